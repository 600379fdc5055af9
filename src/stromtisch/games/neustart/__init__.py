"""Neustart: a crisis staff brings a town through a week without power."""

"""A table and everything about it, without HTTP, sockets and databases."""

"""The Policy Maker: one government against the investors, a term in office against monopolies."""

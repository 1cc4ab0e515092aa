"""How values stand to numbers."""

#: By the numbers of enum gteval_relation.
RELATIONS = ("=", ">=", "<=", ">", "<")

"""Environments: the games for other people's policies, in the interfaces that their field has."""

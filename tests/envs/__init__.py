"""Environments for other people's policies."""

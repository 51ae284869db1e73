"""Bots, and the processes in which they think."""

"""The house in the browser: its database and its Python, in a real Chromium.

These tests have loops of their own, unlike those of the page: they run in processes of their own.
"""

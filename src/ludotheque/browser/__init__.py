"""The house in the browser: tables without a server, run by Pyodide in a worker of the page.

What is JavaScript's, such as the database, is reached through functions that the worker hands in
(`web/src/browser/`); nothing here imports Pyodide, so all of it runs in CPython too.
"""

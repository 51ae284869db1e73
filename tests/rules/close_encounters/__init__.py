"""The rules of Close Encounters, clause by clause, and against a second opinion."""

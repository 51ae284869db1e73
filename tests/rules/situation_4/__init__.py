"""The rules of Situation 4, clause by clause, and the boards that they are played on."""

"""Documents that name things in the code."""

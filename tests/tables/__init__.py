"""The store, the keys, and tables that people and bots sit at."""

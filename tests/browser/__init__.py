"""The page in a real browser, against a real server. Run in a process of its own."""

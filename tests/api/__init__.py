"""The API without a web server: commands, requests, the live connection."""

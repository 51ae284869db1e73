"""The web application: tables over HTTP and a live connection."""

"""What the page speaks with: the HTTP API and the live connection. It needs no web server."""

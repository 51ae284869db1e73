"""The site: tables over HTTP and a live connection."""

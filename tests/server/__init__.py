"""The site over real sockets: the door, the server, the messages."""

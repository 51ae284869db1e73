"""Tables: where people and bots sit down to play. Durable, and knows no network."""

"""Tables: where people and bots sit down to play. Durable, and knows no network.

`table` is a table as its log has it, `live_table` the same while it is played at, and `house` has
them all. Whatever is sent of a table goes through `messages`, and whatever is drawn there through
`fairness`.
"""

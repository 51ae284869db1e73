"""Pebbles: from one heap, one to three at a time, and whoever takes the last one wins.

Who leaves a multiple of four wins for certain: a bot that thinks ahead must find that out. It is
played on a heap that fate has no hand in, or on one to which fate adds a pebble or none.
"""

from ludotheque.engine.game import About, Option

about = About(
    name="pebbles",
    version=1,
    seats=(2,),
    boards=("heap",),
    options=(Option("fate", ("absent", "present")),),
)

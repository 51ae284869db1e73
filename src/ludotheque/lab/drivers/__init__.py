"""What the laboratory plays games with: functions in the part of Python that also compiles.

Each module is a driver, compiled together with a game's rules (see `engine/compile.py`). Most bring
what the loop of `engine/drive.py` asks for, each for its own purpose.
"""

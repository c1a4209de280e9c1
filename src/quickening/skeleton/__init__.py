"""What `quickening new-game` writes: a game that can be played at once, to be changed into another.

The files end in `.txt`, because here they are no code: what stands in them in double braces is the name of the game,
its package, its class, and the code of its rulebook.
"""

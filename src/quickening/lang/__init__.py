"""The ability tree: frozen nodes for abilities, effects, costs, conditions, selections, amounts and durations.

What is here serves every game. A game adds its own nodes in its `kinds`, with the same few methods.
"""

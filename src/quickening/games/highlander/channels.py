"""What derived values of the game follow from (`core/derive.py`)."""

from __future__ import annotations

from quickening.core.derive import Channel

#: Which texts are in force, and whom they are about; and how the duel goes on, to which all else belongs that a text
#: may look at.
TEXTS = Channel()
COURSE = Channel()

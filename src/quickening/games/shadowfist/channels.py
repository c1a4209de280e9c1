"""What derived values of the game follow from (`core/derive.py`)."""

from __future__ import annotations

from quickening.core.derive import Channel

#: The texts that are active; how the game goes on, to which all else belongs that a text may look at; the scene that
#: goes on, of which only menus know.
TEXTS = Channel()
COURSE = Channel()
SCENE = Channel()
#: Where a card comes or goes, or a change begins or ends, that no other text has to be looked at again for, no more
#: is written (`rules/invalidation.py`): which cards are in play; which Unique ones; what is used of cards; who waits
#: for something; what replaces something; which changes are in force; and these where they cannot be put right.
CARDS = Channel()
UNIQUES = Channel()
USES = Channel()
WAITING = Channel()
REPLACING = Channel()
CHANGES = Channel()
FORCE = Channel()
#: And the cards that work out of play, as such a card moves.
OUTSIDE = Channel()
#: The cards of which somebody took control.
TAKING = Channel()
#: The cards in hands and face up before players that may be played into closed scenes; those in smoked piles.
BREAKING_IN = Channel()
SMOKED = Channel()

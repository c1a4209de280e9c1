"""What derived values of the game follow from (`core/derive.py`)."""

from __future__ import annotations

from quickening.core.derive import Channel

#: The texts and modifiers in force; how the game goes on, to which all else belongs that a text may look at.
TEXTS = Channel()
COURSE = Channel()
#: Where a card comes or goes whose text is about no other card, no more is written than it has to do with: which
#: cards are in play; always-on powers that change cards, what they can do, or which powers they have; those that
#: change nothing about cards; texts that wait for something; texts that replace something.
CARDS = Channel()
CHANGES = Channel()
LAWS = Channel()
GIFTS = Channel()
SAYINGS = Channel()
WAITING = Channel()
REPLACING = Channel()
#: And where the cards are that give powers to others; what is looked at and changed by texts in force; which cards
#: there are at all.
GIVING = Channel()
ASPECTS = Channel()
POOL = Channel()

"""The phrases for what happens in place of something else (SF 6.0)."""

from __future__ import annotations

from quickening.games.shadowfist.vocabulary import triggers, triggers_combat
from quickening.games.shadowfist.vocabulary.abilities import Instead
from quickening.text.phrasebook import Phrasebook


def add_instead(book: Phrasebook) -> None:
    """`if it would be smoked, return it to its owner's hand instead`."""
    _would(book)
    phrase = book.phrase
    for head in ("if", "when", "whenever"):
        only = head != "if"
        phrase(
            "paragraph",
            f"{head} {{trigger:would}}, {{effects:in_place}} instead.",
            Instead,
            read_only=only,
            also=f"{head} {{trigger:would}}, instead {{effects:in_place}}.",
        )
        phrase(
            "paragraph",
            f"{head} {{trigger:would}}, you may {{effects:in_place}} instead.",
            Instead,
            may=True,
            read_only=only,
            also=f"{head} {{trigger:would}}, you may instead {{effects:in_place}}.",
        )
    book.list_of("in_place", "simple_said")


def _would(book: Phrasebook) -> None:
    """What is about to happen to a card, or what a card is about to do."""
    phrase = book.phrase
    for verb, node in (
        ("smoked", triggers.IsSmoked),
        ("toasted", triggers.IsToasted),
        ("sacrificed", triggers.IsSacrificed),
        ("healed", triggers.IsHealed),
        ("turned", triggers.Turns),
        ("unturned", triggers.Unturns),
    ):
        phrase("would", f"{{who:watched}} would be {verb}", node)
        phrase("would", f"{{who:watched}} would be {verb} by {{by:by_who}}", node)
    phrase("would", "{who:watched} would leave play", triggers.LeavesPlay)
    phrase("would", "{who:watched} would be smoked in combat", triggers.IsSmoked, combat=True)
    phrase("would", "{who:watched} would be smoked by damage", triggers.IsSmoked, damage=True)
    smoke = "{who:watched} would [successfully] smoke {victim:others}"
    phrase("would", smoke, triggers_combat.SmokesCard)
    how = "(by inflicting combat damage|in combat|by combat damage|with combat damage)"
    phrase("would", f"{smoke} {how}", triggers_combat.SmokesCard, combat=True)

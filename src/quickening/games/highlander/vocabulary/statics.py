"""Whole sentences that hold: whom something holds for, on what condition, and in which part of a turn."""

from __future__ import annotations

from typing import Any

from quickening.games.highlander.vocabulary import abilities, attack_changes, conditions, silencing
from quickening.games.highlander.vocabulary.filters import IsPowerBlow
from quickening.lang.selections import Cards
from quickening.text.phrasebook import Phrasebook

#: The subject of a change: its category, whom it is about, how a sentence begins, and other ways to begin it.
HEADS: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("you_change", "you", ("",)),
    ("opp_change", "opponent", ("",)),
    ("each_change", "each", ("",)),
    ("attack_part", "this", ("this attack ", "it ")),
    ("defense_part", "this", ("this defense ", "this block ", "this dodge ")),
    ("attack_part", "that", ("that attack ",)),
    ("defense_part", "that", ("that defense ", "that block ", "that dodge ", "that Guard ")),
)


def add_statics(book: Phrasebook) -> None:
    """Sentences that hold as long as their card counts."""
    _with_subject(book)
    _of_attacks(book)
    _lessened(book)
    _in_turns(book)


def _with_subject(book: Phrasebook) -> None:
    """A change with its subject, perhaps on a condition."""
    phrase, static = book.phrase, abilities.Static
    for category, who, heads in HEADS:
        said, *also = [f"{head}{{change:{category}}}" for head in heads]
        phrase("static", said, static, who=who, also=tuple(also))
        phrase("if_static", f"if {{condition}}, {said}", static, who=who)
        phrase("static", f"{said} if {{condition}}", static, who=who, read_only=True)
        for head in also:
            phrase("if_static", f"if {{condition}}, {head}", static, who=who, read_only=True)


def _of_attacks(book: Phrasebook) -> None:
    """What holds for all attacks of a kind, or defenses, of a player."""
    phrase, static = book.phrase, abilities.Static
    for who, owner in (("you", "your"), ("opponent", "{_o:opponents}"), ("each", "")):
        parts: dict[str, Any] = {"_o": "opponent"} if who == "opponent" else {}
        blows: dict[str, Any] = parts | {"cards": Cards(IsPowerBlow())}
        shots: dict[str, Any] = parts | {"cards": Cards(IsPowerBlow(head_shot=True))}
        for kind, fixed in (("{cards:cards_pl}", parts), ("Power Blows", blows), ("Head Shots", shots)):
            said = f"{owner} {kind} {{change:attacks_part}}".strip()
            phrase("static", said, static, who=who, **fixed)
            phrase("if_static", f"if {{condition}}, {said}", static, who=who, **fixed)
            if who == "each" and fixed:
                phrase("static", f"all {said}", static, who=who, read_only=True, **fixed)
    for all_ in ("all {0} you play", "any of your successful {0}", "all of your {0}", "all your {0}"):
        words = all_.format("{cards:cards_pl}")
        phrase("static", f"{words} {{change:attacks_part}}", static, read_only=True)
    phrase("static", "all {cards:cards_pl} {change:attacks_part}", static, who="each", read_only=True)
    phrase("static", "your {cards:cards_pl} {change:defenses_part}", static)
    theirs = "{_o:opponents} {cards:cards_pl} {change:defenses_part}"
    phrase("static", theirs, static, who="opponent", _o="opponent")


def _lessened(book: Phrasebook) -> None:
    """Damage that is reduced or increased, with the damage as the subject."""
    phrase, static = book.phrase, abilities.Static
    whose = (
        ("you", "your {cards:cards_pl}"),
        ("opponent", "your opponent's {cards:cards_pl}"),
        ("opponent", "[all ]{cards:cards_pl} against you"),
        ("each", "[all ]{cards:cards_pl}"),
    )
    for who, attacks in whose:
        phrase("static", f"damage from {attacks} is {{change:lessened}}", static, who=who, read_only=True)
    for attacks in ("[all ]{cards:cards_pl} [played ]against you", "each {cards} [played ]against you"):
        said = f"reduce [the ]damage (of|from) {attacks} by {{change:less}}"
        phrase("static", said, static, who="opponent", read_only=True)
        said = f"prevent {{change:less}} (damage|point of damage|points of damage) from {attacks}"
        phrase("static", said, static, who="opponent", read_only=True)
    phrase("less", "{plus:minus}", attack_changes.DamagePlus)
    phrase("lessened", "reduced by {plus:minus}", attack_changes.DamagePlus)
    phrase("lessened", "increased by {plus:n}", attack_changes.DamagePlus)


def _in_turns(book: Phrasebook) -> None:
    """What holds in a turn, or a part of one."""
    phrase, static = book.phrase, abilities.Static
    for tail in ("during your turn", "each turn", "per turn", "during each of your turns"):
        phrase("static", f"{{change:you_change}} {tail}", static, read_only=True)
        phrase("if_static", f"if {{condition}}, {{change:you_change}} {tail}", static, read_only=True)
    for tail in ("during their turn", "during their turns", "each turn", "per turn", "during each of their turns"):
        phrase("static", f"{{change:opp_change}} {tail}", static, who="opponent", read_only=True)
        phrase("static", f"{{change:each_change}} {tail}", static, who="each", read_only=True)
    kept = "your cards cannot be nullified during your turn by your opponent"
    phrase("static", kept, static, change=silencing.CannotBeNullified(), condition=conditions.YourTurn())
    for phase in ("defense", "attack"):
        during = f"during your {phase} phase, {{change:you_change}}"
        phrase("static", during, static, condition=conditions.InPhase(phase))

"""The phrases for triggers about combat and damage."""

from __future__ import annotations

from typing import Any

from quickening.games.shadowfist.vocabulary import triggers_combat
from quickening.games.shadowfist.vocabulary.triggers import IsSmoked
from quickening.text.phrasebook import Phrasebook


def add_combat(book: Phrasebook) -> None:
    phrase = book.phrase
    when = "(when|whenever) {who:watched} "
    phrase(
        "trigger",
        f"{when}enters combat with {{fights:others}}",
        triggers_combat.EntersCombat,
        also=f"{when}enter combat with {{fights:others}}",
    )
    phrase("trigger", f"{when}enters combat", triggers_combat.EntersCombat, other=False, also=f"{when}enter combat")
    phrase(
        "trigger",
        f"{when}intercepts {{attacker:others}}",
        triggers_combat.Intercepts,
        also=f"{when}intercept {{attacker:others}}",
    )
    phrase(
        "trigger",
        f"{when}attacks {{target:target_cards}}",
        triggers_combat.Attacks,
        also=f"{when}turns to attack {{target:target_cards}}",
    )
    phrase("target_cards", "a {cards}")
    kinds: tuple[tuple[str, dict[str, Any]], ...] = (("combat damage", {"combat": True}), ("damage", {}))
    for kind, fixed in kinds:
        for word in ("inflicts", "inflict"):
            only = word == "inflict"
            phrase(
                "trigger", f"{when}{word} {kind} on {{on:others}}", triggers_combat.Inflicts, **fixed, read_only=only
            )
            phrase("trigger", f"{when}{word} {kind}", triggers_combat.Inflicts, **fixed, read_only=only)
    phrase("trigger", f"{when}damages {{on:others}}", triggers_combat.Inflicts, read_only=True)
    by = ("by inflicting combat damage", "in combat", "by combat damage", "with combat damage")
    phrase(
        "trigger",
        f"{when}smokes {{victim:others}}",
        triggers_combat.SmokesCard,
        also=f"{when}smoke {{victim:others}}",
    )
    also = (
        *(f"{when}smokes {{victim:others}} {how}" for how in by[1:]),
        *(f"{when}smoke {{victim:others}} {how}" for how in by),
    )
    phrase("trigger", f"{when}smokes {{victim:others}} {by[0]}", triggers_combat.SmokesCard, combat=True, also=also)
    _if_it_fights(book)
    _damaged(book)


def _if_it_fights(book: Phrasebook) -> None:
    """Older cards say `if` of what happens at a moment as well."""
    phrase = book.phrase
    who = "if {who:watched} "
    for s in ("s", ""):
        for kind, combat in (("combat damage", True), ("damage", False)):
            for on in ("", " on {on:others}"):
                phrase(
                    "trigger", f"{who}inflict{s} {kind}{on}", triggers_combat.Inflicts, combat=combat, read_only=True
                )
        phrase("trigger", f"{who}damage{s} {{on:others}}", triggers_combat.Inflicts, read_only=True)
        phrase("trigger", f"{who}smoke{s} {{victim:others}}", triggers_combat.SmokesCard, read_only=True)
        for how in ("by inflicting combat damage", "in combat", "by combat damage"):
            smoking = f"{who}smoke{s} {{victim:others}} {how}"
            phrase("trigger", smoking, triggers_combat.SmokesCard, combat=True, read_only=True)
        phrase("trigger", f"{who}turn{s} to attack", triggers_combat.Attacks, read_only=True)
        phrase("trigger", f"{who}turn{s} to attack {{target:target_cards}}", triggers_combat.Attacks, read_only=True)
    for tail in ("in combat", "in an attack"):
        phrase(
            "trigger",
            f"(when|whenever|if) {{who:watched}} damages {{on:others}} {tail}",
            triggers_combat.Inflicts,
            combat=True,
            read_only=True,
        )
    for how in ("by combat damage", "in combat"):
        phrase(
            "trigger", f"(when|whenever|if) {{who:watched}} is smoked {how}", IsSmoked, combat=True, read_only=True
        )


def _damaged(book: Phrasebook) -> None:
    phrase = book.phrase
    for kind in ("combat", "non-combat", ""):
        words = f"{kind} damage".strip()
        fixed: dict[str, Any] = {"kind": kind}
        phrase(
            "trigger",
            f"when {words} is inflicted on {{who:others}}",
            triggers_combat.IsDamaged,
            **fixed,
            also=(f"whenever {words} is inflicted on {{who:others}}", f"when {{who:watched}} takes {words}"),
        )
        phrase(
            "trigger",
            f"when {words} is inflicted on {{who:others}} by {{source:others}}",
            triggers_combat.IsDamaged,
            **fixed,
        )
        phrase(
            "trigger",
            f"when {{least:n}} or more {words} is inflicted on {{who:others}}",
            triggers_combat.IsDamaged,
            **fixed,
        )
        phrase(
            "trigger",
            f"when {words} is inflicted on {{who:others}} by {{by:by_who}}",
            triggers_combat.IsDamaged,
            **fixed,
        )
        phrase(
            "trigger",
            f"when {{by:any_who}} inflict(s|) {words} on {{who:others}}",
            triggers_combat.IsDamaged,
            read_only=True,
            **fixed,
        )
    phrase(
        "trigger",
        "when {who:watched} is damaged",
        triggers_combat.IsDamaged,
        read_only=True,
        also="when {who:watched} are damaged",
    )
    phrase("trigger", "when {by:any_who} damage(s|) {who:others}", triggers_combat.IsDamaged, read_only=True)
    phrase(
        "trigger",
        "when {by:any_who} reduce(s|) {who:body_of} Body to 0",
        triggers_combat.ReducesBody,
        also=("when {by:any_who} reduce(s|) the Body of {who:others} to 0",),
    )
    phrase("body_of", "{what:own}'s")
    phrase("body_of", "{what:subject}'s")
    phrase("body_of", "a {cards}'s")

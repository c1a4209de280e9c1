"""The phrases for times: turns as triggers, and when something may be played or used."""

from __future__ import annotations

from typing import Any

from quickening.games.shadowfist.vocabulary import (
    conditions,
    people,
    timings,
    triggers,
    triggers_combat,
    triggers_players,
)
from quickening.games.shadowfist.vocabulary.selections import Subject
from quickening.games.shadowfist.vocabulary.series import add_filtered, add_series
from quickening.text.phrasebook import Phrasebook


def add_times(book: Phrasebook) -> None:
    phrase = book.phrase
    for edge, node in (("start", triggers_players.TurnStarts), ("end", triggers_players.TurnEnds)):
        words = ("beginning",) if edge == "start" else ()
        for whose, who, others in (
            ("your turn", people.You(), ("each of your turns", "each your turn")),
            (
                "each opponent's turn",
                people.AnyOpponent(),
                ("an opponent's turn", "any opponent's turn", "every opponent's turn"),
            ),
            ("each turn", None, ("every turn", "any turn", "each player's turn")),
        ):
            also = tuple(f"at the {one} of {turn}" for one in (edge, *words) for turn in (whose, *others))
            phrase("trigger", f"at the {edge} of {whose}", node, whose=who, also=also[1:])
    phrase("trigger", "at the end of the turn", triggers_players.TurnEnds, read_only=True)
    for whose, who in (("your", people.You()), ("each opponent's", people.AnyOpponent()), ("each", None)):
        phrase(
            "trigger",
            f"at the start of {whose} Main Shot",
            triggers_players.MainShotStarts,
            whose=who,
            also=f"at the beginning of {whose} Main Shot",
        )
    phrase("trigger", "at the end of each attack", triggers_players.AttackEnds, also=("at the end of any attack",))
    phrase(
        "trigger",
        "at the end of any attack you declared",
        triggers_players.AttackEnds,
        by=people.You(),
        read_only=True,
    )
    for owner in ("its controller", "subject's controller"):
        of_subject = people.ControllerOf(Subject())
        phrase(
            "trigger",
            f"at the start of {owner}'s turn",
            triggers_players.TurnStarts,
            whose=of_subject,
            read_only=owner[0] == "i",
        )
        phrase(
            "trigger",
            f"at the end of {owner}'s turn",
            triggers_players.TurnEnds,
            whose=of_subject,
            read_only=owner[0] == "i",
        )
    phrase(
        "trigger",
        "at the end of each turn in which {which:happened}",
        triggers_players.TurnEnds,
        also=("at the end of any turn in which {which:happened}", "at the end of the turn in which {which:happened}"),
    )
    phrase(
        "trigger",
        "at the end of each opponent's turn in which {which:happened}",
        triggers_players.TurnEnds,
        whose=people.AnyOpponent(),
        also=(
            "at the end of any opponent's turn in which {which:happened}",
            "at the end of an opponent's turn in which {which:happened}",
        ),
    )
    phrase(
        "trigger", "at the end of your turn in which {which:happened}", triggers_players.TurnEnds, whose=people.You()
    )
    phrase("happened", "{trigger:past}", conditions.SomethingHappened)
    for verb, done in (
        ("smoked", triggers.IsSmoked),
        ("toasted", triggers.IsToasted),
        ("burned", triggers.IsBurned),
        ("seized", triggers.IsSeized),
        ("revealed", triggers.IsRevealed),
        ("sacrificed", triggers.IsSacrificed),
    ):
        phrase(
            "past",
            f"{{who:watched}} was {verb}",
            done,
            also=(f"at least one {{who:cards}} was {verb}", f"at least 1 {{who:cards}} was {verb}"),
        )
    phrase("past", "{who:own} inflicted combat damage", triggers_combat.Inflicts, combat=True)
    phrase("past", "an attack you declared failed", triggers_players.AttackEnds, by=people.You(), how="fails")


def add_timings(book: Phrasebook) -> None:
    phrase = book.phrase
    phrase("timing_use", "during your Main Shot", timings.MainShot, whose=people.You())
    phrase(
        "timing_use",
        "during any Main Shot",
        timings.MainShot,
        also=("during any player's Main Shot", "during any Main Shot, including during an attack"),
    )
    phrase("timing_use", "during an opponent's Main Shot", timings.MainShot, whose=people.AnyOpponent())
    phrase("timing_use", "during your turn", timings.DuringTurn, whose=people.You())
    phrase("timing_use", "during an opponent's turn", timings.DuringTurn, whose=people.AnyOpponent())
    phrase("timing_use", "at the start of your turn", timings.StartOfTurn)
    phrase("timing_use", "during an attack", timings.InAttack)
    phrase(
        "timing_use",
        "during an attack on {target:others}",
        timings.InAttack,
        also=("during an attack against {target:others}", "during an attack that targets {target:others}"),
    )
    phrase("timing_use", "during an attack you declared", timings.InAttack, by=people.You())
    phrase("timing_use", "during an attack you declared on {target:others}", timings.InAttack, by=people.You())
    phrase(
        "timing_use",
        "during an opponent's attack",
        timings.InAttack,
        by=people.AnyOpponent(),
        also="during an attack declared by an opponent",
    )
    phrase("timing_use", "during an opponent's attack on {target:others}", timings.InAttack, by=people.AnyOpponent())
    anytime = ("any time except during an attack", "at any time except during an attack")
    phrase("timing_use", "except during an attack", timings.OutsideAttack, also=anytime)
    phrase("timing_use", "in response to a {cards}", timings.InResponse)
    phrase("timing_use", "in response to a {cards} played by {by:by_who}", timings.InResponse)
    phrase(
        "timing_use",
        "after an unsuccessful attack",
        timings.When,
        trigger=triggers_players.AttackEnds(how="fails"),
        read_only=True,
    )
    phrase(
        "timing_use",
        "in response to an opponent's effect that would {verbs:threats}",
        timings.Threatened,
        also="in response to an effect that would {verbs:threats}",
    )
    add_series(book, "threats", "threat", ("or",))
    for words, verb in (
        ("look at your hand", "look at hand"),
        ("make you discard", "discard"),
        ("toast your cards", "toast"),
        ("steal Power from you", "steal"),
    ):
        phrase("threat", words, value=verb)
    attempts = "when an opponent's effect attempts to look at your hand or force you to discard"
    phrase("timing_use", attempts, timings.Threatened, verbs=("look at hand", "discard"), read_only=True)
    causes = "when an opponent's effect would cause you to discard or toast cards from your hand, deck or smoked pile"
    phrase("timing_use", causes, timings.Threatened, verbs=("discard", "toast"), read_only=True)
    phrase("timing_used", "{it:timing_use}")
    phrase("timing_used", "{one:timing_use} {other:timing_use}", timings.BothTimings)
    phrase("timing", "{it:timing_used}")
    _gerunds(book)
    phrase(
        "timing_use",
        "when a {cards} would be {verbs:would_verbs} by an opponent",
        timings.WouldHappen,
        by=people.AnyOpponent(),
    )
    add_series(book, "would_verbs", "would_verb", ("or",))
    for verb, word in (
        ("smoked", "smoke"),
        ("toasted", "toast"),
        ("damaged", "damage"),
        ("turned", "turn"),
        ("canceled", "cancel"),
    ):
        phrase("would_verb", verb, value=word)
    phrase(
        "timing_use",
        "during an attack on {target:others} by an opponent {trait:who_trait}",
        timings.InAttack,
        by=people.AnyOpponent(),
    )
    add_filtered(book, "trigger_now", "trigger", lambda one: not isinstance(one, triggers_players.TurnStarts))
    phrase("timing", "{trigger:trigger_now}", timings.When)


def _gerunds(book: Phrasebook) -> None:
    """`in response to an opponent seizing a Site you control`."""
    for words, node in (
        ("seizing", triggers.IsSeized),
        ("burning", triggers.IsBurned),
        ("smoking", triggers.IsSmoked),
        ("toasting", triggers.IsToasted),
        ("sacrificing", triggers.IsSacrificed),
        ("revealing", triggers.IsRevealed),
        ("turning", triggers.Turns),
    ):
        doing = f"in response to {{by:any_who}} {words} {{who:others}}"
        book.phrase("timing", doing, _in_answer_to(node), read_only=True)
    for burning, kind in (("burning", ""), ("burning-for-victory", "victory"), ("burning for victory", "victory")):
        taking = f"in response to {{by:any_who}} seizing or {burning} {{who:others}}"
        book.phrase("timing", taking, _in_answer_to_taking(kind), read_only=True)


def _in_answer_to(node: Any) -> Any:
    return lambda by, who: timings.When(node(who, by))


def _in_answer_to_taking(kind: str) -> Any:
    return lambda by, who: timings.When(
        triggers.Either((triggers.IsSeized(who, by), triggers.IsBurned(who, by, kind=kind)))
    )

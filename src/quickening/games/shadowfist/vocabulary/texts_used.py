"""The phrases for activated abilities."""

from __future__ import annotations

from typing import Any

from quickening.core.data import replace
from quickening.games.shadowfist.vocabulary import people
from quickening.games.shadowfist.vocabulary.abilities import (
    Activated,
)
from quickening.games.shadowfist.vocabulary.answering import NewTargets, ReplaceTargets
from quickening.games.shadowfist.vocabulary.conditions import Countered
from quickening.games.shadowfist.vocabulary.damaging import HealDivided
from quickening.games.shadowfist.vocabulary.effects import TurnCards
from quickening.games.shadowfist.vocabulary.entering import PlayThis
from quickening.games.shadowfist.vocabulary.filters import Noun
from quickening.games.shadowfist.vocabulary.filters_place import Controlled
from quickening.games.shadowfist.vocabulary.power_effects import GainPower
from quickening.games.shadowfist.vocabulary.series import add_filtered
from quickening.games.shadowfist.vocabulary.texts_continuous import WhereX
from quickening.games.shadowfist.vocabulary.timings import InResponse, MainShot, OutsideAttack
from quickening.lang.selections import All, Cards, ThisCard
from quickening.text.phrasebook import Phrasebook


def _heads(book: Phrasebook) -> None:
    phrase = book.phrase
    phrase(
        "once",
        "once per turn,",
        value="turn",
        also=(
            "once per turn",
            "once each turn,",
            "once during each turn,",
            "once each turn",
            "once during each of your turns,",
            "once during your turn,",
            "once per turn , ",
        ),
    )
    twice = ("twice per turn", "twice a turn,", "twice a turn", "twice each turn,")
    phrase("once", "twice per turn,", value="twice", also=twice)
    phrase(
        "once_main",
        "once during your Main Shot, you may",
        value="turn",
        also=("once per Main Shot, you may", "once each Main Shot, you may"),
    )
    phrase("once", "once per attack,", value="attack", also=("once during each attack,", "once each attack,"))


def add_activated(book: Phrasebook) -> None:
    """SF 24.1.1. `cost :: effect`; turn and maintain (SF 10.4); old cards say `cost to effect`."""
    _heads(book)
    phrase = book.phrase
    forms: tuple[tuple[str, dict[str, Any]], ...] = (("", {}), ("{once} you may ", {}))
    for head, fixed in forms:
        base = f"{head}{{costs}}"
        also_head = "{once} " if head else "you may "
        for time in ("", " {timing:timing_used}"):
            words = f"{base}{time} :: {{effects}}"
            also = [f"{also_head}{{costs}}{time} :: {{effects}}", f"{base}{time} to {{effects:to_effects}}"]
            if not head:
                also.append(f"you may {base}{time} to {{effects:to_effects}}")
            if time:
                also += [
                    f"{head}{{timing:timing_used}}, {{costs}} :: {{effects}}",
                    f"{head}{{timing:timing_used}} {{costs}} :: {{effects}}",
                    f"{head}{{timing:timing_used}}, {{costs}} to {{effects:to_effects}}",
                ]
            phrase("use", words, Activated, **fixed, also=tuple(also))
            phrase(
                "use",
                f"if {{condition}}, {words}",
                Activated,
                **fixed,
                also=(f"if {{condition}}, you may {words}", f"while {{condition}}, {words}")
                if not head
                else (f"while {{condition}}, {words}",),
            )
    maintain: dict[str, Any] = {"maintain": True}
    main: dict[str, Any] = {"timing": MainShot(people.You()), "read_only": True}
    phrase(
        "use",
        "{once:once_main} {costs} :: {effects}",
        Activated,
        **main,
        also="{once:once_main} {costs} to {effects:to_effects}",
    )
    phrase("use", "{once:once_main} {effects:to_deeds}", Activated, costs=(), **main)
    phrase("use", "{once} you may {effects:to_deeds} {timing:timing_used}", Activated, costs=())
    phrase(
        "use",
        "{costs}, except during an attack, to {effects:to_effects}",
        Activated,
        timing=OutsideAttack(),
        read_only=True,
    )
    phrase("use", "{once} you may {effects:to_deeds}", Activated, costs=(), also=("{once} {effects:to_deeds}",))
    book.list_of("to_deeds", "to_deed")
    phrase("to_deed", "{deed}")
    phrase("to_deed", "{effect:lasting}")
    phrase("use", "turn {timing:timing_used} and {costs} :: {effects}", _turning_too, read_only=True)
    phrase("use", "{costs} to {effects:to_single} {timing:timing_used}", Activated, read_only=True)
    phrase("use", "turn for {amount:amt} Power", _turn_for_power, read_only=True)
    phrase("use", "{costs} (if|while) {condition} :: {effects}", Activated, read_only=True)
    phrase("use", "{costs} (if|while) {condition} and {aims:costs} :: {effects}", _while_aiming, read_only=True)
    for time in ("", " {timing:timing_used}"):
        old = f"if {{condition}}, you may {{costs}}{time} to {{effects:to_effects}}"
        phrase("use", old, Activated, read_only=True)
    for time in ("", " {timing:timing_used}"):
        phrase(
            "use",
            f"{{once:once_word}} while {{condition:while_self}}, you may {{costs}}{time} :: {{effects}}",
            Activated,
            read_only=True,
        )
    while_so = "{once:once_word} while {condition:while_self}, you may {effects:to_deeds}"
    phrase("use", "if {condition}, {once} you may {effects:to_deeds}", Activated, costs=(), also=while_so)
    phrase("once_word", "once per turn", value="turn")
    phrase(
        "use",
        "you may {effects:to_play} if {condition}",
        Activated,
        costs=(),
        also="if {condition}, you may {effects:to_play}",
    )
    phrase("use", "you may {effects:to_play}", Activated, costs=())
    shown = "you may {effects:to_play} if {condition}. {_own:own} is played face up"
    phrase("use", shown, _played_face_up, read_only=True)
    book.list_of("to_play_any", "deed")
    add_filtered(
        book,
        "to_play",
        "to_play_any",
        lambda done: isinstance(done[0], PlayThis) and done[0].face_up | (done[0].origin != "hand"),
    )
    phrase("use", "from your hand, {costs} {timing:timing_used} :: {effects}", Activated, area="hand")
    phrase(
        "use",
        "if {_own:own} is in your hand {timing:timing_used}, {costs} :: {effects}",
        Activated,
        area="hand",
        read_only=True,
    )
    phrase("use", "when {condition:counted_so}, {costs} :: {effects}", Activated, read_only=True)
    phrase("counted_so", "there are {least:n} or more counters on {what:one}", Countered)
    others: dict[str, Any] = {"users": "opponents", "timing": MainShot(people.You()), "once": "turn"}
    phrase(
        "use",
        "once during an opponent's Main Shot, he or she may {costs} :: {effects}",
        Activated,
        **others,
        also="once during an opponent's Main Shot, he or she may {costs} :: that opponent {effects:he_does}",
    )
    book.list_of("he_does", "he_heals")
    phrase(
        "he_heals",
        "heals up to {amount:amt} damage total from cards he or she controls",
        HealDivided,
        what=All(Cards(Noun("card"), (), (Controlled(people.You()),))),
    )
    phrase("use", "{costs:costs_said}. {effects}", Activated, read_only=True)
    add_filtered(book, "costs_said", "costs", lambda costs: len(costs) > 1)
    phrase(
        "use",
        "turn and maintain :: {effects:helds}",
        Activated,
        **maintain,
        costs=(),
        also=(
            "turn and maintain to {effects:helds}",
            "turn and maintain {_own:own} to {effects:helds}",
            "turn and maintain it to {effects:helds}",
        ),
    )
    phrase("use", "{costs:keeping} :: {effects:helds}", Activated)
    phrase(
        "use",
        "turn and maintain and {costs} :: {effects:helds}",
        Activated,
        **maintain,
        also=("turn and maintain, {costs} :: {effects:helds}",),
    )
    keep = (
        "(if|while) {condition}, turn and maintain [it] to {effects:helds}",
        "while {condition}, turn and maintain :: {effects:helds}",
    )
    phrase("use", "if {condition}, turn and maintain :: {effects:helds}", Activated, **maintain, costs=(), also=keep)
    kept = "(if|while) {condition}, turn and maintain and {costs} :: {effects:helds}"
    phrase("use", kept, Activated, **maintain)
    _retargeting(book)
    phrase("paragraph", "{it:use}.")
    phrase("paragraph", "{ability:use}. X = {x:limited}.", WhereX, also="{ability:use}. X= {x:limited}.")


def _retargeting(book: Phrasebook) -> None:
    """SF 26.6.4. `turn :: change the target of an Event`: in response to it, to as many others that are legal."""
    for head in ("", "you may ", "{once} you may "):
        for joint in ("::", "to"):
            words = f"{head}{{costs}} {joint} change the target of a {{cards:an_event}}"
            book.phrase("use", words, _changing_target, read_only=True)
    add_filtered(book, "an_event", "cards", lambda cards: getattr(cards, "noun", None) == Noun("Event"))


def _changing_target(costs: tuple[Any, ...], cards: Any, once: str = "") -> Any:
    return Activated((*costs, NewTargets()), (ReplaceTargets(),), InResponse(cards), once=once)


def _played_face_up(effects: tuple[Any, ...], condition: Any, **_: Any) -> Any:
    """SF 25.7. What is said of the card after how it is played."""
    return Activated((), tuple(replace(one, face_up=True) for one in effects), condition=condition)


def _while_aiming(costs: tuple[Any, ...], condition: Any, aims: tuple[Any, ...], effects: tuple[Any, ...]) -> Any:
    return Activated((*costs, *aims), effects, condition=condition)


def _turning_too(timing: Any, costs: tuple[Any, ...], effects: tuple[Any, ...]) -> Any:
    return Activated((TurnCards(ThisCard()), *costs), effects, timing)


def _turn_for_power(amount: Any) -> Any:
    return Activated((TurnCards(ThisCard()),), (GainPower(amount),))

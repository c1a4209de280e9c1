"""The phrases for abilities that work from the hand or the smoked pile, and for cards in their first turn."""

from __future__ import annotations

from typing import Any

from quickening.core.data import replace
from quickening.games.shadowfist.vocabulary import filters_place
from quickening.games.shadowfist.vocabulary.abilities import Activated, Continuous, Triggered
from quickening.games.shadowfist.vocabulary.conditions import Is
from quickening.games.shadowfist.vocabulary.damaging import Inflict
from quickening.games.shadowfist.vocabulary.effects import Smoke, Toast, TurnCards
from quickening.games.shadowfist.vocabulary.selections import Subject
from quickening.games.shadowfist.vocabulary.triggers import Turns, Unturns
from quickening.games.shadowfist.vocabulary.triggers_combat import Attacks, EntersCombat, Inflicts
from quickening.lang.selections import It, ThisCard
from quickening.text.phrasebook import Phrasebook

_FIRST = "(until the end of the turn|during the turn) [in which] (it|he|she|they) (enters|enter) play"


def add_places(book: Phrasebook) -> None:
    _from_elsewhere(book)
    _first_turn(book)
    _whenever_they(book)
    _fighting(book)


def _from_elsewhere(book: Phrasebook) -> None:
    """SF 9.2.3. Abilities of a card that is not in play."""
    phrase = book.phrase
    for area in ("smoked pile", "hand"):
        own: dict[str, Any] = {"area": area, "_own": ThisCard()}
        where = f"{{_own:own}} is in your {area}"
        for tail, fixed in (("{effects:effects_now}", {}), ("you may {effects:offered}", {"may": True})):
            also = (
                f"{{trigger}} while {where}, {tail}",
                f"if {where}, {{trigger}}, {tail}",
                f"if {where} {{trigger}}, {tail}",
                f"while {where}, if {{condition}}, {{trigger}}, {tail}",
                f"if {where} and {{condition}}, {{trigger}}, {tail}",
            )
            phrase("wait", f"while {where}, {{trigger}}, {tail}", Triggered, **own, **fixed, also=also[:3])
            phrase(
                "wait",
                f"while {where}, if {{condition}}, {{trigger}}, {tail}",
                Triggered,
                **own,
                **fixed,
                also=also[4],
            )
        _paid_elsewhere(book, where, own)


def _paid_elsewhere(book: Phrasebook, where: str, own: dict[str, Any]) -> None:
    """The same at a cost, when something happens or at any time."""
    phrase, paid = book.phrase, "{costs} :: {effects}"
    also = (f"if {where} {{trigger}}, you may {paid}", f"if {where}, {{trigger}}, you may {paid}")
    phrase("wait", f"while {where}, {{trigger}}, {paid}", Triggered, **own, also=also)
    such = f"if {where} and {{condition}}, {{trigger}}, you may {paid}"
    phrase("wait", f"while {where}, if {{condition}}, {{trigger}}, {paid}", Triggered, **own, also=such)
    used = (f"if {where}, {paid}", f"if {where}, you may {paid}", f"while {where}, you may {paid}")
    phrase("use", f"while {where}, {paid}", Activated, **own, also=used)
    so = f"if {where} and {{condition}}, you may {paid}"
    phrase("use", f"while {where}, if {{condition}}, {paid}", Activated, **own, also=so)


def _first_turn(book: Phrasebook) -> None:
    """`+2 Fighting until the end of the turn it enters play`: as long as that turn lasts (SF 34.0)."""
    phrase = book.phrase
    for head in ("{change:pred}", "{change:loud_gains}", "{_own:own} {change:pred}"):
        phrase("sentence_is", f"{head} {_FIRST}", _new(ThisCard()), read_only=True)
    phrase("sentence_is", f"{{who:cards_pl}} {{change:preds}} {_FIRST}", _new_ones, read_only=True)
    new: tuple[Any, ...] = (filters_place.EnteredThisTurn(),)
    phrase("condition_one", "{what:one} entered play this turn", Is, words=new)
    for q in ("qualifier_one", "qualifier_many"):
        phrase(q, "that entered play this turn", filters_place.EnteredThisTurn)


def _new(who: Any) -> Any:
    return lambda change, **_: Continuous(who, change, Is(who, (filters_place.EnteredThisTurn(),)))


def _new_ones(who: Any, change: Any) -> Any:
    return Continuous(replace(who, after=(*who.after, filters_place.EnteredThisTurn())), change)


def _whenever_they(book: Phrasebook) -> None:
    """`{lot} Characters take 2 damage when they turn`: each one as it does."""
    for words, node in (
        ("(turn|become turned)", Turns),
        ("(unturn|become unturned)", Unturns),
        ("(attack|turn to attack)", Attacks),
    ):
        for much in ("{amount:amt} damage", "{amount:amt} (point|points) of damage"):
            wording = f"[all] {{who:cards_pl}} (take|suffer) {much} (when|whenever) they {words}"
            book.phrase("wait", wording, _hurts(node), read_only=True)


def _fighting(book: Phrasebook) -> None:
    """`any Character in combat with it is smoked`: as combat begins, before any damage (SF 30.2)."""
    for who, meant in (("own", ThisCard()), ("subject", Subject())):
        for word, deed in (("smoked", Smoke), ("toasted", Toast), ("turned", TurnCards)):
            words = f"any {{cards}} in combat with {{_own:{who}}} is {word} [before it inflicts its damage]"
            book.phrase("wait", words, _at_combat(meant, deed), read_only=True)
        book.phrase("wait", f"any {{cards}} damaged by {{_own:{who}}} is smoked", _hurt_by(meant), read_only=True)


def _at_combat(meant: Any, deed: Any) -> Any:
    return lambda cards, **_: Triggered(EntersCombat(meant, cards), (deed(It("that card")),))


def _hurt_by(meant: Any) -> Any:
    return lambda cards, **_: Triggered(Inflicts(meant, cards), (Smoke(It("that card")),))


def _hurts(node: Any) -> Any:
    return lambda who, amount: Triggered(node(who), (Inflict(amount=amount, what=It("it")),))

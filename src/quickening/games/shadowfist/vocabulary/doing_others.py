"""The phrases for what other players may or must do, and for what is done unless somebody pays."""

from __future__ import annotations

from typing import Any

from quickening.core.data import replace
from quickening.games.shadowfist.vocabulary import conditions, people
from quickening.games.shadowfist.vocabulary.abilities import Triggered
from quickening.games.shadowfist.vocabulary.choosing import SacrificeOwn
from quickening.games.shadowfist.vocabulary.effects import Sacrifice
from quickening.games.shadowfist.vocabulary.filters_place import Controlled
from quickening.games.shadowfist.vocabulary.offering import ByOthers
from quickening.games.shadowfist.vocabulary.power_effects import PayPower
from quickening.games.shadowfist.vocabulary.selections import Subject
from quickening.games.shadowfist.vocabulary.series import add_filtered
from quickening.games.shadowfist.vocabulary.third_person import add_third_person
from quickening.games.shadowfist.vocabulary.triggers_players import TurnEnds, TurnStarts
from quickening.lang import resolve
from quickening.lang.selections import Chosen
from quickening.text.phrasebook import Phrasebook

#: Players whose own doing is told of: not you, and nobody who would have to be chosen first.
_OTHERS = (
    people.ThatPlayer,
    people.NamedOpponent,
    people.ControllerOf,
    people.OwnerOf,
    people.Opponents,
    people.Everybody,
    people.LeftOfYou,
)


def add_others(book: Phrasebook) -> None:
    """SF 24.6. `its controller may ...`, `unless that player pays 1 Power`."""
    phrase = book.phrase
    add_filtered(book, "other_who", "who", lambda who: isinstance(who, _OTHERS))
    may = "{who:other_who} may [immediately] {effects:offered}"
    phrase("sentence", may, ByOthers, may=True)
    phrase("sentence", "{who:other_who} must {effects:one_or_other}", ByOthers)
    book.list_of("one_or_other", "must_either")
    phrase(
        "must_either",
        "{one:deed_1} or {other:sentence_1}",
        resolve.Either,
        also="either {one:deed_1} or {other:sentence_1}",
    )
    phrase(
        "condition_one",
        "they do not",
        conditions.DidNot,
        also=("(he or she|that player|that opponent|you) (does|do) not",),
    )
    done = ("(he or she|that player|that opponent) (does|does so)", "they do", "they do so")
    phrase("condition_one", "that player does", conditions.Did, also=done, read_only=True)
    _they_do(book)
    _at_their_turns(book)
    _unless(book)


def _they_do(book: Phrasebook) -> None:
    """What others do by themselves, as the effect resolves; what can be said of any player is said in those words."""
    phrase = book.phrase
    add_third_person(book, "they_do_said", "offered")
    add_filtered(book, "they_do", "they_do_said", _has_no_words)
    add_filtered(book, "must_do", "offered", _has_no_words)
    phrase("sentence", "{who:other_who} must {effects:must_do}", ByOthers)
    phrase("sentence", "{who:other_who} {effects:they_do}", ByOthers, read_only=True)
    clockwise = "and (proceeding|going) clockwise,"
    for start, who in (("the current player", people.InTurn()), ("you", people.Everybody())):
        fixed: dict[str, Any] = {"who": who, "read_only": who != people.InTurn()}
        words = f"starting with {start} {clockwise} each player"
        phrase("sentence", f"{words} must {{effects:must_do}}", ByOthers, **fixed)
        phrase("sentence", f"{words} {{effects:they_do}}", ByOthers, who=who, read_only=True)
        phrase("sentence", f"{words} may {{effects:offered}}", ByOthers, may=True, **fixed)
        late = f"each player, starting with {start} {clockwise} may {{effects:offered}}"
        phrase("sentence", late, ByOthers, who=who, may=True, read_only=True)


def _at_their_turns(book: Phrasebook) -> None:
    """`each player must pay 1 Power at the start of each of his or her turns or ...`."""
    phrase = book.phrase
    for edge, node in (("(start|beginning)", TurnStarts), ("end", TurnEnds)):
        when = f"at the {edge} of [each of] his or her turns"
        words = f"{{who}} must {{one:deed_1}} {when} or {{other:sentence_1}}"
        phrase("wait", words.replace("{who}", "each player"), _or_else(node, None), read_only=True)
        of_subject = people.ControllerOf(Subject())
        phrase(
            "wait", words.replace("{who}", "{_own:subject}'s controller"), _or_else(node, of_subject), read_only=True
        )
    choice = "(a|one) {cards} of his or her choice [that he or she controls]"
    phrase("chosen", choice, _of_theirs, read_only=True)
    phrase("deed", "spend {amount:amt} Power", PayPower, read_only=True)


def _of_theirs(cards: Any) -> Any:
    """A card of whoever chooses it."""
    return Chosen(replace(cards, after=(*cards.after, Controlled(people.ThatPlayer()))))


def _or_else(node: Any, whose: Any) -> Any:
    def build(one: Any, other: Any, **_: Any) -> Any:
        doing = ByOthers(people.ThatPlayer(), (resolve.Either(one, other),))
        return Triggered(node(whose), (doing,))

    return build


def _has_no_words(effects: tuple[Any, ...]) -> bool:
    """Whether there is something in it that is not told of players in general, as gaining Power or drawing is."""
    told = (SacrificeOwn, Sacrifice, resolve.Either)
    parts = [part for one in effects for part in (one.effects if isinstance(one, resolve.Sequence) else (one,))]
    return all(not hasattr(part, "who") and not isinstance(part, told) for part in parts)


def _unless(book: Phrasebook) -> None:
    """What is done if they do not: the offer comes first."""
    phrase = book.phrase
    pays = "unless {who:other_who} (pays|pay|spends|spend) {amount:amt} Power"
    phrase("effect", f"{{effects:sentence_1}} {pays}", _unless_paid, read_only=True)
    phrase("effect", "{effects:sentence_1} unless you {deed}", _unless_done, read_only=True)


def _unless_paid(effects: tuple[Any, ...], who: Any, amount: Any) -> Any:
    offer = ByOthers(who, (PayPower(amount),), may=True)
    return resolve.Sequence((offer, resolve.If(conditions.DidNot(), effects)))


def _unless_done(effects: tuple[Any, ...], deed: Any) -> Any:
    return resolve.Sequence((resolve.May((deed,)), resolve.If(conditions.DidNot(), effects)))

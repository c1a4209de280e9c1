"""What cards gain, inflict, are, and cannot do: the predicates of continuous abilities and of effects that last."""

from __future__ import annotations

from typing import Any

from quickening.games.shadowfist.state import ATTACK, COMBAT, IN_PLAY, LASTING, NEXT_START, NEXT_TURN, TURN
from quickening.games.shadowfist.vocabulary import amounts, changes, filters, filters_place
from quickening.games.shadowfist.vocabulary.abilities import Bold
from quickening.games.shadowfist.vocabulary.describing import BOLD
from quickening.games.shadowfist.vocabulary.gaining_damage import add_about_damage, add_damage_gains
from quickening.games.shadowfist.vocabulary.gaining_predicates import add_predicates, several
from quickening.games.shadowfist.vocabulary.kinds import DamageChange, GainBold
from quickening.games.shadowfist.vocabulary.series import add_series
from quickening.lang.selections import Cards
from quickening.text.phrasebook import Phrasebook

SITES, CHARACTERS = Cards(filters.Noun("Site")), Cards(filters.Noun("Character"))


EVENTS, STATES = Cards(filters.Noun("Event")), Cards(filters.Noun("State"))


def add_gaining(book: Phrasebook) -> None:
    """Gains and predicates, durations."""
    _bold(book)
    _gains(book)
    add_damage_gains(book)
    add_about_damage(book)
    for word in BOLD:
        book.phrase("lost_word", word, value=word)
    add_series(book, "bold_words", "lost_word", ("or", "and"))
    for number in (0, 1):
        add_predicates(book, ("pred", "preds")[number], number)
    _durations(book)


def _bold(book: Phrasebook) -> None:
    phrase = book.phrase
    for word in BOLD:
        phrase("bold", word, Bold, word=word)
    for word in ("Toughness", "Influence"):
        phrase("bold", f"{word}: {{amount:amt}}", Bold, word=word, also=f"{word} {{amount:amt}}")
    for number in range(1, 4):
        phrase("tough_each", f"{number} for each {{amount:each}}", amounts.Times, number=number)
    phrase("bold", "Toughness: {amount:tough_each}", Bold, word="Toughness")
    phrase("bold", "Immunity to {against:cards_pl}", Bold, word="Immunity")
    for word in ("Reload", "Crisis"):
        phrase("reload", f"{word}: {{amount:amt}}", Bold, word=word, also=f"{word} {{amount:amt}}")
    phrase("reload", "Reload: {costs:reload_costs}", Bold, word="Reload")
    for word in ("Reload", "Crisis"):
        phrase(
            "reload",
            f"{word}: {{requires:signs}} {{amount:amt}}",
            Bold,
            word=word,
            also=f"{word} {{requires:signs}} {{amount:amt}}",
        )


def _gains(book: Phrasebook) -> None:
    phrase = book.phrase
    signs: tuple[tuple[str, Any], ...] = (("plus", None), ("minus", amounts.Minus))
    for sign, negative in signs:
        for word, node in (("Fighting", changes.AddFighting), ("Body", changes.AddBody)):
            _numbered(book, sign, negative, word, node)
    phrase("gain", "an additional {change:number_gain}", read_only=True)
    phrase("gain", "an additional {change:damage_gain}", read_only=True)
    phrase("gain", "{change:number_gain}")
    phrase("gain", "{change:damage_gain}")
    phrase("gain", "the designator {word:designator}", changes.GainDesignator)
    phrase("gain", "the designators {one:designator} and {other:designator}", _two_words, read_only=True)
    phrase("gain", "{amount:plus_or}", changes.AddFighting)
    phrase("plus_or", "{usual:plus} Fighting, or {other:plus} Fighting if {condition}", amounts.Whichever)
    phrase("damage_gain", "{amount:damage_or}", DamageChange, step="+", combat=True)
    phrase(
        "damage_or",
        "{usual:plus} combat damage, or {other:plus} if {condition}",
        amounts.Whichever,
        also=(
            "{usual:plus} damage, or {other:plus} if {condition}",
            "{usual:plus} damage, or {other:plus} damage if {condition}",
            "{usual:plus} combat damage, or {other:plus} combat damage if {condition}",
        ),
    )
    phrase("gain", "{bold}", GainBold)
    phrase("loud_gain", "{change:number_gain}")
    phrase("loud_gain", "{change:damage_gain}")
    phrase("loud_gain", "{bold:bold_against}", GainBold)
    phrase("gain", "{bold:bold_against}", GainBold)
    for word in BOLD:
        phrase(
            "bold_against",
            f"{word} against {{against:cards_pl}}",
            Bold,
            word=word,
            also=f"{word} against {{against:such_players}}",
        )
    phrase("such_players", "opponents {trait:whose_trait}", _cards_of, read_only=True)
    tough: dict[str, Any] = {"step": "taken -"}
    phrase(
        "damage_gain",
        "Toughness: {amount:amt} against {cards:cards_pl}",
        DamageChange,
        **tough,
        also=(
            "Toughness {amount:amt} against {cards:cards_pl}",
            "Toughness: {amount:amt} against damage from {cards:cards_pl}",
            "Toughness: {amount:amt} against damage inflicted by {cards:cards_pl}",
        ),
    )
    for kind in ("combat", "non-combat"):
        words = f"Toughness: {{amount:amt}} against {kind} damage"
        only: dict[str, Any] = {kind.replace("-", "_"): True}
        phrase("damage_gain", words, DamageChange, **tough, **only)
    wrap, unwrap = several, lambda one: one.changes if isinstance(one, changes.Several) else (one,)
    add_series(book, "gains", "gain", ("and",), wrap, unwrap, within=True)
    add_series(book, "loud_gains", "gain", ("and",), wrap, unwrap, first="loud_gain")


def _cards_of(trait: Any) -> Any:
    return Cards(filters.Noun("card"), (), (filters_place.ControlledBySuch(trait),))


def _numbered(book: Phrasebook, sign: str, wrap: Any, word: str, node: Any) -> None:
    """`+2 Fighting`, `-1 Body`, `+1 Fighting for each ...`."""
    inner = f"{sign}_{word.lower()}"
    book.phrase(inner, f"{{amount:{sign}}}") if wrap is None else book.phrase(inner, f"{{amount:{sign}}}", wrap)
    book.phrase("number_gain", f"{{amount:{inner}_n}}", node)
    book.phrase(f"{inner}_n", f"{{amount:{inner}}} {word}")
    each = "for each {amount:each}"
    for number in range(1, 7):
        mark = "+" if sign == "plus" else "-"
        signed = number if sign == "plus" else -number
        also = (f"{mark}{number} {word} for every {{amount:each}}",)
        book.phrase(f"{inner}_each", f"{mark}{number} {word} {each}", amounts.Times, number=signed, also=also)
    book.phrase("number_gain", f"{{amount:{inner}_each}}", node)


def _durations(book: Phrasebook) -> None:
    phrase = book.phrase
    phrase(
        "until",
        "until the end of the turn",
        value=TURN,
        also=(
            "until end of turn",
            "until the end of turn",
            "this turn",
            "for the rest of the turn",
            "until the end of this turn",
            "until end of the turn",
            "for the duration of this turn",
        ),
    )
    phrase(
        "until",
        "until the end of the attack",
        value=ATTACK,
        also=(
            "until the end of this attack",
            "during this attack",
            "this attack",
            "for the duration of the attack",
            "until end of attack",
            "until the attack ends",
            "during the attack",
        ),
    )
    phrase(
        "until",
        "until it leaves play",
        value=LASTING,
        also=(
            "until they leave play",
            "until he leaves play",
            "until she leaves play",
        ),
    )
    also = ("while {_own:own} is in play", "until {_own:own} leaves play", "as long as {_own:own} is in play")
    phrase("until", "while this card is in play", value=IN_PLAY, also=also)
    fight = ("until the end of the combat", "until end of combat", "this combat", "until the end of that combat")
    phrase("until", "until the end of combat", value=COMBAT, also=fight)
    phrase("until", "until the end of your next turn", value=NEXT_TURN)
    phrase("until", "until the start of your next turn", value=NEXT_START)


def _two_words(one: str, other: str) -> Any:
    return changes.Several((changes.GainDesignator(one), changes.GainDesignator(other)))

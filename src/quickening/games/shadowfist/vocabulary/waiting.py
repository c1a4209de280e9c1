"""The phrases for what is waited for: triggers, and when something may be played."""

from __future__ import annotations

from typing import Any

from quickening.core.data import replace
from quickening.games.shadowfist.vocabulary import (
    filters,
    filters_place,
    people,
    triggers,
    triggers_combat,
)
from quickening.games.shadowfist.vocabulary.selections import AttackTarget, OneOrMore, Subject, Targets
from quickening.games.shadowfist.vocabulary.waiting_combat import add_combat
from quickening.games.shadowfist.vocabulary.waiting_more import add_more_triggers
from quickening.games.shadowfist.vocabulary.waiting_players import add_by_players
from quickening.games.shadowfist.vocabulary.waiting_times import add_times, add_timings
from quickening.lang.selections import Cards, It, ThisCard
from quickening.text.phrasebook import Phrasebook
from quickening.text.printer import words_for
from quickening.text.reader import Reading


def add_waiting(book: Phrasebook) -> None:
    """Triggers and timings."""
    _watched(book)
    _happenings(book)
    add_combat(book)
    add_by_players(book)
    add_more_triggers(book)
    add_times(book)
    add_timings(book)


def _watched(book: Phrasebook) -> None:
    """Who is waited for: the card itself, its subject, or any card of a description."""
    phrase = book.phrase
    phrase("watched", "{what:own}")
    for word in ("he", "she", "they"):
        phrase("watched", word, value=ThisCard(), read_only=True)
    phrase("watched", "{what:subject}")
    phrase("watched", "target", Targets)
    phrase("watched", "a {cards}", also="any {cards}")
    phrase("watched", "one or more {cards:cards_pl}", OneOrMore, also="1 or more {cards:cards_pl}")
    phrase("others", "one or more {cards:cards_pl}", OneOrMore, also="1 or more {cards:cards_pl}")
    phrase("watched", "{cards:titled}", read_only=True)
    phrase("watched", "your {cards:yours}", read_only=True)
    phrase("watched", "one of your {cards:yours_many}", read_only=True)
    phrase("others", "one of your {cards:yours_many}", read_only=True)
    for before in ("", "{before:adjectives} "):
        phrase("yours_many", f"{before}{{noun:nouns}}", _yours, read_only=True)
    for before in ("", "{before:adjectives} "):
        phrase("yours", f"{before}{{noun}}", _yours, read_only=True)
    phrase("watched", "another {cards:another}")
    for before in ("", "{before:adjectives} "):
        for after in ("", " {after:after_one}"):
            phrase("another", f"{before}{{noun}}{after}", _another)
    phrase("others", "{what:own}")
    phrase("others", "{what:subject}")
    phrase("others", "a {cards}", also=("any {cards}", "another {cards:another}"))
    phrase(
        "others",
        "the target of its attack",
        AttackTarget,
        what=It(),
        also=(
            "the target of (his|her|their|this card's) attack",
            "its target",
            "her target",
            "his target",
            "their target",
        ),
    )


def _yours(noun: Any, before: tuple[Any, ...] = ()) -> Any:
    """`your attacker`: any that you control."""
    return Cards(noun, before, (filters_place.Controlled(people.You()),))


def _another(noun: Any, before: tuple[Any, ...] = (), after: tuple[Any, ...] = ()) -> Any:
    """`another Character`: any other than the card itself."""
    return Cards(noun, (filters.Word("other"), *before), after)


def _happenings(book: Phrasebook) -> None:
    phrase = book.phrase
    when = "(when|whenever) {who:watched} "
    verbs: tuple[tuple[str, str, Any, dict[str, Any]], ...] = (
        ("enters play", "enter play", triggers.EntersPlay, {}),
        ("comes into play", "is brought into play", triggers.EntersPlay, {}),
        ("leaves play", "leave play", triggers.LeavesPlay, {}),
        ("is smoked", "are smoked", triggers.IsSmoked, {}),
        ("is smoked in combat", "are smoked in combat", triggers.IsSmoked, {"combat": True}),
        ("is smoked by damage", "is smoked due to damage", triggers.IsSmoked, {"damage": True}),
        ("is toasted", "are toasted", triggers.IsToasted, {}),
        ("is sacrificed", "are sacrificed", triggers.IsSacrificed, {}),
        ("is healed", "are healed", triggers.IsHealed, {}),
        ("is revealed", "are revealed", triggers.IsRevealed, {}),
        ("is seized", "are seized", triggers.IsSeized, {}),
        ("is burned", "are burned", triggers.IsBurned, {}),
        ("is burned for victory", "is burned-for-victory", triggers.IsBurned, {"kind": "victory"}),
        ("is burned for Power", "are burned for Power", triggers.IsBurned, {"kind": "Power"}),
        ("turns to attack", "turn to attack", triggers_combat.Attacks, {}),
        ("attacks", "attack", triggers_combat.Attacks, {}),
        ("is declared as an attacker", "are declared as attackers", triggers_combat.Attacks, {}),
        ("turns to heal", "turn to heal", triggers.Turns, {"why": "heal"}),
        ("turns to change location", "turn to change location", triggers.Turns, {"why": "move"}),
        ("turns", "is turned", triggers.Turns, {}),
        ("unturns", "is unturned", triggers.Unturns, {}),
        ("intercepts", "is declared as an interceptor", triggers_combat.Intercepts, {}),
        ("ceases attacking", "cease attacking", triggers_combat.StopsAttacking, {}),
        ("ceases intercepting", "cease intercepting", triggers_combat.StopsIntercepting, {}),
    )
    seen: set[str] = set()
    for words, other, node, fixed in verbs:
        key = f"{node.__name__}{fixed}"
        phrase("trigger", f"{when}{words}", node, **fixed, also=f"{when}{other}", read_only=key in seen)
        phrase(
            "trigger",
            f"{when}{words} by {{by:by_who}}",
            node,
            **fixed,
            also=f"{when}{other} by {{by:by_who}}",
            read_only=key in seen,
        )
        seen.add(key)
    phrase("trigger", "(when|whenever) a {cards} is smoked {place:place_word}", _smoked_there, read_only=True)
    for words, node in (
        ("at this location", filters_place.At(ThisCard())),
        ("at subject's location", filters_place.At(Subject())),
        ("at its location", filters_place.At(ThisCard())),
    ):
        phrase("place_word", words, value=node)
    for words, node in (("is revealed", triggers.IsRevealed), ("enters play", triggers.EntersPlay)):
        phrase("trigger", f"when it {words}", node, who=ThisCard(), read_only=True)
    phrase("trigger", "when it uses {word:bold_word}", triggers_combat.UsesBold, who=Subject(), read_only=True)
    phrase("trigger", "(when|whenever) {who:watched} uses {word:bold_word}", triggers_combat.UsesBold)
    for words, node in (
        ("is smoked", triggers.IsSmoked),
        ("is seized", triggers.IsSeized),
        ("is burned", triggers.IsBurned),
        ("is toasted", triggers.IsToasted),
        ("leaves play", triggers.LeavesPlay),
        ("enters play", triggers.EntersPlay),
    ):
        plural = words.replace("is ", "are ").replace("leaves", "leave").replace("enters", "enter")
        for verb in (words, plural):
            phrase("trigger", f"if {{who:watched}} {verb}", node, read_only=True)
            phrase("trigger", f"if {{who:watched}} {verb} by {{by:by_who}}", node, read_only=True)
    phrase("trigger", "if {who:watched} is seized or burned", _seized_or_burned, read_only=True)
    phrase("trigger", "(if|when) smoked", triggers.IsSmoked, who=ThisCard(), read_only=True)
    phrase("trigger", "(when|whenever) {who:watched} enters or leaves play", _enters_or_leaves)
    fights = "(attacks or intercepts|is declared as an attacker or interceptor|turns to attack or intercepts)"
    phrase("trigger", f"{when}{fights}", _fights, read_only=True)
    phrase("event_item", "{who:watched} attacks", triggers_combat.Attacks)
    phrase("event_item", "{who:watched} intercepts", triggers_combat.Intercepts)
    phrase("trigger", "(when|whenever) {who:watched} is smoked or burned", _smoked_or_burned)
    phrase(
        "trigger",
        f"{when}is burned or seized by {{by:by_who}}",
        _taken_by,
        also=f"{when}is seized or burned by {{by:by_who}}",
    )
    phrase("trigger", "if {who:watched} is seized or burned by {by:by_who}", _taken_by, read_only=True)
    phrase("trigger", "if {who:watched} is smoked due to damage", triggers.IsSmoked, damage=True, read_only=True)
    phrase("trigger", f"{when}is seized or burned", _seized_or_burned, also=(f"{when}is burned or seized",))
    phrase("trigger", f"{when}is revealed or seized", _revealed_or_seized)
    phrase("trigger", "when {trigger:two_events}")
    phrase("two_events", "{triggers:event_list}", triggers.Either)
    _add_after_when(book, "any_event")
    book.list_of("any_events", "any_event", "or when", ", or when", least=2)
    phrase("two_events", "{triggers:any_events}", triggers.Either)
    book.list_of("event_list", "event_item", "or when", ", or when", least=2)
    for words, node in (
        ("burned", triggers.IsBurned),
        ("seized", triggers.IsSeized),
        ("revealed", triggers.IsRevealed),
        ("smoked", triggers.IsSmoked),
        ("healed", triggers.IsHealed),
    ):
        phrase("event_item", f"{{who:watched}} is {words}", node)
        phrase("event_item", f"{{who:watched}} is {words} by {{by:by_who}}", node)
    for_victory = "{who:watched} is burned for victory"
    phrase("event_item", for_victory, triggers.IsBurned, kind="victory")
    phrase("event_item", f"{for_victory} by {{by:by_who}}", triggers.IsBurned, kind="victory")
    phrase("event_item", "{by:any_who} (burns|burn) {who:others}", triggers.IsBurned, read_only=True)
    phrase("event_item", "{who:watched} enters play", triggers.EntersPlay)
    phrase("event_item", "{who:watched} leaves play", triggers.LeavesPlay)


def _add_after_when(book: Phrasebook, category: str) -> None:
    """What is waited for, after the word `when` itself: any of the triggers, but no list of them."""

    def read(reading: Reading, at: int) -> list[tuple[int, Any]]:
        if at == 0 or reading.words[at - 1] not in ("when", "whenever"):
            return []
        phrases = reading.book.by_first_word["trigger"][0].get(reading.words[at - 1], ())
        single = [phrase for phrase in phrases if all(slot.category != "two_events" for slot in phrase.slots)]
        return [found for phrase in single for found in reading.read_phrase(phrase, at - 1)]

    def show(meaning: Any) -> list[str] | None:
        words = words_for(book, "trigger", meaning) if not isinstance(meaning, triggers.Either) else None
        return words[1:] if words and words[0].lower() == "when" else None

    book.lexical(category, read, show, "what happens")


def _smoked_there(cards: Any, place: Any) -> Any:
    return triggers.IsSmoked(replace(cards, after=(*cards.after, place)))


def _seized_or_burned(who: Any) -> Any:
    return triggers.Either((triggers.IsSeized(who), triggers.IsBurned(who)))


def _enters_or_leaves(who: Any) -> Any:
    return triggers.Either((triggers.EntersPlay(who), triggers.LeavesPlay(who)))


def _fights(who: Any) -> Any:
    return triggers.Either((triggers_combat.Attacks(who), triggers_combat.Intercepts(who)))


def _smoked_or_burned(who: Any) -> Any:
    return triggers.Either((triggers.IsSmoked(who), triggers.IsBurned(who)))


def _taken_by(who: Any, by: Any) -> Any:
    return triggers.Either((triggers.IsSeized(who, by), triggers.IsBurned(who, by)))


def _revealed_or_seized(who: Any) -> Any:
    return triggers.Either((triggers.IsRevealed(who), triggers.IsSeized(who)))

"""The paragraphs of a card's text: restrictions, keywords, continuous, activated and triggered abilities."""

from __future__ import annotations

from typing import Any

from quickening.core.data import Frozen, replace
from quickening.games.shadowfist.definitions import RESTRICTIONS, TOKEN
from quickening.games.shadowfist.vocabulary import people
from quickening.games.shadowfist.vocabulary.abilities import (
    Played,
    PlayOn,
    Restriction,
    Triggered,
    XIs,
)
from quickening.games.shadowfist.vocabulary.choosing import MayPay
from quickening.games.shadowfist.vocabulary.conditions import OfPlayer
from quickening.games.shadowfist.vocabulary.controlling import EnterFaceoff
from quickening.games.shadowfist.vocabulary.kinds import X
from quickening.games.shadowfist.vocabulary.referring import replaced
from quickening.games.shadowfist.vocabulary.selections import First, Targets
from quickening.games.shadowfist.vocabulary.series import add_filtered
from quickening.games.shadowfist.vocabulary.texts_continuous import WhereX, add_continuous
from quickening.games.shadowfist.vocabulary.texts_instead import add_instead
from quickening.games.shadowfist.vocabulary.texts_places import add_places
from quickening.games.shadowfist.vocabulary.texts_players import add_player_rules
from quickening.games.shadowfist.vocabulary.texts_rules import add_rules
from quickening.games.shadowfist.vocabulary.texts_triggered import add_triggered
from quickening.games.shadowfist.vocabulary.texts_used import add_activated
from quickening.games.shadowfist.vocabulary.timings import When
from quickening.lang.nodes import Node, walk
from quickening.lang.selections import Cards, ThisCard
from quickening.text.phrasebook import Phrasebook
from quickening.text.printer import words_for
from quickening.text.reader import Reading


def add_texts(book: Phrasebook) -> None:
    """All kinds of paragraph, and whole texts."""
    _keywords(book)
    add_continuous(book)
    add_rules(book)
    add_player_rules(book)
    add_activated(book)
    add_triggered(book)
    add_instead(book)
    add_places(book)
    _played(book)
    _texts(book)


def _keywords(book: Phrasebook) -> None:
    phrase = book.phrase
    for word in RESTRICTIONS:
        if word not in ("Identity", "Toast It"):
            also = {"One-Shot": ("One Shot.", "One-Shot"), "Unique": ('"Unique.',)}.get(word, ())
            phrase("restriction", f"{word}.", Restriction, word=word, also=(word, *also))
    phrase("restriction", "Toast-It.", Restriction, word="Toast It")
    phrase("restriction", "Token.", Restriction, word=TOKEN)
    once = "this effect is Not Cumulative."
    phrase("restriction", once, Restriction, word="Not Cumulative", read_only=True)
    phrase("restriction", "Identity: {title:plain_title}.", Restriction, word="Identity")
    phrase("keyword", "{bold}.", also="{bold}")
    phrase("keyword", "{bold:reload}.", also="{bold:reload}")


def _played(book: Phrasebook) -> None:
    """SF 25.3, 25.5.1. What an Event does, and when, where and on what a card is played."""
    phrase = book.phrase
    phrase("event", "{effects}.", Played)
    phrase("event", "{costs} :: {effects}.", Played, also=("{costs:aims}. {effects}.",))
    phrase(
        "event",
        "you may pay {amount:amt} Power when you play {_own:own}. {costs} :: {effects}.",
        _paid_extra,
        read_only=True,
    )
    phrase(
        "event",
        "play {timing}. {effects}.",
        Played,
        also=("play {timing} :: {effects}.", "play {timing}, {effects}."),
    )
    phrase(
        "event",
        "play {timing}. {costs} :: {effects}.",
        Played,
        also=(
            "play {timing} and {costs} :: {effects}.",
            "play {timing}, {costs} :: {effects}.",
            "play {timing}. {costs:aims}. {effects}.",
        ),
    )
    phrase(
        "event",
        "if {condition}, play {timing}. {effects}.",
        Played,
        also=(
            "if {condition}, play {timing} :: {effects}.",
            "play {timing} and {condition}. {effects}.",
            "play {timing} and {condition} :: {effects}.",
        ),
    )
    phrase(
        "event",
        "if {condition}, play {timing}. {costs} :: {effects}.",
        Played,
        also=(
            "play {timing} and {condition}. {costs} :: {effects}.",
            "play {timing} and {condition}. {costs:aims}. {effects}.",
        ),
    )
    phrase("event", "if {condition}, {costs} :: {effects}.", Played)
    phrase("event", "play if {condition}. {effects}.", Played, also="play if {condition} :: {effects}.")
    phrase("event", "play if {condition}. {costs} :: {effects}.", Played, read_only=True)
    phrase("event", "play {timing} if {condition}. {effects}.", Played, read_only=True)
    phrase("event", "play {timing} if {condition}. {costs} :: {effects}.", Played, read_only=True)
    phrase("event", "Faceoff. {costs}. The winner {effects:wins}.", _faceoff, read_only=True)
    phrase("event_x", "{it:event}")
    phrase("event_x", "{ability:event} X = {x:limited}.", WhereX, also="{ability:event} X= {x:limited}.")
    phrase("event_rule", "X must be at least {least:n}.", XIs, also=("X must be greater than {least:n_before}.",))
    phrase("paragraph", "play on a {cards}.", PlayOn, also=("play on any {cards}.",))
    phrase("paragraph", "subject {cards:subject_type} only.", PlayOn, read_only=True)
    phrase("subject_type", "{cards}")
    phrase("paragraph", "play on a {cards} {timing}.", _on_and_when, read_only=True)
    phrase("paragraph", "play on a {cards}, {timing}.", _on_and_when, read_only=True)
    phrase("paragraph", "play on a {cards} if {condition}.", _on_if, read_only=True)
    also = ("play {_own:own} if {condition}.", "play only if {condition}.")
    phrase("paragraph", "play if {condition}.", Played, also=also)
    must = "you must {condition:must_trait} to play this card."
    phrase("paragraph", must, Played, read_only=True)
    phrase("event", f"{must} {{effects}}.", Played, read_only=True)
    phrase("event", f"{must} {{costs}} :: {{effects}}.", Played, read_only=True)
    phrase("must_trait", "{trait:trait_you}", OfPlayer, who=people.You())
    phrase("event", "play only if {condition}. {effects}.", Played, read_only=True)
    phrase("event", "play only if {condition}. {costs} :: {effects}.", Played, read_only=True)
    phrase("event", "play only {timing}. {effects}.", Played, read_only=True)
    phrase("event", "{costs} to {effects:to_effects}.", Played, read_only=True)
    for words in ("can be played {timing}.", "may be played {timing}.", "you may play this card {timing}."):
        phrase("paragraph", words, Played, read_only=True)
    phrase("paragraph", "play {timing} if {condition}.", Played)
    phrase("paragraph", "{trigger}, play {_own:own} on a {cards}.", _when_on, read_only=True)
    phrase(
        "paragraph",
        "you may play {_own:own} {timing}.",
        Played,
        _own=ThisCard(),
        also=("play {timing}.", "play {_own:own} {timing}."),
    )


def _when_on(trigger: Any, cards: Any, **_: Any) -> Any:
    return (PlayOn(cards), Played(timing=When(trigger)))


def _faceoff(costs: tuple[Any, ...], effects: tuple[Any, ...]) -> Any:
    return Played((EnterFaceoff(First(), Targets(), _winners(effects)),), costs)


def _winners(node: Any) -> Any:
    """SF 41.4. `his or her smoked pile` is the winner's, who does it."""
    if isinstance(node, Cards) and node.area == "that player's smoked pile":
        return replace(node, area="smoked pile")
    if isinstance(node, tuple):
        return tuple(map(_winners, node))
    if not isinstance(node, Node):
        return node
    return replace(node, **{name: _winners(getattr(node, name)) for name in node.__struct_fields__})


def _paid_extra(amount: Any, costs: tuple[Any, ...], effects: tuple[Any, ...], **_: Any) -> Any:
    return Played(effects, (MayPay(amount), *costs))


def _on_and_when(cards: Any, timing: Any) -> Any:
    """`on a Site controlled by an opponent when that opponent ...`: the same opponent is meant."""
    if any(isinstance(part, people.ThatPlayer) for part in walk(timing)):
        cards = replaced(cards, people.AnyOpponent(), people.ThatPlayer())
        timing = replaced(timing, people.ThatPlayer(), people.AnyOpponent())
    return (PlayOn(cards), Played(timing=timing))


def _on_if(cards: Any, condition: Any) -> Any:
    return (PlayOn(cards), Played(condition=condition))


def _texts(book: Phrasebook) -> None:
    phrase = book.phrase
    phrase("part", "{it:restriction}")
    phrase("part", "{it:keyword}")
    phrase("part", "{ability:keyword} X = {x:limited}.", WhereX, also="{ability:keyword} X= {x:limited}.")
    phrase("part", "{it:paragraph}")
    _add_whole(book, "card_text", "part")
    phrase("event_part", "{it:restriction}")
    phrase("event_part", "{it:keyword}")
    phrase("event_part", "{it:event_x}")
    phrase("event_part", "{it:event_rule}")
    add_filtered(book, "wait_in_pile", "wait", _moves_itself)
    phrase("event_part", "{it:wait_in_pile}.")
    phrase("event_part", "{it:limits}")
    _add_whole(book, "event_text", "event_part")


def _moves_itself(ability: Any) -> bool:
    """Whether an ability is about what becomes of its own card, as it is of an Event in the smoked pile."""
    return any(getattr(effect, "what", None) == ThisCard() for effect in getattr(ability, "effects", ()))


def _add_whole(book: Phrasebook, category: str, part: str) -> None:
    """A whole text: paragraphs one after another, each of which may stand after those before it."""

    def read(reading: Reading, at: int) -> list[tuple[int, Any]]:
        found: list[tuple[int, tuple[Any, ...]]] = []
        growing: list[tuple[int, tuple[Any, ...]]] = [(at, ())]
        while growing:
            growing = [
                (end, (*parts, one))
                for start, parts in growing
                for end, one in reading.read(part, start)
                if _may_follow(parts, one)
            ]
            found += growing
        return found

    def show(meaning: Any) -> list[str] | None:
        shown = [words_for(book, part, one) for one in meaning]
        return None if None in shown else [word for words in shown for word in words or ()]

    book.lexical(category, read, show, "the text")


def _may_follow(before: tuple[Any, ...], one: Any) -> bool:
    """`X = ...` is about the X just spoken of, if there is one; a text has one `Played` (SF 25.3)."""
    if isinstance(one, XIs) and one.amount is not None and before:
        return not _speaks_of_x(before[-1])
    if isinstance(one, WhereX) and not _speaks_of_x(one.ability):
        return False
    ability = one.ability if isinstance(one, WhereX) else one
    if isinstance(ability, Triggered) and any(isinstance(part, Targets) for part in walk(ability.trigger)):
        return False  # `if target is smoked`: it is part of what targets it
    return not (isinstance(ability, Played) and any(isinstance(_bare(other), Played) for other in before))


def _bare(one: Any) -> Any:
    return one.ability if isinstance(one, WhereX) else one


def _speaks_of_x(one: Any) -> bool:
    if isinstance(one, (WhereX, XIs)):
        return False
    if isinstance(one, tuple):
        return any(_speaks_of_x(part) for part in one)
    if isinstance(one, X):
        return True
    return isinstance(one, Frozen) and any(_speaks_of_x(getattr(one, name)) for name in one.__struct_fields__)

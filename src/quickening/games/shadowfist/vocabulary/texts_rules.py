"""The phrases for what is about players, costs and the playing of cards."""

from __future__ import annotations

from typing import Any

from quickening.games.shadowfist.definitions import NO_MAX
from quickening.games.shadowfist.vocabulary import changes, filters, filters_place, people
from quickening.games.shadowfist.vocabulary.abilities import (
    AsState,
    Bargain,
    Continuous,
    ExtraSite,
    PlayLimit,
    PlayOn,
    Restriction,
    Spares,
    Substitute,
    XIs,
)
from quickening.games.shadowfist.vocabulary.amounts import Everything, FromMemory, HowMany, Minus, Times
from quickening.games.shadowfist.vocabulary.kinds import Cannot, CostChange
from quickening.games.shadowfist.vocabulary.series import add_filtered, add_series
from quickening.games.shadowfist.vocabulary.texts_continuous import GeneratesAlone
from quickening.lang.selections import Cards, ThisCard
from quickening.text.phrasebook import Phrasebook


def add_rules(book: Phrasebook) -> None:
    """What is about players and costs, and what a card's X is."""
    phrase = book.phrase
    many = "there is no limit to the number of {_own:own} [cards] you can have in your deck"
    phrase("rule", many, Restriction, word=NO_MAX, read_only=True)
    phrase("rule", "your hand size is increased by {change:hand_more}", Continuous, who=people.You())
    phrase("hand_more", "{amount:amt}", changes.HandSize)
    phrase("rule", "your hand size is increased by {change:hand_by}", Continuous, who=people.You())
    phrase("hand_by", "{amount}", changes.HandSize)
    phrase("hand_by", "{amount:hand_each}", changes.HandSize)
    for number in (1, 2):
        phrase("hand_each", f"{number} for each {{amount:each}}", Times, number=number)
    phrase("rule", "each player's hand size is increased by {change:hand_more}", Continuous, who=people.Everybody())
    phrase(
        "rule",
        "the number of Feng Shui Sites you need for victory is reduced by {change:need_less}",
        Continuous,
        who=people.You(),
    )
    phrase("need_less", "{less:n}", changes.VictoryNeeds)
    phrase(
        "rule",
        "you may discard an additional card during your discard phase",
        Continuous,
        who=people.You(),
        change=changes.DiscardsMore(),
        also=(
            "you may discard an additional card during your Establishing Shot",
            "you may discard an additional card at the (beginning|start) of your turn",
        ),
    )
    phrase("rule", "you may play {who:loose_pl} at {change:cheaper} cost", Continuous)
    phrase("rule", "you may play {who:bare_pl} {change:cheaper_on}", Continuous)
    phrase("rule", "you may play a {who:bare} {change:cheaper_on}", Continuous, read_only=True)
    phrase("rule", "{who:bare_pl} played {change:dear_on}", Continuous, read_only=True)
    phrase("dear_on", "on {on:others} have no cost", CostChange, amount=Minus(Everything()), read_only=True)
    phrase("dear_on", "on {on:others} are {amount:cost_less} cost", CostChange, read_only=True)
    phrase("cheaper_on", "on {on:others} at {amount:cost_less} cost", CostChange)
    phrase("cheaper_on", "on {on:others} at no cost", CostChange, amount=Minus(Everything()))
    phrase("cheaper_on", "on {on:many_on} at {amount:cost_less} cost", CostChange, read_only=True)
    phrase("many_on", "{cards:cards_pl}")
    phrase("cheaper_on", "at {amount:cost_less} cost on {on:others}", CostChange, read_only=True)
    phrase("cheaper_on", "at {amount:cost_less} cost on {on:many_on}", CostChange, read_only=True)
    phrase(
        "rule",
        "you may play {who:loose_pl} at {change:cheaper} cost while {condition}",
        Continuous,
        also="while {condition}, you may play {who:loose_pl} at {change:cheaper} cost",
    )
    phrase("cheaper", "{amount:cost_less}", CostChange)
    phrase(
        "rule",
        "{change:cheaper} cost while {condition}",
        Continuous,
        who=ThisCard(),
        area="hand",
        also=(
            "{change:cheaper} cost if {condition}",
            "play at {change:cheaper} cost if {condition}",
            "you may play {_own:own} at {change:cheaper} cost if {condition}",
        ),
    )
    phrase("rule", "your hand size is reduced by {change:hand_fewer}", Continuous, who=people.You())
    phrase("hand_fewer", "{amount:hand_less}", changes.HandSize)
    phrase("hand_less", "{amount:amt}", Minus)
    for words in (
        "States cannot be played on",
        "no States may be played on",
        "you cannot play States on",
    ):
        fixed: dict[str, Any] = {"who": ThisCard(), "read_only": True}
        by = "be a subject" if not words.startswith("you") else "be a subject of yours"
        phrase("rule", f"{words} {{_own:own_him}}", Continuous, change=Cannot(by), **fixed)
        if words.startswith("you"):
            but = f"{words} {{_own:own_him}}, but your opponents may"
            phrase("rule", but, Continuous, change=Cannot(by), **fixed)
    phrase("paragraph", "{it:rule}.")
    phrase("paragraph", "X = {amount:x_amount}.", XIs, also="X= {amount:x_amount}.")
    phrase("x_amount", "the number of cards targeted", FromMemory, also="the number of cards chosen")
    add_filtered(book, "x_plain", "limited", lambda amount: not isinstance(amount, HowMany))
    phrase("x_amount", "{amount:x_plain}")
    phrase("paragraph", "{it:limits}")
    for tail in ("", " if {condition}"):
        phrase(
            "limits",
            f"you may substitute {{signs:sign_list}} for {{instead:sign}} when playing this card{tail}.",
            Substitute,
        )
        phrase(
            "limits",
            f"you may substitute {{signs:sign_list}} for each resource condition of this card{tail}.",
            Substitute,
        )
    phrase(
        "limits",
        "you may substitute {signs:sign_list} for the resource condition of this card.",
        Substitute,
        read_only=True,
    )
    on = "you may substitute {signs:sign_list} for {instead:sign} when playing this card on a {on:cards}."
    phrase("limits", on, Substitute)
    add_series(book, "sign_list", "sign", ("or", "and"))
    for words in (
        "no Character may be the subject of more than one {title}.",
        "a Character cannot be the subject of more than one {title}.",
    ):
        phrase("limits", words, _once_each, read_only=True)
    phrase("limits", "you can only play one {title} each attack.", PlayLimit, per="attack")
    phrase(
        "limits",
        "once per turn, you may play a {title} whenever you could play a Site, even if you have "
        "already played a Site this turn.",
        ExtraSite,
    )
    phrase(
        "limits",
        "no other card you control or play generates Power during this Establishing Shot.",
        GeneratesAlone,
        what="cards",
        also="no other card you control or play generates Power during your Establishing Shot this turn.",
    )
    phrase(
        "limits",
        "other Events you play during this Establishing Shot generate no Power.",
        GeneratesAlone,
        what="Events",
    )
    phrase(
        "limits",
        "you may play {_own:own} at -X cost. If you do so, each opponent immediately gains X Power. "
        "X cannot be greater than {most:n}.",
        Bargain,
        _own=ThisCard(),
    )
    phrase(
        "limits",
        'you may play {_own:own} from your hand as a State with the following rules text: "{abilities:card_text}".',
        AsState,
        _own=ThisCard(),
        also=(
            'you may play {_own:own} from your hand as a State with the following rules text: "{abilities:card_text}"'
        ),
    )
    _spares(book)
    phrase("paragraph", "X must be at least {least:n}.", XIs, also=("X must be greater than {least:n_before}.",))
    phrase("n_before", "one", value=2, also="1")
    phrase("n_before", "zero", value=1, also="0")


def _spares(book: Phrasebook) -> None:
    """What a card's text does not do anything to."""
    spared = "{cards:cards_pl} are not affected by {_own:own}."
    book.phrase("limits", "does not affect {cards:cards_pl}.", Spares, also=spared)


def _once_each(title: str) -> Any:
    """`no Character may be the subject of more than one "Title"` (SF 25.5.1)."""
    has_one = filters_place.SubjectOf(Cards(filters.Titled(title)), non=True)
    return PlayOn(Cards(filters.Noun("Character"), (), (has_one,)))

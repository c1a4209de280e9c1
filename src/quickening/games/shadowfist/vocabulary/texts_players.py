"""The phrases for what players may play, what cards cost them, and which resources they need."""

from __future__ import annotations

from typing import Any

from quickening.games.shadowfist.vocabulary import changes, filters, filters_place, people
from quickening.games.shadowfist.vocabulary.abilities import Activated, Continuous
from quickening.games.shadowfist.vocabulary.amounts import Times
from quickening.games.shadowfist.vocabulary.kinds import Cannot, CostChange, WaivesResources
from quickening.games.shadowfist.vocabulary.power_effects import GivePower
from quickening.games.shadowfist.vocabulary.series import add_filtered, add_series
from quickening.lang.selections import Cards, ThisCard
from quickening.text.phrasebook import Phrasebook


def add_player_rules(book: Phrasebook) -> None:
    _forbidden(book)
    _resources(book)
    _costs(book)
    _users(book)


def _forbidden(book: Phrasebook) -> None:
    """SF 6.2. `opponents cannot play Events`."""
    phrase = book.phrase
    phrase(
        "cannot_play",
        "cannot play {cards:loose_pl}",
        changes.PlayersCannot,
        verb="play",
    )
    for words, who in (
        ("(opponents|your opponents)", people.Opponents()),
        ("you", people.You()),
        ("players", people.Everybody()),
    ):
        phrase("rule", f"{words} {{change:cannot_play}}", Continuous, who=who)
        phrase(
            "rule",
            f"{words} {{change:cannot_play}} while {{condition}}",
            Continuous,
            who=who,
            also=f"while {{condition}}, {words} {{change:cannot_play}}",
        )
    on = "cannot play {cards:state_kinds} on {who:cards_pl}"
    phrase("rule", f"(opponents|your opponents) {on}", _not_on, read_only=True)
    phrase("rule", f"while {{condition}}, (opponents|your opponents) {on}", _not_on, read_only=True)
    add_filtered(book, "state_kinds", "bare_pl", _are_states)


def _are_states(cards: Any) -> bool:
    return bool(getattr(cards, "noun", None) == filters.Noun("State"))


def _not_on(cards: Any, who: Any, condition: Any = None) -> Any:
    """Cards that opponents cannot play States on are no legal subjects for States of theirs (SF 25.5.1)."""
    theirs = Cards(cards.noun, cards.before, (filters_place.Controlled(people.AnyOpponent()),))
    return Continuous(who, Cannot("be played on", theirs), condition)


def _resources(book: Phrasebook) -> None:
    """SF 18.1. Cards that are played without the resources they require."""
    phrase = book.phrase
    ignore = "you (may|can) ignore {change:waiver} when playing {who:loose_pl}"
    phrase("rule", ignore, Continuous)
    phrase(
        "waiver",
        "resource conditions",
        WaivesResources,
        also=("[the] resource (conditions|symbols|requirements)",),
    )
    phrase("waiver", "{sign} resource conditions", WaivesResources)
    phrase("waiver", "one resource condition", WaivesResources, most=1)


def _costs(book: Phrasebook) -> None:
    """SF 37.0. What cards cost for everybody, for opponents, and for their own player."""
    phrase = book.phrase
    add_filtered(book, "anybodys", "loose_pl", _anybodys)
    phrase("dearer", "{amount:plus}", CostChange, players="any")
    phrase("cheaper_all", "{amount:cost_less}", CostChange, players="any")
    everybody = "(for all players|for each player|for everybody)"
    phrase(
        "rule",
        f"{{who:anybodys}} are {{change:dearer}} cost {everybody}",
        Continuous,
        also=("all {who:anybodys} are {change:dearer} cost", "{who:anybodys} are {change:dearer} cost"),
    )
    phrase("rule", f"{{who:anybodys}} are {{change:cheaper_all}} cost {everybody}", Continuous)
    phrase("raised", "{amount:amt}", CostChange, players="any")
    for head in (
        "the cost of all {who:anybodys} is increased by {change:raised}",
        "all {who:anybodys} cost {change:raised} (more|additional Power) to play",
    ):
        phrase("rule", head, Continuous, read_only=True)
        phrase("rule", f"{head} while {{_own:own}} is in play", Continuous, read_only=True)
    any_card = "any {who:any_of} has its cost increased by {change:raised}"
    phrase("rule", any_card, Continuous, read_only=True, also=f"while {{_own:own}} is in play, {any_card}")
    add_filtered(book, "any_of", "loose", _anybodys)
    phrase("dearer_theirs", "{amount:plus}", CostChange, players="opponents")
    theirs = "(opponents'|your opponents'|opponent's) {who:loose_pl} are {change:dearer_theirs} cost"
    phrase("rule", theirs, Continuous)
    own: dict[str, Any] = {"who": ThisCard(), "area": "hand"}
    phrase("rule", "play [{_own:own}] at {change:cheaper} cost", Continuous, **own, read_only=True)
    phrase("rule", "{change:cheaper} cost", Continuous, **own)
    phrase(
        "rule",
        "play at {change:cheaper_each}",
        Continuous,
        **own,
        also=("you may play {_own:own} at {change:cheaper_each}", "play {_own:own} at {change:cheaper_each}"),
    )
    phrase("cheaper_each", "{amount:less_cost_each}", CostChange)
    for number in range(1, 4):
        phrase("less_cost_each", f"-{number} cost for each {{amount:each}}", Times, number=-number)


def _anybodys(cards: Any) -> bool:
    """Whether a description leaves open who plays the cards."""
    return filters.Word("opponent's") not in getattr(cards, "before", ())


def _users(book: Phrasebook) -> None:
    """SF 35.0. Abilities that others may use: whoever does is `you` in what they do."""
    phrase = book.phrase
    for words, users in (("any player", "any"), ("any opponent", "opponents")):
        phrase("use", f"{words} may {{costs:their_costs}} :: {{effects}}", Activated, users=users)
        phrase(
            "use", f"{words} may {{costs:their_costs}} {{timing:timing_used}} :: {{effects}}", Activated, users=users
        )
    add_series(book, "their_costs", "their_cost", ("and",))
    phrase("their_cost", "pay you {amount:amt} Power", GivePower, who=people.ControllerOf(ThisCard()))
    phrase("their_cost", "{it:cost}")

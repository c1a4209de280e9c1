"""What is kept of a game of Highlander because nothing it depends on has changed is what would be found anew."""

from __future__ import annotations

import dis
from typing import Any

import pytest

from quickening.arena import bots_for, matches, start, take_turn
from quickening.core.data import descendants
from quickening.games.highlander import facts, texts_in_force
from quickening.games.highlander.areas import order_matters
from quickening.games.highlander.editions import EDITIONS
from quickening.games.highlander.game import Highlander
from quickening.games.highlander.kinds.changes import CAPS, OF_CARDS, Capped, HighlanderChange, OfCards
from quickening.games.highlander.rules import arms, state_checks, using
from quickening.games.highlander.rules.conjunction import may_play_with
from quickening.games.highlander.rules.hands import (
    ALONE,
    AS_ATTACK,
    AS_DEFENSE,
    GOES_WITH,
    TAKES_WITH,
    hand_of,
)
from quickening.games.highlander.rules.judging import is_hampered, judge_card, judge_play
from quickening.games.highlander.rules.matching import goes_with
from quickening.games.highlander.rules.menu_context import (
    MenuContext,
    may_attack_with,
    may_defend_with,
    may_play_alone,
    threat_of,
)
from quickening.games.highlander.state import HAND


@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_kept_is_out_of_date(edition: str) -> None:
    for match in matches("highlander", 5, seed=700, options={"edition": edition}):
        game, bots = start(match), bots_for(match)
        assert isinstance(game, Highlander)
        while not game.over:
            assert derived(game) == derived(game.clone())  # a clone knows nothing yet
            take_turn(game, bots)


def derived(game: Highlander) -> dict[str, Any]:
    """Everything that is kept until it may have changed."""
    return {
        "texts in force": [(force.ability, force.scope) for force in texts_in_force.in_force.of(game)],
        "ignored": texts_in_force.ignored.of(game),
        "waiting": {kind: [one.ability for one in found] for kind, found in using.all_watchers.of(game).items()},
        "usable": [using.usable.of(game, seat) for seat in (0, 1)],
        "to be upheld": state_checks.upholders.of(game),
        "players": [shown(facts.of_player(game, seat)) for seat in (0, 1)],
        "attacks": [shown(facts.of_attack(game, attack)) for attack in game.attacks],
        "unarmed": [arms.is_unarmed(game, seat) for seat in (0, 1)],
        "lost weapons": [arms.lost_weapons(game, seat) for seat in (0, 1)],
        "hampered": [is_hampered(game, facts.of_player(game, seat)) for seat in (0, 1)],
        "hands": [hand_of(game, facts.of_player(game, seat)) for seat in (0, 1)],
        "words about attacks and defenses": [
            (facts.words_to.of(game, seat), facts.words_on_defenses.of(game, seat)) for seat in (0, 1)
        ],
        "whether the order of discards matters": order_matters(game),
    }


def shown(known: facts.PlayerFacts | facts.AttackFacts) -> dict[str, Any]:
    """The fields of what is known, but for those that are worked out when somebody asks."""
    names = [name for name in dir(known) if not name.startswith("_") and name not in ("lost", "unarmed", "hampered")]
    return {name: getattr(known, name) for name in names if not callable(getattr(known, name))}


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_first_look_at_a_card_says_what_its_judge_says(edition: str) -> None:
    looks = 0
    for match in matches("highlander", 6, seed=900, options={"edition": edition}):
        game, bots = start(match), bots_for(match)
        assert isinstance(game, Highlander)
        while not game.over:
            if game.phase and not game.hand_closed:
                now = MenuContext(game, game.active)
                looks += first_looks(game, now)
            take_turn(game, bots)
    assert looks > 500


def first_looks(game: Highlander, now: MenuContext) -> int:
    """Compare what is said of the cards of a hand by a first look with what their judge says; how many there were."""
    said = [(card, may_attack_with(game, now, card), -1) for card, _ in now.ways(game, AS_ATTACK) if now.room]
    said += [(card, may_play_alone(game, now, card), -1) for card, _ in now.ways(game, ALONE)]
    for at in range(len(game.against(now.seat))):
        threat = threat_of(game, now, at)
        said += [(card, may_defend_with(game, now, card, threat, at), at) for card, _ in now.ways(game, AS_DEFENSE)]
    for card, allowed, at in said:
        judged = judge_play(game, now.seat, card, HAND, (), at)
        assert allowed == (judged is None), (game.printed(card).name, judged)
    return len(said) + sum(looks_at_company(game, now, card) for card, _ in now.ways(game, GOES_WITH))


def looks_at_company(game: Highlander, now: MenuContext, joining: int) -> int:
    """The same of the cards that may be played with one, and of that one."""
    if game.printed(joining).joins_quietly and not now.hindered:
        assert judge_card(game, now.seat, joining, HAND, ()) is None, game.printed(joining).name
    others = [card for card, _ in now.ways(game, TAKES_WITH) if goes_with(game, joining, card)]
    for card in others:
        judged = judge_play(game, now.seat, card, HAND, (joining,))
        assert may_play_with(game, now, card, (joining,), -1) == (judged is None), (game.printed(card).name, judged)
    return len(others)


def test_what_a_settled_text_does_to_a_player_depends_on_nothing_in_the_game() -> None:
    settled = [kind for kind in descendants(HighlanderChange) if kind.settled is True and kind.level == "player"]
    told: list[Any] = [function for word, function in CAPS.items() if Capped(word).settled]
    told += [function for word, function in OF_CARDS.items() if OfCards(word).settled]

    looking = [kind.__name__ for kind in settled if "game" in names_used(kind.apply)]
    looking += [function.__name__ for function in told if "game" in names_used(function)]

    assert settled
    assert told
    assert looking == []


def names_used(function: Any) -> set[str]:
    """The local names that a function reads."""
    return {one.argval for one in dis.get_instructions(function) if one.opname.startswith("LOAD_FAST")}

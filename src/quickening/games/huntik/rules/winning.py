"""HK 102. Winning a game."""

from __future__ import annotations

from quickening.core.data import replace
from quickening.core.derive import derived
from quickening.core.outside import Outcome
from quickening.games.huntik import channels
from quickening.games.huntik.definitions import LEGENDARY, MAJOR, MINOR
from quickening.games.huntik.events.rounds import Scored
from quickening.games.huntik.kinds.abilities import MostPoints, ScoresTwice, Scoring, WinAtEnd, WinIf
from quickening.games.huntik.kinds.filters import is_in
from quickening.games.huntik.rules.generating import own_scope, sources
from quickening.games.huntik.rules.modifiers import as_treated
from quickening.games.huntik.state import HuntikGame
from quickening.lang.nodes import Condition, Scope


def check_terms(game: HuntikGame) -> None:
    """HK 102.4. The terms of the mission can be met at any time, even before triggered powers are resolved."""
    for term in terms.of(game):
        scope = own_scope(game, game.mission)
        if term.who != "defender":
            check_for_each(game, scope, term.condition)
        elif term.condition.holds(game, scope):
            game.win(game.defender)


@derived(channels.TEXTS)
def terms(game: HuntikGame) -> list[WinIf]:
    """HK 102.4. The terms of the mission that can be met at any time."""
    return [ability for ability in game.cards[game.mission].definition.abilities if type(ability) is WinIf]


def end_of_round_terms(game: HuntikGame) -> None:
    """HK 501.1. Points are scored, then terms that are checked at the end of a round."""
    for card in sources(game):
        for ability in game.cards[card].printed.abilities if game.active(card) else ():
            if isinstance(ability, Scoring):
                score(game, ability)
            elif isinstance(ability, WinAtEnd) and at_end_of(game, ability):
                check_for_each(game, own_scope(game, card), ability.condition)
            elif isinstance(ability, MostPoints) and game.round == ability.round:
                most_points(game)


def at_end_of(game: HuntikGame, term: WinAtEnd) -> bool:
    return game.round >= term.rounds[0] if term.later else game.round in term.rounds


def check_for_each(game: HuntikGame, scope: Scope, terms: Condition) -> None:
    """HK 102.1a, 102.2, 304.3a. For the lead player, and in a mutual mission for the defending player as well."""
    mutual = game.cards[game.mission].definition.subtype == "mutual"
    for seat in (game.lead, game.defender) if mutual else (game.lead,):
        if terms.holds(game, scope if scope.you == seat else replace(scope, you=seat)):
            game.win(seat)


def score(game: HuntikGame, scoring: Scoring) -> None:
    """HK 102.2a. Points for each hero by its zone, counted from its controller's side; stunned ones do not count."""
    for seat in (game.lead, game.defender):
        points = sum(
            _points_of(game, card, seat, {one.zone: one.points for one in scoring.zones}) for card in game.in_play
        )
        if points:
            game.happen(Scored(seat, points, game.points[seat] + points))


def _points_of(game: HuntikGame, card: int, seat: int, by_zone: dict[int, int]) -> int:
    state = game.cards[card]
    if state.controller != seat or not state.printed.is_hero or not is_in(game, card, state.zone):
        return 0
    doubling = any(
        isinstance(ability, ScoresTwice)
        for feature in game.features_with(card)
        for ability in game.cards[feature].printed.abilities
    )
    return by_zone.get(game.seen_from(state.zone, seat), 0) * (2 if doubling else 1)


def most_points(game: HuntikGame) -> None:
    """HK 102.2a. The player with the most points wins; a tie is broken once the last round is over (HK 102.2b)."""
    mine, theirs = game.points[game.lead], game.points[game.defender]
    if mine != theirs:
        winner = game.lead if mine > theirs else game.defender
        game.end(Outcome((winner,), f"{max(mine, theirs)} points against {min(mine, theirs)}", "HK 102.2a"))


def tie_break(game: HuntikGame) -> Outcome:
    """HK 102.2b. More major and legendary heroes in play; then more minor heroes; then the defending player."""
    for types, words in ((({MAJOR, LEGENDARY}), "major and legendary heroes"), (({MINOR}), "minor heroes")):
        counts = [
            sum(
                game.cards[card].controller == seat and as_treated(game, card, game.cards[card].printed).type in types
                for card in game.in_play
            )
            for seat in (0, 1)
        ]
        if counts[0] != counts[1]:
            winner = 0 if counts[0] > counts[1] else 1
            return Outcome((winner,), f"tied after round 7, more {words} in play", "HK 102.2b")
    return Outcome((game.defender,), "tied after round 7 in every way, so the defending player wins", "HK 102.2b")

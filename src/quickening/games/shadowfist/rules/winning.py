"""SF 4. Winning: Feng Shui Sites in play and burned for victory, the final Site, and when victory is checked."""

from __future__ import annotations

from quickening.core.derive import derived_each
from quickening.core.outside import Outcome
from quickening.games.shadowfist import channels
from quickening.games.shadowfist.events.notes import FinalSiteChecked
from quickening.games.shadowfist.rules.facts import facts
from quickening.games.shadowfist.rules.players import player_facts
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import BURNED

MULTIPLAYER_GOAL, DUELING_GOAL = 5, 6


def goal(game: ShadowfistGame, seat: int = -1) -> int:
    """SF 4.1.1, 4.1.2. Five Sites, six in a duel, by how many sat down; for one player what cards make of it."""
    base = DUELING_GOAL if len(game.players) == 2 else MULTIPLAYER_GOAL
    return base if seat < 0 else base + player_facts(game, seat).victory


@derived_each(channels.TEXTS, channels.CARDS)
def feng_shui_sites(game: ShadowfistGame, seat: int) -> list[int]:
    """SF 7.3.1. The Feng Shui Sites a player has in play, face down or up; burned ones are gone (SF 12.0)."""
    return [
        card
        for card in game.controlled(seat)
        if game.cards[card].printed.feng_shui and game.is_site(card) and not game.cards[card].departing
    ]


def counting(game: ShadowfistGame, card: int) -> bool:
    """Whether a Feng Shui Site counts toward victory (SF 4.4.2)."""
    return "count toward victory" not in facts(game, card).forbidden


def closeness(game: ShadowfistGame, seat: int) -> int:
    """SF 4.1. Feng Shui Sites in play and cards in the burned-for-victory pile, with what cards add to that."""
    sites = sum([counting(game, card) for card in feng_shui_sites.of(game, seat)])
    return sites + len(game.areas[BURNED, seat]) + (0 if game.attack is None else burning(game, seat))


def burning(game: ShadowfistGame, seat: int) -> int:
    """How many Sites that a player burned have yet to leave play (SF 30.3.3.3)."""
    return sum(1 for card in game.in_play if game.cards[card].departing == BURNED and burner(game, card) == seat)


def burner(game: ShadowfistGame, card: int) -> int:
    """Who burned a Site that has yet to leave play (SF 30.3.3.3)."""
    for ref, fate, seat in game.attack.fates if game.attack else ():
        if ref.card == card and fate == "burn for victory":
            return seat
    return -1


def nobody_has_sites(game: ShadowfistGame, seat: int) -> bool:
    """SF 4.3. Whether no opponent has a Feng Shui Site in play."""
    return not any(feng_shui_sites.of(game, other) for other in game.opponents(seat))


def check_victory(game: ShadowfistGame) -> None:
    """SF 4.0, 4.2, 4.4. Whoever took the final Site and still has enough wins; else it takes another Site."""
    for seat in game.seats_from(game.active):
        player = game.players[seat]
        if player.took_final:
            game.note(FinalSiteChecked(seat))
            if closeness(game, seat) >= goal(game, seat):
                count = goal(game, seat)
                game.end(Outcome((seat,), f"{game.names[seat]} has {count} Feng Shui Sites", "SF 4.1"))
                return


def check_last_player(game: ShadowfistGame) -> None:
    """SF 4.6. The last player in the game wins."""
    left = game.seats_from(0)
    if len(left) == 1:
        game.end(Outcome((left[0],), "all opponents are eliminated", "SF 4.6"))
    elif not left:
        game.end(Outcome((), "everybody is out of cards", "SF 5.1"))

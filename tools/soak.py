"""Plays many games with random legal decks of all shipped cards, and looks at each of them from all sides.

    python -m tools.soak huntik --games 2000
    python -m tools.soak shadowfist --games 2000 --players 2 3 4 5 6
    python -m tools.soak highlander --games 2000 --edition third

Cards are conserved after every decision, at every 20th the game is saved and loaded, and the record of every 50th
game is replayed. At the end stands which cards were never played: one that was often held and never played may be a
card that cannot be.

Games are numbered by their seeds. What was seen in each is a line of JSON in `build/soak`, so that a run that was
stopped goes on; games that a fault broke off are played again. With `--anew` all are.
"""

from __future__ import annotations

import argparse
import json
import sys
import traceback
from collections import Counter
from collections.abc import Iterable, Mapping
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from copy import copy
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import quickening as qk
from quickening.arena import Match, bots_for, start, take_turn
from quickening.arena.invariants import assert_conserved, assert_record_replays, keys_of
from quickening.core.chance import Chance
from quickening.core.game import Card, Game
from quickening.core.records import DeckList
from quickening.games import rules
from tools import highlander_decks

RESULTS = Path(__file__).parents[1] / "build" / "soak"
EDITIONS = ("first", "third", "type-one")
#: How many cards of a ready deck are exchanged, and how often an illegal deck is mended before it is given up.
EXCHANGES, MENDINGS = 60, 400
SAVED_EVERY, REPLAYED_EVERY = 20, 50
#: So many random decks there are: to make one legal takes longer than a game, and any of them meets any other.
DECKS = 400
#: How many games one process plays before they are written down.
TOGETHER = 10


class Played(NamedTuple):
    """What was seen in one game: cards by key, and the fault that broke it off."""

    seed: int
    decisions: int
    dealt: tuple[str, ...]
    held: tuple[str, ...]
    played: tuple[str, ...]
    fault: str = ""


class Soak(NamedTuple):
    """Which games are played."""

    game: str
    players: int
    edition: str

    @property
    def results(self) -> Path:
        return RESULTS / f"{'-'.join([self.game, self.edition or str(self.players)])}.jsonl"

    @property
    def duel(self) -> Soak:
        """The same with two players: a deck is made once, however many sit at the table."""
        return self._replace(players=2)

    @property
    def options(self) -> dict[str, Any]:
        return {"edition": self.edition} if self.edition else {}

    def options_of(self, seed: int) -> dict[str, Any]:
        """What is settled before one game; missions take turns, so that each and its features are played."""
        missions = [name for name in rules(self.game).options().get("mission", ()) if "(" in name]
        return self.options | ({"mission": missions[seed % len(missions)]} if missions else {})


# -- decks -----------------------------------------------------------------------------------------------------------


@cache
def pool(soak: Soak) -> tuple[str, ...]:
    """The keys of the cards that may be in a deck."""
    if soak.game == "highlander":
        highlander_decks.add_stand_ins()
    definitions: Mapping[str, Any] = rules(soak.game).table().definitions
    return tuple(key for key, card in sorted(definitions.items()) if soak.edition in ("", *_editions(card)))


def _editions(card: Any) -> Iterable[str]:
    found: Iterable[str] = getattr(card, "editions", ())
    return found


@cache
def alike(soak: Soak, key: str) -> tuple[str, ...]:
    """The cards of the pool that have the type of a card."""
    definitions: Mapping[str, Any] = rules(soak.game).table().definitions
    return tuple(one for one in (key, *pool(soak)) if definitions[one].type == definitions[key].type)


@cache
def random_deck(soak: Soak, number: int) -> DeckList:
    """A legal deck: a ready one, of which many cards were exchanged, as far as it was mended again."""
    chance = Chance.seeded(number)
    deck, kept = beginning_with(soak, number, chance)
    legal, wrong = deck, 0
    for number in range(EXCHANGES + MENDINGS):
        if number >= EXCHANGES and not wrong:
            break
        other = exchanged(soak, deck, chance, kept)
        faults = faults_of(soak, other)
        if faults <= wrong or (number < EXCHANGES and not (wrong or kept) and not chance.below(8)):
            deck, wrong = other, faults
            legal = deck if not wrong else legal
    return legal


def beginning_with(soak: Soak, number: int, chance: Chance) -> tuple[DeckList, frozenset[str]]:
    """The deck that is changed, and what stays in it: a ready one, or in Highlander the deck of each card in turn."""
    ready = [deck.listed() for _, deck in sorted(rules(soak.game).ready_decks(**soak.options).items())]
    if soak.game != "highlander" or number >= len(pool(soak)):
        return chance.pick(ready), frozenset()
    key = pool(soak)[number]
    deck = highlander_decks.deck_for(key, soak.edition)
    return deck, frozenset({key, *deck.piles[0][1]})


def exchanged(soak: Soak, deck: DeckList, chance: Chance, kept: frozenset[str]) -> DeckList:
    """One card exchanged for another, every second time for one of its type: a Persona for a Persona."""
    piles = [list(cards) for _, cards in deck.piles]
    pile = chance.pick([pile for pile in piles if not kept.issuperset(pile)])
    place = chance.pick([n for n, key in enumerate(pile) if key not in kept])
    pile[place] = chance.pick(pool(soak) if chance.below(2) else alike(soak, pile[place]))
    return DeckList(deck.name, tuple((name, tuple(new)) for (name, _), new in zip(deck.piles, piles, strict=True)))


def faults_of(soak: Soak, deck: DeckList) -> int:
    game = rules(soak.game)
    return len(game.check_deck(game.read_deck(deck), soak.edition or game.FORMATS[0]))


# -- games -----------------------------------------------------------------------------------------------------------


def play(soak: Soak, seed: int) -> Played:
    """One game, looked at after every decision; a fault is told with the place it was found at."""
    chance = Chance.seeded(seed)
    decks = tuple(random_deck(soak.duel, chance.below(DECKS)) for _ in range(soak.players))
    match = Match(soak.game, decks, ("random",), seed, tuple(soak.options_of(seed).items()))
    match = msgspec.structs.replace(match, bots=("random",) * soak.players)
    game, bots = start(match), bots_for(match)
    dealt = keys_of(game)
    held: set[int] = set()
    kept = 0
    try:
        while not game.over:
            held.update(card for (area, _), cards in game.areas.items() if area == "hand" for card in cards)
            assert_conserved(game, dealt)
            if len(game.answers) % SAVED_EVERY == 0:
                kept = check_saving(game, kept)
            take_turn(game, bots)
        if seed % REPLAYED_EVERY == 0:
            assert_record_replays(game)
    except Exception:
        return Played(seed, len(game.answers), (), (), (), traceback.format_exc())
    return Played(seed, len(game.answers), *seen(game, held))


def check_saving(game: Game, since: int) -> int:
    """A game that was saved and loaded is the same, and what is new of its log. How much of the log is known now."""
    part = copy(game)
    part.log = game.log[since:]
    loaded = qk.load(msgspec.json.encode(part.save()), unproved=True)
    for name in part.__struct_fields__:
        if name not in (*part.TRANSIENT, "answers"):
            assert getattr(loaded, name) == getattr(part, name), f"a saved game has another {name} when it is loaded"
    assert loaded.recorded_answers() == part.recorded_answers(), "a saved game has other answers when it is loaded"
    return len(game.log)


def seen(game: Game, held: set[int]) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """The cards that were dealt, that somebody held, and that somebody played or had in play from the beginning."""
    played = {event.card for event in game.log if type(event).__name__ == "CardPlayed"}  # type: ignore[attr-defined]
    before = {card for card, state in enumerate(game.cards) if card not in held and _lies_there(state)}
    keys = [state.definition.key for state in game.cards]
    return tuple(keys), *(tuple(keys[card] for card in cards) for cards in (held, played | before))  # type: ignore[return-value]


def _lies_there(state: Card[Any]) -> bool:
    """Whether a card lies somewhere but in a deck; a mission is nobody's and in no area (HK 400.1a)."""
    return state.area != "deck" if state.area else state.owner < 0


def play_some(soak: Soak, seeds: list[int]) -> list[Played]:
    return [play(soak, seed) for seed in seeds]


# -- results on disk -------------------------------------------------------------------------------------------------


def known_games(soak: Soak) -> dict[int, Played]:
    """What was seen in earlier runs, by seed."""
    lines = soak.results.read_text(encoding="utf-8").splitlines() if soak.results.exists() else []
    return {game.seed: game for game in (Played(**json.loads(line)) for line in lines)}


def keep(soak: Soak, games: list[Played]) -> None:
    RESULTS.mkdir(parents=True, exist_ok=True)
    with soak.results.open("a", encoding="utf-8") as file:
        file.writelines(json.dumps(game._asdict()) + "\n" for game in games)


# -- what was found --------------------------------------------------------------------------------------------------


def report(soak: Soak, games: list[Played]) -> int:
    faults = [game for game in games if game.fault]
    held = Counter(key for game in games for key in game.held)
    played = Counter(key for game in games for key in game.played)
    named: Mapping[str, Any] = rules(soak.game).table().definitions
    say(f"{len(games)} games, {sum(game.decisions for game in games)} decisions, {len(faults)} broken off by a fault")
    never = [key for key in pool(soak) if not played[key]]
    for key in never:
        say(f"never played: {named[key].name} ({key}), held in {held[key]} games")
    say(f"{len(pool(soak)) - len(never)} of {len(pool(soak))} cards were played")
    for game in faults[:5]:
        say(f"seed {game.seed}, decision {game.decisions}:\n{game.fault}")
    return 1 if faults else 0


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=["huntik", "shadowfist", "highlander"])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int, nargs="+", default=[2])
    parser.add_argument("--edition", choices=EDITIONS, default="type-one")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--anew", action="store_true", help="forget what was seen in earlier runs")
    asked = parser.parse_args()
    edition = asked.edition if asked.game == "highlander" else ""
    faults = 0
    with ProcessPoolExecutor(asked.workers) as processes:
        for players in asked.players:
            soak = Soak(asked.game, players, edition)
            if asked.anew:
                soak.results.unlink(missing_ok=True)
            play_all(soak, range(asked.seed, asked.seed + asked.games), processes)
            faults |= report(soak, list(known_games(soak).values()))
    return faults


def play_all(soak: Soak, seeds: range, processes: Executor) -> None:
    """The games of which nothing is known yet, and those that a fault broke off."""
    known = known_games(soak)
    left = [seed for seed in seeds if seed not in known or known[seed].fault]
    parts = [left[first : first + TOGETHER] for first in range(0, len(left), TOGETHER)]
    for done, some in enumerate(as_completed([processes.submit(play_some, soak, part) for part in parts]), 1):
        keep(soak, some.result())
        if done % 10 == 0:
            say(f"{min(done * TOGETHER, len(left))} of {len(left)} games with {soak.players} players")


if __name__ == "__main__":
    sys.exit(main())

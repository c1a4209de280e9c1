"""The games: rules, meaning, cards and decks of each, and what every one of them offers to the outside.

A game is a package that has all that `Rules` names: a folder here, or one of its own (`core/plugins.py`). It is found
by its name and imported when it is first asked for, so that nobody waits for a game that is not played.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.resources.abc import Traversable
from pathlib import Path
from types import NoneType
from typing import Any, NamedTuple, Protocol, cast

from quickening.core.data import BadData
from quickening.core.files import file_bytes, file_text, json_of, shown
from quickening.core.game import Game, Table
from quickening.core.plugins import package_of, packages, source_of
from quickening.core.records import DeckList, Record, check_end, check_rules, give, read_record, record_from_json
from quickening.core.refusals import Refusal, Refused, Unreadable
from quickening.core.views import CardView
from quickening.games.own_decks import files_of

#: The games that come first where games are listed; others follow by name.
FIRST = ("huntik", "shadowfist", "highlander")

#: Seeds are written to records, and JSON has no larger numbers that every program reads.
LARGEST_SEED = 10**18

#: What players are called who have not said their names.
NAMES = ("Alice", "Bob", "Carol", "Dave", "Erin", "Frank")


class NotACard(NamedTuple):
    """A row of a card file that did not become a card: which, where in its text, what was expected there, and why."""

    name: str
    text: str
    position: int
    expected: tuple[str, ...]
    reason: str


class Pool(NamedTuple):
    """What a card file gave."""

    cards: list[Any]
    refused: list[NotACard]

    @property
    def from_print(self) -> list[Any]:
        """The cards whose printed text was read."""
        return [card for card in self.cards if not card.reworded]

    @property
    def reworded(self) -> list[Any]:
        """The cards that are played by another wording than the printed one."""
        return [card for card in self.cards if card.reworded]


class Deck(Protocol):
    """A deck. `key` is its file name or the name it is asked for by, `about` says in a line what it does."""

    @property
    def key(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def about(self) -> str: ...

    def listed(self) -> DeckList:
        """The deck by its cards' keys, as a record keeps it."""


class Rules(Protocol):
    """What the package of a game has. Whatever it refuses, it refuses with one message that says what and where."""

    NAME: str
    SEATS: tuple[int, int]
    #: The codes of its rulebooks.
    BOOKS: tuple[str, ...]
    #: The forms of play a deck can be checked for; the first is the usual one.
    FORMATS: tuple[str, ...]

    def table(self) -> Table:
        """The cards that may appear in a game, by key."""

    def options(self) -> Mapping[str, Sequence[str]]:
        """What else a new game can be told, e.g. the mission, and which values there are; none listed: any."""

    @property
    def new(self) -> Callable[..., Game]:
        """Makes a new game at its first decision: `new(decks, seed, names, ask_forced, **options)`.

        Each deck is whatever `read_deck` takes. `game.setup` holds `decks` (as `DeckList`s), `seed` and every option.
        """

    def load(self, data: Any) -> Game:
        """A game from what its `save` gave."""

    def ready_decks(self, **options: Any) -> Mapping[str, Deck]:
        """The decks that come with the project and suit a game with these options, by key."""

    def read_deck(self, deck: Any) -> Deck:
        """A deck by its key, from a file, from a `DeckList`, or the deck itself. Refuses what is none of these."""

    def parse_deck(self, key: str, text: str, edition: str = "") -> Deck:
        """A deck as it is written down, for an edition where the game has several. Refuses what is no deck."""

    def check_deck(self, deck: Any, form: str) -> Sequence[Refusal]:
        """Everything that is wrong with a deck in a form of play; nothing if it is legal."""

    def is_card_file(self, header: str) -> bool:
        """Whether a card file with this first line is one of this game."""

    def read_pool(self, path: Path) -> Pool:
        """The cards of a file, and what did not become a card."""

    def card_text(self, card: Any) -> str:
        """The canonical text of a card, as the printer prints it."""

    def printed(self, edition: str = "") -> Sequence[CardView]:
        """Every card that there is (in an edition, where the game has several), as printed, whether dealt or not.

        Which of them have been dealt or read makes no difference: it would tell what lies in hidden decks.
        """


_OFFERED = tuple(name for name in (*Rules.__annotations__, *vars(Rules)) if not name.startswith("_"))


def rules(name: str) -> Rules:
    """The game of that name. Refuses one that does not exist, and one that cannot be played yet."""
    if name not in packages():
        near = get_close_matches(name.lower(), packages(), 1)
        hint = f"did you mean {near[0]}?" if near else f"there are: {', '.join(finished())}"
        raise Refused(f"there is no game {name!r}; {hint}")
    if name not in finished():
        raise Refused(f"{name} cannot be played yet; these can: {', '.join(finished())}")
    return cast(Rules, import_module(package_of(name)))


def all_decks(name: str, **options: Any) -> dict[str, Deck]:
    """The decks of a game that suit these options: the ready ones, then those of the player's own, by key."""
    ready = rules(name).ready_decks(**options)
    files = tuple((key, path, path.stat().st_mtime_ns) for key, path in files_of(name).items() if key not in ready)
    return {**ready, **_own_decks(name, str(options.get("edition") or ""), files)}


@cache
def _own_decks(name: str, edition: str, files: tuple[tuple[str, Path, int], ...]) -> dict[str, Deck]:
    """Decks that can be played with: all cards are known, and they are legal. A file that changed is read anew."""
    game = rules(name)
    found: dict[str, Deck] = {}
    for key, path, _ in files:
        try:
            deck = game.parse_deck(key, file_text(path), edition)
        except Refused:
            continue  # what is wrong with it is said as it is imported, and when it is asked for
        if not game.check_deck(deck, edition or getattr(deck, "edition", "") or game.FORMATS[0]):
            found[key] = deck
    return found


@cache
def finished() -> tuple[str, ...]:
    """The games that can be played: their packages have all that is asked for. None is imported to know it."""
    known = sorted(packages(), key=lambda name: (FIRST.index(name) if name in FIRST else len(FIRST), name))
    return tuple(name for name in known if not lacking(source_of(name)))


def lacking(package: Traversable) -> list[str]:
    """What a package does not offer yet; one without code offers nothing."""
    source = package.read_text(encoding="utf-8") if package.is_file() else ""
    offered: set[str] = set()
    for node in ast.parse(source).body:
        match node:
            case ast.FunctionDef():
                offered.add(node.name)
            case ast.ImportFrom():
                offered.update(alias.asname or alias.name for alias in node.names)
            case ast.Assign() | ast.AnnAssign():
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                offered.update(target.id for target in targets if isinstance(target, ast.Name))
            case _:
                pass
    return [name for name in _OFFERED if name not in offered]


def new_game(
    name: str,
    decks: Sequence[Any],
    seed: int = 0,
    names: Sequence[str] = (),
    ask_forced: bool = False,
    **options: Any,
) -> Game:
    """A new game at its first decision. Refuses unknown options, and more or fewer seats than the game has."""
    game = rules(name)
    least, most = game.SEATS
    if isinstance(decks, str):
        raise Refused(f"a deck for each player is needed, not {shown(decks)!r} alone")
    if not least <= len(decks) <= most:
        seats = str(least) if least == most else f"{least} to {most}"
        raise Refused(f"{name} is played by {seats}, each with a deck, not by {len(decks)}")
    if names and len(names) != len(decks):
        raise Refused(f"{len(decks)} players cannot have {len(names)} names: {', '.join(names)}")
    if not _is_seed(seed):
        raise Refused(f"a seed is a whole number of at most 18 digits, not {shown(seed)}")
    check_options(name, options)
    return game.new(decks, seed, names or NAMES[: len(decks)], ask_forced, **options)


def check_options(name: str, options: Mapping[str, Any]) -> None:
    """Refuse what a game cannot be told."""
    known = rules(name).options()
    for option, value in options.items():
        if option not in known:
            raise Refused(f"{name} has no option {option!r}; its options: {', '.join(known) or 'none'}")
        if not isinstance(value, (str, int, NoneType)):
            raise Refused(f"{name}: {option} cannot be {shown(value)}")


def _is_seed(seed: object) -> bool:
    return isinstance(seed, int) and -LARGEST_SEED < seed < LARGEST_SEED


# -- games that were played before ---------------------------------------------------------------------------------


#: What reading a state that no game saved may end in.
_DAMAGED = (BadData, TypeError, AttributeError, LookupError, ValueError)


def load_game(saved: Any, unproved: bool = False) -> Game:
    """A game from what `save` gave: that itself, its JSON, or a file of it.

    It is played again, and refused if its own answers do not lead to it. A position that is `unproved` is taken as it
    stands, if a game could stand so: one that was set up by hand, or that this program itself has just saved.
    """
    data, where = (saved, "the saved game") if isinstance(saved, dict) else _read_json(saved)
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise Unreadable(f"{where}: not a saved game")
    try:
        game = rules(data["game"]).load(data)
        game.view(None)  # looked at once: what cannot be shown is not what was saved
    except _DAMAGED as error:
        raise Unreadable(f"{where}: the saved game is damaged: {error}") from None
    if not unproved:
        _prove(game, where)
    return game


def _prove(game: Game, where: str) -> None:
    """Refuse a state that its own answers do not lead to, from the decks and the seed it says it began with."""
    try:
        record = game.record()
        again = beginning_of(record)
        for number, answer in enumerate(record.answers, 1):
            give(again, answer, number)
    except (Refused, *_DAMAGED) as error:
        raise Unreadable(f"{where}: nothing proves that this game was played: {error}") from None
    said, played = game.save()["state"], again.save()["state"]
    other = [name for name in said if said[name] != played[name]]
    if other:
        raise Unreadable(f"{where}: the answers do not lead to what is saved: $.state.{other[0]} is otherwise")
    game.lines = again.lines


def _read_json(source: bytes | str | Path) -> tuple[Any, str]:
    if _is_json(source):
        return json_of(cast(bytes, source), "the saved game", "a saved game"), "the saved game"
    return json_of(file_bytes(cast(Path, source)), shown(source), "a saved game"), shown(source)


def _is_json(source: bytes | str | Path) -> bool:
    """Whether this is JSON, not the name of a file that holds it."""
    return isinstance(source, bytes) or (isinstance(source, str) and source.lstrip()[:1] == "{")


def find_record(record: Record | bytes | str | Path) -> tuple[Record, str]:
    """A record from whatever holds it, and where it was found."""
    if isinstance(record, Record):
        return record, "the record"
    if _is_json(record):
        return record_from_json(cast(bytes, record)), "the record"
    return read_record(cast(Path, record)), shown(record)


def beginning_of(record: Record, anyway: bool = False) -> Game:
    """The game of a record before its first answer. Refuses one played under other rules or cards."""
    if not anyway:
        check_rules(record, rules(record.game).table())
    if record.position is not None:
        return load_game(record.position, unproved=True)
    return new_game(record.game, record.decks, record.seed, record.names, record.ask_forced, **record.options)


def replay_game(source: Record | bytes | str | Path, anyway: bool = False) -> Game:
    """The game of a record after its last answer."""
    record, where = find_record(source)
    try:
        game = beginning_of(record, anyway)
        for number, answer in enumerate(record.answers, 1):
            give(game, answer, number)
        if not anyway:
            check_end(record, game)
    except Refused as error:
        raise Unreadable(f"{where}: {error}") from None
    except _DAMAGED as error:
        if record.position is None:
            raise
        raise Unreadable(f"{where}: the position it begins at is damaged: {error}") from None
    return game

"""A game is its record: how it began and what was answered, with a fingerprint of the rules and cards of its time.

A record is written as JSON. What is wrong with one (damaged, foreign, of another version, played under other rules,
an answer that does not fit) is said in one message, with the place.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from quickening.core.data import Definition
from quickening.core.files import file_bytes, json_of, shown
from quickening.core.outside import Answer, Outside, is_aside
from quickening.core.plugins import folder_of
from quickening.core.refusals import Refused, Unreadable

if TYPE_CHECKING:
    from quickening.core.game import Game, Table

#: The version of the form of a record. A change to the form that old records do not fit needs a new one.
FORMAT = 1

#: The parts of the project that decide how a game goes, beside the game's own package.
_SHARED = ("core", "lang", "text", "english")
#: What a record says of by itself: its cards by their fingerprints, its decks; what is only said about rules; how
#: the table is drawn at the terminal; and by what bots imagine and judge games.
_NOT_RULES = (
    *("cards", "ready", "gists", "guide", "lessons", "bot", "bot.py", "terminal.py"),
    *("evaluating.py", "redealing.py", "valuing.py", "weights.py", "packing.py"),
)


class DeckList(Outside, frozen=True):
    """A deck by its cards' keys, pile by pile, so that a deck that only one player has can be played again.

    `made` are the lines of a card file: the cards that somebody made for it, which nobody else has.
    """

    name: str
    piles: tuple[tuple[str, tuple[str, ...]], ...]
    made: tuple[str, ...] = ()

    def pile(self, name: str) -> tuple[str, ...]:
        """The cards of a pile; nothing if the deck has no such pile."""
        return dict(self.piles).get(name, ())


class Record(Outside, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that is needed to play a game again.

    `rules` and `cards` are fingerprints: of the rules' source, and of each card by its key. `final` is that of the
    state after the last answer. A game that did not begin at its beginning has the `position` it began at, as `save`
    gave it. A record kept to show rules says which (`shows`) and what is to be seen (`gist`).
    """

    format: int = msgspec.field(default=FORMAT, name="quickening")
    game: str
    names: tuple[str, ...]
    decks: tuple[DeckList, ...] = ()
    seed: int = 0
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    ask_forced: bool = False
    position: dict[str, Any] | None = None
    answers: tuple[Answer, ...]
    rules: str
    cards: dict[str, str]
    final: str
    shows: tuple[str, ...] = ()
    gist: str = ""

    def to_json(self) -> bytes:
        """The record as it is written to a file."""
        return msgspec.json.encode(self) + b"\n"

    def write(self, path: Path | str) -> None:
        """Write the record to a file."""
        Path(path).write_bytes(self.to_json())


def record_of(
    game: Game, position: dict[str, Any] | None = None, shows: Sequence[str] = (), gist: str = ""
) -> Record:
    """The record of a game so far, from its beginning or from a position it was in (as `save` gave it then)."""
    setup = dict(game.setup)
    decks, seed = setup.pop("decks", ()), setup.pop("seed", 0)
    if position is None and not decks:
        raise Refused("a game that was set up by hand has a record only from a position on")
    given = len(position["state"]["answers"]) if position is not None else 0
    return Record(
        game=game.table.game,
        names=game.names,
        decks=decks,
        seed=seed,
        options={name: value for name, value in setup.items() if value is not None},
        ask_forced=game.ask_forced,
        position=position,
        answers=tuple(game.recorded_answers()[given:]),
        rules=rules_fingerprint(game.table.game),
        cards=card_fingerprints(game),
        final=game.fingerprint(),
        shows=tuple(shows),
        gist=gist,
    )


# -- reading -------------------------------------------------------------------------------------------------------


def read_record(path: Path | str) -> Record:
    """The record in a file."""
    return record_from_json(file_bytes(path), shown(path))


def record_from_json(data: bytes | str, where: str = "the record") -> Record:
    """The record that was written. Refuses what is no record, or one of another version."""
    found = json_of(data, where, "a record of a game")
    if not isinstance(found, dict) or "quickening" not in found:
        raise Unreadable(f'{where}: not a record of a game: there is no "quickening" in it')
    if found["quickening"] != FORMAT:
        raise Unreadable(f"{where}: a record of version {found['quickening']!r}; this program reads version {FORMAT}")
    try:
        return msgspec.convert(found, Record)
    except msgspec.ValidationError as error:
        raise Unreadable(f"{where}: the record is damaged: {error}") from None


# -- fingerprints --------------------------------------------------------------------------------------------------


@cache
def rules_fingerprint(game: str) -> str:
    """A digest of the code that decides how a game goes."""
    root = files("quickening")
    digest = blake2b(digest_size=8)
    for part in (*(root / name for name in _SHARED), folder_of(game)):
        for name, source in _sources(part):
            digest.update(f"{part.name}/{name}\n".encode())
            digest.update(source.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()


def _sources(folder: Traversable, under: str = "") -> Iterator[tuple[str, Traversable]]:
    """The source files and lists of a folder and of those within it, in the order of their names."""
    if not folder.is_dir():
        return
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.name in _NOT_RULES:
            continue
        if entry.is_dir():
            yield from _sources(entry, f"{under}{entry.name}/")
        elif entry.name.endswith((".py", ".tsv")):
            yield f"{under}{entry.name}", entry


def card_fingerprints(game: Game) -> dict[str, str]:
    """A digest of each card of a game that everybody has, by key."""
    known = game.table.definitions
    keys = sorted({card.definition.key for card in game.cards if card.definition.key in known})
    return {key: card_fingerprint(known[key]) for key in keys}


def card_fingerprint(card: Definition) -> str:
    """A digest of a card's facts and text; what was read from the text follows from the rules."""
    facts = [(name, value) for name in card.__struct_fields__ if _is_fact(value := getattr(card, name))]
    return blake2b(msgspec.json.encode(facts), digest_size=4).hexdigest()


def _is_fact(value: Any) -> bool:
    if isinstance(value, tuple):
        return all(isinstance(item, (str, int)) for item in value)
    return isinstance(value, (str, int))


def check_rules(record: Record, table: Table) -> None:
    """Refuse a record that was played under other rules or with cards that read otherwise."""
    check_played_by(record.game, record.rules, record.cards, table)


def check_played_by(game: str, rules: str, cards: Mapping[str, str], table: Table) -> None:
    """Refuse rules and cards, by their fingerprints, that are not those of today."""
    now = rules_fingerprint(game)
    if rules != now:
        raise Refused(f"played under other rules of {game}: fingerprint {rules}, now {now}")
    for key, fingerprint in cards.items():
        if key not in table.definitions:
            raise Refused(f"there is no card {key!r} any more, which was played with")
        if card_fingerprint(table.definitions[key]) != fingerprint:
            name = table.definitions[key].name
            raise Refused(f"{name} ({key}) does not read as it did when this was played")


# -- playing it again ----------------------------------------------------------------------------------------------


def give(game: Game, answer: Answer, number: int) -> None:
    """Give a game one answer of a record, the `number`th."""
    try:
        if is_aside(answer.chosen):
            game.aside(answer.seat, answer.chosen[0], answer.chosen)
            return
        if game.decision is not None and game.decision.seat != answer.seat:
            raise Refused(f"seat {answer.seat} answers, but seat {game.decision.seat} is asked")
        game.answer(answer.chosen)
    except Refused as error:
        raise Refused(f"answer {number}: {error}") from None


def check_end(record: Record, game: Game) -> None:
    """Refuse a game that did not come out as its record says; one that nobody played again says nothing."""
    if record.final and game.fingerprint() != record.final:
        raise Refused(
            f"after {len(record.answers)} answers the game is not as its record says:"
            f" fingerprint {game.fingerprint()}, recorded {record.final}"
        )

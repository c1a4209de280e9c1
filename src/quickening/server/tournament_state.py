"""A tournament as a server keeps it: who takes part with which deck, and the table of each match."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from typing import Annotated, Any, Literal

import msgspec

from quickening.core.refusals import Refused
from quickening.games.made import apart
from quickening.server.clock import Limits
from quickening.server.offers import Options, Sitter
from quickening.server.places import Place
from quickening.server.tables import digest
from quickening.tournaments import Meeting, Tournament
from quickening.tournaments.drafting import Draft

#: More take part in no tournament that one server holds.
MOST_PLAYERS = 128
#: A deck list has so many letters at most: all of a tournament is written at each change.
LONGEST_DECK = 6_000
#: Where decks have cards of players' own, which are written down with them, fewer take part with longer lists.
MOST_WITH_OWN, LONGEST_WITH_OWN = 32, 40_000
#: Decks are made of packs: those that somebody opens, or what they take of packs that go round.
SEALED, DRAFT = "sealed", "draft"
#: A round lasts so many minutes, if it has a limit.
LEAST_MINUTES, MOST_MINUTES = 5, 24 * 60


class Announced(msgspec.Struct, forbid_unknown_fields=True):
    """A tournament that somebody announces. `rounds` 0: as many as leave one unbeaten; `minutes` 0: no limit.

    `automatic`: the next round is paired as soon as a round is over; else when the judge says so. `bots` take part
    from the start. `limited`: decks are made of so many `boosters`; 0: as many as usual. `own_cards`: decks may have
    cards that somebody made or brought.
    """

    game: str
    style: str
    title: Annotated[str, msgspec.Meta(max_length=200)] = ""
    options: Options = {}
    clock: Limits = Limits()
    rounds: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0
    seats: Annotated[int, msgspec.Meta(ge=3, le=6)] = 4
    minutes: Annotated[int, msgspec.Meta(ge=0, le=MOST_MINUTES)] = 0
    automatic: bool = True
    bots: Annotated[int, msgspec.Meta(ge=0, le=31)] = 0
    limited: Literal["", "sealed", "draft"] = ""
    boosters: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0
    own_cards: bool = False

    @property
    def most_players(self) -> int:
        return MOST_WITH_OWN if self.own_cards else MOST_PLAYERS

    @property
    def longest_deck(self) -> int:
        return LONGEST_WITH_OWN if self.own_cards else LONGEST_DECK


class Entrant(msgspec.Struct, frozen=True):
    """Somebody who takes part. The secret of a player is that of each seat they sit at; a bot has none."""

    name: str
    place: Place
    account: str = ""
    token_hash: str = ""

    @property
    def is_bot(self) -> bool:
        return self.place.kind == "bot"

    @property
    def own_cards(self) -> list[dict[str, str]]:
        """The cards of their own that are in their deck, each by what stands on it."""
        header, *lines = apart(self.place.cards)[1] or ("",)
        cells = [[cell.strip('"') for cell in line.split("\t")] for line in (header, *lines)]
        return [{name: cell for name, cell in zip(cells[0], one, strict=False) if cell} for one in cells[1:]]


class Match(msgspec.Struct, frozen=True):
    """The table of a match, its players in the order of their seats, and whether time was called there."""

    round: int
    players: tuple[str, ...]
    table: str
    called: bool = False


class State(msgspec.Struct, frozen=True):
    """All that is kept of a tournament. Before it begins there is no `tournament`, only `entrants`."""

    wanted: Announced
    judge_hash: str
    entrants: tuple[Entrant, ...] = ()
    tournament: Tournament | None = None
    matches: tuple[Match, ...] = ()
    round_began: float = 0.0
    draft: Draft | None = None

    # -- who is who ------------------------------------------------------------------------------------------------

    def is_judge(self, token: str) -> bool:
        return secrets.compare_digest(self.judge_hash, digest(token))

    def check_judge(self, token: str) -> None:
        """Refuse what only who has announced the tournament may do."""
        if not self.is_judge(token):
            raise Refused("only the judge may do this")

    def player(self, token: str) -> Entrant:
        """Whose secret it is. Refuses one that belongs to nobody here."""
        given = digest(token)
        for one in self.entrants:
            if one.token_hash and secrets.compare_digest(one.token_hash, given):
                return one
        raise Refused("you do not take part in this tournament")

    def entrant(self, name: str) -> Entrant:
        """The one of this name."""
        for one in self.entrants:
            if one.name == name:
                return one
        raise Refused(f"{name[:40]} does not take part")

    def needs_deck(self, one: Entrant) -> bool:
        """Whether somebody has yet to make a deck of their packs."""
        return bool(self.wanted.limited) and not one.place.cards

    @property
    def phase(self) -> str:
        """What everybody is at: sign-up, drafting, building, playing, or over."""
        if self.tournament is not None:
            return "over" if self.tournament.over else "playing"
        if self.draft is None:
            return "sign-up"
        return "building" if self.draft.over else "drafting"

    @property
    def over(self) -> bool:
        return self.tournament is not None and self.tournament.over

    def going(self) -> Tournament:
        """The tournament once it has begun. Refuses it before."""
        if self.tournament is None:
            raise Refused("the tournament has not begun")
        return self.tournament

    def check_round(self, number: int) -> None:
        """Refuse what was meant for another round."""
        if number != len(self.going().rounds):
            raise Refused(f"round {number} is not being played; look at how it stands now")

    # -- matches ---------------------------------------------------------------------------------------------------

    def match_of(self, meeting: Meeting) -> Match | None:
        """Where players of this round meet: the last table that was laid for them."""
        number = len(self.going().rounds)
        for match in reversed(self.matches):
            if match.round == number and set(meeting.players) <= set(match.players):
                return match
        return None

    def played(self) -> list[tuple[Meeting, Match]]:
        """The matches of this round that are not over, with their tables."""
        if self.tournament is None:
            return []
        found = ((meeting, self.match_of(meeting)) for meeting in self.tournament.going)
        return [(meeting, match) for meeting, match in found if match is not None]

    def table_of(self, name: str) -> Match | None:
        """The match that somebody has to play now."""
        return next((match for meeting, match in self.played() if name in meeting.players), None)

    def with_matches(self, tournament: Tournament) -> State:
        """The same with a table for each match of this round that has none."""
        found = msgspec.structs.replace(self, tournament=tournament)
        number = len(tournament.rounds)
        new = [
            Match(number, meeting.players, secrets.token_urlsafe(9))
            for meeting in tournament.going
            if found.match_of(meeting) is None
        ]
        return msgspec.structs.replace(found, matches=(*self.matches, *new))

    def again(self, match: Match) -> State:
        """Nobody has won where somebody must: the same players meet once more."""
        once_more = Match(match.round, match.players, secrets.token_urlsafe(9))
        return msgspec.structs.replace(self, matches=(*self.matches, once_more))


@dataclass(frozen=True)
class Kept:
    """A tournament as it is read: its name, when it was announced, and how often it has changed.

    What everybody may see of it is worked out once, however many look at it.
    """

    name: str
    created: float
    version: int
    state: State

    @cached_property
    def mark(self) -> str:
        """Tells how it stands from how it stood, by what everybody may see: not that a card or a deck was changed."""
        return blake2b(msgspec.json.encode(self.shown), digest_size=8).hexdigest()

    @cached_property
    def shown(self) -> dict[str, Any]:
        """What everybody may see: no deck, no secret."""
        state, wanted = self.state, self.state.wanted
        going = state.tournament
        return {
            "tournament": self.name,
            "title": wanted.title,
            "game": wanted.game,
            "options": wanted.options,
            "clock": wanted.clock,
            "style": wanted.style,
            "seats": wanted.seats,
            "minutes": wanted.minutes,
            "automatic": wanted.automatic,
            "at": self.created,
            "phase": state.phase,
            "limited": wanted.limited,
            "boosters": wanted.boosters,
            "own_cards": wanted.own_cards,
            "waiting": self._waited_for(),
            "turn": 0 if state.draft is None else state.draft.turn,
            "winner": going.winner if going else None,
            "lasts": 0 if going is None else going.lasts,
            "round_began": state.round_began,
            "players": [self._player(one) for one in state.entrants],
            "rounds": [] if going is None else [self._round(n, r) for n, r in enumerate(going.rounds, 1)],
            "standings": [] if going is None else [one._asdict() for one in going.standings()],
        }

    def _waited_for(self) -> list[str]:
        """For whom all others wait before the first round."""
        state = self.state
        if state.draft is None or state.tournament is not None:
            return []
        return state.draft.thinking or [one.name for one in state.entrants if state.needs_deck(one)]

    def _player(self, one: Entrant) -> dict[str, Any]:
        going = self.state.tournament
        return {
            "name": one.name,
            "bot": one.is_bot,
            "account": bool(one.account),
            "own_cards": 0 if going is None else len(one.own_cards),  # before, that would tell of a changed deck
            "dropped": going is not None and one.name in going.dropped,
            "out": going is not None and one.name not in going.playing,
        }

    def _round(self, number: int, meetings: tuple[Meeting, ...]) -> list[dict[str, Any]]:
        matches = (match for match in self.state.matches if match.round == number)
        tables = {player: match.table for match in matches for player in match.players}  # the last one counts
        return [
            {"players": one.players, "points": one.points, "table": tables.get(one.players[0], "")}
            for one in meetings
        ]


class Entering(Sitter, forbid_unknown_fields=True):
    """Who takes part, with which deck."""


class Secret(msgspec.Struct, forbid_unknown_fields=True):
    """The secret of a player or of the judge."""

    token: Annotated[str, msgspec.Meta(max_length=200)]


class OtherDeck(Secret, forbid_unknown_fields=True):
    """Another deck, before decks are locked."""

    deck: str = ""
    cards: str = ""


class Hurrying(Secret, forbid_unknown_fields=True):
    """A card for everybody who is waited for: in this `turn`, not in the one that a second click would meet."""

    turn: Annotated[int, msgspec.Meta(ge=0, lt=2**31)]


class Taking(Hurrying, forbid_unknown_fields=True):
    """A card that somebody takes of the pack that lies before them in this `turn`."""

    card: Annotated[str, msgspec.Meta(max_length=100)]


class Building(Secret, forbid_unknown_fields=True):
    """A deck of all cards that somebody has but for these."""

    left_out: Annotated[list[str], msgspec.Meta(max_length=500)] = []


class Removed(Secret, forbid_unknown_fields=True):
    """A player whom the judge takes out."""

    player: Annotated[str, msgspec.Meta(max_length=200)]


class OfRound(Secret, forbid_unknown_fields=True):
    """What a judge says of this `round`: in the next one, which may have begun, it would mean something else."""

    round: Annotated[int, msgspec.Meta(ge=0, lt=2**31)]


class Ruled(OfRound, forbid_unknown_fields=True):
    """What a judge says of a match: who has won, or that nobody has (`drawn`)."""

    player: Annotated[str, msgspec.Meta(max_length=200)]
    drawn: bool = False

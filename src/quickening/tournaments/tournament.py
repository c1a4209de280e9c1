"""A tournament: who takes part, what was played, and what comes next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from quickening.core.refusals import Refused
from quickening.tournaments.elimination import by_losses
from quickening.tournaments.meetings import DRAW, LOSS, WIN, Meeting, bye
from quickening.tournaments.pods import pods
from quickening.tournaments.standings import Standing, standings
from quickening.tournaments.swiss import met, swiss_pairs

SWISS, SINGLE, DOUBLE, PODS = "swiss", "single", "double", "pods"
STYLES = (SWISS, SINGLE, DOUBLE, PODS)
#: After so many losses a player is out.
LIVES = {SINGLE: 1, DOUBLE: 2}
#: More names than any hall has seats.
MOST = 512

Round = tuple[Meeting, ...]


@dataclass(frozen=True)
class Tournament:
    """It never changes: whatever happens makes another one of it. `seats` is how many sit at a table of several."""

    style: str
    players: tuple[str, ...]
    lasts: int = 0
    seats: int = 4
    rounds: tuple[Round, ...] = ()
    dropped: frozenset[str] = field(default_factory=frozenset)

    @classmethod
    def of(cls, style: str, players: Sequence[str], lasts: int = 0, seats: int = 4) -> Tournament:
        """A new one. Swiss rounds and pods last until at most one can be unbeaten, if nothing else is said."""
        if style not in STYLES:
            raise Refused(f"there is no tournament {style!r}; there are: {', '.join(STYLES)}")
        if not 2 <= len(players) <= MOST:
            raise Refused(f"a tournament has 2 to {MOST} players, not {len(players)}")
        twice = [name for name, many in Counter(players).items() if many > 1]
        if twice:
            raise Refused(f"two players are called {twice[0]}")
        return cls(style, tuple(players), lasts or max(1, (len(players) - 1).bit_length()), seats)

    # -- where it stands -------------------------------------------------------------------------------------------

    @property
    def meetings(self) -> list[Meeting]:
        """All matches so far."""
        return [one for played in self.rounds for one in played]

    @property
    def going(self) -> list[Meeting]:
        """The matches of this round that are not over."""
        return [one for one in self.rounds[-1] if not one.points] if self.rounds else []

    @property
    def playing(self) -> list[str]:
        """Who is still in."""
        lost = self.losses
        lives = LIVES.get(self.style)
        return [
            player
            for player in self.players
            if player not in self.dropped and (lives is None or lost[player] < lives)
        ]

    @property
    def losses(self) -> Counter[str]:
        """How often each was beaten."""
        return Counter(
            player
            for one in self.meetings
            for player, points in zip(one.players, one.points, strict=bool(one.points))
            if points == LOSS
        )

    def standings(self) -> list[Standing]:
        """Everybody, the leader first. In elimination who is out later stands higher."""
        found = standings(self.players, self.meetings)
        if self.style not in LIVES:
            return found
        return sorted(found, key=lambda one: (one.player in self.playing, one.played, one.rank), reverse=True)

    @property
    def over(self) -> bool:
        """Whether no round follows."""
        if self.going:
            return False
        return len(self.playing) < 2 or (self.style not in LIVES and len(self.rounds) >= self.lasts)

    @property
    def winner(self) -> str | None:
        """Who has won, once it is over."""
        return self.standings()[0].player if self.over else None

    # -- what comes next -------------------------------------------------------------------------------------------

    def next_round(self) -> Tournament:
        """The tournament with its next round paired. Refuses it while one is played, and after the last."""
        if self.going:
            raise Refused(f"the match of {' and '.join(self.going[0].players)} is not over")
        if self.over:
            raise Refused("the tournament is over")
        return replace(self, rounds=(*self.rounds, self._paired()))

    def _paired(self) -> Round:
        ahead = [one.player for one in self.standings() if one.player in self.playing]
        if self.style == PODS:
            return tuple(bye(one[0]) if len(one) == 1 else Meeting(one) for one in pods(ahead, self.seats))
        if self.style == SWISS:
            pairs, alone = swiss_pairs(ahead, self._met(), self._byes())
            return _round(pairs, [] if alone is None else [alone])
        return _round(*by_losses(self.playing, self.losses, LIVES[self.style], self._byes()))

    def _met(self) -> frozenset[tuple[str, str]]:
        return frozenset(met(*one.players) for one in self.meetings if len(one.players) == 2)

    def _byes(self) -> Counter[str]:
        return Counter(one.players[0] for one in self.meetings if one.is_bye)

    # -- what happens ----------------------------------------------------------------------------------------------

    def won(self, winner: str) -> Tournament:
        """Somebody has won the match of this round."""
        meeting = self._match_of(winner)
        return self._ended(meeting, tuple(WIN if player == winner else LOSS for player in meeting.players))

    def drawn(self, player: str) -> Tournament:
        """Nobody has won the match that this player was in. In elimination somebody must."""
        if self.style in LIVES:
            raise Refused("somebody has to win a match of this tournament")
        meeting = self._match_of(player)
        return self._ended(meeting, (DRAW,) * len(meeting.players))

    def _match_of(self, player: str) -> Meeting:
        for meeting in self.going:
            if player in meeting.players:
                return meeting
        raise Refused(f"{player} is in no match that is not over")

    def _ended(self, meeting: Meeting, points: tuple[int, ...]) -> Tournament:
        ended = tuple(one._replace(points=points) if one is meeting else one for one in self.rounds[-1])
        return replace(self, rounds=(*self.rounds[:-1], ended))

    def drop(self, player: str) -> Tournament:
        """Somebody leaves: the match they are in is lost, and they are paired no more."""
        if player not in self.players or player in self.dropped:
            raise Refused(f"{player} does not take part")
        left = self
        for meeting in self.going:
            if player in meeting.players:
                left = self._left(meeting, player)
        return replace(left, dropped=self.dropped | {player})

    def _left(self, meeting: Meeting, player: str) -> Tournament:
        """One of two who goes loses to the other; a table of more plays on without them."""
        others = tuple(one for one in meeting.players if one != player)
        if len(others) == 1:
            return self._ended(meeting, tuple(LOSS if one == player else WIN for one in meeting.players))
        played = [
            *(one for one in self.rounds[-1] if one is not meeting),
            Meeting(others),
            Meeting((player,), (LOSS,)),
        ]
        return replace(self, rounds=(*self.rounds[:-1], tuple(played)))

    def enter(self, player: str) -> Tournament:
        """Somebody comes late: rounds that were missed are lost. Refuses it where everybody else is half out."""
        if player in self.players:
            raise Refused(f"{player} takes part already")
        if self.style in LIVES and self.rounds:
            raise Refused("nobody enters a tournament of elimination once it has begun")
        missed = tuple((*played, Meeting((player,), (LOSS,))) for played in self.rounds)
        return replace(self, players=(*self.players, player), rounds=missed)


def _round(pairs: Iterable[tuple[str, str]], alone: Iterable[str]) -> Round:
    return (*(Meeting(pair) for pair in pairs), *map(bye, alone))

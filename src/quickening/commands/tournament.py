"""`quickening tournament`: bots play a tournament."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any

from cyclopts import Parameter
from rich.markup import escape

from quickening.arena import Match, Played, play
from quickening.commands.output import console, progress, say_json, table
from quickening.core.refusals import Refused
from quickening.games import all_decks, check_options
from quickening.games import rules as rules_of
from quickening.tournaments import Meeting, Tournament
from quickening.tournaments.tournament import LIVES, PODS

#: A match that nobody wins is played again so often; then the one who was entered first goes on.
AGAIN = 5


def tournament(
    game: str,
    /,
    *,
    style: str = "swiss",
    bot: Annotated[list[str], Parameter(negative="")] | None = None,
    rounds: int = 0,
    seats: int = 4,
    seed: int = 0,
    json: Annotated[bool, Parameter(negative="")] = False,
    **options: str,
) -> None:
    """Let bots play a tournament, each ready deck entered once by each bot, and say who is ahead.

    Parameters
    ----------
    game
        Which game.
    style
        swiss, single (elimination), double (elimination) or pods (tables of several, Shadowfist).
    bot
        Which bots play; thumb if not said. May be given several times.
    rounds
        How many rounds are played in Swiss style and in pods; as many as leave one unbeaten if not said.
    seats
        How many sit at a table of pods.
    seed
        The same seed gives the same tournament.
    json
        Rounds and standings as JSON.
    options
        What else the game can be told, e.g. --mission or --edition; `quickening games` lists it.
    """
    check_options(game, options)
    entered = entrants(game, bot or ["thumb"], options)
    if style == PODS and seats > rules_of(game).SEATS[1]:
        raise Refused(f"{game} is played by {rules_of(game).SEATS[1]} at most")
    going = Tournament.of(style, list(entered), rounds, seats)
    number = 0
    while not going.over:
        going = going.next_round()
        for meeting in progress(going.going, len(going.going), f"Round {len(going.rounds)}"):
            going = played(
                going, meeting, entered, Match(game, (), (), seed * 10_000 + number, tuple(options.items()))
            )
            number += AGAIN
    (say_json if json else show)(told(going))


def entrants(game: str, bots: list[str], options: Mapping[str, str]) -> dict[str, tuple[str, str]]:
    """Who takes part, by name: a deck and a bot."""
    decks = all_decks(game, **options)
    if len(bots) == 1:
        return {deck.name: (key, bots[0]) for key, deck in decks.items()}
    return {f"{deck.name} ({bot})": (key, bot) for key, deck in decks.items() for bot in bots}


def played(going: Tournament, meeting: Meeting, entered: dict[str, tuple[str, str]], match: Match) -> Tournament:
    """The tournament after a match. Where somebody has to win, a draw is played again."""
    decks, bots = zip(*(entered[player] for player in meeting.players), strict=True)
    for again in range(AGAIN):
        found = play(Match(match.game, decks, bots, match.seed + again, match.options))
        winner = won_by(found, meeting.players)
        if winner is not None:
            return going.won(winner)
        if going.style not in LIVES:
            return going.drawn(meeting.players[0])
    return going.won(meeting.players[0])


def won_by(found: Played, players: Iterable[str]) -> str | None:
    """Who won; nobody if it was a draw. Refuses a game that broke off."""
    if found.error:
        raise Refused(f"the game with seed {found.seed} broke off:\n{found.error}")
    winners = found.outcome.winners if found.outcome else ()
    return list(players)[winners[0]] if len(winners) == 1 else None


def told(going: Tournament) -> dict[str, Any]:
    """A tournament for programs."""
    rounds = [[{"players": one.players, "points": one.points} for one in played] for played in going.rounds]
    return {
        "style": going.style,
        "winner": going.winner,
        "rounds": rounds,
        "standings": [one._asdict() for one in going.standings()],
    }


def show(found: dict[str, Any]) -> None:
    """A tournament for people."""
    numbers = ("points", "won", "played", "opponents")
    listed = table(f"{found['style'].capitalize()}, {len(found['rounds'])} rounds", "player", *numbers, right=numbers)
    for one in found["standings"]:
        figures = (str(one["points"]), str(one["wins"]), str(one["played"]), f"{one['opponents']:.2f}")
        listed.add_row(escape(one["player"]), *figures)
    console().print(listed)
    console().print(f"[bold]{escape(found['winner'])}[/bold] wins.")

"""`quickening replay`: a game from its record."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter
from rich.markup import escape

from quickening.commands.output import console
from quickening.core.game import Game
from quickening.core.outside import Answer
from quickening.core.records import Record, check_end, give
from quickening.core.refusals import Refused, Unreadable
from quickening.games import beginning_of, find_record
from quickening.numbers import Whole


def replay(
    file: str,
    /,
    *,
    quiet: Annotated[bool, Parameter(negative="")] = False,
    step: Annotated[bool, Parameter(negative="")] = False,
    seat: Whole | None = None,
    anyway: Annotated[bool, Parameter(negative="")] = False,
    all: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Play a record again, and check it against its fingerprint.

    Parameters
    ----------
    file
        A record of a game; with --all the data folder of a server, or its database.
    quiet
        Only check it.
    step
        Wait for Enter after each answer.
    seat
        Tell the log as this seat reads it, and what it chose itself; as a spectator reads it if not said.
    anyway
        Go as far as the answers fit, even if the record was played under other rules.
    all
        Play all games that a server keeps, by today's rules: say which of them would change, and where.
    """
    return replay_all(file) if all else replay_one(file, quiet, step, seat, anyway)


def replay_all(place: str) -> int:
    """Say which stored games would go otherwise; 1 if any would."""
    from quickening.server.upgrading import changes

    count, found = changes(place)
    for change in found:
        console().print(escape(f"{change.table} ({change.game}) changes at answer {change.answer}: {change.why}"))
    console().print(f"{count} games, {len(found)} would change.")
    return 1 if found else 0


def replay_one(file: str, quiet: bool, step: bool, seat: int | None, anyway: bool) -> int:
    """Play one record."""
    record, where = find_record(file)
    try:
        game = beginning_of(record, anyway)
        if seat is not None and seat not in range(len(game.names)):
            raise Refused(f"there is no seat {seat}; there are 0 to {len(game.names) - 1}")
        if record.gist and not quiet:
            console().print(f"[bold]{', '.join(record.shows)}[/bold]: {escape(record.gist)}")
        told = 0 if quiet else tell(game, seat, 0)
        for number, answer in enumerate(record.answers, 1):
            words = said(game, answer, seat)
            give(game, answer, number)
            if not quiet:
                console().print(f"[dim]{number:>4}[/dim] [bold]{escape(words)}[/bold]")
                told = tell(game, seat, told)
                step = pause(step)
        conclude(record, game, anyway)
    except Refused as error:
        raise Unreadable(f"{where}: {error}") from None
    return 0


def said(game: Game, answer: Answer, seat: int | None = None) -> str:
    """An answer in words: who, and what was chosen. A seat is told what others chose by the log alone."""
    name = game.names[answer.seat] if answer.seat in range(len(game.names)) else f"seat {answer.seat}"
    if seat not in (None, answer.seat):
        return name
    labels: dict[str, str] = {option.id: option.label for option in game.decision.options} if game.decision else {}
    chosen = ", ".join(labels.get(id, id) for id in answer.chosen)
    return f"{name}: {chosen or 'nothing'}"


def tell(game: Game, seat: int | None, since: int) -> int:
    """Print what happened since; how many events there are now."""
    for line in game.told(seat, since):
        console().print(f"       {escape(line.text)} [dim]{line.rule}[/dim]")
    return len(game.log)


def pause(step: bool) -> bool:
    """Wait for Enter, if asked to; whether to wait again after the next answer: not if nobody can type any more."""
    if not step:
        return False
    try:
        console().input("")
    except EOFError:
        return False
    return True


def verdict_on(record: Record, game: Game) -> str:
    """Whether a game ended as its record says; that of a table of another version does not say how."""
    if not record.final:
        return "with no fingerprint to check it by"
    same = game.fingerprint() == record.final
    return "as its fingerprint says" if same else "[yellow]otherwise than its fingerprint says[/yellow]"


def conclude(record: Record, game: Game, anyway: bool) -> None:
    """Check the end, and say how it came out."""
    if not anyway:
        check_end(record, game)
    verdict = verdict_on(record, game)
    count = len(record.answers)
    answers = "1 answer" if count == 1 else f"{count} answers"
    if game.outcome is None:
        console().print(f"{answers}; the game goes on, {verdict}.")
        return
    winners = " and ".join(game.names[winner] for winner in game.outcome.winners)
    reason = escape(f"{game.outcome.reason} ({game.outcome.rule})")
    console().print(f"{answers}; {escape(winners) or 'nobody'} won: {reason}, {verdict}.")

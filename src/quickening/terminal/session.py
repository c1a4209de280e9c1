"""A game at the terminal: one seat is the player's, the others are bots'."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from quickening.bots import Bot
from quickening.core.decisions import Decision, Option
from quickening.core.files import shown
from quickening.core.game import Game
from quickening.core.players import choice_of
from quickening.core.refusals import Refused
from quickening.core.undoing import why_no_undo
from quickening.drawing import QUIET, Drawing, cards_of, option_list
from quickening.terminal.answers import how_to_answer, is_number, read_answer
from quickening.terminal.explaining import explain

HELP = """\
  3            choose option 3; 1 4 or 1-3 where several may be chosen; none where none need be
  3 1 2        divide: 3 for the first, 1 for the second, 2 for the third; 2 alone: all for the second
  a word       the option with that word in it, such as pass
  ? 3, ? name  explain the card of an option, or any card you can see: its text, its figures, why it cannot act
  table        draw the table again
  log 30       the last 30 sentences of the log, with their rules
  undo         take back your last answer, if nothing was revealed by it and nobody has acted since
  save FILE    write the record of the game, to be replayed or played on with --resume
  concede      give up
  quit         leave without an end"""

#: Reads a line after a prompt; `None` at the end of the input.
Reader = Callable[[str], "str | None"]
MANY_MOMENTS = 40


class Session:
    """Asks the player, lets the bots answer, tells what happens."""

    def __init__(
        self, game: Game, seat: int, bots: Mapping[int, Bot], drawing: Drawing, console: Console, read: Reader
    ) -> None:
        self.game: Any = game
        self.seat = seat
        self.bots = bots
        self.drawing = drawing
        self.console = console
        self.read = read
        self.told = 0
        self.left = False
        self.moments: list[Game] = []
        self.stale = True

    def run(self) -> None:
        """Play until the game is over or the player has left."""
        self.say(self.drawing.about(self.game.view(self.seat)))
        self.say("Type a number to choose, help for all that can be typed.", QUIET)
        while not self.game.over and not self.left:
            self.tell_news()
            decision = self.game.decision
            if decision.seat == self.seat:
                self.ask(decision)
            else:
                self.let_bot_answer(decision)
        self.tell_news()

    def say(self, text: str, style: str = "") -> None:
        """Print lines; where one is too long, it goes on below its own beginning."""
        for line in text.split("\n"):
            words = line.lstrip(" ")
            self.console.print(Padding(Text(words, style), (0, 0, 0, len(line) - len(words))))

    def tell_news(self) -> None:
        """What has happened since it was last told."""
        for text in together([line.text for line in self.game.told(self.seat, self.told)]):
            self.console.print(Text(f"  {text}", "bold" if text.startswith("—") else ""))
        self.told = len(self.game.log)

    def let_bot_answer(self, decision: Decision) -> None:
        self.game.answer(choice_of(self.bots[decision.seat], self.game))
        self.stale = True

    # -- asking ----------------------------------------------------------------------------------------------------

    def ask(self, decision: Decision) -> None:
        """Draw what has changed, put the question, and read until it is answered or the game is another one."""
        view = self.game.view(self.seat)
        if decision.rests or (self.stale and self.game.log):
            self.console.print(self.drawing.table(view))
            self.stale = False
        self.console.print(option_list(decision, view, self.drawing, self.console.width))
        while not self.left and self.game.decision is decision:
            typed = self.read(f"{self.question(decision)} [{how_to_answer(decision)}] ")
            if typed is None:
                self.left = True
                return
            try:
                self.obey(typed.strip(), decision)
            except Refused as refused:
                self.console.print(Text(str(refused), "yellow"))

    def question(self, decision: Decision) -> str:
        """The question, with the card that asks it where that is not plain."""
        asked = decision.question
        source = cards_of(self.game.view(self.seat)).get(decision.source)
        if source is None or not source.name or source.name in asked:
            return asked
        return f"{source.name}: {asked[:1].lower()}{asked[1:]}"

    def obey(self, typed: str, decision: Decision) -> None:
        """A command, or an answer."""
        if typed.startswith("?"):
            self.explain(typed[1:].strip(), decision)
            return
        word, _, rest = typed.partition(" ")
        command = _COMMANDS.get(word.lower())
        if command is not None:
            command(self, rest.strip())
        else:
            self.answer(read_answer(decision, typed))

    def answer(self, chosen: tuple[Option, ...]) -> None:
        moment = self.game.clone()
        self.game.answer(chosen)
        self.moments = [*self.moments[-MANY_MOMENTS:], moment]

    # -- commands --------------------------------------------------------------------------------------------------

    def explain(self, asked: str, decision: Decision) -> None:
        if not asked:
            self.say(HELP)
            return
        for line in explain(self.game, self.game.view(self.seat), decision, asked, self.drawing):
            self.say(line, "" if line.startswith(" ") else "bold")

    def help(self, _: str) -> None:
        self.say(HELP)

    def draw(self, _: str) -> None:
        view = self.game.view(self.seat)
        self.console.print(self.drawing.table(view))
        self.console.print(option_list(self.game.decision, view, self.drawing, self.console.width))

    def log(self, count: str) -> None:
        """The last sentences of the log, with their rules."""
        if count and not is_number(count):
            raise Refused(f"log takes a number, not “{shown(count)}”.")
        told = self.game.told(self.seat)
        for line in told[max(0, len(told) - int(count or 20)) :]:
            self.console.print(Text(f"  {line.text}").append(f"  {line.rule}", QUIET))

    def undo(self, _: str) -> None:
        """Back to before the player's last answer."""
        if not self.moments:
            raise Refused("There is nothing to undo.")
        why = why_no_undo(self.moments[-1], self.game, self.seat)
        if why is not None:
            raise Refused(f"That cannot be undone: {why}.")
        self.game = self.moments.pop()
        self.told = len(self.game.log)
        self.stale = True
        self.say("Undone.")

    def save(self, path: str) -> None:
        """Write the record."""
        if not path:
            raise Refused("save needs the name of a file.")
        try:
            Path(path).expanduser().write_bytes(self.game.record().to_json())
        except (OSError, ValueError, RuntimeError) as error:  # a name that cannot be one; a home that nobody has
            why = error.strerror if isinstance(error, OSError) and error.strerror else str(error).removesuffix(".")
            raise Refused(f"{shown(path)} could not be written: {why}.") from None
        self.say(f"Saved to {path}.")

    def concede(self, _: str) -> None:
        sure = self.read("Give up the game? [yes or no] ")
        if sure is not None and sure.strip().lower() in ("y", "yes"):
            self.game.concede(self.seat)

    def quit(self, _: str) -> None:
        self.left = True


def together(sentences: list[str]) -> list[str]:
    """Sentences in a row that end in the same word share a line.

    >>> together(["Ogre readies.", "Wolf readies.", "Alice passes."])
    ['Ogre readies. Wolf readies.', 'Alice passes.']
    """
    lines: list[str] = []
    for sentence in sentences:
        if lines and lines[-1].split()[-1] == sentence.split()[-1] == "readies.":
            lines[-1] += f" {sentence}"
        else:
            lines.append(sentence)
    return lines


_COMMANDS: dict[str, Callable[[Session, str], None]] = {
    "help": Session.help,
    "table": Session.draw,
    "log": Session.log,
    "undo": Session.undo,
    "save": Session.save,
    "concede": Session.concede,
    "quit": Session.quit,
    "exit": Session.quit,
}

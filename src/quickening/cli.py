"""The command line.

A command is imported when it is called. What is refused (a bad file, an illegal deck, an unknown name) is one message
on stderr and exit code 2; nothing has changed then.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError

from quickening.core.refusals import Refused

app = App(
    name="quickening",
    help="Out-of-print card games brought back to life. An unofficial fan project; names belong to their owners.",
    version_flags=["--version"],
)
_COMMANDS = {
    "play": ("quickening.terminal:play", "Play a game at the terminal, against a bot."),
    "serve": ("quickening.commands.serve:serve", "Serve the table in the browser: against bots, or friends by link."),
    "simulate": ("quickening.commands.simulate:simulate", "Let bots play many games, and say how they ended."),
    "new-game": ("quickening.commands.new_game:new_game", "Begin a game of your own from a small one."),
    "check-game": ("quickening.commands.check_game:check_game", "Check what every game must pass, by random games."),
    "ladder": ("quickening.commands.ladder:ladder", "Let levels of bots play each other: how strong each is."),
    "train": ("quickening.commands.train:train", "Let bots play, and learn from it what positions are worth."),
    "tournament": ("quickening.commands.tournament:tournament", "Let bots play a tournament, and say who is ahead."),
    "rules": ("quickening.commands.rules:rules", "Look up a rule: its gist, its code, its tests; or count them."),
    "games": ("quickening.commands.games:games", "List the games: players, rulebooks, and what each can be told."),
    "decks": ("quickening.commands.decks:decks", "List the ready decks of a game."),
    "replay": ("quickening.commands.replay:replay", "Check a record against its fingerprint, and step through it."),
    "analyse": (
        "quickening.commands.analyse:analyse",
        "Look at a game that was played: turning points, errors, luck.",
    ),
    "export-records": (
        "quickening.commands.export_records:export_records",
        "Write the decisions of records as a table, for people who study the games.",
    ),
    "export": ("quickening.commands.decks:export", "Write a deck for another program."),
    "backup": ("quickening.commands.keeping:backup", "Copy all that a server keeps to a file, while it goes on."),
    "restore": ("quickening.commands.keeping:restore", "Bring back what a backup has."),
    "load": ("quickening.commands.load:load", "Measure the table's server: many games through real sockets."),
    "bench": ("quickening.commands.bench:bench", "Measure games and decisions a second, cloning and memory."),
}
for _name, (_place, _help) in _COMMANDS.items():
    app.command(_place, name=_name, help=_help)

cards = App(name="cards", help="Check card files, and look at cards.")
cards.command(
    "quickening.commands.cards:check", name="check", help="What is read of card files, what is not, and why."
)
cards.command("quickening.commands.cards:show", name="show", help="A card's facts, canonical text and ability tree.")
cards.command(
    "quickening.commands.reading:read", name="read", help="What a text means, or where it is not understood."
)
cards.command("quickening.commands.gates:gates", name="gates", help="How well card text is read: the gates' figures.")
cards.command("quickening.commands.scenes:scenes", name="scenes", help="Cards played, and held against their print.")
app.command(cards)

deck = App(name="deck", help="Check decks.")
deck.command("quickening.commands.decks:check", name="check", help="Whether a deck is legal.")
app.command(deck)

data = App(name="data", help="Look after what a server keeps.")
data.command("quickening.commands.keeping:prune", name="prune", help="Take away old tables that nobody needs.")
app.command(data)

bring = App(name="import", help="Make cards and decks playable that you have elsewhere.")
bring.command("quickening.commands.importing:lackey", name="lackey", help="A LackeyCCG plugin’s cards and decks.")
bring.command(
    "quickening.commands.importing:deck", name="deck", help="A deck of LackeyCCG, OCTGN, Cockatrice and others."
)
bring.command(
    "quickening.commands.importing:cards", name="cards", help="Shadowfist cards of LackeyCCG, OCTGN, Cockatrice."
)
app.command(bring)


def main(tokens: Sequence[str] | None = None) -> None:
    """Run the command line and exit: 0 if all is well, 2 if something was refused."""
    take_any_letter()
    if sys.stdout is None:  # closed by whoever called: nobody wants to read it
        sys.stdout = io.StringIO()
    try:
        sys.exit(
            app(tokens, exit_on_error=False, print_error=False, result_action="return_int_as_exit_code_else_zero")
        )
    except (Refused, CycloptsError) as error:
        sys.stderr.write(f"quickening: {error}\n")
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:  # whoever read the output has gone
        sys.stderr.close()
        sys.exit(1)
    except OSError as error:  # a full disk, a folder that cannot be written to
        where = f"{error.filename}: " if error.filename else ""
        sys.stderr.write(f"quickening: {where}{error.strerror or error}\n")
        sys.exit(1)


def take_any_letter() -> None:
    """Where what is read or written goes by an old encoding, a letter that it lacks becomes a question mark."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")

"""What a page needs to show a game and to ask a question well, made by the game: it knows the rules, a page does not.

All of it is made from what a seat may know. `Track` is the steps of a turn, `Stage` what is fought over, `Prompt` the
words of a question and what each of its options is about.
"""

from __future__ import annotations

from quickening.core.outside import Outside

#: What the card of an option is to it: played or used, aimed at, put in the way, a place, or given up.
PLAY, USE, TARGET, GUARD, PLACE, GIVE = "play", "use", "target", "guard", "place", "give"
#: A few words on a card: its handle, the words, and whether they are good or bad for it.
Tag = tuple[int, str, str]


class Choice(Outside, frozen=True):
    """What an option is about: what its card is to it, where it leads, what happens there, what it costs.

    `need`: how much of what is shared out fells its card. `grid`: the areas of the body that it would be at.
    """

    role: str = ""
    at: str = ""
    leads: str = ""
    cost: str = ""
    need: int = 0
    grid: int = 0


class Prompt(Outside, frozen=True):
    """A question as a person reads it. `after`: who is asked next if this seat does nothing. One choice an option."""

    title: str = ""
    why: str = ""
    after: tuple[int, ...] = ()
    choices: tuple[Choice, ...] = ()


class Track(Outside, frozen=True):
    """The steps of a turn by id and name, and the one that it is; `stops`: one may wish to be asked in each."""

    steps: tuple[tuple[str, str], ...]
    now: str = ""
    stops: bool = False


class Side(Outside, frozen=True):
    """One side of a fight: whose it is, its cards by their handles, and what they come to."""

    seat: int
    cards: tuple[int, ...]
    sum: int | None = None


class Stage(Outside, frozen=True):
    """What is fought over. `lane`: who stands between, and before whom. `left`: what the target has, and of how much.

    `through`: what would reach the target now. `tags`: what is said of its cards.
    """

    kind: str
    sides: tuple[Side, ...] = ()
    lane: tuple[tuple[int, int], ...] = ()
    target: tuple[int, ...] = ()
    left: tuple[int, int] | None = None
    through: int | None = None
    tags: tuple[Tag, ...] = ()


NO_CHOICE = Choice()

"""Rules of thumb for Huntik: play heroes, serve the mission or stand in its way, fight where it pays.

Everything here goes by what is written on the table: the mission's text, the figures, the words of cards. No card and
no mission is known by name.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from quickening.core.decisions import Decision, Option
from quickening.core.views import CardView, View
from quickening.games.huntik.bot.board import MINE, THEIRS, Board, Piece, Thing, beaten, board_of, fight_in, piece_of
from quickening.games.huntik.bot.effects import CARD, Case, going_to, worth_of_text
from quickening.games.huntik.bot.goals import WON, Deed, Goal, goals_of

ON_MAP = 0.6  #: what a hero on the map is worth, as a share of its figures
RISK = 0.35  #: how much of what the enemy might KO is counted as lost
WEARINESS = 0.3  #: what it costs to exhaust a hero that has nothing better to do

_POWER = re.compile(r"^Use .+?: (.+) \((\w+) action\)$")
_WAY = re.compile(r"(\d+) zones?(?: (forward|back))?$")


class HuntikAdviser:
    """What an old hand would do. Remembers what its last answer was about, and which powers changed nothing."""

    def __init__(self) -> None:
        self.subject = 0
        self.tried: list[str] = []
        self.before: object = None

    # -- what the bot asks -----------------------------------------------------------------------------------------

    def answer(self, decision: Decision, view: View) -> tuple[Option, ...] | None:
        return Look(decision, view, self.subject).aim() if decision.options[0].kind == "aim" else None

    def scores(self, decision: Decision, view: View) -> list[float]:
        look = Look(decision, view, self.subject)
        seen = (look.board, look.hand, look.discards)
        if seen != self.before:
            self.before, self.tried = seen, []
        return [-1.0 if option.id in self.tried else look.score(option) for option in decision.options]

    def chose(self, decision: Decision, answer: tuple[Option, ...]) -> None:
        if answer and answer[0].card and answer[0].kind in ("use", "hero", "card", "play"):
            self.subject = answer[0].card
        self.tried += [option.id for option in answer if option.kind == "use"]


class Look:
    """One decision and all that can be seen of the game at that time."""

    def __init__(self, decision: Decision, view: View, subject: int) -> None:
        self.decision = decision
        self.view = view
        self.seat = decision.seat
        self.board = board_of(view, decision.seat)
        self.goals: list[Goal] = goals_of(view.get("mission text"))
        self.prize: dict[int, float] = {}
        for goal in self.goals:
            self.prize.update(goal.prizes(self.board))
        self.subject = self.board.piece(subject)
        self.hand = view.area("hand", decision.seat).cards
        self.discards = view.area("discard pile", decision.seat).cards
        self.now = self.worth(self.board)
        self.moves = {option.id: self.moving(option) for option in decision.options if option.kind == "move"}

    # -- how good a board is ---------------------------------------------------------------------------------------

    def worth(self, board: Board) -> float:
        """Heroes on the map, the mission, and what the enemy could do to me next."""
        heroes = sum(piece.side * (ON_MAP * piece.worth - 2.0 * piece.stunned) for piece in board.pieces)
        return heroes + sum(goal.value(board) for goal in self.goals) - RISK * self.danger(board)

    def danger(self, board: Board) -> float:
        """What the enemy could gain by a combat, each zone with whoever can come there at once."""
        worst = 0.0
        for zone in {piece.zone for piece in board.side(MINE)}:
            comers = [p for p in board.side(THEIRS) if p.ready and board.rounds_to(p, zone) < 1.5]
            if comers:
                strongest = max(comers, key=lambda piece: piece.atk)
                attacked = board.replaced(strongest, strongest._replace(zone=zone))
                worst = max(worst, -fight_in(attacked, zone).gain(self.prize))
        return worst

    def case(self, me: Piece | None = None, thing: Thing | None = None) -> Case:
        hand = tuple(card.kind for card in self.hand)
        discards = tuple(card.kind for card in self.discards)
        return Case(self.board, self.now, self.worth, self.prize, me, thing, hand, discards)

    def text_of(self, handle: int) -> str:
        """The text of a card that can be seen."""
        return next((card.text for area in self.view.areas for card in area.cards if card.handle == handle), "")

    # -- options one by one ----------------------------------------------------------------------------------------

    def score(self, option: Option) -> float:
        """How good an option looks. Passing and declining are 0."""
        judge = _JUDGES.get(option.kind)
        return judge(self, option) if judge is not None else 0.0

    def move_gain(self, option: Option) -> float:
        return self.moves[option.id]

    def moving(self, option: Option) -> float:
        """A move on one's turn, or as far as a card lets the last one spoken of move."""
        way = _WAY.search(option.label)
        piece = self.board.piece(option.card) or self.subject
        if way is None or piece is None:
            return 0.0
        zones = int(way[1]) * (-1 if way[2] == "back" else 1) * self.board.ahead
        gain = going_to(self.case(piece), piece, piece.zone + zones, tired=bool(option.card))
        return gain - WEARINESS if option.card else gain

    def playing(self, option: Option) -> float:
        card = next((card for card in self.hand if card.handle == option.card), None)
        if card is None:
            return 0.0
        if self.view.get("combat") is not None:
            return self.in_combat(card.text) - CARD
        if card.kind.endswith("hero"):
            return self.entering(card, self.board.home)
        if card.kind == "exhaust action":
            return max((self.exhausting(card, hero) for hero in self.ready_heroes()), default=-1.0) - CARD
        if "Cancel that Action" in card.text:
            return CARD
        return worth_of_text(card.text, self.case()) - CARD

    def ready_heroes(self) -> list[Piece]:
        return [piece for piece in self.board.side(MINE) if piece.ready and piece.is_hero]

    def exhausting(self, card: CardView, hero: Piece) -> float:
        """What an exhaust action brings if this hero plays it, less what the hero would else have done."""
        tired = hero._replace(ready=False)
        return worth_of_text(card.text, self.case(tired)) - self.weariness(hero)

    def weariness(self, hero: Piece) -> float:
        """What a hero would have done if it were not exhausted for this: its best move."""
        moves = [self.moves[o.id] for o in self.decision.options if o.kind == "move" and o.card == hero.handle]
        return WEARINESS + 0.7 * max(0.0, *moves) if moves else WEARINESS

    def entering(self, card: CardView, zone: int) -> float:
        """A hero comes into play there: its worth, what its arrival does, and where it then stands."""
        hero = piece_of(card, self.seat)._replace(
            side=MINE, zone=zone, ready="come into play exhausted" not in card.text
        )
        board = self.board.with_piece(hero)
        arriving = [
            line for line in card.text.split("\n") if re.search(r"When (?:I come into play|you play me)", line)
        ]
        price = sum(self.arrival(line, hero) for line in arriving)
        return self.worth(board) - self.now + price

    def arrival(self, line: str, hero: Piece) -> float:
        """What happens as a hero comes in: never more than a small gain, but perhaps its own end."""
        spared = (
            ("if it's round 1" in line and self.board.round > 1)
            or ("if you have cards in your hand" in line and len(self.hand) <= 1)
            or ("if it's round 3 or later" in line and self.board.round < 3)
        )
        if spared:
            return 0.0
        if " or eliminate me" in line:
            return -CARD if "discard" in line and len(self.hand) > 1 else -hero.worth
        return min(2 * CARD, worth_of_text(line, self.case(hero)))

    # -- powers ----------------------------------------------------------------------------------------------------

    def using(self, option: Option) -> float:
        hero = self.board.piece(option.card)
        found = _POWER.match(option.label)
        power, kind = (found[1], found[2]) if found is not None else (option.label, "")
        text, thing = self.find_power(power, hero, option.card)
        if self.view.get("combat") is not None:
            return self.in_combat(text)
        if any(isinstance(goal, Deed) and goal.deed == power.lower() for goal in self.goals):
            return WON
        cost = self.weariness(hero) if hero is not None and kind == "exhaust" else 0.1
        return worth_of_text(text, self.case(hero, thing)) - cost

    def find_power(self, power: str, hero: Piece | None, handle: int) -> tuple[str, Thing | None]:
        """The words of a power, and the feature that gives it. One without a name is called by its words."""
        own = power_text(power, self.text_of(handle))
        if own:
            return own, None
        nearest = sorted(self.board.things, key=lambda t: (hero is None or t.zone != hero.zone, t.holder != 0))
        for thing in nearest:
            words = power_text(power, thing.text)
            if words or (thing.name and thing.name in power):
                return words or power, thing
        texts = [*(piece.text for piece in self.board.pieces), self.view.get("mission text")]
        return next(filter(None, (power_text(power, text) for text in texts)), power), None

    # -- combat ----------------------------------------------------------------------------------------------------

    def in_combat(self, text: str) -> float:
        """How much better the combat at hand ends if a combat action does what its text says."""
        zone, _, added = self.view.get("combat")
        mine, theirs = added[self.seat], added[1 - self.seat]
        before = fight_in(self.board, zone, None, (mine, theirs)).gain(self.prize)
        if "End this combat" in text or "end this combat" in text:
            return -before - self.lost_for(text)
        more = re.search(r"[Aa]dd (\d+) attacks", text)
        fewer = re.search(r"[Rr]emove (\d+) enemy attacks", text)
        changed = (mine + (int(more[1]) if more else 0), theirs - (int(fewer[1]) if fewer else 0))
        boards = self.after_removal(text, zone)
        after = max(fight_in(board, zone, None, changed).gain(self.prize) for board in boards)
        cards = CARD if re.search(r"[Dd]raw a card", text) else 0.0
        return after - before + cards + self.joining(text)

    def joining(self, text: str) -> float:
        """What it is worth that a hero comes into the combat, if there is one who can."""
        found = re.search(r"put an? ([\w ]+) card from your hand into", text)
        if found is not None:
            return 3.0 if any(found[1] in (card.kind, card.name) for card in self.hand) else 0.0
        return 3.0 if "ready friendly hero into this combat" in text and len(self.ready_heroes()) > 1 else 0.0

    def lost_for(self, text: str) -> float:
        return 3.0 if "eliminate me" in text else 0.0

    def after_removal(self, text: str, zone: int) -> list[Board]:
        """The boards on which somebody is out of the combat, or as it is."""
        boards = [self.board]
        if re.search(r"(?:[Ss]tun|[Pp]ut) target enemy", text):
            out = self.board.side(THEIRS, zone)
        elif re.search(r"[Pp]ut a friendly hero in this combat", text):
            out = self.board.side(MINE, zone)
        else:
            return boards
        minor = "minor" in text
        boards += [
            self.board.replaced(p, p._replace(stunned=True)) for p in out if p.is_hero and (p.is_minor or not minor)
        ]
        return boards if len(self.board.side(MINE, zone)) else [self.board]

    def fighting(self, option: Option) -> float:
        starter = self.board.piece(self.decision.source)
        if starter is None:
            return 0.0
        return fight_in(self.board, starter.zone, starter).gain(self.prize)

    def aim(self) -> tuple[Option, ...]:
        """Attacks where they KO the most; what is left goes to the first of them."""
        options = {option.card: option for option in self.decision.options}
        pieces = [piece for handle in options if (piece := self.board.piece(handle)) is not None]
        if not self.decision.repeats:
            return (max(options.values(), key=lambda option: self.aimed(option.card)),)
        total = self.decision.most
        aims: list[Option] = []
        for piece in beaten(total, pieces, self.prize):
            aims += [options[piece.handle]] * max(0, piece.defense)
        first = aims[0] if aims else self.decision.options[0]
        return tuple((aims + [first] * total)[:total])

    def aimed(self, handle: int) -> float:
        """What all attacks at one card bring."""
        zone, _, added = self.view.get("combat")
        piece = self.board.piece(handle)
        attacks = fight_in(self.board, zone, None, (added[self.seat], added[1 - self.seat])).my_attacks
        beats = piece is not None and piece.defense <= attacks
        return piece.worth + self.prize.get(handle, 0.0) if piece is not None and beats else 0.0

    # -- choices ---------------------------------------------------------------------------------------------------

    def hero_for(self, option: Option) -> float:
        """Which hero is exhausted for a card."""
        hero = self.board.piece(option.card)
        card = next((card for card in self.hand if card.handle == self.decision.source), None)
        return self.exhausting(card, hero) if hero is not None and card is not None else 0.0

    def choosing(self, option: Option) -> float:
        """A card for something good or bad to happen to."""
        verb = self.verb()
        harm = -1.0 if _HARMFUL.search(verb) else 1.0
        piece = self.board.piece(option.card)
        if piece is None:
            return harm * self.card_worth(option.card)
        if harm > 0 and piece.ready and re.search(r"\bready\b", verb):
            return -1.0
        value = piece.worth + self.prize.get(piece.handle, 0.0) + (0.5 if piece.ready else 0.0)
        return harm * piece.side * value

    def verb(self) -> str:
        """What is going to be done: the words before those of the question in the text that asks it."""
        what = self.decision.question.removeprefix("Choose ").lower()
        text = self.text_of(self.decision.source).lower()
        before, found, after = text.partition(what)
        if not found:
            return text if len(text) < 200 else what
        sentence = re.split(r"[.\n]", before)[-1]
        return (
            f"{sentence} {re.split('[.]', after)[0]}" if " gets " in after[:6] or not sentence.strip() else sentence
        )

    def card_worth(self, handle: int) -> float:
        """A card in a hand, deck or discard pile: heroes before actions."""
        for area in self.view.areas:
            for card in area.cards:
                if card.handle == handle and card.kind:
                    return 1.0 + piece_of(card, self.seat).worth / 4 if card.kind.endswith("hero") else 1.5
        return 1.0

    def zone_for(self, option: Option) -> float:
        """Where something goes: a hero coming in, the card last spoken of, or a barrier."""
        zone = self.board.from_own_side(option.number or 0)
        card = next((card for card in self.hand if card.handle == self.decision.source), None)
        if card is not None:
            return self.entering(card, zone)
        if " blocks " in self.text_of(self.decision.source):
            return float(sum(not p.unblockable for p in self.board.side(THEIRS, zone)))
        if self.subject is not None:
            return going_to(self.case(self.subject), self.subject, zone)
        return float(len(self.board.side(THEIRS, zone)))

    def agreeing(self, option: Option) -> float:
        """Whether to do what may be done: a small yes, unless it does harm."""
        source = self.board.piece(self.decision.source)
        return 0.1 + worth_of_text(self.decision.question, self.case(source or self.subject))

    def doing(self, option: Option) -> float:
        """One of two things."""
        counter = re.match(r"(remove|put) an? \w+ counter", option.label)
        if counter is not None:
            return 1.0 if (counter[1] == "remove") == self.board.leading else -1.0
        return worth_of_text(option.label, self.case(self.board.piece(self.decision.source) or self.subject))

    def leading(self, option: Option) -> float:
        """Time is on the defender's side."""
        return 1.0 if option.seat != self.seat else 0.0

    def announcing(self, option: Option) -> float:
        return 1.0 if option.number == len(self.unwanted()) else -1.0

    def replacing(self, option: Option) -> float:
        return 1.0 if option.card in self.unwanted() else -1.0

    def unwanted(self) -> list[int]:
        """Majors that cannot all be played soon, and actions where there are too few heroes to play them."""
        majors = [card.handle for card in self.hand if card.kind == "major hero"]
        actions = [card.handle for card in self.hand if not card.kind.endswith("hero")]
        heroes = len(self.hand) - len(actions)
        return majors[2:] + actions[0 if heroes < 3 else 2 :]


def power_text(power: str, text: str) -> str:
    r"""The part of a text that is the power of that name, nothing if there is none.

    >>> power_text("Big Blow", "Unblockable\nBig Blow — Exhaust Action: KO target hero in my zone.")
    'Big Blow — Exhaust Action: KO target hero in my zone.'
    """
    found = re.search(rf"{re.escape(power)} — \w+ Action: [^\n\"]+", text, re.IGNORECASE)
    return found[0] if found is not None else ""


_HARMFUL = re.compile(
    r"\b(?:ko|stun|exhaust|eliminate|discards?|control of|from your hand on|bottom)\b"
    r"|\breturn (?!an? [\w ]*from)|zones? back|zones? forward or back"
)

_JUDGES: dict[str, Callable[[Look, Option], float]] = {
    "play": Look.playing,
    "move": Look.move_gain,
    "use": Look.using,
    "fight": Look.fighting,
    "hero": Look.hero_for,
    "card": Look.choosing,
    "zone": Look.zone_for,
    "yes": Look.agreeing,
    "do": Look.doing,
    "lead": Look.leading,
    "announce": Look.announcing,
    "mulligan": Look.replacing,
}

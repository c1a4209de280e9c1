"""Rules of thumb for Highlander: strike hard every turn, guard your head, and keep some Endurance.

Everything here goes by what is written on the table: types, grids, figures and the words of cards. No card is known
by name.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

from quickening.core.decisions import Decision, Option
from quickening.core.views import CardView, View

HEAD = 60.0  #: what a head is worth
FUEL = 0.12  #: what a card of Endurance is worth: all of them together cost 5 Ability when they are gone
FEW = 6  #: so few cards left in Endurance are kept if one can

UPPER = 0b000000111
DEFENSES = ("block", "dodge")

#: What words of a text are worth to the player who plays the card, as Ability; the figure before them counts.
WORDS: tuple[tuple[str, float], ...] = (
    (r"your opponent loses (\d+) ability", 1.0),
    (r"your opponent takes (\d+) damage", 0.9),
    (r"\bgain (\d+) ability", 0.8),
    (r"\blose (\d+) ability", -1.0),
    (r"draw (\d+) cards", 0.5),
    (r"draw a card", 0.5),
    (r"opponent must discard an? \w+ from their hand", 0.7),
    (r"discard one card from your opponent", 0.9),
    (r"top (\d+) cards of their endurance", FUEL),
    (r"additional attack", 1.2),
    (r"additional damage", 0.8),
    (r"is a head shot", 4.0),
    (r"is a power blow", 1.5),
    (r"is a power block", 0.8),
    (r"cannot be blocked", 0.8),
    (r"cannot be dodged", 0.6),
    (r"cannot be defended with", 0.8),
    (r"your opponent may not play", 1.4),
    (r"your opponent must discard a .* to play", 1.0),
    (r"opponent is disarmed", 2.5),
    (r"opponent is prone", 2.0),
    (r"maximum ability is increased by (\d+)", 0.6),
    (r"retrieve an? ", 0.6),
    (r"remove an? (situation|object|plot|ally)", 0.4),
    (r"avoid all attacks", 0.5),
    (r"you may not play attacks", -1.4),
    (r"you lose one attack", -1.2),
    (r"you may attack areas you just blocked", 0.4),
    (r"shuffle your discard pile into your endurance", 0.8),
    (r"any player that plays|no \w+ may be played", 0.1),
    (r"skip your attack phase", -1.5),
)


@cache
def worth_of(text: str) -> float:
    """What a text is worth, by its words."""
    total = 0.0
    for pattern, value in WORDS:
        for found in re.finditer(pattern, text.lower()):
            figure = found.group(1) if found.groups() else None
            total += value * (int(figure) if figure and figure.isdigit() else 1)
    return total


class Adviser:
    """What an old hand would do."""

    def answer(self, decision: Decision, view: View) -> tuple[Option, ...] | None:
        return None

    def scores(self, decision: Decision, view: View) -> list[float]:
        look = Look(decision, view)
        return [look.score(option) for option in decision.options]

    def chose(self, decision: Decision, answer: tuple[Option, ...]) -> None:
        """Nothing has to be remembered."""


class Look:
    """One decision and all that can be seen of the duel at that time."""

    def __init__(self, decision: Decision, view: View) -> None:
        self.decision = decision
        self.view = view
        self.me = decision.seat
        self.foe = 1 - decision.seat
        self.phase: str = view.get("phase")
        self.ability: tuple[int, ...] = view.get("ability")
        self.cards = {card.handle: card for area in view.areas for card in area.cards}
        self.hand = view.area("hand", self.me).cards
        self.fuel = len(view.area("endurance", self.me).cards)
        self.attacks = view.get("attacks")
        self.kinds = {option.kind for option in decision.options}

    def card(self, option: Option) -> CardView:
        return self.cards.get(option.card, CardView(0, None))

    def score(self, option: Option) -> float:
        """How good an option looks. Doing nothing is 0."""
        judge = _JUDGES.get(option.kind)
        return judge(self, option) if judge is not None else 0.0

    # -- attacking -------------------------------------------------------------------------------------------------

    def attack(self, option: Option) -> float:
        return 3.0 + self.strike(self.card(option))

    def strike(self, card: CardView) -> float:
        """How hard an attack is to meet, and what it does; an upper one may become a Head Shot."""
        grid, damage = card.number("grid"), card.number("damage")
        held = any(grid and not grid & ~guard.number("grid") for guard in self.guards())
        reach = 0.25 * (grid.bit_count() - 1) + (0.3 if grid & UPPER and self.has_head_shot() else 0.0)
        power = 0.4 if card.number("power") else 0.0
        return 0.3 * damage + reach + power + 0.3 * worth_of(card.text) - (1.0 if held else 0.0)

    def guards(self) -> list[CardView]:
        """The Guards the opponent has in play."""
        cards = self.view.area("play", self.foe).cards
        return [card for card in cards if card.kind == "block" and "Guard" in card.tags]

    def has_head_shot(self) -> bool:
        return any("is a head shot" in card.text.lower() for card in self.hand)

    def beside(self, option: Option) -> float:
        """A card that goes with another: in the Attack Phase with a strike, else only to save oneself."""
        card = self.card(option)
        text = card.text.lower()
        if self.phase != "attack":
            return 0.5 + worth_of(card.text) if self.threat() >= 2 and not self.can_defend() else -1.0
        wanted = [own for own in self.hand if own.kind == "attack"]
        if "head shot" in text:
            wanted = [own for own in wanted if own.number("grid") & UPPER and own.number("power")]
        if "attack" in text and not wanted:
            return -1.0
        return 4.0 + worth_of(card.text)

    def exert(self, option: Option) -> float:
        """A Power Blow is worth its cards; the rest is for need."""
        label = option.label.lower()
        price = 5 * FUEL + (3.0 if self.fuel <= FEW else 0.0)
        if "power blow" in label:
            return 2.0 - price + 0.1 * self.strike(self.card(option))
        if "for an attack" in label:
            return (1.5 if not any(card.kind == "attack" for card in self.hand) else 0.2) - price
        if "defense" in label:
            return self.saved() - price
        if "power block" in label:
            return 1.9 - price
        return -0.5 if "nothing" in label else -1.0

    # -- defending -------------------------------------------------------------------------------------------------

    def facing(self) -> list[tuple[CardView, tuple[str, ...]]]:
        """The opponent's attacks that nothing meets yet, with what is disclosed of them."""
        return [
            (self.cards.get(handle, CardView(0, None)), marks)
            for seat, handle, marks, defense, result in self.attacks
            if seat == self.foe and not result and not defense
        ]

    def threat(self) -> float:
        """What the attack at hand would cost, if nothing stops it."""
        found = self.facing()
        if not found:
            return 0.0
        card, marks = found[0]
        damage = card.number("damage")
        if "hidden" in marks:
            damage = 4 if "Power Blow" in marks else 2
        if "Head Shot" in marks or "is a head shot" in card.text.lower():
            return HEAD
        return damage + 0.5 * max(0.0, worth_of(card.text)) + (HEAD / 2 if damage >= self.ability[self.me] else 0.0)

    def can_defend(self) -> bool:
        return "defend" in self.kinds or "guard" in self.kinds

    def saved(self) -> float:
        """What an Exertion for a defense would save: it finds one about every other time."""
        return 0.0 if self.can_defend() else 0.5 * self.threat()

    def defend(self, option: Option) -> float:
        """What the defense saves, less what it costs to have played it."""
        card = self.card(option)
        powerful = any("Power Blow" in marks for _, marks in self.facing()[:1])
        through = 1.5 if powerful and card.kind == "block" and "power block" not in card.text.lower() else 0.0
        wide = 0.05 * card.number("grid").bit_count()
        several = wide * 6 if len(self.facing()) > 1 else -wide
        stays = 0.5 if "Guard" in card.tags else 0.0
        return 1.0 + self.threat() - through + several + stays + 0.6 * worth_of(card.text)

    def free_defense(self, option: Option) -> float:
        """A defense that lies there already costs nothing."""
        return 2.5 + self.threat()

    def through(self, option: Option) -> float:
        return -0.4 if "skip" in self.kinds else 0.0

    # -- other plays -----------------------------------------------------------------------------------------------

    def play(self, option: Option) -> float:
        """A Special Card or Edge by what its text says; a card found, or one to go with another, by its type."""
        card = self.card(option)
        if card.kind == "attack":
            return 3.0 + self.strike(card)
        if card.kind in DEFENSES:
            return self.defend(option)
        text = card.text.lower()
        if "avoid all attacks" in text:
            return self.threat() - 1.0 if self.phase == "defense" and not self.can_defend() else -1.0
        if "additional attack" in text and self.phase != "attack":
            return -0.1
        worth = worth_of(card.text)
        return worth + (0.3 if card.kind in ("situation", "object") else 0.0) if worth > 0 else -0.2

    def use(self, option: Option) -> float:
        card = self.card(option)
        if "avoid all attacks" in card.text.lower():
            return self.threat() - 1.0
        return worth_of(card.text) - (1.0 if "exertion" in card.text.lower() else 0.2)

    def counter(self, option: Option) -> float:
        """A counter is for what is worth it: a Head Shot, a Power Blow, a strong card."""
        return 0.5

    def drop(self, option: Option) -> float:
        """A Guard goes only if it is in the way of every attack."""
        in_the_way = self.phase == "attack" and "attack" not in self.kinds and "end" not in self.kinds
        return 0.1 if in_the_way and any(card.kind == "attack" for card in self.hand) else -1.0

    def draw(self, option: Option) -> float:
        """Draw, but do not Exhaust for a card if the hand will do."""
        return 1.0 if self.fuel > 1 or len(self.hand) < 4 else -1.0

    # -- what can be spared ----------------------------------------------------------------------------------------

    def spare(self, option: Option) -> float:
        """What can best be given up: the more, the less the card is worth."""
        return -self.keep(self.card(option)) if self.decision.least == 0 else 10.0 - self.keep(self.card(option))

    def keep(self, card: CardView) -> float:
        alike = sum(own.kind == card.kind for own in self.hand)
        base = {"block": 2.2, "dodge": 3.0, "attack": 1.8}.get(card.kind, 1.0)
        crowd = 0.25 * max(0, alike - 3)
        return base + 0.5 * worth_of(card.text) + (3.0 if "is a head shot" in card.text.lower() else 0.0) - crowd

    def discard(self, option: Option) -> float:
        if self.phase in ("may do", "may do/must do", "reconcile"):  # the right of someone who was not attacked
            return -1.0
        return self.spare(option)

    def get_up(self, option: Option) -> float:
        """A try costs nothing but an Exertion."""
        label = option.label.lower()
        return 1.5 - (0.5 if "exertion" in label or "hard" in label else 0.0) + (0.1 if "agility" in label else 0.0)

    def gem(self, option: Option) -> float:
        """Skill with the sword is the most common gift."""
        return 1.0 if option.label == "Agility" else 0.0

    def first(self, option: Option) -> float:
        return 1.0 if option.seat == self.me else 0.0

    def put(self, option: Option) -> float:
        return 0.4

    def pick(self, option: Option) -> float:
        """A card is chosen: somebody else's best, one's own least."""
        card = self.card(option)
        mine = card.owner == self.me
        if "retrieve" in self.decision.question.lower():
            return self.keep(card)
        return 10.0 - self.keep(card) if mine else self.keep(card)


def _fixed(value: float) -> Callable[[Look, Option], float]:
    return lambda look, option: value


_JUDGES: dict[str, Callable[[Look, Option], float]] = {
    "attack": Look.attack,
    "with": Look.beside,
    "exert": Look.exert,
    "empower": Look.exert,
    "plain": _fixed(0.0),
    "defend": Look.defend,
    "guard": Look.free_defense,
    "carry": Look.free_defense,
    "keep": Look.free_defense,
    "through": Look.through,
    "skip": _fixed(0.0),
    "play": Look.play,
    "use": Look.use,
    "counter": Look.counter,
    "drop": Look.drop,
    "forfeit": _fixed(-1.0),
    "draw": Look.draw,
    "hide": _fixed(1.0),
    "discard": Look.discard,
    "spend": Look.spare,
    "feet": Look.get_up,
    "weapon": Look.get_up,
    "gem": Look.gem,
    "first": Look.first,
    "put": Look.put,
    "duty": _fixed(1.0),
    "yes": _fixed(0.5),
    "gain": _fixed(0.5),
    "loss": _fixed(1.0),
    "pick": Look.pick,
    "card": Look.pick,
}

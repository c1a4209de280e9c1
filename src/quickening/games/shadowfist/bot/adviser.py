"""Rules of thumb for Shadowfist: Sites first, then fighters, then attack where the defense is weakest.

Everything here goes by what lies on the table: kinds, figures, marks and the words of cards. No card is known
by name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from quickening.core.decisions import Decision, Option
from quickening.core.views import CardView, View
from quickening.games.shadowfist.bot.board import (
    CHARACTER,
    LANDMARK,
    SITE,
    Board,
    body_of,
    getting_through,
    harms,
    is_landmark,
    signs,
    worth_of,
)

CARD = 0.8  #: what a card must bring to be played
HELD = 0.5  #: how many of the guards of a Site are reckoned to stand in the way
FEW = 12  #: with so few cards left in the deck none is discarded freely
FAR = 3.5  #: a card this far from being played may go
LONG = 120  #: after so many turns no card is worth waiting for
ENOUGH = 60  #: more is not done in one turn
ONCE = ("use", "move", "reload", "influence", "stealth")  #: what is done at most once a turn with each card
DEEDS = ("play", "attack", *ONCE)


class ShadowfistAdviser:
    """What an old hand would do. Remembers what was used this turn, so that nothing is used over and over."""

    def __init__(self) -> None:
        self.turn = -1
        self.used: set[tuple[str, int, int]] = set()
        self.deeds = 0
        self.target = 0
        self.playing = 0
        self.last = ""

    def answer(self, decision: Decision, view: View) -> tuple[Option, ...] | None:
        look = Look(decision, view, self.target, self.playing)
        kind = decision.options[0].kind if decision.options else ""
        if kind == "attacker":  # asked again: those who were named may not attack without others
            return look.party() if self.last != "attacker" else decision.options
        if kind in ("damage", "point") and decision.repeats and "healing" not in decision.question:
            return look.division()
        return None

    def scores(self, decision: Decision, view: View) -> list[float]:
        if view.get("turn") != self.turn:
            self.turn, self.deeds, self.used = view.get("turn"), 0, set()
        look = Look(decision, view, self.target, self.playing)
        return [-1.0 if self.weary_of(option) else look.score(option) for option in decision.options]

    def weary_of(self, option: Option) -> bool:
        """Whether it was done this turn, or so much was that something seems to go round in circles."""
        return key(option) in self.used or (self.deeds > ENOUGH and option.kind in DEEDS)

    def chose(self, decision: Decision, answer: tuple[Option, ...]) -> None:
        for option in answer:
            if option.kind == "attack":
                self.target = option.card
            if option.kind in ("play", "use"):
                self.playing = option.card
            if option.kind in ONCE:
                self.used.add(key(option))
            self.deeds += option.kind in DEEDS
        self.last = answer[0].kind if answer else ""


def key(option: Option) -> tuple[str, int, int]:
    """What an option does, whenever it is offered."""
    return option.kind, option.card, option.index


class Look:
    """One decision and all that can be seen of the game at that time."""

    def __init__(self, decision: Decision, view: View, target: int, playing: int) -> None:
        self.decision = decision
        self.view = view
        self.me = decision.seat
        self.board = Board(view, decision.seat)
        self.target = target
        self.source = self.board.card(decision.source or playing)
        self.resting = decision.rests

    def card(self, option: Option) -> CardView:
        return self.board.card(option.card)

    def score(self, option: Option) -> float:
        """How good an option looks. Passing and ending the turn are 0."""
        judge = _JUDGES.get(option.kind)
        return judge(self, option) if judge is not None else 0.0

    # -- playing cards ---------------------------------------------------------------------------------------------

    def play(self, option: Option) -> float:
        """Sites first, then what gives resources or fights, then the rest; all that before any attack."""
        card = self.card(option)
        if card.kind == SITE:
            return 200.0 if is_landmark(card) else 150.0 + card.number("Power")
        if CHARACTER in card.kind:
            return 100.0 + self.keep(card)
        if card.kind == "State":
            return self.state(card)
        if card.kind == "Event":
            return self.event(card)
        return 60.0 + worth_of(card.text)

    def state(self, card: CardView) -> float:
        """A State needs a subject it is good on: a fighter of mine, or an enemy's if it does harm."""
        subjects = self.board.theirs if harms(card.text) else self.board.mine
        return 70.0 + worth_of(card.text) if self.resting and subjects else -1.0

    def event(self, card: CardView) -> float:
        """An Event is played when its words promise something now; what is unclear is kept."""
        text = card.text.lower()
        stack = self.view.get("stack")
        if "cancel" in text:
            return 2.0 if stack and stack[-1][1] != self.me else -1.0
        worth = worth_of(card.text) - CARD - 0.5 * card.number("Cost")
        if harms(card.text):
            return worth if self.board.theirs and (self.resting or self.in_fight()) else -1.0
        if "combat damage" in text or "fighting" in text or "unturn" in text:
            return worth if self.in_fight() else -1.0
        return worth if self.resting else -1.0

    def in_fight(self) -> bool:
        """Whether an attack is on that concerns me."""
        attack = self.board.attack()
        if attack is None:
            return False
        targets = {target for _, target in attack[2]}
        return attack[0] == self.me or any(self.board.card(target).controller == self.me for target in targets)

    def use(self, option: Option) -> float:
        """An ability of a card, if its words promise something."""
        card = self.card(option)
        if CHARACTER in card.kind and "turned" not in card.marks and "Turn" in card.text and self.resting:
            return -1.0
        worth = worth_of(card.text) - CARD
        if harms(card.text) and not self.board.theirs:
            return -1.0
        return min(5.0, worth)

    def keep(self, card: CardView) -> float:
        """What a card in hand is worth."""
        board = self.board
        if card.kind == SITE:
            return 9.0 if is_landmark(card) and board.needs > 1 else 2.0
        if CHARACTER in card.kind:
            has = dict(board.view.get("resources")[self.me])
            wanted = {sign for other in board.hand for sign in signs(other, "needs") if not has.get(sign)}
            helps = sum(3.0 for sign in signs(card, "gives") if sign in wanted)
            price = 0.6 * max(0, card.number("Cost") - board.power[self.me] - 2)
            return 2.0 + card.number("Fighting") + helps - price
        return 1.0 + max(0.0, worth_of(card.text)) / 2

    # -- attacking -------------------------------------------------------------------------------------------------

    def fighters(self) -> list[CardView]:
        able = [card for card in self.board.mine if "turned" not in card.marks and "not resolved" not in card.marks]
        return sorted(able, key=lambda card: -card.number("Fighting"))

    def attack(self, option: Option) -> float:
        """What falls for certain, then what probably does; a Feng Shui Site that wins the game before all."""
        target = self.card(option)
        mine = [card.number("Fighting") for card in self.fighters()]
        guards = [card.number("Fighting") for card in self.board.guards(target)]
        if target.kind != SITE:
            return self.hunt(target, mine, guards)
        likely = sum(mine) - HELD * (sum(mine) - getting_through(mine, guards))
        body = body_of(target)
        if sum(mine) < body:
            return -1.0
        value = self.prize(target) * (1.0 if getting_through(mine, guards) >= body else min(0.8, likely / body))
        return value - 0.1 * body - 0.3 * len(guards)

    def prize(self, site: CardView) -> float:
        """What it is worth to take a Site: more if its player is close to victory, most if it wins."""
        if not is_landmark(site):
            return 4.0
        closeness = self.board.victory[site.controller or 0]
        return LANDMARK + closeness + (30.0 if self.board.needs <= 1 else 0.0)

    def hunt(self, target: CardView, mine: list[int], guards: list[int]) -> float:
        """A strong Character is worth an attack by a stronger one whom nobody stops."""
        fighting = target.number("Fighting")
        certain = bool(mine) and mine[0] > fighting and not guards
        return 0.3 * fighting if certain and fighting > 1 else -1.0

    def party(self) -> tuple[Option, ...]:
        """Who attacks: the fewest that are sure to do it; if none are, all."""
        target = self.board.card(self.target)
        options = sorted(self.decision.options, key=lambda option: -self.card(option).number("Fighting"))
        guards = [card.number("Fighting") for card in self.board.guards(target)]
        need = body_of(target) if target.kind == SITE else target.number("Fighting")
        for count in range(1, len(options)):
            chosen = options[:count]
            if getting_through([self.card(option).number("Fighting") for option in chosen], guards) >= need:
                return tuple(chosen)
        return tuple(options)

    def fate(self, option: Option) -> float:
        """Burn for victory when it is near, seize before."""
        label = option.label
        if label.startswith("Seize"):
            return 3.0
        if label.endswith("for victory"):
            return 4.0 if self.board.needs <= 2 else 2.0
        return 1.0 if label.endswith("for Power") else 0.0

    def division(self) -> tuple[Option, ...]:
        """Damage where it brings the most down; what is left goes to the first."""
        worst = sorted(self.decision.options, key=lambda option: -self.hurt(self.card(option)))
        total, points = self.decision.most, list[Option]()
        for option in worst:
            card = self.card(option)
            need = body_of(card) if card.kind == SITE else card.number("Fighting")
            if 0 < need <= total - len(points) and card.controller != self.me:
                points += [option] * need
        return tuple((points + [worst[0]] * total)[:total])

    def hurt(self, card: CardView) -> float:
        return self.board.worth(card) * (-1.0 if card.controller == self.me else 1.0)

    # -- defending -------------------------------------------------------------------------------------------------

    def threat(self, attacker: int) -> float:
        """What would be lost to me if the attack of which this is one attacker went on as it stands."""
        for target, attackers in self.board.unstopped().items():
            if any(card.handle == attacker for card in attackers):
                card = self.board.card(target)
                force = sum(one.number("Fighting") for one in attackers)
                falls = force >= (body_of(card) if card.kind == SITE else card.number("Fighting"))
                mine = card.controller == self.me
                closing = self.board.victory[attackers[0].controller or 0] >= self.board.goal - 1
                if falls and is_landmark(card) and closing:
                    return 50.0
                return (self.board.worth(card) if falls else 1.0) if mine else -1.0
        return -1.0

    def intercept(self, option: Option) -> float:
        """A fight that stops the attacker is good if it saves something; a lost one only if it saves a Site."""
        me, foe = self.card(option), self.board.card(option.other)
        return self.stopping(me, foe)

    def stopping(self, me: CardView, foe: CardView) -> float:
        threat = self.threat(foe.handle)
        if threat < 0:
            return -1.0
        mine, theirs = me.number("Fighting"), foe.number("Fighting")
        lost = self.board.worth(me) if theirs >= mine else 0.0
        won = self.board.worth(foe) if mine >= theirs else 0.0
        saved = threat if mine >= theirs or self.enough(foe, mine) else 0.3 * threat if threat >= LANDMARK else 0.0
        return saved + won - lost - 0.5

    def enough(self, foe: CardView, stopped: int) -> bool:
        """Whether the target stands if so much less damage gets through."""
        for target, attackers in self.board.unstopped().items():
            if foe in attackers:
                card = self.board.card(target)
                return sum(one.number("Fighting") for one in attackers) - stopped < body_of(card)
        return False

    def move(self, option: Option) -> float:
        """Move in to intercept what could be stopped; otherwise stay."""
        attack = self.board.attack()
        me = self.card(option)
        if attack is None or attack[1] != "moving":
            return -1.0
        places = self.board.near(me.place)
        reach = [self.board.card(one) for one, _ in attack[2] if self.board.card(one).place in places]
        return max((self.stopping(me, foe) - 1.0 for foe in reach), default=-1.0)

    def stealth(self, option: Option) -> float:
        return 1.0 if self.in_fight() else -1.0

    # -- places and choices ----------------------------------------------------------------------------------------

    def place(self, option: Option) -> float:
        """Where the attack is, else where most is to be guarded; Sites go behind others."""
        attack = self.board.attack()
        site = self.card(option)
        if attack is not None and attack[1] == "moving" and option.card:
            targets = {self.board.card(target).place for _, target in attack[2]}
            return 1.0 if site.place in targets else 0.0
        there = [card for card in self.board.cards if card.place == site.place and card.controller == self.me]
        sites = sum(card.kind == SITE for card in there)
        guards = sum(card.number("Fighting") for card in there if CHARACTER in card.kind)
        return (
            1.0 + sites - 0.1 * guards + (0.15 * guards if self.source.kind == SITE else 0.0) if option.card else 0.5
        )

    def choose(self, option: Option) -> float:
        """A card for something good or bad to happen to: by the words of the card that asks."""
        card = self.card(option)
        harm = harms(self.source.text or self.decision.question)
        if card.controller is None:
            return (-1.0 if "discard" in self.decision.question.lower() else 1.0) * self.keep(card)
        worth = self.board.worth(card) + (0.0 if "turned" in card.marks else 0.5)
        return worth if harm == (card.controller != self.me) else -worth

    def agree(self, option: Option) -> float:
        """Whether to do what may be done: yes, unless it costs more than it brings."""
        text = self.decision.question if self.decision.question != "Do so?" else self.source.text
        return 0.3 + worth_of(text)

    def player(self, option: Option) -> float:
        """Harm goes to whoever is closest to victory."""
        seat = option.seat if option.seat is not None else self.me
        if seat == self.me:
            return -1.0 if harms(self.source.text) else 10.0
        return float(self.board.victory[seat])

    def number(self, option: Option) -> float:
        return float(option.number or 0)

    def spare(self, option: Option) -> float:
        return -float(option.number or 0)

    def bid(self, option: Option) -> float:
        """A small bid for a card that stays."""
        return 1.0 - 0.4 * (option.number or 0)

    def stays(self, option: Option) -> float:
        """My own copy stays; nothing stays turned."""
        if self.decision.may_decline:
            return -0.5
        return 1.0 if self.card(option).controller == self.me else 0.0

    def discard(self, option: Option) -> float:
        """SF 22.2.4. What is worth the least where something must go; of free will what cannot be played soon."""
        card = self.card(option)
        if not self.decision.may_decline or self.view.get("turn") > LONG:  # a standing game has to end (SF 5.0)
            return 20.0 - self.keep(card)
        if len(self.view.area("deck", self.me).cards) <= FEW:
            return -1.0
        if self.decision.most > 1 and not any(is_landmark(other) for other in self.board.hand):
            return -1.0 if CHARACTER in card.kind and not self.distance(card) else 1.0  # Sites are looked for
        return self.distance(card) - FAR

    def distance(self, card: CardView) -> float:
        """How far a card in hand is from being played: missing resources, and Power beyond that of the next turn."""
        has: dict[str, int] = dict(self.view.get("resources")[self.me])
        missing = Counter(signs(card, "needs"))
        lacking = sum(max(0, count - has.get(sign, 0)) for sign, count in missing.items())
        income = sum(site.number("Power") for site in self.board.sites if site.controller == self.me)
        short = card.number("Cost") - self.board.power[self.me] - income
        return 2.0 * lacking + max(0, short)


def _fixed(value: float) -> Callable[[Look, Option], float]:
    return lambda look, option: value


_JUDGES: dict[str, Callable[[Look, Option], float]] = {
    "play": Look.play,
    "use": Look.use,
    "attack": Look.attack,
    "fate": Look.fate,
    "intercept": Look.intercept,
    "move": Look.move,
    "stealth": Look.stealth,
    "influence": Look.stealth,
    "tactics": _fixed(-1.0),
    "heal": _fixed(-1.0),
    "reveal": _fixed(-1.0),
    "reload": _fixed(0.5),
    "reserve": _fixed(-1.0),
    "pass until": _fixed(-1.0),
    "join": _fixed(-1.0),
    "stay": _fixed(0.1),
    "generate": _fixed(1.0),
    "place": Look.place,
    "card": Look.choose,
    "subject": Look.choose,
    "yes": Look.agree,
    "replace": _fixed(0.5),
    "player": Look.player,
    "x": Look.number,
    "spend": Look.spare,
    "less": Look.spare,
    "bid": Look.bid,
    "keep": Look.stays,
    "discard": Look.discard,
    "pay": lambda look, option: -float(option.index),
    "point": lambda look, option: -look.hurt(look.card(option)),
}

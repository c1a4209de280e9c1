"""What is done and paid: effects of the rules from deeds, and the functions that tables of meanings name."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace as dataclass_replace
from itertools import takewhile
from typing import Any

from quickening.core.data import replace
from quickening.english.clauses import KEPT_ABOVE
from quickening.english.lowering import CannotSay
from quickening.english.modifiers import EXCESS, with_after
from quickening.english.quantities import AMONG
from quickening.games.shadowfist.definitions import EVENT, STATE
from quickening.games.shadowfist.kinds import filters, people
from quickening.games.shadowfist.kinds.amounts import FigureOf, Reckoned, Tally, Told
from quickening.games.shadowfist.kinds.basics import Blank, Number, PlayerChange
from quickening.games.shadowfist.kinds.buying_off import BoughtOff
from quickening.games.shadowfist.kinds.changes import Mark, Several, adds
from quickening.games.shadowfist.kinds.choosing import EitherCost
from quickening.games.shadowfist.kinds.conditions import DONE, Not
from quickening.games.shadowfist.kinds.copying import CopyRules
from quickening.games.shadowfist.kinds.effects import Do, Gets, PlayersGet, does
from quickening.games.shadowfist.kinds.entering import PlayFrom, PlayThis, ReturnToPlay
from quickening.games.shadowfist.kinds.offering import ByOthers
from quickening.games.shadowfist.kinds.players_do import PlayersDo, players_do
from quickening.games.shadowfist.kinds.relations import To
from quickening.games.shadowfist.kinds.renumbering import ChangeNumber
from quickening.games.shadowfist.kinds.selections import (
    RETURNED,
    Picked,
    Spoken,
    Subject,
    Targets,
    speaks_of,
)
from quickening.games.shadowfist.kinds.totaling import Totaled
from quickening.games.shadowfist.meaning.amounts import GOING_BACK
from quickening.games.shadowfist.meaning.changes import BECOMING, CHANGING
from quickening.games.shadowfist.meaning.coins import Coins, is_about_coin, is_flip, is_result
from quickening.games.shadowfist.meaning.damage import is_about_damage
from quickening.games.shadowfist.meaning.lowering import LEGAL_SUBJECT, LEGAL_TARGET, OWN
from quickening.games.shadowfist.meaning.others import done_by, without_agent
from quickening.games.shadowfist.meaning.searching import is_searching, search_of, searched
from quickening.games.shadowfist.meaning.setting_aside import is_setting_aside, set_aside, set_aside_in
from quickening.games.shadowfist.meaning.structures import keeping_columns
from quickening.games.shadowfist.state import ATTACK, LASTING, TURN
from quickening.lang import deeds
from quickening.lang.resolve import Either, If, May, Pay, Sequence
from quickening.lang.selections import All, Cards, Chosen, It, ThisCard

#: SF 7.3. What is done to cards in play alone.
OF_TABLE = ("turn", "unturn", "heal", "take control", "sacrifice")
#: SF 22.2.3. Until when a card stays turned: whether it is your Establishing Shot or its controller's.
NEXT_UNTURNING = {"its next unturning": False, "your next unturning": True}
#: SF 36.4. To the end of the turn, and no longer than the card is in play that is copied.
WHILE_THERE = "turn while there"
#: Senses about damage that are done at once, for whatever time is said.
AT_ONCE = ("remove damage", "redirect damage")
#: What cards may be made to do for a time.
FOR_A_TIME = ("strike first", "stay at zero", *BECOMING)


#: `a Character and a location controlled by the same player`.
SAME_PLAYERS = deeds.Is("controlled by the same player", behind=True)
#: `while this card is in play`.
ITSELF_IN_PLAY = deeds.State(deeds.This(), (deeds.In(deeds.Area("play")),))
#: `cancel this card`.
CANCELED = deeds.Do(deeds.Deed("cancel", (("WHAT", deeds.This()),)))
#: `a resource you have in your pool`.
HAVING = deeds.Gap(deeds.Deed("have", (("AGENT", deeds.You()),)), "WHAT")
YOUR_RESOURCE = (
    deeds.Nouns("resource", (), (HAVING, deeds.In(deeds.Area("pool", deeds.You())))),
    deeds.Nouns("resource", (), (deeds.In(deeds.Area("pool", deeds.You())),)),
)
#: SF 7.4, 49. What may be placed on another card.
STATES = (STATE, "Weapon", "Vehicle")
#: What somebody may do to keep something from being done.
TOLLS = ("pay Power", "discard", "sacrifice")
#: How many of a kind may be targeted, as it is said.
TARGETED = ("a", "any", "up to", "", "another", "or two", "one or more", "or more")


def nested(body: tuple[Any, ...]) -> tuple[Any, ...]:
    """`When an attack is declared, A. If the attack is successful, B.`: B waits for each attack that A waited for."""
    made: list[Any] = []
    for part in body:
        last = made[-1] if made else None
        if (
            isinstance(part, deeds.Later)
            and isinstance(last, deeds.Later)
            and slots(part, deeds.Ref) & slots(last.when)
        ):
            made[-1] = replace_later(last, (*last.body, part))
        else:
            made.append(part)
    return tuple(made)


def replace_later(one: deeds.Later, body: tuple[Any, ...]) -> deeds.Later:
    """The same, and something else that is done then."""
    return deeds.Later(one.when, body, one.until)


def slots(node: Any, kind: Any = deeds.Picked) -> set[int]:
    """Whom a tree brings in, or points back to."""
    own = {node.slot} if isinstance(node, kind) else set()
    return own.union(*(slots(part, kind) for part in deeds.parts(node)))


def is_if_done(part: Any) -> bool:
    """`if you do so, ...`."""
    return isinstance(part, deeds.If) and part.condition == deeds.Done() and not part.otherwise


def lasts(made: Any) -> bool:
    """Whether it may be said for how long something is done."""
    return made.lasts if isinstance(made, Do) else "until" in made.__struct_fields__


class DoneAtOnce(CannotSay):
    """What is done lasts no time, though a text says how long."""


class Doing(Coins):
    """Effects and costs."""

    def effect(self, part: Any, until: str = "") -> Any:
        """Something that is done; `until` is how long what it changes lasts."""
        if isinstance(part, deeds.Last):
            found = self.lasting(part)
            if len(found) == 2 and all(isinstance(one, Gets) and one.what == Subject() for one in found):
                return replace(found[0], change=Several(tuple(one.change for one in found)))
            return found[0] if len(found) == 1 else Sequence(found)
        if isinstance(part, deeds.Do):
            return self.done(part.deed, until)
        if isinstance(part, deeds.Change) and part.mood == "make" and part.role == "AGENT":
            return self.duty(part, until)
        if isinstance(part, deeds.Change) and part.mood == "let" and part.role == "AGENT":
            return self.allowed(part, until)
        if isinstance(part, (deeds.State, deeds.Change)):
            return self.made_so_for(part, until)
        return self.conditional(part, until)

    def made_so_for(self, part: Any, until: str) -> Any:
        """What is so from then on: for a time, or of a card until it leaves play."""
        until = until or ("maintained" if self.maintained and not self.paying else "")
        bars = isinstance(part, deeds.Change) and part.mood == "bar"
        if until in NEXT_UNTURNING:
            return self.kept_turned(part, until)
        if until and (bars or isinstance(part, deeds.State)):
            who, change = self.changing(part)
            return PlayersGet(who, change, until) if isinstance(change, PlayerChange) else Gets(who, change, until)
        if bars:
            return self.barred_for_good(part)
        raise CannotSay("what is done")

    def kept_turned(self, part: Any, until: str) -> Any:
        """SF 22.2.3. `it does not unturn during its controller's next Establishing Shot`."""
        plain = isinstance(part, deeds.Change) and part.mood == "bar" and part.role == "WHAT"
        if not plain or part.what.sense != "unturn" or len(part.what.roles) != 1:
            raise CannotSay("what is so while cards unturn")
        deed = "keep turned in your turn" if NEXT_UNTURNING[until] else "keep turned"
        return Do(self.as_selection(part.who), deed)

    def conditional(self, part: Any, until: str) -> Any:
        """What is offered, done if something is so or when something happens, or one thing or another."""
        if isinstance(part, deeds.May) and part.at_once:
            raise CannotSay("what may be done at once, before the rest")  # SF 24.5.2
        if isinstance(part, deeds.May) and part.who is None:
            return May(self.one_by_one(part.body, until))
        if isinstance(part, deeds.May):
            return self.bought_off(part) or done_by(self, part.who, part.body, until, may=True)
        if isinstance(part, deeds.If):
            return self.done_if(part, until)
        if isinstance(part, deeds.Pay):
            return Pay(tuple(map(self.effect, part.costs)), tuple(self.effect(one, until) for one in part.body))
        if isinstance(part, deeds.Else):
            return self.otherwise(part)
        if isinstance(part, deeds.Later):
            return self.later(part)
        if isinstance(part, deeds.OneOf):
            options = [self.option(option, until) for option in part.options]
            return self.one_price(options) if self.paying else one_of(options)
        raise CannotSay("what is done")

    def bought_off(self, part: deeds.May) -> BoughtOff | None:
        """SF 24.1.4. `that opponent may pay 1 Power to cancel this card`: while it has yet to resolve."""
        paid = part.body[0] if len(part.body) == 1 and isinstance(part.body[0], deeds.Pay) else None
        if paid is None or paid.body != (CANCELED,):
            return None
        deed = paid.costs[0].deed if len(paid.costs) == 1 and isinstance(paid.costs[0], deeds.Do) else None
        if deed is None or deed.sense != "pay Power" or len(deed.roles) != 1:
            raise CannotSay("by what it may be canceled")
        return BoughtOff(self.as_player(part.who), self.as_measure(deed.role("AMOUNT")))

    def option(self, body: tuple[Any, ...], until: str) -> tuple[Any, ...]:
        """One of several things to do; what is chosen for it, is chosen for it alone (SF 24.2.1)."""
        if self.paying:
            return tuple(self.effect(deed, until) for deed in body)
        known, aims = self.spoken_of(), self.aims
        self.aims = []
        try:
            found = self.lasting(deeds.Last(body, until)) if until else self.one_by_one(body)
            return (*self.aims, *found)
        except DoneAtOnce:
            return self.one_by_one(body)
        finally:
            self.aims = aims
            self.speak_again_of(known)

    @abstractmethod
    def spoken_of(self) -> tuple[Any, ...]:
        """Whom the text has spoken of so far: see `waiting.py`."""

    @abstractmethod
    def speak_again_of(self, known: tuple[Any, ...]) -> None:
        """Go on with whom the text had spoken of."""

    def one_price(self, options: list[tuple[Any, ...]]) -> EitherCost:
        """SF 24.1.4. `Pay 1 Power or turn ::`: one price or the other."""
        if len(options) != 2 or any(len(option) != 1 for option in options):
            raise CannotSay("which price is paid")
        return EitherCost(options[0], options[1])

    @abstractmethod
    def later(self, part: deeds.Later) -> Any:
        """What is done when something happens after this: see `waiting.py`."""

    def barred_for_good(self, part: deeds.Change) -> Any:
        """SF 26.5, 34.0. `that Character cannot be sacrificed`: without a time, until the card leaves play."""
        who, change = self.changing(part)
        if not isinstance(who, (It, Spoken, Targets)):
            raise CannotSay("for how long is not said")
        return Gets(who, change, LASTING)

    def lasting(self, part: deeds.Last) -> tuple[Any, ...]:
        """SF 34.0. How long a sentence says something lasts is said of all it changes; the rest is done at once."""
        found, changed = [], 0
        for one in part.body:
            try:
                found.append(self.effect(one, part.until))
                changed += 1
            except DoneAtOnce:
                found.append(self.effect(one))
        if not changed:
            raise DoneAtOnce("how long something lasts that is done at once")
        return tuple(found)

    def duty(self, part: deeds.Change, until: str) -> Any:
        """`its controller must discard a card`: in what a text does, a player who must do it does it."""
        if part.what.sense == "intercept in" and self.is_that_attack(part.what.role("WHAT")) and not until:
            return Gets(self.as_selection(part.who), Mark("must intercept"), ATTACK)
        if not self.is_player_node(part.who) and not isinstance(part.who, deeds.Ref):
            raise CannotSay("who must do it")
        self.as_player(part.who)
        roles = tuple(one for one in part.what.roles if not isinstance(one[1], deeds.You) or one[0] != "AGENT")
        return self.done(replace_roles(part.what, roles), until)

    def allowed(self, part: deeds.Change, until: str) -> Any:
        """SF 24.2.1. `each opponent may draw a card`: offered to each of them as the text resolves."""
        if not self.is_player_node(part.who):
            raise CannotSay("what is done")
        return done_by(self, part.who, (without_agent(part.what),), until, may=True)

    def done_if(self, part: deeds.If, until: str) -> Any:
        """Something that is done if something is so, or changed for as long as it is."""
        if part.as_long and part.condition == ITSELF_IN_PLAY:
            found = tuple(self.effect(one, "while its card is in play") for one in part.body)
            return found[0] if len(found) == 1 else Sequence(found)
        toll = self.toll(part, until)
        if toll is not None:
            return toll
        if not part.as_long:
            condition = self.condition(part.condition)
            found = tuple(self.effect(one, until) for one in part.body)
            return If(condition, found, tuple(self.effect(one, until) for one in part.otherwise))
        found = tuple(self.effect(one, until) for one in part.body)
        self.last_of_all = -1  # of each of several something else may be so
        condition = self.condition(part.condition)  # it may speak of whom the text has just chosen
        if not all(isinstance(one, Gets) and one.condition is None for one in found):
            raise CannotSay("what is done for as long as something is so")
        changed = tuple(replace(one, condition=condition) for one in found)
        return changed[0] if len(changed) == 1 else Sequence(changed)

    def toll(self, part: deeds.If, until: str) -> Any:
        """`smoke target unless its controller pays 1 Power`: that player may, and else it is done."""
        unless = part.condition if isinstance(part.condition, deeds.Joined) and part.condition.word == "not" else None
        fact = unless.parts[0] if unless is not None and len(unless.parts) == 1 else None
        if not isinstance(fact, deeds.Fact) or fact.past or fact.non or fact.span or fact.deed.sense not in TOLLS:
            return None
        who = fact.deed.role("AGENT")
        if part.as_long or part.otherwise or isinstance(who, deeds.You) or who is None:
            raise CannotSay("who may keep it from being done")
        paid = done_by(self, who, (without_agent(fact.deed),), may=True)
        return Sequence((paid, If(Not(DONE), tuple(self.effect(one, until) for one in part.body))))

    def together(self, body: tuple[Any, ...], until: str = "") -> tuple[Any, ...]:
        """Effects one after the other; what is taken from one player and given to another is one thing."""
        if len(body) == 2 and all(isinstance(part, deeds.Do) for part in body):
            taken, given = (part.deed for part in body)
            if taken.sense == "take Power" and given.sense == "give Power":
                return (self.passed_on(taken, given),)
        return self.one_by_one(body, until)

    def one_by_one(self, body: tuple[Any, ...], until: str = "") -> tuple[Any, ...]:
        """Effects one after the other; a sentence that says how far the one before goes is part of that."""
        made: list[Any] = []
        body = nested(body)
        while body:
            part, *rest = body
            if is_about_coin(part, self.paying):
                results = tuple(takewhile(is_result, body[is_flip(part) :]))
                made.append(self.flipped(results, until, is_flip(part)))
                body = body[is_flip(part) + len(results) :]
                continue
            if is_searching(part) and not self.paying:
                count = search_of(body)
                made.append(searched(self, body[:count]))
                body = body[count:]
                continue
            if is_setting_aside(part) and not self.paying:
                count = set_aside_in(body)
                made.append(set_aside(self, body[:count]))
                body = body[count:]
                continue
            body = tuple(rest)
            self.offered = bool(made) and isinstance(made[-1], May) and not self.paying
            if isinstance(part, deeds.Do) and part.deed.sense == KEPT_ABOVE:
                made[-1:] = [self.sparing(made[-1] if made else None, part.deed)]
            elif isinstance(part, deeds.Do) and part.deed.sense in AFTERTHOUGHTS:
                made[-1:] = [AFTERTHOUGHTS[part.deed.sense](made[-1] if made else None)]
            elif made and isinstance(made[-1], PlayThis) and is_if_done(part):
                made += self.once_played(part, until)
            else:
                made.append(self.effect(part, until))
            self.offered = False
        return tuple(made)

    def once_played(self, part: deeds.If, until: str) -> list[Any]:
        """`play this card. If you do so, it must intercept.`: said of the card that is in play (SF 24.1.3.3)."""
        self.is_played = True
        found = [self.effect(one, until) for one in part.body]
        self.is_played = False
        return found

    def sparing(self, made: Any, deed: deeds.Deed) -> Any:
        """SF 11.1. `This cannot reduce its Body to zero or less.`: what was just said does not."""
        if isinstance(made, Either):
            return replace(made, one=self.all_sparing(made.one, deed), other=self.all_sparing(made.other, deed))
        same = isinstance(made, Gets) and made.what == self.as_selection(deed.role("FIGURE").of)
        if not same or deed.role("FIGURE").figure != "Body" or not adds(made.change, "Body"):
            raise CannotSay("what that keeps from being reduced")
        return replace(made, change=replace(made.change, how="spares"))

    def all_sparing(self, effects: tuple[Any, ...], deed: deeds.Deed) -> tuple[Any, ...]:
        return tuple(self.sparing(one, deed) for one in effects)

    def passed_on(self, taken: deeds.Deed, given: deeds.Deed) -> Any:
        """SF 17.2. `from the pool of one of the players with the most Power ... to one with the least`."""
        area = taken.role("FROM")
        giver = area.whose if isinstance(area, deeds.Area) and area.kind == "pool" else area
        amount = given.role("AMOUNT")
        if not is_extreme(giver, "most") or not is_extreme(given.role("TO"), "least"):
            raise CannotSay("from whom to whom")
        if not isinstance(amount, deeds.Measure) or not isinstance(amount.amount, deeds.ThatMuch):
            raise CannotSay("how much is given")
        return PlayersDo("pass Power", self.as_measure(taken.role("AMOUNT")))

    def otherwise(self, part: deeds.Else) -> Any:
        """`you must A, otherwise B`: A is done if it can be, with whatever is chosen for it then (SF 24.2.1)."""
        first = part.body[0]
        if len(part.body) != 1 or not isinstance(first, deeds.Change) or first.mood != "make":
            raise CannotSay("what must be done")
        if not isinstance(first.who, deeds.You):
            raise CannotSay("who must do it")
        must = self.done(
            deeds.Deed(first.what.sense, tuple(one for one in first.what.roles if one[0] != first.role)), ""
        )
        chosen = must.what
        if not isinstance(chosen, Chosen) or chosen.target:
            raise CannotSay("what must be done")
        later = Picked(chosen.cards, chosen.least, chosen.most, later=True)
        instead = tuple(self.effect(one) for one in part.otherwise)
        return Sequence((Pay((replace(must, what=later),), ()), If(Not(DONE), instead)))

    def done(self, deed: deeds.Deed, until: str) -> Any:
        """A deed; one that changes cards says for how long."""
        until = until or ("maintained" if self.maintained and not self.paying else "")
        if until in NEXT_UNTURNING:
            raise DoneAtOnce("what is done while cards unturn")
        deed, until = given(deed, until)
        if deed.sense in ("reduce by", "increase by") and self.is_of_player(deed):
            return PlayersGet(people.YOU, self.victory(deed), until or LASTING)
        changed = self.changed_for(deed, until) if until else None
        if changed is not None:
            return Gets(*changed, until)
        if deed.sense in CHANGING:
            who = self.as_selection(deed.role("AGENT"))
            if not until and not speaks_of(who, "brought"):
                raise CannotSay("for how long is not said")
            return Gets(who, self.change(deed), until or LASTING)  # SF 34.0: what was brought in, while it is there
        made = self.carried_out(deed)
        if self.maintained and not lasts(made):
            return made
        return self.for_so_long(made, until) if until else made

    def for_so_long(self, made: Any, until: str) -> Any:
        """What is done, for the time that is said."""
        if until == WHILE_THERE:
            if not isinstance(made, CopyRules):
                raise CannotSay("what lasts while another card is there")
            return replace(made, until=TURN, while_there=True)
        if not lasts(made):
            raise DoneAtOnce("how long something lasts that is done at once")
        return replace(made, until=until)

    def carried_out(self, deed: deeds.Deed) -> Any:
        """What is done at once; `the sacrifice` may be spoken of after it."""
        if self.card_type == EVENT and deed.sense in OF_TABLE and isinstance(deed.role("WHAT"), deeds.This):
            raise CannotSay("what becomes of an Event")  # SF 7.3: it is never in play
        drawn = self.left_to_chance(deed)
        if drawn is not None:
            return drawn
        if deed.sense == "choose" and self.is_totaled(deed.role("WHAT")):
            return self.totaled(deed.role("WHAT")).choice
        self.in_effect = True
        made = self.by_whoever(deed)
        self.in_effect = False
        if players_do(made, "look at hand"):
            self.seen = people.THAT_PLAYER if isinstance(made.who, people.ChosenPlayer) else made.who
        self.note_number(deed, made)
        if self.paying and deed.sense == "sacrifice":
            self.sacrificed.add(getattr(deed.role("WHAT"), "slot", -1))
        gone = self.paying and deed.sense in ("sacrifice", "smoke", "toast")
        self.left_play |= gone and isinstance(deed.role("WHAT"), deeds.This)
        if deed.sense in filters.COME_OFF and hasattr(made, "what"):
            self.done_to[deed.sense] = made.what
        return made

    def by_whoever(self, deed: deeds.Deed) -> Any:
        """What is done, by you or by the players that are said to do it."""
        try:
            return self.returned_with(deed) if deed.sense == "return" else self.lowered("do", deed)
        except CannotSay:
            who = deed.role("AGENT")
            if self.paying or who is None or isinstance(who, deeds.You) or not self.is_player_node(who):
                raise
            return done_by(self, who, (without_agent(deed),))

    def note_number(self, deed: deeds.Deed, made: Any) -> None:
        """For `the number of cards discarded`: what was chosen as one's last choice, or the counters taken off."""
        if deed.sense == "remove counters" and self.paying:
            self.counts_done["counter", "remove counters"] = "that amount"
        if does(made, "heal"):
            self.amounts_done = {("damage", "heal")}
        what = deed.role("WHAT")
        nouns = what.nouns if isinstance(what, deeds.Picked) and what.word == "any number of" else None
        if isinstance(nouns, deeds.Nouns) and isinstance(getattr(made, "what", None), Chosen) and self.paying:
            self.counts_done = {key: told for key, told in self.counts_done.items() if told != "chosen"}
            self.counts_done[nouns.kind, deed.sense] = "chosen"

    def returned_with(self, deed: deeds.Deed) -> Any:
        """SF 34.0, 44.1. `return it to play with -3 Fighting`: what it returns with it has until it leaves play."""
        if deed.role("FEATURE") is None:
            return self.lowered("do", deed)
        plain = deeds.Deed(deed.sense, tuple(role for role in deed.roles if role[0] != "FEATURE"))
        returned = self.lowered("do", plain)
        if not isinstance(returned, ReturnToPlay):
            raise CannotSay("what it has in play")
        found = tuple(self.feature(one) for one in deed.role("FEATURE"))
        change = found[0] if len(found) == 1 else Several(found)
        return Sequence((returned, Gets(RETURNED, change, LASTING)))

    # -- parts of a template ----------------------------------------------------------------------------------------

    def as_target(self, node: Any) -> Any:
        """SF 24.1.3. What is targeted."""
        if isinstance(node, deeds.Picked) and node.word in ("X", "up to X"):
            word = f"{node.word} target"
            return self.choice(deeds.Picked(node.nouns, node.least, node.most, word, node.slot, amount=node.amount))
        if not isinstance(node, deeds.Picked) or node.word not in TARGETED:
            raise CannotSay("what is targeted")
        word = "another target" if node.word == "another" else "target"
        return self.choice(deeds.Picked(node.nouns, node.least, node.most, word, node.slot, amount=node.amount))

    def as_choice(self, node: Any) -> Any:
        """SF 24.1.3.1. What is chosen, and not paid with."""
        if isinstance(node, deeds.Both):
            raise CannotSay("two choices at once")
        self.choosing = True
        made = self.as_selection(node)
        self.choosing = False
        if isinstance(made, Totaled):
            raise CannotSay("what is chosen together")  # a choice of its own, which is not made so
        return made

    def as_named(self, node: Any) -> str:
        """SF 34.0. A designator, a resource or an opponent that the card remembers."""
        nouns = node.nouns if isinstance(node, deeds.Picked) and node.word == "a" else None
        if nouns in YOUR_RESOURCE:
            self.named[node.slot] = "resource of yours"
            return "resource of yours"
        if not isinstance(nouns, deeds.Nouns) or nouns != deeds.Nouns(nouns.kind):
            raise CannotSay("what is chosen")
        if nouns.kind not in ("designator", "resource", "opponent"):
            raise CannotSay("what is chosen")
        self.named[node.slot] = nouns.kind
        return str(nouns.kind)

    def as_price(self, node: Any) -> Any:
        """SF 25.3. How much more or less is paid; nothing where nothing is paid at all."""
        if isinstance(node, (deeds.Number, deeds.Calculated)):
            return self.signed(node)
        raise CannotSay("what is paid")

    def as_free(self, node: Any) -> Any:
        """`at no cost`."""
        if isinstance(node, deeds.No):
            return True
        raise CannotSay("what is paid")

    def as_marked(self, node: Any, word: str, how: Any = None) -> Any:
        """Whether damage is said to be Unstoppable or Corrupted, by an adjective or in other words."""
        if how is not None:
            if how != deeds.Is(word) or deeds.Is(word) in node.nouns.before:
                raise CannotSay("how it is inflicted")
            return True
        return isinstance(node, deeds.Measure) and deeds.Is(word) in node.nouns.before

    def as_divided(self, node: Any, how: Any) -> Any:
        """`X damage, divided any way you choose`: how much there is to divide."""
        if how != deeds.Is("divided"):
            raise CannotSay("how it is inflicted")
        return self.as_harm(node)

    def as_among(self, node: Any) -> Any:
        """Among whom damage is divided: any number of them, as they are chosen."""
        several = isinstance(node, deeds.Picked) and node.word == "any number of"
        if isinstance(node, deeds.Picked) and node.word == "target" and node.most == -1:
            return self.choice(deeds.Picked(node.nouns, 0, -1, "target", node.slot))
        if not several and not (isinstance(node, deeds.All) and not node.word):
            raise CannotSay("among whom it is divided")
        return self.choice(deeds.Picked(node.nouns, 0, -1, "any number of", node.slot))

    def as_harm(self, node: Any) -> Any:
        """SF 29.0. How much damage; what a text inflicts is not combat damage, whether it says so or not."""
        if isinstance(node, deeds.All) and len(node.nouns.after) == 1 and not node.nouns.before:
            return self.excess(node.nouns.after[0])
        known = {"non-combat", "Unstoppable", "Corrupted"}
        if isinstance(node, deeds.Measure) and {getattr(one, "word", "") for one in node.nouns.before} <= known:
            return self.as_much(node) if node.how == "equal" else self.as_amount(node.amount)
        raise CannotSay("how much damage")

    def excess(self, one: Any) -> Any:
        """`damage in excess of 4`: what lies on the card beyond that."""
        if not isinstance(one, deeds.Beside) or one.word != " ".join(EXCESS) or one.non:
            raise CannotSay("how much damage")
        return Reckoned("less", FigureOf("damage", ThisCard()), other=self.as_amount(one.what))

    def as_plain_damage(self, node: Any) -> None:
        """SF 29.0. `non-combat damage ... equal to its cost`: how much is said behind it."""
        plain = isinstance(node, deeds.All) and not node.nouns.after
        if not plain or node.nouns.before not in ((), (deeds.Is("non-combat"),)):
            raise CannotSay("what damage")

    def as_its_own(self, on: Any, node: Any) -> Any:
        """`damage equal to its cost`, said of each of several: of each as much as it says."""
        slot = getattr(on, "slot", None)
        several = isinstance(on, deeds.All) or (isinstance(on, deeds.Ref) and on.word == "targets")
        if isinstance(node, deeds.Measure) and (node.how or node.nouns.before not in ((), (deeds.Is("non-combat"),))):
            raise CannotSay("how much damage")
        amount = node.amount if isinstance(node, deeds.Measure) else node
        if not several or slot is None or not points_to(amount, slot):
            raise CannotSay("of which of them")
        before, self.each = self.each, slot
        try:
            return self.as_amount(amount)
        finally:
            self.each = before

    def as_much(self, node: deeds.Measure) -> Any:
        """`an equal amount of damage`: as much as was inflicted when the text triggered."""
        if node.nouns.kind not in self.amounts_told:
            raise CannotSay("how much that is")
        return Told("that amount")

    def as_combat_damage(self, node: Any) -> Any:
        """Whether only combat damage is meant."""
        if isinstance(node, deeds.Measure) and node.how == "or more" and isinstance(node.amount, deeds.Number):
            node = deeds.All(node.nouns)
        if isinstance(node, deeds.All) and not node.nouns.after and node.nouns.before in ((), (deeds.Is("combat"),)):
            return bool(node.nouns.before)
        raise CannotSay("what damage")

    def as_so_much(self, node: Any) -> int:
        """`3 or more combat damage`: at one time, at least."""
        return node.amount.value if isinstance(node, deeds.Measure) else 1

    def as_damage_kind(self, node: Any) -> Any:
        """`combat`, `non-combat`, or nothing."""
        if isinstance(node, deeds.Measure) and node.how == "or more" and isinstance(node.amount, deeds.Number):
            node = deeds.All(node.nouns)
        kinds: dict[Any, str] = {(): "", (deeds.Is("combat"),): "combat", (deeds.Is("non-combat"),): "non-combat"}
        if isinstance(node, deeds.All) and not node.nouns.after and node.nouns.before in kinds:
            return kinds[node.nouns.before]
        raise CannotSay("what damage")

    def changed_for(self, deed: deeds.Deed, until: str) -> tuple[Any, Any] | None:
        """What figures, damage or rules text are for a time."""
        if deed.sense in ("reduce by", "increase by") and deed.role("AGENT") is None:
            return self.scored(deed.role("FIGURE"), self.step_of(deed))
        if deed.sense == "double figure":
            return self.doubled(deed)
        if is_about_damage(deeds.Do(deed)) and deed.sense not in AT_ONCE:
            return self.about_damage(deeds.Do(deed))
        if deed.sense in FOR_A_TIME:
            return self.said_so(deed)
        return self.blanked(deed) if deed.sense == "blank" else None

    def blanked(self, deed: deeds.Deed) -> tuple[Any, Any]:
        """SF 32.0. `blank the text of a Site`."""
        figure = deed.role("FIGURE")
        if len(deed.roles) != 1 or figure.figure != "rules text":
            raise CannotSay("what is blanked")
        return self.as_selection(figure.of), Blank()

    def as_burned_pile(self, area: Any) -> Any:
        """SF 9.2.5.1. Whose burned-for-victory pile it goes to."""
        if not isinstance(area, deeds.Area) or area.kind != "burned-for-victory pile":
            raise CannotSay("where it is put")
        return self.as_player(area.whose)

    def as_all_power(self, node: Any, who: Any) -> Any:
        """SF 17.2.6. `all Power`: as much as there is as it is lost."""
        if isinstance(node, deeds.All) and node.nouns == deeds.Nouns("Power") and node.word == "all":
            return Tally("all Power", people.YOU if who is None else self.as_player(who))
        raise CannotSay("how much Power")

    def as_each_one(self, node: Any) -> Any:
        """`from each Character`: so much from every one of them, not from all of them together."""
        if not isinstance(node, deeds.All) or node.word != "each":
            raise CannotSay("how it is divided")
        return self.as_selection(node)

    def as_divided_among(self, node: Any) -> Any:
        """`up to 5 damage from cards you control`: from all of them together, as you like."""
        if isinstance(node, deeds.All) and node.word == "each":
            raise CannotSay("how it is divided")
        return self.as_selection(node)

    def as_several(self, node: Any) -> Any:
        """`1 damage each on up to four Sites`: on every one that is chosen."""
        if not isinstance(node, deeds.Picked) or node.most == 1:
            raise CannotSay("each of whom")
        return self.as_selection(node)

    def as_at_random(self, node: Any, how: Any, area: Any, who: Any) -> Any:
        """SF 39.0. How many cards chance takes out of a player's own hand."""
        if how != deeds.Is("random") or not self.is_own_hand(area, who):
            raise CannotSay("what is discarded")
        return self.as_drawn(node)

    def as_your_choice(self, node: Any, how: Any) -> Any:
        """SF 39.0. `one card of your choice`: how many cards of another's hand you take out."""
        if how != deeds.Is("your choice"):
            raise CannotSay("what is discarded")
        return self.as_drawn(node)

    def is_own_hand(self, area: Any, who: Any) -> bool:
        """Whether an area is the hand of whoever does it; where none is said, it is."""
        if area is None:
            return True
        own = isinstance(area, deeds.Area) and area.kind == "hand"
        if who is None:
            return own and isinstance(area.whose, deeds.You)
        slot = who.slot if isinstance(who, (deeds.Picked, deeds.All, deeds.Ref)) else None
        return own and slot is not None and getattr(area.whose, "slot", None) == slot

    def as_any_one(self, node: Any) -> Any:
        """SF 45.3. One card, of a player's own choice."""
        if not isinstance(node, deeds.Picked) or node.word != "a" or self.paying:
            raise CannotSay("what is sacrificed")
        return self.cards(node.nouns)

    def as_filled_hand(self, area: Any) -> Any:
        """SF 9.2.2.2. Whose hand is filled."""
        if not isinstance(area, deeds.Area) or area.kind != "hand" or area.whose is None:
            raise CannotSay("what is filled")
        return self.as_player(area.whose)

    def as_hand_limit(self, node: Any) -> Any:
        """How many cards a hand is filled to: so many, or as many as it holds."""
        if node == deeds.Figure("hand size", deeds.You()):
            return None
        if isinstance(node, deeds.Figure):
            raise CannotSay("how far a hand is filled")
        return self.as_drawn(node)

    def as_drawn_up_to(self, node: Any) -> Any:
        """`up to 2 cards`, `up to X cards`."""
        if (
            not isinstance(node, deeds.Picked)
            or node.nouns != deeds.Nouns("card")
            or node.word not in ("up to", "up to X")
        ):
            raise CannotSay("how many cards")
        return Number(node.most) if node.amount is None else self.as_amount(node.amount)

    def as_whose_hand(self, area: Any) -> Any:
        """SF 9.2.2. Whose hand is looked at."""
        if not isinstance(area, deeds.Area) or area.kind != "hand" or area.whose is None:
            raise CannotSay("what is looked at")
        return self.as_player(area.whose)

    def as_targeted_player(self, node: Any) -> Any:
        """SF 24.1.3. A player who is targeted."""
        if not isinstance(node, deeds.Picked) or node.word != "a" or self.lexicon_sort(node) != "player":
            raise CannotSay("which player is targeted")
        return self.as_player(deeds.Picked(node.nouns, 1, 1, "target", node.slot))

    def as_location_of(self, node: Any) -> Any:
        """SF 9.1.2. `a location`, `a location you control`: which is the one that is meant from then on."""
        nouns = node.nouns if isinstance(node, deeds.Picked) and node.word == "a" else None
        if not isinstance(nouns, deeds.Nouns) or nouns.kind != "location" or len(nouns.after) > 1:
            raise CannotSay("which location")
        self.targeted_place = nouns.kind
        gap = nouns.after[0] if nouns.after else None
        if nouns.before not in ((), (SAME_PLAYERS,)) or (nouns.before and gap is not None):
            raise CannotSay("which location")
        if gap is None:
            return None
        if not isinstance(gap, deeds.Gap) or gap.deed.sense != "control place" or gap.past or gap.non:
            raise CannotSay("whose location")
        return self.as_player(gap.deed.role("AGENT"))

    def as_same_players(self, node: Any) -> bool:
        """SF 35.0. `a Character and a location controlled by the same player`: by whoever controls the target."""
        same = bool(node.nouns.before == (SAME_PLAYERS,))
        if same and [target for _, target in self.chosen] != [True]:
            raise CannotSay("who is the same player")
        return same

    def as_target_place(self, place: Any) -> None:
        """SF 9.1.2. The location that was targeted."""
        known = isinstance(place, deeds.Place) and place.word in ("target", "that") and place.kind == "location"
        if not known or self.targeted_place is None:
            raise CannotSay("which location")

    def as_own_pile(self, area: Any) -> Any:
        """From where a card plays itself: your hand or your smoked pile."""
        yours = isinstance(area, deeds.Area) and isinstance(area.whose, deeds.You)
        if yours and area.kind in ("hand", "smoked pile"):
            return area.kind
        raise CannotSay("where it is played from")

    def as_own(self, node: Any) -> Any:
        """The card itself, or a State's subject."""
        if isinstance(node, deeds.This) or (isinstance(node, deeds.Related) and node.kind == "subject"):
            return self.as_watched(node)
        raise CannotSay("another card")

    def as_combat_means(self, node: Any) -> Any:
        """`by inflicting combat damage`."""
        if isinstance(node, deeds.Deed) and node.sense == "inflict" and len(node.roles) == 1:
            if self.as_combat_damage(node.role("AMOUNT")):
                return "combat"
        raise CannotSay("by what means")

    def as_damage_means(self, node: Any) -> Any:
        """`by inflicting damage`: of whatever kind."""
        if isinstance(node, deeds.Deed) and node.sense == "inflict" and len(node.roles) == 1:
            if not self.as_combat_damage(node.role("AMOUNT")):
                return "damage"
        raise CannotSay("by what means")

    def as_drawn(self, node: Any) -> Any:
        """How many cards are drawn."""
        plain = isinstance(node, deeds.Picked) and node.nouns == deeds.Nouns("card")
        if plain and node.word == "X":
            return self.as_amount(node.amount)
        if plain and node.least == node.most and node.word in ("a", ""):
            return self.as_amount(deeds.Number(node.least))
        raise CannotSay("how many cards")

    def as_itself(self) -> Any:
        """The card itself, where the text does not say from which card."""
        return ThisCard()

    def as_counted(self, node: Any) -> Any:
        """How many counters."""
        if isinstance(node, deeds.All) and node.word == "all" and node.nouns == deeds.Nouns("counter"):
            return FigureOf("all counters", ThisCard())
        if not isinstance(node, deeds.Picked) or node.nouns != deeds.Nouns("counter"):
            raise CannotSay("how many counters")
        if node.word == "X":
            return self.as_amount(node.amount)
        if node.least == node.most:
            return self.as_amount(deeds.Number(node.least))
        raise CannotSay("how many counters")

    def as_attacked(self, node: Any) -> Any:
        """What is attacked, in what is waited for."""
        return self.as_described(node)

    def as_played(self, node: Any) -> Any:
        """What is played, in what is waited for."""
        return self.as_described(node)

    def as_played_from(self, node: Any, area: Any) -> Any:
        """`this card is played from your hand`."""
        if area == deeds.Area("hand", deeds.You()):
            return self.as_watched(node)
        raise CannotSay("where it is played from")

    def as_in_hand(self, node: Any, area: Any) -> Any:
        """SF 39.0. Cards are discarded from the hand."""
        if isinstance(node, deeds.This) and self.paying and area is None:
            return ThisCard()
        if area not in (None, deeds.Area("hand", deeds.You())) or not isinstance(node, deeds.Picked):
            raise CannotSay("what is discarded")
        if not self.paying:
            raise CannotSay("what is discarded later is chosen later")  # SF 24.2.1
        cards = self.cards(node.nouns)
        self.chosen.append((node.slot, False))
        self.spent.add(node.slot)
        held = Cards(cards.noun, cards.before, cards.after, "hand")
        plain = Chosen(held, node.least, node.most)
        return Picked(held, node.least, node.most, x=True) if node.word == "X" else plain

    def as_discarded(self, node: Any, area: Any) -> Any:
        """SF 24.2.1. How many cards of a hand are discarded, chosen as it is done."""
        if area not in (None, deeds.Area("hand", deeds.You())) or self.paying:
            raise CannotSay("what is discarded")
        return self.as_drawn(node)

    def as_up_to(self, node: Any, area: Any, who: Any) -> Any:
        """`up to two cards [from your hand]`: at most so many."""
        if self.is_own_hand(area, who):
            return self.as_drawn_up_to(node)
        raise CannotSay("how many cards")

    def as_into_deck(self, node: Any, area: Any, to: Any) -> Any:
        """SF 2.3. Cards of yours, in play, in your hand or in a pile, that go back into your deck."""
        if to != deeds.Area("deck", deeds.You()):
            raise CannotSay("into whose deck")
        yours = isinstance(area, deeds.Area) and isinstance(area.whose, deeds.You)
        if yours and area.kind == "hand":
            return self.as_for_deck(node, area)
        if area is None:
            return self.as_own(node)
        if not yours or not isinstance(node, deeds.Picked):
            raise CannotSay("from where it is shuffled in")
        return self.as_selection(
            deeds.Picked(
                with_after(node.nouns, deeds.In(area)),
                node.least,
                node.most,
                node.word,
                node.slot,
                amount=node.amount,
            )
        )

    def as_face_down(self, how: Any) -> None:
        """SF 24.4. `turn it face down`."""
        if how != deeds.Is("face down"):
            raise CannotSay("how it is turned")

    def as_manner(self, how: Any, word: str, *others: str) -> bool:
        """Whether something is said to be done in a manner; it may be done in `others`, and in no further one."""
        if how not in tuple(map(deeds.Is, (word, *others))):
            raise CannotSay("how it is done")
        return bool(how == deeds.Is(word))

    def as_card_player(self, node: Any) -> Any:
        """`pay you 1 Power`, said to others: who controls the card (SF 35.0)."""
        if not isinstance(node, deeds.You) or not self.paying:
            raise CannotSay("who is paid")
        return people.PlayerOf(ThisCard())

    def as_waiving(self, how: Any) -> bool:
        """SF 25.3. `ignoring one resource condition`: any, or one of the resource that was chosen."""
        if not self.as_manner(how, "ignoring one", "ignoring one chosen") and not self.named:
            raise CannotSay("which resource was chosen")
        return True

    def as_whole_hand(self, area: Any) -> None:
        """SF 39.0. `discard your hand`."""
        if area != deeds.Area("hand", deeds.You()):
            raise CannotSay("whose hand is discarded")

    def as_only_so(self, how: Any, word: str) -> str:
        """What is done in this way, and in no other."""
        if how != deeds.Is(word):
            raise CannotSay("how it is done")
        return word

    def as_you(self, node: Any) -> None:
        """What is waited for only of yourself."""
        if not isinstance(node, deeds.You):
            raise CannotSay("of whom that is waited for")

    def as_own_whole_hand(self, area: Any, who: Any) -> Any:
        """SF 39.0. `each player discards his or her hand`."""
        if who is None or not isinstance(area, deeds.Area) or not self.is_own_hand(area, who):
            raise CannotSay("whose hand is discarded")
        return self.as_player(who)

    def as_back(self, node: Any, origin: Any, to: Any, how: Any) -> Any:
        """SF 44.1. What returns to play, and under whose control: yours, or its owner's."""
        if how not in tuple(map(deeds.Is, ("turned", "yours", "owner's"))):
            raise CannotSay("how it returns")
        return self.as_from_area(node, origin, to, "play")

    def as_rules_of(self, figure: Any) -> Any:
        """SF 36.0. Whose rules text is copied."""
        return self.copied(figure, "rules text")

    def as_bold_of(self, figure: Any) -> Any:
        """SF 36.10. Whose bold-faced abilities are copied."""
        return self.copied(figure, "bold-faced abilities")

    def copied(self, figure: Any, what: str) -> Any:
        if not isinstance(figure, deeds.Figure) or figure.figure != what:
            raise CannotSay("what is copied")
        return self.as_selection(figure.of)

    def as_each(self, node: Any) -> int:
        """`1 for each ...`: how much."""
        number = node.parts[0] if isinstance(node, deeds.Calculated) and node.how == "each" else None
        if not isinstance(number, deeds.Number):
            raise CannotSay("how much for each")
        return number.value

    def as_returned(self, node: Any, figure: Any) -> Any:
        """SF 37.0. `the cost of this card ... for each returned Character`: which of the cards that return count."""
        counted = node.parts[-1] if isinstance(node, deeds.Calculated) and len(node.parts) == 2 else None
        nouns = counted.nouns if isinstance(counted, deeds.Count) else None
        returned = deeds.Is(GOING_BACK)
        if not isinstance(nouns, deeds.Nouns) or returned not in nouns.before:
            raise CannotSay("for what it costs less")
        if figure.figure != "cost" or not isinstance(figure.of, deeds.This):
            raise CannotSay("what costs less")
        before = tuple(one for one in nouns.before if one != returned)
        return self.cards(deeds.Nouns(nouns.kind, before, nouns.after))

    def as_from_pile(self, node: Any, area: Any) -> Any:
        """SF 25.0. A card that is played from your hand or smoked pile; which one is chosen as it is played."""
        if not isinstance(node, deeds.Picked) or node.word != "a":
            raise CannotSay("what is played")
        if area is None:
            return self.cards(node.nouns)
        return self.cards(with_after(node.nouns, deeds.In(area)))

    def as_up_to_some(self, node: Any, area: Any) -> Any:
        """SF 25.0. `up to 3 Characters`: which are played is chosen as they are; they may be spoken of after it."""
        if not isinstance(node, deeds.Picked) or node.word != "up to" or node.amount is not None:
            raise CannotSay("what is played")
        self.brought.add(node.slot)
        return self.cards(node.nouns if area is None else with_after(node.nouns, deeds.In(area)))

    def as_at_most_so_many(self, node: Any) -> int:
        """How many are played at most."""
        return int(node.most)

    def as_known_state(self, node: Any) -> Any:
        """SF 25.5.1. A State that was chosen, to be played."""
        if not isinstance(node, deeds.Ref):
            raise CannotSay("what is played")
        return self.as_selection(node)

    def as_followed(self, node: Any) -> Any:
        """SF 24.1.3.3. A card wherever it has gone since."""
        made = self.as_selection(node)
        return Spoken("spent", node.word) if speaks_of(made, "first") else made

    def as_lying_on(self, node: Any, on: Any, to: Any) -> Any:
        """SF 25.5.1. `return all States on it to their owners' hands`: those that are on it."""
        if not isinstance(node, (deeds.All, deeds.Picked)) or not isinstance(to, deeds.Area) or to.kind != "hand":
            raise CannotSay("where it goes")
        lying = with_after(node.nouns, deeds.Beside("on", on))
        return self.as_selection(dataclass_replace(node, nouns=lying))

    def as_top_count(self, node: Any) -> Any:
        """SF 9.2.3. How many cards of the top of a deck are looked at; they may be spoken of after it."""
        found = self.as_so_many_of(node)
        self.of_deck, self.of_one_card = node.slot, node.amount == deeds.Number(1)
        return found

    def as_so_many_of(self, node: Any) -> Any:
        """SF 9.2.3. How many cards of the top of a deck."""
        if not isinstance(node, deeds.Part) or node.end != "top" or node.area.kind != "deck" or node.amount is None:
            raise CannotSay("which cards of a deck")
        return self.as_amount(node.amount)

    def as_deck_owner(self, node: Any) -> Any:
        """SF 9.2.3. Whose deck it is."""
        return self.as_player(node.area.whose)

    def as_top_owner(self, node: Any) -> Any:
        """SF 9.2.3. Whose deck it is."""
        self.deck_of = self.as_deck_owner(node)
        return self.deck_of

    def as_among_those(self, node: Any) -> Any:
        """SF 25.0. `one such card`: of the cards of a deck that were just looked at."""
        after = node.nouns.after if isinstance(node, deeds.Picked) and isinstance(node.nouns, deeds.Nouns) else ()
        among = after[-1] if after else None
        if not isinstance(among, deeds.Beside) or among.word != AMONG or not isinstance(among.what, deeds.Ref):
            raise CannotSay("which card is played")
        if among.what.slot != self.of_deck:
            raise CannotSay("among which cards")
        return self.cards(deeds.Nouns(node.nouns.kind, node.nouns.before, after[:-1]))

    def as_fewest_of_those(self, node: Any) -> int:
        """`any number of them`, `one of them`: how many at least, of cards of a deck that were just looked at."""
        self.as_among_those(node)
        if node.nouns != with_after(deeds.Nouns("card"), node.nouns.after[-1]):
            raise CannotSay("which of those cards")
        return int(node.least)

    def as_most_of_those(self, node: Any) -> int:
        """How many of them at most."""
        return int(node.most)

    def as_end_for_those(self, to: Any) -> str:
        """`on the bottom of the deck`: of the one that was looked at."""
        area: Any = to.area if isinstance(to, deeds.Part) and to.amount is None else None
        known = area is not None and area.kind == "deck" and to.end == "bottom"
        if not known or (isinstance(area.whose, deeds.You) and self.deck_of != people.YOU):
            raise CannotSay("where they are put")
        return "bottom"

    def as_hand_for_those(self, to: Any) -> str:
        """`into your hand`, of cards of your deck."""
        if to != deeds.Area("hand", deeds.You()) or self.deck_of != people.YOU:
            raise CannotSay("where they are put")
        return "hand"

    def as_placed(self, node: Any, place: Any) -> Any:
        """`smoke all Characters at that location`: those that are there."""
        if not isinstance(node, deeds.All):
            raise CannotSay("what is done there")
        return self.as_selection(dataclass_replace(node, nouns=with_after(node.nouns, deeds.At(place))))

    def as_that_one(self, node: Any) -> Any:
        """SF 25.0. `that card`: the one card of a deck that was just looked at."""
        if not isinstance(node, deeds.Ref) or node.slot != self.of_deck or not self.of_one_card:
            raise CannotSay("which card is played")
        return Cards(filters.Noun("card"))

    def as_of_any_type(self, how: Any) -> bool:
        """`regardless of type`: whatever type of card it is, that is no matter of time (SF 25.1.1)."""
        if how != deeds.Is("any type"):
            raise CannotSay("how it is played")
        return True

    def as_that_deck(self) -> Any:
        """SF 9.2.3. `Reshuffle.`: the deck of which cards were looked at, or one's own."""
        return people.YOU if self.deck_of is None else self.deck_of

    def as_whole_deck(self, area: Any) -> Any:
        """SF 9.2.3. Whose deck is shuffled."""
        if not isinstance(area, deeds.Area) or area.kind != "deck" or area.whose is None:
            raise CannotSay("what is shuffled")
        return self.as_player(area.whose)

    def as_moved_state(self, node: Any) -> Any:
        """SF 44.3. A State that is placed on another card, chosen or spoken of."""
        itself = isinstance(node, deeds.This) and self.card_type == STATE
        if (
            not itself
            and not isinstance(node, deeds.Ref)
            and getattr(getattr(node, "nouns", None), "kind", "") not in STATES
        ):
            raise CannotSay("what is placed on a card")
        return self.as_selection(node)

    def as_new_subject(self, node: Any, state: Any) -> Any:
        """SF 44.3. On what a State is placed: only a legal subject may be chosen."""
        card = any_card(node, LEGAL_SUBJECT)
        if card is not None and isinstance(state, deeds.This) and node.word == "another":
            cards = self.cards(card.nouns)
            legal, other = To("a legal subject for", ThisCard()), To("is", Subject(), non=True)
            return Chosen(replace(cards, after=(legal, *cards.after, other)))
        made = self.as_selection(card or node)
        return It(made.words) if speaks_of(made, "spent") else made

    def as_legal_target(self, node: Any) -> Any:
        """SF 28.1.3. What an attacker may attack."""
        card = any_card(node, LEGAL_TARGET)
        if card is None:
            raise CannotSay("what it attacks then")
        return self.as_selection(card)

    def as_cost_of(self, figure: Any) -> Any:
        """SF 17.2.4. `pay that Character's cost`: as much Power."""
        if not isinstance(figure, deeds.Figure) or figure.figure not in ("cost", "printed cost"):
            raise CannotSay("what is paid")
        return self.as_amount(figure)

    def as_known_card(self, node: Any) -> Any:
        """SF 25.5.1. The one card on which a State is played."""
        return self.as_single(node)

    def as_from_area(self, node: Any, origin: Any, to: Any, wanted: str) -> Any:
        """SF 44.1. What returns, to a hand or to play."""
        if not isinstance(to, deeds.Area) or to.kind != wanted:
            raise CannotSay("where it goes")
        if origin is not None and isinstance(node, deeds.Picked) and isinstance(node.nouns, deeds.Nouns):
            nouns = deeds.Nouns(node.nouns.kind, node.nouns.before, (*node.nouns.after, deeds.In(origin)))
            node = deeds.Picked(nouns, node.least, node.most, node.word, node.slot, amount=node.amount)
        elif origin is not None:
            raise CannotSay("where it comes from")
        if isinstance(node, deeds.This) and self.event_slots.get("it") == OWN and not self.chosen:
            return It("it")  # what happened to it moved it: it is followed to where it lies (SF 24.1.3.3)
        made = self.as_selection(node)
        if wanted == "play" and speaks_of(made, "spent"):
            if getattr(node, "slot", -1) not in self.sacrificed:
                raise CannotSay("whether what was paid with is followed")
            return It("it")  # the text itself has moved it, and names it after that
        return made

    def as_controlling(self, control: Any) -> Any:
        """`under that player's control`; under yours is a manner."""
        if isinstance(control.of, deeds.You):
            raise CannotSay("under whose control")
        return self.as_player(control.of)

    def as_aiming(self, node: Any) -> Any:
        """SF 28.1.3.1. The attackers whose target is spoken of: all of an attack, or one."""
        attack = node.of if isinstance(node, deeds.Related) and node.kind == "target" else None
        if attack == deeds.Related("attack"):
            return All(Cards(filters.Noun("attacker")))
        if isinstance(attack, deeds.Related) and attack.kind == "attack":
            return self.as_single(attack.of)
        if isinstance(attack, deeds.Picked) and attack.nouns == deeds.Nouns("attacker"):
            return self.as_selection(attack)
        raise CannotSay("the target of what")

    def as_from_hand(self, node: Any) -> Any:
        """SF 25.0. A card that is played from the hand: which one is chosen as it is played."""
        if isinstance(node, deeds.Both) and node.word == "or":  # `a Character or a Weapon State`
            options = tuple(self.as_from_hand(one) for one in node.parts)
            return Cards(filters.OneOf(tuple(one.noun if one == Cards(one.noun) else one for one in options)))
        if isinstance(node, deeds.Picked) and node.word == "a":
            return self.cards(node.nouns)
        raise CannotSay("what is played")

    def as_subject(self, node: Any) -> Any:
        """SF 25.5.1. What a State is played on, as a description."""
        if isinstance(node, deeds.Picked) and node.word == "a":
            return self.described_as(node)
        raise CannotSay("what it is played on")


def any_card(node: Any, kind: str) -> Any:
    """`any legal subject`: any card, of which the rules ask whether it is one; nothing where another noun is said."""
    if not isinstance(node, deeds.Picked) or getattr(node.nouns, "kind", "") != kind:
        return None
    return dataclass_replace(node, nouns=dataclass_replace(node.nouns, kind="card"))


def given(deed: deeds.Deed, until: str) -> tuple[deeds.Deed, str]:
    """`give it Guts until the end of the turn`: it gains Guts, and for how long."""
    if deed.sense != "give feature":
        return deed, until
    span = deed.role("SPAN")
    if span is not None and until:
        raise CannotSay("for how long is said twice")
    roles = (("AGENT", deed.role("TO")), ("FEATURE", deed.role("FEATURE")))
    return deeds.Deed("gain feature", roles), until if span is None else span.until


def not_to_zero(made: Any) -> ChangeNumber:
    """`This cannot change a number to zero.`: what was just said does not."""
    if not isinstance(made, ChangeNumber):
        raise CannotSay("what changes a number")
    return replace(made, spares=True)


def toasting_events(made: Any) -> Any:
    """SF 49.7. `Events played this way gain Toast It.`: what was just played, if it is an Event."""
    if isinstance(made, May) and len(made.effects) == 1:
        return replace(made, effects=(toasting_events(made.effects[0]),))
    if not isinstance(made, PlayFrom):
        raise CannotSay("what is played this way")
    return replace(made, toast_events=True)


#: What a sentence says of what was just done: `This cannot change a number to zero.`
AFTERTHOUGHTS = {"toast Events": toasting_events, "not to zero": not_to_zero, "keep columns": keeping_columns}


def one_of(options: list[tuple[Any, ...]]) -> Either | ByOthers:
    """One of several: the first, or one of the others. Whoever has to do one of them chooses which."""
    doers = {one.who for option in options for one in option if isinstance(one, ByOthers) and not one.may}
    if len(doers) == 1 and all(len(option) == 1 and isinstance(option[0], ByOthers) for option in options):
        return ByOthers(doers.pop(), (one_of([option[0].effects for option in options]),))
    first, *others = options
    return Either(first, others[0] if len(others) == 1 else (one_of(others),))


def points_to(node: Any, slot: int) -> bool:
    """Whether words in it mean whom a slot holds."""
    if isinstance(node, deeds.Ref):
        return node.slot == slot
    return any(points_to(part, slot) for part in deeds.parts(node))


def replace_roles(deed: deeds.Deed, roles: Any) -> deeds.Deed:
    """The deed with other roles."""
    return deeds.Deed(deed.sense, roles, deed.manner)


def is_extreme(node: Any, how: str) -> bool:
    """`one of the players with the most Power`."""
    nouns = deeds.Nouns("player", (), (deeds.Has("Power", how, deeds.Number(0)),))
    return isinstance(node, deeds.Picked) and node.word == "a" and node.nouns == nouns

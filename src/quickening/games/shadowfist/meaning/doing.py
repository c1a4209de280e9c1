"""What is done and paid: effects of the rules from deeds, and the functions that tables of meanings name."""

from __future__ import annotations

from abc import abstractmethod
from itertools import takewhile
from typing import Any

from quickening.core.data import replace
from quickening.english.clauses import KEPT_ABOVE
from quickening.english.lowering import CannotSay, refuse_if
from quickening.games.shadowfist.definitions import EVENT
from quickening.games.shadowfist.kinds import filters, people
from quickening.games.shadowfist.kinds.amounts import FigureOf, Tally
from quickening.games.shadowfist.kinds.basics import Blank, PlayerChange
from quickening.games.shadowfist.kinds.canceling import BoughtOff
from quickening.games.shadowfist.kinds.changes import Mark, Several, adds
from quickening.games.shadowfist.kinds.choosing import EitherCost
from quickening.games.shadowfist.kinds.conditions import DONE, Not
from quickening.games.shadowfist.kinds.copying import ChangeNumber, CopyRules
from quickening.games.shadowfist.kinds.damaging import Inflict
from quickening.games.shadowfist.kinds.effects import Do, Gets, PlayersGet, does
from quickening.games.shadowfist.kinds.entering import PlayFrom, PlayThis, ReturnToPlay
from quickening.games.shadowfist.kinds.offering import ByOthers
from quickening.games.shadowfist.kinds.players_do import PlayersDo, players_do
from quickening.games.shadowfist.kinds.selections import (
    RETURNED,
    Picked,
    Spoken,
    Subject,
    Targets,
    speaks_of,
)
from quickening.games.shadowfist.meaning.changes import BECOMING, CHANGING
from quickening.games.shadowfist.meaning.choosing import Choosing
from quickening.games.shadowfist.meaning.coins import is_about_coin, is_flip, is_result
from quickening.games.shadowfist.meaning.damage import is_about_damage
from quickening.games.shadowfist.meaning.others import done_by, without_agent
from quickening.games.shadowfist.meaning.searching import is_searching, search_of, searched
from quickening.games.shadowfist.meaning.setting_aside import is_setting_aside, set_aside, set_aside_in
from quickening.games.shadowfist.meaning.structures import keeping_columns
from quickening.games.shadowfist.state_values import ATTACK, LASTING, TURN
from quickening.lang import deeds
from quickening.lang.resolve import Either, If, May, Pay, Sequence
from quickening.lang.selections import Chosen, It, ThisCard

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


#: `while this card is in play`.
ITSELF_IN_PLAY = deeds.State(deeds.This(), (deeds.In(deeds.Area("play")),))
#: `cancel this card`.
CANCELED = deeds.Do(deeds.Deed("cancel", (("WHAT", deeds.This()),)))
#: What somebody may do to keep something from being done.
TOLLS = ("pay Power", "discard", "sacrifice")


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


def said_once(body: tuple[Any, ...]) -> tuple[Any, ...]:
    """`target Character cannot attack or intercept`: whoever is chosen once is the same in what follows."""
    known = {node.slot for node in deeds.walk(body[0]) if isinstance(node, deeds.Picked)} - {-1}

    def again(node: Any) -> Any:
        return deeds.Ref(node.slot, "it") if isinstance(node, deeds.Picked) and node.slot in known else node

    return (body[0], *deeds.changed(body[1:], again))


def toll_of(condition: Any) -> deeds.Deed | None:
    """`unless its controller pays 1 Power`: what somebody may do to keep something from being done."""
    unless = condition if isinstance(condition, deeds.Joined) and condition.word == "not" else None
    fact = unless.parts[0] if unless is not None and len(unless.parts) == 1 else None
    if not isinstance(fact, deeds.Fact) or fact.past or fact.non or fact.span or fact.deed.sense not in TOLLS:
        return None
    return fact.deed


def is_duty(part: Any) -> bool:
    """`that player must discard a card`."""
    made = isinstance(part, deeds.Change) and (part.mood, part.role) == ("make", "AGENT")
    return made and not isinstance(part.who, deeds.You)


class Doing(Choosing):
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
        if isinstance(part, deeds.OneOf) and is_duty(part.options[0][0]):
            return self.one_duty(part, until)
        if isinstance(part, deeds.OneOf):
            options = [self.option(option, until) for option in part.options]
            return self.one_price(options) if self.paying else one_of(options)
        raise CannotSay("what is done")

    def one_duty(self, part: deeds.OneOf, until: str) -> Any:
        """`each opponent must discard a card or lose 1 Power`: whoever must do it chooses which (SF 24.2.1)."""
        who = part.options[0][0].who
        same = (who, deeds.Ref(getattr(who, "slot", -1), "he or she"))
        duties = all(len(one) == 1 and is_duty(one[0]) and one[0].who in same for one in part.options)
        refuse_if(not duties or part.first, "who chooses what is done")
        return done_by(self, who, (deeds.OneOf(tuple((without_agent(one[0].what),) for one in part.options)),), until)

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
        refuse_if(len(options) != 2 or any(len(option) != 1 for option in options), "which price is paid")
        return EitherCost(options[0], options[1])

    @abstractmethod
    def later(self, part: deeds.Later) -> Any:
        """What is done when something happens after this: see `waiting.py`."""

    def barred_for_good(self, part: deeds.Change) -> Any:
        """SF 26.5, 34.0. `that Character cannot be sacrificed`: without a time, until the card leaves play."""
        who, change = self.changing(part)
        refuse_if(not isinstance(who, (It, Spoken, Targets)), "for how long is not said")
        return Gets(who, change, LASTING)

    def lasting(self, part: deeds.Last) -> tuple[Any, ...]:
        """SF 34.0. How long a sentence says something lasts is said of all it changes; the rest is done at once."""
        found, changed = [], 0
        for one in said_once(part.body):
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
        refuse_if(not self.is_player_node(part.who) and not isinstance(part.who, deeds.Ref), "who must do it")
        self.as_player(part.who)
        roles = tuple(one for one in part.what.roles if not isinstance(one[1], deeds.You) or one[0] != "AGENT")
        return self.done(replace_roles(part.what, roles), until)

    def allowed(self, part: deeds.Change, until: str) -> Any:
        """SF 24.2.1. `each opponent may draw a card`: offered to each of them as the text resolves."""
        refuse_if(not self.is_player_node(part.who), "what is done")
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
        deed = toll_of(part.condition)
        if deed is None:
            return None
        who, price = deed.role("AGENT"), without_agent(deed)
        refuse_if(part.as_long or bool(part.otherwise) or who is None, "who may keep it from being done")
        yours = isinstance(who, deeds.You)
        paid: Any = May((self.effect(price),)) if yours else done_by(self, who, (price,), may=True)
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
        refuse_if(not is_extreme(giver, "most") or not is_extreme(given.role("TO"), "least"), "from whom to whom")
        if not isinstance(amount, deeds.Measure) or not isinstance(amount.amount, deeds.ThatMuch):
            raise CannotSay("how much is given")
        return PlayersDo("pass Power", self.as_measure(taken.role("AMOUNT")))

    def otherwise(self, part: deeds.Else) -> Any:
        """`you must A, otherwise B`: A is done if it can be, with whatever is chosen for it then (SF 24.2.1)."""
        first = part.body[0]
        if len(part.body) != 1 or not isinstance(first, deeds.Change) or first.mood != "make":
            raise CannotSay("what must be done")
        refuse_if(not isinstance(first.who, deeds.You), "who must do it")
        must = self.done(
            deeds.Deed(first.what.sense, tuple(one for one in first.what.roles if one[0] != first.role)), ""
        )
        chosen = getattr(must, "what", None)
        if isinstance(chosen, Chosen) and not chosen.target:
            must = replace(must, what=Picked(chosen.cards, chosen.least, chosen.most, later=True))
        elif not players_do(must, "discard") and not players_do(must, "pay Power"):
            raise CannotSay("what must be done")
        instead = tuple(self.effect(one) for one in part.otherwise)
        return Sequence((Pay((must,), ()), If(Not(DONE), instead)))

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
            refuse_if(not until and not speaks_of(who, "brought"), "for how long is not said")
            return Gets(who, self.change(deed), until or LASTING)  # SF 34.0: what was brought in, while it is there
        made = self.carried_out(deed)
        if self.maintained and not lasts(made):
            return made
        return self.for_so_long(made, until) if until else made

    def for_so_long(self, made: Any, until: str) -> Any:
        """What is done, for the time that is said."""
        if until == WHILE_THERE:
            refuse_if(not isinstance(made, CopyRules), "what lasts while another card is there")
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
            return self.totaled(deed.role("WHAT"))
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
        refuse_if(not isinstance(returned, ReturnToPlay), "what it has in play")
        found = tuple(self.feature(one) for one in deed.role("FEATURE"))
        change = found[0] if len(found) == 1 else Several(found)
        return Sequence((returned, Gets(RETURNED, change, LASTING)))

    # -- parts of a template ----------------------------------------------------------------------------------------

    def changed_for(self, deed: deeds.Deed, until: str) -> tuple[Any, Any] | None:
        """What figures, damage or rules text are for a time."""
        if deed.sense in ("reduce by", "increase by") and deed.role("AGENT") is None:
            return self.scored(deed.role("FIGURE"), self.step_of(deed))
        if deed.sense == "double figure":
            return self.doubled(deed)
        if is_about_damage(deeds.Do(deed)) and deed.sense not in AT_ONCE:
            said = getattr(getattr(deed.role("WHAT"), "nouns", None), "after", ())
            agents = [gap.deed.role("AGENT") for gap in said if isinstance(gap, deeds.Gap)]
            refuse_if(any(getattr(agent, "word", "") == "a" for agent in agents), "which of them inflicts it")
            return self.about_damage(deeds.Do(deed))
        if deed.sense in FOR_A_TIME:
            return self.said_so(deed)
        return self.blanked(deed) if deed.sense == "blank" else None

    def blanked(self, deed: deeds.Deed) -> tuple[Any, Any]:
        """SF 32.0. `blank the text of a Site`."""
        figure = deed.role("FIGURE") or deeds.Figure("rules text", deed.role("WHAT"))
        refuse_if(len(deed.roles) != 1 or figure.figure != "rules text", "what is blanked")
        return self.as_selection(figure.of), Blank()

    def as_all_power(self, node: Any, who: Any) -> Any:
        """SF 17.2.6. `all Power`: as much as there is as it is lost."""
        if isinstance(node, deeds.All) and node.nouns == deeds.Nouns("Power") and node.word == "all":
            return Tally("all Power", people.YOU if who is None else self.as_player(who))
        raise CannotSay("how much Power")

    def as_itself(self) -> Any:
        """The card itself, where the text does not say from which card."""
        return ThisCard()

    def as_counted(self, node: Any) -> Any:
        """How many counters."""
        if isinstance(node, deeds.All) and node.word == "all" and node.nouns == deeds.Nouns("counter"):
            return FigureOf("all counters", ThisCard())
        refuse_if(not isinstance(node, deeds.Picked) or node.nouns != deeds.Nouns("counter"), "how many counters")
        if node.word == "X":
            return self.as_amount(node.amount)
        if node.least == node.most:
            return self.as_amount(deeds.Number(node.least))
        raise CannotSay("how many counters")

    def as_card_player(self, node: Any) -> Any:
        """`pay you 1 Power`, said to others: who controls the card (SF 35.0)."""
        refuse_if(not isinstance(node, deeds.You) or not self.paying, "who is paid")
        return people.PlayerOf(ThisCard())

    def as_only_so(self, how: Any, word: str) -> str:
        """What is done in this way, and in no other."""
        refuse_if(how != deeds.Is(word), "how it is done")
        return word

    def as_you(self, node: Any) -> None:
        """What is waited for only of yourself."""
        refuse_if(not isinstance(node, deeds.You), "of whom that is waited for")

    def as_copied(self, figure: Any, what: str) -> Any:
        """SF 36.0, 36.10. Whose rules text, or whose bold-faced abilities, are copied."""
        refuse_if(not isinstance(figure, deeds.Figure) or figure.figure != what, "what is copied")
        return self.as_selection(figure.of)


def given(deed: deeds.Deed, until: str) -> tuple[deeds.Deed, str]:
    """`give it Guts until the end of the turn`: it gains Guts, and for how long."""
    if deed.sense != "give feature":
        return deed, until
    span = deed.role("SPAN")
    refuse_if(span is not None and until, "for how long is said twice")
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
    refuse_if(not isinstance(made, PlayFrom), "what is played this way")
    return replace(made, toast_events=True)


def made_certain(made: Any) -> Any:
    """SF 50.18. `This damage cannot be reduced or redirected.`: what was just inflicted."""
    if isinstance(made, May) and len(made.effects) == 1:
        return replace(made, effects=(made_certain(made.effects[0]),))
    refuse_if(not isinstance(made, Inflict), "what damage cannot be")
    return replace(made, unstoppable=True)


#: What a sentence says of what was just done: `This cannot change a number to zero.`
AFTERTHOUGHTS = {
    "toast Events": toasting_events,
    "not to zero": not_to_zero,
    "keep columns": keeping_columns,
    "is Unstoppable": made_certain,
}


def one_of(options: list[tuple[Any, ...]]) -> Either | ByOthers:
    """One of several: the first, or one of the others. Whoever has to do one of them chooses which."""
    doers = {one.who for option in options for one in option if isinstance(one, ByOthers) and not one.may}
    if len(doers) == 1 and all(len(option) == 1 and isinstance(option[0], ByOthers) for option in options):
        return ByOthers(doers.pop(), (one_of([option[0].effects for option in options]),))
    first, *others = options
    return Either(first, others[0] if len(others) == 1 else (one_of(others),))


def replace_roles(deed: deeds.Deed, roles: Any) -> deeds.Deed:
    """The deed with other roles."""
    return deeds.Deed(deed.sense, roles, deed.manner)


def is_extreme(node: Any, how: str) -> bool:
    """`one of the players with the most Power`."""
    nouns = deeds.Nouns("player", (), (deeds.Has("Power", how, deeds.Number(0)),))
    return isinstance(node, deeds.Picked) and node.word == "a" and node.nouns == nouns

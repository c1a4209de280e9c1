"""A whole sentence of a Highlander card, from a tree of the ability language."""

from __future__ import annotations

from dataclasses import replace as with_
from typing import Any

from quickening.core.data import replace
from quickening.english import modifiers
from quickening.english.heads import cores
from quickening.english.lowering import CannotSay, refuse_if
from quickening.english.predicates import BEING
from quickening.english.reading import Reading
from quickening.games.highlander.definitions import ATTACK, PASSING, PRE_GAME
from quickening.games.highlander.kinds import abilities
from quickening.games.highlander.kinds.changes import Granted
from quickening.games.highlander.kinds.choice_effects import OneOf
from quickening.games.highlander.kinds.conditions import IT_IS, IsSo
from quickening.games.highlander.kinds.discard_effects import UnlessDiscards
from quickening.games.highlander.kinds.effects import Do, DoTo, Points, is_discard
from quickening.games.highlander.kinds.filters import Of, only
from quickening.games.highlander.kinds.lasting_effects import LastFor
from quickening.games.highlander.kinds.triggers import Happens, PhaseBegins, Whoever
from quickening.games.highlander.meaning import adjuncts as adj
from quickening.games.highlander.meaning.changes import SPANS
from quickening.games.highlander.meaning.effects import plain
from quickening.games.highlander.meaning.events import PHASES
from quickening.games.highlander.meaning.playing import is_beside
from quickening.games.highlander.meaning.states import FIGURES
from quickening.games.highlander.meaning.tables import MEANINGS
from quickening.games.highlander.meaning.using import LEAVES, Using
from quickening.games.highlander.meaning.words import FOUGHT
from quickening.lang import deeds
from quickening.lang.resolve import Either, If, May
from quickening.lang.selections import All, Cards, ThisCard

PLAY = deeds.Area("play")
#: What somebody may do so as not to suffer something else.
ESCAPES = ("discard", "lose Ability", "take damage", "burn", "make", "show", "reveal", "spend")
#: HL1 76. What takes the card itself out of play.
OWN_REMOVAL = ((Do("discard this"),), (DoTo("remove from play", what=ThisCard()),))
#: Spans that are still to come, and what they are.
NEXT = {
    f"next {unit}": unit
    for unit in (
        *("turn", "May Do/Must Do Phase", "Reconcile Phase", "Defense Phase", "Attack Phase", "Sweep Phase"),
        *("Ability Adjustment Phase", "Draw/Discard Phase", "Draw Phase"),
    )
}


class Statements(Using):
    """A sentence as an ability."""

    def ability(self, one: deeds.Ability) -> Any:
        """The ability as the rules know it."""
        self.note(one)
        one = adj.unless_so(
            adj.as_condition(adj.at_any_time(adj.as_played(adj.asked_of_the_body(one), self.card_type)))
        )
        lasting, one = one, adj.in_play(one)
        found = self.tried(self.barred_then, one) or self.sentence(self.within_turn(adj.once_a_turn(one)))
        if lasting is not one and isinstance(found, abilities.Done):
            raise CannotSay("what ends when this card leaves play")
        return found

    def sentence(self, one: deeds.Ability) -> Any:
        """The ability without what goes without saying."""
        if one.users is not None:
            return self.used_by_others(one)
        instead = [part for part in one.adjuncts if isinstance(part, deeds.InsteadOf)]
        if instead:
            return self.in_place(one, instead)
        if one.costs or one.shape not in ("when", "always", "use", *(("play",) if self.is_window(one) else ())):
            raise CannotSay("what is paid")
        rule = self.play_rule(one)
        if rule is not None:
            return rule
        waits = [part for part in one.adjuncts if isinstance(part, (deeds.Event, deeds.Time))]
        refuse_if(len(waits) > 1, "two moments")
        one = self.spread(one)
        each = self.tried(self.of_each_played, (one, waits))
        if each is not None:
            return each
        whoever = self.whoever(one, waits)
        if whoever is not None:
            return whoever
        for wait in waits:
            if isinstance(wait, deeds.Event):
                return self.waiting(one, self.happening(wait))
            return self.timed(one, wait)
        return self.plain(one)

    def kind_told(self, text: str) -> Cards:
        """Cards of a kind by the words for it, wherever they are."""
        reading = Reading(MEANINGS.lexicon, f"the {text}", states=True)
        whole = [core for core in cores(reading, 1) if core.end == len(reading.words)]
        refuse_if(not whole, "which cards")
        return self.held_kinds(whole[0].nouns)

    def is_window(self, one: deeds.Ability) -> bool:
        """`Play after you block an attack.`: when the card is played, and no more."""
        return not one.body and any(isinstance(part, deeds.Event) for part in one.adjuncts)

    def within_turn(self, one: deeds.Ability) -> deeds.Ability:
        """`Each player may only play one Special Card during their turn`: a limit of plays is one of each turn."""
        times = [part for part in one.adjuncts if isinstance(part, deeds.Time)]
        part = one.body[0] if len(one.body) == 1 else None
        if len(times) != 1 or len(one.adjuncts) != 1 or not isinstance(part, deeds.Change):
            return one
        time, who = times[0], part.who
        own = time.whose == who or (isinstance(time.whose, deeds.Ref) and time.whose.slot == getattr(who, "slot", -2))
        if drawing := part.what.sense == "draw" and is_when_one_draws(time):
            time = with_(time, point="during")
        if part.mood not in ("bar", "only", "let") or time.point != "during" or time.which is not None or not own:
            return one
        plays = part.what.sense in ("play", "make") and time.unit == "turn"
        return with_(one, adjuncts=()) if drawing or plays else one

    def note(self, node: Any) -> None:
        """Whom later words may speak of, by slot."""
        for one in deeds.walk(node):
            if isinstance(one, (deeds.Picked, deeds.All)) and one.slot >= 0:
                self.told[one.slot] = one

    def spread(self, one: deeds.Ability) -> deeds.Ability:
        """`for each` belongs to the one thing that is done."""
        each = [part for part in one.adjuncts if isinstance(part, deeds.ForEach)]
        if not each:
            return one
        rest = tuple(part for part in one.adjuncts if not isinstance(part, deeds.ForEach))
        after = len(one.body) > 1 and isinstance(each[0].nouns, deeds.Nouns) and self.just_done(each[0].nouns)
        if len(each) > 1 or (len(one.body) != 1 and not after):
            raise CannotSay("what is counted")  # of what was just done, what is done after that is counted
        return with_(one, adjuncts=rest, body=(*one.body[:-1], self.with_each(one.body[-1], each[0])))

    def with_each(self, part: Any, each: deeds.ForEach) -> Any:
        """The deed, so often."""
        if isinstance(part, deeds.Do):
            return deeds.Do(adj.with_role(part.deed, each))
        if isinstance(part, deeds.Change) and part.mood == "make":
            return with_(part, what=adj.with_role(part.what, each))
        after = isinstance(each.nouns, deeds.Nouns) and self.just_done(each.nouns)
        if isinstance(part, (deeds.May, deeds.Last)) and (len(part.body) == 1 or after):
            return with_(part, body=(*part.body[:-1], self.with_each(part.body[-1], each)))
        if isinstance(part, deeds.Pay) and after:
            return with_(part, body=(*part.body[:-1], self.with_each(part.body[-1], each)))
        raise CannotSay("what is counted")

    def whoever(self, one: deeds.Ability, waits: list[Any]) -> Any:
        """`Any player who plays an Ally loses 1 Ability.`: whoever does the one suffers the other; or nothing."""
        agent: Any
        if waits:
            event = waits[0] if isinstance(waits[0], deeds.Event) and len(waits[0].deeds) == 1 else None
            agent = None if event is None else event.deeds[0].role("AGENT")
            if event is None or not isinstance(agent, deeds.Picked) or agent.nouns != deeds.Nouns("player"):
                return None
            refuse_if(agent.word != "a", "which player that is")
            if not adj.speaks_of((one.body, one.needs), agent.slot):
                self.just_played = getattr(event.deeds[0].role("WHAT"), "slot", -1)
                waited = self.event(adj.with_agent(adj.without_agent(event.deeds[0]), deeds.Related("your opponent")))
                return self.waiting(one, Whoever(waited, apart=True))
            return self.suffered(one, adj.without_agent(event.deeds[0]), agent)
        first = one.body[0]
        agent = first.who if isinstance(first, deeds.Change) else None
        agent = first.deed.role("AGENT") if isinstance(first, deeds.Do) else agent
        nouns = agent.nouns if isinstance(agent, deeds.Picked) and agent.word == "a" else None
        if not isinstance(nouns, deeds.Nouns) or nouns.kind != "player" or len(nouns.after) != 1:
            return None
        gap = nouns.after[0]
        if nouns.before or not isinstance(gap, deeds.Gap) or gap != deeds.Gap(gap.deed, "AGENT"):
            raise CannotSay("which player that is")
        return self.suffered(one, gap.deed, agent)

    def of_each_played(self, said: tuple[deeds.Ability, list[Any]]) -> Any:
        """`Any attack you play does 1 additional damage`: what is so of each is so of all of them."""
        one, waits = said
        deed = waits[0].deeds[0] if waits and isinstance(waits[0], deeds.Event) and len(waits[0].deeds) == 1 else None
        if (
            deed is None
            or deed.sense not in ("play", "make")
            or {name for name, _ in deed.roles} != {"AGENT", "WHAT"}
        ):
            raise CannotSay("what is played")
        what = deed.role("WHAT")
        if not isinstance(what, deeds.Picked) or what.word != "a" or one.needs is not None or len(one.adjuncts) != 1:
            raise CannotSay("what is played")
        owned = deeds.All(modifiers.with_after(what.nouns, modifiers.controlled_by(deed.role("AGENT"))), "")
        body = deeds.changed(
            one.body, lambda node: owned if isinstance(node, deeds.Ref) and node.slot == what.slot else node
        )
        refuse_if(body == one.body, "what is so of it")
        return self.static(body)

    def suffered(self, one: deeds.Ability, deed: deeds.Deed, agent: deeds.Picked) -> Any:
        """Whoever does something suffers something: to the rules, that one is the opponent then."""
        refuse_if(one.needs not in (None, deeds.State(deeds.This(), (deeds.In(PLAY),))), "on what condition")
        them = deeds.Related("your opponent")
        waited = self.event(adj.with_agent(deed, them))
        played = isinstance(waited, Happens) and waited.deed == "play"
        trigger = replace(waited, who="each") if played else Whoever(waited)
        body = deeds.changed(one.body, lambda node: them if node == agent else node)
        return self.of_that_player(with_(one, needs=None, body=body), trigger, agent.slot)

    def happening(self, event: deeds.Event) -> Any:
        refuse_if(len(event.deeds) != 1, "one of two events")
        deed = event.deeds[0]
        self.just_played = getattr(deed.role("WHAT"), "slot", -1) if deed.sense == "play" else -1
        own = deed.sense == "discard" and isinstance(deed.role("AGENT"), deeds.You)
        self.just_discarded = getattr(deed.role("WHAT"), "slot", -1) if own else -2
        return self.event(deed)

    # -- when something happens --------------------------------------------------------------------------------------

    def waiting(self, one: deeds.Ability, trigger: Any, needs: Any = None) -> Any:
        """Something is done whenever something happens."""
        refuse_if(self.limit(one), "how often")
        if trigger == Happens("make a Power Blow", who="you") and one.needs is None and self.is_shown(one.body):
            return abilities.Static(Granted("power blows hide nothing"))
        self.attacked = trigger == Happens("play", cards=only("attack"))
        asked = needs if needs is not None else one.needs
        condition = None if asked is None else self.condition(asked)
        unless = self.unless(one)
        effects = self.waited_for(one.body) if unless is None else (self.bought_off(unless, one.body),)
        if self.unnamed and (condition is not None or effects not in OWN_REMOVAL):
            trigger = Whoever(replace(trigger, who="opponent"), apart=True)
        found = abilities.When(trigger, effects, condition)
        return self.after_next(found) if getattr(trigger, "of", "") == "it" else found

    def waited_for(self, body: tuple[Any, ...]) -> tuple[Any, ...]:
        """What is done then; also what this card may be given up for."""
        offered = body[0].body if len(body) == 1 and isinstance(body[0], deeds.May) else ()
        paid = offered[0] if len(offered) == 1 and isinstance(offered[0], deeds.Pay) else None
        if paid is not None and len(paid.costs) == 1 and LEAVES.get(plain(paid.costs[0])) == "play":
            return (May((Do("discard this"), *self.effects(paid.body))),)
        return self.effects(body)

    def timed(self, one: deeds.Ability, time: deeds.Time) -> Any:
        """HL1 35. At a time of the turn: what is offered may be used, what is not happens."""
        one, time = adj.in_such_turns(one, time)
        offered = len(one.body) == 1 and isinstance(one.body[0], deeds.May)
        redrawn = self.tried(self.redrawn_then, (one, time)) if time.unit in NEXT else None
        if redrawn is not None:
            return redrawn
        ignored = self.ignored(one.body[0]) if offered and time.unit in PHASES and time.point == "during" else None
        if ignored is not None and isinstance(time.whose, deeds.You) and one.needs is None and not self.limit(one):
            return replace(ignored, condition=IsSo("phase", name=PHASES[time.unit]))
        when = self.own_time(time)
        if offered and when == "turn" and self.card_type not in PASSING and not self.limit(one):
            found = self.in_force(one.body, one.needs)
            if found is not None and isinstance(found, abilities.Static):
                return found  # it is in one's own turn that one plays more
        if offered and when:
            refuse_if(self.card_type in PASSING, "what may be used of a card that is done with")
            once = when == "beginning" or self.limit(one) == "turn"
            return self.used(one, when, once)
        refuse_if(self.limit(one), "how often")
        return self.at_time(one, time)

    def at_time(self, one: deeds.Ability, time: deeds.Time) -> Any:
        """What happens then."""
        if time.unit in NEXT:
            outcome = None if one.needs is None else self.awaited(one.needs)
            if outcome is not None:
                return abilities.When(outcome, self.next_time(with_(one, needs=None), time).effects)
            return self.next_time(one, time)
        trigger = self.moment(time)
        if isinstance(time.whose, deeds.Ref) and self.who(time.whose) == "each":
            agent, them = self.told[time.whose.slot], deeds.Related("your opponent")
            theirs = deeds.changed(one.body, lambda node: them if node == agent else node)
            return self.of_that_player(with_(one, body=theirs), replace(trigger, that_player=True), time.whose.slot)
        one = with_(one, needs=adj.of_this_turn(one.needs, time), body=adj.ending(one.body, time))
        slot = getattr(time.whose, "slot", -1)
        if slot >= 0 and adj.speaks_of((one.body, one.needs), slot):
            return self.of_that_player(one, replace(trigger, that_player=True), slot)
        return self.waiting(one, trigger)

    def redrawn_then(self, said: tuple[deeds.Ability, deeds.Time]) -> Any:
        """HLT 408. What forces an opponent to reshuffle their hand and redraw, when their turn comes."""
        one, time = said
        found = self.plain(with_(one, adjuncts=()))
        later = isinstance(found, abilities.Used) and found.effects == (Do("shuffle the hand", who="opponent"),)
        if not later or self.side(time.whose) != "opponent" or time.point not in ("start", "during"):
            raise CannotSay("when that is done")
        return replace(found, effects=(Do("shuffle the hand", who="opponent", how="later"),))

    def barred_then(self, one: deeds.Ability) -> Any:
        """HL1 45. `Your opponent may not draw cards at the end of his next turn`: others are drawn all the same."""
        part = one.body[0] if len(one.body) == 1 and one.needs is None else None
        time = one.adjuncts[0] if len(one.adjuncts) == 1 else None
        if not isinstance(part, deeds.Change) or not isinstance(time, deeds.Time):
            raise CannotSay("what is barred then")
        found = self.static((part,))
        own = time.whose is None or self.side(time.whose) == found.who
        if found.change != Granted("cannot draw") or not is_when_one_draws(time) or not own:
            raise CannotSay("when that is barred")
        found = replace(found, change=Granted("draws none at the end"))
        if self.card_type not in PASSING and time.unit not in NEXT:
            return found
        refuse_if(self.card_type not in PASSING or (time.unit not in NEXT and found.who != "you"), "in which turn")
        return abilities.Done((LastFor(found, self.span("next turn" if time.unit in NEXT else "turn", found.who)),))

    def next_time(self, one: deeds.Ability, time: deeds.Time) -> Any:
        """`at the beginning of your next turn`: once, when that turn comes."""
        who = self.side(time.whose)
        trigger = self.moment(with_(time, unit=NEXT[time.unit]))
        found = self.waiting(one, trigger)
        if self.card_type not in PASSING:
            # Gone then, it knows no second time. The end of the turn it is played in would come first, though.
            in_this_turn = who == "you" and NEXT[time.unit] == "turn" and time.point != "start"
            if found.effects in OWN_REMOVAL and found.condition is None and not in_this_turn:
                return found
            raise CannotSay("when that is done")
        span = SPANS["their next turn" if who == "opponent" else "your next turn"]
        return abilities.Done((LastFor(found, span),))

    def of_that_player(self, one: deeds.Ability, trigger: Any, slot: int) -> Any:
        """What is done to whoever it happens to: to the rules, that one is the opponent."""
        self.theirs = slot
        found = self.waiting(one, trigger)
        whom = {sufferer(effect) for effect in found.effects}
        asked = found.condition is not None and getattr(found.condition, "who", "") != "opponent"
        refuse_if(asked or whom != {"opponent"}, "whom that is done to")
        return found

    # -- what is so, and what is done --------------------------------------------------------------------------------

    def plain(self, one: deeds.Ability) -> Any:
        """A sentence without a time of its own."""
        body = one.body
        if one.needs is not None and not self.limit(one) and self.tried(self.outcome, one.needs) is not None:
            return self.stated(one)  # what comes of an attack or defense is waited for, whatever is offered then
        if len(body) == 1 and isinstance(body[0], deeds.May) and self.limit(one) in ("turn", "game"):
            return self.used_once(one)
        if len(body) == 1 and isinstance(body[0], deeds.Pay) and self.card_type not in PASSING:
            found = self.offered(one, body[0])
            if found is not None:
                return found
        if self.limit(one) or len(body) != 1 or not isinstance(body[0], deeds.May):
            return self.stated(one)
        paid = body[0].body[0] if len(body[0].body) == 1 else None
        if isinstance(paid, deeds.Pay) and len(paid.costs) == 1:
            found = self.offered(one, paid)
            if found is not None:
                return found
        found = self.tried(self.stated, one)
        if found is None and isinstance(paid, deeds.Last) and paid.until == "each turn":
            once = with_(one, adjuncts=(*one.adjuncts, deeds.Limit("turn")), body=(deeds.May(paid.body),))
            return self.used_once(once)  # what is offered each turn is offered once in each
        return self.stated(one) if found is None else found

    def stated(self, one: deeds.Ability) -> Any:
        """What is so for as long as the card is in force; else what is done."""
        refuse_if(self.limit(one), "how often")
        unless, needs, body = self.unless(one), one.needs, one.body
        if needs is None and len(body) == 1 and isinstance(body[0], deeds.If) and not body[0].otherwise:
            needs, body = body[0].condition, body[0].body  # where it stands makes no difference to what is so
        if self.is_event_of_any(needs) and self.card_type not in PASSING:
            event = deeds.Event((needs.deed,))
            return self.whoever(with_(one, body=body, needs=None, adjuncts=(event,)), [event])
        trigger = None if needs is None else self.awaited(needs)
        if trigger is not None:
            return self.waiting(with_(one, body=body, needs=None, adjuncts=one.adjuncts if unless else ()), trigger)
        if unless is not None:
            priced = self.tried(self.defense_price, (body, unless)) or self.tried(self.play_price, (body, unless))
            if priced is not None and needs is None:
                return abilities.Done((priced,)) if isinstance(priced, LastFor) else priced
            if needs is not None or self.card_type not in PASSING:
                raise CannotSay("two conditions")
            return abilities.Done((self.escaping(unless, body),))
        found = self.in_force(body, needs)
        figure = getattr(getattr(found, "change", None), "what", "") if self.card_type in PASSING else ""
        if figure in FIGURES.values() and self.card_type not in FOUGHT:
            # It is after the Sweep Phase, when the card is gone, that figures matter.
            refuse_if(figure == "hand size", "how long that is so")
            return abilities.Done((LastFor(found, SPANS["game"]),))
        return found or self.done(body, needs)

    def is_event_of_any(self, needs: Any) -> bool:
        """`if any player takes damage`: of a card in play, what is waited for."""
        if (
            not isinstance(needs, deeds.Fact)
            or needs.past
            or needs.non
            or needs.span
            or needs.deed.sense in adj.STATES
        ):
            return False
        agent = needs.deed.role("AGENT")
        return isinstance(agent, deeds.Picked) and agent.nouns == deeds.Nouns("player") and agent.word == "a"

    def awaited(self, needs: Any) -> Any:
        """What is waited for though it is said with `if`, or nothing."""
        return self.tried(self.outcome, needs) or self.tried(self.state_event, needs)

    def in_force(self, body: tuple[Any, ...], needs: Any) -> Any:
        """What is so for as long as the card is in force, or nothing."""
        body = self.every_turn(body if needs is not None else tuple(self.may_be_made(part) for part in body))
        single = body[0] if len(body) == 1 else None
        found = self.tried(self.static, body)
        if found is None and single is not None:
            own = self.tried(self.own_price, single) if needs is None else None
            if own is not None:
                return own
            found = self.tried(self.price, single) or self.tried(self.exertion_for, single)
        if found is None:
            return None
        condition = None if needs is None else self.of_that(needs, found) or self.condition(needs)
        return type(found)(found.change, found.who, found.cards, condition)

    def of_that(self, needs: Any, found: Any) -> Any:
        """HL1 58. `If that attack is an upper attack, that attack ...`: asked of what this card goes with."""
        trait = needs.traits[0] if isinstance(needs, deeds.State) and len(needs.traits) == 1 else None
        kind = trait.nouns if isinstance(trait, deeds.Picked) and trait.word == "a" else None
        if found.who != "that" or kind is None or needs.past or not is_beside(needs.who, *FOUGHT):
            return None
        return IsSo(IT_IS, cards=self.held_kinds(kind), not_=needs.non)

    def may_be_made(self, part: Any) -> Any:
        """HLT 158. `You may make this attack a Power Blow`: it may be one, by the Exertion that this takes."""
        offered = part.body[0] if isinstance(part, deeds.May) and len(part.body) == 1 and part.who is None else None
        deed = offered.deed if isinstance(offered, deeds.Do) and offered.deed.sense == "make into" else None
        if deed is None or {name for name, _ in deed.roles} != {"AS", "WHAT"}:
            return part
        if self.card_type != ATTACK or not isinstance(deed.role("WHAT"), deeds.This):
            return part
        being = deeds.Deed(BEING, (("TRAITS", (deed.role("AS"),)), ("WHAT", deed.role("WHAT"))))
        return deeds.Change("WHAT", "let", being)

    def every_turn(self, body: tuple[Any, ...]) -> tuple[Any, ...]:
        """What a card that stays in play says of each turn it says of all the time."""
        part = body[0] if len(body) == 1 and self.card_type not in PASSING else None
        if isinstance(part, deeds.Last) and part.until == "each turn":
            return part.body
        inner = part.body[0] if isinstance(part, deeds.May) and len(part.body) == 1 else None
        if isinstance(inner, deeds.Last) and inner.until == "each turn":
            return (deeds.May(inner.body),)
        return body

    def done(self, body: tuple[Any, ...], needs: Any) -> Any:
        """What is done as the card is played."""
        if self.card_type in PRE_GAME:
            return self.bought_ahead(body, needs)
        if self.card_type not in PASSING:
            return self.standing(body, needs)
        if needs is None and len(body) == 1 and self.counters(body[0]) is not None:
            counter = self.tried(lambda part: self.countering(part, "hand"), body[0])
            if counter is not None:
                return counter
        powerful = None if needs is None else self.tried(self.if_powerful, deeds.If(needs, body))
        if powerful is not None:
            return abilities.Done((powerful,))
        effects = self.effects(body)
        return abilities.Done(effects if needs is None else (If(self.condition(needs), effects),))

    def bought_ahead(self, body: tuple[Any, ...], needs: Any) -> Any:
        """What a card that is there from the start lets its player buy; nothing is done by it."""
        offered = body[0].body if len(body) == 1 and isinstance(body[0], deeds.May) else ()
        if needs is None and len(offered) == 1 and isinstance(offered[0], deeds.Pay):
            return abilities.Used((self.payment(offered[0]),))
        raise CannotSay("what is done by a card that is not played")

    def each_turn(self, part: Any, needs: Any) -> Any:
        """`Your opponent loses 1 Ability each turn`: at the beginning of each of their turns."""
        if not isinstance(part, deeds.Last) or part.until != "each turn":
            return None
        effects = self.effects(part.body)
        whom = {getattr(one, "who", "") for one in effects if isinstance(one, Points)}
        if (
            len(whom) != 1
            or whom - {"you", "opponent"}
            or len(whom) != len({(type(one), getattr(one, "deed", "")) for one in effects})
        ):
            raise CannotSay("in whose turn that is done")
        condition = None if needs is None else self.condition(needs)
        return abilities.When(PhaseBegins("beginning", whom.pop()), effects, condition)

    def standing(self, body: tuple[Any, ...], needs: Any) -> Any:
        """What a card that stays in play does as it is played, or lets its player buy."""
        again = self.each_turn(body[0], needs) if len(body) == 1 else None
        if again is not None:
            return again
        stays = self.tried(self.staying, body) if needs is None else None
        if stays is not None:
            return stays
        if needs is not None:
            return abilities.When(self.befallen(needs), self.effects(body))
        offered = body[0].body if len(body) == 1 and isinstance(body[0], deeds.May) else ()
        if len(offered) == 1 and isinstance(offered[0], deeds.Pay):
            return abilities.Used((self.payment(offered[0]),))
        if not all(isinstance(part, (deeds.Do, deeds.Last, deeds.State, deeds.Change)) for part in body):
            raise CannotSay("when that may be done")
        found = self.effects(body)
        if any(isinstance(one, DoTo) and one.how == "ignored" for one in found):
            raise CannotSay("for how long that is ignored")
        return abilities.Done(found)

    def staying(self, body: tuple[Any, ...]) -> Any:
        """HLT 296. `This card remains in play for 3 turns`."""
        last = body[0] if len(body) == 1 and isinstance(body[0], deeds.Last) and len(body[0].body) == 1 else None
        remains = deeds.Do(deeds.Deed("remain", (("WHAT", deeds.This()),)))
        unit, _, turns = last.until.rpartition(" ") if last is not None else ("", "", "")
        if last is None or last.body[0] != remains or unit != "turns":
            raise CannotSay("how long it stays in play")
        return abilities.When(Happens("be long in play", turns=int(turns)), (Do("discard this"),))

    def befallen(self, node: Any) -> Any:
        """HL1 67, 73. `If you are Disarmed`: of a card that stays in play, when that comes about."""
        known: dict[Any, str] = {deeds.Is("Disarmed"): "be Disarmed", deeds.Is("Prone"): "fall Prone"}
        if isinstance(node, deeds.State) and not node.non and not node.past and len(node.traits) == 1:
            if node.traits[0] in known:
                return Happens(known[node.traits[0]], who=self.side(node.who))
        raise CannotSay("when that is done")

    def state_event(self, node: Any) -> Any:
        """`If one of your attacks is successful`: what an attack turns out to be is waited for."""
        if isinstance(node, deeds.State) and isinstance(node.who, deeds.Picked) and not node.non and not node.past:
            return self.comes_about(deeds.Deed("be", (("TRAITS", node.traits), ("WHAT", node.who))))
        raise CannotSay("what is waited for")

    def bought_off(self, unless: Any, body: tuple[Any, ...]) -> Any:
        """What is done then, unless somebody pays: the price of a play for a time, or of not suffering it."""
        priced = self.tried(self.play_price, (body, unless))
        return priced if isinstance(priced, LastFor) else self.escaping(unless, body)

    def escaping(self, unless: Any, body: tuple[Any, ...]) -> Any:
        """`unless they discard a dodge`: whoever would suffer it may discard instead."""
        if not isinstance(unless, deeds.Fact) or unless.past or unless.non or unless.span:
            raise CannotSay("unless what")
        who = self.who(unless.deed.role("AGENT"))
        refuse_if(unless.deed.sense not in ESCAPES or who not in ("you", "opponent"), "unless what")
        paid = self.lowered("do", unless.deed)
        effects = self.effects(body)
        if who == "you" and all(sufferer(effect) == "you" for effect in effects):
            return Either((paid,), effects)
        theirs = all(getattr(effect, "who", "") == "opponent" for effect in effects)
        in_hand = unless.deed.sense == "discard" and getattr(paid, "deed", "") != "give up"
        if not in_hand and theirs and getattr(paid, "each", None) is None:
            return OneOf(who="opponent", one=(paid,), two=effects)
        if not is_discard(paid) or paid.each is not None or not theirs:
            raise CannotSay("unless what")
        return UnlessDiscards(paid.what, effects)


def is_when_one_draws(time: deeds.Time) -> bool:
    """HL1 45. The end of a turn, or the phase for it."""
    unit = NEXT.get(time.unit, time.unit)
    draws = PHASES.get(unit) == "draw/discard"
    return (time.point, unit) == ("end", "turn") or (draws and time.point in ("end", "during"))


def sufferer(effect: Any) -> str:
    """Whom something is done to: who has to do it, of whom it is so for a time, or whose cards it takes."""
    if isinstance(effect, LastFor):
        return getattr(effect.ability, "who", "")
    if isinstance(effect, DoTo):
        cards = effect.what.cards if isinstance(effect.what, All) else None
        sides = [one.who for one in cards.after if isinstance(one, Of)] if cards is not None else []
        return sides[0] if len(sides) == 1 else ""
    return getattr(effect, "who", "")

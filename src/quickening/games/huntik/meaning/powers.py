"""Powers of Huntik from trees of the ability language (HK 700-710)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from quickening.english.lowering import CannotSay
from quickening.games.huntik.definitions import MAY
from quickening.games.huntik.kinds import abilities, changes, triggers
from quickening.games.huntik.kinds.conditions import Both, Now, in_discard_pile
from quickening.games.huntik.kinds.effects.features import PickUp
from quickening.games.huntik.kinds.effects.lasting import Await, Gets, GetsAll, GetsX, Rule
from quickening.games.huntik.kinds.effects.to_cards import Do
from quickening.games.huntik.kinds.effects.turns import Order
from quickening.games.huntik.meaning.acting import is_target, sense_of, without_span
from quickening.games.huntik.meaning.changes import actor, refuse
from quickening.games.huntik.meaning.entering import Entering
from quickening.games.huntik.meaning.words import is_opponent
from quickening.games.huntik.state import DISCARD, PLAY
from quickening.lang import deeds
from quickening.lang.resolve import If
from quickening.lang.selections import Me, ThisCard

#: HK 701.4. A card that says when it may be played.
PLAY_THIS = deeds.May((deeds.Do(deeds.Deed("play", (("WHAT", deeds.This()),))),))
#: HK 400-404. What is so for a player, said in no other words.
RULES: dict[str, Any] = {
    "top revealed": changes.Law(changes.TOP_REVEALED),
    "opponent's hand revealed": changes.Law(changes.THEIR_HAND_REVEALED),
    "hand revealed": changes.Law(changes.HAND_REVEALED),
    "may play top": changes.Law(changes.MAY_PLAY_TOP),
    "extra majors": changes.Law(changes.EXTRA_MAJORS),
}


class Powers(Entering):
    """A paragraph as a power."""

    def power(self, one: deeds.Ability, label: str, kind: str, played: bool) -> Any:
        """The power, by what its paragraph begins with."""
        found = self.kind_of_power(one, label, kind, played)
        refuse(self.ending, "what becomes of the attacks")
        return found

    def kind_of_power(self, one: deeds.Ability, label: str, kind: str, played: bool) -> Any:
        one = self.at_its_time(one)
        if one.shape == "instead":
            return self.instead(one, label, kind, played)
        if played and not kind and not label and one.body == (PLAY_THIS,) and one.needs is None:
            return self.response(one)
        limit = one.body[0] if len(one.body) == 1 and not kind and not label else None
        if isinstance(limit, (deeds.Change, deeds.If)):
            rule = self.only_played(limit, one.needs)
            if rule is not None:
                return rule
        if one.shape == "when" and not kind and not played:
            refuse(one.needs is not None, "on what condition")
            trigger = self.trigger(one)
            power = abilities.TriggeredPower(trigger, self.effects(one.body), label, self.limit(one))
            return self.terms(power) if self.on_the_map else power
        if one.shape in ("when", "next"):
            refuse(not played, "when that is")
            one = self.waiting(one)
        refuse(any(not isinstance(part, (deeds.Limit, deeds.As)) for part in one.adjuncts), "when it may be used")
        if kind:
            refuse(one.needs is not None, "on what condition")
            return self.action(one, label, kind.lower())
        if played and not label:
            refuse(one.needs is not None or bool(one.adjuncts), "on what condition")
            return abilities.CardText(self.effects(one.body))
        if any(isinstance(part, deeds.As) for part in one.adjuncts):
            return self.as_it_comes(one, label)
        refuse(bool(one.adjuncts), "how often")
        return self.always(one, label)

    def as_it_comes(self, one: deeds.Ability, label: str) -> Any:
        """HK 705.1a. `As I come into play, ...`: made with it."""
        comes = deeds.As(deeds.Deed("come into play", (("WHAT", deeds.Me()),)))
        refuse(one.adjuncts != (comes,) or one.needs is not None, "when that is")
        gifts = self.effects(one.body)
        refuse(not all(isinstance(gift, (Gets, GetsAll, GetsX)) for gift in gifts), "what is done then")
        return abilities.AsEnters(gifts, label)

    def at_its_time(self, one: deeds.Ability) -> deeds.Ability:
        """`During your turn, I get +1 ATK.`: if it is your turn."""
        times = [part for part in one.adjuncts if isinstance(part, deeds.Time) and part.point == "during"]
        if not times or one.shape != "always":
            return one
        asked = (*times, *(() if one.needs is None else (one.needs,)))
        needs = asked[0] if len(asked) == 1 else deeds.Joined(asked)
        return replace(one, adjuncts=tuple(part for part in one.adjuncts if part not in times), needs=needs)

    def only_played(self, part: Any, needs: Any) -> Any:
        """HK 703.2. `This card can only be played by a major hero`, `only if ...`."""
        asked = needs
        if isinstance(part, deeds.If) and not part.otherwise and len(part.body) == 1 and needs is None:
            part, asked = part.body[0], part.condition
        if not isinstance(part, deeds.Change) or (part.mood, part.what.sense) != ("only", "play"):
            return None
        who = part.what.role("AGENT")
        refuse(part.role != "WHAT" or not isinstance(part.who, (deeds.This, deeds.Me)), "what is played")
        refuse(len(part.what.roles) != 1 + (who is not None), "how it is played")
        by = None if who is None else self.as_cards(who)
        refuse(by is None and asked is None, "when it may be played")
        return abilities.OnlyPlayed(by, None if asked is None else self.condition(asked))

    def response(self, one: deeds.Ability) -> Any:
        """HK 701.4. `When your opponent plays ..., you may play this card.`."""
        event = one.adjuncts[0] if len(one.adjuncts) == 1 else None
        deed = event.deeds[0] if isinstance(event, deeds.Event) and len(event.deeds) == 1 else None
        if deed is None or deed.sense != "play" or not is_opponent(deed.role("AGENT")) or len(deed.roles) != 2:
            raise CannotSay("what may be responded to")
        what = deed.role("WHAT")
        several = what.parts if isinstance(what, deeds.Both) and what.word == "or" else (what,)
        return abilities.Response(tuple(self.as_cards(part) for part in several))

    def terms(self, power: abilities.TriggeredPower) -> Any:
        """HK 501.1. What a mission or a feature says of the end of rounds are terms of the mission."""
        first = power.effects[0]
        if triggers.deed_of(power.trigger) != "round ends" or not isinstance(first, If) or power.name or power.once:
            return power
        if len(power.effects) > 1 or first.effects != (Order("win"),) or first.otherwise:
            return power
        if power.trigger == triggers.Happens("round ends", how="each"):
            return abilities.WinAtEnd((1,), first.condition, later=True)
        both = first.condition
        if isinstance(both, Both) and isinstance(both.one, Now) and both.one.or_later:
            return abilities.WinAtEnd((both.one.round,), both.other, later=True)
        raise CannotSay("at the end of which round")

    def action(self, one: deeds.Ability, label: str, kind: str) -> Any:
        """HK 701. A power that is used; in the discard pile, if it says so (HK 700.2)."""
        body, area = one.body, PLAY
        first = body[0]
        if len(body) == 1 and isinstance(first, deeds.If) and not first.otherwise and len(first.body) == 1:
            if isinstance(first.body[0], deeds.May) and in_discard_pile(self.condition(first.condition)):
                body, area = first.body[0].body, DISCARD
                return abilities.ActionPower(kind, self.steps(body), label, area, self.limit(one))
        return abilities.ActionPower(kind, self.effects(body), label, area, self.limit(one))

    def limit(self, one: deeds.Ability) -> str:
        """HK 701.3. Once per round, or game."""
        limits = [adjunct.per for adjunct in one.adjuncts if isinstance(adjunct, deeds.Limit)]
        refuse(len(limits) > 1, "how often")
        return limits[0] if limits else ""

    def waiting(self, one: deeds.Ability) -> deeds.Ability:
        """HK 709. What a card that is played waits for from then on."""
        moments = [part for part in one.adjuncts if isinstance(part, (deeds.Event, deeds.NextTime, deeds.Time))]
        spans = [part.until for part in one.adjuncts if isinstance(part, deeds.Lasting)]
        refuse(len(moments) != 1 or len(spans) > 1, "two moments")
        first = one.body[:1] if spans else one.body  # how long it waits is said in its own sentence
        later = deeds.Later(moments[0], without_span(first), spans[0] if spans else "")
        rest = tuple(part for part in one.adjuncts if isinstance(part, deeds.Limit))
        return replace(one, shape="play", body=(later, *one.body[len(first) :]), adjuncts=rest)

    def instead(self, one: deeds.Ability, label: str, kind: str, played: bool) -> Any:
        """HK 710. `If I would be KO'd, stun me instead.`; as a card is played, for a time."""
        event = next(part for part in one.adjuncts if isinstance(part, deeds.Would))
        refuse(bool(kind), "what would happen")
        spans = [part.until for part in one.adjuncts if isinstance(part, deeds.Lasting)]
        body = without_span(one.body)
        optional = len(body) == 1 and isinstance(body[0], deeds.May)
        aimed = next((who for _, who in event.deed.roles if is_target(who)), None)
        if played and len(one.body) > 1 and spans:  # how long it waits is said in its own sentence
            first = without_span(one.body[:1])
            offered = len(first) == 1 and isinstance(first[0], deeds.May)
            power = self.averted(event, aimed, first, offered, spans, label)
            return abilities.CardText((*power.effects, *self.effects(one.body[1:])))
        if played:
            return self.averted(event, aimed, body, optional, spans, label)
        refuse(bool(spans) or aimed is not None or event.once, "how long")
        condition = None if one.needs is None else self.condition(one.needs)
        trigger = self.would(event.deed)
        return abilities.WouldPower(trigger, self.joined(body, optional), label, condition, optional, self.limit(one))

    def averted(
        self, event: deeds.Would, aimed: Any, body: tuple[Any, ...], optional: bool, spans: list[str], label: str
    ) -> Any:
        """HK 710.1. A replacement for a time."""
        refuse(bool(label) or len(spans) > 1, "how long")
        if aimed is None:
            refuse(not spans and not event.once, "how long")
            trigger = self.would(event.deed)
            until = spans[0] if spans else "game"
            made: Any = Await(trigger, self.joined(body, optional), until, event.once, True, optional)
            return abilities.CardText((made,))
        refuse(event.deed != deeds.Deed("KO", (("WHAT", aimed),)) or not spans, "what would happen")
        target = self.choice(aimed)
        change = changes.Instead(
            triggers.Happens("would be KO'd", how="spoken of"), self.joined(body, optional), optional, event.once
        )
        return abilities.CardText((Rule(change, spans[0], target=target),))

    def joined(self, body: tuple[Any, ...], optional: bool) -> tuple[Any, ...]:
        """What is done instead."""
        parts = body[0].body if optional else body
        return self.effects(parts[0].parts if isinstance(parts[0], deeds.Sequence) and len(parts) == 1 else parts)

    def would(self, deed: deeds.Deed) -> Any:
        """HK 710. What would happen."""
        made, line = self.lowered_by("would", deed)
        self.speak_of(deed, line.it)
        return made

    # -- always on (HK 703) -----------------------------------------------------------------------------------------

    def always(self, one: deeds.Ability, label: str) -> Any:
        """What is so for as long as the card has the power."""
        rule = RULES.get(sense_of(one.body[0])) if len(one.body) == 1 else None
        if rule is not None:
            asked = None if one.needs is None else self.condition(one.needs)
            return abilities.AlwaysOn(Me(), rule, label, asked)
        own = self.of_feature(one) if self.on_the_map and not label and one.needs is None else None
        if own is not None:
            return own
        comes = self.comes_in(one, label) or self.played_into(one, label)
        if comes is not None:
            return comes
        one = self.where_they_are(one)
        condition = None if one.needs is None else self.condition(one.needs)
        if one.needs is not None and one.body == (deeds.Do(deeds.Deed("eliminate", (("WHAT", deeds.Me()),))),):
            return abilities.AlwaysOn(Me(), changes.CannotStay((Do(Me(), "eliminate"),)), label, condition)
        who: Any = None
        found: list[Any] = []
        for n, part in enumerate(one.body):
            whom, made = self.changes(part)
            if n and not (isinstance(whom, deeds.Ref) and whom.slot == getattr(who, "slot", None)) and whom != who:
                raise CannotSay("changes of two cards")
            who = whom if not n else who
            found += made
        change = found[0] if len(found) == 1 else changes.Together(tuple(found))
        if isinstance(change, changes.BarredFromPlaying):
            return abilities.AlwaysOn(Me(), self.barred(who, change), label, condition)
        return abilities.AlwaysOn(self.whose(who), change, label, condition)

    def where_they_are(self, one: deeds.Ability) -> deeds.Ability:
        """`Enemy heroes can't use powers while in my zone.`: said of each of those heroes."""
        asked = one.needs if isinstance(one.needs, deeds.State) and isinstance(one.needs.who, deeds.Ref) else None
        if asked is None or asked.non or len(asked.traits) != 1 or not isinstance(asked.traits[0], deeds.At):
            return one

        def narrowed(node: Any) -> Any:
            if isinstance(node, deeds.All) and node.slot == asked.who.slot:
                return replace(node, nouns=replace(node.nouns, after=(*node.nouns.after, *asked.traits)))
            return node

        return replace(one, needs=None, body=deeds.changed(one.body, narrowed))

    def of_feature(self, one: deeds.Ability) -> Any:
        """HK 305. `A hero in this zone may pick up this feature.`, `This feature blocks lead heroes.`."""
        part = one.body[0]
        if isinstance(part, deeds.May) and isinstance(part.who, deeds.Picked) and len(one.body) == 1:
            return self.used_by(part)
        what = part.what if isinstance(part, deeds.Change) else part.deed if isinstance(part, deeds.Do) else None
        if what is None or len(one.body) != 1 or len(what.roles) != 2:
            return None
        who, whom = what.role("AGENT"), what.role("WHAT")
        if isinstance(part, deeds.Change) and (part.mood, what.sense) == ("let", "pick up"):
            refuse(not isinstance(whom, deeds.This), "what is picked up")
            given = abilities.ActionPower(MAY, (PickUp(ThisCard()),))
            return abilities.AlwaysOn(self.whose(who), changes.Given(given))
        if isinstance(part, deeds.Do) and what.sense == "block" and isinstance(who, deeds.This):
            return abilities.AlwaysOn(ThisCard(), changes.Blocks(self.as_cards(whom)))
        return None

    def used_by(self, part: deeds.May) -> Any:
        """`A hero in this zone may exhaust to pick up this feature.`: a power that it gives."""
        paid = part.body[0] if len(part.body) == 1 and isinstance(part.body[0], deeds.Pay) else None
        refuse(part.who.word != "a" or paid is None, "who may do it")
        acts = deeds.changed(paid, actor)
        who = self.as_cards(part.who)
        return abilities.AlwaysOn(who, changes.Given(abilities.ActionPower(MAY, (self.effect(acts),))))

    def whose(self, who: Any) -> Any:
        """Whom an always-on power changes."""
        if who is None or isinstance(who, deeds.Me):
            return Me()
        if isinstance(who, deeds.This):
            return ThisCard()
        if isinstance(who, deeds.All):
            return self.cards(who.nouns)
        if self.on_the_map and isinstance(who, deeds.Picked) and who.word == "a":
            return self.as_cards(who)  # whichever hero it is
        raise CannotSay("whom it changes")

"""When something may be used or played: times, and what is answered (SF 24.1.2, 26.2)."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from quickening.english.lowering import CannotSay, refuse_if
from quickening.games.shadowfist.kinds import filters, people, timings
from quickening.games.shadowfist.meaning.happening import Happening
from quickening.games.shadowfist.meaning.lowering import is_opponents
from quickening.lang import deeds
from quickening.lang.selections import Cards

#: What the rules call what an effect could do (SF 26.3): to cards, and to players.
TO_CARDS = {
    "target": "target",
    "smoke": "smoke",
    "toast": "toast",
    "damage": "damage",
    "inflict": "damage",
    "remove from play": "remove",
    "sacrifice": "sacrifice",
    "cancel": "cancel",
    "take control": "take control",
    "change target": "change target",
}
PLAYERS = deeds.Nouns("player")
#: SF 44.1. The same of cards that return, by where they go.
RETURNING = {"hand": "return to hand", "play": "return to play"}
TO_PLAYERS = {"discard": "discard", "discard any": "discard", "look at": "look at hand", "steal Power": "steal"}


def is_attempt(one: Any) -> bool:
    """Whether something is waited for that somebody would do."""
    return isinstance(one, deeds.Event) and all(deed.sense == "attempt" for deed in one.deeds)


class Windows(Happening):
    """When something may be done."""

    @abstractmethod
    def moment(self, one: Any, choice: int) -> Any:
        """What is waited for."""

    def timing(self, one: deeds.Ability, choice: int = 0) -> Any:
        """When something may be used or played."""
        times = [adjunct for adjunct in one.adjuncts if not isinstance(adjunct, deeds.Limit)]
        if len(times) == 2 and isinstance(times[0], deeds.Event) and times[1] == deeds.Answers():
            times = [self.answered_play(times[0])]
        before, self.waiting = self.waiting, True
        try:
            found = [self.window(adjunct, choice) for adjunct in times]
        finally:
            self.waiting = before
        if len(found) > 2 or sum(isinstance(one, deeds.Time) and one.point != "except" for one in times) > 1:
            raise CannotSay("when that may be done")
        return timings.BothTimings(*found) if len(found) == 2 else found[0] if found else None

    def window(self, one: Any, choice: int) -> Any:
        if is_attempt(one):
            return self.attempted(one.deeds[0])
        if isinstance(one, deeds.Event):
            return timings.When(self.moment(one, choice))
        if isinstance(one, deeds.Answers):
            return self.answered(one.what)
        refuse_if(not isinstance(one, deeds.Time), "when that may be done")
        if one.unit == "attack":
            return self.in_attack(one)
        whose = self.whose_time(one.whose)
        if one.point == "during" and one.unit.startswith("Main Shot"):
            return timings.During(one.unit, whose)
        if one.point == "during" and one.unit == "turn" and whose is not None:
            return timings.During("turn", whose)
        if one.point == "start" and one.unit == "turn" and isinstance(one.whose, deeds.You):
            return timings.During("start of turn")
        raise CannotSay("when that may be done")

    def whose_time(self, node: Any) -> Any:
        """Whose turn or Main Shot it is; nobody's in particular where it may be any player's."""
        found = self.whose_moment(node)
        return None if found == people.EVERYBODY else found

    def attempted(self, deed: deeds.Deed) -> Any:
        """SF 26.3. `when an opponent attempts to look at your hand`: an effect of theirs that would do it."""
        if deed.role("AGENT") is None:
            return self.answered(with_threat(deed.role("EFFECT"), deed.role("WHAT")))
        who = self.as_player(deed.role("AGENT"))
        self.speaks_of(deed.role("AGENT"), "player")
        effect = deed.role("EFFECT").slot
        self.answers.add(effect)
        return timings.Answering(None, who, self.threats(deed.role("WHAT"), effect))

    # -- attacks ----------------------------------------------------------------------------------------------------

    def in_attack(self, one: deeds.Time) -> Any:
        """SF 28.0. `during an attack on a Site you control by an opponent`."""
        if one.point == "except" and one.which is None and one.whose == "each":
            return timings.During("outside attacks")
        refuse_if(one.point != "during" or one.whose not in ("each", None), "during which attack")
        if one.which is None:
            return timings.InAttack()
        by = one.which.role("AGENT")
        who = None if by is None else self.as_player(by)
        target = one.which.role("AGAINST")
        cards = None if target is None else self.as_watched(target)
        self.speaks_of(by, "player")
        self.speaks_of(target, "it")
        if isinstance(who, people.SuchPlayers):
            return timings.InAttack(people.ANY_OPPONENT, cards, who.trait)
        return timings.InAttack(who, cards)

    def speaks_of(self, node: Any, name: str) -> None:
        """Whom the text means by words that point back."""
        slot = getattr(node, "slot", None)
        if slot is not None:
            self.event_slots[name] = slot

    # -- answers ----------------------------------------------------------------------------------------------------

    def answered_play(self, event: deeds.Event) -> deeds.Answers:
        """`when an opponent plays an Event ..., in response`: that Event is answered."""
        deed = event.deeds[0]
        what = deed.role("WHAT")
        if len(event.deeds) != 1 or deed.sense != "play" or not isinstance(what, deeds.Picked):
            raise CannotSay("what is answered")
        player = deeds.Gap(deeds.Deed("play", (("AGENT", deed.role("AGENT")),)), "WHAT")
        nouns = deeds.Nouns(what.nouns.kind, what.nouns.before, (player, *what.nouns.after))
        return deeds.Answers(deeds.Picked(nouns, what.least, what.most, what.word, what.slot, amount=what.amount))

    def answered_kinds(self, node: deeds.Picked) -> Any:
        """SF 26.2. `in response to an Event or State`: a card of one of these kinds, as it is played."""
        refuse_if(any(one.after or one.kind == "effect" for one in node.nouns.options), "what is answered")
        self.speaks_of(node, "it")
        self.answers.add(node.slot)
        before, self.waiting = self.waiting, True
        cards = self.cards(node.nouns)
        self.waiting = before
        return timings.Answering(cards)

    def answered(self, node: Any) -> Any:
        """SF 26.2. `in response to an Event`, `to an opponent's Event that would smoke a Character you control`."""
        if isinstance(node, deeds.Picked) and node.word == "a" and isinstance(node.nouns, deeds.OneOfNouns):
            return self.answered_kinds(node)
        if not isinstance(node, deeds.Picked) or node.word != "a" or not isinstance(node.nouns, deeds.Nouns):
            raise CannotSay("what is answered")
        any_effect = node.nouns.kind == "effect"
        players = [one for one in node.nouns.after if is_played_by(one) and (any_effect or not is_opponents(one))]
        would = [one for one in node.nouns.after if one not in players and self.is_threat(one, any_effect)]
        rest = tuple(one for one in node.nouns.after if one not in players and one not in would)
        refuse_if(len(players) > 1 or len(would) > 1, "what is answered")
        by = players[0].deed.role("AGENT") if players else None
        who = None if by is None else self.whose_time(by)
        for one in node.nouns.after:
            if is_played_by(one):
                self.speaks_of(one.deed.role("AGENT"), "player")
        self.speaks_of(node, "it")
        self.answers.add(node.slot)
        cards = self.effects_of(deeds.Nouns(node.nouns.kind, node.nouns.before, rest))
        if would:
            return timings.Answering(cards, who, self.threats(would[0], node.slot))
        refuse_if(cards is None, "which effect is answered")
        return timings.Answering(cards, who)

    def effects_of(self, nouns: deeds.Nouns) -> Cards | None:
        """Whose effect is answered; of any card where only an effect is spoken of."""
        return None if nouns == deeds.Nouns("effect") else self.cards(nouns)

    def as_threatening(self, node: Any, would: Any) -> Any:
        """SF 26.3. `an opponent's Event would target a card you control`: which effect, and what it would do."""
        made = self.answered(with_threat(node, would))
        self.answers.discard(node.slot)
        return made

    def is_threat(self, one: Any, of_effect: bool) -> bool:
        """What an Event does, it would do: it has yet to resolve. What a card targets is known (SF 24.1.3)."""
        if isinstance(one, deeds.Any_):
            return all(self.is_threat(part, of_effect) for part in one.words)
        does = isinstance(one, deeds.Gap) and one.role == "AGENT" and not one.past
        return isinstance(one, deeds.Could) or (does and (of_effect or one.deed.sense != "target"))

    def threats(self, one: Any, slot: int) -> tuple[Any, ...]:
        """SF 26.3. What an effect would do, one after the other; what is done to the same cards together."""
        if isinstance(one, deeds.Any_):
            return tuple(threat for part in one.words for threat in self.threats(part, slot))
        said = one.deeds if isinstance(one, deeds.Could) else (one.deed,)
        found: list[Any] = []
        for deed in said:
            threat = self.threat(deed, slot)
            self.threatening.add(deed.sense)
            if found and found[-1].cards == threat.cards and found[-1].who == threat.who:
                found[-1] = timings.Threat((*found[-1].verbs, *threat.verbs), threat.cards, threat.others, threat.who)
            else:
                found.append(threat)
        return tuple(found)

    def threat(self, deed: deeds.Deed, slot: int) -> Any:
        what = deed.role("WHAT") or deed.role("ON")
        if deed.sense in TO_PLAYERS:
            return timings.Threat((TO_PLAYERS[deed.sense],), who=self.threatened(deed))
        if deed.sense == "cancel any":
            return timings.Threat(("cancel",), Cards(filters.Noun("card")))
        known = {"WHAT", "ON", "FROM"} if deed.sense == "remove from play" else {"WHAT", "ON"}
        verb = TO_CARDS.get(deed.sense, "")
        if deed.sense == "return":
            verb, known = self.returning_to(deed), {"WHAT", "FROM", "TO"}
        refuse_if(not verb or what is None or {name for name, _ in deed.roles} - known, "what an effect would do")
        if deed.sense == "change target":
            what = self.attackers_of(what)
        if deed.sense == "remove from play" and deed.role("FROM") != deeds.Area("play"):
            raise CannotSay("from where it would be removed")
        if not isinstance(what, deeds.Picked):
            return timings.Threat((verb,), self.as_targeted(what))
        nouns, others = what.nouns, False
        if isinstance(nouns, deeds.Nouns):
            itself = [one for one in nouns.after if isinstance(one, deeds.Beside) and is_slot(one.what, slot)]
            others = bool(itself)
            nouns = deeds.Nouns(nouns.kind, nouns.before, tuple(one for one in nouns.after if one not in itself))
        return timings.Threat((verb,), self.as_some(deeds.Picked(nouns, 1, 1, "a")), others)

    def returning_to(self, deed: deeds.Deed) -> str:
        """SF 44.1. `to its owner's hand`, whoever that is; `to play`, from any smoked pile."""
        origin, to = deed.role("FROM"), deed.role("TO")
        refuse_if(not isinstance(to, deeds.Area), "where it would be returned to")
        anywhere = origin in (None, deeds.Area("smoked pile"), deeds.Area("smoked pile", word="any"))
        whose = getattr(to, "whose", None)
        anybody = getattr(whose, "kind", "owner") == "owner" and getattr(whose, "nouns", PLAYERS) == PLAYERS
        return RETURNING.get(to.kind, "") if anywhere and anybody and not isinstance(whose, deeds.You) else ""

    def attackers_of(self, target: Any) -> Any:
        """SF 28.1.3.1. Whose attack it is of which the target would be changed."""
        attack = target.of if isinstance(target, deeds.Related) and target.kind == "target" else None
        if not isinstance(attack, deeds.Related) or attack.kind != "attack" or attack.of is None:
            raise CannotSay("the target of what would be changed")
        return attack.of

    def threatened(self, deed: deeds.Deed) -> Any:
        """The player whose hand or Power it is."""
        plain = {"look at": ("WHAT",), "steal Power": ("AMOUNT", "FROM")}.get(deed.sense, ("WHAT", "AGENT"))
        refuse_if({name for name, _ in deed.roles} - set(plain), "what an effect would do to a player")
        if deed.sense == "look at":
            area = deed.role("WHAT")
            refuse_if(not isinstance(area, deeds.Area) or area.kind != "hand", "what would be looked at")
            return self.as_player(area.whose)
        who = deed.role("FROM") if deed.sense == "steal Power" else deed.role("AGENT")
        return self.as_player(who)


def with_threat(node: Any, would: Any) -> deeds.Picked:
    """`an opponent's Event`, and what it would do."""
    refuse_if(not isinstance(node, deeds.Picked) or not isinstance(node.nouns, deeds.Nouns), "what would do that")
    nouns = deeds.Nouns(node.nouns.kind, node.nouns.before, (*node.nouns.after, would))
    return deeds.Picked(nouns, node.least, node.most, node.word, node.slot)


def is_slot(node: Any, slot: int) -> bool:
    """Whether words point back to a mention."""
    return isinstance(node, deeds.Ref) and node.slot == slot


def is_played_by(one: Any) -> bool:
    """`an opponent's Event`, `an Event played by an opponent`."""
    played = isinstance(one, deeds.Gap) and one.deed.sense == "play" and one.role == "WHAT"
    return is_opponents(one) or (played and {name for name, _ in one.deed.roles} == {"AGENT"})

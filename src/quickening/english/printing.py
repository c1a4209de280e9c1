"""Trees of the ability language into text: each node asks the lexicon for its words and passes features down.

The wording is the first frame of the verb, active voice where somebody is said to do it, adjuncts in fixed places.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from quickening.english.clauses import KEPT_ABOVE
from quickening.english.conditions import THERE
from quickening.english.forms import verb_forms
from quickening.english.lexicon import Lexicon, Verb
from quickening.english.noun_words import AT_ONCE, NounPrinter, Unsayable, listed
from quickening.english.predicates import SHARING
from quickening.english.sentences import LABEL
from quickening.english.threats import THREATEN
from quickening.lang import deeds
from quickening.text.tokens import join, tokens

MODAL_WORDS = {"bar": "cannot", "let": "may", "make": "must"}


class Printer(NounPrinter):
    """The words for a tree."""

    def __init__(self, lexicon: Lexicon) -> None:
        super().__init__(lexicon)
        self.idioms = lexicon.idiom_words
        self.limits: dict[str, str] = {}
        self.labels: dict[str, str] = {}
        for row in lexicon.table("adjuncts.tsv"):
            if row["kind"] == LABEL:
                self.labels.setdefault(row["key"], row["words"])
            words = self.limits if row["kind"] == "limit" else self.durations
            words.setdefault(row["key"], row["words"])
            if row["kind"] == "span" and row["words"].endswith(" turn"):
                self.spans.setdefault(row["key"], row["words"])

    def text(self, meaning: Any) -> str:
        """An ability, or keywords, as a sentence."""
        if isinstance(meaning, tuple) and any(one.costs for one in meaning):
            raise Unsayable("a keyword and its price")
        if isinstance(meaning, tuple):
            return " ".join(join([*tokens_of(self.feature(one)), "."]) for one in meaning)
        self.x = None
        words = self.ability(meaning)
        if self.x is not None:
            words += ["X =", self.amount(self.x), "."]
        return join([token for word in words for token in tokens_of(word)])

    # -- abilities --------------------------------------------------------------------------------------------------

    def ability(self, one: deeds.Ability) -> list[str]:
        """What is waited for, on what condition, what is paid, what is done."""
        if one.shape in ("x", "limit"):
            return self.rule(one)
        if one.label in self.lexicon.kinds or (one.timing == "window" and one.shape == "play"):
            return self.procedure(one) if one.label else self.window(one)
        if one.shape == "always" and len(one.body) == 1 and one.needs is not None and self.is_order(one.body[0]):
            return self.suffered_if(one)
        late = one.shape == "always" and not self.is_ordered(one.body)
        front = [self.adjunct(adjunct) for adjunct in one.adjuncts if not self.is_timing(adjunct, one)]
        timing = [self.adjunct(adjunct) for adjunct in one.adjuncts if self.is_timing(adjunct, one)]
        words: list[str] = []
        for adjunct in front:
            words += [adjunct, ","]
        if one.needs is not None and not late:
            words += ["if", self.condition(one.needs), ","]
        body = one.body
        if one.costs:
            offered = one.offered and isinstance(body[0], deeds.May)
            words += ["you may"] if offered else [] if one.users is None else [self.phrase(one.users), "may"]
            words += [" and ".join(self.statement(cost) for cost in one.costs), *timing, "::"]
            body = body[0].body if offered else body
        elif timing:
            raise Unsayable("when it may be done")
        words += self.sentences(body)
        if late and isinstance(one.needs, deeds.Joined) and one.needs.word == "not":
            words += ["unless", self.condition(one.needs.parts[0])]
        elif late and one.needs is not None:
            words += ["while", self.condition(one.needs)]
        return [*words, *(["instead"] if one.shape == "instead" else []), "."]

    def rule(self, one: deeds.Ability) -> list[str]:
        """What X is, or how many of a card may be played."""
        if one.shape == "x":
            return ["X =", self.amount(one.body[0]), "."]
        return [f'you can only play one "{one.label}" each {one.timing}', "."]

    def procedure(self, one: deeds.Ability) -> list[str]:
        """`Faceoff. Turn ... and target .... The winner ...`."""
        words = [one.label, ".", " and ".join(self.statement(cost) for cost in one.costs)]
        for part in one.body:
            words += [".", self.statement(part)]
        return [*words, "."]

    def is_ordered(self, body: tuple[Any, ...]) -> bool:
        """Whether something is done, and not said of somebody: then what has to be so stands in front."""
        return len(body) > 1 and all(map(self.is_order, body))

    def is_order(self, part: Any) -> bool:
        """Whether a player is told to do something."""
        deed = part.deed if isinstance(part, deeds.Do) and part.deed.role("AGENT") is None else None
        verb = self.verb(deed) if deed is not None else None
        return verb is not None and verb.agent is not None and "player" in verb.agent.sorts

    def suffered_if(self, one: deeds.Ability) -> list[str]:
        """`this card is smoked if you have no Power`: put so, it goes on with nothing that was said before."""
        return [f"{self.clause(one.body[0].deed)} if {self.condition(one.needs)}", "."]

    def window(self, one: deeds.Ability) -> list[str]:
        """`Play during an attack. ...`: when a card may be played, and then what it does."""
        times = [self.adjunct(adjunct) for adjunct in one.adjuncts]
        asked = [] if one.needs is None else ["if", self.condition(one.needs)]
        if not one.body:
            return ["play", *times, *asked, "."]
        return ["play", *times, *asked, ".", *self.ability(replace(one, adjuncts=(), needs=None, timing=""))]

    def is_timing(self, adjunct: Any, one: deeds.Ability) -> bool:
        during = isinstance(adjunct, deeds.Time) and adjunct.point in ("during", "except")
        return (during or isinstance(adjunct, deeds.Answers)) and bool(one.costs)

    def sentences(self, body: tuple[Any, ...]) -> list[str]:
        words: list[str] = []
        for n, part in enumerate(body):
            words += [
                *(["and"] if n and not self.needs_stop(body[n - 1], part) else ["."] if n else []),
                self.statement(part),
            ]
        return words

    def needs_stop(self, before: Any, part: Any) -> bool:
        apart = (deeds.Last, deeds.If, deeds.Later)
        caps = isinstance(part, deeds.Do) and part.deed.sense == KEPT_ABOVE
        said = isinstance(part, deeds.Change) and isinstance(before, deeds.Do)
        return caps or said or isinstance(part, apart) or isinstance(before, (*apart, deeds.May))

    def adjunct(self, one: Any) -> str:
        if isinstance(one, deeds.Event):
            said = any(getattr(who, "word", "") == AT_ONCE for deed in one.deeds for _, who in deed.roles)
            return f"when {self.events(one.deeds)}{f' {AT_ONCE}' if said else ''}"
        if isinstance(one, deeds.Would) and not one.once:
            return f"when {self.threatened(one.deed)}"
        if isinstance(one, deeds.Limit):
            return self.limits[one.per]
        if isinstance(one, deeds.Immediately):
            return "immediately"
        if isinstance(one, deeds.Time):
            return self.time(one)
        if isinstance(one, deeds.Answers):
            return "in response" if one.what is None else f"in response to {self.phrase(one.what)}"
        raise Unsayable(repr(one))

    def threatened(self, deed: deeds.Deed) -> str:
        """`this card would be smoked`, `subject would smoke a Character`."""
        verb = self.verb(deed)
        if verb is None:
            raise Unsayable(deed.sense)
        role = self.subject_role(deed, verb)
        return f"{self.phrase(deed.role(role), 'subject')} would {self.modal(deed, verb, role)}"

    def time(self, one: deeds.Time) -> str:
        where = {"during": "during", "except": "except during"}.get(one.point, f"at the {one.point} of")
        if not isinstance(one.which, deeds.Deed):
            which = "" if one.which is None else f" in which {self.condition(one.which)}"
            return f"{where} {self.unit(one)}{which}"
        against, by = one.which.role("AGAINST"), one.which.role("AGENT")
        on = "" if against is None else f" against {self.phrase(against)}"
        return f"{where} {self.unit(one)}{on}{'' if by is None else f' by {self.phrase(by)}'}"

    def unit(self, one: deeds.Time) -> str:
        if one.whose is None:
            return f"the {one.unit}"
        if one.whose == "each" and one.point in ("during", "except"):
            return f"a {one.unit}"
        return f"each {one.unit}" if one.whose == "each" else f"{self.possessive(one.whose)} {one.unit}"

    def events(self, several: tuple[deeds.Deed, ...]) -> str:
        if len(several) == 1:
            return self.clause(several[0])
        if len(several) > 2:
            whole = [self.clause(one) for one in several]
            who = self.subject(several[0])
            others = [words.removeprefix(who).strip() for words in whole[1:]]
            return f"{', '.join([whole[0], *others[:-1]])}, or {others[-1]}"
        first, second = several
        if first.roles == second.roles and first.role("AGENT") is not None:
            verbs = self.verb(first), self.verb(second)
            if verbs[0] is not None and verbs[1] is not None and verbs[0].objects and " " not in verbs[0].word:
                who = first.role("AGENT")
                form = "plain" if self.is_many(who) or isinstance(who, (deeds.You, deeds.Me)) else "s"
                rest = self.verb_phrase(second, verbs[1], form, "AGENT")
                return f"{self.phrase(who, 'subject')} {verb_forms(verbs[0].word)[form]} or {rest}"
        return f"{self.clause(first)} or {self.clause(second).removeprefix(self.subject(second)).strip()}"

    # -- statements -------------------------------------------------------------------------------------------------

    def statement(self, part: Any) -> str:
        """Something that is done."""
        if isinstance(part, deeds.Do) and part.deed.sense == KEPT_ABOVE:
            return f"this cannot reduce {self.phrase(part.deed.role('FIGURE'))} to 0"
        if isinstance(part, deeds.Do):
            return self.done(part.deed)
        if isinstance(part, deeds.May):
            may = "you may immediately" if part.at_once else "you may"
            may = may if part.who is None else f"{self.phrase(part.who, 'subject')} may"
            return f"{may} {' and '.join(self.offered(one) for one in part.body)}"
        if isinstance(part, deeds.Last):
            return f"{' and '.join(self.statement(one) for one in part.body)} {self.durations[part.until]}"
        if isinstance(part, deeds.State):
            return self.condition(part)
        if isinstance(part, deeds.Change):
            return self.changed(part)
        return self.conditional(part)

    def changed(self, part: deeds.Change) -> str:
        """`target cannot be healed`."""
        verb = self.verb(part.what)
        if verb is None:
            raise Unsayable(part.what.sense)
        said = self.modal(part.what, verb, part.role)
        return f"{self.phrase(part.who, 'subject')} {MODAL_WORDS[part.mood]} {said}"

    def conditional(self, part: Any) -> str:
        """Something that is done if something is so, when something happens, or one thing or another."""
        if isinstance(part, deeds.If):
            return self.done_if(part)
        if isinstance(part, deeds.OneOf) and len(part.options) > 2:
            *options, last = (" and ".join(self.statement(one) for one in option) for option in part.options)
            return f"choose one: {'; '.join(options)}; or {last}"
        if isinstance(part, deeds.OneOf):
            return " or ".join(" and ".join(self.statement(one) for one in option) for option in part.options)
        if isinstance(part, deeds.Later):
            return self.later(part)
        if isinstance(part, deeds.Else):
            return f"{self.joined(part.body)}, otherwise {self.joined(part.otherwise)}"
        raise Unsayable(repr(part))

    def later(self, part: deeds.Later) -> str:
        """`when target is smoked, toast it instead`; `until the end of the turn, when ..., ...`."""
        if isinstance(part.when, deeds.Would):
            return f"when {self.clause(part.when.deed)}, {self.joined(part.body)} instead"
        until = f"{self.durations[part.until]}, " if part.until else ""
        return f"{until}{self.adjunct(part.when)}, {self.joined(part.body)}"

    def done_if(self, part: deeds.If) -> str:
        """`heal it if it is damaged`; `Heads: heal it`; `target gains Guts, or Toughness: 1 if it has Guts`."""
        result = part.condition.deed.sense if isinstance(part.condition, deeds.Fact) else ""
        if result in self.labels and not part.otherwise:
            return f"{self.labels[result]} {self.joined(part.body)}"
        if part.condition == deeds.Done() and not part.otherwise:
            return f"if you do, {self.joined(part.body)}"
        if not part.otherwise:
            word = "while" if part.as_long else "if"
            return f"{self.joined(part.body)} {word} {self.condition(part.condition)}"
        usual, other = part.otherwise[0], part.body[0]
        gains = isinstance(other, deeds.Do) and other.deed.role("FEATURE") is not None
        if len(part.body) != 1 or len(part.otherwise) != 1 or not gains:
            raise Unsayable("one thing or another")
        gained = self.phrase(other.deed.role("FEATURE"))
        return f"{self.statement(usual)}, or {gained} if {self.condition(part.condition)}"

    def offered(self, part: Any) -> str:
        """Something behind `you may`: what others gain is given to them."""
        if isinstance(part, deeds.Last):
            return f"{' and '.join(self.offered(one) for one in part.body)} {self.durations[part.until]}"
        if isinstance(part, deeds.Pay):
            price, bought = (" and ".join(self.offered(one) for one in body) for body in (part.costs, part.body))
            return f"{price} to {bought}"
        who = part.deed.role("AGENT") if isinstance(part, deeds.Do) and part.deed.sense == "gain feature" else None
        if who is None or isinstance(who, deeds.You):
            return self.statement(part)
        return f"give {self.phrase(who)} {self.phrase(part.deed.role('FEATURE'))}"

    def joined(self, body: tuple[Any, ...]) -> str:
        return " and ".join(self.statement(one) for one in body)

    def modal(self, deed: deeds.Deed, verb: Verb, role: str) -> str:
        if verb.agent is not None and role == verb.agent.name:
            return self.verb_phrase(deed, verb, "plain", role)
        by = deed.role(verb.agent.name) if verb.agent is not None else None
        said = f"be {self.verb_phrase(deed, verb, 'done', role)}"
        if isinstance(by, tuple):
            return f"{said} by {listed([self.feature(one) for one in by])}"
        return said if by is None else f"{said} by {self.phrase(by)}"

    def done(self, deed: deeds.Deed) -> str:
        verb = self.verb(deed)
        if verb is None and deed == deeds.Deed(deed.sense) and deed.sense in self.idioms:
            return self.idioms[deed.sense]
        if verb is None:
            raise Unsayable(deed.sense)
        if deed.roles == (("WHAT", deeds.This()),):
            alone = next((one for one in self.senses[deed.sense] if self.is_plain_order(one)), None)
            if alone is not None:
                return alone.word  # `Turn ::` is said of the card itself
        agent = verb.agent.name if verb.agent is not None else ""
        who = deed.role(agent)
        if who is None or isinstance(who, deeds.You):
            return self.verb_phrase(deed, verb, "plain", agent)
        if (
            isinstance(who, deeds.This)
            and verb.agent is not None
            and "player" not in verb.agent.sorts
            and not verb.objects
        ):
            if self.is_plain_order(verb):
                return self.verb_phrase(deed, verb, "plain", agent)
        return self.clause(deed)

    def is_plain_order(self, verb: Verb) -> bool:
        return verb.agent is not None and verb.agent.name == "WHAT"

    # -- clauses ----------------------------------------------------------------------------------------------------

    def subject_role(self, deed: deeds.Deed, verb: Verb) -> str:
        if verb.agent is not None and deed.role(verb.agent.name) is not None:
            return verb.agent.name
        return verb.objects[0].name if verb.objects else ""

    def subject(self, deed: deeds.Deed) -> str:
        verb = self.verb(deed)
        if verb is None:
            raise Unsayable(deed.sense)
        return self.phrase(deed.role(self.subject_role(deed, verb)), "subject")

    def clause(self, deed: deeds.Deed, past: bool = False, non: bool = False) -> str:
        """A subject and what it does, or what is done to it."""
        if deed.sense in ("attempt", THREATEN):
            said = " or ".join(self.threat(one) for one in deed.role("WHAT").deeds)
            how = "would" if deed.sense == THREATEN else "attempts to"
            return f"{self.phrase(deed.role('AGENT'), 'subject')} {how} {said}"
        verb = self.verb(deed)
        if verb is None:
            raise Unsayable(deed.sense)
        role = self.subject_role(deed, verb)
        who = deed.role(role)
        many = self.is_many(who)
        if verb.agent is not None and role == verb.agent.name:
            form = "past" if past else "plain" if many or isinstance(who, (deeds.You, deeds.Me)) else "s"
            if non:
                does = "did" if past else "do" if form == "plain" else "does"
                return f"{self.phrase(who, 'subject')} {does} not {self.verb_phrase(deed, verb, 'plain', role)}"
            return f"{self.phrase(who, 'subject')} {self.verb_phrase(deed, verb, form, role)}"
        be = ("were" if many else "was") if past else "are" if many else "is"
        return (
            f"{self.phrase(who, 'subject')} {be} {'not ' if non else ''}{self.verb_phrase(deed, verb, 'done', role)}"
        )

    def condition(self, node: Any) -> str:
        if isinstance(node, deeds.Fact) and node == deeds.Fact(deeds.Deed(node.deed.sense)):
            return self.done(node.deed)  # what is said in no other words
        if isinstance(node, deeds.Fact):
            span = f" {self.spans[node.span]}" if node.span in self.spans else ""
            return f"{self.clause(node.deed, node.past, node.non)}{span}"
        if isinstance(node, deeds.State):
            return self.state(node)
        if isinstance(node, deeds.Done) and node.of:
            return f"the {self.senses[node.of][0].word} is successful"
        if isinstance(node, deeds.Joined) and node.word == "not":
            raise Unsayable("what is not so, as a part")
        if isinstance(node, deeds.Joined):
            first, *others = node.parts
            comma = "," if isinstance(first, deeds.Joined) else ""
            return f"{comma} {node.word} ".join(self.condition(one) for one in (first, *others))
        raise Unsayable(repr(node))

    def state(self, node: deeds.State) -> str:
        """What somebody is, has or is there."""
        if node.traits == (deeds.Is(THERE),):
            return f"there {'are' if self.is_many(node.who) else 'is'} {self.phrase(node.who)}"
        if getattr(node.traits[0], "word", "").startswith(SHARING):
            return f"{self.phrase(node.who, 'subject')} have the same {node.traits[0].word.removeprefix(SHARING)}"
        if isinstance(node.who, deeds.Figure) and is_exact(node):
            whose = node.who.of
            said = f"the {node.who.figure} of {self.phrase(whose)}" if isinstance(whose, deeds.All) else ""
            return f"{said or self.phrase(node.who, 'subject')} is equal to {self.amount(node.traits[0].amount)}"
        if isinstance(node.traits[0], (deeds.Has, deeds.With)):
            have = "have" if self.is_many(node.who) or isinstance(node.who, deeds.You) else "has"
            return f"{self.phrase(node.who, 'subject')} {self.trait(node.traits[0]).replace('with', have, 1)}"
        many = self.is_many(node.who) or isinstance(node.who, deeds.You)
        be = ("were" if many else "was") if node.past else "are" if many else "is"
        traits = " ".join(self.trait(one) for one in node.traits).removeprefix("that is ")
        return f"{self.phrase(node.who, 'subject')} {be} {'not ' if node.non else ''}{traits}"


def is_exact(state: deeds.State) -> bool:
    """Whether a figure is said to be so much."""
    return len(state.traits) == 1 and isinstance(state.traits[0], deeds.Has) and state.traits[0].how == "exactly"


def tokens_of(text: str) -> list[str]:
    """Words and marks apart."""
    return [token.text for token in tokens(text)]

"""Noun phrases, amounts and features of the ability language as words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from quickening.english.forms import verb_forms
from quickening.english.lexicon import Lexicon, Role, Verb, split
from quickening.lang import deeds

#: How many or more are meant that something happens to at the same time.
AT_ONCE = "at the same time"
#: One of several cards of a title, which say the same of one event.
EXACTLY = "exactly"
#: How a card that is a person is called, as object and as subject.
PERSONAL = dict.fromkeys(("he", "him", "his"), ("him", "he")) | dict.fromkeys(("she", "her"), ("her", "she"))


class Unsayable(ValueError):
    """A tree for which there are no words."""


MODAL_WORDS = {"bar": "cannot", "let": "may", "make": "must"}


def _is_kind(one: deeds.Is, kind: str) -> bool:
    """`"Monk" Character tokens`: a title that says what kind of card it is besides."""
    return one.word[0] == '"' and kind != "card"


def _is_title(nouns: Any) -> bool:
    """`"A Title"`, for any card that is so titled."""
    before = nouns.before if isinstance(nouns, deeds.Nouns) and nouns.kind == "card" else ()
    return any(isinstance(one, deeds.Is) and one.head and one.word[0] == '"' for one in before)


class NounPrinter:
    """The words for whoever takes a part in a deed, and for the verb that it is a part of."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self.senses = lexicon.senses
        self.x: Any = None
        self.durations: dict[str, str] = {}
        self.spans: dict[str, str] = {}
        self.units = frozenset(noun.word for noun in lexicon.kinds.values() if noun.sort == "unit")
        self.manners = {row["words"]: row["key"] for row in lexicon.table("adjuncts.tsv") if row["kind"] == "manner"}

    def is_many(self, node: Any) -> bool:
        if isinstance(node, deeds.All) and _is_title(node.nouns):
            return False
        if isinstance(node, deeds.All):
            return node.word not in ("each", "the") and not self.lexicon.kinds[self.kind_of(node.nouns)].mass
        if isinstance(node, deeds.Picked):
            return node.most != 1
        if isinstance(node, deeds.Both):
            return node.word == "and"
        if isinstance(node, (deeds.No, deeds.More, deeds.Fewer, deeds.Only)):
            return True
        return isinstance(node, deeds.Ref) and node.word.split()[0] in ("those", "they", "them", "these", "targets")

    def kind_of(self, nouns: Any) -> str:
        return str(nouns.options[0].kind if isinstance(nouns, deeds.OneOfNouns) else nouns.kind)

    # -- verbs -------------------------------------------------------------------------------------------------------

    def verb(self, deed: deeds.Deed) -> Verb | None:
        """The first frame that has all the roles of a deed, and needs no other."""
        names = {name for name, _ in deed.roles}
        for verb in self.senses.get(deed.sense, ()):
            roles = [*([verb.agent] if verb.agent else []), *verb.objects, *verb.others]
            needed = {role.name for role in (*verb.objects, *verb.others) if role.needed}
            if names <= {role.name for role in roles} and needed <= names:
                return verb
        return None

    def verb_phrase(self, deed: deeds.Deed, verb: Verb, form: str, without: str) -> str:
        first, *rest = verb.word.split()
        words = [verb_forms(first)[form], *rest]
        said = {without}
        for role in (*verb.objects, *verb.others):
            who = deed.role(role.name)
            if who is not None and role.name not in said:
                said.add(role.name)  # a role with several prepositions is said with the first
                words += [*role.preposition, self.filling(who, role)]
        return " ".join(words)

    def filling(self, who: Any, role: Role) -> str:
        """What takes a role."""
        if role.sorts == ("manner",):
            return next(words for words, known in self.manners.items() if known == who.word)
        if role.sorts in (("signs",), ("run",)):
            words = [one.word for one in who]
            return listed(words) if role.sorts == ("signs",) else "".join(words)
        if role.sorts == ("each",):
            return self.each(who)
        if role.sorts == ("likeness",):
            return listed([self.feature(one) for one in who], "and")
        if role.sorts == ("duration",):
            return self.durations[who.until]
        if "price" in role.sorts:
            return self.price(who)
        if "dearer" in role.sorts:
            return self.dearer(who)
        return str(who.word) if "turning" in role.sorts else self.phrase(who)

    def dearer(self, node: Any) -> str:
        """`1 less to play for each Site you control`."""
        if isinstance(node, deeds.Calculated):
            return f"{self.dearer(node.parts[0])} for each {self.each(node.parts[1])}"
        return f"{abs(node.value)} {'less' if node.value < 0 else 'more'} to play"

    def price(self, node: Any) -> str:
        if isinstance(node, deeds.Calculated) and node.how == "each":
            return f"{node.parts[0].value:+d} cost for each {self.each(node.parts[1])}"
        if isinstance(node, deeds.Calculated):
            return f"-{self.as_x(node.parts[0])} cost"
        return f"{node.value:+d} cost" if isinstance(node, deeds.Number) else "no cost"

    # -- noun phrases -----------------------------------------------------------------------------------------------

    def phrase(self, node: Any, case: str = "object") -> str:
        """Somebody or something."""
        simple = self.simple(node, case)
        if simple is not None:
            return simple
        if isinstance(node, deeds.Picked):
            return self.picked(node)
        if isinstance(node, (deeds.All, deeds.More, deeds.Fewer, deeds.No, deeds.Only)):
            return self.several(node)
        if isinstance(node, deeds.Part):
            return self.part(node)
        if isinstance(node, deeds.Both):
            *others, last = (self.phrase(one) for one in node.parts)
            return f"{', '.join(others)}{',' if len(others) > 1 else ''} {node.word} {last}"
        if isinstance(node, deeds.Measure):
            return self.measure(node)
        if isinstance(node, tuple):
            return " and ".join(self.feature(one) for one in node)
        if isinstance(node, deeds.Deed):
            verb = self.verb(node)
            if verb is None:
                raise Unsayable(node.sense)
            return self.verb_phrase(node, verb, "ing", "")
        return self.amount(node)

    def part(self, node: deeds.Part) -> str:
        """`top of your deck`, `the top 3 cards of your deck`."""
        if node.amount is None:
            return f"{'top' if node.end == 'top' else 'the bottom'} of {self.phrase(node.area)}"
        cards = "card" if node.amount == deeds.Number(1) else f"{self.amount(node.amount)} cards"
        return f"the {node.end} {cards} of {self.phrase(node.area)}"

    def several(self, node: Any) -> str:
        if isinstance(node, deeds.All):
            owner = next((one for one in _after(node.nouns) if isinstance(one, deeds.Gap) and one.possessive), None)
            who = None if owner is None or node.word else owner.deed.role("AGENT")
            if isinstance(who, deeds.All) and len(node.nouns.after) > 1:
                rest = tuple(one for one in node.nouns.after if one is not owner)
                return f"{self.possessive(who)} {self.nouns(replace(node.nouns, after=rest), self.is_many(node))}"
            return f"{node.word} {self.nouns(node.nouns, self.is_many(node))}".strip()
        if isinstance(node, deeds.Only):
            return f"only {self.nouns(node.nouns, True)}"
        if isinstance(node, (deeds.More, deeds.Fewer)):
            how = "more" if isinstance(node, deeds.More) else "fewer"
            return f"{how} {self.nouns(node.nouns, True)} than {self.phrase(node.than)}"
        return f"no {self.nouns(node.nouns, True)}"

    def simple(self, node: Any, case: str) -> str | None:
        if isinstance(node, deeds.This):
            return PERSONAL[node.word][case == "subject"] if node.word in PERSONAL else "this card"
        if isinstance(node, deeds.Me):
            return "I" if case == "subject" else "me"
        if isinstance(node, deeds.You):
            return "you"
        if isinstance(node, deeds.Ref):
            return node.word
        if isinstance(node, deeds.Related):
            return self.related(node)
        if isinstance(node, deeds.Area):
            return self.noun(node.kind, True) if node.whose is None else f"{self.possessive(node.whose)} {node.kind}"
        if isinstance(node, deeds.Place):
            return self.place(node)
        return None

    def related(self, node: deeds.Related) -> str:
        """What stands in a relation to something: `its controller`, `the target of the attack`."""
        if isinstance(node.of, deeds.Related) and self.lexicon.kinds[node.of.kind].sort == "unit":
            return f"the {node.kind} of {'the ' if node.of.of is None else ''}{self.phrase(node.of)}"
        if isinstance(node.of, deeds.Related) and node.of.of is not None:
            return f"the {node.kind} of {self.phrase(node.of)}"
        if isinstance(node.of, deeds.Related) and self.lexicon.is_kind(node.of.kind, "party"):
            return f"the {node.of.kind}'s {node.kind}"
        if node.of is None and self.lexicon.is_kind(node.kind, "player"):
            return f"the {node.kind}"
        if node.of is None and self.lexicon.kinds[node.kind].sort in ("thing", "resource"):
            return f"that {node.kind}"
        return f"{node.kind} {node.noun}".strip() if node.of is None else f"{self.possessive(node.of)} {node.kind}"

    def place(self, node: deeds.Place) -> str:
        if isinstance(node.of, deeds.Number):
            return f"{node.kind} {node.of.value}"
        if node.word in ("that", "target"):
            return f"{node.word} {node.kind}"
        if isinstance(node.of, deeds.This) and " " not in node.kind:
            return f"this {node.kind}"
        if isinstance(node.of, deeds.Related) and node.of.of is None and node.of.kind in self.units:
            return f"the {node.kind} of the {node.of.kind}"
        return f"{self.possessive(node.of)} {node.kind}"

    def possessive(self, node: Any) -> str:
        if isinstance(node, deeds.You):
            return "your"
        if isinstance(node, deeds.Me):
            return "my"
        if isinstance(node, deeds.This) and node.word in PERSONAL:
            return "his" if node.word in ("he", "him", "his") else "her"
        owned = {"it": "its", "he": "his", "him": "his", "she": "her", "they": "their", "them": "their"}
        if isinstance(node, deeds.Ref) and node.word in (*owned, *owned.values(), "his or her"):
            return owned.get(node.word, node.word)
        if isinstance(node, deeds.Ref) and node.word == "he or she":
            return "his or her"
        said = self.phrase(node)
        return f"{said}'" if said.endswith("s") and self.is_many(node) else f"{said}'s"

    def picked(self, node: deeds.Picked) -> str:
        among = _after(node.nouns)[-1:]
        if among and isinstance(among[0], deeds.Beside) and among[0].word == "among":
            several = node.least > 1
            said = self.nouns(replace(node.nouns, after=node.nouns.after[:-1]), several)
            return f"{node.least} of those {said}" if several else f"one such {said}"
        if node.word == "or two":
            return f"{node.least} or {node.most} {self.nouns(node.nouns, True)}"
        if node.word == EXACTLY:
            return f"{EXACTLY} one {self.nouns(node.nouns, False)}"
        if node.word in ("up to", "or more", "or fewer", "", AT_ONCE):
            number = node.most if node.word not in ("or more", AT_ONCE) else node.least
            after = " or more" if node.word == AT_ONCE else f" {node.word}" if node.word.startswith("or ") else ""
            before = "up to " if node.word == "up to" else ""
            return f"{before}{number}{after} {self.nouns(node.nouns, number != 1 or bool(after))}"
        owner = next((one for one in _after(node.nouns) if isinstance(one, deeds.Gap) and one.possessive), None)
        who = owner.deed.role("AGENT") if owner is not None else None
        if node.word == "a" and isinstance(who, deeds.Picked):
            rest = tuple(one for one in node.nouns.after if one is not owner)
            return f"{self.possessive(who)} {self.nouns(replace(node.nouns, after=rest), False)}"
        each = node.amount if isinstance(node.amount, deeds.Calculated) and node.amount.how == "each" else None
        if each is not None and node.word == "X":
            one = each.parts[0] == deeds.Number(1)
            much = "a" if one else self.amount(each.parts[0])
            return f"{much} {self.nouns(node.nouns, not one)} for each {self.each(each.parts[1])}"
        if node.amount is not None:
            self.as_x(node.amount)
        return f"{node.word} {self.nouns(node.nouns, node.most != 1)}"

    def nouns(self, nouns: Any, many: bool) -> str:
        if isinstance(nouns, deeds.OneOfNouns):
            first = nouns.options[0]
            if any(one.before for one in nouns.options[1:]):
                apart = [self.nouns(replace(one, after=()), many) for one in nouns.options]
                return " ".join([listed(apart, nouns.word), *self.behind(nouns.options[-1], many)])
            before = [self.trait(one) for one in first.before]
            heads = listed([self.noun(one.kind, many) for one in nouns.options], nouns.word)
            return " ".join([*before, heads, *self.behind(nouns.options[-1], many)])
        late = [one for one in nouns.before if isinstance(one, deeds.Is) and self.is_late(one)]
        if late:
            rest = tuple(one for one in nouns.before if one not in late)
            return " ".join([self.nouns(replace(nouns, before=rest), many), *(one.word for one in late)])
        words = [self.trait(one) for one in nouns.before]
        if any(isinstance(one, deeds.Is) and one.head and not _is_kind(one, nouns.kind) for one in nouns.before):
            return " ".join([*words, *(self.trait(one) for one in nouns.after)])
        return " ".join([*words, self.noun(nouns.kind, many), *self.behind(nouns, many)])

    def is_late(self, one: deeds.Is) -> bool:
        """Whether an adjective never stands before a noun: `with different titles`."""
        known = self.lexicon.adjectives.get(split(one.word)[0], ()) if not one.head else ()
        return any(adjective.word == one.word and adjective.behind for _, adjective in known)

    def behind(self, nouns: deeds.Nouns, many: bool) -> list[str]:
        """What stands behind a noun."""
        return [self.trait(one).replace("that is ", "that are " if many else "that is ") for one in nouns.after]

    def noun(self, kind: str, many: bool) -> str:
        noun = self.lexicon.kinds[kind]
        return noun.plural if many and not noun.mass else noun.word

    def trait(self, one: Any) -> str:
        """What narrows down a noun."""
        if isinstance(one, deeds.Is):
            return f"non-{one.word}" if one.non else one.word
        if isinstance(one, deeds.Any_):
            return self.either(one)
        if isinstance(one, deeds.All_):
            return self.several_words(one.words)
        if isinstance(one, deeds.In):
            return f"in {self.phrase(one.area)}"
        if isinstance(one, deeds.At):
            return f"{one.word} {self.phrase(one.place)}"
        if isinstance(one, deeds.Beside):
            said = f"{one.word} {self.phrase(one.what)}"
            return said if self.is_bare(one) else f"that is {'not ' if one.non else ''}{said}"
        if isinstance(one, deeds.Has):
            return self.having(one)
        if isinstance(one, deeds.With) and isinstance(one.what, (deeds.Related, deeds.Ref)):
            return f"with {self.phrase(one.what)}"
        if isinstance(one, deeds.With):
            return f"{'without' if one.non else 'with'} {self.feature(one.what)}"
        return self.doing(one)

    def several_words(self, words: tuple[Any, ...]) -> str:
        """`<Kung> <Fu>`; `that is neither Unique nor Limited`."""
        if all(isinstance(word, deeds.Is) and word.non for word in words):
            return f"that is neither {' nor '.join(word.word for word in words)}"
        return " ".join(self.trait(word) for word in words)

    def done_within(self, one: deeds.Gap) -> str:
        """`that attacked this turn`, `that were not smoked this way`."""
        span = self.spans.get(one.span, one.span)
        verb = next(iter(self.senses.get(one.deed.sense, ())), None)
        if verb is not None and verb.agent is not None and verb.agent.name == one.role and not one.non:
            return f"{self.gap(replace(one, span=''))} {span}"
        return f"that were {'not ' if one.non else ''}{self.suffered(one)} {span}"

    def doing(self, one: Any) -> str:
        """What is narrowed down by a deed."""
        if isinstance(one, deeds.Gap) and one.span and one.past:
            return self.done_within(one)
        if isinstance(one, deeds.Gap):
            return self.gap(one)
        if isinstance(one, deeds.Spared):
            gaps = [deeds.Gap(deed, self.senses[deed.sense][0].objects[0].name) for deed in one.deeds]
            return f"that would have been {' or '.join(self.suffered(gap) for gap in gaps)}"
        if isinstance(one, deeds.Could):
            said, objects = (
                [self.threat(deed) for deed in one.deeds],
                {who for deed in one.deeds for _, who in deed.roles},
            )
            if len(said) > 2 and len(objects) == 1:  # `damage, smoke, or toast it`
                said[:-1] = [words.removesuffix(f" {self.phrase(*objects)}") for words in said[:-1]]
                return f"that would {listed(said)}"
            return f"that would {' or '.join(said)}"
        return self.phrase(one)

    def either(self, one: deeds.Any_) -> str:
        """`<Fire> or <Ice>`; `that is controlled by you or in play`; `that smokes a card or that toasts a card`."""
        if all(isinstance(part, deeds.Gap) and part.role == "AGENT" for part in one.words):
            return " or ".join(f"that {self.does(part)}" for part in one.words)
        if isinstance(one.words[0], deeds.Gap):
            return f"that is {' or '.join(self.suffered(part) for part in one.words)}"
        return listed([self.trait(word) for word in one.words])

    def suffered(self, one: Any) -> str:
        """`controlled by an opponent`, `in play`."""
        if not isinstance(one, deeds.Gap):
            return self.trait(one)
        verb = self.verb(replace(one.deed, roles=(*one.deed.roles, (one.role, None))))
        if verb is None or verb.agent is None:
            raise Unsayable(one.deed.sense)
        by = one.deed.role(verb.agent.name)
        said = self.verb_phrase(_without(one.deed, verb.agent.name), verb, "done", one.role)
        return said if by is None else f"{said} by {self.phrase(by)}"

    def does(self, one: deeds.Gap) -> str:
        verb = self.verb(one.deed)
        if verb is None:
            raise Unsayable(one.deed.sense)
        return self.verb_phrase(one.deed, verb, "s", one.role)

    def is_bare(self, one: deeds.Beside) -> bool:
        """Whether a relation may stand directly behind a noun."""
        listed = [relation for known in self.lexicon.relations.values() for _, relation in known]
        return not one.non and all(relation.bare for relation in listed if relation.word == one.word)

    def having(self, one: deeds.Has) -> str:
        amount = self.amount(one.amount)
        if one.before:
            return f"{amount}-{one.figure}"
        if one.how in ("even", "odd"):
            return f"whose {one.figure} is {one.how}"
        if one.how in ("most", "least"):
            return f"with the {one.how} {one.figure}"
        if one.how == "no lower by":
            return f"with {one.figure} no lower than {amount} less than yours"
        if one.how == "none":
            return f"with no {one.figure}"
        if one.how in ("less", "more"):
            return f"with {one.figure} {'less' if one.how == 'less' else 'greater'} than {amount}"
        if not isinstance(one.amount, (deeds.Number, deeds.X)) and one.how in ("or more", "or less"):
            return f"with a {one.figure} {'greater' if one.how == 'or more' else 'less'} than or equal to {amount}"
        return f"with a {one.figure} of {amount}{'' if one.how == 'exactly' else f' {one.how}'}"

    def threat(self, deed: deeds.Deed) -> str:
        """What would be done; by a player who has to."""
        verb = self.verb(deed)
        if verb is None:
            raise Unsayable(deed.sense)
        who = deed.role(verb.agent.name) if verb.agent is not None else None
        said = self.verb_phrase(deed, verb, "plain", verb.agent.name if verb.agent is not None else "")
        return said if who is None else f"force {self.phrase(who)} to {said}"

    def gap(self, one: deeds.Gap) -> str:
        if one.mood or one.span:
            raise Unsayable("what may or must be done, or when")
        source = one.deed.role("AGENT") if (one.deed.sense, one.role) == ("inflict", "AMOUNT") else None
        if isinstance(source, deeds.Picked) and len(one.deed.roles) == 1:
            return f"from {self.phrase(source)}"
        names = {name for name, _ in one.deed.roles} | {one.role}
        for verb in self.senses.get(one.deed.sense, ()):
            roles = [*([verb.agent] if verb.agent else []), *verb.objects, *verb.others]
            if not names <= {role.name for role in roles}:
                continue
            if verb.agent is not None and one.role == verb.agent.name:
                said = self.verb_phrase(one.deed, verb, "past" if one.past else "ing", one.role)
                if said.startswith("being "):  # `that is about to enter combat`
                    return f"that is {said.removeprefix('being ')}"
                return f"that {said}" if one.past else said
            who = one.deed.role(verb.agent.name) if verb.agent is not None else None
            if who is not None and verb.agent is not None:
                form = "past" if one.past else "plain" if self.is_many(who) or isinstance(who, deeds.You) else "s"
                said = f"{self.phrase(who, 'subject')} "
                if one.going_on and form == "s":  # just now
                    form, said = "ing", f"{said}is "
                if one.non and not one.past:
                    form, said = "plain", f"{said}{'do' if form == 'plain' else 'does'} not "
                said += self.verb_phrase(_without(one.deed, verb.agent.name), verb, form, one.role)
                left = [role.preposition for role in verb.others if role.name == one.role]
                return f"{said} {' '.join(left[0])}" if left else said
            return self.verb_phrase(one.deed, verb, "done", one.role)
        raise Unsayable(one.deed.sense)

    # -- amounts and features ---------------------------------------------------------------------------------------

    def amount(self, node: Any) -> str:
        if isinstance(node, (deeds.Has, deeds.Number)):
            return str(node.value) if isinstance(node, deeds.Number) else f"{self.amount(node.amount)} {node.figure}"
        if isinstance(node, deeds.X):
            return "X"
        if isinstance(node, deeds.Count):
            mass = isinstance(node.nouns, deeds.Nouns) and self.lexicon.kinds[node.nouns.kind].mass
            return f"the {'amount' if mass else 'number'} of {self.nouns(node.nouns, True)}"
        if isinstance(node, deeds.Figure) and isinstance(node.of, deeds.All) and node.of.word == "the":
            return f"the {node.figure} of {self.phrase(node.of)}"
        if isinstance(node, deeds.Figure):
            return f"{self.possessive(node.of)} {node.figure}"
        if isinstance(node, deeds.Calculated):
            return self.worked_out(node)
        raise Unsayable(repr(node))

    def worked_out(self, node: deeds.Calculated) -> str:
        """An amount worked out from others."""
        if node.how == "at most":
            return f"{self.amount(node.parts[0])}. X cannot exceed {node.parts[1].value}"
        if node.how == "total":
            return f"the total {node.parts[0].figure} of {self.phrase(node.parts[0].of)}"
        if node.how == deeds.DONE:
            done = self.verb_phrase(node.parts[1], self.senses[node.parts[1].sense][0], "done", "")
            return f"the {self.nouns(node.parts[0], False)} {done}"
        if node.how == "or if":
            usual, other, so = node.parts
            return f"{self.amount(usual)}, or {self.amount(other)} if {self.condition(so)}"
        if node.how == "each":
            return f"{self.amount(node.parts[0])} for each {self.each(node.parts[1])}"
        if node.how == "plus":
            return " plus ".join(self.amount(one) for one in node.parts)
        if node.how == "times" and node.parts[0] == deeds.Number(2):
            return f"twice {self.amount(node.parts[1])}"
        if node.how.startswith("half"):
            return f"half {self.amount(node.parts[0])}, {node.how.removeprefix('half ')}"
        raise Unsayable(repr(node))

    def condition(self, node: Any) -> str:
        """What has to be so: see `printing.py`."""
        raise NotImplementedError

    def measure(self, node: deeds.Measure) -> str:
        said = self.nouns(node.nouns, False)
        if node.how:
            return f"{self.amount(node.amount)} {node.how} {said}"
        if isinstance(node.amount, deeds.ThatMuch):
            return f"that {said}"
        if isinstance(node.amount, deeds.Calculated) and node.amount.how == "up to":
            most = node.amount.parts[0]
            return f"up to {self.amount(most) if isinstance(most, deeds.Number) else self.as_x(most)} {said}"
        worked_out = self.calculated(node, said) if isinstance(node.amount, deeds.Calculated) else ""
        if worked_out:
            return worked_out
        if isinstance(node.amount, (deeds.Number, deeds.X)):
            return f"{self.amount(node.amount)} {said}"
        if isinstance(node.amount, deeds.Count) or getattr(node.amount, "how", "") == "at most":
            return f"{self.as_x(node.amount)} {said}"
        return f"{said} equal to {self.amount(node.amount)}"

    def calculated(self, node: deeds.Measure, said: str) -> str:
        """So much as is worked out, where there are words of its own for that."""
        amount = node.amount
        if amount.how.startswith("half") and getattr(amount.parts[0], "figure", "") == node.nouns.kind:
            return self.amount(amount)
        if amount.how == "each":
            number, counted = amount.parts
            return f"{self.amount(number)} {said} for each {self.each(counted)}"
        if amount.how == "or if":
            usual, other, so = amount.parts
            both = (self.measure(replace(node, amount=one)) for one in (usual, other))
            return f"{', or '.join(both)} if {self.condition(so)}"
        return ""

    def each(self, counted: Any) -> str:
        """`Site you control`, `3 {dra} resources in your pool`."""
        if isinstance(counted, deeds.Calculated) and counted.how == "every":
            return f"{self.amount(counted.parts[0])} {self.nouns(counted.parts[1].nouns, True)}"
        return self.nouns(counted.nouns, False)

    def as_x(self, amount: Any) -> str:
        """X, and what it is in a sentence of its own."""
        if isinstance(amount, deeds.X):
            return "X"
        if self.x not in (None, amount):
            raise Unsayable("two amounts called X")
        self.x = amount
        return "X"

    def signed(self, one: Any) -> str:
        """`+1 Fighting for each Site`, `-X Fighting`."""
        amount, each = one.amount, ""
        if isinstance(amount, deeds.Calculated) and amount.how == "each":
            amount, counted = amount.parts
            each = f" for each {self.each(counted)}"
        if isinstance(amount, deeds.Calculated) and amount.how == "minus":
            said = f"-{self.as_x(amount.parts[0])}"
        else:
            said = f"{amount.value:+d}" if isinstance(amount, deeds.Number) else f"+{self.as_x(amount)}"
        against = "" if one.against is None else f" {self.against(one.against)}"
        return f"{said} {one.word}{each}{against}"

    def feature(self, one: Any) -> str:
        if isinstance(one, deeds.Printed):
            return f"a {one.figure} of {''.join(sign.word for sign in one.signs)}{one.value}"
        if isinstance(one.amount, deeds.Calculated) and one.amount.how == "or if":
            usual, other, so = one.amount.parts
            both = (self.feature(replace(one, amount=amount)) for amount in (usual, other))
            return f"{', or '.join(both)} if {self.condition(so)}"
        if one.word[0] == "<":
            return f"the designator {one.word}"
        if one.word.split()[-1] in self.lexicon.kinds and one.amount is not None:
            return self.signed(one)
        plain = isinstance(one.amount, deeds.Number)
        said = (
            one.word if one.amount is None else f"{one.word}: {one.amount.value if plain else self.as_x(one.amount)}"
        )
        word = "to" if one.word == "Immunity" else "against"
        return said if one.against is None else f"{said} {word} {self.phrase(one.against)}"

    def against(self, one: Any) -> str:
        if not isinstance(one, deeds.Beside):
            return f"against {self.phrase(one)}"
        return f"{', except ' if one.non else ''}against {self.phrase(one.what)}"


def listed(words: list[str], word: str = "or") -> str:
    """`a or b`; `a, b, or c`.

    >>> listed(["a", "b"]), listed(["a", "b", "c"])
    ('a or b', 'a, b, or c')
    """
    return f" {word} ".join(words) if len(words) < 3 else f"{', '.join(words[:-1])}, {word} {words[-1]}"


def _after(nouns: Any) -> tuple[Any, ...]:
    return nouns.after if isinstance(nouns, deeds.Nouns) else ()


def _without(deed: deeds.Deed, role: str) -> deeds.Deed:
    return deeds.Deed(deed.sense, tuple(one for one in deed.roles if one[0] != role), deed.manner)

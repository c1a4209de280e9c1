"""Who is meant by words that point back: one mention fits and is bound, none or two are refused.

Every noun phrase that brings somebody in is a mention. What fits is a matter of number and sort; where two fit, a
rule of the game's book may decide (`Book`). A reference is kept as the slot of its mention, never as words.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from quickening.english.clauses import SAME
from quickening.english.lexicon import Lexicon
from quickening.english.modifiers import with_after
from quickening.english.nouns import SUCH
from quickening.lang import deeds


@dataclass(frozen=True)
class Book:
    """How a game's book binds: `itself` a pronoun without mention is the card itself; `last` the later of two.

    `paid_first`: what stands before `to` is the price of the whole ability, not of its sentence alone. `beside`:
    `that N` of these kinds, where nothing of the kind was spoken of, is the card that this one goes with.
    `kept`: what was chosen in another ability and the card remembers. `by_sentence`: a condition of the first
    sentence is that of its sentence alone, and what that orders is one thing.
    `waits_later`: a sentence with a time of its own that speaks of the one before waits once that is carried out.
    `leaving`: deeds after which a card is not in play; `in_play`: deeds that nothing but a card in play suffers;
    `never_in_play`: kinds of card that are none such.
    `apart`: what a sentence says by itself, whatever stands beside it.
    `impersonal`: `he` and `she` are players, never the card itself.
    `own_person`: `he` and `she` are the card itself, if it is a person, and no other card, which is called `it`.
    """

    itself: bool = False
    last: bool = False
    paid_first: bool = False
    beside: tuple[str, ...] = ()
    by_sentence: bool = False
    waits_later: bool = False
    kept: tuple[str, ...] = ()
    leaving: tuple[str, ...] = ()
    in_play: tuple[str, ...] = ()
    never_in_play: tuple[str, ...] = ()
    apart: tuple[str, ...] = ()
    impersonal: bool = False
    own_person: bool = False


#: What a card is played together with.
BESIDE = "played with"


class Mention(NamedTuple):
    """Somebody a text brings in: where, what kind of thing, how many, and as what."""

    at: int
    kind: str
    many: bool
    node: Any
    part: str
    sense: str
    role: str


class Unbound(ValueError):
    """A word that points back and fits none or two."""

    def __init__(self, at: int, says: str) -> None:
        super().__init__(says)
        self.at = at
        self.says = says


_OWN = "this card"
OTHER = deeds.Is("other")
CONTROLLER = "controller"
#: What a pile is searched for: `it` is that, once it is found.
SOUGHT = ("search", "FOR")
#: Pronouns of people, by the family of their forms.
PERSONAL = ("he", "she", "he or she", "him or her", "his or her")


def bound(
    ability: deeds.Ability, lexicon: Lexicon, book: Book, stops: tuple[int, ...] = (), own_kinds: tuple[str, ...] = ()
) -> deeds.Ability:
    """The ability with its references bound, and its mentions numbered in the order of the tree.

    `stops` are the places where sentences end, `own_kinds` what the card itself is.
    """
    ability = _known_doers(_same_targets(ability), lexicon)
    nodes = deeds.walk(ability)
    points = [one for one in nodes if type(one) is deeds.Points]
    mentions = sorted(_mentions(ability), key=lambda one: one.at)
    _check_others(mentions, lexicon)
    if not points:
        return _numbered(ability)
    subjects = _subjects(ability.body)
    if book.last or book.itself:
        subjects |= _same_subject(ability)
    if book.own_person or book.paid_first:
        subjects |= _own_players(ability.body)
    spans = frozenset(one.unit for one in ability.adjuncts if isinstance(one, deeds.Time) and one.point == "during")
    left_out: dict[int, int] = {}
    _leave_out(ability, -1, left_out)
    binder = _Binder(
        mentions,
        lexicon,
        book,
        [one for one in points if one.nouns is None],
        stops,
        left_out,
        subjects,
        [one.nouns for one in nodes if type(one) is deeds.Measure],  # `that Power`: as much of it as was done
        _pointers(points, mentions, lexicon),
        spans,
        not own_kinds or any(lexicon.is_person(kind) for kind in own_kinds),
        _by_relation(nodes, lexicon),
        _suffering(ability.body, book.in_play) if book.in_play else frozenset(),
        _doing(ability.needs, lexicon),
        frozenset(
            one.of.at
            for one in nodes
            if type(one) is deeds.Related and one.kind == CONTROLLER and type(one.of) is deeds.Points
        ),
        frozenset(one.role("WHAT").at for one in nodes if type(one) is deeds.Deed and _returns(one)),
        any(type(one) is deeds.Would for one in ability.adjuncts),
    )
    found: deeds.Ability = deeds.changed(ability, binder.bind)
    return _numbered(found)


def _check_others(mentions: list[Mention], lexicon: Lexicon) -> None:
    """`target player gains 2 Power, each other player 1`: others than that player, not than you."""
    players = [one for one in mentions if lexicon.is_kind(one.kind, "player")]
    for one in players:
        nouns = getattr(one.node, "nouns", None)
        if isinstance(nouns, deeds.Nouns) and nouns.before == (OTHER,):
            before = [other for other in players if other.at < one.at and one.node not in deeds.walk(other.node)]
            if any(getattr(other.node, "nouns", None) != nouns for other in before):
                raise Unbound(one.at, "“other players” could be others than you or than the player spoken of before")


def _by_relation(nodes: list[Any], lexicon: Lexicon) -> tuple[Any, ...]:
    """Players known by what they are to a card: `its controller`, `target's owner`."""
    players = (
        one
        for one in nodes
        if type(one) is deeds.Related and one.of is not None and lexicon.is_kind(one.kind, "player")
    )
    return tuple(dict.fromkeys(players))


def _leave_out(node: Any, within: int, found: dict[int, int]) -> None:
    """Note whom a word cannot mean: `a Character other than it`, `a Site it damages` is not that phrase itself."""
    kind = type(node)
    if kind in deeds.PLAIN:
        return
    if kind is deeds.Picked or kind is deeds.All or (kind is deeds.Related and node.at >= 0):
        within = node.at
    beside = node.what if kind is deeds.Beside else None
    known_by = node.of if kind is deeds.Related or kind is deeds.Place else beside
    if type(known_by) is deeds.Points:
        found[known_by.at] = within
        return
    if kind is deeds.Has and all(one.many for one in _all_points(node.amount)):
        return  # `Characters whose cost is less than their Fighting`: each is compared with itself
    for part in deeds.parts(node):
        _leave_out(part, within, found)
    if kind is deeds.State and isinstance(node.who, (deeds.Picked, deeds.All)):
        found |= {one.at: node.who.at for one in _all_points(node.traits)}  # nobody is asked to be in its own zone
    if kind is deeds.Part:  # `the top card of its owner's deck` is not its own
        found |= {one.at: node.at for one in _all_points(node.area)}
    if kind is deeds.Gap:
        found |= {who.at: within for _, who in node.deed.roles if isinstance(who, deeds.Points)}


def _subjects(node: Any, subject: int = -1) -> dict[int, int]:
    """`subject inflicts +1 damage on the next Site it damages`: a subject within is that of the sentence."""
    if isinstance(node, deeds.Deed):
        subject = getattr(node.role("AGENT"), "at", -1)
    if isinstance(node, deeds.Gap) and isinstance(node.deed.role("AGENT"), deeds.Points):
        return {node.deed.role("AGENT").at: subject}
    return {at: own for part in deeds.parts(node) for at, own in _subjects(part, subject).items() if own >= 0}


def _own_players(node: Any, subject: int = -1) -> dict[int, int]:
    """`the winner may return a card from his or her smoked pile`: whose clause it is, of two players."""
    who = node.who if isinstance(node, deeds.May) else node.role("AGENT") if isinstance(node, deeds.Deed) else None
    subject = getattr(who, "at", subject)
    if isinstance(node, deeds.Points) and node.nouns is None and _family(node.word) in PERSONAL:
        return {node.at: subject} if 0 <= subject < node.at else {}
    return {at: own for part in deeds.parts(node) for at, own in _own_players(part, subject).items()}


def _same_subject(ability: deeds.Ability) -> dict[int, int]:
    """`Whenever this card enters a zone with a hero, it fights.`: the subject of the clause it follows."""
    events = [one for one in ability.adjuncts if isinstance(one, deeds.Event) and len(one.deeds) == 1]
    first = ability.body[0] if ability.body else None
    while isinstance(first, deeds.Last) and first.body:
        first = first.body[0]
    who: Any = first.deed.role("AGENT") if isinstance(first, deeds.Do) else None
    agent = events[0].deeds[0].role("AGENT") if len(events) == 1 else None
    happens_to = events[0].deeds[0].roles if len(events) == 1 and isinstance(who, deeds.This) else ()
    if len(happens_to) == 1 and isinstance(happens_to[0][1], deeds.Points) and happens_to[0][1].nouns is None:
        return {happens_to[0][1].at: who.at}  # `this card damages it when it enters play`
    if isinstance(ability.needs, deeds.State) and not events:
        agent = ability.needs.who  # `while this card is attacking a Character, it gains Ambush`
    if not isinstance(who, deeds.Points) or who.nouns is not None or not isinstance(agent, deeds.This):
        return {}
    return {who.at: min((agent.at, *(_places(events[0].deeds[0]) if events else ())))}


def _places(deed: deeds.Deed) -> list[int]:
    """Where those stand who have a part in a deed; its subject is first: `a Character is damaged by this card`."""
    return [who.at for _, who in deed.roles if isinstance(who, (deeds.Picked, deeds.All)) and who.at >= 0]


def _doing(needs: Any, lexicon: Lexicon) -> frozenset[str]:
    """What the card itself is doing for as long as the ability works: `while intercepting`."""
    if not isinstance(needs, deeds.State) or needs.non or not isinstance(needs.who, deeds.This):
        return frozenset()
    words = {one.word for one in needs.traits if isinstance(one, deeds.Is) and not one.non}
    known = (form for word in words for words_of, form in lexicon.verbs.get(word, ()) if words_of == (word,))
    return frozenset(form.verb.sense for form in known if form.form == "ing")


def _suffering(node: Any, senses: tuple[str, ...]) -> frozenset[int]:
    """The places of words for a card that has to be in play for what is done to it."""
    if isinstance(node, deeds.Deed) and node.sense in senses:
        return frozenset(who.at for _, who in node.roles if isinstance(who, deeds.Points))
    return frozenset(at for part in deeds.parts(node) for at in _suffering(part, senses))


def _pointers(points: list[deeds.Points], mentions: list[Mention], lexicon: Lexicon) -> list[deeds.Points]:
    """Words that name again which card is meant: `target`, `that Character`."""
    made = {one.at + 1 for one in mentions}  # a word that the grammar put there, `whoever ...`
    named = [one for one in points if not one.many and one.word in ("target", "that") and one.at not in made]
    cards = [one for one in named if one.nouns is None or lexicon.is_kind(one.nouns.kind, "card")]
    return sorted(cards, key=lambda one: one.at)


def _same_targets(ability: deeds.Ability) -> deeds.Ability:
    """`target Character` after a target was named is that target, not another one."""
    before = (ability.users, ability.needs, ability.adjuncts, ability.costs)
    if not any(type(one) is deeds.Deed and one.sense == "target" for one in deeds.walk(before)):
        return ability
    if all(one.sense != "target" for one in _mentions(replace(ability, body=()))):
        return ability

    def renamed(node: Any) -> Any:
        if isinstance(node, deeds.Picked) and node.word == "target" and isinstance(node.nouns, deeds.Nouns):
            if not node.nouns.before and not node.nouns.after:
                return deeds.Points("target", node.nouns, False, (node.nouns.kind,), node.at)
        return node

    named: deeds.Ability = replace(ability, body=deeds.changed(ability.body, renamed))
    moved = {node.at for node in _all_points(named.body) if node.word == "target" and node.nouns is not None}

    def same(node: Any) -> Any:
        again = isinstance(node, deeds.Points) and node.word == SAME and node.at in moved
        return deeds.Points("target", None, False, ("card",), node.at + 1) if again else node

    found: deeds.Ability = replace(named, body=deeds.changed(named.body, same))
    return found


def _known_doers(ability: deeds.Ability, lexicon: Lexicon) -> deeds.Ability:
    """`When a Site is burned, ... the player who burned it`: somebody burned it, and that player is meant."""
    events = [one for one in ability.adjuncts if type(one) is deeds.Event and len(one.deeds) == 1]
    deed = events[0].deeds[0] if len(events) == 1 else None
    answers = [one for one in ability.adjuncts if type(one) is deeds.Answers and type(one.what) is deeds.Picked]
    if len(answers) == 1 and not events:
        deed = deeds.Deed("play", (("WHAT", answers[0].what),))
    if deed is None or not any(_is_doer(one, deed, lexicon) for one in deeds.walk(ability.body)):
        if deed is None or not any(_is_doer(one, deed, lexicon) for one in deeds.walk(ability.costs)):
            return ability

    def that_player(node: Any) -> Any:
        if not _is_doer(node, deed, lexicon):
            return node
        return deeds.Points("that", deeds.Nouns("player"), False, ("player",), node.at)

    named = replace(
        ability, body=deeds.changed(ability.body, that_player), costs=deeds.changed(ability.costs, that_player)
    )
    what = getattr(deed.role("WHAT") or deed.role("ON"), "at", -1)
    if deed.role("AGENT") is not None or what < 0:
        return named
    somebody = deeds.Picked(deeds.Nouns("player"), at=what + 1)
    if not events:
        gap = deeds.Gap(deeds.Deed("play", (("AGENT", somebody),)), "WHAT")
        played = replace(answers[0].what, nouns=with_after(answers[0].what.nouns, gap))
        known = tuple(deeds.Answers(played) if one is answers[0] else one for one in ability.adjuncts)
        return replace(named, adjuncts=known)
    done = replace(deed, roles=tuple(sorted((*deed.roles, ("AGENT", somebody)), key=lambda role: role[0])))
    adjuncts = tuple(replace(one, deeds=(done,)) if one is events[0] else one for one in ability.adjuncts)
    return replace(named, adjuncts=adjuncts)


def _returns(deed: deeds.Deed) -> bool:
    """`return it to play`."""
    back = deed.sense == "return" and deed.role("TO") == deeds.Area("play")
    return back and type(deed.role("WHAT")) is deeds.Points


def _is_doer(node: Any, deed: deeds.Deed, lexicon: Lexicon) -> bool:
    """`the player who burned that Site`, of a deed that is waited for."""
    if type(node) is not deeds.Points or node.word != "the" or node.nouns is None or len(node.nouns.after) != 1:
        return False
    gap = node.nouns.after[0]
    done = type(gap) is deeds.Gap and gap.past and gap.role == "AGENT" and not (gap.non or gap.mood or gap.span)
    said = done and [_points_or_much(who) for name, who in gap.deed.roles] == [True]
    return bool(said) and gap.deed.sense == deed.sense and lexicon.is_kind(node.nouns.kind, "player")


def _is_called_by(sense: str, kind: str) -> bool:
    """`interceptor`, of `intercept`; `attacker`, of `turn to attack`: who is called by what they do."""
    verb = sense.rpartition(" ")[2]
    return bool(verb) and kind in (f"{verb}er", f"{verb}or")


def _points_or_much(who: Any) -> bool:
    """`burned it`, `inflicted that damage`, `inflicted the damage`: what was spoken of."""
    return type(who) is deeds.Points or (type(who) is deeds.All and who.word == "the")


def _all_points(node: Any) -> list[deeds.Points]:
    return [one for one in deeds.walk(node) if type(one) is deeds.Points]


def _numbered(ability: deeds.Ability) -> deeds.Ability:
    """Slots from 0, in the order of the tree: the same for every wording."""
    order: dict[int, int] = {}

    def collect(node: Any) -> Any:
        if isinstance(node, (deeds.Picked, deeds.All, deeds.Part)):
            order.setdefault(node.at, len(order))
            return replace(node, slot=order[node.at])
        return node

    slotted: deeds.Ability = deeds.changed(ability, collect)
    if not any(type(one) is deeds.Ref for one in deeds.walk(slotted)):
        return slotted
    numbered: deeds.Ability = deeds.changed(
        slotted, lambda node: replace(node, slot=order[node.slot]) if isinstance(node, deeds.Ref) else node
    )
    return numbered


def _mentions(ability: deeds.Ability) -> list[Mention]:
    found: list[Mention] = []
    for part in ("users", "needs", "adjuncts", "costs", "body"):
        _collect(getattr(ability, part), part, "", "", found)
    return found


def _collect(node: Any, part: str, sense: str, role: str, found: list[Mention]) -> None:
    if isinstance(node, deeds.Deed):
        for name, who in node.roles:
            _collect(who, part, node.sense, name, found)
        return
    if isinstance(node, (deeds.Picked, deeds.All)) and node.at >= 0:
        kind = node.nouns.kind if isinstance(node.nouns, deeds.Nouns) else "card"
        each = isinstance(node, deeds.All) and node.word in ("each", "the")
        many = (isinstance(node, deeds.All) and not each) or (isinstance(node, deeds.Picked) and node.most != 1)
        found.append(Mention(node.at, kind, many, node, part, sense, role))
    if isinstance(node, deeds.Part) and node.amount is not None:
        found.append(Mention(node.at, "card", node.amount != deeds.Number(1), node, part, sense, role))
    if isinstance(node, deeds.Related) and node.at >= 0:
        found.append(Mention(node.at, node.kind, False, node, part, sense, role))
    if isinstance(node, deeds.Called) and node.at >= 0:
        found.append(Mention(node.at, "card", False, node, part, sense, role))
    if isinstance(node, deeds.This) and node.at >= 0:
        found.append(Mention(node.at, _OWN, False, node, part, sense, role))
    for inner in deeds.parts(_without_nominals(node)):
        _collect(
            inner, part, sense if isinstance(node, tuple) else "", role if isinstance(node, tuple) else "", found
        )


def _without_nominals(node: Any) -> Any:
    """`it is a Site` speaks of it, and brings in no other Site."""
    if not isinstance(node, deeds.State):
        return node
    return replace(node, traits=tuple(one for one in node.traits if not isinstance(one, deeds.Picked)))


def _kinds(node: Any) -> set[str]:
    """The kinds of thing that a phrase describes."""
    nouns = node.nouns if isinstance(node, (deeds.Picked, deeds.All)) else None
    options = nouns.options if isinstance(nouns, deeds.OneOfNouns) else (nouns,) if nouns is not None else ()
    return {one.kind for one in options}


def _is_named(node: Any) -> bool:
    """Whether a card is known by its name: that may be a person's."""
    nouns = getattr(node, "nouns", None)
    titled = isinstance(nouns, deeds.Nouns) and any(isinstance(one, deeds.Titled) for one in nouns.before)
    return titled or isinstance(node, deeds.Called)


def _family(word: str) -> str:
    """Pronouns that are forms of one: `he, him, his`."""
    families = (("he", "him", "his", "himself"), ("she", "her", "herself"), ("it", "its", "itself"))
    return next((forms[0] for forms in families if word in forms), word)


def _everybody(node: Any) -> Any:
    """All of a kind, however often they are spoken of: `all players discard ... and all players draw`."""
    return node.nouns if isinstance(node, deeds.All) and node.word in ("all", "each") else None


class _Binder:
    def __init__(
        self,
        mentions: list[Mention],
        lexicon: Lexicon,
        book: Book,
        pronouns: list[deeds.Points],
        stops: tuple[int, ...],
        left_out: dict[int, int],
        subjects: dict[int, int],
        measures: list[Any],
        pointers: list[deeds.Points],
        spans: frozenset[str] = frozenset(),
        persons: bool = True,
        by_relation: tuple[Any, ...] = (),
        suffering: frozenset[int] = frozenset(),
        doing: frozenset[str] = frozenset(),
        others_only: frozenset[int] = frozenset(),
        returning: frozenset[int] = frozenset(),
        would: bool = False,
    ) -> None:
        self.mentions = mentions
        #: Each once: `an opponent seizes or burns it` speaks of one opponent, who does either.
        self.known = list({(one.at, one.kind): one for one in reversed(mentions)}.values())[::-1]
        self.lexicon = lexicon
        self.book = book
        self.pronouns = pronouns
        self.stops = stops
        self.left_out = left_out
        self.subjects = subjects
        self.measures = measures
        self.pointers = pointers
        self.spans = spans
        self.persons = persons
        self.by_relation = by_relation
        self.suffering = suffering
        self.doing = doing
        #: Where a word stands for another card, if there is one: `its controller` of the card itself is `you`.
        self.others_only = others_only
        #: Where a word stands for a card that returns to play, as no card does that is there.
        self.returning = returning
        #: Whether it is about what would happen, so that nobody is gone yet.
        self.would = would

    def bind(self, node: Any) -> Any:
        if not isinstance(node, deeds.Points):
            return node
        known = self.known_without(node)
        if known is not None:
            return known
        fitting = self.fitting(node)
        same = [one for one in fitting if one.at == self.subjects.get(node.at)]
        if node.nouns is None and same:
            suffers = (
                same[0].part == "adjuncts" and same[0].role != "AGENT" and isinstance(same[0].node, deeds.Picked)
            )
            return deeds.Ref(same[0].at, f"that {same[0].kind}") if suffers else self.only(node, same)
        others = [one for one in fitting if not isinstance(one.node, deeds.This)]
        itself = [one for one in fitting if isinstance(one.node, deeds.This)]
        if self.is_own_pronoun(node):
            if not others:
                return deeds.This(node.at, node.word)
            raise Unbound(node.at, f"“{self.words(node)}” could be this card or another that was spoken of")
        again = self.named_again(node)
        if again is not None:
            return again
        near = [one for one in others if self.is_choice(one) and self.same_sentence(one.at, node.at)]
        if node.nouns is None and _family(node.word) == "it" and len(near) == 1:
            return self.only(node, near)
        moved = self.moved(node, others)
        if moved is not None:
            return moved
        paid = any(one.part == "costs" and one.sense not in ("target", "choose") for one in others)
        if paid and node.nouns is None and self.book.itself and self.may_be_itself(node):
            raise Unbound(node.at, f"“{self.words(node)}” could be this card or what is paid with")
        alone = self.is_of_own_sentence(node, itself, others)
        return self.only(node, itself[:1] if alone else self.in_play(node, [*itself[:1], *others]))

    def known_without(self, node: deeds.Points) -> Any:
        """Who is meant whatever was spoken of before; else nothing."""
        if node.word == SAME:
            player = any(self.lexicon.is_kind(sort, "player") for sort in node.sorts)
            return deeds.Ref(node.at, ("they" if node.many else "he or she") if player else "it")
        described = self.as_described(node)
        return deeds.This(node.at, node.word) if described is None and self.is_own_person(node) else described

    def fitting(self, node: deeds.Points) -> list[Mention]:
        """The mentions that a word may mean."""
        own = self.left_out.get(node.at)
        found = [one for one in self.known if one.at < node.at and one.at != own and self.fits(node, one)]
        if node.at in self.others_only or (node.at in self.returning and self.stays()):
            found = [one for one in found if not isinstance(one.node, deeds.This)] or found
        if node.word in ("target", "targets") and len(found) > 1:  # what the text itself targets
            found = [one for one in found if one.part in ("costs", "body")] or found
        if node.word == "that" and len(found) > 1:  # a card by its part in the game is called by that
            found = [one for one in found if not self.is_by_name(one)] or found
        return found

    def stays(self) -> bool:
        """Whether nothing takes the card itself out of play, so that it does not return there."""
        own = [one for one in self.mentions if isinstance(one.node, deeds.This)]
        return bool(own) and not any(one.sense in self.book.leaving for one in own)

    def is_by_name(self, one: Mention) -> bool:
        """`subject`: whoever has a name of their own in the text."""
        named = isinstance(one.node, deeds.Related) and one.node.of is None
        return named and self.lexicon.kinds[one.node.kind].sort == "name"

    def is_own_person(self, node: deeds.Points) -> bool:
        """Whether a text speaks of its own card as of a person."""
        if not self.book.own_person or not self.persons or node.nouns is not None or "card" not in node.sorts:
            return False
        return _family(node.word) in ("he", "she")

    def is_of_own_sentence(self, node: deeds.Points, itself: list[Mention], others: list[Mention]) -> bool:
        """`Toast this card at the end of the turn if it is unplayed.`: whom alone its sentence speaks of."""
        if node.nouns is not None or _family(node.word) != "it" or not itself or not others:
            return False
        places = [one.at for one in others] + [one.at for one in self.pointers]
        near = [at for at in places if at < node.at and self.same_sentence(at, node.at)]
        return itself[-1].role == "WHAT" and self.same_sentence(itself[-1].at, node.at) and not near

    def in_play(self, node: deeds.Points, fitting: list[Mention]) -> list[Mention]:
        """Of two, not the one that is gone: `when she smokes a Character, remove 3 damage from her`."""
        if len(fitting) < 2 or node.nouns is not None or node.at not in self.suffering or self.would:
            return fitting
        gone = [
            one
            for one in fitting
            if one.kind in self.book.never_in_play
            or (one.part == "adjuncts" and one.sense in self.book.leaving and one.role == "WHAT")
        ]
        return [one for one in fitting if one not in gone]

    def as_described(self, node: deeds.Points) -> Any:
        """What is meant by how it was described or measured, and is nobody in particular; else nothing."""
        if node.word == SUCH and node.nouns is not None:
            return self.described_before(node, node.nouns.kind)
        much = self.that_much(node)
        return None if much is None else deeds.Measure(deeds.ThatMuch(), much)

    def described_before(self, node: deeds.Points, kind: str) -> Any:
        """`such Characters`: whoever fits the one description of Characters that was given before."""
        described = {one.node.nouns for one in self.mentions if one.at < node.at and _kinds(one.node) == {kind}}
        described.discard(node.nouns)
        if len(described) != 1:
            raise Unbound(node.at, f"“{self.words(node)}” could be as none or several that were spoken of")
        return deeds.All(described.pop(), "", at=node.at)

    def that_much(self, node: deeds.Points) -> Any:
        """`that Power`, `it`: as much as was spoken of, of what is measured."""
        if node.word == "that" and node.nouns in self.measures:
            return node.nouns
        if node.word != "it" or len(node.sorts) != 1:
            return None
        fitting = [one for one in self.measures if self.lexicon.is_kind(one.kind, node.sorts[0])]
        return fitting[0] if len(fitting) == 1 else None

    def is_own_pronoun(self, node: deeds.Points) -> bool:
        """Whether the text calls the card itself so before anybody else is spoken of: `when he attacks, heal him`."""
        if node.nouns is not None or not self.book.itself:
            return False
        before = [one for one in self.pronouns if one.at < node.at and _family(one.word) == _family(node.word)]
        return any(not any(self.fits(one, other) for other in self.mentions if other.at < one.at) for one in before)

    def named_again(self, node: deeds.Points) -> Any:
        """`turn target and inflict 2 damage on it`: whom the sentence has just pointed to, if nobody came between."""
        if node.nouns is not None or _family(node.word) != "it":
            return None
        before = [one for one in self.pointers if one.at < node.at and self.same_sentence(one.at, node.at)]
        if not before or any(before[-1].at < one.at < node.at and self.fits(node, one) for one in self.mentions):
            return None
        meant = self.bind(before[-1])
        return deeds.Ref(meant.slot, node.word) if isinstance(meant, deeds.Ref) else None

    def moved(self, node: deeds.Points, others: list[Mention]) -> Any:
        """What the text has just brought back to play, or found where it searched."""
        back = self.brought_back(node)
        sought = [one for one in others if (one.sense, one.role) == SOUGHT]
        named = _family(node.word) == "it" or (node.word == "that" and bool(sought) and sought[0].at < node.at)
        return self.only(node, sought) if back is None and len(sought) == 1 and named else back

    def brought_back(self, node: deeds.Points) -> Any:
        """`return that Character to play. It gains ...`: what has just returned to play, as it is there now."""
        if node.nouns is not None or _family(node.word) != "it" or node.at in self.returning:
            return None
        before = [one for one in (*self.pointers, *self.pronouns) if one.at in self.returning and one.at < node.at]
        meant = self.bind(max(before, key=lambda one: one.at)) if before else None
        return deeds.Ref(meant.slot, node.word) if isinstance(meant, deeds.Ref) else None

    def is_choice(self, one: Mention) -> bool:
        """Whether somebody chooses it as the text is carried out."""
        return one.part == "body" and isinstance(one.node, deeds.Picked)

    def same_sentence(self, one: int, other: int) -> bool:
        """Whether no sentence ends between two places."""
        return not any(one < stop < other for stop in self.stops)

    def only(self, node: deeds.Points, fitting: list[Mention]) -> Any:
        words = self.words(node)
        if not fitting:
            if node.many and any(one.at > node.at and one.many and self.fits(node, one) for one in self.mentions):
                raise Unbound(node.at, f"“{words}” could be this card or those that are spoken of later")
            if self.book.itself and node.nouns is None and self.may_be_itself(node):
                return deeds.This(node.at, node.word)
            return self.otherwise_known(node)
        if len(fitting) > 1 and node.nouns is not None:
            named = [one for one in fitting if self.lexicon.is_kind(one.kind, node.nouns.kind)]
            fitting = named or fitting  # `that Event` after an Event and a card is the Event
            doing = [one for one in fitting if one.role == "AGENT" and _is_called_by(one.sense, node.nouns.kind)]
            fitting = doing if len(doing) == 1 else fitting  # `that interceptor` is the one that intercepts
            exact = [one for one in fitting if one.kind == node.nouns.kind]
            fitting = exact if len(exact) == 1 else fitting  # `that card` after a Character and a card is the card
        fitting = self.alike(fitting)
        if len(fitting) > 1 and node.word == "targets" and not any(one.many for one in fitting):
            return deeds.Ref(fitting[-1].at, "targets")  # all that were targeted one by one
        if len(fitting) > 1:
            raise Unbound(node.at, f"“{words}” could be one of {len(fitting)} that were spoken of")
        one = fitting[0]
        if isinstance(one.node, (deeds.Related, deeds.Called)):
            return deeds.changed(one.node, self.bind)
        return deeds.This(node.at, node.word) if isinstance(one.node, deeds.This) else deeds.Ref(one.at, words)

    def otherwise_known(self, node: deeds.Points) -> Any:
        """What is meant though the text does not bring it in: what a card goes with, or what is going on."""
        if node.word in ("that", "the") and node.nouns is not None and node.nouns.kind in self.book.beside:
            return deeds.Related(BESIDE, node.nouns)
        if node.nouns is not None and node.nouns.kind in self.book.kept and node.word in ("that", "the chosen"):
            return deeds.Related(node.nouns.kind)
        if node.nouns is not None and self.is_going_on(node):
            return deeds.Related(node.nouns.kind)
        if node.nouns is not None and len(node.sorts) > 1 and node.sorts[-1] in self.doing:
            done = deeds.Deed(node.sorts[-1], (("AGENT", deeds.This(node.at)),))
            there = replace(node.nouns, after=(deeds.Gap(done, "WHAT", going_on=True),))
            return deeds.All(there, "the", at=node.at)
        if len(self.by_relation) == 1 and self.is_of_player(node):
            return deeds.changed(self.by_relation[0], self.bind)
        raise Unbound(node.at, f"nothing was spoken of that “{self.words(node)}” could mean")

    def is_of_player(self, node: deeds.Points) -> bool:
        """Whether words can only mean a player: `his or her`, `that player`."""
        if node.nouns is None:
            return node.sorts == ("player",)
        return node.word == "that" and node.nouns == deeds.Nouns("player")

    def is_going_on(self, node: deeds.Points) -> bool:
        """Whether a span of the game is meant in which it is said to be done: `during an attack ... the attack`."""
        kind = node.nouns.kind if node.nouns is not None else ""
        return node.word == "the" and node.nouns == deeds.Nouns(kind) and kind in self.spans

    def alike(self, fitting: list[Mention]) -> list[Mention]:
        """One of those that are the same: of one relation, or all of a kind; or the last, where the book says so."""
        if len(fitting) < 2:
            return fitting
        if all(isinstance(one.node, deeds.Related) for one in fitting) and len({one.kind for one in fitting}) == 1:
            return fitting[:1]
        every = {_everybody(one.node) for one in fitting}
        if len(every) == 1 and None not in every:
            return fitting[-1:]
        return fitting[-1:] if self.book.last else fitting

    def is_sort(self, one: Mention, kind: str) -> bool:
        """Whether a mention may be called so: by its kind, one above it, or another name for it."""
        return self.lexicon.is_kind(one.kind, kind) or self.lexicon.is_kind(kind, one.kind)

    def may_be_called(self, one: Mention, kind: str) -> bool:
        """Whether `that N` may be a mention; where it may be what a card goes with, only one known to be an N."""
        return self.lexicon.is_kind(one.kind, kind) if kind in self.book.beside else self.is_sort(one, kind)

    def words(self, node: deeds.Points) -> str:
        if node.word == "target":
            return node.word
        return f"{node.word} {self.noun(node)}" if node.nouns is not None else node.word

    def noun(self, node: deeds.Points) -> str:
        assert node.nouns is not None
        known = self.lexicon.kinds[node.nouns.kind]
        return known.plural if node.many else known.word

    def may_be_itself(self, node: deeds.Points) -> bool:
        many = ("they", "them", "their") if self.persons else ()  # a Character may be several people
        return node.word in ("it", "its", "he", "she", "him", "her", "his", "itself", *many) and "card" in node.sorts

    def is_itself(self, node: deeds.Points) -> bool:
        """Whether words may mean the card itself: not `he`, where the book has no cards for persons."""
        if node.nouns is not None or node.many or node.word == "target":
            return False
        return "card" in node.sorts and not (self.book.impersonal and _family(node.word) in PERSONAL)

    def fits(self, node: deeds.Points, one: Mention) -> bool:
        if isinstance(one.node, deeds.This):
            return self.is_itself(node)
        if node.word in ("target", "targets"):
            if node.nouns is not None and not self.is_sort(one, node.nouns.kind):
                return False
            return (one.sense, one.role) == ("target", "WHAT") or (
                isinstance(one.node, deeds.Picked) and "target" in one.node.word
            )
        if len(node.sorts) > 1 and node.nouns is not None and one.sense not in node.sorts[1:]:
            return False
        plain_they = node.many and self.lexicon.is_kind(one.kind, "player")
        if node.many != one.many and not (plain_they and not one.many):
            return False
        if node.nouns is not None:
            said = tuple(map(_of_noun, getattr(getattr(one.node, "nouns", None), "before", ())))
            if node.nouns.after or any(word not in said for word in map(_of_noun, node.nouns.before)):
                return False  # `that <Demon>` is one that was called so
            return self.may_be_called(one, node.nouns.kind)
        if _family(node.word) in PERSONAL:
            if not self.lexicon.is_person(one.kind) and not _is_named(one.node):
                return False
        return any(self.lexicon.is_kind(one.kind, sort) for sort in node.sorts) and not (
            node.word in ("it", "its") and self.lexicon.is_kind(one.kind, "player")
        )


def _of_noun(one: Any) -> Any:
    """A word that stands for its noun (`that <Demon>`) as one that stands before it."""
    return replace(one, head=False) if isinstance(one, deeds.Is) else one

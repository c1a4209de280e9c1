"""The words of a game: those that all games share, and its own. Tables in, checked, indexed by first word."""

from __future__ import annotations

import re
from typing import Any, NamedTuple, TypeVar

from quickening.english.forms import FORMS, verb_forms, with_s
from quickening.english.tables import rows
from quickening.text.phrasebook import word_of
from quickening.text.tokens import tokens

COMMON = "quickening.english.words"
#: In place of a sort: another word for the noun that it is under.
SAME_NOUN = "="
#: Sorts that no noun has: what else may take a role, an end of a pile, and a card or a player.
OTHER_SORTS = frozenset(
    {
        *("feature", "bold", "means", "price", "dearer", "number", "amount", "each", "way", "own", "itself", "there"),
        *("random", "apiece", "blow", "afterward", "turning", "state", "manner", "duration", "trait", "figure"),
        *("score", "likeness", "signs", "run", "part", "anyone"),
    }
)
_ROLE = re.compile(
    r"(?P<open>\[)?(?:(?P<prep>[a-z ]+?) )?(?P<role>[A-Z_]+):(?P<sorts>[\w|. -]+?)(?P<close>\])?(?= |$)"
)


Entry = TypeVar("Entry")


class Role(NamedTuple):
    """A part in a deed: what introduces it, what may take it, and whether it has to be there."""

    name: str
    sorts: tuple[str, ...]
    preposition: tuple[str, ...] = ()
    needed: bool = True


class Verb(NamedTuple):
    """One line of a verb table: a verb with one frame and one sense."""

    word: str
    sense: str
    agent: Role | None
    objects: tuple[Role, ...]
    others: tuple[Role, ...]
    rest: tuple[str, ...]
    where: str


class Noun(NamedTuple):
    """A noun: its sort, what it is a kind of, and whether it is counted."""

    word: str
    plural: str
    sort: str
    under: str
    mass: bool
    person: bool
    where: str


class Adjective(NamedTuple):
    """A word that narrows down nouns of some sorts; `behind`: it never stands before the noun (`in combat`).

    `one`: there is one such at a place, so that it may be spoken of as `the front-row Site`.
    """

    word: str
    sorts: tuple[str, ...]
    where: str
    behind: bool = False
    one: bool = False


class Keyword(NamedTuple):
    """A keyword: whether a number follows, and whether a card may gain it."""

    word: str
    takes: str
    where: str


class Relation(NamedTuple):
    """Words between two things: of what they are said, what follows, and whether they may follow a noun directly."""

    word: str
    of: tuple[str, ...]
    takes: Role
    bare: bool
    #: There is but one that stands so: `the Site behind it`.
    single: bool = False


class Form(NamedTuple):
    """A word of a text as a form of a verb."""

    verb: Verb
    form: str


def split(words: str) -> tuple[str, ...]:
    """Words as the reader has them.

    >>> split("an opponent's Feng Shui Site")
    ('a', 'opponent', "'s", 'feng', 'shui', 'site')
    """
    return tuple(word_of(token) for token in tokens(words))


def role_of(text: str) -> list[Role]:
    """The roles of a frame, in order.

    >>> role_of("AMOUNT:damage on ON:card [from FROM:area]")[1]
    Role(name='ON', sorts=('card',), preposition=('on',), needed=True)
    """
    return [
        Role(
            found["role"],
            tuple(found["sorts"].split("|")),
            tuple((found["prep"] or "").split()),
            found["open"] is None,
        )
        for found in _ROLE.finditer(text)
    ]


class Lexicon:
    """All words of a game, by the first word of each form."""

    def __init__(self, package: str) -> None:
        self.package = package
        self.verbs: dict[str, list[tuple[tuple[str, ...], Form]]] = {}
        #: The verbs in each form by itself.
        self.verbs_in: dict[str, dict[str, list[tuple[tuple[str, ...], Form]]]] = {form: {} for form in FORMS}
        self.nouns: dict[str, list[tuple[tuple[str, ...], Noun, bool]]] = {}
        self.adjectives: dict[str, list[tuple[tuple[str, ...], Adjective]]] = {}
        self.keywords: dict[str, list[tuple[tuple[str, ...], Keyword]]] = {}
        self.relations: dict[str, list[tuple[tuple[str, ...], Relation]]] = {}
        self.adjuncts: dict[str, list[tuple[tuple[str, ...], dict[str, str]]]] = {}
        self.amounts: dict[str, list[tuple[tuple[str, ...], str]]] = {}
        self.idioms: dict[str, list[tuple[tuple[str, ...], str]]] = {}
        #: How each of them is put.
        self.idiom_words: dict[str, str] = {}
        self.kinds: dict[str, Noun] = {}
        #: What `any target` may be: the kinds that damage lies on.
        self.targets: list[str] = []
        #: What a card's own name is, as a noun: `another Boom Boom` is another card of this title.
        self.own: Noun | None = None
        #: The verbs of each sense, in the order of the tables.
        self.senses: dict[str, list[Verb]] = {}
        self.sorts: set[str] = set()
        #: Adjectives of which there is one such thing at a place.
        self.alone: set[str] = set()
        #: Words before a number, words behind it, and the row of the table.
        self.counted: dict[str, list[tuple[tuple[str, ...], tuple[tuple[str, ...], dict[str, str]]]]] = {}
        #: Words with a capital that are no names; where there are none, no names are read.
        self.reserved = frozenset(word for row in self.table("reserved.tsv") for word in row["words"].split())
        #: Words with a capital that no card has for its title, where a card may be called by that alone.
        self.untitled = frozenset(word for row in self.table("untitled.tsv") for word in row["words"].split())
        #: Words before a verb that say how it is done: `successfully`.
        self.adverbs = frozenset(row["adverb"] for row in self.table("adverbs.tsv"))
        self.signs = any(row["noun"] == "designator" for row in self.table("nouns.tsv"))
        for row in self.table("adjuncts.tsv"):
            _add(self.adjuncts, split(row["words"]), row)
            if row["kind"] == "counted":
                before, _, after = row["words"].partition(" N ")
                _add(self.counted, split(before), (split(after), row))
        for row in self.table("verbs.tsv"):
            self.add_verb(row)
        for row in self.table("nouns.tsv"):
            self._add_noun(row)
        for row in self.table("adjectives.tsv"):
            self._add_adjective(row)
        for row in self.table("keywords.tsv"):
            _add(self.keywords, split(row["keyword"]), Keyword(row["keyword"], row["takes"], row["where"]))

        for row in self.table("amounts.tsv"):
            _add(self.amounts, split(row["words"]), row["key"])
        for row in self.table("idioms.tsv"):
            _add(self.idioms, split(row["words"]), row["sense"])
            self.idiom_words.setdefault(row["sense"], row["words"])
        for row in self.table("relations.tsv"):
            takes = Role("WHAT", tuple(row["takes"].split("|")))
            marks = row["bare"].split()
            relation = Relation(
                row["key"] or row["words"],
                tuple(row["of"].split("|")),
                takes,
                bool(marks),
                "single" in marks,
            )
            _add(self.relations, split(row["words"]), relation)
        self.check_roles()
        self._put_longest_first()

    def table(self, name: str) -> tuple[dict[str, str], ...]:
        """The rows of a table: those of all games, then those of this one."""
        return (*rows(COMMON, name), *rows(self.package, name))

    def _put_longest_first(self) -> None:
        """As a place is read: `Feng Shui Site` before `Site`."""
        several: tuple[dict[str, list[Any]], ...] = (self.verbs, *self.verbs_in.values(), self.nouns, self.adjectives)
        for table in (*several, self.keywords, self.relations, self.adjuncts, self.amounts, self.idioms):
            longest_first(table)

    def add_verb(self, row: dict[str, str]) -> None:
        """A line of a table: a verb with one frame, in all its forms."""
        before, _, behind = row["frame"].partition("_")
        left = [one for one in (_ROLE.sub("", before).strip(), _ROLE.sub("", behind).strip()) if one]
        if left:
            raise ValueError(f"{row['where']}: {left[0]!r} is no role of a frame")
        agent = role_of(before.strip())
        roles = role_of(behind.strip())
        first, *rest = row["verb"].split()
        verb = Verb(
            row["verb"],
            row["sense"] or row["verb"],
            agent[0] if agent else None,
            tuple(role for role in roles if not _may_be_last(role)),
            tuple(role for role in roles if _may_be_last(role)),
            tuple(rest),
            row["where"],
        )
        self.senses.setdefault(verb.sense, []).append(verb)
        if not agent and not roles:
            raise ValueError(f"{row['where']}: a verb without a role")
        for form, word in verb_forms(first).items():
            if first == "be" and form != "plain":
                continue  # what somebody is, is read as such
            for table in (self.verbs, self.verbs_in[form]):
                _add(table, split(" ".join((word, *rest))), Form(verb, form))

    def check_roles(self) -> None:
        """A role whose sort nothing has would never fit: of two words, only the first would be its sort."""
        known = {*self.kinds, *self.sorts, *OTHER_SORTS}
        for verb in (verb for verbs in self.senses.values() for verb in verbs):
            for role in (verb.agent, *verb.objects, *verb.others):
                unknown = [sort for sort in role.sorts if sort not in known] if role is not None else []
                if unknown:
                    raise ValueError(f"{verb.where}: {unknown[0]!r} is no sort of thing")

    def _add_adjective(self, row: dict[str, str]) -> None:
        if row["sorts"].startswith(SAME_NOUN):  # another word for one that is known
            entries = (one for known in self.adjectives.values() for _, one in known)
            word, _, sorts = row["sorts"].removeprefix(SAME_NOUN).partition(":")
            same = next(one for one in entries if one.word == word)
            said_of = tuple(sorts.split("|")) if sorts else same.sorts
            _add(self.adjectives, split(row["adjective"]), same._replace(sorts=said_of))
            return
        flags = (bool(row.get("behind")), bool(row.get("one")))
        known = Adjective(row["adjective"], tuple(row["sorts"].split("|")), row["where"], *flags)
        _add(self.adjectives, split(row["adjective"]), known)
        if known.one:
            self.alone.add(known.word)

    def _add_noun(self, row: dict[str, str]) -> None:
        word = row["noun"]
        plural = row["plural"] or with_s(word)
        if row["sort"] == SAME_NOUN:
            self._add_forms(word, plural, self.kinds[row["under"]])
            return
        noun = Noun(word, plural, row["sort"], row["under"], *_flags(row["flags"]), row["where"])
        if word in self.kinds:
            raise ValueError(f"{row['where']}: {word!r} is there already")
        self.kinds[word] = noun
        self.sorts.add(noun.sort)
        if "own" in row["flags"].split():
            self.own = noun
        if "target" in row["flags"].split():
            self.targets.append(word)
        self._add_forms(word, "-" if noun.mass else plural, noun)

    def _add_forms(self, word: str, plural: str, noun: Noun) -> None:
        self.nouns.setdefault(split(word)[0], []).append((split(word), noun, False))
        if plural != "-":
            self.nouns.setdefault(split(plural)[0], []).append((split(plural), noun, True))

    def is_person(self, kind: str) -> bool:
        """Whether `he` and `she` may be said of a kind."""
        noun = self.kinds.get(kind)
        return noun is not None and (noun.person or (bool(noun.under) and self.is_person(noun.under)))

    def is_kind(self, kind: str, wanted: str) -> bool:
        """Whether a kind is what is wanted, or under it."""
        if kind == wanted:
            return True
        noun = self.kinds.get(kind)
        if noun is None:
            return False
        return noun.sort == wanted or (bool(noun.under) and self.is_kind(noun.under, wanted))


def longest_first(table: dict[str, list[Any]]) -> None:
    """Put the entries of a table with more words before those with fewer."""
    for entries in table.values():
        entries.sort(key=lambda entry: -len(entry[0]))


def _may_be_last(role: Role) -> bool:
    """Whether a role stands behind the object, among the others: how far or how needs no preposition."""
    return bool(role.preposition) or role.sorts in (
        ("way",),
        ("state",),
        ("manner",),
        ("apiece",),
        ("there",),
        ("duration",),
    )


def _flags(written: str) -> tuple[bool, bool]:
    """Whether a noun is not counted, and whether it is a person."""
    return "mass" in written.split(), "person" in written.split()


def _add(table: dict[str, list[tuple[tuple[str, ...], Entry]]], words: tuple[str, ...], entry: Entry) -> None:
    table.setdefault(words[0], []).append((words, entry))

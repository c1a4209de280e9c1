"""The reading and printing of a card's whole text; nodes are worded by the rows of `phrases.tsv` and `lists.tsv`."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from quickening.core.data import replace
from quickening.core.once import once_each
from quickening.english.tables import rows
from quickening.english.texts import Read
from quickening.games.highlander.definitions import IN_GAME, PASSING, PRE_GAME
from quickening.games.highlander.importing import type_and_kinds
from quickening.games.highlander.kinds.abilities import PrintedFact, Static
from quickening.games.highlander.kinds.conditions import Compared
from quickening.games.highlander.meaning import reading as by_words
from quickening.games.highlander.meaning.facts import fact_words
from quickening.games.highlander.meaning.settling import by_target, of_either_player, settled
from quickening.games.highlander.meaning.tables import LEXICON, MEANINGS
from quickening.games.highlander.meaning.wording import respelled
from quickening.lang import deeds, nodes, resolve, selections
from quickening.lang.selections import ThisCard, numbered
from quickening.text.phrasebook import Phrasebook
from quickening.text.printer import NotPrintable, write
from quickening.text.reader import NotRead, check_length
from quickening.text.tokens import tokens
from quickening.text.wordings import learn

#: What `read_text` knows as a type of card (HLT 11).
CARD_TYPES = (*IN_GAME, *sorted(PRE_GAME))


def category_of(card_type: str) -> str:
    """Which category reads the text of a type of card."""
    return "event_text" if card_type in PASSING else "standing_text"


def read_text(card_type: str, name: str, text: str, aka: str = "") -> tuple[Any, ...]:
    """A card's text as its abilities. Refuses what it does not understand. `aka` is another name it has."""
    check_length(text, name, aka)
    if not text.strip():
        return ()
    card_type = known_type(card_type, text)
    plain = smoothed(text)
    if card_type in PRE_GAME:  # it is there in every turn
        plain = _THIS_TURN.sub(r"\1 during your turn", plain)
    names = (*names_of(name), *names_of(aka))
    found = by_words.parts_of(card_type, plain, names)
    found = settled(card_type, plain, found)
    if _TARGET_PLAYER.search(text):
        found = of_either_player(text, found)
    try:
        print_text(card_type, found)
    except NotPrintable:
        raise NotRead(plain, 0, (), "that is understood, but there are no words to ask a player about it") from None
    return found


def known_type(words: str, text: str) -> str:
    """The type of a card from the words on it: `Attack: Special`, `Situation: Mortal Ally`."""
    plain = words.strip().lower()
    if plain in PRE_GAME or plain in IN_GAME:
        return plain
    own = "this attack" if re.search(r"\bthis attack\b", text, re.IGNORECASE) else text
    return type_and_kinds(plain.partition(":")[0], own)[0]


def read_by_grammar(card_type: str, name: str, text: str) -> list[Read]:
    """What the shared grammar alone makes of each sentence."""
    found = by_words.by_grammar(card_type, smoothed(text), names_of(name)) if text.strip() else []
    if not _TARGET_PLAYER.search(text):
        return found
    return [one if one.meaning is None else one._replace(meaning=(_WHOM, one.meaning)) for one in found]


#: A player that somebody chooses, of the two there are.
_TARGET_PLAYER = re.compile(r"\btarget (?:player\b|(?=gains|draws))", re.IGNORECASE)
_WHOM = deeds.Keyword("target player")


#: What a Pre-Game card lets a player do `this turn` it lets them do in each of their turns.
_THIS_TURN = re.compile(r"(you may play (?:an|another|\w+) additional (?:\w+ )?\w+) this turn(?=\.)", re.IGNORECASE)
_WHO = r"\b(?:your opponent|target player|target|each player|all players|both players)"
_DO = "discard|lose|draw|take|gain|Burn|shuffle|reshuffle"
_DOES = "discards|loses|draws|takes|gains|Burns|shuffles"


def smoothed(text: str) -> str:
    """A text in one paragraph that ends like a sentence; what stands in brackets is no mere reminder (HL1 15)."""
    text = respelled("text", re.sub(r"\(([A-Z][^()]*[.!])\)", r"\1", text)).strip()
    return text if text.endswith(".") else f"{text}."


def names_of(name: str) -> tuple[str, ...]:
    """What a card may call itself: its title, without what stands in brackets."""
    plain = re.sub(r"\s*\(.*\)", "", name).strip()
    return (plain, f"the {plain}") if plain else ()


def print_text(card_type: str, abilities: tuple[Any, ...]) -> str:
    """Abilities as text in canonical wording, a sentence each."""
    card_type = known_type(card_type, "")
    return " ".join(_sentence(card_type, ability) for ability in abilities)


def _sentence(card_type: str, ability: Any) -> str:
    """An ability in words."""
    if isinstance(ability, PrintedFact):
        return fact_words(card_type, ability)
    told = by_target(ability)
    if told:
        said = " ".join(_sentence(card_type, one) for one in told)
        return said.replace("Your opponent", "Target player").replace("your opponent", "target player")
    keyword = getattr(ability, "keyword", "")
    plain = numbered(replace(ability, keyword="") if keyword else ability, unset=True)
    said = _if_so(card_type, plain) or with_subjects(write(phrasebook(), category_of(card_type), (plain,)))
    return f"{keyword}: {said}" if keyword else said


def _if_so(card_type: str, ability: Any) -> str:
    """What is so on a condition, where the tables have words for the one and the other; else nothing."""
    if not isinstance(ability, Static) or ability.condition is None:
        return ""
    try:
        asked = write(phrasebook(), "condition", ability.condition)
        so = write(phrasebook(), category_of(card_type), (replace(ability, condition=None),))
    except NotPrintable:
        return ""
    return with_subjects(f"If {asked[0].lower()}{asked[1:]}, {so[0].lower()}{so[1:]}")


#: What you do after something another player does, where the next words would be read as going on about that player.
_AFTER_OTHERS = re.compile(
    rf"({_WHO} (?:must|is Disarmed|is Prone|{_DOES})\b[^.]*? and )(?=(?:{_DO}|recover)\b)", re.IGNORECASE
)


#: What is bought that is so then.
_SO_THAT = re.compile(r"(?<!chance) to (?=your (?:opponent|[^.]*?attacks?)(?: this turn)? (?:cannot|may|do|is|are))")
#: What is bought of others: they are forced to do it.
_FORCED = re.compile(r" to (your opponent|each player) (?:must |((?:lose|take|draw|gain))s )")
#: A chance that somebody or something does something, which cannot stand behind `to`.
_CHANCE_OF_OTHERS = re.compile(r"(?<= in 6 chance )to (?=(?:it|this|that|your?|each player|all players)\b)")


def with_subjects(text: str) -> str:
    """A printed text that says `you` where only that tells who does something.

    >>> with_subjects("Your opponent loses 1 Ability and draw a card.")
    'Your opponent loses 1 Ability and you draw a card.'
    >>> with_subjects("There is a 2 in 6 chance to it misses.")
    'There is a 2 in 6 chance that it misses.'
    """
    text = _SO_THAT.sub(" so that ", text)
    text = _FORCED.sub(lambda found: f" to force {found[1]} to {f'{found[2]} ' if found[2] else ''}", text)
    return _AFTER_OTHERS.sub(r"\1you ", _CHANCE_OF_OTHERS.sub("that ", text)).replace("an other ", "another ")


@once_each
def words_of(category: str, node: Any) -> str:
    """A part of a tree in words, for questions and options; worded once."""
    plain = numbered(node, unset=True)
    try:
        text = with_subjects(write(phrasebook(), category, plain))
    except NotPrintable:
        return "what the card says"  # a part that has words only in its sentence
    return text[0].lower() + text[1:]


@cache
def phrasebook() -> Phrasebook:
    """All of Highlander's phrases."""
    book = Phrasebook()
    for category, show, shown in (
        ("n", _number, "a number"),
        ("name", _name, "a name"),
        ("own_name", lambda value: ["this", "card"] if value == ThisCard() else None, "itself"),
        ("exact_ability", _exact_ability, "how much Ability"),
    ):
        book.lexical(category, lambda reading, at: [], show, shown)
    for row in rows(LEXICON, "lists.tsv"):
        book.list_of(row["category"], row["item"], *_joints(row["between"]), least=int(row["least"]))
    known = vars(nodes) | vars(resolve) | vars(selections) | MEANINGS.kinds
    for row in rows(LEXICON, "phrases.tsv"):
        learn(book, row, known)
    book.check()
    return book


def _number(value: Any) -> list[str] | None:
    return [str(value)] if type(value) is int and value >= 0 else None


def _name(value: Any) -> list[str] | None:
    return [token.text for token in tokens(value)] if isinstance(value, str) and value else None


def _exact_ability(condition: Any) -> list[str] | None:
    """`you have exactly 7 Ability`: no less and no more."""
    if not isinstance(condition, Compared) or (condition.figure, condition.least) != ("Ability", condition.most):
        return None
    who = {"you": ["you", "have"], "opponent": ["your", "opponent", "has"]}.get(condition.who)
    return None if who is None else [*who, "exactly", str(condition.most), "Ability"]


def _joints(written: str) -> tuple[str, ...]:
    """What stands between the items of a list: `-` for a list of one, `none` for nothing."""
    return () if written == "-" else tuple("" if one == "none" else one for one in written.split("|"))

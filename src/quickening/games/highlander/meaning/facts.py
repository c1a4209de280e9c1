"""Facts of a card that stand in its text: whom it belongs to, what kind of card it is, what damage it does."""

from __future__ import annotations

import re

from quickening.games.highlander.definitions import ALLY, ATTACK, IN_GAME, PERMANENTS, PRE_GAME, UNIQUE
from quickening.games.highlander.kinds.abilities import PrintedFact
from quickening.games.highlander.kinds.filters import GROUPS
from quickening.games.highlander.meaning.tables import MEANINGS
from quickening.games.highlander.names import named, weapon_names
from quickening.text.lexicals import NUMBER_WORDS

_NAME = r"[A-Z][\w'.]*(?: (?:[A-Z][\w'.]*|of|the|and))*"
#: HL1 11. `Amanda only.`, `Connor MacLeod - Katana only.`, `Amanda or Rebecca only.`
_ONLY = re.compile(rf"^(?P<of>{_NAME}(?:(?:, | or |/){_NAME})*)(?: [-–] (?P<weapon>{_NAME}))? only\.$")
#: HL1 11. `Only Amanda may play this card.`
_MAY_PLAY = re.compile(rf"^Only (?P<of>{_NAME}) (?:may|can) (?:play|use) this card\.$")
#: HL3 98. `DAMAGE: 2/4.`
_DAMAGE = re.compile(r"^DAMAGE: (?P<damage>\d)(?:/(?P<power>\d))?\.$", re.IGNORECASE)
#: HL1 12. What a card is to its Persona.
_MARKS = {"reserved": "R", "signature": "S"}
#: HL1 10. `You may not include more than two Lucky Coins in your deck.`
_COPIES = re.compile(
    r"^You (?:may|can)(?P<no> ?not)? (?:only )?(?:include|have|use) (?P<more>more than |no more than |only |up to )?"
    r"(?P<count>\w+) (?P<what>[\w' :-]+?) in your deck\.$",
    re.IGNORECASE,
)


def fact_told(card_type: str, sentence: str, names: tuple[str, ...]) -> PrintedFact | None:
    """A fact of the card itself that a sentence of its text tells, or nothing."""
    word = sentence.removesuffix(".").lower()
    if word == "unique" and card_type in PERMANENTS:  # HL3 35
        return PrintedFact(kinds=(UNIQUE,))
    kinds = kinds_told(card_type, sentence)
    if kinds:
        return PrintedFact(kinds=kinds)
    if word in _MARKS:
        return PrintedFact(mark=_MARKS[word])
    damage = _DAMAGE.match(sentence) if card_type == ATTACK else None
    if damage is not None:
        return PrintedFact(damage=int(damage["damage"]), power=int(damage["power"]) if damage["power"] else None)
    return _owners(sentence) or _copies(sentence, names) or _printed_limit(sentence) or _company(card_type, sentence)


#: HL1 10, 12. `Restricted to 2.`, `Limit 3 per deck.`, `Reserved for Amanda.`
_LIMIT = re.compile(r"^(?:Restricted to|Limit(?: of)?) (?P<count>\w+)(?: (?:per|in a) deck)?\.$", re.IGNORECASE)
_RESERVED = re.compile(rf"^Reserved (?:for|by|to) (?P<of>{_NAME})\.$")
#: HL1 29. What a Pre-Game card says of when it is played, and with whom.
_BEFORE = re.compile(
    rf"^(?:Pre-?game|Play (?:this card )?before the game begins"
    rf"(?: in conjunction with (?:the |your )?(?P<of>{_NAME}?)(?: [Pp]ersona(?: [Cc]ard)?)?)?)\.$"
)


def _printed_limit(sentence: str) -> PrintedFact | None:
    """HL1 10, 12. How many copies a deck may have, or for whom the card is Reserved."""
    limit, reserved = _LIMIT.match(sentence), _RESERVED.match(sentence)
    if limit is not None:
        count = int(limit["count"]) if limit["count"].isdigit() else NUMBER_WORDS.get(limit["count"].lower(), 0)
        return PrintedFact(copies=count) if count else None
    if reserved is None or _is_word(reserved["of"]):
        return None
    return PrintedFact(of=named(reserved["of"]), mark=_MARKS["reserved"])


def _company(card_type: str, sentence: str) -> PrintedFact | None:
    """HL1 29. A Pre-Game card is played before the game begins, perhaps with a Persona whose card it is."""
    said = _BEFORE.match(sentence) if card_type in PRE_GAME else None
    if said is None:
        return None
    return PrintedFact(of=named(said["of"]) if said["of"] else ())


#: HL1 30, 80; HL3 77. Kinds that a text may give its card, and what is written for them.
_KINDS = {
    "ally": (ALLY,),
    "mortal ally": ("Mortal", ALLY),
    "immortal ally": ("Immortal", ALLY),
    **{group.lower(): (group,) for group in (*GROUPS, "Slash", "Slice")},
}
_IS_KIND = re.compile(
    r"^(?:This (?:card|attack|block|dodge|object|situation|event) (?:is|counts as|is considered)(?: to be)? an? )?"
    r"(?P<kind>[\w ]+?)(?: card)?\.$",
    re.IGNORECASE,
)


def kinds_told(card_type: str, sentence: str) -> tuple[str, ...]:
    """`Mortal Ally.`, `This card is an Armor.`: kinds of the card itself."""
    said = _IS_KIND.match(sentence)
    kinds = _KINDS.get(said["kind"].lower(), ()) if said is not None else ()
    return kinds if card_type in IN_GAME and (card_type == ATTACK) == bool({"Slash", "Slice"} & {*kinds}) else ()


def fact_words(card_type: str, fact: PrintedFact) -> str:
    """A fact as a sentence that tells it."""
    if fact.kinds:
        kinds = " ".join(fact.kinds)
        return f"This attack is a {kinds}." if card_type == ATTACK else f"{kinds}."
    if fact.damage is not None:
        return f"DAMAGE: {fact.damage}." if fact.power is None else f"DAMAGE: {fact.damage}/{fact.power}."
    if fact.mark:
        said = next(word for word, mark in _MARKS.items() if mark == fact.mark).capitalize()
        return f"{said} for {fact.of[0]}." if fact.of else f"{said}."
    if fact.copies:
        return f"Restricted to {fact.copies}."
    weapon = f" - {fact.weapon}" if fact.weapon else ""
    return f"{' or '.join(fact.of)}{weapon} only." if fact.of else "Pre-game."


def _owners(sentence: str) -> PrintedFact | None:
    """HL1 11. Whose card it is; a word of the game is nobody's name."""
    said = _ONLY.match(sentence) or _MAY_PLAY.match(sentence)
    if said is None:
        return None
    parts = [part for part in re.split(r", | or |/", said["of"]) if part]
    if any(_is_word(part) for part in parts):
        return None
    of = tuple(dict.fromkeys(name for part in parts for name in named(part)))
    weapon = said.groupdict().get("weapon") or ""
    if weapon and weapon not in weapon_names():
        return None
    return PrintedFact(of=of, weapon=weapon)


def _is_word(name: str) -> bool:
    """Whether a name is a word of the game: `Basic Attacks only` names nobody."""
    words = name.lower().split()
    lexicon = MEANINGS.lexicon
    return any(entry[0] == (word,) for word in words for entry in lexicon.nouns.get(word, ()))


def _copies(sentence: str, names: tuple[str, ...]) -> PrintedFact | None:
    """HL1 10. How many copies of this card a deck may have."""
    said = _COPIES.match(sentence)
    if said is None or not _is_own(said["what"], names):
        return None
    more = (said["more"] or "").strip().lower()
    forbidden = said["no"] is not None
    if forbidden != (more == "more than"):
        return None
    count = int(said["count"]) if said["count"].isdigit() else NUMBER_WORDS.get(said["count"].lower(), 0)
    return PrintedFact(copies=count) if count else None


def _is_own(what: str, names: tuple[str, ...]) -> bool:
    """Whether words are this card's title, in the plural too, or `of this card`."""
    words = what.lower().removeprefix("copies of ").removeprefix("copy of ").removeprefix("of ")
    own = [name.lower() for name in names]
    return words in ("this card", "card of this title", "cards of this title") or any(
        words in (name, f"{name}s", f"{name}es") for name in own
    )

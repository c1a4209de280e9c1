"""SF 14. Designators: the words of title and subtitle by which cards know each other."""

from __future__ import annotations

import re
from functools import cache

#: SF 14.3. Words of a subtitle that name the card's type.
TYPE_WORDS = frozenset({"edge", "event", "state", "site", "feng", "shui"})
#: SF 14.3. Conjunctions, articles and prepositions.
SMALL_WORDS = frozenset(
    "a an the and or but nor at for in into of on to with within without".split()  # noqa: SIM905 - reads as a list
)
#: SF 14.2. Personal pronouns do not match their plurals.
PRONOUNS = frozenset("i we me us he she it they him her them".split())  # noqa: SIM905 - reads as a list
#: SF 14.4. What is split off wherever the rest is a word too, and the rests that are.
SPLITTING = ("arcano", "gun", "sword", "super")
SPLIT_RESTS = {
    "arcano": (
        "borg tank tower wave worm moth rat crab gardener technician seed sphere spider stalker techs flesh dog boy "
        "works leech snake mage tendril cannon cyborg lord suit virus beast bot engine blade gun sword wolf"
    ),
    "gun": (
        "man men woman women girl slinger slingers shot shots fighter fighters fight fights fire point play runner "
        "runners running smith smiths ship ships powder boat boats metal smoke barrel bunny dog dogs battle room"
    ),
    "sword": (
        "man men woman women master mistress play smith smiths fish blade saint maiden arm dance dancer breaker "
        "bearer fighter fighters craft"
    ),
    "super": (
        "soldier soldiers man men woman women girl hero heroes leap star stars freak size sonic villain villains "
        "nova sized gun tank spy computer computers fly weapon weapons human humans natural power powers powered "
        "market model highway charged charger cop mutant monkey collider"
    ),
}
#: SF 14.4. Words that stand before Gun or Sword.
SPLIT_STARTS = {
    "gun": "shot hand pop machine blow flash mini",
    "sword": "broad long short great",
}
IRREGULAR = {
    "men": "man",
    "women": "woman",
    "children": "child",
    "teeth": "tooth",
    "feet": "foot",
    "mice": "mouse",
    "geese": "goose",
    "wolves": "wolf",
    "knives": "knife",
    "lives": "life",
    "thieves": "thief",
    "wives": "wife",
    "selves": "self",
    "leaves": "leaf",
    "elves": "elf",
    "halves": "half",
    "oxen": "ox",
    "dice": "die",
    "people": "person",
    "axes": "axe",
    "dwarves": "dwarf",
    "calves": "calf",
    "hooves": "hoof",
    "shelves": "shelf",
    "scarves": "scarf",
    "gurus": "guru",
    "menus": "menu",
    "yetis": "yeti",
    "taxis": "taxi",
    "gases": "gas",
    "biases": "bias",
    "atlases": "atlas",
    "canvases": "canvas",
}
_IN_IE = (
    "zombie genie movie valkyrie faerie pixie junkie techie rookie cookie hippie brownie yuppie groupie bogie "
    "prairie calorie collie birdie hottie ickie magpie necktie"
)
_IN_O = (
    "hero superhero antihero echo torpedo tornado volcano mosquito buffalo domino cargo veto potato tomato mango "
    "embargo desperado"
)
#: SF 14.2. Words whose plural ends as if their singular ended otherwise: `zombies`, `heroes`.
IN_IE, IN_O = frozenset(_IN_IE.split()), frozenset(_IN_O.split())
#: Words whose singular ends in `use` or `ise`, not in `us` or `is`.
_IN_USE = (
    "uses houses mouses causes pauses clauses muses fuses excuses abuses ruses recluses spouses blouses warehouses "
    "lighthouses madhouses powerhouses storehouses penthouses greenhouses rises noises poises disguises surprises "
    "enterprises exercises promises premises franchises prises cruises bruises praises raises tortoises vises guises "
    "appraises paradises"
)
IN_USE = frozenset(_IN_USE.split())
#: Words that end as the plural of `man` does and are none.
NO_MEN = frozenset("omen specimen abdomen acumen ramen amen yemen carmen regimen lumen".split())  # noqa: SIM905
#: SF 14.2. Names whose plural looks like a singular.
NAMES = frozenset({"luis"})
_EDGE_MARKS = re.compile(r"^[^\w]+|[^\w]+$")
_NUMBER = re.compile(r"^\d{1,3}(,\d{3})+(\.\d+)?$")
_CAMEL = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[^A-Za-z]+")


def designators_of(title: str, subtitle: str) -> frozenset[str]:
    """SF 14.0, 14.3. The designators of a card, each once, in the one form in which they match."""
    words = {form for word in title.split() for form in word_forms(word)}
    words |= {form for word in subtitle.split() for form in word_forms(word) if form not in TYPE_WORDS}
    return frozenset(words - SMALL_WORDS - {""})


@cache
def word_forms(word: str) -> tuple[str, ...]:
    """SF 14.1, 14.4. The designators in one word, split where it must be."""
    parts = [part for part in re.split(r"[-/:;()]", word) if part]
    return tuple(form for part in parts for form in _of_part(part))


def _of_part(part: str) -> list[str]:
    bare = part.replace("’", "'")
    bare = _EDGE_MARKS.sub("", bare)
    if _NUMBER.match(bare):
        return [bare.replace(",", "")]
    if bare.lower().endswith("'s"):
        bare = bare[:-2]  # SF 14.2: the possessive
    if "'" in bare or any(letter.isdigit() for letter in bare):
        return [bare.lower()]  # SF 14.5: one word
    return [form for piece in _camel(bare) for form in split_known(piece.lower())]


def _camel(word: str) -> list[str]:
    """SF 14.4. Camel case is split at the capitals; acronyms and ordinary words are not."""
    if word.isupper() or not any(letter.isupper() for letter in word[1:]):
        return [word]
    pieces = _CAMEL.findall(word)
    return pieces if all(len(piece) > 1 for piece in pieces) else [word]


def split_known(word: str) -> list[str]:
    """SF 14.4. Arcano, Gun, Sword and Super are split off where what is left is a word as well."""
    for known in SPLITTING:
        for stem in (known, f"{known}s"):
            rest = word.removeprefix(stem)
            if rest != word and rest in SPLIT_RESTS[known].split():
                return [known, singular(rest)]
    one = singular(word)
    for known, starts in SPLIT_STARTS.items():
        start = one.removesuffix(known)
        if start != one and start in starts.split():
            return [start, known]
    return [one]


def singular(word: str) -> str:
    """SF 14.2. Plural and singular are the same designator; pronouns are not.

    >>> singular("monkeys"), singular("witches"), singular("families"), singular("boss")
    ('monkey', 'witch', 'family', 'boss')
    >>> singular("zombies"), singular("heroes"), singular("shoes"), singular("prizes"), singular("omens")
    ('zombie', 'hero', 'shoe', 'prize', 'omen')
    >>> singular("viruses"), singular("buses"), singular("gases"), singular("horses"), singular("uses")
    ('virus', 'bus', 'gas', 'horse', 'use')
    """
    if word in PRONOUNS or len(word) < 3 or word in NO_MEN:
        return word
    if word in IRREGULAR:
        return IRREGULAR[word]
    if word.endswith("men"):
        return f"{word[:-3]}man"
    if word.endswith("wolves"):
        return f"{word[:-3]}f"
    if word.endswith("ies") and len(word) > 4:
        return word[:-1] if word[:-1] in IN_IE else f"{word[:-3]}y"
    if word.endswith(("ches", "shes", "sses", "xes", "zzes")) or (word.endswith("oes") and word[:-2] in IN_O):
        return word[:-2]
    if word.endswith("ses") and word[:-2].endswith(("us", "is")) and word not in IN_USE:
        return word[:-2]
    if word.endswith("s") and not word.endswith(("ss", "us", "is") if word not in NAMES else "ss"):
        return word[:-1]
    return word


def matching(word: str) -> str:
    """A designator as a text names it, in the form in which it matches."""
    forms = word_forms(word)
    return forms[0] if forms else word.lower()

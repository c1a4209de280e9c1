"""A Highlander text by the shared grammar: each sentence as a node of the rules, else by the phrasebook."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple

from quickening.core.data import replace
from quickening.english.lowering import CannotSay
from quickening.english.preferences import nearest_clause
from quickening.english.reading import Reading
from quickening.english.references import Book
from quickening.english.texts import Group, Read, ranges, together
from quickening.games.highlander.definitions import ATTACK, BLOCK, DODGE, PASSING, PRE_GAME
from quickening.games.highlander.kinds.abilities import Done, Static, Used, When
from quickening.games.highlander.kinds.amounts import is_of_pips
from quickening.games.highlander.kinds.attack_changes import Damage
from quickening.games.highlander.kinds.chance_effects import Chance
from quickening.games.highlander.kinds.check_effects import Check
from quickening.games.highlander.kinds.choice_effects import OneOf
from quickening.games.highlander.kinds.conditions import ItIs
from quickening.games.highlander.meaning.facts import fact_told
from quickening.games.highlander.meaning.persons import spoken_of
from quickening.games.highlander.meaning.statements import Statements
from quickening.games.highlander.meaning.tables import MEANINGS
from quickening.games.highlander.meaning.whole import Said, canonical, longest, said_whole
from quickening.games.highlander.meaning.wording import joined, of_itself, put
from quickening.games.highlander.meaning.words import KEYWORDS
from quickening.lang import deeds
from quickening.lang.nodes import Node, everything
from quickening.lang.resolve import Either, If
from quickening.lang.selections import numbered
from quickening.text.lexicals import NUMBER_WORDS
from quickening.text.reader import Ambiguous, NotRead

SPECIALS_NAMED = ("Event", "Situation", "Object", "Plot", "Edge", "Special Card", "Ally")
#: HL1 58. `that attack`, where no attack was spoken of, is the one this card is played with.
BOOK = Book(beside=("attack", "block", "dodge", "defense", *SPECIALS_NAMED), impersonal=True)
_KEYWORD = re.compile(rf"^({'|'.join(KEYWORDS)}): (?=\S)", re.IGNORECASE)
#: What is done to something, without an order to do it: of a card that stays in play it may be so all the time.
_SUFFERED = re.compile(r"\b(?:is|are) (?!disarmed\b)(?:\w+ed|put|drawn|taken|shown)\b", re.IGNORECASE)
#: HL1 67. So many results of a die of six, and what is done then, or otherwise; perhaps when something happens.
_CHANCE = re.compile(
    r"^(?P<when>(?:If|When|Whenever|Each time|At) [^,.]+, )?(?:there is an?|you have an?) (?P<chance>\d) in 6 chance "
    r"(?:that|to|of) (?P<then>[^.]+)\.(?: (?:Otherwise|On any other (?:roll|result|number)),? (?P<else>[^.]+)\.)?$",
    re.IGNORECASE,
)
#: A coin, perhaps when something happens, and what is done then.
_COIN = re.compile(
    r"^(?P<when>(?:If|When|Whenever|Each time|At) [^,.]+, )?flip a coin\.(?: (?:If|On) heads, (?P<heads>[^.]+)\.)?"
    r"(?: (?:If|On) tails, (?P<tails>[^.]+)\.)?$",
    re.IGNORECASE,
)
#: HLT 193. A die that says how much is done, and how that is put.
_DIE = re.compile(r"^Roll a die(?:\.|,? and|, then) (?P<then>[^.]+)\.$", re.IGNORECASE)
_RESULT = r"(?:the (?:result|roll|number rolled|number you roll))"
_PIPS = (
    (
        re.compile(rf"\b(Ability|damage) equal to half {_RESULT},? \(?rounded (up|down)\)?", re.IGNORECASE),
        r"1 \1 for each pip halved \2",
    ),
    (re.compile(rf"\b(Ability|damage) equal to {_RESULT}", re.IGNORECASE), r"1 \1 for each pip"),
    (
        re.compile(r"\bthat (?:much|many) (Ability|damage|points of damage|points of Ability)\b", re.IGNORECASE),
        r"1 \1 for each pip",
    ),
    (re.compile(rf"\b(?:a number of|that many) cards(?: equal to {_RESULT})?", re.IGNORECASE), "a card for each pip"),
)
#: HL1 54. An Exertion that is made for what it reveals.
_EXERTION = re.compile(
    r"^Make an? (?:Hard )?Exertion[;.] (?:for each (?P<each>[\w' -]+?) (?:revealed|you reveal)|"
    r"if (?:you reveal|it reveals) an? (?P<one>[\w' -]+?)), (?P<then>[^.]+)\.$",
    re.IGNORECASE,
)
#: HL1 45. How far the damage of attacks is reduced.
_FLOOR = re.compile(
    r"^(?P<less>[^.]*\bless damage\b[^.]*?)(?:, but (?:at least|not less than|no less than) (?P<least>\w+)"
    r"|,? \((?:to )?a? ?minimum(?: of)? (?P<bracket>\w+)\)|,? to a minimum of (?P<behind>\w+)"
    r"|\. This (?:will|can|may)(?:not| not) reduce (?:an attack's|the|its|their) damage"
    r" (?:to less than|below) (?P<then>\w+))\.$",
    re.IGNORECASE,
)
#: When what was said may be done, or how often, in a sentence of its own.
_ONLY_THEN = re.compile(
    r"^(?P<used>[^.]+\.) You may (?:only do this|do this only|only use this card|use this only) (?P<when>[^.]+)\.$",
    re.IGNORECASE,
)
#: HL1 78. A card that was given up leaves the game as well.
_GONE = re.compile(r"^(?P<used>[^.]+\.) If you do, remove this card from the game\.$", re.IGNORECASE)
_OTHERWISE = re.compile(r"^(If [^.]+\.) Otherwise,? ([^.]+\.)$", re.IGNORECASE)
_INSTEAD = re.compile(
    r"^(?P<first>[^.]+\.) If (?P<asked>[^,.]+), "
    r"(?:(?P<may>you may) instead (?P<choice>[^.]+)|instead,? (?P<front>[^.]+)|(?P<behind>[^.]+?) instead)\.$",
    re.IGNORECASE,
)
#: What is found or taken, and where it then goes; and where else it may go.
_TAKEN = re.compile(r"^(.+? and )(?:put|place|return) (?:it|them) [^.]+\.$", re.IGNORECASE)
_GOING = re.compile(r"^(?:put|place|return) (?:it|them) ", re.IGNORECASE)
_CHOICE = re.compile(r"^Choose one: ([^.,]+), or ([^.,]+)\.$", re.IGNORECASE)
#: HL1 61. The top card of an Endurance, and what is done if it is such a card, or otherwise.
_TOP = re.compile(
    r"^(?P<look>(?:Reveal|Look at) the top card of (?:your|your opponent's) Endurance\.) "
    r"If it is (?P<other>not )?an? (?P<kind>[^,.]+?), (?P<then>[^.]+)\."
    r"(?: (?:Otherwise|If (?:it is not|not)),? (?P<else>[^.]+)\.)?$",
    re.IGNORECASE,
)
#: What a player has to do, and what comes of it if that cannot be done.
_UNABLE = re.compile(
    r"^(?P<must>[^.]+ must [^.]+\.) If (?:he|she|they|your opponent) "
    r"(?:cannot|can not|is unable to|are unable to|is not able to|has none|have none)(?: do so)?, (?P<then>[^.]+\.)$",
    re.IGNORECASE,
)
#: What a card may call itself besides `this card`, by its type.
OWN_KINDS = {ATTACK: ("attack",), BLOCK: ("block", "defense"), DODGE: ("dodge", "defense")}
#: Words by which a sentence may speak of the one before it.
_POINTING = frozenset(
    (
        *("it", "its", "them", "those", "these", "they", "their", "he", "his", "otherwise", "instead", "also"),
        *("heads", "tails", "rest", "do", "same", "then", "there", "named", "that", "x", "reduce"),
    )
)

SIDES = ("heads", "tails")
#: A sentence goes on about one of so many before it.
AT_ONCE = 2

Old = Callable[[str], tuple[Any, ...]]


class Sentence(NamedTuple):
    """A sentence of a text, and what the grammar makes of it, or why nothing."""

    text: str
    words: frozenset[str]
    ability: Any = None
    meaning: Any = None
    reason: str = ""


def sentences_of(card_type: str, text: str, names: tuple[str, ...], apart: bool = False) -> list[Sentence]:
    """The sentences of a text as the grammar reads them; `apart`: a clause that could be one is one too."""
    text = joined(card_type, of_itself(text, names, _is_word))
    whole = Reading(MEANINGS.lexicon, text, names)
    found: list[Sentence] = []
    places = list(ranges(whole))
    while places:
        several = _several(card_type, whole, places, names)
        if several is not None:
            found.append(several[0])
            places = places[several[1] :]
            continue
        start, end = places.pop(0)
        part = _written(whole, start, end)
        one = _sentence(card_type, (part,), frozenset(whole.words[start:end]), names)
        found = _with_next(card_type, found, one, names, apart)
    return found


def _written(whole: Reading, start: int, end: int) -> str:
    """The words from one place to another, as a sentence."""
    part = whole.text[whole.tokens[start].start : whole.tokens[end - 1].end]
    return part[:1].upper() + part[1:]


def _several(
    card_type: str, whole: Reading, places: list[tuple[int, int]], names: tuple[str, ...]
) -> tuple[Sentence, int] | None:
    """Sentences that are said together in one way only, and how many they are; or nothing."""
    for count in range(min(longest(), len(places)), 1, -1):
        start, end = places[0][0], places[count - 1][1]
        text = _written(whole, start, end)
        keyword = _KEYWORD.match(text)
        if _whole(card_type, text[keyword.end() :] if keyword else text, names) is not None:
            return _sentence(card_type, (text,), frozenset(whole.words[start:end]), names), count
    return None


def _with_next(
    card_type: str, found: list[Sentence], one: Sentence, names: tuple[str, ...], apart: bool
) -> list[Sentence]:
    """The sentences so far with the next one: with those before that it goes on about, or as several clauses."""
    if one.ability is not None:
        return [*found, one]
    joined = _gone_on(card_type, found, one, names) if _POINTING & one.words else [*found, one]
    if joined[-1].ability is None and found:
        named = _named_again(card_type, found, one, names)
        joined = joined if named.ability is None else [*found, named]
    if joined[-1].ability is not None or not apart:
        return joined
    pieces = found
    for text in clauses_of(one.text):
        words = frozenset(re.findall(r"\w+", text.lower()))
        pieces = _with_next(card_type, pieces, _sentence(card_type, (text,), words, names), names, False)
        if pieces[-1].ability is None:
            return joined
    return joined if pieces is found else pieces


def _named_again(card_type: str, found: list[Sentence], one: Sentence, names: tuple[str, ...]) -> Sentence:
    """A sentence with the opponent, or the card itself, named again where the sentences before spoke of them."""
    text = spoken_of(one.text, " ".join(before.text for before in found))
    return one if text == one.text else _sentence(card_type, (text,), one.words, names)


#: Where a sentence falls into clauses that are sentences themselves; what stands in front may be said of all of them.
_CLAUSES = re.compile(
    r"; (?:and )?|, (?:but|and) (?=(?:you|your|this|that|it|each|all|no|any|at|if|when|he|they)\b)"
    r"| and (?=(?:you|your opponent|each player|no player|neither player|all players) "
    r"(?:may|must|cannot|can|are|is)\b)"
)
_OWN_SUBJECT = re.compile(
    r"^(This (?:attack|block|dodge|defense|card)) ([^.]+?),? and "
    r"(?=(?:covers|cannot|may|does|is|can|has|avoids|must)\b)",
    re.IGNORECASE,
)
_WHILE_HERE = re.compile(r"^While (?:this card|it) is in play, ", re.IGNORECASE)
_IN_FRONT = re.compile(r"^(?:until|for|during|this turn|while|once|at|each time)\b", re.IGNORECASE)
_ON_CONDITION = re.compile(r"^(?:if|when|whenever|after|unless)\b", re.IGNORECASE)


def clauses_of(sentence: str) -> list[str]:
    """The clauses of a sentence that could be sentences of their own; none if what is in front may go with each.

    >>> clauses_of("This attack cannot be dodged, but your opponent may block it.")
    ['This attack cannot be dodged.', 'Your opponent may block it.']
    >>> clauses_of("If you attack, you lose 1 Ability, and your opponent draws a card.")
    []
    """
    keyword = _KEYWORD.match(sentence)
    body = _WHILE_HERE.sub("", sentence[keyword.end() :] if keyword else sentence)
    own = _OWN_SUBJECT.match(body)
    parts = [f"{own[1]} {own[2]}", f"{own[1]} {body[own.end() :]}"] if own else _CLAUSES.split(body)
    asked = _ON_CONDITION.match(body) is not None and _CLAUSES.sub("; ", body) != body
    if len(parts) < 2 or _IN_FRONT.match(body) or asked:
        return []
    head = keyword[0] if keyword else ""
    return [f"{head}{part[:1].upper()}{part[1:].removesuffix('.')}." for part in parts]


def _is_word(name: str) -> bool:
    """Whether a title is also a word of the game: `Disarm`, `Back Away`."""
    words, lexicon = tuple(name.lower().split()), MEANINGS.lexicon
    tables: tuple[dict[str, list[Any]], ...] = (lexicon.nouns, lexicon.verbs, lexicon.adjectives)
    return any(entry[0] == words for table in tables for entry in table.get(words[0], ()))


def _gone_on(card_type: str, found: list[Sentence], one: Sentence, names: tuple[str, ...]) -> list[Sentence]:
    """A sentence that points back, as one with those before it that it goes on about, if they are something so."""
    for before in range(1, min(AT_ONCE, len(found)) + 1):
        parts = [*found[-before:], one]
        words = frozenset().union(*(part.words for part in parts))
        together = _sentence(card_type, tuple(part.text for part in parts), words, names)
        if together.ability is not None:
            return [*found[:-before], together]
    return [*found, one]


def _sentence(card_type: str, parts: tuple[str, ...], words: frozenset[str], names: tuple[str, ...]) -> Sentence:
    """What the grammar makes of a sentence, or of some together."""
    text = " ".join(parts)
    try:
        ability, meaning = read_sentence(card_type, text, names)
    except NotRead as refused:
        return Sentence(text, words, reason=str(refused))
    keyword = _KEYWORD.match(text)
    head = keyword[0].upper() if keyword else ""
    _WORDINGS.setdefault(ability, head + canonical(text[len(head) :]))
    return Sentence(text, words, ability, meaning)


def read_sentence(card_type: str, sentence: str, names: tuple[str, ...]) -> tuple[Any, Any]:
    """A sentence, or some that are one: the ability, and its tree. Refuses what is not understood, or means two."""
    told = fact_told(card_type, sentence, names)
    if told is not None:
        return told, (deeds.Keyword("fact"), told)
    keyword = _KEYWORD.match(sentence)
    body = sentence[keyword.end() :] if keyword else sentence
    whole = _whole(card_type, body, names)
    if whole is not None:
        return with_keyword(*whole, keyword)
    body = put(card_type, body)
    choice = _CHOICE.match(body)
    if choice is not None:
        return with_keyword(*_either(card_type, choice, names), keyword)
    chance = _CHANCE.match(body)
    if chance is not None:
        return with_keyword(*_rolled(card_type, chance, names), keyword)
    for shape, rule in (
        (_COIN, _flipped),
        (_DIE, _counted),
        (_EXERTION, _exerted),
        (_FLOOR, _floored),
        (_GONE, _gone),
        (_ONLY_THEN, _only_then),
        (_TOP, _by_the_top_card),
        (_UNABLE, _if_unable),
    ):
        said = shape.match(body)
        if said is not None:
            return with_keyword(*rule(card_type, said, names), keyword)
    otherwise = _OTHERWISE.match(body)
    if otherwise is not None:
        return with_keyword(*_else(card_type, otherwise, names), keyword)
    instead = _INSTEAD.match(body)
    if instead is not None:
        return with_keyword(*_replaced(card_type, instead, names), keyword)
    reading = Reading(MEANINGS.lexicon, body, names, OWN_KINDS.get(card_type, ("card",)), states=True)
    ability, meaning = lowered(card_type, reading, together(reading, False, BOOK))
    if card_type not in PASSING and isinstance(ability, Done) and _SUFFERED.search(body):
        raise NotRead(sentence, 0, (), "whether that is done once, or for as long as the card is in play")
    return with_keyword(ability, meaning, keyword)


def _whole(card_type: str, sentence: str, names: tuple[str, ...]) -> tuple[Any, Any] | None:
    """A sentence that is said in one way only, or nothing."""
    try:
        found = said_whole(card_type, sentence, names)
    except CannotSay:
        return None
    if found is None or (card_type in PRE_GAME and isinstance(found[0], Done)):
        return None  # what is done is done by a card that is played
    return numbered(found[0]), found[1]


def with_keyword(ability: Any, meaning: Any, keyword: re.Match[str] | None) -> tuple[Any, Any]:
    """HL3 126-151. The sentence with the word before it that says what kind of effect it is."""
    if keyword is None:
        return ability, meaning
    word = keyword[1].upper()
    return replace(ability, keyword=word), (deeds.Keyword(word), meaning)


def _either(card_type: str, choice: re.Match[str], names: tuple[str, ...]) -> tuple[Any, Any]:
    """`Choose one: ..., or ...`: each of the two as a sentence of its own."""
    (one, meant), (other, instead) = (read_sentence(card_type, f"{choice[part]}.", names) for part in (1, 2))
    if card_type not in PASSING or not isinstance(one, Done) or not isinstance(other, Done):
        raise NotRead(choice.string, 0, (), "what there is to choose from")
    return numbered(Done((Either(one.effects, other.effects),))), (meant, instead)


def _rolled(card_type: str, said: re.Match[str], names: tuple[str, ...]) -> tuple[Any, Any]:
    """A chance in six that something is done: what that is, is a sentence of its own, with its event."""
    ability, meant = read_sentence(card_type, f"{said['when'] or ''}{said['then']}.", names)
    instead, other = read_sentence("event", f"{said['else']}.", names) if said["else"] else (Done(()), ())
    if not isinstance(ability, (Done, When)) or not isinstance(instead, Done) or not 0 < int(said["chance"]) < 6:
        raise NotRead(said.string, 0, (), "what is left to chance")
    whole = card_type not in PASSING and isinstance(ability, Done)
    condition = ability.effects[0] if len(ability.effects) == 1 else None
    if whole or (isinstance(condition, If) and not condition.otherwise and said["when"]):
        raise NotRead(said.string, 0, (), "what is left to chance")
    roll = Chance(by="die", chance=int(said["chance"]), effects=ability.effects, otherwise=instead.effects)
    return numbered(replace(ability, effects=(roll,))), (meant, other)


def _flipped(card_type: str, said: re.Match[str], names: tuple[str, ...]) -> tuple[Any, Any]:
    """A coin that says which of two things is done: each is a sentence of its own, with its event."""
    sides = [
        (name, read_sentence(card_type, f"{said['when'] or ''}{said[name]}.", names)) for name in SIDES if said[name]
    ]
    frames = {replace(ability, effects=()) for _, (ability, _) in sides if isinstance(ability, (Done, When))}
    if len(frames) != 1 or not all(isinstance(ability, (Done, When)) for _, (ability, _) in sides):
        raise NotRead(said.string, 0, (), "what is done on heads, and on tails")
    frame = frames.pop()
    if isinstance(frame, Done) and (card_type not in PASSING or said["when"]):
        raise NotRead(said.string, 0, (), "when the coin is flipped")
    done = {name: ability.effects for name, (ability, _) in sides}
    flip = Chance("coin", done.get("heads", ()), done.get("tails", ()))
    return numbered(replace(frame, effects=(flip,))), tuple((name, meant) for name, (_, meant) in sides)


def _counted(card_type: str, said: re.Match[str], names: tuple[str, ...]) -> tuple[Any, Any]:
    """HLT 193. A die that says how much is done."""
    then = said["then"]
    for pattern, instead in _PIPS:
        then = pattern.sub(instead, then)
    ability, meant = read_sentence(card_type, f"{then[0].upper()}{then[1:]}.", names)
    if card_type not in PASSING or not isinstance(ability, Done) or not all(_by_pips(one) for one in ability.effects):
        raise NotRead(said.string, 0, (), "what the die says")
    return numbered(Done((Chance(by="pips", effects=ability.effects),))), (deeds.Keyword("die"), meant)


def _by_pips(effect: Any) -> bool:
    return any(is_of_pips(part) for part in everything(effect))


def _exerted(card_type: str, said: re.Match[str], names: tuple[str, ...]) -> tuple[Any, Any]:
    """HL1 54. An Exertion for what it reveals: for each such card something is done, or if there is one."""
    cards = Said(card_type).as_cards(said["each"] or said["one"])
    ability, meant = read_sentence(card_type, f"{said['then'][0].upper()}{said['then'][1:]}.", names)
    if card_type not in PASSING or not isinstance(ability, Done):
        raise NotRead(said.string, 0, (), "what the Exertion is made for")
    found = Check(hard=True, cards=cards, effects=ability.effects, needed=0 if said["each"] else 1)
    return numbered(Done((found,))), (deeds.Keyword("Exertion"), said["each"], said["one"], meant)


def _floored(card_type: str, said: re.Match[str], names: tuple[str, ...]) -> tuple[Any, Any]:
    """HL1 45. Attacks do less damage, but so much at least."""
    ability, meant = read_sentence(card_type, f"{said['less']}.", names)
    change = ability.change if isinstance(ability, Static) else None
    least = next(text for name, text in said.groupdict().items() if name != "less" and text is not None)
    less = change if isinstance(change, Damage) and change.how == "plus" and (change.amount or 0) < 0 else None
    if less is None or not (least.isdigit() or least in NUMBER_WORDS):
        raise NotRead(said.string, 0, (), "of what that is the least")
    number = int(least) if least.isdigit() else NUMBER_WORDS[least]
    return replace(ability, change=replace(less, least=number)), (deeds.Keyword("at least"), number, meant)


def _only_then(card_type: str, said: re.Match[str], names: tuple[str, ...]) -> tuple[Any, Any]:
    """`You may only do this at the beginning of your turn`: the time belongs to what was said before."""
    when, used = said["when"], said["used"]
    used = used if used.lower().startswith("you may ") else f"you may {used[0].lower()}{used[1:]}"
    ability, meant = read_sentence(card_type, f"{when[0].upper()}{when[1:]}, {used[0].lower()}{used[1:]}", names)
    if not isinstance(ability, Used):
        raise NotRead(said.string, 0, (), "what may be done then")
    return ability, (deeds.Keyword("only then"), meant)


def _gone(card_type: str, said: re.Match[str], names: tuple[str, ...]) -> tuple[Any, Any]:
    """HL1 78. What a card is discarded for it is removed from the game for."""
    ability, meant = read_sentence(card_type, said["used"], names)
    if not isinstance(ability, Used) or ability.leaves != "play":
        raise NotRead(said.string, 0, (), "what is done before that")
    return replace(ability, leaves="game"), (deeds.Keyword("removed from the game"), meant)


def _by_the_top_card(card_type: str, said: re.Match[str], names: tuple[str, ...]) -> tuple[Any, Any]:
    """HL1 61. The top card is seen; what is done then hangs on its kind, and may be done to it."""
    kind = Statements(card_type).kind_told(said["kind"])
    looked, seen_as = read_sentence(card_type, said["look"], names)
    if not isinstance(looked, Done) or card_type not in PASSING or len(looked.effects) != 1:
        raise NotRead(said.string, 0, (), "what is looked at")
    then = _after(card_type, said["look"], said["then"], names)
    other = _after(card_type, said["look"], said["else"], names) if said["else"] else ()
    done, instead = (other, then) if said["other"] else (then, other)
    found = Done((*looked.effects, If(ItIs(kind), done, instead)))
    return numbered(found), (deeds.Keyword("top card"), said["kind"], said["other"], seen_as, done, instead)


def _after(card_type: str, look: str, text: str, names: tuple[str, ...]) -> tuple[Any, ...]:
    """What is done after a look at a card, to that card or otherwise."""
    both = joined(card_type, f"{look} {text[0].upper()}{text[1:]}.")
    try:
        ability, _ = read_sentence(card_type, both, names)
        effects = ability.effects[1:] if isinstance(ability, Done) else ()
    except NotRead:
        ability, _ = read_sentence(card_type, f"{text[0].upper()}{text[1:]}.", names)
        effects = ability.effects if isinstance(ability, Done) else ()
    if not effects:
        raise NotRead(look, 0, (), "what is done then")
    return effects


def _if_unable(card_type: str, said: re.Match[str], names: tuple[str, ...]) -> tuple[Any, Any]:
    """`Your opponent must discard an attack. If he cannot, he loses 2 Ability.`: the other only if that is so."""
    one, meant = read_sentence(card_type, said["must"], names)
    other, instead = read_sentence(card_type, spoken_of(said["then"], said["must"]), names)
    effects = (*one.effects, *other.effects) if isinstance(one, Done) and isinstance(other, Done) else ()
    if card_type not in PASSING or not effects or {getattr(part, "who", "") for part in effects} != {"opponent"}:
        raise NotRead(said.string, 0, (), "what is done, and by whom, if that cannot be")
    found = OneOf(one.effects, other.effects, who="opponent", unable=True)
    return numbered(Done((found,))), (deeds.Keyword("unable"), meant, instead)


def _replaced(card_type: str, said: re.Match[str], names: tuple[str, ...]) -> tuple[Any, Any]:
    """`.... If ..., ... instead.`: on a condition the one thing is done, or may be, else the other."""
    one, meant = read_sentence(card_type, said["first"], names)
    other, instead = _spoken_of(card_type, said, names)
    asked = other.effects[0] if isinstance(other, Done) and len(other.effects) == 1 else None
    if not isinstance(asked, If) or asked.otherwise or not isinstance(one, Done) or card_type not in PASSING:
        raise NotRead(said.string, 0, (), "what is done instead, and of what")
    then = (Either(asked.effects, one.effects),) if said["may"] else asked.effects
    return numbered(Done((If(asked.condition, then, one.effects),))), (said["may"], meant, instead)


def _spoken_of(card_type: str, said: re.Match[str], names: tuple[str, ...]) -> tuple[Any, Any]:
    """The sentence with the condition; the first `they` in it is whom the one before spoke of."""
    then, taken = said["choice"] or said["front"] or said["behind"], _TAKEN.match(said["first"])
    if taken is not None and _GOING.match(then):
        then = f"{taken[1][0].lower()}{taken[1][1:]}{then}"
    sentence = f"If {said['asked']}, {then}."
    if not _OPPONENT.search(said["asked"]) and _OPPONENT.search(said["first"]):
        sentence = re.sub(r"\b(he|she|they) has\b", "your opponent has", sentence, count=1, flags=re.IGNORECASE)
        sentence = re.sub(r"\bthey have\b", "your opponent has", sentence, count=1, flags=re.IGNORECASE)
        sentence = re.sub(
            r"\b(?:he|she) is\b|\bthey are\b", "your opponent is", sentence, count=1, flags=re.IGNORECASE
        )
    return read_sentence(card_type, sentence, names)


_OPPONENT = re.compile(r"\b(?:your opponent|target|opponent)\b", re.IGNORECASE)


def _else(card_type: str, said: re.Match[str], names: tuple[str, ...]) -> tuple[Any, Any]:
    """`If ..., .... Otherwise, ....`: two sentences about one condition, of what is done as the card is played."""
    (one, meant), (other, instead) = (read_sentence(card_type, said[part], names) for part in (1, 2))
    asked = one.effects[0] if isinstance(one, Done) and len(one.effects) == 1 else None
    if not isinstance(asked, If) or asked.otherwise or not isinstance(other, Done) or card_type not in PASSING:
        raise NotRead(said.string, 0, (), "what is done otherwise")
    return numbered(Done((If(asked.condition, asked.effects, other.effects),))), (meant, instead)


def lowered(card_type: str, reading: Reading, group: Group) -> tuple[Any, Any]:
    """The one thing a sentence is to the rules; a reading that the rules cannot carry out is none."""
    found: list[Any] = []
    meant: list[Any] = []
    reason = ""
    for meaning in group.meanings:
        if not isinstance(meaning, deeds.Ability):
            continue
        try:
            made = numbered(Statements(card_type).ability(meaning))
        except CannotSay as cannot:
            reason = cannot.told
            continue
        if made not in found:
            found.append(made)
            meant.append(meaning)
    if not found:
        raise group.problem or NotRead(reading.text, 0, (), reason)
    kept = nearest_clause(meant) if len(meant) > 1 else meant
    if len(kept) > 1:
        raise Ambiguous(reading.text, found, [repr(one) for one in meant])
    return found[meant.index(kept[0])], kept[0]


#: The words of each sentence that the grammar read, by what the rules know it as.
_WORDINGS: dict[Any, str] = {}


def wording(ability: Any) -> str:
    """How a sentence that the grammar read is put, or nothing."""
    return _WORDINGS.get(ability, "")


def put_as(ability: Any, words: str) -> None:
    """Notes how a sentence is put that was read before."""
    _WORDINGS.setdefault(ability, words)


def wording_around(part: Any) -> str:
    """The sentence of which something is a part, or nothing."""
    parts = part if isinstance(part, tuple) else (part,)
    for ability, text in _WORDINGS.items():
        inner = everything(numbered(ability, unset=True))
        if all(any(_alike(one, other) for other in inner) for one in parts):
            return text
    return ""


def _alike(one: Any, other: Any) -> bool:
    """Whether two effects are the same but for whom they are done to and how much comes of it.

    What each player has to do becomes what one of them has to, and so much for each of something a number.
    """
    if type(one) is not type(other):
        return False
    asked = [name for name in one.__struct_fields__ if name not in ("who", "each", "amount")]
    pairs = [(getattr(one, name), getattr(other, name)) for name in asked]
    return all(mine == theirs or (isinstance(mine, Node) and _alike(mine, theirs)) for mine, theirs in pairs)


def parts_of(card_type: str, text: str, names: tuple[str, ...], phrasebook: Old) -> tuple[Any, ...]:
    """A text by the grammar; else each sentence by whichever reads it, where that is safe; else by the phrasebook."""
    sentences = sentences_of(card_type, text, names)
    if sentences and all(one.ability is not None for one in sentences):
        return tuple(one.ability for one in sentences)
    mixed = _mixed(sentences, phrasebook)
    if mixed is not None:
        return mixed
    try:
        return phrasebook(text)
    except NotRead:
        clauses = sentences_of(card_type, text, names, apart=True)
        mixed = _mixed(clauses, phrasebook) if len(clauses) != len(sentences) else None
        if mixed is None:
            raise
        return mixed


def _mixed(sentences: list[Sentence], phrasebook: Old) -> tuple[Any, ...] | None:
    """Sentences that the grammar refuses go to the phrasebook, with those before them that they may speak of."""
    found: list[Any] = []
    at = 0
    while at < len(sentences):
        end = _run(sentences, at)
        read = _together(sentences[at:end], phrasebook)
        if read is None:
            return None
        found += read
        at = end
    return tuple(found) if any(one.ability is not None for one in sentences) else None


def _together(sentences: list[Sentence], phrasebook: Old) -> tuple[Any, ...] | None:
    """Sentences that go on about each other; or, if they are nothing so, the first alone and the others together."""
    first, *rest = sentences
    if not rest and first.ability is not None:
        return (first.ability,)
    try:
        return phrasebook(" ".join(one.text for one in sentences))
    except NotRead:
        others = _together(rest, phrasebook) if rest and first.ability is not None else None
        return None if others is None else (first.ability, *others)


def _run(sentences: list[Sentence], at: int) -> int:
    """Where the sentences end that have to be read together from here on."""
    end = at + 1
    while end < len(sentences) and sentences[end].ability is None and _POINTING & sentences[end].words:
        end += 1
    return end


def by_grammar(card_type: str, text: str, names: tuple[str, ...]) -> list[Read]:
    """What the grammar alone makes of each sentence."""
    return [Read(one.text, one.meaning, one.reason) for one in sentences_of(card_type, text, names)]

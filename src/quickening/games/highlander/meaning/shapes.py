"""Shapes of what is said in several sentences, or around them: coins, dice, Exertions, `Otherwise`, `instead`.

The parts of a shape are sentences, which are read by whoever asks.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from quickening.core.data import replace
from quickening.english.tables import rows
from quickening.games.highlander.definitions import PASSING
from quickening.games.highlander.kinds.abilities import Done, Static, Used, When
from quickening.games.highlander.kinds.amounts import Some, is_of_pips
from quickening.games.highlander.kinds.attack_changes import Damage
from quickening.games.highlander.kinds.chance_effects import Challenge, Chance, Check
from quickening.games.highlander.kinds.choice_effects import OneOf
from quickening.games.highlander.kinds.conditions import IT_IS, IsSo
from quickening.games.highlander.kinds.drawing_effects import Draw
from quickening.games.highlander.kinds.effects import Do, DoSome
from quickening.games.highlander.kinds.lasting_effects import LastFor
from quickening.games.highlander.kinds.triggers import Happens
from quickening.games.highlander.meaning.changes import SPANS
from quickening.games.highlander.meaning.statements import Statements
from quickening.games.highlander.meaning.tables import LEXICON
from quickening.games.highlander.meaning.whole import Said
from quickening.games.highlander.meaning.wording import joined, respelled, spoken_of
from quickening.lang import deeds
from quickening.lang.nodes import Node, everything
from quickening.lang.resolve import Either, If, May
from quickening.lang.selections import numbered
from quickening.text.lexicals import NUMBER_WORDS
from quickening.text.reader import NotRead

#: How a sentence of a card type is read: the ability, and its tree.
Read = Callable[[str, str], tuple[Any, Any]]
SIDES = ("heads", "tails")
#: What is found or taken, and where it then goes; and where else it may go.
_TAKEN = re.compile(r"^(.+? and )(?:put|place|return) (?:it|them) [^.]+\.$", re.IGNORECASE)
_GOING = re.compile(r"^(?:put|place|return) (?:it|them) ", re.IGNORECASE)


def _either(card_type: str, choice: re.Match[str], read: Read) -> tuple[Any, Any]:
    """`Choose one of the following: ...; ...; or ...`: each as a sentence of its own, with its event."""
    head = (choice["when"] or "") + (choice["may"] or "")
    ways = [read(card_type, sentence_of(f"{head}{way}")) for way in ways_of(choice["ways"])]
    frames = {replace(one, effects=()) for one, _ in ways if isinstance(one, (Done, When, Used))}
    same = len(frames) == 1 and all(isinstance(one, (Done, When, Used)) for one, _ in ways)
    if not same or len(ways) not in (2, 3) or (card_type not in PASSING and not choice["when"]):
        raise NotRead(choice.string, 0, (), "what there is to choose from")
    done: list[Any] = [_offered(one.effects) if choice["may"] else one.effects for one, _ in ways]
    one: Any = Either(*done) if len(done) == 2 else OneOf(done[0], done[1], done[2])
    offered = choice["may"] and not isinstance(ways[0][0], Used)
    found = replace(frames.pop(), effects=(May((one,)) if offered else one,))
    return numbered(found), (deeds.Keyword("one of"), choice["may"], *(meant for _, meant in ways))


def _offered(effects: tuple[Any, ...]) -> tuple[Any, ...]:
    """What may be done, without that it may."""
    may = effects[0] if len(effects) == 1 else None
    return may.effects if isinstance(may, May) else effects


def sentence_of(clause: str) -> str:
    return f"{clause[0].upper()}{clause[1:]}."


def ways_of(text: str) -> list[str]:
    """What there is to choose from: the strongest sign between them tells them apart.

    >>> ways_of("discard an Event or an Object; or draw a card")
    ['discard an Event or an Object', 'draw a card']
    >>> ways_of("draw a card, lose 1 Ability, or discard a card")
    ['draw a card', 'lose 1 Ability', 'discard a card']
    """
    signs = (r"; (?:or )?", r", or |, ", r" or ")
    return next((ways for sign in signs if len(ways := re.split(sign, text)) > 1), [text])


def _rolled(card_type: str, said: re.Match[str], read: Read) -> tuple[Any, Any]:
    """A chance in six that something is done: what that is, is a sentence of its own, with its event."""
    ability, meant = read(card_type, f"{said['when'] or ''}{said['then']}.")
    instead, other = read("event", f"{said['else']}.") if said["else"] else (Done(()), ())
    if not isinstance(ability, (Done, When)) or not isinstance(instead, Done) or not 0 < int(said["chance"]) <= 6:
        raise NotRead(said.string, 0, (), "what is left to chance")
    whole = card_type not in PASSING and isinstance(ability, Done)
    condition = ability.effects[0] if len(ability.effects) == 1 else None
    if whole or (isinstance(condition, If) and not condition.otherwise and said["when"]):
        raise NotRead(said.string, 0, (), "what is left to chance")
    roll = Chance(by="die", chance=int(said["chance"]), effects=ability.effects, otherwise=instead.effects)
    return numbered(replace(ability, effects=(roll,))), (meant, other)


def _flipped(card_type: str, said: re.Match[str], read: Read) -> tuple[Any, Any]:
    """A coin that says which of two things is done: each is a sentence of its own, with its event."""
    sides = [(name, read(card_type, f"{said['when'] or ''}{said[name]}.")) for name in SIDES if said[name]]
    frames = {replace(ability, effects=()) for _, (ability, _) in sides if isinstance(ability, (Done, When))}
    if len(frames) != 1 or not all(isinstance(ability, (Done, When)) for _, (ability, _) in sides):
        raise NotRead(said.string, 0, (), "what is done on heads, and on tails")
    frame = frames.pop()
    if isinstance(frame, Done) and (card_type not in PASSING or said["when"]):
        raise NotRead(said.string, 0, (), "when the coin is flipped")
    done = {name: ability.effects for name, (ability, _) in sides}
    flip = Chance("coin", done.get("heads", ()), done.get("tails", ()))
    return numbered(replace(frame, effects=(flip,))), tuple((name, meant) for name, (_, meant) in sides)


def _counted(card_type: str, said: re.Match[str], read: Read) -> tuple[Any, Any]:
    """HLT 193. A die that says how much is done."""
    clauses = re.split(" and (?=your opponent |you )", respelled("pips", said["then"]))
    parts = [read(card_type, sentence_of(clause)) for clause in clauses]
    effects = tuple(one for part, _ in parts if isinstance(part, Done) for one in part.effects)
    done = all(isinstance(part, Done) for part, _ in parts)
    if card_type not in PASSING or not done or not all(_by_pips(one) for one in effects):
        raise NotRead(said.string, 0, (), "what the die says")
    return numbered(Done((Chance(by="pips", effects=effects),))), (deeds.Keyword("die"), *(one for _, one in parts))


def _by_pips(effect: Any) -> bool:
    return any(is_of_pips(part) for part in everything(effect))


def _exerted(card_type: str, said: re.Match[str], read: Read) -> tuple[Any, Any]:
    """HL1 54. An Exertion for what it reveals: for each such card something is done, or if there is one."""
    cards = Said(card_type).as_cards(said["each"] or said["one"] or said["taken"])
    size = number_of(said["size"]) if said["size"] else -1
    if card_type not in PASSING:
        raise NotRead(said.string, 0, (), "what the Exertion is made for")
    if said["taken"]:
        what = Some(cards, number_of(said["most"]), up_to=bool(said["up"] or said["may"]))
        made = Do("make an Exertion", amount=size, how="sized") if said["size"] else Do("make an Exertion")
        found = Done((made, DoSome("take revealed", what=what)))
        return numbered(found), (deeds.Keyword("Exertion"), said["size"], what)
    ability, meant = read(card_type, f"{said['then'][0].upper()}{said['then'][1:]}.")
    if not isinstance(ability, Done):
        raise NotRead(said.string, 0, (), "what the Exertion is made for")
    check = Check(hard=True, cards=cards, effects=ability.effects, needed=0 if said["each"] else 1, size=size)
    return numbered(Done((check,))), (deeds.Keyword("Exertion"), said["size"], said["each"], said["one"], meant)


def _checked(card_type: str, said: re.Match[str], read: Read) -> tuple[Any, Any]:
    """HL3 110. A Check: something is done for each gem found, or if enough are."""
    ability, meant = read(card_type, f"{said['when'] or ''}{said['then']}.")
    if not isinstance(ability, (Done, When)) or (card_type not in PASSING and not said["when"]):
        raise NotRead(said.string, 0, (), "what the Check is made for")
    needed = number_of(said["needed"]) if said["needed"] else 0
    check = Check(ability.effects, said["gem"][0].upper(), needed, said["kind"].lower() == "hard")
    return numbered(replace(ability, effects=(check,))), (deeds.Keyword("Check"), said["kind"], check, meant)


def _bought(card_type: str, said: re.Match[str], read: Read) -> tuple[Any, Any]:
    """HL3 137. What is bought is a sentence of its own: `... so that your next attack this turn cannot be dodged`."""
    paid, price = read(card_type, f"{said['cost']} to draw a card.")
    bought, meant = read("event", sentence_of(said["then"]))
    effects = bought.effects if isinstance(bought, Done) else ()
    found = _put_for((Draw(1),), effects, paid)
    if not effects or found == paid:
        raise NotRead(said.string, 0, (), "what is bought")
    return numbered(found), (deeds.Keyword("bought"), price, meant)


def _put_for(old: tuple[Any, ...], new: tuple[Any, ...], value: Any) -> Any:
    """A tree with other effects in the place of some."""
    if isinstance(value, tuple):
        return new if value == old else tuple(_put_for(old, new, part) for part in value)
    if not isinstance(value, Node):
        return value
    return replace(value, **{name: _put_for(old, new, getattr(value, name)) for name in value.__struct_fields__})


def _within(card_type: str, said: re.Match[str], read: Read) -> tuple[Any, Any] | None:
    """HL1 35. `Each time your opponent attacks during his next turn, ...`: waited for in that time alone."""
    try:
        waited, meant = read("situation", sentence_of(said["then"] + said.groupdict().get("rest", "")))
    except NotRead:
        return None
    if card_type not in PASSING or not isinstance(waited, When):
        return None
    words = said["span"].lower()
    own = "your next turn" if "your next" in words else "their next turn"
    own = f"to the end of {own}" if "until" in words else own
    until = own if "next" in words else "game" if "game" in words else "turn"
    return numbered(Done((LastFor(waited, SPANS[until]),))), (deeds.Keyword("within"), until, meant)


def _lasted(card_type: str, said: re.Match[str], read: Read) -> tuple[Any, Any]:
    """HLT 296. What is done after so many turns in play; of one's own, every second turn is one."""
    done, meant = read(card_type, f"When this card enters play, {said['then']}.")
    turns = number_of(said["turns"])
    trigger = Happens("be long in play", turns=2 * turns - 1 if said["own"] else turns)
    if not isinstance(done, When) or done.condition is not None:
        raise NotRead(said.string, 0, (), "what is done then")
    return replace(done, trigger=trigger), (deeds.Keyword("lasted"), trigger, meant)


def _challenged(card_type: str, said: re.Match[str], read: Read) -> tuple[Any, Any]:
    """HL3 111. A Challenge: one thing is done by who wins it, another by who loses."""
    win, lose = (read("event", sentence_of(said[part])) if said[part] else (Done(()), ()) for part in ("win", "lose"))
    if card_type not in PASSING or not isinstance(win[0], Done) or not isinstance(lose[0], Done):
        raise NotRead(said.string, 0, (), "what the Challenge is made for")
    found = Challenge(said["gem"][0].upper(), win[0].effects, lose[0].effects)
    return numbered(Done((found,))), (deeds.Keyword("Challenge"), said["gem"], win[1], lose[1])


def number_of(words: str) -> int:
    """What a number says; `a` is one."""
    words = "one" if words.lower() in ("a", "an") else words
    if not (words.isdigit() or words.lower() in NUMBER_WORDS):
        raise NotRead(words, 0, (), "how many that is")
    return int(words) if words.isdigit() else NUMBER_WORDS[words.lower()]


def _floored(card_type: str, said: re.Match[str], read: Read) -> tuple[Any, Any]:
    """HL1 45. Attacks do less damage, but so much at least."""
    ability, meant = read(card_type, f"{said['less']}.")
    change = ability.change if isinstance(ability, Static) else None
    least = next(text for name, text in said.groupdict().items() if name != "less" and text is not None)
    less = change if isinstance(change, Damage) and change.how == "plus" and (change.amount or 0) < 0 else None
    if less is None:
        raise NotRead(said.string, 0, (), "of what that is the least")
    number = number_of(least)
    return replace(ability, change=replace(less, least=number)), (deeds.Keyword("at least"), number, meant)


def _only_then(card_type: str, said: re.Match[str], read: Read) -> tuple[Any, Any]:
    """`You may only do this at the beginning of your turn`: the time belongs to what was said before."""
    when, used = said["when"], said["used"]
    used = used if used.lower().startswith("you may ") else f"you may {used[0].lower()}{used[1:]}"
    ability, meant = read(card_type, f"{when[0].upper()}{when[1:]}, {used[0].lower()}{used[1:]}")
    if not isinstance(ability, Used):
        raise NotRead(said.string, 0, (), "what may be done then")
    return ability, (deeds.Keyword("only then"), meant)


def _gone(card_type: str, said: re.Match[str], read: Read) -> tuple[Any, Any]:
    """HL1 78. What a card is discarded for it is removed from the game for."""
    ability, meant = read(card_type, said["used"])
    if not isinstance(ability, Used) or ability.leaves != "play":
        raise NotRead(said.string, 0, (), "what is done before that")
    return replace(ability, leaves="game"), (deeds.Keyword("removed from the game"), meant)


def _by_the_top_card(card_type: str, said: re.Match[str], read: Read) -> tuple[Any, Any]:
    """HL1 61. The top card is seen; what is done then hangs on its kind, and may be done to it."""
    kind = Statements(card_type).kind_told(said["kind"])
    looked, seen_as = read(card_type, said["look"])
    if not isinstance(looked, Done) or card_type not in PASSING or len(looked.effects) != 1:
        raise NotRead(said.string, 0, (), "what is looked at")
    then = _after(card_type, said["look"], said["then"], read)
    other = _after(card_type, said["look"], said["else"], read) if said["else"] else ()
    done, instead = (other, then) if said["other"] else (then, other)
    found = Done((*looked.effects, If(IsSo(IT_IS, cards=kind), done, instead)))
    return numbered(found), (deeds.Keyword("top card"), said["kind"], said["other"], seen_as, done, instead)


def _after(card_type: str, look: str, text: str, read: Read) -> tuple[Any, ...]:
    """What is done after a look at a card, to that card or otherwise."""
    both = joined(card_type, f"{look} {text[0].upper()}{text[1:]}.")
    try:
        ability, _ = read(card_type, both)
        effects = ability.effects[1:] if isinstance(ability, Done) else ()
    except NotRead:
        ability, _ = read(card_type, f"{text[0].upper()}{text[1:]}.")
        effects = ability.effects if isinstance(ability, Done) else ()
    if not effects:
        raise NotRead(look, 0, (), "what is done then")
    return effects


def _if_unable(card_type: str, said: re.Match[str], read: Read) -> tuple[Any, Any]:
    """`Your opponent must discard an attack. If he cannot, he loses 2 Ability.`: the other only if that is so."""
    one, meant = read(card_type, said["must"])
    other, instead = read(card_type, spoken_of(said["then"], said["must"]))
    effects = (*one.effects, *other.effects) if isinstance(one, Done) and isinstance(other, Done) else ()
    if card_type not in PASSING or not effects or {getattr(part, "who", "") for part in effects} != {"opponent"}:
        raise NotRead(said.string, 0, (), "what is done, and by whom, if that cannot be")
    found = OneOf(one.effects, other.effects, who="opponent", unable=True)
    return numbered(Done((found,))), (deeds.Keyword("unable"), meant, instead)


def _replaced(card_type: str, said: re.Match[str], read: Read) -> tuple[Any, Any]:
    """`.... If ..., ... instead.`: on a condition the one thing is done, or may be, else the other."""
    one, meant = read(card_type, said["first"])
    other, instead = _spoken_of(card_type, said, read)
    asked = other.effects[0] if isinstance(other, Done) and len(other.effects) == 1 else None
    if not isinstance(asked, If) or asked.otherwise or not isinstance(one, Done) or card_type not in PASSING:
        raise NotRead(said.string, 0, (), "what is done instead, and of what")
    then = (Either(asked.effects, one.effects),) if said["may"] else asked.effects
    return numbered(Done((If(asked.condition, then, one.effects),))), (said["may"], meant, instead)


def _spoken_of(card_type: str, said: re.Match[str], read: Read) -> tuple[Any, Any]:
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
    return read(card_type, sentence)


_OPPONENT = re.compile(r"\b(?:your opponent|target|opponent)\b", re.IGNORECASE)


def _else(card_type: str, said: re.Match[str], read: Read) -> tuple[Any, Any]:
    """`If ..., .... Otherwise, ....`: two sentences about one condition, of what is done as the card is played."""
    (one, meant), (other, instead) = (read(card_type, said[part]) for part in (1, 2))
    asked = one.effects[0] if isinstance(one, Done) and len(one.effects) == 1 else None
    if not isinstance(asked, If) or asked.otherwise or not isinstance(other, Done) or card_type not in PASSING:
        raise NotRead(said.string, 0, (), "what is done otherwise")
    return numbered(Done((If(asked.condition, asked.effects, other.effects),))), (meant, instead)


Rule = Callable[[str, re.Match[str], Read], tuple[Any, Any] | None]
_RULES: tuple[Rule, ...] = (
    *(_either, _rolled, _flipped, _counted, _exerted, _floored, _gone, _only_then),
    *(_checked, _challenged, _bought, _within, _lasted, _by_the_top_card, _if_unable, _else, _replaced),
)
_BY_NAME = {rule.__name__.strip("_").replace("_", " "): rule for rule in _RULES}
#: What is asked of a text in turn (`shapes.tsv`), and what is made of it.
SHAPES = tuple(
    (re.compile(row["pattern"], re.IGNORECASE), _BY_NAME[row["shape"]]) for row in rows(LEXICON, "shapes.tsv")
)

"""Other ways to put the same words, before a text is read: sentences that are one, and figures of speech.

`spelling.tsv` lists them by stage: of a `text`, of its `sentences` together, of a `sentence` alone. Each is a shape
of sentences, never a sentence: what stands in its places is read by the grammar. `~` is a space at an end.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

from quickening.english import spelling
from quickening.english.forms import verb_forms
from quickening.english.spelling import Spelling
from quickening.games.highlander.definitions import ATTACK, BLOCK, DODGE, PASSING
from quickening.text.lexicals import NUMBER_WORDS


@cache
def spellings(stage: str) -> tuple[Spelling, ...]:
    """What may be said, as patterns, and what is put for it."""
    by_number = (spelling.spelling(*one) for one in _BY_NUMBER.get(stage, ()))
    return (*spelling.spellings("quickening.games.highlander.lexicon", stage), *by_number)


def respelled(stage: str, text: str) -> str:
    """A text with each figure of speech in other words."""
    return spelling.respelled(text, spellings(stage))


#: What a die shows.
_ROLLED = (
    r"\broll a (?:six-sided )?die[.:] (?:on|if (?:you roll|the result is|it is|the roll is))(?: a roll of)?(?: an?)?"
)


#: Numbers, in words or figures.
_NUMBERS = rf"\d+|{'|'.join(NUMBER_WORDS)}"


def _value(number: str) -> int:
    """What a number says.

    >>> _value("three"), _value("12")
    (3, 12)
    """
    return int(number) if number.isdigit() else NUMBER_WORDS[number.lower()]


def _chance(number: int) -> str:
    """So many results of six."""
    return f"there is a {number} in 6 chance that "


_DID = {verb_forms(verb)["done"]: verb for verb in ("play", "make", "attack", "block", "dodge", "take")}
_VERBS = (
    *("play", "attack", "draw", "make", "use", "block", "dodge", "gain", "discard"),
    *("remove", "lose", "disarm", "break"),
)
_DOING = {verb_forms(verb)["ing"]: verb for verb in _VERBS}
_SOMEBODY = "you|your opponent|target|each player|all players|any player|both players"
#: Figures of speech with a number or a verb in another form in what is put for them.
_BY_NUMBER: dict[str, tuple[tuple[re.Pattern[str], spelling.Put], ...]] = {
    # HL1 67. A die that is rolled is a chance in six.
    "sentences": tuple(
        (re.compile(f"{_ROLLED}{rolled},? ", re.IGNORECASE), said)
        for rolled, said in (
            (r" (\d)(?: or (?:higher|more|above)|\+)", lambda found: _chance(7 - int(found[1]))),
            (r" (\d) or (?:lower|less|below)", lambda found: _chance(int(found[1]))),
            (r" (\d)(?:-| to | through )(\d)", lambda found: _chance(int(found[2]) - int(found[1]) + 1)),
            (r" (\d(?:, \d)*(?:,? or \d)?)", lambda found: _chance(len(re.findall(r"\d", found[1])))),
        )
    ),
    "sentence": (
        # What a card prevents cannot be done.
        (
            re.compile(rf"^This (?:card|attack) prevents ({_SOMEBODY}) from ({'|'.join(_DOING)})\b", re.IGNORECASE),
            lambda one: f"{one[1]} cannot {_DOING[one[2].lower()]}",
        ),
        (
            re.compile(rf"\bto prevent your opponent from ({'|'.join(_DOING)})\b", re.IGNORECASE),
            lambda one: f"to your opponent cannot {_DOING[one[1].lower()]}",
        ),
        # HL1 35. What has not been done was not done.
        (
            re.compile(rf"\b(?:have|has) not ({'|'.join(_DID)})\b", re.IGNORECASE),
            lambda one: f"did not {_DID[one[1].lower()]}",
        ),
        # HL1 67. So many in six, and a chance of doing something.
        (
            re.compile(rf"\b({_NUMBERS}) in (?:six|6) chance\b", re.IGNORECASE),
            lambda one: f"{_value(one[1])} in 6 chance",
        ),
        (
            re.compile(rf"\bchance of ({'|'.join(_DOING)})\b", re.IGNORECASE),
            lambda one: f"chance to {_DOING[one[1].lower()]}",
        ),
        # HL3 137. What something is done by is what it costs.
        (
            re.compile(r"^(You may )([^.]+) by (discarding|making|removing|losing) ([^.]+)\.$", re.IGNORECASE),
            lambda one: f"{one[1]}{_DOING[one[3].lower()]} {one[4]} to {one[2]}.",
        ),
    ),
}
#: What a card of each type may be called by itself.
_OWN = {ATTACK: "attack", BLOCK: "block", DODGE: "dodge"}
_ITSELF = re.compile(r"(\bthis (?:attack|block|dodge|defense)\b[^.]*\. )(If )?It (?=\w)", re.IGNORECASE)
_GOES = re.compile(r"^If (?=(?:successful|unsuccessful|blocked|dodged), )", re.IGNORECASE)
#: HL1 76-77. What a card in play is used for, once.
_USE = re.compile(r"^Use (?:this card )?to (?=(?:counter|prevent|avoid|dodge|block)\b)", re.IGNORECASE)
#: HL1 35. A card that is played in one's own turn speaks of the other player's next one.
_THEIR_TURN = re.compile(
    r"(?<=may not attack )(?:on|during) (?:(?:his|her|their|his or her|your opponent's) turn)(?=\.)", re.IGNORECASE
)
_USED = re.compile(r"^(?:Use|Play) only against (?=\w)", re.IGNORECASE)
_MAY_BE_USED = re.compile(r"\bThis attack (may|can) (only )?be used (?=after\b|as\b|even\b|if\b|only\b)")


#: Words before a title that speak of cards of that title, not of this one; and words behind it that it goes with.
_OTHERS = re.compile(
    r"\b(?:an?|the|this|that|these|those|one|two|three|each|any|all|every|other|another|is|are|or|and|than|titled"
    r"|named|no|both|multiple|of|power|head|\d+) $",
    re.IGNORECASE,
)
_BESIDE = re.compile(
    r" (?:cards?|gems?|and|or|persona|weapon|attacks?|blocks?|dodges?|plots?|events?|situations?|objects?|ally|allies"
    r"|effects?|power)\b",
    re.IGNORECASE,
)


def of_itself(text: str, names: tuple[str, ...], known: Callable[[str], bool]) -> str:
    """A text that calls its card `this card` where it spoke of it by title. What is a word of the game is no title.

    >>> of_itself("Play Lucky Coin at the end of your turn.", ("Lucky Coin",), lambda word: False)
    'Play this card at the end of your turn.'
    >>> of_itself("You may only play one Lucky Coin.", ("Lucky Coin",), lambda word: False)
    'You may only play one Lucky Coin.'
    >>> of_itself("Play Parry at the end of your turn.", ("Parry",), lambda word: word == "Parry")
    'Play Parry at the end of your turn.'
    """
    name = names[0] if names else ""
    if not name[:1].isupper() or known(name):
        return text

    def itself(found: re.Match[str]) -> str:
        others = _OTHERS.search(text[: found.start()]) or _BESIDE.match(text[found.end() :])
        return found[0] if others else "this card"

    text = re.sub(rf"\b{re.escape(name)}s(?= in (?:play|your deck)\b)", "cards of this title", text)
    text = re.sub(
        rf"\b(each|every) {re.escape(name)}(?: card| plot)?(?= in play\b)",
        r"\1 card of this title",
        text,
        flags=re.IGNORECASE,
    )
    return re.sub(rf"\b{re.escape(name)}(?=[ ,.])", itself, text)


#: HL1 10. One thing with a name of several words, and nothing behind it that says what kind of thing that is.
_NAMED = re.compile(
    r"\b(?P<one>an?|another) (?P<title>[A-Z][\w']+(?: [A-Z][\w']+)+)"
    r"(?=[.,]| (?:in|on|from|to|and|or|this|that|you|is)\b)"
)


def titled(sentence: str, known: Callable[[str], bool]) -> str:
    """A sentence that calls a card by its title says so: what ends in no word of the game is one.

    >>> titled("You may play this attack after a Side Step.", lambda word: word == "Step")
    'You may play this attack after a Side Step.'
    >>> titled("You may play this attack after a Side Step.", lambda word: False)
    'You may play this attack after a card titled Side Step.'
    """

    def put(found: re.Match[str]) -> str:
        words = found["title"].split()
        if known(words[0]) or any(known(" ".join(words[at:])) for at in range(len(words))):
            return found[0]
        return f"{found['one'].removesuffix('n')} card titled {found['title']}"

    return _NAMED.sub(put, sentence)


#: HL3 150. Cards of an Endurance that are looked at, and how the words after that speak of them.
_LOOKED = re.compile(
    r"\b(?:look at|reveal) the top (?:\w+ )?cards? of (your opponent's|your) Endurance(?!\. If it is )", re.IGNORECASE
)


def seen(text: str) -> str:
    """What is said of cards that were looked at, in words that speak of such cards and of no others.

    >>> seen("Look at the top 3 cards of your Endurance. Put one of them in your hand and discard the rest.")
    'Look at the top 3 cards of your Endurance. Put one card just seen in your hand and discard all cards left over.'
    """
    looked = _LOOKED.search(text)
    if looked is None:
        return text
    own = "your" if looked[1].lower() == "your" else "their|his|her|that player's|your opponent's"
    rest = re.sub(rf"\b(?:{own}|that|the) Endurance\b", "THERE", text[looked.end() :], flags=re.IGNORECASE)
    return text[: looked.end()] + respelled("seen", rest).replace("THERE", "the Endurance just seen")


def joined(card_type: str, text: str) -> str:
    """A text with sentences that are one read as one; `It`, after this attack was spoken of, is this attack."""
    text = seen(respelled("sentences", text))
    own = _OWN.get(card_type)
    while own and _ITSELF.search(text):
        text = _ITSELF.sub(lambda found: f"{found[1]}{found[2] or ''}This {own} ", text)
    return text


def put(card_type: str, sentence: str) -> str:
    """A sentence in the words that the grammar knows."""
    if card_type not in PASSING:
        sentence = _USE.sub("You may discard this card from play to ", sentence)
    sentence = respelled("sentence", sentence)
    if card_type in PASSING:
        sentence = _THEIR_TURN.sub("during their next turn", sentence)
    own = _OWN.get(card_type)
    sentence = _GOES.sub(f"If this {own or 'attack'} is ", sentence)
    if own:
        sentence = _USED.sub(f"This {own} may only be used against ", sentence)
        sentence = _MAY_BE_USED.sub(r"This attack \1 \2be played ", sentence)
    return sentence


#: HL1 1. There are two players. Where the last one spoken of is the opponent, `he` and `they` are the opponent.
_PEOPLE = re.compile(
    r"\b(?P<opponent>(?:your )?opponent|target player|target(?! \w+ (?:card|attack)))\b"
    r"|\b(?:(?:each|any|either|neither|no|a|that) player|players)\b",
    re.IGNORECASE,
)
_PRONOUN = re.compile(
    r"\b(?:(?P<singular>he or she|he|she)|(?P<own>his or her|his|their|her(?= [a-z]+))|(?P<whom>him)"
    r"|they (?P<verb>(?:do not|[a-z]+)))\b",
    re.IGNORECASE,
)
#: What is the same of one and of several.
_MODAL = ("may", "must", "cannot", "can")
_TO_ITSELF = re.compile(r"^((?:Discard|Remove|Return|Place|Put) )it(?= )", re.IGNORECASE)
_OF_ITSELF = re.compile(r"^This (?:card|attack|block|dodge|defense)\b", re.IGNORECASE)


def spoken_of(sentence: str, before: str) -> str:
    """A sentence with the opponent named, or the card itself, where the words before tell that they are meant.

    >>> spoken_of("He must discard a card.", "Your opponent loses 1 Ability.")
    'Your opponent must discard a card.'
    >>> spoken_of("If they do not attack, they lose 1 Ability.", "Look at your opponent's hand.")
    'If your opponent does not attack, they lose 1 Ability.'
    >>> spoken_of("He must discard a card.", "Each player draws a card.")
    'He must discard a card.'
    >>> spoken_of("Discard it if you attack.", "This card is a Guard.")
    'Discard this card if you attack.'
    """
    if _OF_ITSELF.match(before.rpartition(". ")[2] if ". " in before else before) and _TO_ITSELF.match(sentence):
        return _TO_ITSELF.sub(r"\1this card", sentence)
    people = list(_PEOPLE.finditer(before))
    pronoun = _PRONOUN.search(sentence)
    if not people or people[-1]["opponent"] is None or pronoun is None or _PEOPLE.search(sentence[: pronoun.start()]):
        return sentence
    named = _named(pronoun)
    if pronoun.start() == 0:
        named = named[0].upper() + named[1:]
    return f"{sentence[: pronoun.start()]}{named}{sentence[pronoun.end() :]}"


def _named(pronoun: re.Match[str]) -> str:
    if pronoun["own"]:
        return "your opponent's"
    verb = pronoun["verb"]
    if not verb:
        return "your opponent"
    if verb == "do not":
        return "your opponent does not"
    return f"your opponent {verb if verb in _MODAL else 'is' if verb == 'are' else verb_forms(verb)['s']}"

"""Other ways to put the same words, before a text is read: sentences that are one, and figures of speech.

Each is a shape of sentences, never a sentence: what stands in its places is read by the grammar.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from quickening.games.highlander.definitions import ATTACK, BLOCK, DODGE

#: What is put for a pattern.
Put = str | Callable[[re.Match[str]], str]
#: What a die shows.
_ROLLED = r"(?:on an?(?: roll of an?)?|on a roll of|on|if (?:you roll|the result is|it is|the roll is) (?:an? )?)"


def _chance(number: int) -> str:
    """So many results of six."""
    return f"there is a {number} in 6 chance that "


#: Sentences of which the second says more of the first.
_JOINED: tuple[tuple[re.Pattern[str], Put], ...] = (
    (
        re.compile(
            r"(\byou may )([^.]+)\. You may (?:only do this|do this only) once (?:per|each) turn\.", re.IGNORECASE
        ),
        r"once per turn, \1\2.",
    ),
    (re.compile(r"\bNone of (?=(?:these|those) )"), "Not one of "),
    (re.compile(r"\bNot one of ((?:these|those) \w+) may be "), r"\1 cannot be "),
    (re.compile(r" afterwards?(?=\.)"), ""),
    # HL1 67. A die that is rolled is a chance in six.
    *(
        (re.compile(rf"\broll a (?:six-sided )?die\. {rolled}", re.IGNORECASE), said)
        for rolled, said in (
            (rf"{_ROLLED} (\d)(?: or (?:higher|more|above)|\+),? ", lambda found: _chance(7 - int(found[1]))),
            (rf"{_ROLLED} (\d) or (?:lower|less|below),? ", lambda found: _chance(int(found[1]))),
            (rf"{_ROLLED} (\d)(?:-| to | through )(\d),? ", lambda found: _chance(int(found[2]) - int(found[1]) + 1)),
            (rf"{_ROLLED} (\d(?:, \d)*,?(?: or \d)?),? ", lambda found: _chance(len(re.findall(r"\d", found[1])))),
        )
    ),
    (re.compile(r"(?<=\. )(?:On any other (?:roll|result|number)|If not),? ", re.IGNORECASE), "Otherwise, "),
    # HL1 77. What is played against a card as the opponent plays it.
    (
        re.compile(
            r"^(?:You may )?play (?:this card )?(?:when|after|as) your opponent (?:just )?plays? (an? [^.,]+)\. "
            r"(?:You may )?(counter|cancel) (?:that|the) [^.,]+\.",
            re.IGNORECASE,
        ),
        r"\2 \1 as it is played.",
    ),
)
_DONE = "played|made|attacked|blocked|dodged|discarded|lost|gained|taken|removed"
_PLAIN = {
    "played": "play",
    "made": "make",
    "attacked": "attack",
    "blocked": "block",
    "dodged": "dodge",
    "taken": "take",
}
_COSTS = {"discarding": "discard", "making": "make", "removing": "remove", "losing": "lose"}
_OWN_CARD = "this (?:card|attack|block|dodge|defense)"
_WISHED = "play|make|attack|block|dodge|defend|use|draw"
_SOMEBODY = "you|your opponent|target|each player|all players|any player|both players"
_PUT: tuple[tuple[re.Pattern[str], Put], ...] = (
    # HL1 1. There are two players: both are all of them, and what neither may do each may not.
    (re.compile(r"\bboth players\b", re.IGNORECASE), "all players"),
    # A purpose may stand before what is done for it; a card that is not named is this one.
    (
        re.compile(rf"^To ((?:{_WISHED})\b[^,.]*?),? ({_SOMEBODY}) must ([^.]+)\.$", re.IGNORECASE),
        r"\2 must \3 to \1.",
    ),
    (
        re.compile(r"^(?=(?:may|can|cannot|must) (?:not )?(?:only )?be (?:played|used)\b)", re.IGNORECASE),
        "This card ",
    ),
    (re.compile(r"\b(play this)(?= (?:in|as|during|if|only|even|after|on|when|to)\b)", re.IGNORECASE), r"\1 card"),
    (re.compile(r"\ban other\b", re.IGNORECASE), "another"),
    (re.compile(r"\bwith a title (?:that )?contain(?:s|ing)\b", re.IGNORECASE), "containing"),
    (re.compile(r"\bcontaining the word\b", re.IGNORECASE), "containing"),
    (
        re.compile(
            r"^((?:You may )?(?:Remove|Return|Counter|Discard|Retrieve|Take|Nullify)\b[^.]*) of your choice\b"
        ),
        r"\1",
    ),
    (re.compile(r"\b(cannot|may not|can not) be (\w+),? except (by|with) ", re.IGNORECASE), r"can only be \2 \3 "),
    # HL1 35. What has been done was done.
    (re.compile(rf"\b(?:have|has) ({_DONE})\b(?! in play)", re.IGNORECASE), r"\1"),
    (
        re.compile(rf"\b(?:have|has) not ({'|'.join(_PLAIN)})\b", re.IGNORECASE),
        lambda one: f"did not {_PLAIN[one[1].lower()]}",
    ),
    (
        re.compile(
            rf"^After (?:you (?:play|block with|dodge with) {_OWN_CARD}|{_OWN_CARD} is played), ", re.IGNORECASE
        ),
        "",
    ),
    (re.compile(r"\b(attack|block|dodge|defense) becomes (?=an? )", re.IGNORECASE), r"\1 is "),
    (re.compile(r"(\bthat (attack|block|dodge|defense)\b[^.]*, )it (?=\w)", re.IGNORECASE), r"\1that \2 "),
    (re.compile(r"\battack normally (?=to\b)", re.IGNORECASE), "attack "),
    # What something is done by is what it costs.
    (
        re.compile(rf"^(You may )([^.]+) by ({'|'.join(_COSTS)}) ([^.]+)\.$", re.IGNORECASE),
        lambda one: f"{one[1]}{_COSTS[one[3].lower()]} {one[4]} to {one[2]}.",
    ),
    (re.compile(r"\breveal (?:the|that|those) hidden attacks?\b", re.IGNORECASE), "reveal all Hidden attacks"),
    (re.compile(r"\bplay(?:ed|s)? or puts? into play\b", re.IGNORECASE), "put into play"),
    (re.compile(r"\byour opponent's ((?:Hard )?Exertions)\b", re.IGNORECASE), r"all \1 your opponent makes"),
    (re.compile(r"\byour ((?:Hard )?Exertions)\b", re.IGNORECASE), r"all \1 you make"),
    (re.compile(r"(\bExertions?\b[^.]*\bby \w+) cards?\b", re.IGNORECASE), r"\1"),
    (
        re.compile(
            r"\bhold ((?:up to )?\w+) (?:more cards|cards more)(?: in your hand)? than your Ability", re.IGNORECASE
        ),
        r"hold \1 additional cards in your hand",
    ),
    (re.compile(r"\bfrom hand\b", re.IGNORECASE), "from their hand"),
    (re.compile(r"\bwill not(?= (?:avoid|block|dodge|stop|defend)\b)", re.IGNORECASE), "cannot"),
    (re.compile(r"\b(?:neither|no) player (may|can)\b", re.IGNORECASE), r"each player \1 not"),
    (re.compile(r"^While in play, ", re.IGNORECASE), ""),
    (re.compile(r"^At any time, (?=you may )", re.IGNORECASE), ""),
    (re.compile(r"^This is (?=a Standing Defense\b|Cumulative\b)"), "This card is "),
    (re.compile(r"^(?=(?:Cumulative|Standing Defense)\.$)"), "This card is "),
    (re.compile(r"^This card is (?=Standing Defense\.$)"), "This card is a "),
    (re.compile(r"^This effect is (?=Cumulative\b)"), "This card is "),
    (re.compile(r"\bthe (?=(?:upper|middle|lower) areas?\b)"), ""),
    (re.compile(r"^Whoever (?=plays\b)"), "Any player who "),
    (re.compile(r"\b(?:does|do) (?:a maximum of|at most) (?=\w+ (?:points? of )?damage)"), "only do "),
    (re.compile(r"\b(is|are) (Disarmed|Prone) and (?=(?:Disarmed|Prone)\b)", re.IGNORECASE), r"\1 \2 and \1 "),
    (re.compile(r"\ba lower (?=Ability than)"), "less "),
    (re.compile(r"\ba higher (?=Ability than)"), "more "),
    (re.compile(r"(\byou have [^,.]*\bcards?) in hand\b", re.IGNORECASE), r"\1 in your hand"),
    (re.compile(r"(\b(?:has|they have) [^,.]*\bcards?) in hand\b", re.IGNORECASE), r"\1 in their hand"),
    # `draw that many cards`, after cards were discarded.
    (
        re.compile(
            r"\b(discard[^.]*\bdraws?) (?:an equal number of|the same number of|that many) cards"
            r"(?: from (?:your|their|his) Endurance)?",
            re.IGNORECASE,
        ),
        r"\1 a card for each card discarded",
    ),
    (re.compile(r"\beither player (?=may\b)", re.IGNORECASE), "any player "),
    (re.compile(r"\bwithout making an? (?=(?:Hard )?Exertion)", re.IGNORECASE), "without an "),
    (re.compile(r"\b(covers|stops|avoids|defends|does|do|cover|stop|avoid|defend) only (?=\w)"), r"only \1 "),
    (re.compile(r"\bzero[- ]card (?=(?:Hard |Soft )?Exertion)", re.IGNORECASE), "0 card "),
    (re.compile(r"\b([a-z]+)-card (?=(?:Hard |Soft )?Exertion)", re.IGNORECASE), r"\1 card "),
    # What a card is for, said of the card: whoever plays it does that.
    (re.compile(r"^(?:Use|Play) this card to (?=\w)", re.IGNORECASE), ""),
    (re.compile(r"^Play this (?:card|attack|block|dodge) (?=in conjunction|at the|during|in place|only)"), "Play "),
    (re.compile(r"\bmust (?:either|choose one:) (?=[^.]+ or )"), "must "),
    # HL1 45. It is only an attack that is successful that does damage.
    (re.compile(r"^If (?:this attack is )?successful, (?:this attack|it) (?=does\b[^.]*\bdamage)"), "This attack "),
    (re.compile(r"(\bdamage) if successful(?=\.)"), r"\1"),
    (
        re.compile(r"\b(\w+) with (?:the word )?\"?([A-Z][\w']+)\"? in (?:the|its|their) titles?\b"),
        r"\1 containing \2",
    ),
    (
        re.compile(r"\b(\w+) that (?:has|have) the word \"?([A-Z][\w']+)\"? in (?:the|its|their) titles?\b"),
        r"\1 containing \2",
    ),
)
#: What a card of each type may be called by itself.
_OWN = {ATTACK: "attack", BLOCK: "block", DODGE: "dodge"}
_ITSELF = re.compile(r"(\bthis (?:attack|block|dodge|defense)\b[^.]*\. )(If )?It (?=\w)", re.IGNORECASE)
_GOES = re.compile(r"^If (?=(?:successful|unsuccessful|blocked|dodged), )", re.IGNORECASE)
_USED = re.compile(r"^Use only against (?=\w)", re.IGNORECASE)
_MAY_BE_USED = re.compile(r"\bThis attack (may|can) (only )?be used (?=after\b|as\b|even\b|if\b|only\b)")


def joined(card_type: str, text: str) -> str:
    """A text with sentences that are one read as one; `It`, after this attack was spoken of, is this attack."""
    for pattern, instead in _JOINED:
        text = pattern.sub(instead, text)
    own = _OWN.get(card_type)
    while own and _ITSELF.search(text):
        text = _ITSELF.sub(lambda found: f"{found[1]}{found[2] or ''}This {own} ", text)
    return text


def put(card_type: str, sentence: str) -> str:
    """A sentence in the words that the grammar knows."""
    for pattern, instead in _PUT:
        sentence = pattern.sub(instead, sentence)
    own = _OWN.get(card_type)
    sentence = _GOES.sub(f"If this {own or 'attack'} is ", sentence)
    if own:
        sentence = _USED.sub(f"This {own} may only be used against ", sentence)
        sentence = _MAY_BE_USED.sub(r"This attack \1 \2be played ", sentence)
    return sentence

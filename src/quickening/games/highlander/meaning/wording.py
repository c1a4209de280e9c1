"""Other ways to put the same words, before a text is read: sentences that are one, and figures of speech.

Each is a shape of sentences, never a sentence: what stands in its places is read by the grammar.
"""

from __future__ import annotations

import re

from quickening.games.highlander.definitions import ATTACK, BLOCK, DODGE

#: Sentences of which the second says more of the first.
_JOINED = (
    (
        re.compile(
            r"(\byou may )([^.]+)\. You may (?:only do this|do this only) once (?:per|each) turn\.", re.IGNORECASE
        ),
        r"once per turn, \1\2.",
    ),
    (re.compile(r"\bNone of (?=(?:these|those) )"), "Not one of "),
    (re.compile(r"\bNot one of ((?:these|those) \w+) may be "), r"\1 cannot be "),
    (re.compile(r" afterwards?(?=\.)"), ""),
)
_PUT = (
    # HL1 1. There are two players: both are all of them, and what neither may do each may not.
    (re.compile(r"\bboth players\b", re.IGNORECASE), "all players"),
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
            r"\b(discard[^.]*\bdraws?) (?:an equal number of|the same number of|that many) cards", re.IGNORECASE
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
_ITSELF = re.compile(r"(\bthis (?:attack|block|dodge|defense)\b[^.]*\. )It (?=\w)", re.IGNORECASE)
_GOES = re.compile(r"^If (?=(?:successful|unsuccessful|blocked|dodged), )", re.IGNORECASE)
_USED = re.compile(r"^Use only against (?=\w)", re.IGNORECASE)
_MAY_BE_USED = re.compile(r"\bThis attack (may|can) (only )?be used (?=after\b|as\b|even\b|if\b|only\b)")


def joined(card_type: str, text: str) -> str:
    """A text with sentences that are one read as one; `It`, after this attack was spoken of, is this attack."""
    for pattern, instead in _JOINED:
        text = pattern.sub(instead, text)
    own = _OWN.get(card_type)
    while own and _ITSELF.search(text):
        text = _ITSELF.sub(rf"\1This {own} ", text)
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

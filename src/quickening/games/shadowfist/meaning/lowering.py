"""Trees of the ability language as the nodes that Shadowfist's rules carry out: players, cards, places, amounts."""

from __future__ import annotations

from abc import abstractmethod
from itertools import combinations
from typing import Any

from quickening.english.lowering import CannotSay, refuse_if
from quickening.english.modifiers import TOTAL
from quickening.english.noun_words import AT_ONCE, EXACTLY
from quickening.english.quantities import AMONG
from quickening.games.shadowfist.kinds import filters
from quickening.games.shadowfist.kinds.basics import X
from quickening.games.shadowfist.kinds.choosing import TargetSharing
from quickening.games.shadowfist.kinds.players_do import TargetPlayer
from quickening.games.shadowfist.kinds.relations import To
from quickening.games.shadowfist.kinds.selections import (
    FIRST,
    PARTIES,
    AttackTarget,
    OneOrMore,
    Picked,
    Spoken,
    Subject,
    Targets,
    Together,
)
from quickening.games.shadowfist.kinds.totaling import ChooseWithin
from quickening.games.shadowfist.meaning.amounts import DIFFERENT_PLAYERS, Amounts
from quickening.games.shadowfist.meaning.tables import lexicon, noun_words, tables
from quickening.lang import deeds
from quickening.lang.selections import All, Cards, Chosen, It, ThisCard

#: How often of a comparison the old filter speaks.
COMPARED = {
    "exactly": "exactly",
    "or less": "or less",
    "or more": "or more",
    "less": "less than",
    "more": "more than",
    "even": "even",
    "odd": "odd",
}
SUBJECT = "subject"
#: SF 41.4. Who lost a Faceoff.
LOSER = deeds.Related("loser")
ROWS = ("front row", "back row")
STRUCTURE = "Site structure"
#: SF 38.2. Where damage comes from; a card where the damage is spoken of.
LEGAL_SUBJECT = "legal subject"
LEGAL_TARGET = "legal target"
SOURCE = "source"
SHARING = "that share a designator other than"
#: The slot of the card itself, where an event is about it.
OWN = -2
#: The slot of what the card itself attacks, where an event is about that.
AIM = -3


#: SF 35.0. `controlled by different players`, of the second of two cards.
APART = deeds.Is(DIFFERENT_PLAYERS, behind=True)
OF_ANOTHER = To("of another player than", FIRST)


def is_apart(nouns: Any) -> bool:
    """Whether cards are said to be controlled by different players."""
    return isinstance(nouns, deeds.Nouns) and APART in nouns.before


def not_apart(nouns: Any) -> Any:
    """The cards, without that."""
    if not is_apart(nouns):
        return nouns
    return deeds.Nouns(nouns.kind, tuple(one for one in nouns.before if one != APART), nouns.after)


def spoken(word: str) -> str:
    """How the rules put a word that points back."""
    if word.startswith("the chosen "):
        noun = word.removeprefix("the chosen ")
        return f"those {noun}" if noun.endswith("s") else f"that {noun}"
    return word if " " in word or word in ("they", "them") else "it"


def is_behind(one: Any) -> bool:
    """An adjective that the text says behind the noun: `that is turned`."""
    return isinstance(one, deeds.Is) and one.behind


def is_head(one: Any) -> bool:
    """A designator that stands for the noun: `a <Student>`."""
    return isinstance(one, deeds.Is) and one.head


def is_titled(node: Any) -> bool:
    """SF 42.0. Cards by their title: `"A Title"`."""
    before = node.nouns.before if isinstance(node, deeds.All) and isinstance(node.nouns, deeds.Nouns) else ()
    return any(is_head(one) and one.word[0] == '"' for one in before)


def is_opponents(one: Any) -> bool:
    """`an opponent's Character`, `opponents' Sites`: any opponent's, put as a word before the noun."""
    if not isinstance(one, deeds.Gap) or not one.possessive:
        return False
    return is_any_opponent(one.deed.role("AGENT"))


def is_any_opponent(who: Any) -> bool:
    """`an opponent`, `opponents`: no matter which."""
    return (
        isinstance(who, (deeds.Picked, deeds.All))
        and who.word in ("a", "", "any", "all")
        and who.nouns == deeds.Nouns("opponent")
    )


#: `returned by this card`: what the text has brought into play.
BROUGHT_BACK = deeds.Gap(deeds.Deed("bring back", (("AGENT", deeds.This()),)), "WHAT")


def is_brought_back(nouns: Any) -> bool:
    """`Characters returned by this card`: those that the text has just returned to play (SF 44.1)."""
    return isinstance(nouns, deeds.Nouns) and nouns.after == (BROUGHT_BACK,) and not nouns.before


def is_on_one(one: Any) -> bool:
    """`on a Character`: of all that lie on a card, one is meant that is not chosen yet."""
    return isinstance(one, deeds.Beside) and one.word == "on" and getattr(one.what, "word", "") == "a"


def is_of_one_opponent(one: Any) -> bool:
    """`all of an opponent's Characters`: of one of the opponents, who is not chosen yet."""
    return is_opponents(one) and isinstance(one.deed.role("AGENT"), deeds.Picked)


def is_of_target(one: Any) -> bool:
    """`target opponent's Character`: that player may be the target, or the card."""
    owner = one.deed.role("AGENT") if isinstance(one, deeds.Gap) and one.possessive else None
    return isinstance(owner, deeds.Picked) and owner.word == "target"


def is_total(one: Any) -> bool:
    """`whose total cost is 3 or less`: said of cards together."""
    return isinstance(one, deeds.Has) and one.figure.startswith(f"{TOTAL} ")


class Words(Amounts):
    """How noun phrases are put. What the trigger was about is `it`, who did it `that player`."""

    def __init__(self, card_type: str) -> None:
        super().__init__(tables())
        self.card_type = card_type
        self.waiting = False
        self.in_event = False
        self.attacked = False
        #: The deed that is waited for, as the rules know it.
        self.event_deed = ""
        #: The slot of who does it.
        self.doer = -1
        self.event_slots: dict[str, int] = {}
        self.kinds_chosen: list[str] = []
        self.done_to: dict[str, Any] = {}
        #: Where damage comes from that is redirected: the first that is chosen.
        self.damage_from: set[int] = set()
        #: What was chosen that is no card: its slot, and what kind of thing it is.
        self.named: dict[int, str] = {}
        #: Whether something is said that is waited for after this.
        self.following = False
        #: Whether the card itself has left play to pay.
        self.left_play = False
        self.spent: set[int] = set()
        self.sacrificed: set[int] = set()
        #: The slot of the cards of a deck that the text has looked at, whose deck it is, and whether it was one card.
        self.of_deck = -1
        self.deck_of: Any = None
        self.of_one_card = False
        #: What was played or returned by the text, and may be spoken of once it is in play.
        self.brought: set[int] = set()
        self.answers: set[int] = set()
        self.threatening: set[str] = set()
        self.aims: list[Any] = []
        self.targeted_place: str | None = None
        #: Of what so much was spoken of as the text triggered, for `an equal amount`.
        self.amounts_told: set[str] = set()
        self.paying = False
        self.maintained = False
        #: Whether other cards than this one are maintained.
        self.by_others = False
        self.choosing = False
        #: The slots of the two cards of an event, and in which part of it each is.
        self.parties: dict[int, int] = {}
        #: Whether these are asked for: where the event could not be put so that it is about the one that is meant.
        self.by_part = False
        #: All players or opponents who do something, by their slot: each of them may do more.
        self.all_players: dict[int, Any] = {}
        #: Whether something is done, and nothing is so for as long as a text is active.
        self.in_effect = False
        #: Whether one card of a title alone does it, however many are there: `exactly one "Title"`.
        self.only_one = False
        #: The slot of all of a kind to which something was done last.
        self.last_of_all = -1
        #: The slot of those of each of whom something is said.
        self.each = -1
        #: The slots of cards that chance picked.
        self.by_chance: set[int] = set()
        #: The slots of players known by a card of theirs that something happened to, and of that card.
        self.holders: dict[int, int] = {}
        #: Whether the card itself has just been played by its own text.
        self.is_played = False
        self.nouns = lexicon().kinds

    def convert(self, node: Any, wanted: str) -> Any:
        """A role as the type of its field asks for it."""
        if wanted.startswith("Who"):
            return self.as_player(node)
        if wanted.startswith("Amount"):
            return self.as_amount(node)
        if wanted.startswith("Cards"):
            return self.as_described(node)
        if wanted.startswith(("Selection", "Chosen")):
            return self.as_selection(node)
        if wanted == "Any":
            return self.as_watched(node)
        raise CannotSay(f"a field of {wanted}")

    # -- cards ------------------------------------------------------------------------------------------------------

    def as_selection(self, node: Any) -> Any:
        """Cards to which something is done."""
        if isinstance(node, deeds.This) and self.is_played:
            return Spoken("brought", "this card")
        if isinstance(node, deeds.This):
            again = node.word in ("it", "they") and self.event_slots.get("it") == OWN
            return It(node.word) if again else ThisCard()
        if isinstance(node, deeds.Ref):
            return self.reference(node)
        if isinstance(node, deeds.Related):
            return self.related(node)
        if isinstance(node, deeds.Picked):
            return self.choice(node)
        if isinstance(node, deeds.All) and is_brought_back(node.nouns):
            return Spoken("brought", "these cards")
        if isinstance(node, deeds.All):
            return self.all_of_them(node)
        if isinstance(node, deeds.Both):
            return self.together_or_one(node)
        raise CannotSay(f"{node!r} is no card")

    def all_of_them(self, node: deeds.All) -> All:
        """All cards of a kind."""
        self.last_of_all = -1 if self.waiting else node.slot
        said = getattr(node.nouns, "after", ())
        refuse_if(self.in_effect and any(map(is_on_one, said)), "on which one of them")
        refuse_if(node.word == "all" and any(map(is_of_one_opponent, said)), "of which opponent")
        return All(self.cards(node.nouns))

    def together_or_one(self, node: deeds.Both) -> Any:
        """Two things together, or one of them."""
        refuse_if(self.paying and not isinstance(node.parts[0], deeds.This), "two things that are paid with")
        if node.word == "or":
            return self.one_or_other(node)
        alike = self.alike(node)
        return All(alike) if alike is not None else Together(*map(self.as_selection, node.parts))

    def related(self, node: deeds.Related) -> Any:
        """A card by its part in the game: a State's subject, what is attacked, who was in a Faceoff."""
        if node.kind == SUBJECT:
            return Subject()
        if node.kind == "target":
            return self.attacked_by(node)
        if node.kind == "Character":
            return Spoken("loser" if node.of == LOSER else "winner")
        raise CannotSay(f"{node.kind} is no card")

    def attacked_by(self, node: deeds.Related) -> Any:
        """SF 28.1.3. `the target of his attack`, `his target`: what a Character attacks."""
        whose = node.of.of if isinstance(node.of, deeds.Related) and node.of.kind == "attack" else node.of
        if self.event_slots.get("it") == AIM and not self.waiting:
            return It("it")  # it was just spoken of
        if not isinstance(whose, (deeds.This, deeds.Ref)) and getattr(whose, "kind", "") != SUBJECT:
            raise CannotSay("whose target that is")
        if self.in_event and (self.following or isinstance(whose, deeds.This)):
            return AttackTarget(It("it"))
        return AttackTarget(self.as_selection(whose))

    def alike(self, node: deeds.Both) -> Cards | None:
        """`your Sites and your Characters`: kinds of card of which the same is asked are one description."""
        if not all(isinstance(one, deeds.All) and isinstance(one.nouns, deeds.Nouns) for one in node.parts):
            return None
        nouns = tuple(one.nouns for one in node.parts)
        if len({(one.before, one.after) for one in nouns}) > 1:
            return None
        first = nouns[0]
        plain = tuple(deeds.Nouns(one.kind) for one in nouns[1:])
        return self.cards(deeds.OneOfNouns((first, *plain), "and"))

    def one_or_other(self, node: deeds.Both) -> Any:
        """`target Unique Character or target Unique Site`: one of two kinds, under determiners that are alike."""
        first, *others = node.parts
        refuse_if(not isinstance(first, deeds.Picked) or not isinstance(first.nouns, deeds.Nouns), "which of two")
        refuse_if(first.word not in ("target", "a"), "which of two")
        alike = all(
            isinstance(one, deeds.Picked)
            and isinstance(one.nouns, deeds.Nouns)
            and (one.word, one.least, one.most) == (first.word, first.least, first.most)
            for one in others
        )
        refuse_if(not alike, "which of two")
        if any(one.nouns.after != first.nouns.after for one in others) and first.most == 1:
            return self.one_of_several(node.parts, first.word == "target")
        refuse_if(any(one.nouns.after != first.nouns.after for one in others), "which of two")
        nouns = deeds.OneOfNouns(tuple(one.nouns for one in node.parts))
        return self.choice(deeds.Picked(nouns, first.least, first.most, first.word, first.slot))

    def one_of_several(self, parts: tuple[Any, ...], target: bool = False) -> Any:
        """`a card you control, a card in your smoked pile, or a card in your hand`: one, wherever it lies."""
        refuse_if(self.waiting or self.paying, "which of several")
        first, *others = (self.cards(one.nouns) for one in parts)
        self.chosen.append((parts[0].slot, target))
        return Picked(first, target=target, others=tuple(others))

    def choice(self, node: deeds.Picked) -> Any:
        """A card somebody chooses."""
        refuse_if(self.waiting, "a choice in what is asked")
        several = self.several_chosen(node)
        if several is not None:
            return several
        cards = self.two_of_those(node) if is_apart(node.nouns) else self.cards(node.nouns)
        refuse_if(node.most == 1 and any(map(is_of_target, getattr(node.nouns, "after", ()))), "what the target is")
        self.last_of_all = -1
        target = node.word in ("target", "another target")
        self.chosen.append((node.slot, target))
        if self.paying and not target and not self.choosing:
            self.spent.add(node.slot)
        others = [kind for kind in self.kinds_chosen if not self.may_be_both(kind, self.kind_of(node))]
        self.kinds_chosen.append(self.kind_of(node))
        if node.word in ("another", "another target") and others == self.kinds_chosen[:-1] != []:
            itself = (filters.Word("other"), *cards.before)  # nothing else of its kind was chosen
            return Chosen(Cards(cards.noun, itself, cards.after, cards.area), 1, 1, target)
        if node.word in ("another", "another target"):
            return Picked(cards, target=target, another=True)
        refuse_if(isinstance(node.nouns, deeds.OneOfNouns) and node.nouns.word == "and", "some of two kinds")
        self.only_one |= node.word == EXACTLY
        if node.word not in ("a", "target", "up to", "", "any number of", "one or more", "or two", EXACTLY):
            raise CannotSay(f"“{node.word}” of a choice")
        return Chosen(cards, node.least, node.most, target)

    def two_of_those(self, node: deeds.Picked) -> Cards:
        """SF 24.1.3, 35.0. `two of those Characters controlled by different players`: of what was waited for.

        They are chosen one after the other (`generating.chosen_apart`).
        """
        among = node.nouns.after[-1] if node.nouns.after else None
        those = among.what if isinstance(among, deeds.Beside) and among.word == AMONG else None
        refuse_if(not isinstance(those, deeds.Ref) or those.slot != self.event_slots.get("it"), "of which cards")
        refuse_if((node.least, node.most, node.word) != (2, 2, "") or not self.choosing, "how many of those")
        rest = not_apart(deeds.Nouns(node.nouns.kind, node.nouns.before, node.nouns.after[:-1]))
        cards = self.cards(rest)
        return Cards(
            cards.noun,
            cards.before,
            (*cards.after, To("is", Spoken("those", "those cards")), OF_ANOTHER),
            "any smoked pile",
        )

    def several_chosen(self, node: deeds.Picked) -> Any:
        """So many as X, or as their figures together allow; nothing where the number is known."""
        if node.word == "X target":
            return self.x_targets(node)
        refuse_if(node.most != 1 and self.of_one_pile(node.nouns), "whether all of them lie in one player's pile")
        if node.word in ("up to X", "up to X target"):
            self.chosen.append((node.slot, node.word != "up to X"))
            limit = self.as_amount(node.amount)
            return Picked(self.cards(node.nouns), 0, -1, node.word != "up to X", limit=limit)
        if self.is_totaled(node):
            return self.totaled(node)
        if node.word != "X":
            return None
        refuse_if(node.amount != deeds.X(), "how many are chosen")
        self.chosen.append((node.slot, False))
        return Picked(self.cards(node.nouns), 0, -1, x=True)

    def of_one_pile(self, nouns: Any) -> bool:
        """`in an opponent's smoked pile`: of one of the opponents, though the rules know a pile of any of them."""
        areas = [one.area.whose for one in getattr(nouns, "after", ()) if isinstance(one, deeds.In)]
        return any(isinstance(whose, deeds.Picked) and whose.word != "target" for whose in areas)

    def is_totaled(self, node: Any) -> bool:
        """Whether so many are chosen as their figures together allow."""
        several = isinstance(node, deeds.Picked) and node.word == "any number of"
        return several and any(map(is_total, getattr(node.nouns, "after", ())))

    def totaled(self, node: deeds.Picked) -> Any:
        """SF 24.2.1. `any number of Characters whose total cost is 3 or less`."""
        limits = [one for one in node.nouns.after if is_total(one)]
        rest = tuple(one for one in node.nouns.after if not is_total(one))
        refuse_if(len(limits) != 1 or limits[0].how not in ("or less", "less"), "how much they may be together")
        cards = self.cards(deeds.Nouns(node.nouns.kind, node.nouns.before, rest))
        self.chosen.append((node.slot, False))
        figure = limits[0].figure.removeprefix(f"{TOTAL} ")
        return ChooseWithin(cards, figure, self.as_amount(limits[0].amount), limits[0].how == "less")

    def kind_of(self, node: deeds.Picked) -> str:
        """What kind of thing is chosen."""
        return node.nouns.kind if isinstance(node.nouns, deeds.Nouns) else "card"

    def x_targets(self, node: deeds.Picked) -> Any:
        """`X target cards`; those that share a designator are chosen one by one, before all else (SF 14.0)."""
        self.chosen.append((node.slot, True))
        after = node.nouns.after if isinstance(node.nouns, deeds.Nouns) else ()
        shared = [one for one in after if isinstance(one, deeds.Beside) and one.word == SHARING]
        refuse_if(node.amount != deeds.X(), "how many are targeted")
        if not shared:
            return Picked(self.cards(node.nouns), 0, -1, True, x=True)
        rest = tuple(one for one in after if one not in shared)
        cards = self.cards(deeds.Nouns(node.nouns.kind, node.nouns.before, rest))
        refuse_if(len(shared) > 1 or self.paying, "what they share")
        self.aims.append(TargetSharing(cards, X(), shared[0].what.word.strip("<>")))
        return Targets("targets")

    def reference(self, node: deeds.Ref) -> Any:
        """What was spoken of before, if the rules can tell which that is."""
        known = self.in_what_follows(node)
        if known is not None:
            return known
        if node.slot in self.brought:
            return Spoken("brought", node.word)
        if node.slot == self.of_deck and self.of_one_card:
            return It("it")
        if node.slot in self.answers and (self.chosen or self.threatening):
            return Spoken("answered", node.word)
        done = node.word.startswith("the ") and len(node.word.split()) > 2 and "chosen" not in node.word
        if self.event_slots.get("it") == node.slot and not self.chosen:
            return Spoken("spent", node.word) if done else It(spoken(node.word))
        return Spoken("victim", node.word) if done and self.parties.get(node.slot) == 1 else self.chosen_before(node)

    def chosen_before(self, node: deeds.Ref) -> Any:
        """Which of those that were chosen or paid with is meant."""
        slots = [slot for slot, _ in self.chosen]
        if node.slot in self.spent:  # what is paid with comes first of all: see `generating.choosing_last`
            if slots.index(node.slot) and len(self.spent) > 1:
                raise CannotSay(f"which one “{node.word}” is cannot be told")
            return Spoken("spent", node.word)
        if node.word.startswith("the ") and len(node.word.split()) == 2 and slots == [node.slot]:
            return Spoken("spent", node.word)  # SF 45.0: as it was, whatever became of it
        targets = [slot for slot, target in self.chosen if target]
        if node.word in ("target", "targets") and targets[-1:] == [node.slot]:
            return Targets(node.word)
        if slots[-1:] == [node.slot]:
            return It(spoken(node.word))
        if self.spent and [slot for slot in slots if slot not in self.spent][-1:] == [node.slot]:
            return It(spoken(node.word))
        if slots[:1] == [node.slot] and len(slots) == 2 and not self.spent:
            return Targets(node.word) if node.word == "target" and targets == [node.slot] else FIRST
        raise CannotSay(f"which one “{node.word}” is cannot be told")

    def in_what_follows(self, node: deeds.Ref) -> Any:
        """Who is meant where cards are spoken of one by one, in what is waited for after this, or as a source."""
        if node.slot == self.each:
            return It("it")
        if node.slot in self.by_chance:
            return It(spoken(node.word))
        if self.by_part and node.slot in self.parties and self.event_slots.get("it") != node.slot:
            return Spoken(PARTIES[self.parties[node.slot]], node.word)
        several = node.word in ("they", "them") or node.word.startswith("those ")
        several |= node.word == "it" and not self.waiting  # the same subject once more
        if several and node.slot == self.last_of_all and node.slot not in self.answers:
            return Spoken("those", node.word)
        if self.following and (node.slot, True) in self.chosen and (self.waiting or node.word.startswith("target")):
            return Targets(node.word) if node.word == "targets" else Targets()
        if self.following and self.event_slots.get("it") == node.slot:
            return It(spoken(node.word))
        return FIRST if node.slot in self.damage_from else None

    def as_watched(self, node: Any) -> Any:
        """Cards something may happen to."""
        if isinstance(node, deeds.Picked):
            refuse_if(self.lexicon_sort(node) != "card", "that is no card")
            cards = self.cards(not_apart(node.nouns) if node.word == AT_ONCE else node.nouns)
            if node.word == "another":
                return Cards(cards.noun, (filters.Word("other"), *cards.before), cards.after, cards.area)
            if node.word == "one or more":
                return OneOrMore(cards)
            if node.word == AT_ONCE:
                return OneOrMore(cards, node.least, is_apart(node.nouns))
            if node.word == "a":
                return cards
            raise CannotSay(f"“{node.word}” of what is waited for")
        if isinstance(node, deeds.All):
            if node.word:
                raise CannotSay(f"“{node.word}” of what is waited for")
            return self.cards(node.nouns) if is_titled(node) else OneOrMore(self.cards(node.nouns))
        return self.as_selection(node)

    def as_described(self, node: Any) -> Any:
        """A description of cards."""
        found = self.as_watched(node)
        refuse_if(not isinstance(found, Cards), "no description of cards")
        return found

    def as_single(self, node: Any) -> Any:
        """One card that is known: the card itself, or one that was spoken of."""
        refuse_if(isinstance(node, (deeds.Picked, deeds.All)), "which one that is")
        return self.as_selection(node)

    def as_some(self, node: Any) -> Any:
        """`a State`, `one or more States`, `<Tank> States`: at least one of a description."""
        if isinstance(node, deeds.Picked) and node.word in ("a", "any", "one or more"):
            return self.cards(node.nouns)
        if isinstance(node, deeds.Picked) and node.word == "another":
            cards = self.cards(node.nouns)
            return Cards(cards.noun, (filters.Word("other"), *cards.before), cards.after, cards.area)
        if isinstance(node, deeds.All) and not node.word:
            return self.cards(node.nouns)
        raise CannotSay("how many of them")

    def is_card(self, nouns: Any) -> bool:
        """Whether a noun is one for cards."""
        return isinstance(nouns, deeds.OneOfNouns) or self.nouns[nouns.kind].sort == "card"

    def lexicon_sort(self, node: Any) -> str:
        options = node.nouns.options if isinstance(node.nouns, deeds.OneOfNouns) else (node.nouns,)
        return self.nouns[options[0].kind].sort

    def cards(self, nouns: Any) -> Cards:
        """A description: noun, words before and behind it, and where the cards lie."""
        if isinstance(nouns, deeds.OneOfNouns):
            return self.one_of(nouns)
        if self.lexicon_sort(deeds.Picked(nouns)) != "card" or nouns.kind in (SOURCE, LEGAL_SUBJECT, LEGAL_TARGET):
            raise CannotSay(f"{nouns.kind} is no card")
        owners = tuple(filters.Word("opponent's") for one in nouns.after if is_opponents(one))
        words = [one for one in nouns.before if not is_behind(one) and not is_head(one)]
        before = (*owners, *(self.word(one) for one in words))
        behind = tuple(self.word(one) for one in nouns.before if is_behind(one))
        areas = [one.area for one in nouns.after if isinstance(one, deeds.In) and one.area.kind not in ROWS]
        rows = [one.area for one in nouns.after if isinstance(one, deeds.In) and one.area.kind in ROWS]
        after = tuple(
            self.trait(one) for one in nouns.after if not isinstance(one, deeds.In) and not is_opponents(one)
        )
        after += tuple(self.in_row(row) for row in rows)
        refuse_if(len(areas) > 1, "a card is in one place")
        area, whose = self.area(areas[0]) if areas else ("", ())
        line = noun_words().get(nouns.kind)
        if line is not None:
            return Cards(filters.Noun("card"), (*before, line.build(self, {})), (*after, *whose, *behind), area)
        heads = [self.head(one, nouns.kind) for one in nouns.before if is_head(one)]
        return Cards(heads[0] if heads else filters.Noun(nouns.kind), before, (*after, *whose, *behind), area)

    def head(self, one: deeds.Is, kind: str) -> Any:
        """SF 14.0, 42.0. A designator or a title that stands for the noun."""
        if one.word[0] != '"':
            return self.word(one)
        title = one.word.strip('"')
        return filters.Titled(title) if kind == "card" else filters.Titled(title, filters.Noun(kind))

    def one_of(self, nouns: deeds.OneOfNouns) -> Cards:
        """`a turned Site or Character`, `each {mon} Site and each {mon} Edge`: one kind of card or another."""
        first = nouns.options[0]
        each = nouns.word == "and each"
        if each and any(self.may_be_both(one.kind, other.kind) for one, other in combinations(nouns.options, 2)):
            raise CannotSay("whether a card that is both counts twice")
        again = [one for one in nouns.options[:-1] if one.kind == nouns.options[-1].kind and one.before]
        if again and not nouns.options[-1].before and first.after:
            return self.said_again(nouns)
        if (
            each
            or nouns.word == "or a"
            or any(is_head(word) for word in first.before)
            or any(one.before for one in nouns.options[1:])
        ):
            apart = tuple(self.cards(deeds.Nouns(one.kind, one.before)) for one in nouns.options)
            shared = self.cards(deeds.Nouns("card", (), first.after))
            plain = tuple(one.noun if one == Cards(one.noun) else one for one in apart)
            return Cards(filters.OneOf(plain), (), shared.after, shared.area)
        kinds = tuple(filters.Noun(one.kind) for one in nouns.options)
        one = self.cards(deeds.Nouns("card", first.before, first.after))
        return Cards(filters.OneOf(kinds), one.before, one.after, one.area)

    def said_again(self, nouns: deeds.OneOfNouns) -> Cards:
        """`<Tank> Characters and Characters that are the subject of a State`: that is said of the last."""
        *others, last = nouns.options
        apart = [self.cards(deeds.Nouns(one.kind, one.before)) for one in others]
        apart.append(self.cards(deeds.Nouns(last.kind, last.before, nouns.options[0].after)))
        if any(one.area for one in apart) or any(one == Cards(one.noun) for one in apart):
            raise CannotSay("which of them lie where, or why all are not enough")
        return Cards(filters.OneOf(tuple(apart)))

    def may_be_both(self, one: str, other: str) -> bool:
        """Whether a card may be of two kinds at once."""
        known = lexicon()
        return "card" in (one, other) or known.is_kind(one, other) or known.is_kind(other, one)

    def in_row(self, row: deeds.Area) -> Any:
        """SF 9.1. `in your front row`."""
        if row.whose is None:
            return filters.Word("front-row", row.kind == "back row")
        refuse_if(not isinstance(row.whose, deeds.You), "whose row that is")
        return filters.Word(f"in your {row.kind}")

    def area(self, area: deeds.Area) -> tuple[str, tuple[Any, ...]]:
        """An area by its name, and whose cards it holds."""
        if area.kind == "play":
            return "", ()
        refuse_if(area.kind == STRUCTURE, "which cards of a Site structure")
        if isinstance(area.whose, deeds.You):
            return area.kind, ()
        if area.whose is None and area.kind == "smoked pile":
            return "any smoked pile", ()
        if isinstance(area.whose, deeds.Ref) and area.kind == "smoked pile":
            self.as_player(area.whose)  # the player who was spoken of
            return "that player's smoked pile", ()
        if area.kind == "smoked pile" and (area.whose == LOSER or self.targets_owner(area.whose)):
            return "that player's smoked pile", ()
        if is_any_opponent(area.whose) and area.kind in ("smoked pile", "burned-for-victory pile"):
            return f"opponent's {area.kind}", ()
        raise CannotSay("whose area that is")

    def targets_owner(self, whose: Any) -> bool:
        """`in target player's smoked pile`: that player is targeted before anything is done (SF 24.1.3)."""
        targeted = isinstance(whose, deeds.Picked) and whose.word == "target" and not self.waiting
        if targeted:
            self.aims.append(TargetPlayer(self.as_player(whose)))
        return targeted

    @abstractmethod
    def word(self, one: Any) -> Any:
        """An adjective: see `filters.py`."""

    @abstractmethod
    def trait(self, one: Any) -> Any:
        """What stands behind a noun: see `filters.py`."""

"""Players: who is meant, and what is asked of them."""

from __future__ import annotations

from typing import Any

from quickening.english.lowering import CannotSay, refuse_if
from quickening.games.shadowfist.definitions import STATE
from quickening.games.shadowfist.kinds import amounts, conditions, people, traits
from quickening.games.shadowfist.meaning import amounts as amount_words
from quickening.games.shadowfist.meaning.filters import Filters
from quickening.games.shadowfist.meaning.lowering import LOSER
from quickening.games.shadowfist.meaning.tables import adjectives
from quickening.lang import deeds

CLOSER = "closer to victory than"
AS_CLOSE = "at least as close to victory as"
POOLS = ("pool", "resource pool")
#: `any player you choose`.
YOU_CHOOSE = deeds.Gap(deeds.Deed("choose", (("AGENT", deeds.You()),)), "WHAT")
DIFFERENT = "different faction"
#: SF 18.2. Of how many factions there are so many resources, and of what they are alike.
EACH_FROM = {"each from two different factions": 2, "each from three different factions": 3}
ALIKE_RESOURCES = {"of the same type": "of one type", "from the same faction": "of one faction"}
#: In a keyword, `in their pool` can only be said of the players it speaks of.
THEIRS = ("their", "his or her")
#: SF 14.0. `cards that share a designator`.
ALIKE = deeds.Nouns("card", (deeds.Is("that share a designator", behind=True),))

#: SF 9.1.1. `columns in your Site structure`.
COLUMNS = deeds.Nouns("column in your Site structure")
#: SF 24.1.4. What is counted of coins that were flipped.
OF_COINS = {deeds.Nouns("flip"): "flips", deeds.Nouns("Heads"): "Heads"}


#: SF 3.0. `two or more players`, `two or more opponents`: among whom they are counted.
SEVERAL: dict[Any, Any] = {
    deeds.Nouns("player"): people.EVERYBODY,
    deeds.Nouns("opponent"): people.OPPONENTS,
}
#: SF 3.0, 22.1. Who sits to your left, and whose turn it is.
SEATED = {
    "player to your left": people.LEFT_OF_YOU,
    "opponent to your left": people.LEFT_OF_YOU,
    "current player": people.CURRENT,
}


def is_everybody_else(node: Any) -> bool:
    """`than any other player`, `than any opponent`, `than each opponent`; `than an opponent` is than one of them."""
    nouns = node.nouns if isinstance(node, deeds.All) else None
    return nouns in (deeds.Nouns("player", (deeds.Is("other"),)), deeds.Nouns("opponent"))


def closeness(word: str) -> traits.Has:
    """SF 4.1. Being closer to victory than you, or as close."""
    return traits.Has("victory", how="as much" if word == AS_CLOSE else "more")


#: SF 34.0. The opponent that another ability of the card chooses: see `remembering.py`.
CHOSEN = deeds.Related("opponent")


class Players(Filters):
    """Players, and what they have and control."""

    def as_player(self, node: Any) -> Any:
        """The players that are meant."""
        if isinstance(node, deeds.You):
            return people.YOU
        if isinstance(node, deeds.Ref):
            return self.spoken_player(node)
        if node in (LOSER, CHOSEN):
            return people.THAT_PLAYER
        if isinstance(node, deeds.Related) and node.kind in SEATED:
            return SEATED[node.kind]
        if isinstance(node, deeds.Related) and node.kind in ("controller", "owner"):
            if node.kind == "owner" and self.waiting and not isinstance(node.of, deeds.This):
                raise CannotSay("what an owner does or controls")
            if self.card_type == STATE and isinstance(node.of, deeds.This) and node.of.word:
                raise CannotSay("whether the State or its subject is meant")  # SF 7.4
            return people.PlayerOf(self.as_selection(node.of), owner=node.kind == "owner")
        if isinstance(node, (deeds.Picked, deeds.All)) and isinstance(node.nouns, deeds.Nouns):
            return self.players(node, node.nouns)
        raise CannotSay("that is no player")

    def spoken_player(self, node: deeds.Ref) -> Any:
        """A player who was spoken of: who did it, all of them, or whose card it was."""
        if self.event_slots.get("player") == node.slot or (self.waiting and self.doer == node.slot):
            return people.THAT_PLAYER
        if node.slot in self.all_players:
            return self.all_players[node.slot]
        if node.slot in self.holders:
            return people.PlayerOf(self.as_selection(deeds.Ref(self.holders[node.slot], "that card")))
        raise CannotSay(f"which player “{node.word}” is cannot be told")

    def players(self, node: Any, nouns: deeds.Nouns) -> Any:
        """Players by what they are: `each opponent`, `an opponent who is closer to victory than you`."""
        if nouns == deeds.Nouns("player", (deeds.Is("other"),)):
            nouns = deeds.Nouns("opponent")  # SF 3.0: all others are
        said = (*nouns.before, *nouns.after)
        if nouns.kind not in ("opponent", "player") or len(said) > 1 or said == (deeds.Is("other"),):
            raise CannotSay("which player that is")
        opponent = nouns.kind == "opponent"
        if nouns.after == (YOU_CHOOSE,) and not self.waiting:
            said = ()  # whoever is not said to be chosen otherwise is
        trait = self.player_trait(said[0], node.slot) if said else None
        if isinstance(node, deeds.All) and self.waiting:
            refuse_if(not opponent or node.word == "each" or trait is not None, "whether all of them together")
            return people.ANY_OPPONENT
        if isinstance(node, deeds.All):
            if trait is not None:
                return people.SuchPlayers(trait, opponent)
            self.all_players[node.slot] = people.OPPONENTS if opponent else people.EVERYBODY
            return self.all_players[node.slot]
        if (node.least, node.most) != (1, 1) or node.word not in ("a", "any", "target"):
            raise CannotSay("how many players that are")
        if self.waiting and node.word != "target":
            return self.anybody(opponent, trait)
        self.event_slots.setdefault("player", node.slot)
        return people.ChosenPlayer(opponent, node.word == "target", trait)

    def anybody(self, opponent: bool, trait: Any) -> Any:
        """Whoever it is, in what is asked of cards and events."""
        if trait is None:
            return people.ANY_OPPONENT if opponent else people.EVERYBODY
        return people.SuchPlayers(trait, opponents=opponent or trait.how == "more")  # nobody is ahead of himself

    # -- what is asked of a player -----------------------------------------------------------------------------------

    def player_trait(self, one: Any, slot: int) -> Any:
        """What stands behind `an opponent`: what that player is, has or controls."""
        if isinstance(one, deeds.Beside):
            return self.closeness(one)
        if isinstance(one, deeds.Is) and not one.non and one.word in adjectives():
            return adjectives()[one.word].build(self, {})
        if isinstance(one, deeds.Gap) and one.role == "AGENT" and not one.past and not one.non:
            return self.holding(one.deed.sense, one.deed.role("WHAT"), slot)
        raise CannotSay("what is said of a player")

    def closeness(self, one: deeds.Beside) -> Any:
        """SF 4.1. Whether somebody is closer to victory than you."""
        if one.non or one.word not in (CLOSER, AS_CLOSE) or not isinstance(one.what, deeds.You):
            raise CannotSay("how players stand")
        return closeness(one.word)

    def holding(self, sense: str, what: Any, slot: Any) -> Any:
        """What somebody controls, or has in hand, pool or pile; `slot` is who that is, for `his or her`."""
        before, self.waiting = self.waiting, True
        try:
            if sense == "control":
                return self.controlling(what)
            if sense == "have":
                return self.having(what, slot)
        finally:
            self.waiting = before
        raise CannotSay("what is said of a player")

    def controlling(self, what: Any) -> Any:
        """`controls a <Fire> card`, `controls more Sites than you`, `controls no Characters`."""
        compared = isinstance(what, (deeds.More, deeds.Fewer)) and isinstance(what.nouns, deeds.OneOfNouns)
        refuse_if(compared, "whether they are counted together or each by itself")
        if isinstance(what, deeds.More) and is_everybody_else(what.than):
            return traits.Has("controlled", self.cards(what.nouns), how="most")
        if isinstance(what, deeds.More) and isinstance(what.than, deeds.You):
            return traits.Has("controlled", self.cards(what.nouns), how="more")
        if isinstance(what, deeds.Fewer) and is_everybody_else(what.than):
            return traits.Has("controlled", self.cards(what.nouns), how="fewest")
        if isinstance(what, deeds.Fewer) and isinstance(what.than, deeds.You):
            return traits.Has("controlled", self.cards(what.nouns), how="fewer")
        if isinstance(what, deeds.Picked) and what.nouns == ALIKE and what.most in (what.least, -1):
            return traits.Has("sharing a designator", number=what.least)
        if isinstance(what, deeds.Only):
            return traits.Has("unlike", self.cards(what.nouns), how="none")
        if isinstance(what, deeds.No):
            return traits.Has("controlled", self.cards(what.nouns), how="none")
        if isinstance(what, deeds.All) and not what.word:
            return traits.Has("controlled", self.cards(what.nouns))
        if isinstance(what, deeds.Picked) and what.most in (what.least, -1):  # two are at least two
            one = deeds.Picked(what.nouns, 1, 1, "another" if what.word == "another" else "a")
            return traits.Has("controlled", self.as_watched(one), number=what.least)
        raise CannotSay("what somebody controls")

    def having(self, what: Any, slot: Any) -> Any:
        """`has 3 or more Power`, `has {chi} in his or her pool`, `has two or fewer cards in hand`."""
        nouns = getattr(what, "nouns", None)
        if not isinstance(nouns, deeds.Nouns):
            raise CannotSay("what somebody has")
        area = self.own_area(nouns, slot)
        if nouns.kind == "Power" and area in ("", *POOLS) and not nouns.before:
            return self.power(what)
        if isinstance(what, deeds.More) and nouns.kind == "resource":
            return self.most_resources(what, nouns, area)
        if nouns.kind == "resource" and area in ("", *POOLS):
            return self.resources(what, nouns)
        if nouns.kind == "card" and area == "hand" and not nouns.before:
            return self.hand(what)
        if area.endswith("pile") and self.is_card(nouns):
            return self.in_pile(what, nouns, area)
        raise CannotSay("what somebody has")

    def most_resources(self, what: deeds.More, nouns: deeds.Nouns, area: str) -> Any:
        """SF 18.1. `has more {mag} resources than each opponent`, `more different faction resources than ...`."""
        words = tuple(one.word for one in nouns.before if isinstance(one, deeds.Is) and not one.non)
        if area not in ("", *POOLS) or not is_everybody_else(what.than) or len(words) != len(nouns.before) != 1:
            raise CannotSay("how many resources")
        if words == (DIFFERENT,):
            return traits.Has("factions", how="most")
        refuse_if(len(words) != 1 or words[0][0] != "{", "which resources")
        return traits.Has("resources", signs=(words[0].strip("{}").lower(),), how="most")

    def in_pile(self, what: Any, nouns: deeds.Nouns, area: str) -> Any:
        """`has 8 or more Events in his or her smoked pile`, `has more Sites in it than you`."""
        cards = self.cards(deeds.Nouns(nouns.kind, nouns.before, (deeds.In(deeds.Area(area, deeds.You())),)))
        if isinstance(what, deeds.More) and isinstance(what.than, deeds.You):
            return traits.Has("in pile", cards, how="more")
        if isinstance(what, deeds.More) and is_everybody_else(what.than):
            return traits.Has("in pile", cards, how="most")
        if isinstance(what, deeds.Picked) and what.word in ("a", "or more", "one or more"):
            return traits.Has("in pile", cards, number=what.least)
        raise CannotSay("how many cards of a pile")

    def own_area(self, nouns: deeds.Nouns, slot: Any) -> str:
        """The area in which a player has something: that player's own."""
        if not nouns.after:
            return ""
        refuse_if(len(nouns.after) > 1 or not isinstance(nouns.after[0], deeds.In), "where somebody has that")
        area = nouns.after[0].area
        whose = area.whose
        own = isinstance(whose, deeds.You) if slot is None else isinstance(whose, deeds.Ref) and whose.slot == slot
        own = own or (slot is not None and isinstance(whose, deeds.Points) and whose.word in THEIRS)
        refuse_if(not own, "whose that is")
        return str(area.kind)

    def power(self, what: Any) -> Any:
        """SF 17.0. How much Power somebody has."""
        if isinstance(what, deeds.No):
            return traits.Has("Power", how="none")
        if isinstance(what, deeds.More) and isinstance(what.than, deeds.You):
            return traits.Has("Power", how="more")
        if isinstance(what, deeds.Fewer) and isinstance(what.than, deeds.You):
            return traits.Has("Power", how="fewer")
        if isinstance(what, (deeds.More, deeds.Fewer)) and is_everybody_else(what.than):
            return traits.Has("Power", how="most" if isinstance(what, deeds.More) else "fewest")
        if isinstance(what, deeds.All):
            return traits.Has("Power")
        if isinstance(what, deeds.Measure) and what.how == "or more" and isinstance(what.amount, deeds.Number):
            return traits.Has("Power", number=what.amount.value)
        raise CannotSay("how much Power")

    def resources(self, what: Any, nouns: deeds.Nouns) -> Any:
        """SF 18.1. Which resources are in somebody's pool."""
        least = self.how_many(what)
        words = tuple(one.word for one in nouns.before if isinstance(one, deeds.Is) and not one.non)
        if words == (DIFFERENT,):
            return traits.Has("factions", number=least)
        if len(words) == 1 and words[0] in EACH_FROM:
            return traits.Has("factions", each=least, number=EACH_FROM[words[0]])
        if len(words) == 1 and words[0] in ALIKE_RESOURCES:
            return traits.Has(ALIKE_RESOURCES[words[0]], number=least)
        if not words or any(word[0] != "{" for word in words) or (least > 1 and len(words) > 1):
            raise CannotSay("which resources")
        return traits.Has("resources", signs=tuple(word.strip("{}").lower() for word in words) * least)

    def how_many(self, what: Any) -> int:
        """How many resources there have to be at least."""
        if isinstance(what, deeds.Measure) and isinstance(what.amount, deeds.Number) and what.how in ("", "or more"):
            return what.amount.value
        if isinstance(what, deeds.Picked) and what.word in ("a", "or more", "one or more", ""):
            return what.least
        if isinstance(what, deeds.All):
            return 1
        raise CannotSay("how many resources")

    def hand(self, what: Any) -> Any:
        """SF 9.2.2. How many cards are in somebody's hand."""
        if isinstance(what, deeds.All):
            return traits.Has("hand")
        if isinstance(what, deeds.No):
            return traits.Has("hand", how="or less", number=0)
        if isinstance(what, deeds.Picked) and what.word == "or fewer":
            return traits.Has("hand", how="or less", number=what.most)
        if isinstance(what, deeds.Picked) and what.word in ("or more", "one or more"):
            return traits.Has("hand", number=what.least)
        raise CannotSay("how many cards in hand")

    # -- conditions about players ------------------------------------------------------------------------------------

    def is_player(self, node: Any) -> bool:
        """Whether somebody is a player."""
        named = isinstance(node, (deeds.Picked, deeds.All)) and self.lexicon_sort(node) == "player"
        known = isinstance(node, deeds.Ref) and self.event_slots.get("player") == node.slot
        related = isinstance(node, deeds.Related) and node.kind in ("controller", *SEATED)
        return named or known or related or isinstance(node, deeds.You)

    def of_player(self, deed: deeds.Deed) -> Any:
        """`you control a <Fire> card`, `an opponent has 3 or more Power`."""
        agent, what = deed.role("AGENT"), deed.role("WHAT")
        refuse_if(what is None or len(deed.roles) != 2, "what somebody has")
        if isinstance(agent, deeds.Picked) and agent.word == "or more" and agent.nouns in SEVERAL:
            trait = self.holding(deed.sense, what, agent.slot)
            return conditions.OfPlayer(SEVERAL[agent.nouns], trait, least=agent.least)
        who = self.as_player(agent)
        if (
            isinstance(agent, deeds.You)
            and deed.sense == "have"
            and self.lies(what)
            and not isinstance(what, deeds.More)
        ):
            return self.in_your_pile(what)
        return conditions.OfPlayer(who, self.holding(deed.sense, what, getattr(agent, "slot", None)))

    def lies(self, what: Any) -> bool:
        """Whether cards of a pile are meant."""
        after = getattr(getattr(what, "nouns", None), "after", ())
        return any(isinstance(one, deeds.In) and one.area.kind.endswith("pile") for one in after)

    def in_your_pile(self, what: Any) -> Any:
        """`you have 5 or more Events in your smoked pile`."""
        if isinstance(what, deeds.No):
            return conditions.NumberIs(amounts.Count(self.cards(what.nouns)), "none")
        if isinstance(what, deeds.Picked) and what.word in ("a", "any", "or more", "one or more"):
            return conditions.NumberIs(amounts.Count(self.cards(what.nouns)), "or more", what.least)
        raise CannotSay("how many cards of a pile")

    def standing(self, node: deeds.State, how: Any) -> Any:
        """SF 4.1. Who is closer to victory, or how close."""
        if isinstance(how, deeds.Is) and not node.non:
            return conditions.OfPlayer(self.as_player(node.who), self.player_trait(how, -1))
        if not isinstance(how, deeds.Beside) or how.non or how.word not in (CLOSER, AS_CLOSE):
            raise CannotSay("how players stand")
        if isinstance(node.who, deeds.You) and how.word == CLOSER:
            all_of_them = isinstance(how.what, deeds.All) and how.what.nouns == deeds.Nouns("opponent")
            refuse_if(not all_of_them, "closer than whom")
            behind = conditions.OfPlayer(people.ANY_OPPONENT, closeness(AS_CLOSE))
            return behind if node.non else conditions.Not(behind)
        if (
            not isinstance(how.what, deeds.You)
            or node.non
            or not isinstance(node.who, (deeds.Picked, deeds.All, deeds.Ref))
        ):
            raise CannotSay("closer than whom")
        if isinstance(node.who, deeds.All):
            refuse_if(node.who.nouns != deeds.Nouns("opponent") or node.who.word != "all", "which players")
            return conditions.OfPlayer(people.OPPONENTS, closeness(how.word), every=True)
        return conditions.OfPlayer(self.as_player(node.who), closeness(how.word))

    # -- how many of what is no card ---------------------------------------------------------------------------------

    def counted_otherwise(self, nouns: deeds.Nouns) -> Any:
        """How many resources, counters or players there are, or how much damage is on a card."""
        if nouns.kind == "resource":
            return self.counted_resources(nouns)
        said = (*nouns.before, *nouns.after)
        if nouns.kind in ("opponent", "player") and len(said) == 1:
            return amounts.Tally("players", people.SuchPlayers(self.player_trait(said[0], -1), opponents=True))
        if nouns == deeds.Nouns("player"):
            return amounts.Tally("players", people.EVERYBODY)
        if nouns.kind == COLUMNS.kind and not nouns.before:
            return self.columns(nouns.after)
        if len(nouns.after) == 1 and amount_words.is_done(nouns.after[0]):
            return self.so_many_done(nouns, nouns.after[0].deed)
        if nouns in OF_COINS:
            return amounts.Told(f"the number of {OF_COINS[nouns]}")
        on = nouns.after[0] if len(nouns.after) == 1 and not nouns.before else None
        if isinstance(on, deeds.Beside) and on.word == "on" and nouns.kind in ("counter", "damage"):
            figure = "counters" if nouns.kind == "counter" else "damage"
            return amounts.FigureOf(figure, self.as_selection(on.what))
        raise CannotSay(f"how many of {nouns.kind}")

    def columns(self, after: tuple[Any, ...]) -> Any:
        """SF 9.1.1. `columns in your Site structure`, perhaps only those that contain a card of a kind."""
        if not after:
            return amounts.Tally("columns")
        gap = after[0]
        what = gap.deed.role("WHAT") if isinstance(gap, deeds.Gap) and gap.deed.sense == "contain" else None
        plain = isinstance(what, deeds.Picked) and (what.least, what.most, what.word) == (1, 1, "a")
        refuse_if(len(after) > 1 or not plain or gap.past or gap.non or gap.mood or gap.span, "which columns")
        return amounts.Tally("columns", cards=self.as_described(what))

    def counted_resources(self, nouns: deeds.Nouns) -> Any:
        """SF 18.1. How many resources are in your pool, or provided by a card."""
        given = nouns.after[0] if len(nouns.after) == 1 and len(nouns.before) < 2 else None
        if isinstance(given, deeds.Gap) and given.deed.sense == "provide" and given.role == "WHAT" and not given.past:
            said = self.as_one_resource(deeds.All(deeds.Nouns("resource", nouns.before)))
            return amounts.FigureOf("provided", self.as_selection(given.deed.role("AGENT")), sign=said)
        refuse_if(self.own_area(nouns, None) not in POOLS or len(nouns.before) != 1, "which resources")
        word = nouns.before[0].word if isinstance(nouns.before[0], deeds.Is) and not nouns.before[0].non else ""
        if word == DIFFERENT:
            return amounts.Tally("factions")
        refuse_if(word[:1] != "{", "which resources")
        return amounts.Tally("resources", sign=word.strip("{}").lower())

"""HL3 137. What has to be paid to play a card, to make a Power Blow, or to defend an attack."""

from __future__ import annotations

from typing import Any

from quickening.core.data import replace
from quickening.english.lowering import CannotSay, refuse_if
from quickening.games.highlander.kinds import changes
from quickening.games.highlander.kinds.abilities import NEEDS_IN_PLAY, OWN_COST, OnlyIf, Rule, Static
from quickening.games.highlander.kinds.filters import With, only
from quickening.games.highlander.kinds.lasting_effects import LastFor
from quickening.games.highlander.meaning.conditions import Conditions
from quickening.lang import deeds
from quickening.lang.selections import Cards

#: HL1 52, 53. What a price may be asked for besides a card.
PURPOSES = {"Power Blow": "a Power Blow", "Power Block": "a Power Block"}
#: HL1 41. What stops an attack, by what is done.
STOPS = {"dodge": "dodge", "block": "block", "defend": "defense"}


class Prices(Conditions):
    """What is paid for something by whoever wants it."""

    def price(self, part: Any) -> Static:
        """`Your opponent must discard a dodge to play a dodge.` and its like."""
        if not isinstance(part, deeds.Pay) or len(part.costs) != 1 or len(part.body) != 1:
            raise CannotSay("what is paid for what")
        cost, wish = part.costs[0], part.body[0]
        if not isinstance(cost, deeds.Change) or cost.mood != "make" or not isinstance(wish, deeds.Do):
            raise CannotSay("what is paid for what")
        self.subject = cost.who
        who = self.who(cost.who)
        if wish.deed.sense in ("dodge", "block", "defend") and {name for name, _ in wish.deed.roles} == {"WHAT"}:
            kind = STOPS[wish.deed.sense]
            refuse_if(who != "opponent", "who pays for a defense")
            return self.defended_for(cost.what, only(kind), wish.deed.role("WHAT"), False)
        if wish.deed.sense == "attack" and not wish.deed.roles:
            return Static(self.paid(cost.what, only("attack"), False), who)
        if wish.deed.sense == "make":
            return Static(self.price_of_power(cost.what, wish.deed), who)
        if wish.deed.sense != "play" or {name for name, _ in wish.deed.roles} - {"WHAT", "FROM", "AGAINST"}:
            raise CannotSay("what it is paid for")
        cards = self.wanted(wish.deed.role("WHAT"))
        origin = wish.deed.role("FROM")
        from_hand = origin is not None and self.as_own_hand(origin)
        if wish.deed.role("AGAINST") is not None:
            refuse_if(who != "opponent", "who pays for a defense")
            return self.defended_for(cost.what, cards, wish.deed.role("AGAINST"), from_hand)
        return Static(self.paid(cost.what, cards, from_hand), who)

    def exertion_for(self, part: Any) -> Static:
        """HL1 56. `You may make a 3 card Exertion to make a Power Blow`: how large it may be."""
        paid = part.body[0] if isinstance(part, deeds.May) and len(part.body) == 1 else None
        if not isinstance(paid, deeds.Pay) or len(paid.costs) != 1 or len(paid.body) != 1:
            raise CannotSay("what is paid for what")
        cost, wish = (one.deed if isinstance(one, deeds.Do) else None for one in (paid.costs[0], paid.body[0]))
        if cost is None or wish is None or cost.sense != "make" or {name for name, _ in cost.roles} != {"WHAT"}:
            raise CannotSay("what is made")
        with_it = deeds.Deed(wish.sense, (*wish.roles, ("WITH", cost.role("WHAT"))))
        found = self.lowered("let AGENT", with_it)
        if isinstance(found, changes.ExertionSize):
            return Static(found)
        raise CannotSay("what it is made for")

    def own_price(self, part: Any) -> Any:
        """HL3 137. `You must discard a card to play this attack`."""
        if not isinstance(part, deeds.Pay) or len(part.costs) != 1 or len(part.body) != 1:
            raise CannotSay("what is paid for what")
        cost, wish = part.costs[0], part.body[0]
        if not isinstance(cost, deeds.Change) or cost.mood != "make" or not isinstance(cost.who, deeds.You):
            raise CannotSay("what is paid for what")
        if not isinstance(wish, deeds.Do) or wish.deed != deeds.Deed("play", (("WHAT", deeds.This()),)):
            raise CannotSay("what it is paid for")
        self.subject = cost.who
        if cost.what.sense in ("have in", "control"):
            return self.needed(self.fact(deeds.Fact(cost.what)))
        price = self.paid(cost.what, only("card"), False)
        if price == changes.Costs(only("card"), price.pay) and price.pay is not None:
            return Rule(OWN_COST, pay=price.pay)
        return Rule(OWN_COST, price=price)

    def needed(self, condition: Any) -> Any:
        """HL3 78. What has to be in play for this card: the other parts of a Plot are asked for by title."""
        named = getattr(getattr(condition, "cards", None), "noun", None)
        if isinstance(named, With) and named.what == "title" and condition.count == 1 and not condition.cards.before:
            return Rule(NEEDS_IN_PLAY, names=(named.name,))
        return OnlyIf(condition)

    def defense_price(self, said: tuple[tuple[Any, ...], Any]) -> Static:
        """`This attack may not be dodged unless your opponent discards a card`: what a defense costs."""
        body, unless = said
        bar = body[0] if len(body) == 1 else None
        if not isinstance(bar, deeds.Change) or bar.mood != "bar" or bar.what.sense not in STOPS:
            raise CannotSay("what is paid for what")
        refuse_if({name for name, _ in bar.what.roles} != {"WHAT"} or bar.role != "WHAT", "what is paid for what")
        if not isinstance(unless, deeds.Fact) or unless.past or unless.non or unless.span:
            raise CannotSay("unless what")
        self.subject = unless.deed.role("AGENT")
        refuse_if(self.side(self.subject) != "opponent", "who pays for a defense")
        return self.defended_for(unless.deed, only(STOPS[bar.what.sense]), bar.who, False)

    def defended_for(self, deed: deeds.Deed, cards: Cards, attack: Any, from_hand: bool) -> Static:
        """What a defense against an attack costs: this one, that one, or every attack of a kind that you play."""
        found = replace(self.paid(deed, cards, from_hand), defending=True, plain=False)
        if not isinstance(attack, (deeds.All, deeds.Picked)):
            return Static(found, self.of_this(attack))
        who, kinds = self.about_cards(deeds.All(attack.nouns, ""))
        refuse_if(who not in ("you", "each"), "whose attacks are meant")
        return Static(found, "you", kinds)

    def play_price(self, said: tuple[tuple[Any, ...], Any]) -> Any:
        """`Your opponent may not play dodges unless they discard a card`: what a card costs, perhaps for a time."""
        body, unless = said
        last = body[0] if len(body) == 1 and isinstance(body[0], deeds.Last) else None
        bar = last.body[0] if last is not None and len(last.body) == 1 else body[0]
        if not isinstance(bar, deeds.Change) or (bar.mood, bar.role) != ("bar", "AGENT"):
            raise CannotSay("what is paid for what")
        refuse_if(bar.what.sense not in ("play", "attack"), "what is paid for what")
        if not isinstance(unless, deeds.Fact) or unless.past or unless.non or unless.span:
            raise CannotSay("unless what")
        refuse_if(len(body) != 1 or self.who(unless.deed.role("AGENT")) != self.who(bar.who), "who pays for it")
        wish = deeds.Deed(bar.what.sense, tuple(role for role in bar.what.roles if role[0] != "AGENT"))
        found = self.price(deeds.Pay((deeds.Change("AGENT", "make", unless.deed),), (deeds.Do(wish),)))
        return found if last is None else LastFor(found, self.span(last.until, found.who))

    def wanted(self, node: Any) -> Cards:
        """The kind of card that is played for it, or kinds."""
        if isinstance(node, deeds.Both) and all(
            isinstance(part, deeds.Picked) and part.word == "a" for part in node.parts
        ):
            return self.held_kinds(deeds.OneOfNouns(tuple(part.nouns for part in node.parts), "or"))
        if isinstance(node, deeds.Picked) and node.word in ("a", "any"):
            return self.held_kinds(node.nouns)
        if isinstance(node, deeds.All) and not node.word:
            return self.held_kinds(node.nouns)
        raise CannotSay("what it is paid for")

    def spent(self, deed: deeds.Deed) -> Cards:
        """The kind of card that is spent: one."""
        what, origin = deed.role("WHAT"), deed.role("FROM")
        if deed.sense not in ("discard", "spend") or {name for name, _ in deed.roles} - {"AGENT", "WHAT", "FROM"}:
            raise CannotSay("what is paid")
        if origin is not None and not self.owns(origin, "hand", self.subject):
            raise CannotSay("what is paid")
        if isinstance(what, deeds.Picked) and what.word in ("a", "") and what.least == what.most > 0:
            return self.held_kinds(what.nouns)
        raise CannotSay("what is paid")

    def paid(self, deed: deeds.Deed, cards: Cards, from_hand: bool) -> Any:
        """Cards, Ability, an Exertion, or cards of the top of Endurance."""
        names = {name for name, _ in deed.roles} - {"AGENT"}
        if deed.sense == "lose Ability" and names == {"AMOUNT"}:
            if not self.as_more(deed.role("AMOUNT")) and self.as_per("", deed.role("AMOUNT"), None) is None:
                return changes.Costs(cards=cards, or_lose=self.as_points(deed.role("AMOUNT")), from_hand=from_hand)
        if deed.sense == "make" and names == {"WHAT"}:
            return self.exerted_for(cards, from_hand, deed.role("WHAT"))
        what = deed.role("WHAT")
        if deed.sense in ("discard", "burn") and names == {"WHAT"} and isinstance(what, deeds.Part):
            return changes.Costs(cards=cards, burn=self.as_top(what, self.subject), from_hand=from_hand)
        return changes.Costs(cards=cards, pay=self.spent(deed), from_hand=from_hand, count=getattr(what, "least", 1))

    def exerted_for(self, cards: Cards, from_hand: bool, node: Any) -> Any:
        """HL1 56. An Exertion as a price: of the usual size, of another, or one that nothing changes."""
        for kind in ("Exertion", "Hard Exertion"):
            if isinstance(node, deeds.Picked) and node.word == "a":
                if node.nouns == deeds.Nouns(kind, (deeds.Is("unmodified"),)):
                    return changes.Costs(exertion=True, cards=cards, from_hand=from_hand, plain=True)
        return changes.Costs(exertion=True, cards=cards, from_hand=from_hand, size=self.size_of(node))

    def size_of(self, node: Any) -> int:
        """HL1 56. The size of an Exertion where the text says it; else it is the usual one."""
        nouns = node.nouns if isinstance(node, deeds.Picked) else None
        if isinstance(nouns, deeds.Nouns) and nouns.before:
            return self.as_exertion_size(node)
        self.as_hard_exertion(node)
        return -1

    def price_of_power(self, cost: deeds.Deed, wish: deeds.Deed) -> Any:
        """Cards that are spent to make a Power Blow or a Power Block."""
        what = wish.role("WHAT")
        made = what.nouns if isinstance(what, deeds.Picked) and what.word == "a" else None
        if not isinstance(made, deeds.Nouns) or made.kind not in PURPOSES or made != deeds.Nouns(made.kind):
            raise CannotSay("what it is paid for")
        refuse_if({name for name, _ in wish.roles} != {"WHAT"}, "what it is paid for")
        paid = cost.role("WHAT")
        if not isinstance(paid, deeds.Picked) or paid.word not in ("a", "") or cost.sense not in ("discard", "spend"):
            raise CannotSay("what is paid")
        refuse_if({name for name, _ in cost.roles} - {"AGENT", "WHAT", "FROM"}, "what is paid")
        if cost.role("FROM") is not None and not self.owns(cost.role("FROM"), "hand", self.subject):
            raise CannotSay("what is paid")
        return changes.Costs(pay=self.held_kinds(paid.nouns), count=paid.least, purpose=PURPOSES[made.kind])

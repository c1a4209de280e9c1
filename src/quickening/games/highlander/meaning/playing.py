"""Rules about playing the card itself: when, with what, on what condition, how often."""

from __future__ import annotations

from dataclasses import replace as with_
from typing import Any

from quickening.core.data import replace
from quickening.english.lowering import CannotSay, refuse_if
from quickening.english.predicates import BEING
from quickening.english.references import BESIDE
from quickening.games.highlander.definitions import ATTACK, PRE_GAME
from quickening.games.highlander.kinds import abilities
from quickening.games.highlander.kinds.abilities import Static
from quickening.games.highlander.kinds.attack_changes import Marked, Stopping
from quickening.games.highlander.kinds.filters import Word, types_of
from quickening.games.highlander.meaning.events import PHASES
from quickening.games.highlander.meaning.prices import Prices
from quickening.games.highlander.meaning.words import MANY
from quickening.lang import deeds
from quickening.lang.selections import Cards

#: A card of the same title as this one.
SAME = deeds.Nouns("card of this title")
PLAY = deeds.Area("play")
DECK = deeds.Area("deck", deeds.You())
#: How a text says that something is so of every turn.
EACH_TURN = ("turn", "each turn")
#: HL1 21, 64, 73. `even if you are Disarmed`, `even if you have already played a Special Card this turn`.
DESPITE = {
    "even if Disarmed": abilities.PLAYS_UNARMED,
    "even if Prone": abilities.PLAYS_PRONE,
    "even if played": abilities.UNCOUNTED,
}
#: HL1 12. `even if Reserved`, of cards of other Personas.
EVEN_RESERVED = "even if Reserved"
SPECIFIC = deeds.Nouns("card", (deeds.Is("Persona Specific"),))
AS_ADDITIONAL = deeds.Picked(deeds.Nouns("attack", (deeds.Is("additional"),)))


class Playing(Prices):
    """Rules for playing, and limits of what is played."""

    def play_rule(self, one: deeds.Ability) -> Any:
        """A rule about playing the card itself, or `None`."""
        needs, body = one.needs, one.body
        if not body:  # `Play only if ...`: nothing else is said
            return self.windowed(one)
        of_itself = self.said_of_itself(body[0]) if len(body) == 1 and needs is None and not one.adjuncts else None
        if of_itself is not None:
            return of_itself
        if len(body) == 1 and not one.adjuncts and self.is_hidden(body[0]):
            condition = None if needs is None else self.condition(needs)
            return abilities.MayHide(condition, must=True, that=self.card_type != ATTACK)
        if needs is None and len(body) == 1 and isinstance(body[0], deeds.If) and not body[0].otherwise:
            needs, body = body[0].condition, body[0].body
        part = body[0]
        if isinstance(part, deeds.Do) and part.deed.sense in ("play with", "play instead", "play itself"):
            return self.ordered(with_(one, needs=needs), part.deed) if len(body) == 1 else None
        if len(one.adjuncts) == 1 and isinstance(one.adjuncts[0], deeds.Time) and needs is None and len(body) == 1:
            return self.out_of_turn(one.adjuncts[0], body[0])
        if any(not isinstance(other, deeds.Limit) for other in one.adjuncts):
            return None
        until = part.until if isinstance(part, deeds.Last) else ""
        inner = part.body if isinstance(part, deeds.Last) else body
        if isinstance(part, deeds.May) and len(part.body) == 1 and isinstance(part.body[0], deeds.Last):
            until, inner = part.body[0].until, (deeds.May(part.body[0].body),)
        return self.own_rule(one, inner, until, needs)

    def said_of_itself(self, part: Any) -> Any:
        """What the card is, or that its area is chosen; else nothing."""
        kind = self.own_kind(part)
        if kind:
            return abilities.Rule(abilities.IS_KIND, kind=kind)
        return self.covers_one(part)

    def windowed(self, one: deeds.Ability) -> Any:
        """When the card is played: `Play only if you are Prone.`, `Play after you block an attack.`, and no more."""
        if one.timing != "window" or one.costs:
            return None
        if one.needs is not None:
            return abilities.OnlyIf(self.condition(one.needs)) if not one.adjuncts else None
        event = one.adjuncts[0] if len(one.adjuncts) == 1 else None
        if isinstance(event, deeds.Event) and len(event.deeds) == 1:
            return abilities.OnlyIf(self.has_happened(event.deeds[0]))
        return None

    def has_happened(self, deed: deeds.Deed) -> Any:
        """HL1 41. What was done this turn, after which a card is played: you stopped an attack, or played one."""
        if not isinstance(deed.role("AGENT"), deeds.You):
            return self.was_attacked(deed)
        return self.fact(deeds.Fact(deed, past=True, span="this turn"))

    def was_attacked(self, deed: deeds.Deed) -> Any:
        """HL1 41. `Play after your opponent makes a Power Blow`: what one answers was played in their last turn."""
        what = deed.role("WHAT")
        kind = what.nouns.kind if isinstance(getattr(what, "nouns", None), deeds.Nouns) else ""
        attacks = deed.sense == "attack" or (deed.sense in ("play", "make") and self.family(kind) == "attack")
        special = deed.sense == "play" and self.family(kind) == "Special Card"
        if self.side(deed.role("AGENT")) != "opponent" or not (attacks or special) or kind == "Head Shot":
            raise CannotSay("after what it is played")
        return self.fact(deeds.Fact(deed, past=True, span="last turn"))

    def covers_one(self, part: Any) -> Any:
        """HL1 17. `This block covers one area`, `That block covers one additional area`; or nothing."""
        deed = part.deed if isinstance(part, deeds.Do) and part.deed.sense == "cover" else None
        what: Any = None if deed is None else deed.role("WHAT")
        if deed is None or not isinstance(what, deeds.Picked) or (what.word, what.most) != ("a", 1):
            return None
        own = isinstance(deed.role("AGENT"), deeds.This) and self.card_type in ("attack", "block", "dodge")
        if own and what.nouns == deeds.Nouns("area"):
            return abilities.Rule(abilities.CHOOSE_AREA)
        more = what.nouns == deeds.Nouns("area", (deeds.Is("additional"),))
        return abilities.Rule(abilities.CHOOSE_MORE) if more and is_beside(deed.role("AGENT"), "block") else None

    def out_of_turn(self, time: deeds.Time, part: Any) -> Any:
        """HL1 35, HL3 50. `You may play this card during your opponent's turn`."""
        mood, deed = self.allowed(part)
        said = {name for name, _ in deed.roles} - {"AGENT"} if deed is not None else set()
        own = deed is not None and deed.sense == "play" and isinstance(deed.role("WHAT"), deeds.This)
        if not own or mood != "let" or said - {"WHAT", "FROM"} or self.said_by_others(deed):
            return None
        if "FROM" in said and not self.owns(deed.role("FROM"), "hand", None):
            return None
        if time.point != "during" or time.which is not None or not isinstance(time.whose, deeds.Related):
            return None
        phase = "" if time.unit == "turn" else PHASES.get(time.unit, "none")
        return (
            abilities.Rule(abilities.OUT_OF_TURN, name=phase, may=True)
            if phase in ("", "defense", "attack")
            else None
        )

    def own_kind(self, part: Any) -> str:
        """HL1 46, HL3 138. `This card is a Standing Defense`, `This card is Cumulative`."""
        if not isinstance(part, deeds.State) or not isinstance(part.who, deeds.This) or part.non or part.past:
            return ""
        trait = part.traits[0] if len(part.traits) == 1 else None
        if trait == deeds.Is("Cumulative"):
            return "Cumulative"
        if isinstance(trait, deeds.Picked) and trait.word == "a":
            kinds = ("Standing Defense", *(("Guard",) if self.card_type == "block" else ()))
            return next((kind for kind in kinds if trait.nouns == deeds.Nouns(kind)), "")
        return ""

    def is_hidden(self, part: Any) -> bool:
        """HL1 61. `This attack is Hidden`."""
        said = isinstance(part, deeds.State) and part.traits == (deeds.Is("Hidden"),)
        return said and self.is_hidden_attack(part.who) and not part.non and not part.past

    def is_hidden_attack(self, node: Any) -> bool:
        """HL1 58. This attack; on a card that goes with one, that attack."""
        if self.card_type == ATTACK:
            return isinstance(node, deeds.This)
        return is_beside(node, "attack")

    def own_rule(self, one: deeds.Ability, body: tuple[Any, ...], until: str, needs: Any) -> Any:
        """What is said of playing this card."""
        mood, deed = self.allowed(body[0])
        if deed is None or self.said_by_others(deed):
            return None
        if mood == "only" and len(body) == 1:
            return self.only(one, deed, until, needs)
        if mood == "let" and deed.sense == BEING and len(body) == 1 and not one.adjuncts:
            return self.hides(deed.role("WHAT"), deed.role("TRAITS"), until, needs)
        if mood == "let" and deed.sense == "make hidden" and len(body) == 1 and not one.adjuncts:
            return self.hides(deed.role("WHAT"), (deed.role("STATE"),), until, needs)
        if mood == "let" and deed.sense == "have in" and len(body) == 1 and not one.adjuncts and needs is None:
            return self.several_in_play(deed)
        if deed.sense in ("have", "include") and len(body) == 1 and not one.adjuncts:
            return self.of_the_deck(mood, deed, until) if needs is None else None
        if one.adjuncts or deed.sense != "play" or deed.role("WHAT") is None:
            return None
        return self.of_playing(mood, deed, body, until, needs)

    def several_in_play(self, deed: deeds.Deed) -> Any:
        """HLT 196. `You may have any number of cards of this title in play`."""
        what = deed.role("WHAT")
        own = isinstance(what, deeds.Picked) and what.nouns == SAME and what.word == "any number of"
        return abilities.Rule(abilities.SEVERAL_IN_PLAY) if own and deed.role("IN") == PLAY else None

    def of_playing(self, mood: str, deed: deeds.Deed, body: tuple[Any, ...], until: str, needs: Any) -> Any:
        """How this card may be played, or may not be."""
        what = {name: who for name, who in deed.roles if name != "AGENT"}
        if set(what) == {"WHAT"} and isinstance(what["WHAT"], deeds.This) and len(body) == 1:
            if mood == "bar" and needs is not None and not until:
                return abilities.OnlyIf(self.condition(needs), unless=True)
            if mood == "let" and until in DESPITE and needs is None:
                return abilities.Rule(DESPITE[until])
            if mood == "let" and not until and needs is not None:
                return abilities.OnlyIf(self.condition(needs))
        if mood == "let" and set(what) == {"WHAT", "AGAINST"} and len(body) == 1 and not until and needs is None:
            return self.good_against(what["WHAT"], what["AGAINST"])
        if mood == "bar" and set(what) == {"WHAT", "AGAINST"} and len(body) == 1 and not until and needs is None:
            return self.good_against_no(what["WHAT"], what["AGAINST"])
        if mood == "let" and set(what) == {"WHAT", "AS"} and bare(what["AS"]) == AS_ADDITIONAL:
            again = deeds.Ref(getattr(what["AS"], "slot", -2), "it")
            rest = deeds.changed(body[1:], lambda node: what["WHAT"] if node == again else node)
            return self.additional(what["WHAT"], rest, until, needs)
        plain = mood == "let" and needs is None and not until and len(body) == 1
        return self.with_or_after(what) if plain and isinstance(what["WHAT"], deeds.This) else None

    def good_against(self, what: Any, against: Any) -> Any:
        """HL1 41. `You may play this block against attacks that cannot be blocked`."""
        if not isinstance(what, deeds.This) or self.card_type not in ("block", "dodge"):
            return None
        every = deeds.All(against.nouns, "") if isinstance(against, deeds.Picked) and against.word == "a" else against
        return Static(Marked(self.as_overcome(every)), "this")

    def good_against_no(self, what: Any, against: Any) -> Any:
        """HL1 41. `You may not play this dodge against Power Blows`."""
        if not isinstance(what, deeds.This) or self.card_type not in ("block", "dodge"):
            return None
        return Static(Stopping("not", cards=self.kinds_of(against)), "this")

    def with_or_after(self, what: dict[str, Any]) -> Any:
        """HL1 57. `You may play this in conjunction with a block`, `You may play this attack after a Back Away`."""
        if set(what) == {"WHAT", "WITH"}:
            return abilities.Beside(self.beside(what["WITH"]), may=True)
        if set(what) == {"WHAT", "AFTER"} and self.card_type == ATTACK:
            return abilities.Rule(abilities.PLAYS_AFTER, cards=self.one_kind(what["AFTER"]))
        if set(what) == {"WHAT", "TO"} and self.card_type == ATTACK and self.is_just_blocked(what["TO"]):
            return abilities.Rule(abilities.PLAYS_WHERE_BLOCKED)
        return None

    def of_the_deck(self, mood: str, deed: deeds.Deed, until: str) -> Any:
        """HL1 28, HLT 137. What may be in a deck: `You may include up to 12 Slashes in your deck`."""
        said = {name: who for name, who in deed.roles if name != "AGENT"}
        what, area = said.get("WHAT"), said.get("IN")
        if mood == "let" and set(said) == {"WHAT", "FROM"} and until in ("", EVEN_RESERVED):
            return self.of_other_personas(what, said["FROM"], bool(until))
        if until:
            return None
        if mood == "let" and set(said) == {"WHAT"}:
            return self.masters(what)
        if self.card_type not in PRE_GAME:
            return None
        if deed.sense != "include" or area not in (None, DECK):
            return None
        if mood == "bar" and isinstance(what, deeds.All) and not what.word:
            return self.not_included(what)
        if mood == "let" and isinstance(what, deeds.Picked) and what.word == "any number of":
            return abilities.DeckRule(abilities.GROUP_LIMIT, cards=self.held_kinds(what.nouns), count=MANY)
        if mood == "let" and isinstance(what, deeds.Picked) and what.word in ("", "up to") and what.most > 1:
            return abilities.DeckRule(abilities.GROUP_LIMIT, cards=self.held_kinds(what.nouns), count=what.most)
        return None

    def of_other_personas(self, what: Any, persona: Any, reserved: bool) -> Any:
        """HL1 28. `You may use one Persona Specific card from each Persona, even if Reserved`."""
        if self.card_type not in PRE_GAME or getattr(persona, "nouns", None) != deeds.Nouns("Persona"):
            return None
        if isinstance(what, deeds.All) and what.nouns == deeds.Nouns("Master card") and persona.word == "a":
            return abilities.DeckRule(abilities.INCLUDE_MASTERS) if reserved else None
        one = isinstance(what, deeds.Picked) and (what.word, what.most) == ("a", 1) and persona.word == "each"
        if not one or what.nouns not in (
            SPECIFIC,
            deeds.Nouns("card", (deeds.Is("Reserved", non=True), *SPECIFIC.before)),
        ):
            return None
        return abilities.DeckRule(abilities.INCLUDE_ONE_OF_EACH, reserved=reserved)

    def not_included(self, what: deeds.All) -> Any:
        """HL1 28. Cards that may not be in the deck, by what is printed on them."""
        found = self.held_kinds(what.nouns)
        if found.after or any(not isinstance(word, Word) for word in found.before):
            raise CannotSay("which cards a deck may not have")
        return abilities.DeckRule(abilities.MAY_NOT_INCLUDE, cards=found)

    def masters(self, what: Any) -> Any:
        """HL1 28. `You may have up to 5 Master cards`."""
        if isinstance(what, deeds.Picked) and what.word == "up to" and what.nouns == deeds.Nouns("Master card"):
            if self.card_type in PRE_GAME:
                return abilities.DeckRule(abilities.MASTER_LIMIT, count=what.most)
        return None

    def hides(self, attack: Any, traits: tuple[Any, ...], until: str, needs: Any) -> Any:
        """HL1 61. `This attack may be Hidden`, `You may play this attack Hidden`."""
        if traits != (deeds.Is("Hidden"),) or not self.is_hidden_attack(attack):
            return None
        refuse_if(until, "what may be Hidden")
        return abilities.MayHide(None if needs is None else self.condition(needs), that=self.card_type != ATTACK)

    def allowed(self, part: Any) -> tuple[str, Any]:
        """What somebody may, may only or may not do."""
        if isinstance(part, deeds.Change):
            return part.mood, part.what
        offered = isinstance(part, deeds.May) and part.who is None and len(part.body) == 1
        if offered and isinstance(part.body[0], deeds.Do):
            return "let", part.body[0].deed
        return "", None

    def said_by_others(self, deed: deeds.Deed) -> bool:
        """Whether it is another player who plays."""
        agent = deed.role("AGENT")
        return agent is not None and not isinstance(agent, deeds.You)

    def one_kind(self, node: Any) -> Cards:
        if isinstance(node, deeds.Picked) and node.word == "a":
            return self.held_kinds(node.nouns)
        raise CannotSay("what kind of card")

    def additional(self, node: Any, rest: tuple[Any, ...], until: str, needs: Any) -> Any:
        """HL1 50. The attack may be played in addition to others."""
        refuse_if(until not in ("", "turn"), "how long that is")
        of = self.of_this(node)
        refuse_if((of == "this") != (self.card_type == ATTACK), "which attack that is")
        condition = None if needs is None else self.condition(needs)
        change = None
        if rest:
            found = self.static(rest)
            refuse_if(found.who != of or of == "that" or needs is None, "what is so then")
            change = found.change
        refuse_if(of == "that" and condition is not None, "on what condition")
        return abilities.AsAdditional(condition, change, of == "that")

    def ordered(self, one: deeds.Ability, deed: deeds.Deed) -> Any:
        """`Play in conjunction with an attack.`, `Play during your Defense Phase.` and their like."""
        refuse_if(deed.role("AGENT") is not None, "who plays it")
        if deed.sense == "play itself" and one.needs is not None and not one.adjuncts:
            return abilities.OnlyIf(self.condition(one.needs))
        refuse_if(one.needs is not None, "on what condition it is played")
        if deed.sense == "play itself":
            return self.played_in(one)
        refuse_if(one.adjuncts, "when it is played")
        if deed.sense == "play instead":
            of = deed.role("OF")
            if isinstance(of, deeds.Picked) and of.nouns == deeds.Nouns("attack") and of.word == "a":
                return abilities.Rule(abilities.IN_PLACE_OF_ATTACK)
            raise CannotSay("in place of what")
        return abilities.Beside(self.beside(deed.role("WITH")))

    def beside(self, node: Any) -> Cards:
        """HL1 57. What a card is played with."""
        if not isinstance(node, deeds.Picked) or node.word not in ("a", "another"):
            raise CannotSay("what it is played with")
        made: dict[str, Any] = {
            "Power Blow": Word("can be a Power Blow"),
            "Power Block": Word("can be a Power Block"),
        }
        kind = node.nouns.kind if isinstance(node.nouns, deeds.Nouns) else ""
        if kind in (*made, "Head Shot"):
            if kind not in made or node.nouns != deeds.Nouns(kind) or node.word != "a":
                raise CannotSay("what it is played with")
            return Cards(made[kind])
        return self.cards(self.of_your_own(node.nouns), node.word == "another")

    def of_your_own(self, nouns: Any) -> Any:
        """`a block you play`: it is with a card of one's own that a card is played."""
        own: Any = nouns.after[0] if isinstance(nouns, deeds.Nouns) and len(nouns.after) == 1 else None
        plays = isinstance(own, deeds.Gap) and own.deed == deeds.Deed("play", (("AGENT", deeds.You()),))
        if plays and own.role == "WHAT" and not (own.non or own.mood or own.span):
            return deeds.Nouns(nouns.kind, nouns.before)
        return nouns

    def played_in(self, one: deeds.Ability) -> Any:
        """HL1 35. When the card is played."""
        if len(one.adjuncts) != 1 or not isinstance(one.adjuncts[0], deeds.Time):
            raise CannotSay("when it is played")
        time = one.adjuncts[0]
        if time.which is not None or not isinstance(time.whose, (deeds.You, deeds.Related)):
            raise CannotSay("in whose turn it is played")
        if self.side(time.whose) == "opponent":
            phase = "" if time.unit == "turn" else PHASES.get(time.unit, "none")
            if time.point == "during" and phase in ("", "defense", "attack"):
                return abilities.Rule(abilities.OUT_OF_TURN, name=phase)
            raise CannotSay("when it is played")
        phase = "beginning" if (time.point, time.unit) == ("start", "turn") else ""
        if time.point == "during" and time.unit in PHASES:
            phase = PHASES[time.unit]
        refuse_if(phase not in ("beginning", "defense", "attack"), "when it is played")
        return abilities.Rule(abilities.ONLY_IN, name=phase)

    def only(self, one: deeds.Ability, deed: deeds.Deed, until: str, needs: Any) -> Any:
        """`You may only play this card if ...`, `You may only play one card of this title this turn`."""
        what = {name: who for name, who in deed.roles if name != "AGENT"}
        number = what.get("WHAT")
        own = deed.sense == "include" and isinstance(number, deeds.This) and what.get("IN") == DECK
        if own and not until and not one.adjuncts:
            return abilities.DeckRule(abilities.ONLY_INCLUDE_WITH, name=self.weapon_had(needs))
        if (
            deed.sense == "play"
            and isinstance(number, deeds.This)
            and needs is None
            and not until
            and not one.adjuncts
        ):
            if set(what) == {"WHAT", "AFTER"} and self.card_type == ATTACK:
                cards = self.one_kind(what["AFTER"])
                refuse_if(ATTACK in types_of(cards), "after which defense")
                return abilities.Rule(abilities.ONLY_AFTER, cards=cards)
            if set(what) == {"WHAT", "AGAINST"} and self.card_type in ("block", "dodge"):
                return Static(Stopping("only", cards=self.as_alone_against(what["AGAINST"])), "this")
        if deed.sense in ("play", "put into play") and set(what) == {"WHAT"} and isinstance(number, deeds.This):
            if needs is not None and not until and not one.adjuncts:
                return abilities.OnlyIf(self.condition(needs))
            raise CannotSay("on what condition it is played")
        title = title_of(number)
        if needs is not None or title is None or not isinstance(number, deeds.Picked):
            return None
        found = self.of_the_title(deed, number, what, until or self.per(one))
        return replace(found, name=title) if title else found

    def weapon_had(self, needs: Any) -> str:
        """HL1 31. `if you are using the Katana Weapon of Choice`: the title of the one that is meant."""
        what = needs.deed.role("WHAT") if isinstance(needs, deeds.Fact) else None
        nouns = what.nouns if isinstance(what, deeds.Picked) and isinstance(what.nouns, deeds.Nouns) else None
        titled = nouns.after[0] if nouns is not None and len(nouns.after) == 1 else None
        if isinstance(titled, deeds.Beside) and titled.word == "titled":
            plain = deeds.Nouns("card", (deeds.Is("Weapon of Choice"),), (titled,))
            had = deeds.Deed("have", (("AGENT", deeds.You()), ("WHAT", what)))
            if nouns == plain and needs == deeds.Fact(had):
                return str(titled.what)
        raise CannotSay("with what it may be in a deck")

    def of_the_title(self, deed: deeds.Deed, number: deeds.Picked, what: dict[str, Any], per: str) -> Any:
        """`You may only play one card of this title this turn`, `You may only have two of them in play`."""
        if deed.sense == "have in" and what.get("IN") == PLAY and not per:
            return abilities.Rule(abilities.ONE_IN_PLAY, most=0 if number.most == 1 else number.most)
        if number.most == 1 and deed.sense == "play" and set(what) == {"WHAT"} and per in EACH_TURN:
            return abilities.Rule(abilities.ONE_PER_TURN)
        raise CannotSay("what may only be done")

    def per(self, one: deeds.Ability) -> str:
        found = [part.per for part in one.adjuncts if isinstance(part, deeds.Limit)]
        return found[0] if len(found) == 1 else ""


def title_of(number: Any) -> str | None:
    """The title of which so many are spoken of; the card's own is told by no name; nothing if it is no title."""
    if not isinstance(number, deeds.Picked) or number.nouns == SAME:
        return "" if isinstance(number, deeds.Picked) else None
    after = number.nouns.after if isinstance(number.nouns, deeds.Nouns) and not number.nouns.before else ()
    named = after[0] if len(after) == 1 and isinstance(after[0], deeds.Beside) else None
    return str(named.what) if named is not None and named.word == "titled" else None


def is_beside(node: Any, *kinds: str) -> bool:
    """HL1 58. Whether it is a card of such a kind that this one is played with."""
    return isinstance(node, deeds.Related) and node.kind == BESIDE and node.of.kind in kinds


def bare(node: Any) -> Any:
    """A noun phrase without its slot."""
    return deeds.Picked(node.nouns, node.least, node.most, node.word) if isinstance(node, deeds.Picked) else node

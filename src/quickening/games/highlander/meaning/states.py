"""Whom something is said of, and what is so of them: of players, of their figures, of attacks and defenses."""

from __future__ import annotations

from typing import Any

from quickening.core.data import replace
from quickening.english.lowering import CannotSay, refuse_if
from quickening.english.modifiers import controlled_by
from quickening.english.predicates import BEING
from quickening.english.references import BESIDE
from quickening.games.highlander import grid
from quickening.games.highlander.definitions import PASSING, PRE_GAME
from quickening.games.highlander.kinds import attack_changes, changes, filters, nullifying
from quickening.games.highlander.meaning.fighting import Fighting
from quickening.games.highlander.meaning.words import ROWS
from quickening.lang import deeds
from quickening.lang.selections import Cards

#: What an attack or defense is, may be or cannot be, by its mood and the kind it is.
BEINGS: dict[tuple[str, str], Any] = {
    ("is", "Power Blow"): attack_changes.Marked(word="is a Power Blow"),
    ("is", "Head Shot"): attack_changes.Marked(word="is a Head Shot"),
    ("is", "Power Block"): attack_changes.Marked("is a Power Block"),
    ("is", "Special Attack"): attack_changes.Marked("is a Special Attack"),
    ("is", "Ranged Attack"): attack_changes.Marked("is a Ranged Attack"),
    ("bar", "Power Blow"): attack_changes.Marked(word="cannot be a Power Blow"),
    ("bar", "Head Shot"): attack_changes.Marked(word="cannot be a Head Shot"),
    ("let", "Power Blow"): attack_changes.Marked("may be a Power Blow"),
    ("let", "Head Shot"): attack_changes.Marked("may be a head shot"),
}
FIGURES: dict[str, str] = {
    "maximum Ability": "maximum Ability",
    "maximum hand size": "hand size",
    "hand size": "hand size",
}


class States(Fighting):
    """Statements as changes of those they are about."""

    def about(self, node: Any) -> tuple[str, Cards | None]:
        """Whom a change is about: a player, or attacks and defenses of a player."""
        if isinstance(node, deeds.Ref) and node.slot in self.told and node.slot != self.theirs:
            node = self.told[node.slot]
        if isinstance(node, deeds.This) or (isinstance(node, deeds.Related) and isinstance(node.of, deeds.Nouns)):
            return self.of_this(node), None
        if isinstance(node, deeds.Figure) or (isinstance(node, deeds.Related) and node.kind == "weapon"):
            return self.who(node.of), None
        if isinstance(node, deeds.All) and isinstance(node.nouns, deeds.Nouns) and node.nouns.kind != "player":
            return self.about_cards(node)
        if isinstance(node, deeds.Picked) and isinstance(node.nouns, deeds.Nouns) and node.word == "a":
            if node.nouns.kind != "player" and self.against(node.nouns) != node.nouns:
                return self.about_cards(deeds.All(node.nouns, "each"))  # `any attack you play`
        return self.who(node), None

    def about_cards(self, node: deeds.All) -> tuple[str, Cards]:
        """`your non-ranged attacks`, `all Power Blows`."""
        refuse_if(node.word not in ("", "all", "each"), "which cards are meant")
        node = deeds.All(self.against(node.nouns), node.word)
        found = self.cards(node.nouns)
        if node.nouns.kind == "Head Shot":
            found = replace(found, noun=filters.Word("Head Shot"))
        sides = [word for word in found.after if isinstance(word, filters.Of)]
        rest = tuple(word for word in found.after if not isinstance(word, filters.Of))
        refuse_if(len(sides) > 1 or (sides and sides[0].who == "each"), "whose cards are meant")
        return sides[0].who if sides else "each", replace(found, after=rest)

    def against(self, nouns: Any) -> Any:
        """`attacks against you`: those of your opponent, and so of whatever a player plays."""
        if not isinstance(nouns, deeds.Nouns) or len(nouns.after) != 1:
            return nouns
        one = nouns.after[0]
        if isinstance(one, deeds.Beside) and one.word == "against" and not one.non:
            foe = deeds.Related("your opponent") if self.side(one.what) == "you" else deeds.You()
            return deeds.Nouns(nouns.kind, nouns.before, (controlled_by(foe),))
        plays = one.deed if isinstance(one, deeds.Gap) and one == deeds.Gap(one.deed, "WHAT") else None
        if plays is not None and plays.sense in ("play", "make") and not plays.roles:
            return deeds.Nouns(nouns.kind, nouns.before)  # `attacks played`, by whomever
        if plays is not None and plays.sense in ("play", "make") and {name for name, _ in plays.roles} == {"AGENT"}:
            return deeds.Nouns(nouns.kind, nouns.before, (controlled_by(plays.role("AGENT")),))
        return nouns

    def subject_of(self, part: Any) -> Any:
        """Whom a statement is about."""
        if isinstance(part, deeds.State):
            return part.who
        if isinstance(part, deeds.Change):
            return part.who
        if isinstance(part, deeds.May) and part.who is None:
            return deeds.You()
        if isinstance(part, deeds.Do):
            figure = part.deed.role("FIGURE") if part.deed.sense in ("increase", "decrease") else None
            return figure or part.deed.role("AGENT") or deeds.You()
        raise CannotSay("whom that is said of")

    def change(self, part: Any) -> Any:
        """What changes."""
        self.subject = self.subject_of(part)
        if isinstance(part, deeds.State) and isinstance(part.who, deeds.Figure):
            return self.figure_is(part)
        if isinstance(part, deeds.State):
            return self.being("is", part.traits, part.non, part.past)
        if isinstance(part, deeds.May) and len(part.body) == 1 and isinstance(part.body[0], deeds.Do):
            return self.said("let", "AGENT", part.body[0].deed)
        if isinstance(part, deeds.Change):
            if part.what.sense == BEING:
                return self.being(part.mood, part.what.role("TRAITS"))
            return self.said(part.mood, part.role, part.what)
        if isinstance(part, deeds.Do):
            return self.doing(part.deed)
        raise CannotSay("what is so")

    def said(self, mood: str, role: str, deed: deeds.Deed) -> Any:
        """What somebody cannot, may or must do or suffer."""
        rest = tuple(one for one in deed.roles if one[0] != role)
        return self.lowered(f"{mood} {role}", deeds.Deed(deed.sense, rest))

    def figure_is(self, part: deeds.State) -> Any:
        """HL1 5. `Your maximum Ability is 16`: of a card that is there from the start, what one begins with."""
        how = part.traits[0] if len(part.traits) == 1 else None
        if part.who.figure != "maximum Ability" or part.non or part.past or self.card_type not in PRE_GAME:
            raise CannotSay("what is so")
        if isinstance(how, deeds.Has) and how.how == "exactly":
            return changes.More("Ability to begin with", plus=self.number(how.amount))
        raise CannotSay("how much that is")

    def being(self, mood: str, traits: tuple[Any, ...], non: bool = False, past: bool = False) -> Any:
        """What an attack or defense is, may be or cannot be."""
        refuse_if(non or past or len(traits) != 1, "what it is")
        one = traits[0]
        if mood == "bar" and isinstance(one, deeds.Picked) and isinstance(one.nouns, deeds.OneOfNouns):
            parts = (self.being(mood, (deeds.Picked(kind),)) for kind in one.nouns.options)
            return changes.Several(tuple(parts))
        if mood == "bar" and one == deeds.Is("broken") and getattr(self.subject, "kind", "") == "weapon":
            return changes.Granted("weapon cannot break")
        plain = isinstance(one, deeds.Picked) and isinstance(one.nouns, deeds.Nouns) and one.word == "a"
        if plain and mood == "is" and one.nouns.kind == "Power Blow" and len(one.nouns.after) == 1:
            return self.powerful(one.nouns)
        if plain and one.nouns == deeds.Nouns(one.nouns.kind) and (mood, one.nouns.kind) in BEINGS:
            return BEINGS[mood, one.nouns.kind]
        raise CannotSay("what it is")

    def powerful(self, nouns: deeds.Nouns) -> Any:
        """HLT 333. `a Power Blow of 3 damage`."""
        one = nouns.after[0]
        if isinstance(one, deeds.Beside) and one.word == "of" and not (one.non or nouns.before):
            return attack_changes.Damage("as a Power Blow", amount=self.as_points(one.what))
        raise CannotSay("what it is")

    def doing(self, deed: deeds.Deed) -> Any:
        """What somebody does for as long as a text is in force."""
        if deed.sense == "do damage":
            return self.damage(deed)
        if deed.sense in ("increase", "decrease"):
            return self.figure(deed)
        if deed.sense in ("cover", "avoid", "dodge") and {name for name, _ in deed.roles} == {"AGENT", "WHAT"}:
            return self.covered(deed) if deed.sense == "cover" else self.avoided(deed)
        if deed.sense == "nullify" and {name for name, _ in deed.roles} == {"WHAT"}:
            return self.nullified(deed.role("WHAT"))
        if deed.sense == "prevent" and self.card_type not in PASSING:
            said = dict(deed.roles)
            return self.as_all_prevented(said.get("AMOUNT"), said.get("FROM"), said.get("TO")).change
        if deed.sense == "begin with" and self.card_type in PRE_GAME:
            what = "maximum Ability" if self.as_more(deed.role("AMOUNT")) else "Ability to begin with"
            return changes.More(
                what, plus=self.as_points(deed.role("AMOUNT"))
            )  # HLT 186: one begins with the maximum
        if not deed.roles or deed.sense == "play openly":
            return self.lowered("so", deeds.Deed(deed.sense, tuple(r for r in deed.roles if r[0] != "AGENT")))
        return self.going_without(deed)

    def going_without(self, deed: deeds.Deed) -> Any:
        """HL1 35, HLT 110. `You lose one attack`, `Skip your Attack Phase`."""
        names = {name for name, _ in deed.roles}
        if deed.sense == "lose card" and names <= {"AGENT", "WHAT"}:
            what = deed.role("WHAT")
            if isinstance(what, deeds.Picked) and what.nouns == deeds.Nouns("attack") and what.word in ("a", ""):
                return changes.More("attacks lost", plus=what.least)
        if deed.sense == "skip" and names <= {"AGENT", "UNIT"}:
            return self.skipped(deed.role("UNIT"), deed.role("AGENT"))
        raise CannotSay("what is so")

    def covered(self, deed: deeds.Deed) -> Any:
        """HL1 17. `This block covers all upper areas`, `covers the entire grid`."""
        what, agent = deed.role("WHAT"), deed.role("AGENT")
        attack = self.card_type == "attack" if isinstance(agent, deeds.This) else self.is_that_attack(agent)
        does = "covers" if attack else "defends"
        nouns = what.nouns if isinstance(what, (deeds.All, deeds.Picked)) else None
        if isinstance(what, deeds.All) and nouns == deeds.Nouns("area") and what.word == "all":
            return attack_changes.Marked(f"{does} all areas")
        if isinstance(nouns, deeds.Nouns) and nouns.kind == "area" and not nouns.after and len(nouns.before) == 1:
            row = getattr(nouns.before[0], "word", "")
            if isinstance(what, deeds.All) and row == "adjacent":
                return attack_changes.Marked(f"{does} adjacent areas")
            every = isinstance(what, deeds.All) and row in ROWS
            one = isinstance(what, deeds.Picked) and what.word in ("a", "the") and row in grid.NAMES.values()
            if every or one:
                return attack_changes.Marked(f"{does} {row} area{'s' if row in ROWS else ''}")
        raise CannotSay("which areas it covers")

    def avoided(self, deed: deeds.Deed) -> Any:
        """HL1 20. `This dodge avoids any attack`: wherever it is aimed."""
        what = deed.role("WHAT")
        any_one = isinstance(what, deeds.Picked) and what.nouns == deeds.Nouns("attack") and what.word == "a"
        if any_one and what.most == 1 and self.card_type == "dodge" and isinstance(deed.role("AGENT"), deeds.This):
            return attack_changes.Marked("defends all areas")
        raise CannotSay("what it avoids")

    def is_that_attack(self, node: Any) -> bool:
        """Whether it is an attack that this card goes with."""
        return isinstance(node, deeds.Related) and node.kind == BESIDE and node.of.kind == "attack"

    def nullified(self, node: Any) -> Any:
        """HL1 74. `Nullify all Situations your opponent has in play`, `your opponent's Persona Power`."""
        if isinstance(node, deeds.Related) and node.kind == "Persona Power" and self.side(node.of) == "opponent":
            return nullifying.Nullified("Persona")
        if isinstance(node, deeds.All) and node.word in ("all", ""):
            found = self.cards(self.against(node.nouns) if self.is_played(node.nouns) else node.nouns)
            if found.after == (filters.Of("you"),) and self.is_played(node.nouns):
                return nullifying.Nullified("own cards", cards=Cards(found.noun, found.before))
            if found.after == (filters.Of("opponent"),):
                return nullifying.Nullified("opponent's cards in play", cards=Cards(found.noun, found.before))
        raise CannotSay("what is nullified")

    def is_played(self, nouns: Any) -> bool:
        """`Counters you play`: as they are played, wherever they lie now."""
        one: Any = nouns.after[0] if isinstance(nouns, deeds.Nouns) and len(nouns.after) == 1 else None
        return (
            isinstance(one, deeds.Gap) and one.deed == deeds.Deed("play", (("AGENT", deeds.You()),)) and not one.non
        )

    def as_phase_skipped(self, unit: Any) -> str:
        return str(self.skipped(unit, self.subject).word)

    def skipped(self, unit: Any, agent: Any) -> Any:
        """HL1 35. A phase of one's own turn is skipped."""
        words = {"Attack Phase": "skips attack phase"}
        words |= dict.fromkeys(("Draw/Discard Phase", "Draw Phase"), "skips draw phase")
        own = isinstance(unit, deeds.Related) and self.who(unit.of) == self.as_by("you", agent)
        if own and unit.kind in words:
            return changes.Granted(words[unit.kind])
        raise CannotSay("what is skipped")

    def figure(self, deed: deeds.Deed) -> Any:
        """HLT 186, 234. More or less Ability at most, or cards in hand."""
        refuse_if({name for name, _ in deed.roles} - {"FIGURE", "BY", "EACH"}, "what is said of it")
        figure = deed.role("FIGURE")
        by = self.number(deed.role("BY"))
        refuse_if(figure.figure not in FIGURES, "what is increased")
        each = deed.role("EACH")
        plus = by if deed.sense == "increase" else -by
        return changes.More(FIGURES[figure.figure], plus, None if each is None else self.counted(each))

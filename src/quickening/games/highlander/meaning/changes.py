"""What is so for as long as a text is in force, or for a time: of players, and of attacks and defenses."""

from __future__ import annotations

from typing import Any

from quickening.core.data import replace
from quickening.english.lowering import CannotSay, refuse_if
from quickening.english.modifiers import controlled_by
from quickening.english.predicates import BEING
from quickening.english.references import BESIDE
from quickening.games.highlander.definitions import PRE_GAME
from quickening.games.highlander.kinds import attack_changes, changes, filters
from quickening.games.highlander.kinds.abilities import Static
from quickening.games.highlander.kinds.lasting_effects import LastFor, Span
from quickening.games.highlander.meaning.allowing import NOT_MADE
from quickening.games.highlander.meaning.ignoring import Ignoring
from quickening.games.highlander.meaning.states import BEINGS
from quickening.lang import deeds
from quickening.lang.selections import Cards

#: How long something lasts, by the key of the table of adjuncts.
SPANS = {
    "turn": Span("turn"),
    "their next turn": Span("next turn", "opponent"),
    "to the end of their next turn": Span("next turn", "opponent", now=True),
    "until your next turn": Span("next turn", "opponent", now=True),
    "to the end of your next turn": Span("next turn"),
    "your next turn": Span("next turn", later=True),
    "game": Span("game"),
}
#: HL1 41. What an attack is that cannot be stopped so.
STOPPED = {"block": "cannot be blocked", "dodge": "cannot be dodged"}


#: HL1 45. What attacks do of which the damage is changed, by what is done to it.
LESS = {"reduce damage": "less", "increase damage": "additional"}
#: HL1 45, HLT 187. The same, by what comes of the damage.
TIMES = {"double damage": "double", "half damage": "half"}


#: HL1 56. Exertions of more cards, or fewer.
RESIZED = {"exert more": 1, "exert less": -1}


class Changes(Ignoring):
    """Statements as changes."""

    def static(self, parts: tuple[Any, ...]) -> Static:
        """What statements of one subject say."""
        parts = tuple(self.not_made(self.as_done(part)) for part in parts)
        if len(parts) == 1:
            apart = self.forbidden(parts[0]) if isinstance(parts[0], deeds.Change) else self.ignored(parts[0])
            if apart is not None:
                return apart
        if len(parts) == 1 and isinstance(parts[0], deeds.State) and not parts[0].past:
            shown = self.always_or_never_hidden(parts[0])
            if shown is not None:
                return shown
        if len(parts) == 1 and isinstance(parts[0], deeds.Do) and parts[0].deed.sense in RESIZED:
            return self.resized(parts[0].deed)
        who, cards = self.about(self.subject_of(parts[0]))
        found = []
        for part in parts:
            refuse_if(self.about(self.subject_of(part)) != (who, cards), "two subjects in one sentence")
            found.append(self.change(part))
        level = {one.level for one in found}
        if len(level) > 1 or ("card" in level) != (who in ("this", "that", "it") or cards is not None):
            raise CannotSay("what is said of it")
        if len(found) > 1 and level != {"card"}:
            return Static(self.at_once_so(found), who)
        return Static(self.together(found), who, cards)

    def at_once_so(self, found: list[Any]) -> Any:
        """Several changes of one player; what silences other texts is weighed by itself."""
        marks = ("nullifies", "shields", "ignores", "strips", "upholds", "turns")
        refuse_if(any(getattr(one, mark) for one in found for mark in marks), "two changes of a player")
        return changes.Several(parts=tuple(found))

    def as_done(self, part: Any) -> Any:
        """HL1 45. `All damage from Basic Attacks is reduced by 1`: those attacks do so much less."""
        deed = part.deed if isinstance(part, deeds.Do) and part.deed.sense in (*LESS, *TIMES) else None
        what = deed.role("AMOUNT") if deed is not None else None
        if deed is None or not isinstance(what, (deeds.All, deeds.Picked)) or not isinstance(what.nouns, deeds.Nouns):
            return part
        sources = [one.what for one in what.nouns.after if isinstance(one, deeds.Beside) and one.word == "from"]
        if (
            len(sources) != 1
            or len(what.nouns.after) != 1
            or what.nouns.before
            or what.word not in ("", "all", "the")
        ):
            raise CannotSay("which damage is changed")
        if deed.sense in TIMES:
            changed: Any = deeds.All(deeds.Nouns("damage", (deeds.Is(TIMES[deed.sense]),)), "")
        else:
            changed = deeds.Measure(deed.role("BY"), deeds.Nouns("damage", (deeds.Is(LESS[deed.sense]),)))
        rest = [role for role in deed.roles if role[0] == "EACH"]
        return deeds.Do(deeds.Deed("do damage", (("AGENT", sources[0]), ("AMOUNT", changed), *rest)))

    def not_made(self, part: Any) -> Any:
        """HL1 57. `You may not make this attack a Power Blow`: it cannot be one."""
        deed = part.what if isinstance(part, deeds.Change) and (part.mood, part.role) == ("bar", "AGENT") else None
        if deed is None or deed.sense != "make into" or {name for name, _ in deed.roles} != {"AGENT", "AS", "WHAT"}:
            return part
        what = deed.role("WHAT")
        one = isinstance(what, deeds.This) or (isinstance(what, deeds.Related) and what.kind == BESIDE)
        if not one or not isinstance(deed.role("AGENT"), deeds.You):
            return part
        return deeds.Change("WHAT", "bar", deeds.Deed(BEING, (("TRAITS", (deed.role("AS"),)), ("WHAT", what))))

    def resized(self, deed: deeds.Deed) -> Static:
        """HL1 56. `Your Exertions are increased by 2 cards`."""
        what = deed.role("WHAT")
        nouns = self.against(what.nouns) if isinstance(what, deeds.All) and what.word in ("", "all", "each") else None
        kinds = ("Exertion", "Hard Exertion")
        if not isinstance(nouns, deeds.Nouns) or nouns.kind not in kinds or nouns.before or len(nouns.after) > 1:
            raise CannotSay("which Exertions")
        refuse_if({name for name, _ in deed.roles} != {"BY", "WHAT"}, "what is said of it")
        who = "each"
        if nouns.after:
            owners = [role[1] for gap in nouns.after if isinstance(gap, deeds.Gap) for role in gap.deed.roles]
            who = self.side(owners[0]) if nouns.after == (controlled_by(owners[0]),) else ""
        return Static(changes.More("exertion plus", plus=RESIZED[deed.sense] * self.number(deed.role("BY"))), who)

    def together(self, found: list[Any]) -> Any:
        """Several changes of one card as one; a Power Blow of so much damage is one of its own (HLT 333)."""
        last = found[-1]
        if len(found) == 2 and found[0] == BEINGS["is", "Power Blow"] and getattr(last, "how", "") == "is":
            return attack_changes.Damage("as a Power Blow", amount=last.amount or 0)
        return found[0] if len(found) == 1 else changes.Several(tuple(found))

    def forbidden(self, part: deeds.Change) -> Static | None:
        """What may not be done, or what attacks may not be, whoever would do it."""
        deed = part.what
        if deed.sense == "remove" and part.mood == "bar":
            return self.kept(part)
        if deed.sense == "counter" and part.mood == "bar":
            return self.uncountered(part)
        defends = deed.sense in (*STOPPED, "avoid", "stop", "defend", "use against")
        if defends and part.role == "AGENT" and part.mood == "bar":
            found = self.useless(part) or self.one_by_one(part)
            return found or (self.unstopped(part) if deed.sense in STOPPED else None)
        if deed.sense == BEING:
            return self.of_being(part)
        if deed.sense in ("prevent", "retrieve") and part.mood == "bar":
            return self.not_suffered(part)
        if deed.sense == "make into" and part.role == "AGENT" and part.mood == "bar":
            return self.not_made_into(part)
        if deed.sense == "make" and deed.role("WITH") is not None and part.role == "AGENT" and part.mood == "bar":
            return self.not_made_with(part)
        if part.mood == "bar" and (deed.sense, part.role) in (("attack", "WHAT"), ("disarm", "AGENT")):
            return self.not_befallen(part)
        if deed.sense == "play" and deed.role("AGAINST") is not None and part.role == "AGENT" and part.mood == "bar":
            return self.banned_defense(part)
        made = (
            deed.sense == "make"
            and self.family(getattr(getattr(part.who, "nouns", None), "kind", "card")) == "attack"
        )
        played = deed.sense in ("play", "put into play") or made
        return self.unplayed(part) if played and part.role == "WHAT" else None

    def not_suffered(self, part: deeds.Change) -> Static | None:
        """What nobody does to damage, or to cards of a discard pile."""
        if part.what.sense == "prevent" and part.role == "AMOUNT" and len(part.what.roles) == 1:
            return self.unprevented(part.who)
        if part.what.sense != "retrieve" or part.role != "WHAT":
            return None
        self.subject = deeds.All(deeds.Nouns("player"), "all")  # whoever would do it
        return Static(changes.Granted(self.as_no_retrieving(part.who, part.what.role("FROM"))), "each")

    def unprevented(self, damage: Any) -> Static | None:
        """HL1 75. `Damage from this attack cannot be prevented`."""
        nouns: Any = damage.nouns if isinstance(damage, deeds.All) and damage.word in ("", "all", "the") else None
        source = nouns.after[0] if isinstance(nouns, deeds.Nouns) and len(nouns.after) == 1 else None
        if not isinstance(source, deeds.Beside) or source.word != "from" or source.non or nouns.before:
            return None
        who, cards = self.about(source.what)
        attack = self.card_type == "attack" if isinstance(source.what, deeds.This) else True
        if not attack or (who not in ("this", "that") and cards is None):
            return None
        return Static(attack_changes.Marked("sure damage"), who, cards)

    def not_befallen(self, part: deeds.Change) -> Static:
        """HL1 43, 67. Nobody attacks, or Disarms, a player."""
        if part.what.sense == "attack":
            return self.unattacked(part)
        return Static(self.said("bar", "WHAT", part.what), self.of_other(part.who, part.what.role("WHAT")))

    def unattacked(self, part: deeds.Change) -> Static:
        """HL1 43. `You cannot be attacked`: the other player may not play attacks."""
        said = {name: who for name, who in part.what.roles if name != "WHAT"}
        foe = "opponent" if self.side(part.who) == "you" else "you"
        refuse_if(set(said) - {"AGENT"} or (said and self.side(said["AGENT"]) != foe), "who attacks")
        return Static(changes.CannotPlay(filters.only("attack")), foe)

    def not_made_into(self, part: deeds.Change) -> Static | None:
        """HL1 57. `You may not make your Slashes Power Blows`: they cannot be."""
        said = {name: who for name, who in part.what.roles if name != "AGENT"}
        if set(said) != {"WHAT", "AS"} or not isinstance(said["WHAT"], deeds.All):
            return None
        who, cards = self.about_cards(said["WHAT"])
        change = attack_changes.Marked(self.as_no_power(said["AS"]))
        return Static(change, who, cards) if who == self.who(part.who) else None

    def not_made_with(self, part: deeds.Change) -> Static | None:
        """HL1 57. `You may not make Power Blows with Slashes`: those attacks cannot be Power Blows."""
        said = {name: who for name, who in part.what.roles if name != "AGENT"}
        if set(said) != {"WHAT", "WITH"} or not isinstance(said["WITH"], deeds.All):
            return None
        who, cards = self.about_cards(said["WITH"])
        player = self.who(part.who)
        if self.family(getattr(said["WITH"].nouns, "kind", "")) != "attack" or who not in ("each", player):
            return None
        return Static(attack_changes.Marked(self.as_no_power(said["WHAT"])), player, cards)

    def unplayed(self, part: deeds.Change) -> Static | None:
        """`No Special Cards may be played`, `Blocks may not be played`: by whomever."""
        deed = part.what
        nouns = part.who.nouns if isinstance(part.who, (deeds.No, deeds.All)) else None
        none = isinstance(part.who, deeds.No) and part.mood == "let"
        every = isinstance(part.who, deeds.All) and part.who.word in ("", "all") and part.mood == "bar"
        if nouns is None or not (none or every):
            return None
        rest = {name: who for name, who in deed.roles if name != "WHAT"}
        refuse_if(set(rest) - {"AGENT"}, "what is said of the play")
        who = self.who(rest["AGENT"]) if rest else "each"
        kind = nouns.kind if isinstance(nouns, deeds.Nouns) else ""
        if kind in NOT_MADE and nouns == deeds.Nouns(kind):
            return Static(changes.Granted(NOT_MADE[kind]), who)
        return Static(changes.CannotPlay(self.held_kinds(nouns), put=deed.sense == "put into play"), who)

    def kept(self, part: deeds.Change) -> Static | None:
        """HL1 76. `Your Situations cannot be removed from play by your opponent`."""
        said = dict(part.what.roles)
        agent, what = said.get("AGENT"), said.get("WHAT")
        if said.get("FROM") != deeds.Area("play") or agent is None or self.side(agent) != "opponent":
            return None
        if isinstance(what, deeds.This):
            return Static(changes.OfCards("kept"))
        who, cards = self.about_cards(what) if isinstance(what, deeds.All) else ("", None)
        return Static(changes.OfCards("kept", cards=cards)) if who == "you" else None

    def uncountered(self, part: deeds.Change) -> Static | None:
        """HLT 267. `Your Events cannot be countered`, `Your opponent cannot counter that Event`."""
        said = dict(part.what.roles)
        agent, what = said.get("AGENT"), said.get("WHAT")
        if set(said) - {"AGENT", "WHAT"} or (agent is not None and self.side(agent) != "opponent"):
            return None
        if isinstance(what, deeds.Related) and what.kind == BESIDE:
            return Static(attack_changes.Marked("not countered"), "that")
        if isinstance(what, deeds.This) and self.card_type not in PRE_GAME:
            return Static(attack_changes.Marked("not countered"), "this")
        who, cards = self.about_cards(what) if isinstance(what, deeds.All) else ("", None)
        return Static(changes.OfCards("not countered", cards=cards)) if who == "you" and cards is not None else None

    def unstopped(self, part: deeds.Change) -> Static | None:
        """HL1 41. `Your opponent may not block upper attacks`: your attacks of that kind cannot be blocked."""
        said = {name: who for name, who in part.what.roles if name != "AGENT"}
        what = said.get("WHAT")
        if set(said) != {"WHAT"} or self.tried_side(part.who) != "opponent":
            return None
        if isinstance(what, deeds.This) or (isinstance(what, deeds.Related) and what.kind == BESIDE):
            return Static(attack_changes.Marked(word=STOPPED[part.what.sense]), self.of_this(what))
        if not isinstance(what, deeds.All):
            return None
        who, cards = self.about_cards(what)
        word = attack_changes.Marked(word=STOPPED[part.what.sense])
        return Static(word, "you", cards) if who in ("each", "you") else None

    def useless(self, part: deeds.Change) -> Static | None:
        """HL1 41. `Guards cannot block this attack`, `Your opponent cannot use Guards against this attack`."""
        said = dict(part.what.roles)
        used = part.what.sense == "use against"
        attack, cards = (said.get("AGAINST"), said.get("WHAT")) if used else (said.get("WHAT"), part.who)
        if set(said) != ({"AGENT", "WHAT", "AGAINST"} if used else {"AGENT", "WHAT"}):
            return None
        if used and self.tried_side(part.who) != "opponent":
            return None
        ours = isinstance(attack, deeds.This) or (isinstance(attack, deeds.Related) and attack.kind == BESIDE)
        if not ours or not isinstance(cards, (deeds.All, deeds.Picked)) or cards.nouns == deeds.Nouns("player"):
            return None
        return Static(attack_changes.Stopping("not by", cards=self.as_kinds(cards)), self.of_this(attack))

    def one_by_one(self, part: deeds.Change) -> Static | None:
        """HL1 52. `Dodges cannot avoid multiple attacks you play`: each stops one of them."""
        what = part.what.role("WHAT")
        many = what.nouns if isinstance(what, deeds.All) and isinstance(what.nouns, deeds.Nouns) else None
        if many is None or deeds.Is("multiple") not in many.before or not isinstance(part.who, deeds.All):
            return None
        plainly = deeds.All(deeds.Nouns(many.kind, (), many.after), "")
        who, cards = self.about_cards(plainly)
        kind = next((one for one in ("dodge", "block") if part.who.nouns == deeds.Nouns(one)), "")
        if not kind or cards != filters.only("attack") or who == "opponent":
            return None
        return Static(changes.Granted(f"{kind}s avoid one"))

    def tried_side(self, node: Any) -> str:
        """You or your opponent; or nothing, where that is no player."""
        try:
            return self.side(node)
        except CannotSay:
            return ""

    def hides_nothing(self, part: deeds.Change) -> Static | None:
        """HL1 61. `Your attacks cannot be Hidden`, `No attacks may be Hidden`, `Your attacks may be Hidden`."""
        none = isinstance(part.who, deeds.No) and part.mood == "let" and part.who.nouns == deeds.Nouns("attack")
        if none:
            return Static(changes.Granted("hides nothing"), "each")
        words = {"bar": "hides nothing", "let": "attacks may be hidden"}
        if isinstance(part.who, deeds.All) and part.mood in words:
            who, cards = self.about_cards(part.who)
            if cards == filters.only("attack"):
                return Static(changes.Granted(words[part.mood]), who)
            if cards == Cards(filters.Noun("attack"), (filters.Word("first"),)) and part.mood == "let":
                return Static(changes.Granted("first attack hidden"), who)
        return None

    def always_or_never_hidden(self, part: deeds.State) -> Static | None:
        """HL1 61. `Your opponent's attacks are not Hidden`: they may not be played so; or all of them are."""
        if part.traits != (deeds.Is("Hidden"),) or not isinstance(part.who, deeds.All):
            return None
        who, cards = self.about_cards(part.who)
        plain = replace(cards, before=tuple(word for word in cards.before if word != filters.Word("Hidden")))
        word = "hides nothing" if part.non else "attacks are hidden"
        return Static(changes.Granted(word), who) if plain == filters.only("attack") else None

    def of_other(self, agent: Any, node: Any) -> str:
        """HL1 1. Who suffers what the other player would do."""
        refuse_if({self.side(agent), self.side(node)} != {"you", "opponent"}, "whom that is done to")
        return self.side(node)

    def of_being(self, part: deeds.Change) -> Static | None:
        """What attacks may not be, or have to be."""
        if part.what.role("TRAITS") == (deeds.Is("Hidden"),):
            return self.hides_nothing(part)
        if part.mood == "bar":
            return self.never_of_kind(part)
        return self.required(part) if part.mood == "make" else None

    def never_of_kind(self, part: deeds.Change) -> Static | None:
        """HL3 148. `Your opponent's attacks may not be Special Attacks`: such attacks may not be played."""
        traits = part.what.role("TRAITS")
        kind = traits[0] if len(traits) == 1 and isinstance(traits[0], deeds.Picked) else None
        if kind is None or not isinstance(part.who, deeds.All) or not isinstance(kind.nouns, deeds.Nouns):
            return None
        who, cards = self.about_cards(part.who)
        if cards == filters.only("block") and kind.nouns == deeds.Nouns("Power Block"):
            return Static(changes.Granted(NOT_MADE["Power Block"]), who)
        if cards != filters.only("attack") or self.family(kind.nouns.kind) != "attack":
            return None
        if kind.nouns.kind in ("Power Blow", "Head Shot", "attack"):
            return None
        return Static(changes.CannotPlay(self.held_kinds(kind.nouns)), who)

    def required(self, part: deeds.Change) -> Static | None:
        """HL3 148. `All attacks they play must be Basic Attacks`: no others may be played."""
        traits = part.what.role("TRAITS")
        kind = traits[0] if len(traits) == 1 and isinstance(traits[0], deeds.Picked) else None
        if kind is None or not isinstance(part.who, deeds.All):
            return None
        who, cards = self.about_cards(part.who)
        if cards != filters.only("attack"):
            return None
        return Static(changes.CannotPlay(self.as_only_attacks(deeds.All(kind.nouns, "")), only=True), who)

    def banned_defense(self, part: deeds.Change) -> Static | None:
        """HL1 41. `Your opponent cannot play a block from their hand against that attack`."""
        said = {name: who for name, who in part.what.roles if name != "AGENT"}
        if set(said) == {"WHAT", "AGAINST"} and self.side(part.who) == "opponent":
            return self.stopped_by_none(said["WHAT"], said["AGAINST"])
        if set(said) != {"WHAT", "FROM", "AGAINST"} or self.side(part.who) != "opponent":
            return None
        if not self.owns(said["FROM"], "hand", part.who):
            return None
        return Static(
            attack_changes.Stopping("not from hand by", cards=self.as_kinds(said["WHAT"])),
            self.of_this(said["AGAINST"]),
        )

    def stopped_by_none(self, cards: Any, attack: Any) -> Static | None:
        """HL1 41. `Your opponent may not play blocks against this attack`, wherever they come from."""
        ours = isinstance(attack, deeds.This) or (isinstance(attack, deeds.Related) and attack.kind == BESIDE)
        stopping = attack_changes.Stopping("not by", cards=self.as_kinds(cards))
        if not ours and isinstance(attack, deeds.All):
            who, kinds = self.about_cards(attack)
            return Static(stopping, "you", kinds) if who == "you" else None
        return Static(stopping, self.of_this(attack)) if ours else None

    # -- for a time --------------------------------------------------------------------------------------------------

    def lasting(self, parts: tuple[Any, ...], until: str) -> Any:
        """What is so for a time."""
        found = self.static(parts)
        return LastFor(found, self.span(until, found.who))

    def span(self, until: str, who: str) -> Span:
        if until == "opponent's next turn" or (until == "next turn" and who == "each"):
            # Of each player in that one turn, which is the opponent's, and not in a next turn of their own.
            return replace(SPANS["their next turn"], later=who == "each")
        if until == "next turn" and who in ("you", "opponent"):
            return SPANS["their next turn" if who == "opponent" else "your next turn"]
        if until in SPANS:
            return SPANS[until]
        whose, _, number = until.removeprefix("each of ").rpartition(" ")
        if number.isdigit() and whose in ("your turns", "their turns", "turns"):
            side = {"your turns": "you", "their turns": "opponent", "turns": who}[whose]
            if side in ("you", "opponent"):
                return Span("turns", side, int(number))
        raise CannotSay("how long that is")

"""The words for players, and for which cards are meant."""

from __future__ import annotations

from typing import Any

from quickening.games.shadowfist.vocabulary import filters, people
from quickening.games.shadowfist.vocabulary.selections import (
    Another,
    AnsweredEffect,
    AttackTarget,
    ChosenUpTo,
    ChosenX,
    JustPlayed,
    Subject,
    Targets,
    Together,
)
from quickening.games.shadowfist.vocabulary.series import add_filtered
from quickening.lang.selections import All, Cards, Chosen, It, ThisCard
from quickening.text.lexicals import add_own_name
from quickening.text.phrasebook import Phrasebook


def add_players(book: Phrasebook) -> None:
    phrase = book.phrase
    that = ("that opponent", "he or she", "they", "the opponent")
    phrase("who", "you", people.You)
    phrase("who", "each opponent", people.Opponents, also=("all opponents", "every opponent", "opponents"))
    phrase("who", "each player", people.Everybody, also=("every player", "all players", "all Players"))
    phrase("who", "that player", people.ThatPlayer, also=that)
    phrase("who", "its controller", people.ControllerOf, what=It())
    phrase("who", "{what:one}'s controller", people.ControllerOf)
    phrase("who", "its owner", people.OwnerOf, what=It())
    phrase("who", "{what:owner}'s owner", people.OwnerOf)
    for category in ("who", "whom", "by_who", "whose"):
        s = "'s" if category == "whose" else ""
        its = "(its|his|her|their)"
        target = f"{its} target's controller{s}"
        also = () if s else (f"the controller of {its} target", f"the controller of the target of {its} attack")
        phrase(category, target, people.ControllerOf, what=AttackTarget(It()), also=also)
    phrase("by_who", "{what:one}'s controller", people.ControllerOf, read_only=True)
    phrase("by_who", "the controller of {what:one}", people.ControllerOf)
    phrase("who", "target opponent", people.ChosenPlayer, target=True)
    phrase("who", "target player", people.ChosenPlayer, target=True, opponent=False)
    phrase("who", "an opponent", people.ChosenPlayer)
    phrase("whom", "you", people.You)
    phrase("whom", "each opponent", people.Opponents, also=("all opponents", "every opponent"))
    phrase("whom", "each player", people.Everybody, also=("every player", "all players"))
    phrase(
        "whom",
        "that player",
        people.ThatPlayer,
        also=("that opponent", "him or her", "them", "target", "the opponent"),
    )
    phrase("whom", "its controller", people.ControllerOf, what=It())
    phrase("whom", "{what:one}'s controller", people.ControllerOf)
    phrase("whom", "target opponent", people.ChosenPlayer, target=True)
    phrase("whom", "target player", people.ChosenPlayer, target=True, opponent=False)
    phrase("whom", "an opponent", people.ChosenPlayer, also="one opponent")
    phrase("whom", "a player", people.ChosenPlayer, opponent=False, also="any player")
    phrase("whom", "another player", people.ChosenPlayer, read_only=True)
    for verb in ("burned", "seized", "played", "turned", "smoked", "revealed"):
        for noun in ("Site", "Event", "card", "Character", "State", "Edge"):
            phrase("whom", f"the player who {verb} that {noun}", people.ThatPlayer, read_only=True)
    _remembered(book)
    phrase("any_who", "you", people.You)
    for category in ("any_who", "by_who"):
        phrase(category, "an opponent {trait:who_trait}", people.SuchOpponent)
    left = ("the opponent to your left", "the player on your left")
    for category in ("who", "whom", "by_who"):
        phrase(category, "the player to your left", people.LeftOfYou, also=left)
    phrase("whose", "the player to your left's", people.LeftOfYou)
    phrase("whom", "target opponent {trait:who_trait}", people.ChosenPlayer, target=True)
    phrase("whom", "the attacking player", people.ThatPlayer, read_only=True)
    phrase("any_who", "an opponent", people.AnyOpponent, also=("any opponent", "one of your opponents"))
    phrase("any_who", "a player", people.Everybody, also=("any player", "each player", "every player"))
    phrase("any_who", "that player", people.ThatPlayer, also=("that opponent",))
    phrase("by_who", "an opponent", people.AnyOpponent, also=("any opponent", "opponents", "your opponents"))
    phrase("by_who", "you", people.You)
    phrase("by_who", "that player", people.ThatPlayer, also=("that opponent", "the opponent", "target"))
    phrase("by_who", "any player", people.Everybody)
    phrase("by_who", "its controller", people.ControllerOf, what=It())
    for whose, node in (("your", people.You()), ("that player's", people.ThatPlayer())):
        phrase("whose", whose, value=node)
    phrase("whose", "their", value=people.ThatPlayer(), also=("his or her", "target's"))
    phrase("whose", "target opponent's", value=people.ChosenPlayer(target=True))
    phrase("whose", "an opponent's", value=people.ChosenPlayer())
    phrase("whose", "target player's", value=people.ChosenPlayer(target=True, opponent=False))
    phrase("whose", "its controller's", people.ControllerOf, what=It())
    phrase("whose", "{what:one}'s controller's", people.ControllerOf)


def _remembered(book: Phrasebook) -> None:
    """SF 34.0. The opponent chosen before, in another part of the text."""
    also = ("the opponent you chose", "the chosen player", "the player you chose")
    for category in ("who", "whom", "any_who", "by_who"):
        book.phrase(category, "the chosen opponent", people.NamedOpponent, also=also)
    book.phrase("whose", "the chosen opponent's", people.NamedOpponent, also="the chosen player's")


def add_selections(book: Phrasebook) -> None:
    phrase = book.phrase
    add_own_name(book, "own_name", ThisCard(), "this card")
    phrase(
        "own",
        "this card",
        ThisCard,
        also=(
            "this Site",
            "this Character",
            "this State",
            "this Edge",
            "this Event",
            "{_own:own_name}",
            "the {_own:own_name}",
        ),
    )
    phrase(
        "subject",
        "subject",
        Subject,
        also=(
            "subject Character",
            "subject Site",
            "subject card",
            "subject Edge",
            "subject Feng Shui Site",
            "the subject",
            "the subject Character",
            "controlling Character",
            "user",
        ),
    )
    _spoken_of(book)
    phrase("one", "{what:own}")
    phrase("one", "{what:subject}")
    phrase("one", "{what:spoken}")
    for noun in ("Characters", "cards", "States", "Sites"):
        phrase("just", f"these {noun}", JustPlayed, words=f"these {noun}")
    phrase("just", "the returned card", JustPlayed, words="the returned card")
    phrase("one", "{what:just}")
    for word in ("him", "her", "he", "she"):
        phrase("one", word, value=ThisCard(), read_only=True)
    phrase("one", "that effect", AnsweredEffect, also="the effect")
    phrase("one", "the target of {what:poss} attack", AttackTarget)
    for category in ("own", "subject", "spoken"):
        phrase("owner", f"{{what:{category}}}")
    phrase("poss", "its", value=It(), also=("their", "his", "her"))
    phrase("poss", "{what:owner}'s")
    _choices(book)


def _spoken_of(book: Phrasebook) -> None:
    phrase = book.phrase
    phrase("spoken", "target", Targets, also=("the target",))
    phrase(
        "spoken",
        "targets",
        Targets,
        words="targets",
        also=("all targets", "each target", "the targets", "those targets", "both targets"),
    )
    nouns = (
        "Character",
        "card",
        "Site",
        "State",
        "Edge",
        "Event",
        "Feng Shui Site",
        "Weapon",
        "Vehicle",
        "attacker",
        "interceptor",
    )
    for noun in nouns:
        phrase("spoken", f"that {noun}", It, words=f"that {noun}", also=(f"the chosen {noun}",))
        phrase("the_one", f"the {noun}", It, words=f"that {noun}", read_only=True)
        phrase("spoken", f"those {noun}s", It, words=f"those {noun}s", also=f"[the] chosen {noun}s")
    phrase("spoken", "it", It, words="it")
    phrase("spoken", "them", It, words="them")
    phrase("spoken", "they", It, words="they")


def _choices(book: Phrasebook) -> None:
    phrase = book.phrase
    for word, target in (("target ", True), ("", False)):
        fixed: dict[str, Any] = {"target": target}
        article = "" if target else "a "
        also = () if target else ("any {cards}", "a single {cards}", "1 {cards}", "one {cards}")
        phrase("chosen", f"{word}{article}{{cards}}", Chosen, **fixed, also=also)
        phrase("chosen", f"another {word}{{cards}}", Another, **fixed)
        phrase("chosen", f"up to {{most:n}} {word}{{cards:cards_any}}", Chosen, least=0, **fixed)
        phrase("chosen", f"any number of {word}{{cards:cards_pl}}", Chosen, least=0, most=-1, **fixed)
        phrase("chosen", f"one or more {word}{{cards:cards_pl}}", Chosen, least=1, most=-1, **fixed)
        for count in range(2, 8):
            phrase(
                "chosen",
                f"{count} {word}{{cards:cards_pl}}",
                Chosen,
                least=count,
                most=count,
                **fixed,
                also=f"[exactly] {NUMBERS[count]} {word}{{cards:cards_pl}}",
            )
        phrase(
            "chosen",
            f"X {word}{{cards:cards_pl}}",
            ChosenX,
            least=0,
            most=-1,
            **fixed,
            also=f"X of {word}{{cards:cards_pl}}",
        )
        phrase("chosen", f"up to X {word}{{cards:cards_pl}}", ChosenUpTo, least=0, most=-1, **fixed)
        some = f"any {word}{{cards:cards_pl}}"
        phrase("chosen", some, Chosen, least=0, most=-1, **fixed, read_only=True)
        phrase("chosen", f"(a|one) {word}{{cards}} of your choice", Chosen, **fixed, read_only=True)
        many = f"a number of {word}{{cards:cards_pl}} [of your choice] up to {{limit:counted}}"
        phrase("chosen", many, ChosenUpTo, least=0, most=-1, **fixed)
        phrase("chosen", f"one or two {word}{{cards:cards_pl}}", Chosen, least=1, most=2, **fixed)
    anything = Cards(filters.AnyNoun((filters.Noun("Character"), filters.Noun("Site"))))
    phrase("chosen", "any target", Chosen, cards=anything, target=True, read_only=True, also="any target in play")
    phrase("chosen", "one of your {cards:yours_many}", Chosen, read_only=True)
    phrase("chosen", "one of the {cards:cards_pl}", Chosen, read_only=True)
    phrase("chosen", "a target {cards}", Chosen, target=True, read_only=True)
    phrase("cards_any", "{cards:cards_pl}")
    phrase("cards_any", "{cards}")
    phrase("what", "{what:one}")
    phrase("what", "{what:chosen}")
    phrase("what", "{what:the_one}")
    phrase("what", "{title}", _every_copy, read_only=True)
    phrase("what", "{one} and {others:everything}", Together)
    phrase("everything", "all {cards:cards_pl}", All)
    phrase(
        "what",
        "all {cards:cards_pl}",
        All,
        also=(
            "each {cards}",
            "every {cards}",
            "each of {cards:cards_pl}",
            "all of {cards:not_one_players}",
            "all the {cards:cards_pl}",
        ),
    )
    add_filtered(book, "not_one_players", "cards_pl", _not_one_players)
    phrase("aimed", "target a {cards}", Chosen, target=True, also=("target any {cards}", "target one {cards}"))
    phrase("aimed", "target another {cards}", Another, target=True)
    phrase("aimed", "target up to {most:n} {cards:cards_any}", Chosen, target=True, least=0)
    phrase("aimed", "target any number of {cards:cards_pl}", Chosen, target=True, least=0, most=-1)
    phrase("aimed", "target one or more {cards:cards_pl}", Chosen, target=True, least=1, most=-1)
    phrase("aimed", "target up to X {cards:cards_pl}", ChosenUpTo, target=True, least=0, most=-1)
    phrase("aimed", "target one or two {cards:cards_pl}", Chosen, target=True, least=1, most=2)
    for count in range(2, 8):
        exact = (
            f"target {NUMBERS[count]} {{cards:cards_pl}}",
            f"target exactly {NUMBERS[count]} {{cards:cards_pl}}",
            f"target exactly {count} {{cards:cards_pl}}",
        )
        phrase(
            "aimed", f"target {count} {{cards:cards_pl}}", Chosen, target=True, least=count, most=count, also=exact
        )
    phrase("aimed", "choose {what:chosen}", also="select {what:chosen}")


def _not_one_players(cards: Any) -> bool:
    """`all of an opponent's Characters` are those of one opponent, not of all."""
    return filters.Word("opponent's") not in getattr(cards, "before", ())


def _every_copy(title: str) -> Any:
    """SF 42.0. A title alone: every card in play that has it."""
    return All(Cards(filters.Titled(title)))


NUMBERS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven"}

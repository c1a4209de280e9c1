"""The words after the noun."""

from __future__ import annotations

from typing import Any

from quickening.games.shadowfist.vocabulary import (
    filters,
    filters_combat,
    filters_figures,
    filters_place,
    people,
)
from quickening.games.shadowfist.vocabulary.filters_combat import FightsNear
from quickening.games.shadowfist.vocabulary.qualifying_figures import add_compared, add_own_figures, add_same_figure
from quickening.games.shadowfist.vocabulary.selections import AttackTarget, Spent, Subject, Targets
from quickening.games.shadowfist.vocabulary.series import add_filtered
from quickening.lang.selections import Cards, It, ThisCard
from quickening.text.phrasebook import Phrasebook

#: Players of whom it is not said in other words that they control something.
_SOMEONE = (people.ControllerOf, people.LeftOfYou, people.NamedOpponent)


def add_qualifiers(book: Phrasebook, q: str, is_: str, other: str) -> None:
    phrase = book.phrase
    phrase(
        q,
        "you control",
        filters_place.Controlled,
        by=people.You(),
        also=("under your control", "controlled by you", "of yours", "that you control"),
    )
    phrase(
        q,
        "controlled by an opponent",
        filters_place.Controlled,
        by=people.AnyOpponent(),
        also=(
            "controlled by opponents",
            "controlled by any opponent",
            f"({is_}|{other}) controlled by an opponent",
            f"({is_}|{other}) controlled by opponents",
            "an opponent controls",
            "opponents control",
            "controlled by your opponents",
            "controlled by (one|any) of your opponents",
        ),
    )
    phrase(
        q,
        "that player controls",
        filters_place.Controlled,
        by=people.ThatPlayer(),
        also=(
            "that opponent controls",
            "he or she controls",
            "that he or she controls",
            "controlled by that opponent",
            "controlled by that player",
            "controlled by the target",
            "target controls",
            "the target controls",
            "controlled by target",
            "they control",
        ),
    )
    phrase(
        q,
        "controlled by the player who played that Event",
        filters_place.Controlled,
        by=people.ThatPlayer(),
        read_only=True,
    )
    phrase(
        q,
        "controlled by the player who played the Event",
        filters_place.Controlled,
        by=people.ThatPlayer(),
        read_only=True,
    )
    phrase(q, "you do not control", filters_place.NotControlled, by=people.You())
    phrase(q, "you own", filters_place.Owned, by=people.You(), also="owned by you")
    phrase(q, "that player owns", filters_place.Owned, by=people.ThatPlayer())
    phrase(q, "owned by an opponent", filters_place.Owned, by=people.AnyOpponent(), also="an opponent owns")
    phrase(
        q,
        "at this location",
        filters_place.At,
        what=ThisCard(),
        also=(
            "at {_own:own}'s location",
            "at this Site's location",
            "at this card's location",
        ),
    )
    phrase(
        q,
        "at its location",
        value=filters_place.At(It("its location")),
        read_only=True,
        also=("at their location", "at his location", "at her location", "at that card's location"),
    )
    phrase(q, "[positioned] at target location", filters_place.AtTargetPlace, read_only=True)
    phrase(q, "at the location of the attack", filters_place.AtTheAttack)
    phrase(
        q,
        "at subject's location",
        filters_place.At,
        what=Subject(),
        also=("at subject Character's location", "at subject Site's location"),
    )
    phrase(q, "at target's location", filters_place.At, what=Targets())
    phrase(
        q,
        "at that location",
        filters_place.AtThatPlace,
        also=(
            "at its last location",
            "at their last location",
            "there",
            "at that card's last location",
            "at this card's last location",
            "at the vehicle's last location",
        ),
    )
    phrase(
        q,
        "at the location of the target of this card's attack",
        filters_place.At,
        what=AttackTarget(ThisCard()),
        also=(
            "at the location of the target of its attack",
            "at the location of (its|his|her|their) target",
            "at (its|his|her|their) target's location",
        ),
    )
    phrase(q, "in your front row", filters_place.InFrontRow)
    phrase(q, "in your back row", filters_place.InFrontRow, back=True)
    phrase(
        q,
        "on {what:one}",
        filters_place.On,
        also=(
            "{what:own} is the subject of",
            "that {what:own} is the subject of",
            "placed on {what:one}",
            f"({is_}|{other}) placed on {{what:one}}",
        ),
    )
    phrase(q, "controlled by {by:by_someone}", filters_place.Controlled)
    if q.endswith("one"):
        add_filtered(book, "by_someone", "by_who", lambda who: isinstance(who, _SOMEONE))
    phrase(q, "controlled by {what:own}'s owner", _owned, read_only=True)
    phrase(q, "controlled by the owner of {what:own}", filters_place.ControlledByOwner)
    phrase(
        q,
        "that was an attacker in that attack",
        filters_combat.WasAttacker,
        also="that were attackers in that attack",
    )
    phrase(
        q,
        "other than {what:one}",
        filters.OtherThan,
        also=("except {what:one}", ", except {what:one}", "except the {what:one}", ", other than {what:one}"),
    )
    phrase(q, "attacking {what:one}", filters_combat.Attacking, also=f"({is_}|{other}) attacking {{what:one}}")
    phrase(
        q,
        "intercepting {what:one}",
        filters_combat.InterceptingIt,
        also=(f"({is_}|{other}) intercepting {{what:one}}", "that (intercept|intercepts) {what:one}"),
    )
    phrase(q, "in combat with {what:one}", filters_combat.InCombatWith)
    phrase(q, "of the same type", filters.SameType, what=Spent())
    phrase(q, "that would damage it or remove it from play", filters.Harmful)
    phrase(
        q,
        "controlled by the player whose card inflicted the damage",
        filters_place.Controlled,
        by=people.ThatPlayer(),
        read_only=True,
    )


def _owned(what: Any) -> Any:
    return filters_place.ControlledByOwner(what)


def add_more_qualifiers(book: Phrasebook, q: str, is_: str, other: str) -> None:
    phrase = book.phrase
    add_compared(book, q)
    add_own_figures(book, q)
    add_same_figure(book, q)
    phrase(q, f"{is_} attacking", filters.Word, word="attacking", also=f"{other} attacking")
    phrase(q, f"{is_} intercepting", filters.Word, word="intercepting", also=f"{other} intercepting")
    phrase(q, f"{is_} not attacking", filters.Word, word="attacking", non=True, also=f"{other} not attacking")
    phrase(q, f"{is_} damaged", filters.Word, word="damaged", also=f"{other} damaged")
    phrase(q, f"{is_} turned", filters.Word, word="turned", also=f"{other} turned")
    phrase(q, f"{is_} unturned", filters.Word, word="turned", non=True, also=f"{other} unturned")
    phrase(q, f"{is_} Unique", filters.Word, word="Unique", also=f"{other} Unique")
    phrase(q, f"{is_} not Unique", filters.Word, word="Unique", non=True)
    phrase(q, "that is a foundation", filters.Word, word="foundation", read_only=True)
    phrase(q, f"{is_} not a foundation", filters.Word, word="foundation", non=True)
    for one in ("Unique", "Limited"):
        for two in ("Unique", "Limited"):
            if one != two:
                both = (filters.Word(one, non=True), filters.Word(two, non=True))
                phrase(q, f"{is_} neither {one} nor {two}", filters.BothOf, words=both)
    phrase(
        q,
        f"{is_} the target of an attack",
        filters_combat.UnderAttack,
        also=(f"{other} the target of an attack", f"{is_} being attacked", f"{other} being attacked"),
    )
    phrase(q, f"{is_} not being attacked", filters_combat.UnderAttack, non=True, also=f"{other} not being attacked")
    phrase(q, f"{is_} about to enter combat", filters_combat.InCombat, also=f"{other} about to enter combat")
    phrase(q, f"{is_} about to enter combat with a Character with a higher Fighting", filters_combat.AgainstHigher)
    phrase(q, "about to enter combat", filters_combat.InCombat, read_only=True)
    for head in (f"{is_} ", f"{other} ", ""):
        only = head != f"{is_} "
        phrase(q, f"{head}about to enter combat with {{what:one}}", filters_combat.AboutToFight, read_only=only)
    phrase(
        q,
        "with a {what:figure} no greater than {amount:amt}",
        filters_figures.WithNumber,
        how="or less",
        read_only=True,
        also="with {what:figure} no greater than {amount:amt}",
    )
    phrase(q, "with {word:bold_word}", filters.WithBold)
    phrase(q, "with Fighting no lower than {less:n} less than yours", FightsNear)
    phrase(
        q,
        "requiring no resources",
        filters_figures.ManyResources,
        provided=False,
        none=True,
        also="that (requires|require) no resources",
    )
    phrase(
        q,
        "providing no resources",
        filters_figures.ManyResources,
        provided=True,
        none=True,
        also="that (provides|provide) no resources",
    )
    phrase(
        q,
        "providing more than {more_than:n} resource(s|)",
        filters_figures.ManyResources,
        provided=True,
        also="that (provides|provide) more than {more_than:n} resource(s|)",
    )
    phrase(
        q,
        "requiring more than {more_than:n} resource(s|)",
        filters_figures.ManyResources,
        provided=False,
        also="that (requires|require) more than {more_than:n} resource(s|)",
    )
    phrase(q, "without {word:bold_word}", filters.WithBold, non=True)
    phrase(
        q, "with at least {amount:n} damage", filters_figures.WithDamage, also="that has at least {amount:n} damage"
    )
    phrase(q, "with one or more counters on it", filters_figures.WithCounters)
    phrase(q, "requiring {sign}", filters_figures.Requiring, also="that (requires|require) {sign}")
    phrase(q, "requiring resources", filters_figures.Requiring, also="that (requires|require) resources")
    phrase(q, "providing {sign}", filters_figures.Providing, also="that (provides|provide) {sign}")
    phrase(q, "providing resources", filters_figures.Providing, also="that (provides|provide) resources")
    named = ("with that designator", "(bearing|that has|that have) that designator")
    phrase(q, "with the chosen designator", filters.WithNamedDesignator, also=named)
    phrase(
        q,
        "requiring the chosen resource",
        filters_figures.RequiringNamed,
        also=("that (requires|require) that resource", "that (requires|require) the chosen resource"),
    )
    phrase(q, "with exactly {count:n} designators in (their|its) title", filters.WithDesignatorCount)
    phrase(
        q,
        f"{is_} a legal subject for {{state:one}}",
        filters_place.LegalSubject,
        also=(f"{other} legal subjects for {{state:one}}"),
    )
    phrase(
        q, f"{is_} a legal subject for the State", filters_place.LegalSubject, state=It("that State"), read_only=True
    )


def add_endings(book: Phrasebook, q: str, is_: str, other: str) -> None:
    """Words with a description of other cards in them: nothing may follow that would be about the first ones."""
    phrase = book.phrase
    phrase(
        q,
        f"{is_} the subject of a {{cards}}",
        filters_place.SubjectOf,
        also=(
            f"{other} the subject of a {{cards}}",
            f"{is_} the subject of one or more {{cards:cards_pl}}",
            f"{other} the subject of one or more {{cards:cards_pl}}",
            f"{is_} the subject of {{cards:cards_pl}}",
            f"{other} the subject of {{cards:cards_pl}}",
            f"{is_} the subject of any {{cards}}",
        ),
    )
    phrase(
        q,
        f"{is_} not the subject of a {{cards}}",
        filters_place.SubjectOf,
        non=True,
        also=(
            f"{other} not the subject of a {{cards}}",
            f"{is_} not already the subject of a {{cards}}",
            f"{is_} not the subject of any {{cards:cards_pl}}",
        ),
    )
    phrase(
        q,
        "controlled by an opponent {trait:who_trait}",
        filters_place.ControlledBySuch,
        also="controlled by opponents {trait:whose_trait}",
    )
    phrase(
        q,
        "controlled by a player {trait:who_trait}",
        filters_place.ControlledBySuch,
        anyone=True,
        also="controlled by players {trait:whose_trait}",
    )
    phrase(q, "at the location of a {cards}", filters_place.AtLocationOf, also=("at the same location as a {cards}",))
    phrase(
        q,
        "that targets a {cards}",
        filters.Targeting,
        also=(
            "targeting a {cards}",
            "that targets one or more {cards:cards_pl}",
            "which targets a {cards}",
            "that targets {cards:cards_pl}",
            "that targets {cards:only_one}",
            "targeting {cards:only_one}",
            "which targets {cards:only_one}",
        ),
    )
    if q.endswith("one"):
        phrase("only_one", "{what:own}", _just)
        phrase("only_one", "{what:subject}", _just)
        for word in ("him", "her", "it"):
            phrase("only_one", word, value=_just(ThisCard()), read_only=True)
    for head in (f"{is_} ", f"{other} ", ""):
        phrase(
            q, f"{head}about to enter combat with a {{cards}}", filters_combat.InterceptingOrAttacked, read_only=True
        )
    phrase(q, f"{is_} in combat with a {{cards}}", filters_combat.InterceptingOrAttacked)
    phrase(q, "with {cards:state_kind}", filters_place.SubjectOf, read_only=True)
    if q.endswith("one"):
        add_filtered(book, "state_kind", "bare_pl", _is_on_others)
    phrase(q, "on a {cards}", filters_place.OnA, also="on any {cards}")
    phrase(q, "on {cards:cards_pl}", filters_place.OnA, read_only=True)
    phrase(
        q,
        "attacking a {cards}",
        filters_combat.AttackingA,
        also=("attacking {cards:cards_pl}", f"({is_}|{other}) attacking a {{cards}}"),
    )
    phrase(q, "intercepting a {cards}", filters_combat.InterceptingA, also="intercepting {cards:cards_pl}")
    phrase(
        q,
        "other than a {cards:bare}",
        filters.OtherThanA,
        also=(
            f"{is_} not a {{cards:bare_not}}",
            "other than {cards:bare}",
            "other than {cards:bare_pl}",
            "except {cards:bare_pl}",
        ),
    )
    phrase(
        q,
        "with the same title as a {cards:cards_in_pile}",
        filters.SharesWith,
        also="that (shares|share) a title with a {cards:cards_in_pile}",
    )
    phrase(
        q,
        "that (shares|share) a designator with a {cards}"
        if q.endswith("one")
        else "that (share|shares) a designator with a {cards}",
        filters.SharesWord,
        also=(
            "that (shares|share) a designator with another {cards}",
            "sharing a designator with a {cards}",
            "that (shares|share) a designator with {cards:just_this}",
            "sharing a designator with {cards:just_this}",
        ),
    )
    if q.endswith("one"):
        phrase("just_this", "{what:one}", _just)


def _is_on_others(cards: Any) -> bool:
    """Whether a description is of States, which are on other cards."""
    nouns = ("State", "Weapon", "Vehicle", "Schtick")
    return isinstance(cards.noun, filters.Noun) and cards.noun.word in nouns


def _just(what: Any) -> Any:
    """A description that only a certain card fits."""
    return Cards(filters.Noun("card"), (), (filters.Only(what),))

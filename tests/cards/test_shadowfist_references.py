"""Whom `that Character` and `it` mean where a text speaks of two cards (SF 42.0), by play."""

from __future__ import annotations

import pytest

from quickening.games.shadowfist.meaning.texts import read_text
from quickening.text.reader import NotRead
from tests.shadowfist_table import character, event, resolve, site, state, table_until
from tests.table import Table, rule


@rule("SF 42.0", "SF 30.2", "That Character is who enters combat with the Site, not the Site.")
def test_hartwell_iron_works_hurts_who_attacks_it(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Bruiser")
    bob.controls("Hartwell Iron Works", "Giant")

    alice.attacks("Hartwell Iron Works", with_=["Hero", "Bruiser"])
    resolve(table)

    assert (alice.card("Hero").damage, alice.card("Bruiser").damage) == (1, 1)
    assert bob.card("Giant").damage == 0
    assert "Hartwell Iron Works" in alice.in_play  # 3 and 5 damage: it was seized, and so healed


@rule("SF 42.0", "SF 30.2", "That Character is the opponent's, not the Site it fights; only at that location.")
def test_youn_wha_hurts_who_attacks_her_location(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Bruiser")
    bob.controls("Temple", "Tower")
    bob.controls("Youn Wha", at="Temple")

    alice.attacks("Temple", with_="Hero")
    resolve(table)
    alice.attacks("Tower", with_="Bruiser")
    resolve(table)

    assert (alice.card("Hero").damage, alice.card("Bruiser").damage) == (1, 0)
    assert (bob.card("Temple").damage, bob.card("Tower").damage) == (3, 6)


@rule("SF 42.0", "SF 30.2", "A State on a Site speaks of who attacks its subject.")
def test_deathtrap_hurts_who_attacks_its_subject(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls("Temple")
    words = "When any Character enters combat with subject Site, inflict 1 damage on that Character."
    bob.controls(state("Deathtrap", words), on="Temple")

    alice.attacks("Temple", with_="Hero")
    resolve(table)

    assert (alice.card("Hero").damage, bob.card("Temple").damage) == (1, 3)


@rule("SF 42.0", "SF 29.4", "That Character is who inflicted the damage, not the Site that took it.")
def test_desolate_mountain_hurts_who_damages_a_site(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    words = (
        "When a Character inflicts combat damage on a Site at this location, inflict 2 non-combat damage on that "
        "Character."
    )
    bob.controls(site("Desolate Mountain", 7, words))

    alice.attacks("Desolate Mountain", with_="Hero")
    resolve(table)

    assert (alice.card("Hero").damage, bob.card("Desolate Mountain").damage) == (2, 4)


@rule("SF 42.0", "That interceptor's controller is not that of the damaged card; the interceptor is spared.")
def test_atourina_burns_the_friends_of_her_interceptor(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    words = (
        "When Atourina Baktiari is damaged by an interceptor, you may inflict 1 damage on all other Characters "
        "controlled by that interceptor's controller."
    )
    alice.controls(character("Atourina Baktiari", 4, words), "Bruiser")
    bob.controls("Hill")
    bob.controls("Student", "Hero", at="Hill")

    alice.attacks("Hill", with_="Atourina Baktiari")
    bob.intercepts("Atourina Baktiari", with_="Student")
    table_says_yes(table)

    assert bob.smoked_pile == ["Student"]
    assert bob.card("Hero").damage == 1
    assert (alice.card("Atourina Baktiari").damage, alice.card("Bruiser").damage) == (1, 0)


def table_says_yes(table: Table) -> None:
    """Whatever a player may do is done, and nothing else, until the table is quiet."""
    for _ in range(100):
        yes = [option for option in table.decision.options if option.kind == "yes"]
        if table.decision.question == "Your Main Shot":
            return
        if yes:
            table.answer(yes[0])
        else:
            passing = [option for option in table.decision.options if option.kind in ("pass", "no")]
            table.answer(() if table.decision.may_decline else passing[0])


@rule("SF 42.0", "`It gains`, after `when this card smokes a Character`, is said of this card.")
def test_wu_ming_yi_grows_by_whom_he_smokes(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    words = "When Wu Ming Yi smokes a Character in combat, it gains +1 Fighting until it leaves play."
    alice.controls(character("Wu Ming Yi", 6, words))
    bob.controls("Student")

    alice.attacks("Student", with_="Wu Ming Yi")
    resolve(table)

    assert alice.card("Wu Ming Yi").fighting == 6 - 1 + 1


@rule("SF 42.0", "SF 24.1.3.3", "Whom an effect returns to play, it goes on speaking of.")
def test_whom_long_shadows_smokes_returns_undead(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Long Shadows")
    bob.controls("Hero")

    alice.attacks("Hero", with_="Long Shadows")
    resolve(table)

    assert alice.card("Hero").controller == "Alice"
    assert "Undead" in {word.title() for word in alice.card("Hero").designators}
    assert alice.card("Long Shadows").fighting == 5 - 4 + 1


@rule("SF 42.0", "SF 24.1.3.3", "Whose soul was stolen returns to the thief, and is Undead.")
def test_whose_soul_was_stolen_returns_undead(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Hero")
    alice.controls("Soul Theft", on="Hero")
    alice.has(event("Blast", "Target a Character :: Inflict 5 damage on target."))

    alice.plays("Blast", "Hero")
    resolve(table)

    assert alice.card("Hero").controller == "Alice"
    assert "Undead" in {word.title() for word in alice.card("Hero").designators}
    assert "Soul Theft" in alice.smoked_pile


@rule("SF 42.0", "That Site, after `attacks a Site`, is the target of the attack, not the attacker.")
def test_kamikaze_cosmonauts_turn_their_target(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Kamikaze Cosmonauts", 2, "When this card turns to attack a Site, turn that Site."))
    bob.controls("Temple")

    alice.attacks("Temple", with_="Kamikaze Cosmonauts")
    resolve(table)

    assert bob.card("Temple").turned


@rule("SF 42.0", "SF 29.4", "`It inflicts 1 damage on that card`: the card itself is the source, the other is hurt.")
def test_tail_of_the_lizard_is_the_source_of_its_damage(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Tail of the Lizard")
    bob.controls(site("Armory", 6, "Damage inflicted on this card by Characters is reduced to 0."))

    alice.attacks("Armory", with_="Tail of the Lizard")
    alice.does("tactics", "Tail of the Lizard")
    resolve(table)

    assert bob.card("Armory").damage == 0


REFUSED = (
    ("When a Character enters combat with a Character, smoke that Character.", "could be one of 2"),
    ("When a Character inflicts combat damage on a Character, smoke it.", "could be one of 2"),
    ("When this card is damaged by a Character, smoke it.", "could be one of 2"),
    ("When a Character enters combat with this card, smoke that Site.", "nothing was spoken of"),
)


@rule("SF 42.0", "A text whose reference fits two cards, or none, is refused.")
@pytest.mark.parametrize(("text", "reason"), REFUSED)
def test_a_reference_that_fits_two_cards_is_refused(text: str, reason: str) -> None:
    with pytest.raises(NotRead, match=reason):
        read_text("Character", "Test Card", text)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("When a Character you control is smoked, turn that Site.", False),
        ("When this card is revealed, turn that Character.", False),
        ("When a Site you control is burned, turn that Site.", True),
        ("When a Site is burned, target a Character :: Turn that Character.", True),
    ],
)
def test_a_noun_that_fits_nobody_is_refused(text: str, meant: bool) -> None:
    if meant:
        assert read_text("Edge", "Law", text)
        return
    with pytest.raises(NotRead, match="nothing was spoken of"):
        read_text("Edge", "Law", text)


@rule("SF 42.0", "That Character, after `intercepts a Character`, is the attacker, not the interceptor.")
def test_who_is_intercepted_is_spoken_of(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Giant", "Hero")
    bob.controls("Temple")
    guard = "When this card intercepts a Character, inflict 1 damage on that Character."
    bob.controls(character("Guard", 3, guard), at="Temple")

    alice.attacks("Temple", with_=["Giant", "Hero"])
    bob.intercepts("Giant", with_="Guard")
    resolve(table)

    assert alice.card("Giant").damage == 1 + 3
    assert alice.card("Hero").damage == 0
    assert bob.smoked_pile == ["Guard"]


@rule("SF 42.0", "That Character, after `uses Stealth against a Character`, is the interceptor that is left behind.")
def test_who_is_left_behind_by_stealth_is_spoken_of(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    text = "Stealth. When this card uses Stealth against a Character, inflict 1 damage on that Character."
    alice.controls(character("Ninja", 3, text))
    bob.controls("Temple")
    bob.controls("Bruiser", at="Temple")

    alice.attacks("Temple", with_="Ninja")
    bob.intercepts("Ninja", with_="Bruiser")
    table_until(table, lambda: alice.can("stealth"))
    alice.does("stealth")
    resolve(table)

    assert bob.card("Bruiser").damage == 1
    assert alice.card("Ninja").damage == 0
    assert bob.card("Temple").damage == 3

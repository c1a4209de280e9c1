"""Type One: Personas, weapons and cards that let others in (HLT 58, 70, 137-166, 190-236, 292-310)."""

from __future__ import annotations

from tests.highlander_table import card_named, card_saying
from tests.rules.highlander.type_one import DUNCAN, KATANA, TYPE_ONE, duel, wrong
from tests.table import Table, rule


@rule("HLT 220", "HLT 131", "The attack's own text is nullified, not that of the cards played with it.")
def test_duende(table: Table) -> None:
    alice, bob = duel(table)
    bob.has_in_play(
        card_saying("Nullify the text on attacks that your opponent plays.", name="Duende", type="situation")
    )
    alice.has(
        card_saying("This attack does 3 additional damage.", name="Stab", type="attack", grid="000/0X0/000"),
        card_saying(
            "Play in conjunction with an attack. That attack does 1 additional damage.", name="Boost", type="edge"
        ),
    )
    alice.attacks("Stab", with_=["Boost"])

    assert alice.damage("Stab") == 3


@rule("HLT 298", "HLT 297", "Mako trades a Special Card for a card once a turn.")
def test_mako(table: Table) -> None:
    alice, _ = duel(table)
    text = "At the beginning of your turn, you may discard a Special Card to draw a card."
    alice.uses_pre_game(card_saying(text, name="Mako", type="persona"))
    alice.has("Thrust", card_saying(name="Plan"), card_saying(name="Rest"))
    alice.uses("Mako")
    assert alice.may_choose() == ["Plan", "Rest"]
    alice.chooses("Plan")

    assert len(alice.hand) == 3
    assert not alice.can("use", "Mako")


@rule("HLT 300", "HLT 297", "Marcus draws for each of his Allies, once a turn.")
def test_marcus(table: Table) -> None:
    alice, bob = duel(table)
    text = "At the beginning of your turn, you may draw a card for each Ally you have in play."
    alice.uses_pre_game(card_saying(text, name="Marcus", type="persona"))
    alice.has_in_play(*(card_saying(name=name, type="object", kinds="Ally") for name in ("Ann", "Ben")))
    bob.has_in_play(card_saying(name="Cid", type="object", kinds="Ally"))
    alice.uses("Marcus")

    assert len(alice.hand) == 2
    assert not alice.can("use", "Marcus")


@rule("HLT 58", "HLT 70", "HLT 321", "A card that only an Allowance let into the deck is played together with it.")
def test_an_allowance_card(table: Table) -> None:
    alice, bob = duel(table)
    teacher = card_saying(
        "Play in conjunction with a Persona Specific card.", name="Teacher of Many", type="edge", kinds="Allowance"
    )
    rage = card_saying("Your opponent loses 2 Ability.", name="Rage", of="The Kurgan")
    assert wrong(DUNCAN, teacher, rage) == set()
    assert wrong(DUNCAN, rage) == {"HLT 14"}
    alice.uses_pre_game(DUNCAN)
    alice.has(rage)
    alice.goes_to("attack")
    assert alice.why_not("Rage").rule == "HLT 70"

    alice.has(teacher)
    alice.plays("Rage", with_=["Teacher of Many"])

    assert bob.pending == {"loss": 2}


@rule("HLT 208", "HLT 91", "A countered Allowance takes the card that was played with it along.")
def test_a_countered_allowance(table: Table) -> None:
    alice, bob = duel(table)
    darius = card_saying("Play in conjunction with a Persona Specific card.", name="Darius", kinds="Allowance")
    rip = card_saying(
        "You may remove this card from the game to counter a card titled Darius.", name="Rip", type="premium"
    )
    bob.uses_pre_game(rip)
    alice.uses_pre_game(DUNCAN)
    alice.has(darius, card_saying("Your opponent loses 2 Ability.", name="Rage", type="edge", of="The Kurgan"))
    alice.goes_to("attack")
    alice.plays("Rage", with_=["Darius"])
    bob.counters_with("Rip")

    assert bob.pending == {}
    assert set(alice.discard_pile) == {"Darius", "Rage"}


@rule("HLT 137", "HLT 17", "A Persona may allow more than six of a title, but never more than a card's own number.")
def test_twelve_slashes() -> None:
    ramirez = card_saying("You may include up to 12 cards titled Slash in your deck.", name="Ramirez", type="persona")
    slash, few = card_saying(name="Slash"), card_saying("Draw a card.", name="Slash", restriction="3")

    assert wrong(ramirez, *[slash] * 12) == set()
    assert wrong(ramirez, *[slash] * 13) == {"HLT 13"}
    assert wrong(DUNCAN, *[slash] * 7) == {"HLT 13"}
    assert wrong(ramirez, *[few] * 4) == {"HLT 17"}


@rule("HLT 141", "HLT 186", "Pre-Game cards raise the maximum Ability once.")
def test_one_raise_of_the_maximum(table: Table) -> None:
    plus = [
        card_saying("Your maximum Ability is increased by 1.", name=name, type="premium") for name in ("One", "Two")
    ]
    alice, _ = duel(table)
    alice.uses_pre_game(plus[0])

    assert alice.maximum == 16
    assert wrong(DUNCAN, plus[0]) == set()
    assert wrong(DUNCAN, *plus) == {"HLT 141"}


@rule("HLT 152", "HLT 45", "Cards that a Pre-Game card let in stay playable when that card leaves the game.")
def test_a_removed_pre_game_card(table: Table) -> None:
    alice, _ = duel(table)
    text = "You may remove this card from the game to draw a card."
    alice.uses_pre_game(DUNCAN, card_saying(text, name="Joe Dawson", type="watcher"))
    alice.has(card_saying("Draw a card.", name="Report", of="Joe Dawson"))
    alice.goes_to("attack")
    alice.uses("Joe Dawson")

    assert alice.removed == ["Joe Dawson"]
    assert alice.can("play", "Report")


@rule(
    "HLT 156",
    "HLT 144",
    "With its weapon sheathed one is unarmed, and the weapon's cards have no effect until it is drawn.",
)
def test_sheathing(table: Table) -> None:
    alice, _ = duel(table)
    alice.uses_pre_game(KATANA)
    hilt = card_saying(
        "Your maximum Ability is increased by 1.", name="Ivory", type="object", kinds="Hilt", of="Katana"
    )
    form = card_saying("Your maximum Ability is increased by 2.", name="Form", type="situation", of="Katana")
    mood = card_saying("Your maximum Ability is increased by 4.", name="Mood", type="situation")
    alice.has_in_play(hilt, form, mood)
    assert (alice.is_unarmed, alice.maximum) == (False, 15 + 1 + 2 + 4), "a weapon is drawn as the game begins"
    alice.has(card_saying("Sheathe your weapon.", name="Peace", type="edge"))
    alice.has(card_saying("Draw your weapon.", name="War", type="edge"))
    alice.goes_to("attack")
    alice.plays("Peace")
    assert (alice.is_unarmed, alice.maximum, alice.in_play[0]) == (True, 15 + 4, "Ivory")

    alice.plays("War")

    assert (alice.is_unarmed, alice.maximum) == (False, 15 + 1 + 2 + 4)


@rule("HLT 166", "HLT 221", "A card that takes the first turn does; two of them cancel each other.")
def test_who_takes_the_first_turn() -> None:
    from quickening.core.chance import Chance
    from quickening.core.game import Table as Definitions
    from quickening.games.highlander.game import Highlander
    from quickening.games.highlander.pool import shipped
    from quickening.games.highlander.rules.beginning import Start, build

    premium = card_saying("You take the first turn.", name="Horsemen", type="premium")
    fillers = [card_named("Thrust")] * 30
    for both in (False, True):
        starters = set()
        for seed in range(8):
            game = Highlander(
                table=Definitions("highlander", shipped()),
                names=("A", "B"),
                chance=Chance.seeded(seed),
                book=TYPE_ONE,
            )
            build(game, [[*fillers, premium], [*fillers, *([premium] if both else [])]])
            game.stack.append(Start())
            game.advance()
            while game.decision is not None and game.decision.idle == "leave":  # nobody cuts
                game.answer("leave")
            starters.add(game.active)
        assert starters == ({0, 1} if both else {0})


@rule("HLT 190", "While nobody can be disarmed, cards that may disarm are not played; who is disarmed stays so.")
def test_the_armory(table: Table) -> None:
    alice, bob = duel(table)
    alice.is_disarmed_of()
    alice.has(
        card_saying("There is a 3 in 6 chance that your opponent is Disarmed.", name="Disarm"),
        card_saying("Your opponent loses 1 Ability.", name="Curse"),
    )
    alice.goes_to("attack")
    assert alice.can("play", "Disarm")

    bob.has_in_play(card_saying("No player can be Disarmed.", name="The Armory", type="situation"))
    alice.ask_again()

    assert alice.why_not("Disarm").rule == "HLT 190"
    assert alice.can("play", "Curse")
    assert alice.is_unarmed


@rule("HLT 190", "Nor is an attack that may disarm played, nor a card in conjunction with an attack that does it.")
def test_the_armory_against_attacks_and_edges_that_disarm(table: Table) -> None:
    alice, bob = duel(table)
    strike = "If this attack is successful, your opponent is Disarmed."
    twist = "Play in conjunction with an attack. If that attack is blocked, your opponent is Disarmed."
    clumsy = "If this attack is successful, you are Disarmed."
    alice.has(
        card_saying(strike, name="Disarming Strike", type="attack", grid="0X0/000/000", damage="2"),
        card_saying(twist, name="Twist", type="edge"),
        card_saying(clumsy, name="Clumsy Strike", type="attack", grid="0X0/000/000", damage="2"),
        "Thrust",
    )
    alice.goes_to("attack")
    assert alice.can("attack", "Disarming Strike")
    assert alice.can("with", "Twist")

    bob.has_in_play("The Armory")

    assert alice.why_not("Disarming Strike").rule == "HLT 190"
    assert alice.why_not("Twist").rule == "HLT 190"
    assert not alice.can("with", "Twist")
    assert alice.can("attack", "Clumsy Strike")
    assert alice.can("attack", "Thrust")


@rule("HLT 191", "HLT 107", "Breaking the glass lets one ignore everything that prevents one from playing cards.")
def test_break_glass(table: Table) -> None:
    alice, bob = duel(table)
    bob.has_in_play(
        card_saying("Your opponent may not play any Events.", name="Silence", type="situation"),
        card_saying("Your opponent may not play any Objects.", name="Poverty", type="situation"),
    )
    glass = (
        "You may remove this card from the game to ignore all effects that prevent you from playing cards this turn."
    )
    alice.uses_pre_game(card_saying(glass, name="Arms and Tactics", type="premium"))
    alice.has(card_saying("Draw a card.", name="Plan"), card_saying(name="Hat", type="object"))
    alice.goes_to("attack")
    assert not alice.can("play")

    alice.uses("Arms and Tactics")

    assert alice.can("play", "Plan")
    assert alice.can("play", "Hat")


@rule("HLT 236", "HLT 94", "What the first edition calls a Standard Exertion is a Hard Exertion.")
def test_a_standard_exertion() -> None:
    old = card_saying("You may make a Standard Exertion to make this attack a Power Blow.", name="Old", type="attack")
    new = card_saying("You may make a Hard Exertion to make this attack a Power Blow.", name="New", type="attack")

    assert old.abilities == new.abilities


@rule("HLT 292", "HLT 54", "The drawing of a Draw/Discard Phase is not interrupted by what could be used before.")
def test_no_reshuffling_while_drawing(table: Table) -> None:
    alice, _ = duel(table)
    text = "You may discard this card from play to shuffle your discard pile into your Endurance."
    alice.has_in_play(card_saying(text, name="Nexus", type="situation"), ready=True)
    alice.goes_to("draw/discard")
    assert alice.can("use", "Nexus")

    alice.takes("draw")

    assert not alice.can("use", "Nexus")


@rule("HLT 293", "HLT 133", "A weapon that needs another one cannot be used by itself.")
def test_a_parrying_blade_needs_another_weapon() -> None:
    text = "You may only use this weapon with another Weapon of Choice."
    blade = card_saying(text, name="Parrying Blade", type="weapon of choice", kinds="Off-Hand", hands="1")

    assert wrong(DUNCAN, blade) == {"HLT 133"}
    assert wrong(DUNCAN, KATANA, blade) == set()


@rule("HLT 310", "HLT 14", "Saber and Sabre are one weapon.")
def test_saber_and_sabre() -> None:
    sabre = card_saying(name="Sabre", type="weapon of choice", hands="1")
    blade = card_saying(name="Quality Blade", type="object", of="Saber/Sabre")

    assert wrong(DUNCAN, sabre, blade) == set()


@rule("HLT 138", "HLT 28", "A Plot that is put into play counts as played from hand.")
def test_a_plot_put_into_play(table: Table) -> None:
    from quickening.games.highlander.events.plays import PutIntoPlay

    alice, _ = duel(table)
    alice.goes_to("attack")
    alice.has(card_saying(name="Scheme", type="plot"), card_saying("Draw a card.", name="Plan"))
    assert alice.can("play", "Plan")

    table.game.happen(PutIntoPlay(alice.card("Scheme"), 0))
    alice.ask_again()

    assert not alice.can("play", "Plan")


@rule("HLT 76", "HLT 161", "A continuous effect lasts over the turns.")
def test_a_continuous_effect(table: Table) -> None:
    alice, bob = duel(table)
    text = (
        "At the beginning of each of your opponent's turns, your opponent must discard the top card of their "
        "Endurance."
    )
    alice.has_in_play(card_saying(text, name="Jungle", type="situation"))
    for turns in (1, 2, 3):
        bob.begins_turn()
        bob.takes("duty")
        assert sum("loses" in line and "Endurance" in line for line in table.log) == turns
        alice.begins_turn()


@rule("HLT 73", "HLT 72", "A card that is modified but works is not captured.")
def test_a_card_that_works_is_not_captured(table: Table) -> None:
    alice, _ = duel(table)
    text = "Play in conjunction with an attack. That attack does 1 additional damage."
    alice.has("Thrust", card_saying(text, name="Tattoo", type="edge"))
    alice.attacks("Thrust", with_=["Tattoo"])

    assert alice.captured == []
    assert alice.in_play == ["Tattoo", "Thrust"]
    assert alice.damage("Thrust") == 3


@rule("HLT 231", "HLT 96", "With the Gladius every Power Blow costs the top card of Endurance.")
def test_a_gladius_burns_a_card(table: Table) -> None:
    alice, _ = duel(table)
    text = "When you make a Hard Exertion for a Power Blow or a Power Block, discard the top card of your Endurance."
    alice.uses_pre_game(card_saying(text, name="Gladius", type="weapon of choice", hands="1"))
    alice.has("Thrust")
    alice.attacks("Thrust")
    before = len(alice.endurance)
    alice.exerts("Power Blow")
    alice.ends_phase()

    assert len(alice.endurance) == before - 6

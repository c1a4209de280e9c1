"""The rulebook of 1999 (HL1)."""

from __future__ import annotations

from quickening.games.highlander.editions import Edition, Way

FIRST = Edition(
    name="first",
    code="HL1",
    title="Rulebook 1.0 (1999)",
    persona=Way("may", "A Persona is not needed: without one you are a Generic Persona.", "HL1 29"),
    gems=Way(False, "There are no attributes.", "HL1 16"),
    restriction=Way("title", "The number limits the card in the deck.", "HL1 14"),
    masters=Way("persona", "As many as the Persona says; none without a Persona.", "HL1 28"),
    groups=Way("word", "Cards that share a word of their title.", "HL1 30"),
    versions=Way("free", "Nothing is said of versions.", "HL1 10"),
    who_starts=Way("die", "A die decides.", "HL1 33"),
    obligation=Way("non-edge", "Play a card that is no Edge, or Exert.", "HL1 34"),
    phases=Way(
        ("sweep", "must do", "may do", "defense", "attack", "ability adjustment", "draw/discard"),
        "Sweep (with Must Do, then May Do), Defense, Attack, Ability Adjustment, Draw/Discard.",
        "HL1 36",
    ),
    duties=Way("must first", "Everything you must do, then what you may.", "HL1 38"),
    unattacked=Way("discard", "Discard one defense.", "HL1 39"),
    exert_phases=Way(
        ("sweep", "must do", "may do", "defense", "attack", "ability adjustment", "draw/discard"),
        "In any phase of your turn.",
        "HL1 54",
    ),
    losing=Way("attack phase", "Beginning your Attack Phase at zero Ability.", "HL1 6"),
    draw_limit=Way("hand", "Draw one by one, never above your Ability.", "HL1 45"),
    barred_areas=Way("all attacks", "The areas of the last block played, for all attacks.", "HL1 43"),
    guard_in_the_way=Way("drop first", "It has to be removed first.", "HL1 47"),
    success=Way("end", "At the end of the Defense Phase, or sooner if the defender says so.", "HL1 49"),
    carry_over=Way("automatic", "By itself to all later attacks it covers, until a new defense is played.", "HL1 52"),
    exerted_defense=Way("anywhere", "Against any attack of the sequence.", "HL1 53"),
    wrong_defense=Way("played", "It stays played; you may still Exert for a better one.", "HL1 61"),
    hidden_reveal=Way("after all", "After all defenses are played.", "HL1 61"),
    hidden_exertion=Way("before", "Before the Exertion.", "HL1 61"),
    hidden_disclosure=Way("nothing", "Nothing is said of it.", "HL1 61"),
    defense_text=Way("as played", "Each as it is played.", "HL1 43"),
    primary_first=Way(False, "Nothing is said of it.", "HL1 50"),
    special_attack=Way(
        "plain", "Never Hidden, a Power Blow, a Head Shot or from an Exertion; Edges do nothing with it.", "HL1 62"
    ),
    ranged=Way("free hand", "A free hand. They can never be blocked.", "HL1 63"),
    dirty_trick=Way("no damage", "They do no damage, and cannot be blocked or be Power Blows.", "HL1 64"),
    exertions=Way(("hard",), "One kind: unused cards are discarded.", "HL1 54"),
    power_blow=Way("end of phase", "At the end of the Attack Phase.", "HL1 57"),
    power_block=Way("end of phase", "At the end of the Defense Phase.", "HL1 57"),
    power_damage=Way("2 and 4", "4 instead of 2; a plain block lets 2 through.", "HL1 57"),
    illusions=Way("none", "There are none.", "HL1 16"),
    recover=Way("die", "1 in 6 each turn.", "HL1 67"),
    feet=Way("die", "1 in 6 each turn, 3 in 6 with an Exertion.", "HL1 73"),
    disarmed=Way("any", "No attacks and blocks; of two weapons the opponent picks.", "HL1 72"),
    prone=Way("any card", "Discard a card of the same type for every card you play.", "HL1 73"),
    duplicates=Way("all", "All copies work.", "HL1 70"),
    trigger=Way("first card", "Once the opponent has played a first card in a turn after it came.", "HL1 76"),
    nothing_left=Way("play on", "The book is silent: play goes on.", "HL1 65"),
    ignoring=Way("own", "Only what touches you directly.", "HL1 74"),
    nullifying=Way("card", "The card has no effect at all.", "HL1 74"),
)

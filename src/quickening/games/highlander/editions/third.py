"""The rulebook of the third edition, version 3.01 (HL3)."""

from __future__ import annotations

from quickening.games.highlander.editions.hooks import Edition, Way

THIRD: Edition = Edition(
    name="third",
    code="HL3",
    title="3rd Edition Rulebook 3.01",
    persona=Way("must", "At least one Persona.", "HL3 37"),
    pre_game_copies=Way("free", "Nothing is said of it.", "HL3 37"),
    own_quickening=Way("free", "Nothing is said of it.", "HL3 37"),
    gems=Way(True, "No more of each attribute than Persona and other Pre-Game cards allow.", "HL3 38"),
    gem_powers=Way("free", "Yes: they are referenced during the game.", "HL3 27"),
    masters=Way("gems", "The Master attribute limits them like any other.", "HL3 38"),
    groups=Way("category", "Named categories, such as Guard or Disarm.", "HL3 76"),
    versions=Way("free", "Nothing is said of versions.", "HL3 40"),
    titles=Way("printed", "Those that are printed.", "HL3 12"),
    barred_kinds=Way((), "None: marks for other editions do not matter.", "HL3 33"),
    spaced=Way(False, "Nothing is said of it: only by their texts.", "HL3 60"),
    raised_maximum=Way("free", "Nothing is said of it.", "HL3 37"),
    factions=Way("specific", "As with any Persona's cards.", "HL3 73"),
    signature=Way(True, "Yes: the opponent never plays or takes them.", "HL3 19"),
    guides=Way(False, "Only cards specific to one do.", "HL3 38"),
    removed_allowance=Way("stay", "Nothing is said of it: they stay.", "HL3 132"),
    who_starts=Way(
        "challenge", "An Attribute Challenge, one card more after each tie; the winner chooses.", "HL3 49"
    ),
    phases=Way(
        (
            "beginning of turn",
            "sweep",
            "reconcile",
            "defense",
            "attack",
            "ability adjustment",
            "draw/discard",
            "end of turn",
        ),
        "Beginning, Sweep, Reconcile, Defense, Attack, Ability Adjustment, Draw/Discard, End.",
        "HL3 55",
    ),
    duties=Way(("reconcile",), "In Reconcile, in the order you choose.", "HL3 60"),
    edges=Way("stated", "In Reconcile only what says so.", "HL3 60"),
    unattacked=Way("discard and stand", "Discard one Defense, put one Standing Defense Block into play.", "HL3 61"),
    exert_phases=Way(("reconcile", "defense", "attack"), "In Reconcile, Defense and Attack.", "HL3 100"),
    losing=Way(
        "attack phase or adjustment", "At zero Ability; no moment is given, so as in Type One (HLT 56).", "HL3 4"
    ),
    draw_limit=Way("limit", "The Draw Limit is worked out before the first card is drawn.", "HL3 70"),
    simultaneous=Way("chosen", "In the order the active player chooses.", "HL3 53"),
    discard_order=Way("as played", "Nobody changes it: as the cards lie.", "HL3 46"),
    last_defense=Way("successful", "The last one played that was successful.", "HL3 66"),
    barred_areas=Way("first attack", "The areas of the last successful Block, for the first attack.", "HL3 66"),
    guard_in_the_way=Way("drops", "It is dropped by attacking there.", "HL3 143"),
    success=Way("in order", "One attack after the other; effects come before the next defense.", "HL3 112"),
    blocked_success=Way(True, "Yes.", "HL3 98"),
    carry_over=Way("chosen", "If you choose so, also past attacks that it does not cover.", "HL3 116"),
    exerted_defense=Way(
        "declared", "Against the attack declared; defenses for later attacks may be laid first.", "HL3 123"
    ),
    laid_ahead=Way("not played", "It is discarded and counts as not played.", "HL3 64"),
    wrong_defense=Way("not played", "It is discarded and counts as not played.", "HL3 64"),
    hidden_reveal=Way("after its own", "After the defense against it.", "HL3 79"),
    hidden_exertion=Way("before", "Before the Exertion.", "HL3 79"),
    hidden_disclosure=Way("power and choices", "That it is a Power Blow, and choices made for it.", "HL3 79"),
    defense_text=Way("last", "Only that of the last one, at the end of the Defense Phase.", "HL3 113"),
    primary_first=Way(True, "Play it or give it up before any additional attack.", "HL3 115"),
    special_attack=Way("values", "Not from an Exertion; a Power Blow if it has a second value.", "HL3 151"),
    ranged=Way("nothing", "Nothing. They cannot be blocked, from an Exertion or Power Blows.", "HL3 147"),
    ranged_hands=Way("printed", "Those that show one.", "HL3 7"),
    dirty_trick=Way("values", "By their damage values; they cannot be blocked.", "HL3 139"),
    turned_ranged=Way("text", "Its text, but no other subtype.", "HL3 147"),
    exertions=Way(("hard", "soft"), "Hard, and Soft: unused cards go under the Endurance.", "HL3 52"),
    power_blow=Way("any time", "At any time in the Attack Phase.", "HL3 102"),
    power_block=Way("any time", "At any time in the Defense Phase.", "HL3 103"),
    power_damage=Way("printed", "The second printed value; a plain block lets the difference through.", "HL3 98"),
    illusions=Way("any", "One from any Hard Exertion.", "HL3 106"),
    countered_illusions=Way("any", "Whatever counters such a card.", "HL3 80"),
    recover=Way("check", "An Attribute Check: two Hard or three Soft.", "HL3 61"),
    feet=Way("check", "An Attribute Check: two Hard or three Soft.", "HL3 61"),
    disarmed=Way("all", "Your choice of weapon; no attacks and blocks only if all weapons are gone.", "HL3 87"),
    lost_again=Way(True, "Nothing is said of it: it may.", "HL3 85"),
    prone=Way("from hand", "Spend a card of the same type for every card you play from your hand.", "HL3 82"),
    recover_tries=Way("once", "Once.", "HL3 61"),
    first_try=Way("after a turn", "Not in the first turn after.", "HL3 61"),
    lost_with_weapon=Way("specific", "Its own cards, and its Hilt.", "HL3 84"),
    blades=Way(False, "Nothing is said of it.", "HL3 84"),
    one_in_play=Way(
        ("Hilt", "Vehicle", "plot"), "Hilts (or one besides an Off-Hand one), Vehicles, each Plot.", "HL3 22"
    ),
    armor=Way("grid", "Those that share an area.", "HL3 134"),
    armored=Way("each", "Nothing is said of it: as often as texts say.", "HL3 134"),
    allies=Way("barred", "No: neither yours nor your opponent's.", "HL3 133"),
    put_plots=Way(False, "No: it is not played.", "HL3 96"),
    keyword_lists=Way(False, "No: keywords are printed before what they are about.", "HL3 136"),
    duplicates=Way("one", "One copy works, unless Cumulative.", "HL3 91"),
    trigger=Way(
        "card or exertion", "Once the opponent has played a card that is no Edge, or made a Hard Exertion.", "HL3 153"
    ),
    nothing_left=Way("collapse", "Ability becomes zero, and Draw/Discard begins.", "HL3 88"),
    nullifying=Way("keyword", "The part after the nullified keyword.", "HL3 95"),
)

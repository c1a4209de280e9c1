"""The Type One rulebook of 2014 (HLT): cards of all editions."""

from __future__ import annotations

from quickening.games.highlander.editions import Edition, Way

TYPE_ONE: Edition = Edition(
    name="type-one",
    code="HLT",
    title="Type One Rule Book (2014)",
    persona=Way("may", "A Persona is not needed: without one you are a Generic Immortal.", "HLT 39"),
    pre_game_copies=Way("one", "No: of each unique one only one.", "HLT 37"),
    own_quickening=Way("barred", "No.", "HLT 37"),
    gems=Way(False, "Attributes do not matter.", "HLT 99"),
    gem_powers=Way("barred", "No: neither a Persona nor a Quickening.", "HLT 38"),
    masters=Way("persona", "As many as the Persona says; none without a Persona.", "HLT 38"),
    groups=Way("word", "Cards that share a word of their title, and classes named in the sub-title.", "HLT 40"),
    versions=Way("one", "Of cards with the same title, grid and text only one version.", "HLT 23"),
    titles=Way("new", "Dodges are Evades or Counters, and generic Guards are titled Guard.", "HLT 398"),
    barred_kinds=Way(("Time", "Trap", "Bugged"), "Time and Trap cards, and cards that are Bugged.", "HLT 20"),
    spaced=Way(True, "Yes, those that the book names, unless they say otherwise.", "HLT 239"),
    raised_maximum=Way("once", "Once.", "HLT 141"),
    factions=Way("members", "Only its Personas, whatever else lets cards in.", "HLT 41"),
    signature=Way(False, "No: whoever they name may play them.", "HLT 15"),
    guides=Way(True, "A Watcher or Hunter among the Pre-Game cards, in deck and play.", "HLT 45"),
    removed_allowance=Way("stay", "They stay and are played as usual.", "HLT 152"),
    who_starts=Way("die", "A die decides.", "HLT 47"),
    phases=Way(
        ("sweep", "may do/must do", "defense", "attack", "ability adjustment", "draw/discard"),
        "Sweep, May Do/Must Do, Defense, Attack, Ability Adjustment, Draw/Discard.",
        "HLT 52",
    ),
    duties=Way(("may do/must do",), "In May Do/Must Do, in the order you choose.", "HLT 52"),
    edges=Way("duties", "Also with must do and may do effects.", "HLT 52"),
    unattacked=Way("discard and guard", "Discard one Defense; put one unprovoked Guard into play.", "HLT 52"),
    exert_phases=Way(("may do/must do", "defense", "attack"), "In May Do/Must Do, Defense and Attack.", "HLT 94"),
    losing=Way(
        "attack phase or adjustment",
        "At the start of the Attack Phase; if that is skipped, at the end of Ability Adjustment.",
        "HLT 56",
    ),
    draw_limit=Way("limit", "How many may be drawn is worked out before the first card is drawn.", "HLT 54"),
    simultaneous=Way("active first", "Nothing is said of it: the active player's come first.", "HLT 109"),
    discard_order=Way("chosen", "Swept cards, and cards from your hand, in the order you like.", "HLT 86"),
    last_defense=Way("resolved", "The last one resolved.", "HLT 54"),
    barred_areas=Way("first attack", "The areas of the last resolved block, for the first attack.", "HLT 54"),
    guard_in_the_way=Way("drop first", "It has to be removed first, at any time of your turn.", "HLT 100"),
    success=Way("in order", "One attack after the other; effects come at once.", "HLT 119"),
    blocked_success=Way(False, "No.", "HLT 163"),
    carry_over=Way("chosen", "If you choose so, until a new defense is played.", "HLT 119"),
    exerted_defense=Way(
        "declared", "Against the attack declared; defenses for later attacks may be laid first.", "HLT 119"
    ),
    laid_ahead=Way("discarded", "It is discarded.", "HLT 119"),
    wrong_defense=Way("played", "It stays played; you may still Exert for a better one.", "HLT 102"),
    hidden_reveal=Way("after all", "After all defenses are played.", "HLT 102"),
    hidden_exertion=Way("after", "After the cards of the Exertion are taken, before they are used.", "HLT 104"),
    hidden_disclosure=Way("power and choices", "That it is a Power Blow, and choices made for it.", "HLT 102"),
    defense_text=Way("as played", "Each as it resolves.", "HLT 54"),
    primary_first=Way(True, "Play it or give it up before any additional attack.", "HLT 118"),
    special_attack=Way(
        "unless stated", "Never Hidden or from an Exertion; a Power Blow or Head Shot only if it says so.", "HLT 158"
    ),
    ranged=Way("unarmed", "Nothing, not even a weapon. A block only helps where an effect says so.", "HLT 146"),
    ranged_hands=Way("listed", "Those that the book lists.", "HLT 306"),
    dirty_trick=Way("no damage unless stated", "No damage unless it says so; not blocked, no Power Blows.", "HLT 82"),
    turned_ranged=Way("nothing", "Neither text nor other subtypes.", "HLT 146"),
    exertions=Way(("hard", "soft"), "Hard, and Soft where a card says so.", "HLT 94"),
    power_blow=Way("any time", "At any time in the Attack Phase.", "HLT 96"),
    power_block=Way("any time", "At any time in the Defense Phase.", "HLT 96"),
    power_damage=Way(
        "plus 2, modified",
        "2 more; a plain block lets these through, with what else was added to the attack.",
        "HLT 130",
    ),
    illusions=Way("any or for it", "One from any Hard Exertion, or an Exertion made for it.", "HLT 35"),
    countered_illusions=Way("named", "Only what counters Illusions by name.", "HLT 36"),
    recover=Way("die or exertion", "1 in 6 for each weapon, 3 in 6 with an Exertion.", "HLT 83"),
    feet=Way("die or exertion", "1 in 6, 3 in 6 with an Exertion.", "HLT 145"),
    disarmed=Way("all", "Your choice of weapon; no attacks and blocks only if all weapons are gone.", "HLT 83"),
    lost_again=Way(False, "No: there is nothing to attempt.", "HLT 84"),
    prone=Way("from hand", "Discard a card of the same type for every card you play from your hand.", "HLT 145"),
    recover_tries=Way("each weapon", "Once for each weapon that is lost.", "HLT 83"),
    first_try=Way("another turn", "Not in the same turn.", "HLT 83"),
    lost_with_weapon=Way(
        "specific and guards", "Its own cards, its Hilt and Blades, and the Guards of the Unarmed.", "HLT 83"
    ),
    blades=Way(True, "They are discarded, and not played while one is Disarmed.", "HLT 84"),
    one_in_play=Way(
        ("Hilt", "Vehicle", "plot", "Ally", "Member"),
        "Hilts (or one besides an Off-Hand one), Vehicles, each Plot, each Ally and each Member.",
        "HLT 69",
    ),
    armor=Way("place", "Those of the same third of the body, or that share an area.", "HLT 173"),
    allies=Way("barred", "No: neither yours nor your opponent's.", "HLT 172"),
    put_plots=Way(True, "Yes: as if played from hand.", "HLT 138"),
    keyword_lists=Way(True, "Yes, for cards of the first two editions.", "HLT 77"),
    duplicates=Way("one", "One copy works, unless Cumulative.", "HLT 159"),
    trigger=Way(
        "card or exertion", "Once the opponent has played a card that is no Edge, or made a Hard Exertion.", "HLT 164"
    ),
    nothing_left=Way("collapse", "Ability becomes zero, and Draw/Discard begins.", "HLT 98"),
    nullifying=Way("keyword", "The effect, or all of the card.", "HLT 131"),
)

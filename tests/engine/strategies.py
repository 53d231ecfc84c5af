"""Random rule sets and random legal choices."""

import random

from hypothesis import strategies as st

from schmier_gui.engine import LayAway, Pass, Rules, Session
from schmier_gui.engine.rules import CHOICES, ONLY_IN, SWITCHES, presets_for
from schmier_gui.engine.trump import order

SEEDS = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)


@st.composite
def mixed_rules(draw, game=None):
    """Any options that go together, with low targets so that games stay short."""
    game = game or draw(st.sampled_from(["schmier", "smear"]))
    options = {"target": draw(st.integers(1, 15)), "sides": draw(st.sampled_from([2, 3])) if game == "schmier" else 2}
    if game == "smear":
        options["kitty_seen"] = draw(st.integers(0, 3))
    for name, values in [*CHOICES.items(), *((name, (False, True)) for name in SWITCHES)]:
        if name != "game" and ONLY_IN.get(name, game) == game:
            options[name] = draw(st.sampled_from(values))
    if options["no_bid"] == "dealer_forced":
        options["dealer_asked"] = True
    return Rules(game=game, **options)


def named_rules():
    """Every preset of both games."""
    return st.sampled_from([rules for game in ("schmier", "smear") for rules in presets_for(game).values()])


def random_choice(session, rng, passes=0.6):
    """A legal action of the seat to act, from what its view tells."""
    decision = session.view(session.state.turn).decision
    if decision.kind == "lay_away":
        return random_lay_away(decision, rng)
    if decision.kind == "call" and Pass() in decision.actions and rng.random() < passes:
        return Pass()
    return rng.choice(decision.actions)


def random_lay_away(decision, rng):
    """A legal lay-away, out of the bounds."""
    bounds = decision.bounds
    trumps = [card for card in bounds.allowed if card in order(decision.rules.game, decision.trump).trumps]
    plain = [card for card in bounds.allowed if card not in trumps]
    count = rng.randint(bounds.least, bounds.most)
    return LayAway((*rng.sample(trumps, bounds.trumps), *rng.sample(plain, count - bounds.trumps)))


def random_game(rules, seed, choices=400):
    """A game of random choices, ended by so many of them if not by its rules."""
    session, rng = Session.new(rules, seed=seed), random.Random(seed)
    while session.decision is not None and session.choices < choices:
        session.submit(random_choice(session, rng))
    return session

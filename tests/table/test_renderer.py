"""The picture of the table: what can be clicked, what is repainted, what is said."""

from __future__ import annotations

import copy
from collections.abc import Callable, Hashable
from typing import Any

import pygame
import pytest

from schmier_gui.ai import make_bot, play_game
from schmier_gui.engine.rules import Rules
from schmier_gui.gfx.paint import Painter
from schmier_gui.gfx.pieces import Canvas, Piece, control_at, controls
from schmier_gui.gfx.theme import SIDE, Colour
from schmier_gui.gfx.viewport import Viewport
from schmier_gui.table.changes import apply
from schmier_gui.table.draw.hand import CHOSEN_UP
from schmier_gui.table.draw.tokens import token_look
from schmier_gui.table.geometry import BACK, HAND, LABEL, Geometry
from schmier_gui.table.model import Flyer, HandCard, Shown, TableModel
from schmier_gui.table.renderer import pieces
from schmier_gui.table.seating import empty_table
from tests.table import tables

Painters = Callable[..., Painter]
Window = tuple[float, ...]  # width, height, and how much larger text is
WINDOWS = [(1280, 800), (1024, 600), (1024, 768), (1366, 768), (1920, 1080), (2560, 1080), (3840, 2160)]
LARGE = [(1280, 800, 1.75), (1024, 600, 1.75), (1280, 800, 1.3)]
PACK = "AH KH QH JH JD TH 9H 8H 7H 6H 5H 4H 3H 2H JK AS KS QS JS TS 9S 8S 7S"
every_table = pytest.mark.parametrize("name", tables.ALL)


def shown(model: TableModel, window: Window = (1280, 800)) -> list[Piece]:
    width, height, *text = window
    return pieces(model, Geometry(Viewport(int(width), int(height), None, *text), model.rules.seats))


def looks(model: TableModel) -> dict[str, tuple[Hashable, tuple[int, ...]]]:
    return {piece.name: (piece.key, tuple(piece.box)) for piece in shown(model)}


def changed(before: TableModel, after: TableModel) -> set[str]:
    """The pieces that are repainted."""
    old, new = looks(before), looks(after)
    return {name for name in old.keys() | new.keys() if old.get(name) != new.get(name)}


class Words(Painter):
    """Notes every word and where its capitals stand, instead of drawing."""

    def __init__(self, painter: Painter) -> None:
        super().__init__(painter.surface, painter.viewport, painter.fonts, painter.sprites, painter.faces)
        self.words: list[tuple[str, pygame.Rect]] = []

    def text(self, text: str, x: float, y: float, size="M", colour=(0, 0, 0), bold=False, align="l", *rest, **more) -> float:  # type: ignore[no-untyped-def, override]
        width, high = self.fonts.width(text, size, bold), self.fonts.em(size) * 0.7
        left = x - width * {"l": 0, "c": 0.5, "r": 1}[align]
        self.words.append((text, self.viewport.rect(left, y - high / 2, width, high)))
        return width


def said(model: TableModel, painter: Painter) -> list[tuple[str, pygame.Rect]]:
    words = Words(painter)
    window = (painter.viewport.width, painter.viewport.height, painter.viewport.text)
    for piece in shown(model, window):
        piece.paint(words)
    return words.words


# --- what can be clicked -----------------------------------------------------------------------------------------------


@every_table
@pytest.mark.parametrize("window", [(1280, 800), (1024, 600), (3840, 2160), *LARGE])
def test_the_middle_of_every_control_belongs_to_it(name: str, window: Window) -> None:
    drawn = shown(tables.ALL[name](), window)
    for control, target in controls(drawn).items():
        assert control_at(drawn, target.center) == control


@every_table
def test_controls_lie_in_the_window_and_are_large_enough_to_touch(name: str) -> None:
    for control, target in controls(shown(tables.ALL[name]())).items():
        assert pygame.Rect(0, 0, 1280, 800).contains(target), control
        assert min(target.size) >= 40, control


@pytest.mark.parametrize("count", range(1, 24))
def test_every_card_of_a_hand_can_be_clicked_where_it_is_seen(count: int) -> None:
    model = tables.exchange_dealer()
    cards = " ".join(PACK.split()[:count])
    for chosen in ("", cards):
        tables.hold(model, cards, cards, chosen)
        drawn = shown(model)
        targets = [target for control, target in controls(drawn).items() if control.startswith("card-")]
        assert len(targets) == count
        assert all(min(target.size) >= 40 for target in targets)
        assert not any(a.colliderect(b) for i, a in enumerate(targets) for b in targets[i + 1 :])


def test_legal_cards_are_cards_and_the_others_are_dim() -> None:
    names = {name for name in controls(shown(tables.play())) if "-" in name} - {"last-trick"}
    assert names == {"dim-JD", "card-KS", "card-8S", "card-7S", "dim-TC"}


def test_outside_the_own_decision_no_card_is_a_control() -> None:
    assert set(controls(shown(tables.other_turn()))) == {"last-trick", "undo", "log", "menu"}


def test_only_enabled_tiles_and_buttons_are_controls() -> None:
    assert set(controls(shown(tables.auction()))) == {"pass", "bid-5", "bid-6", "log", "menu"}


def test_laying_away_can_be_confirmed_only_when_it_is_legal() -> None:
    assert "confirm" in controls(shown(tables.exchange()))
    assert "confirm" not in controls(shown(tables.exchange_dealer()))


def test_a_resting_trick_can_be_clicked_away_even_while_the_winner_may_lead() -> None:
    model = tables.trick_done()
    tables.hold(model, "8S TC", "8S TC")
    assert {"next", "card-8S", "card-TC"} <= set(controls(shown(model)))
    model.trick.done = False
    assert "next" not in controls(shown(model))


def test_a_card_on_its_way_is_not_in_the_hand() -> None:
    model = tables.play()
    model.hand[1].hidden = True
    assert "card-KS" not in controls(shown(model))
    assert "hand-KS" not in looks(model)


def test_a_card_that_rises_under_the_pointer_keeps_the_pointer() -> None:
    model = tables.exchange()
    lying = controls(shown(model))["card-KS"]
    model.hover = "card-KS"
    assert controls(shown(model))["card-KS"].contains(lying)


# --- what is repainted -------------------------------------------------------------------------------------------------


@every_table
def test_an_unchanged_table_repaints_nothing(name: str, painter_for: Painters) -> None:
    painter = painter_for(1024, 600)
    canvas = Canvas(pygame.Surface((1024, 600)))
    model = tables.ALL[name]()
    canvas.paint(painter, shown(model, (1024, 600)))
    assert canvas.paint(painter, shown(copy.deepcopy(model), (1024, 600))) == []


@every_table
@pytest.mark.parametrize("window", [(1024, 600), (1280, 800), (1024, 600, 1.75)])
def test_every_piece_paints_inside_its_box(name: str, window: Window, painter_for: Painters) -> None:
    painter = painter_for(*window)
    for piece in shown(tables.ALL[name](), window):
        painter.surface.fill((0, 0, 0, 0))
        piece.paint(painter)
        painted = painter.surface.get_bounding_rect()
        assert not painted.w or piece.box.contains(painted), (piece.name, piece.box, painted)


@pytest.mark.parametrize("window", [*WINDOWS, *LARGE])
@pytest.mark.parametrize("done", [False, True])
def test_the_widest_label_of_a_card_is_as_wide_as_the_words_of_a_hint_leave_room_for(
    window: Window, done: bool, painter_for: Painters
) -> None:
    model = tables.play()
    model.trick = Shown({1: "AS", 2: "9S"}, 1, "S", 1, done)
    label = next(piece for piece in shown(model, window) if piece.name == "tag-1")
    painter = painter_for(*window)
    painter.surface.fill((0, 0, 0, 0))
    label.paint(painter)
    solid = pygame.mask.from_surface(painter.surface, 200).get_bounding_rects()
    assert solid and max(rect.w for rect in solid) <= painter.viewport.rect(0, 0, LABEL * Geometry(painter.viewport, 6).tag, 1).w


@every_table
def test_a_table_that_changed_looks_like_one_painted_anew(name: str, painter_for: Painters) -> None:
    painter = painter_for(1024, 600)
    ground = pygame.Surface((1024, 600))
    ground.fill((20, 73, 59))
    canvas, fresh = Canvas(ground), Canvas(ground)
    canvas.paint(painter, shown(tables.play(), (1024, 600)))
    canvas.paint(painter, shown(tables.ALL[name](), (1024, 600)))
    step_by_step = painter.surface.copy()
    fresh.paint(painter, shown(tables.ALL[name](), (1024, 600)))
    assert step_by_step.get_buffer().raw == painter.surface.get_buffer().raw


@every_table
def test_no_two_pieces_have_the_same_name(name: str) -> None:
    names = [piece.name for piece in shown(tables.ALL[name]())]
    assert len(names) == len(set(names))


def test_a_flying_card_repaints_itself_alone() -> None:
    before = tables.play()
    before.flyers = [Flyer("KS", 600, 500, *HAND)]
    after = tables.play()
    after.flyers = [Flyer("KS", 610, 490, *HAND)]
    assert changed(before, after) == {"flyer-0"}


def test_the_turn_repaints_the_two_seats() -> None:
    before, after = tables.other_turn(), tables.other_turn()
    after.turn = 5
    assert changed(before, after) == {"seat-4", "seat-5"}


def test_pointing_at_a_card_repaints_that_card() -> None:
    before, after = tables.play(), tables.play()
    after.hover = "card-8S"
    assert changed(before, after) == {"hand-8S"}


def test_a_point_repaints_its_token_and_lane() -> None:
    before, after = tables.play(), tables.play()
    after.tokens["joker"], after.gained[2] = 2, 1
    assert changed(before, after) == {"token-joker", "lane-2"}


def test_the_hover_of_a_button_repaints_that_button() -> None:
    before, after = tables.play(), tables.play()
    after.hover = "undo"
    assert changed(before, after) == {"undo"}


@pytest.mark.parametrize("rotation", [0.0, 30.0])
@pytest.mark.parametrize("card", ["KS", "??"])
def test_flyers_of_any_size_and_angle_stay_in_their_boxes(card: str, rotation: float, painter_for: Painters) -> None:
    painter = painter_for(1024, 600)
    model = tables.before_the_first_deal()
    for width, height in (BACK, (71, 97.5), HAND):
        model.flyers = [Flyer(card, 640, 400, width, height, rotation, 200)]
        piece = shown(model, (1024, 600))[-1]
        painter.surface.fill((0, 0, 0, 0))
        piece.paint(painter)
        assert piece.box.contains(painter.surface.get_bounding_rect())
        assert painter.surface.get_at(painter.viewport.point(640, 400)).a >= 190


def test_a_point_flies_as_its_sign(painter_for: Painters) -> None:
    painter = painter_for(1024, 600)
    model = tables.play()
    model.flyers = [Flyer("", 640, 400, 60, 60, point="joker", side=2)]
    piece = shown(model, (1024, 600))[-1]
    piece.paint(painter)
    assert piece.box.contains(painter.surface.get_bounding_rect())
    assert painter.surface.get_at(painter.viewport.point(622, 400))[:3] == SIDE[2]


def test_a_faded_flyer_leaves_the_card_itself_as_it_was(painter_for: Painters) -> None:
    painter = painter_for(1024, 600)
    model = tables.before_the_first_deal()
    model.flyers = [Flyer("KS", 640, 400, *HAND, alpha=80)]
    shown(model, (1024, 600))[-1].paint(painter)
    assert painter.faces.face("KS", *HAND).get_alpha() == 255


# --- what is said ------------------------------------------------------------------------------------------------------


@every_table
@pytest.mark.parametrize("window", [*WINDOWS, *LARGE])
def test_no_words_overlap_or_leave_the_window(name: str, window: Window, painter_for: Painters) -> None:
    words = said(tables.ALL[name](), painter_for(*window))
    touching = [(a, b) for i, (a, at) in enumerate(words) for b, where in words[i + 1 :] if at.colliderect(where)]
    assert touching == []
    assert [text for text, at in words if not pygame.Rect(0, 0, *window[:2]).contains(at)] == []


@pytest.mark.parametrize("window", LARGE)
def test_the_tail_of_a_name_stays_clear_of_the_call_under_it(window: Window, painter_for: Painters) -> None:
    model = tables.play()
    for seat in model.seats:
        seat.name = "June"
    painter = painter_for(*window)
    seats = [piece for piece in shown(model, window) if piece.name.startswith("seat-")]
    two_lines = 0
    for piece in seats:
        words = Words(painter)
        piece.paint(words)
        (_name, name), (_call, call) = words.words[:2]
        if call.top > name.top + name.h / 2:
            two_lines += 1
            assert call.top - name.bottom >= 0.3 * name.h, "so far a J reaches under its line"
    assert two_lines


def texts(model: TableModel, painter_for: Painters) -> list[str]:
    return [text for text, _ in said(model, painter_for(1280, 800))]


def test_the_contract_says_who_declares_and_how_far_they_are(painter_for: Painters) -> None:
    assert {"Trump", "Hearts", "Gus bid 4", "1 of 4 points"} <= set(texts(tables.play(), painter_for))


def test_R33_before_the_first_lead_the_contract_keeps_trump_secret(painter_for: Painters) -> None:
    words = texts(tables.smear_secret(), painter_for)
    assert "Gus bid 3" in words
    assert "trump is shown by the first lead" in " ".join(words)
    assert not {"Trump", "Spades", "Hearts", "Diamonds", "Clubs"} & set(words)


def test_R33_the_declarers_own_table_shows_trump(painter_for: Painters) -> None:
    model = tables.smear_secret()
    model.contract.declarer, model.contract.trump = 0, "H"
    assert "Hearts" in texts(model, painter_for)


def test_the_trick_says_what_was_led_and_who_is_winning(painter_for: Painters) -> None:
    words = texts(tables.play(), painter_for)
    assert {"Spades led", "led", "winning"} <= set(words)
    assert "takes it" not in words


def test_a_done_trick_says_who_takes_it(painter_for: Painters) -> None:
    words = texts(tables.trick_done(), painter_for)
    assert "takes it" in words
    assert "winning" not in words


def test_the_last_trick_stands_in_for_the_present_one(painter_for: Painters) -> None:
    model = tables.last_trick()
    assert "next" not in controls(shown(model))
    assert {"trick-0", "trick-5"} <= set(looks(model))
    assert "slot" not in looks(model)


def test_the_place_of_the_next_card_is_marked() -> None:
    assert "slot" in looks(tables.other_turn())
    assert "slot" not in looks(tables.trick_done())


def test_scores_below_zero_have_an_en_dash(painter_for: Painters) -> None:
    assert {"–12", "–4", "20"} <= set(texts(tables.one_card_left(), painter_for))


def test_a_long_name_leaves_the_bid_to_be_read(painter_for: Painters) -> None:
    model = tables.play()
    model.seats[model.contract.declarer].name = "W" * 16
    words = texts(model, painter_for)
    assert [text for text in words if text.startswith("WW") and text.endswith(f"… bid {model.contract.bid}")]


def test_names_of_three_partners_stand_together(painter_for: Painters) -> None:
    assert "You, Mabel & Gus" in texts(tables.two_sides(), painter_for)


def test_points_are_hidden_until_play_starts(painter_for: Painters) -> None:
    assert "Points this deal" not in texts(tables.exchange(), painter_for)
    assert {"High", "Low", "Right", "Left", "Joker", "Game", "Game count"} <= set(texts(tables.play(), painter_for))


def test_R55_smear_has_four_points(painter_for: Painters) -> None:
    words = texts(tables.smear(), painter_for)
    assert {"High", "Low", "Jack", "Game"} <= set(words)
    assert not {"Right", "Left", "Joker"} & set(words)


def test_R50_the_low_token_shows_the_lowest_card_of_the_pack() -> None:
    assert token_look(tables.play(), "low")[2:] == ("2", "H")
    assert token_look(tables.smear(), "low")[2:] == ("7", "C")


def test_R10_the_left_token_shows_the_other_jack_of_the_colour() -> None:
    assert token_look(tables.play(), "left")[2:] == ("J", "D")


def test_R54_highest_and_lowest_in_play_are_no_certain_cards() -> None:
    model = tables.smear()
    model.rules = Rules(game="smear", high_low="in_play")
    assert token_look(model, "high").sign == "up"


def test_while_a_call_stands_on_the_cloth_the_plate_does_not_repeat_it(painter_for: Painters) -> None:
    model = tables.auction()
    assert "bid 4" not in texts(model, painter_for)
    model.seats[4].bubble = False
    assert "bid 4" in texts(model, painter_for)


def test_the_kitty_says_how_many_cards_it_holds(painter_for: Painters) -> None:
    assert "Kitty: 8 cards" in texts(tables.exchange(), painter_for)
    model = tables.exchange()
    model.kitty = 1
    assert "Kitty: 1 card" in texts(model, painter_for)


def test_R33_the_unseen_kitty_is_out_of_the_way_during_play(painter_for: Painters) -> None:
    assert "kitty" not in looks(tables.smear_secret())


def test_a_prompt_too_long_for_its_rail_takes_two_lines(painter_for: Painters) -> None:
    model = tables.auction()
    model.rail.tone, model.rail.strong, model.rail.advice = "reason", "All have passed:", "the dealer must bid at least 3"
    words = texts(model, painter_for)
    assert {"All have passed:", "the dealer must bid at least 3"} <= set(words)


def test_an_unseen_hand_is_drawn_face_down() -> None:
    model = tables.other_turn()
    model.hand = [HandCard("??") for _ in range(3)]
    assert {"hand-0", "hand-1", "hand-2"} <= set(looks(model))


def test_the_table_turns_with_the_person() -> None:
    model = tables.play()
    model.person, model.trick = 3, Shown({3: "AS"}, 3, "S", 3)
    assert "seat-0" in looks(model)
    assert "seat-3" not in looks(model)
    spot = Geometry(Viewport(1280, 800), 6).slot_spot(0)
    box = next(piece.box for piece in shown(model) if piece.name == "trick-3")
    assert abs(box.centerx - spot.x) <= 1


# --- whole games -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", [Rules(), Rules(sides=2), Rules(game="smear"), Rules(game="smear", kitty_seen=3, high_low="in_play")])
def test_every_moment_of_a_game_can_be_drawn_and_changes_stay_in_their_boxes(rules: Rules, painter_for: Painters) -> None:
    """Brought up to date event by event, the picture is what it would be if it were painted anew."""
    bots = [make_bot("random", seat) for seat in range(rules.seats)]
    session = play_game(bots, rules, seed="drawn", names=tables.PEOPLE[: rules.seats])
    model = empty_table(rules, tuple(session.names), 0, (0,) * rules.sides)
    painter, ground = painter_for(1024, 600), pygame.Surface((1024, 600))
    canvas = Canvas(ground)
    for i, event in enumerate(session.events(0)[:150]):
        apply(model, event)
        drawn = shown(model, (1024, 600))
        assert len({piece.name for piece in drawn}) == len(drawn)
        canvas.paint(painter, drawn)
        if i % 10 == 0:
            step_by_step = painter.surface.get_buffer().raw
            Canvas(ground).paint(painter, drawn)
            assert step_by_step == painter.surface.get_buffer().raw, event


def test_the_bowers_wear_the_trump_suit_once_it_is_named(painter_for: Painters) -> None:
    model = tables.trick_done()
    tables.hold(model, "JD JS TC")
    assert {name for name, (key, _) in looks(model).items() if getattr(key, "bower", "")} == {"hand-JD", "trick-5"}
    before = copy.deepcopy(model)
    before.contract.trump = None
    assert not any(getattr(key, "bower", "") for key, _ in looks(before).values())
    signs = Signs(painter_for(1280, 800))
    for piece in shown(model):
        if piece.name == "hand-JD":
            piece.paint(signs)
    assert signs.suits == ["H"]


@pytest.mark.parametrize("deck", ["standard", "large-index"])
def test_in_the_back_row_the_badge_of_a_bower_stands_out_over_the_front_row(painter_for: Painters, deck: str) -> None:
    painter = painter_for(1280, 800)
    painter.faces.deck = deck
    for make in (tables.exchange_dealer, tables.exchange_whole_kitty):
        signs = Signs(painter)
        drawn = shown(make())
        for piece in drawn:
            if piece.name in ("hand-JH", "hand-JD"):
                piece.paint(signs)
        front = Geometry(Viewport(1280, 800), 6).hand_top - CHOSEN_UP
        assert signs.suits == ["H", "H"]
        assert all(y + 9 <= front for y in signs.heights)


def test_in_smear_no_jack_is_a_bower() -> None:
    model = tables.smear()
    tables.hold(model, "JC JS")
    assert not any(getattr(key, "bower", "") for key, _ in looks(model).values())


def test_a_trick_more_repaints_one_stack() -> None:
    before = tables.trick_done()
    after = copy.deepcopy(before)
    after.seats[3].won += 1
    assert changed(before, after) == {"won-3"}


class Signs(Painter):
    """Notes every suit that is drawn."""

    def __init__(self, painter: Painter) -> None:
        super().__init__(painter.surface, painter.viewport, painter.fonts, painter.sprites, painter.faces)
        self.suits: list[str] = []
        self.heights: list[float] = []

    def suit(self, suit: str, x: float, y: float, *rest, **more) -> None:  # type: ignore[no-untyped-def, override]
        self.suits.append(suit)
        self.heights.append(y)


@pytest.mark.parametrize("window", [(1024, 600), (1024, 560), (800, 500), (800, 500, 1.75)])
def test_the_names_of_the_points_are_whole_and_apart_in_the_smallest_window(
    window: Window, painter_for: Painters, monkeypatch: pytest.MonkeyPatch
) -> None:
    model, painter, widths = tables.play(), painter_for(*window), {}
    model.tokens = dict.fromkeys(model.rules.points, 0)  # taken: their names are bold
    write = painter.text

    def text(words: str, x: float, y: float, size: float, ink: Colour, bold: bool = False, *more: Any) -> Any:
        widths[words] = painter.fonts.width(words, size, bold)
        return write(words, x, y, size, ink, bold, *more)

    monkeypatch.setattr(painter, "text", text)
    for piece in shown(model, window):
        if piece.name.startswith("token-"):
            piece.paint(painter)
    for name in ("High", "Low", "Right", "Left", "Joker", "Game"):
        assert widths[name] <= 58, name

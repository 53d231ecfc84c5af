"""CONTRACTS.md, "Record": what is written, and that nothing wrong is ever read."""

import io
import json

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from schmier_gui.engine import SMEAR, Pass, RecordError, Rules, Session, load, load_all
from tests.engine.deals import SIDE_0_TAKES_ALL_BUT_LOW
from tests.engine.script import call, empty_table, lay_away, name, play, play_deal, table
from tests.engine.strategies import SEEDS, mixed_rules, named_rules, random_game

SLOW = settings(deadline=None, max_examples=25)
GAME = random_game(Rules(target=8), "record").record()
SMEAR_GAME = random_game(Rules(game="smear", target=5, no_bid="deal_passes"), "record").record()


def read(text):
    """The last game of this text."""
    return load(io.BytesIO(text if isinstance(text, bytes) else text.encode()))


def error_of(text):
    with pytest.raises(RecordError) as error:
        read(text)
    return error.value


# What is written


def test_the_header():
    session = Session.new(Rules(game="smear", kitty_seen=3), seed="s", dealer=2, names="ABCD", players=["person", "club", "club", "random"])
    assert session.record().splitlines()[0] == (
        '{"type":"game","version":1,"game":"smear","rules":{"kitty_seen":3},"seed":"s","names":["A","B","C","D"],'
        '"players":["person","club","club","random"],"dealer":2,"taken_back":0}'
    )


def test_a_player_with_numbers_of_its_own_stands_in_the_header():
    player = {"profile": "expert", "boldness": 1, "memory": 0.8, "pace": 1}
    session = Session.new(SMEAR, seed="s", players=["person", player, "club", "club"])
    assert json.loads(session.record().splitlines()[0])["players"][1] == player
    assert read(session.record()).players == ("person", player, "club", "club")


def test_scripted_deals_have_no_seed():
    assert '"seed":null' in table().record()


def test_the_lines_of_a_schmier_deal():
    session = empty_table(dealer=5)
    play_deal(session, SIDE_0_TAKES_ALL_BUT_LOW, "p 3 p p p p", "S")
    lines = session.record().splitlines()
    assert lines[1].startswith('{"type":"deal","number":1,"dealer":5,"hands":["AS KS QS AH KH 2C","2S 3S JS 2H 7H 3C",')
    assert lines[2:8] == [
        '{"type":"pass","seat":0}',
        '{"type":"bid","seat":1,"amount":3}',
        '{"type":"pass","seat":2}',
        '{"type":"pass","seat":3}',
        '{"type":"pass","seat":4}',
        '{"type":"pass","seat":5}',
    ]
    assert lines[8:10] == ['{"type":"trump","seat":1,"suit":"S"}', '{"type":"exchange","seat":0,"away":"","drawn":""}']
    dealer = json.loads(lines[14])
    assert (dealer["seat"], len(dealer["away"].split()), len(dealer["drawn"].split())) == (5, 17, 17)
    assert lines[15] == '{"type":"play","seat":1,"card":"2S"}'
    assert lines[21] == '{"type":"trick","winner":0}'
    assert lines[-1] == (
        '{"type":"score","declarer":1,"bid":3,"made":false,'
        '"points":{"high":0,"low":1,"right":0,"left":0,"joker":0,"game":0},"pips":[36,0,0],"change":[5,-3,0],"scores":[5,-3,0]}'
    )


def test_the_kitty_is_written_in_the_order_in_which_it_is_drawn():
    session = table(hands={0: "2C 3C 4C 5C 6C 7C"}, kitty="TS 9S 8S")
    assert json.loads(session.lines()[0])["kitty"].startswith("TS 9S 8S ")


def test_trump_stands_before_the_exchange_in_smear_though_the_cards_were_seen_before():
    session = table(SMEAR, hands={0: "7S 8S 9S 7D 8D 9D"}, kitty="AC KC")
    call(session, "4")
    name(session, "S")
    lay_away(session, "KC 7D")
    assert session.lines()[-2:] == ['{"type":"trump","seat":0,"suit":"S"}', '{"type":"exchange","seat":0,"away":"KC 7D","drawn":"AC KC"}']


def test_smear_without_kitty_cards_seen_writes_no_exchange():
    session = table(Rules(game="smear", kitty_seen=0), hands={0: "7S 8S 9S 7D 8D 9D"})
    call(session, "4")
    name(session, "S")
    play(session, "7S")
    assert [json.loads(line)["type"] for line in session.lines()] == ["deal", "bid", "trump", "play"]


def test_R24_a_thrown_in_deal_writes_a_line_and_the_redeal_takes_the_next_number():
    session = Session.new(SMEAR, seed="x", dealer=0)
    call(session, "p p p p")
    assert session.lines()[-2] == '{"type":"thrown_in"}'
    assert session.lines()[-1].startswith('{"type":"deal","number":2,"dealer":0,')


def test_R24_no_bid_dealer_is_set_writes_a_score_without_trump_or_plays():
    session = table(Rules(game="smear", no_bid="dealer_set"), dealer=3)
    call(session, "p p p p")
    assert session.lines()[-1] == (
        '{"type":"score","declarer":3,"bid":2,"made":false,"points":{"high":null,"low":null,"jack":null,"game":null},'
        '"pips":[0,0],"change":[0,-2],"scores":[0,-2]}'
    )


def test_the_end_names_the_winners():
    assert json.loads(GAME.splitlines()[-1]).keys() == {"type", "winners"}


def test_lines_since_an_event_go_on_where_the_record_stood():
    session = Session.new(SMEAR, seed="x")
    text, since = session.record(), len(session.log)
    call(session, "p 4")
    assert text + "".join(line + "\n" for line in session.lines(since)) == session.record()


# What is read


@pytest.mark.parametrize("mark", ["\x85", "\u2028", "\n", "\r", '"', "\0"])
def test_a_strange_character_in_a_name_breaks_no_line(mark):
    session = Session.new(SMEAR, seed=f"s{mark}", names=[f"A{mark}B", "C", "D", "E"])
    assert session.record().count("\n") == 2
    assert read(session.record()).names[0] == f"A{mark}B"


@SLOW
@given(st.one_of(named_rules(), mixed_rules()), SEEDS, st.integers(0, 200))
def test_a_record_read_and_written_again_is_the_same_text(rules, seed, choices):
    session = random_game(rules, seed, choices)
    again = read(session.record())
    assert again.record() == session.record()
    assert again.state == session.state
    assert again.log == session.log
    assert again.warnings == []


@SLOW
@given(SEEDS, st.data())
def test_a_record_cut_anywhere_is_an_unfinished_game(seed, data):
    text = random_game(Rules(game="smear", target=3), seed, 60).record().encode()
    first = text.index(b"\n") + 1
    cut = data.draw(st.integers(first, len(text)))
    session = read(text[:cut])
    whole = text[:cut].rpartition(b"\n")[0].decode().split("\n")
    assert session.record().split("\n")[: len(whole)] == whole
    kept = text[cut - 1 : cut] == b"\n" or text[cut : cut + 1] == b"\n"
    assert session.warnings == ([] if kept else ["the last line was cut short and has been dropped"])


def test_an_unfinished_game_goes_on():
    session = read("\n".join(GAME.splitlines()[:40]) + "\n")
    before = session.choices
    session.submit(session.decision.legal[0])
    assert session.choices == before + 1


def test_a_torn_header_leaves_no_game():
    assert "the file holds no game" in str(error_of('{"type":"game","vers'))


def test_a_last_line_that_is_whole_but_wrong_is_not_dropped():
    assert error_of(GAME.rpartition('{"type":"end"')[0] + '{"type":"end","winners":["x"]}').line == GAME.count("\n")
    assert error_of(SMEAR_GAME + '{"type":"shout"}').line == SMEAR_GAME.count("\n") + 1


@pytest.mark.parametrize("tail", [b"\0" * 512, b"{", b'{"type":"pla', b"\xff\xfe", b'{"type":"play","seat":0,"card":"\xc3'])
def test_what_a_crash_leaves_at_the_end_is_dropped_with_a_warning(tail):
    session = read(GAME.encode() + tail)
    assert session.record() == GAME
    assert len(session.warnings) == 1


CONSEQUENCES = ("deal", "thrown_in", "trick", "score", "end")


def edits(value):
    """Every way to change one thing in a parsed line, its type apart."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
    elif value is None:
        yield 0
    elif isinstance(value, str):
        yield value[3:] if len(value) > 2 else "ZZ" if len(value) == 2 else {"S": "H"}.get(value, "S")
    else:
        for key, part in value.items() if isinstance(value, dict) else enumerate(value):
            for changed in edits(part) if key != "type" else ():
                copy = type(value)(value)
                copy[key] = changed
                yield copy


@pytest.mark.parametrize("text", [GAME, SMEAR_GAME])
def test_an_edited_line_is_refused(text):
    """A wrong consequence by its own line; another choice there or where the game then differs from what is written."""
    lines = text.splitlines()
    deals = [n for n, line in enumerate(lines) if '"deal"' in line]
    for number in range(1, min(len(lines), deals[-1] + 3)):
        for changed in edits(json.loads(lines[number])):
            error = error_of("\n".join([*lines[:number], json.dumps(changed), *lines[number + 1 :]]) + "\n")
            assert error.line == number + 1 if changed["type"] in CONSEQUENCES else error.line > number, changed


@pytest.mark.parametrize("text", [GAME, SMEAR_GAME])
def test_a_line_left_out_or_doubled_is_refused(text):
    lines = text.splitlines()
    for number in range(1, min(len(lines) - 1, 80)):
        assert error_of("\n".join(lines[:number] + lines[number + 1 :]) + "\n").line > number
        assert error_of("\n".join([*lines[:number], lines[number], *lines[number:]]) + "\n").line == number + 2


HEADER = json.loads(SMEAR_GAME.splitlines()[0])


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"version": 2}, "version 2 of records is unknown"),
        ({"version": "1"}, "this is no line of a record"),
        ({"game": "euchre"}, 'game: "euchre" is unknown'),
        ({"rules": {"colour": 1}}, '"colour" is no house rule'),
        ({"rules": {"target": 0}}, "target: 0 is impossible"),
        ({"rules": []}, "this is no line of a record"),
        ({"dealer": 4}, "The dealer is a seat from 0 to 3, not 4"),
        ({"dealer": -1}, "The dealer is a seat from 0 to 3, not -1"),
        ({"names": ["A"]}, "There are 4 seats, but 1 names"),
        ({"players": ["club"] * 6}, "There are 4 seats, but 6 players"),
        ({"players": [1, 2, 3, 4]}, "this is no line of a record"),
        ({"taken_back": -1}, "taken_back can't be negative"),
        ({"seed": 5}, "this is no line of a record"),
        ({"colour": "red"}, "this is no line of a record"),
    ],
)
def test_a_wrong_header_is_refused_on_its_line(change, reason):
    error = error_of("\n".join([json.dumps(HEADER | change), *SMEAR_GAME.splitlines()[1:]]) + "\n")
    assert error.line == 1
    assert reason in error.reason


def test_another_seed_is_refused_at_the_first_deal():
    assert error_of(SMEAR_GAME.replace('"seed":"record"', '"seed":"recorD"', 1)).line == 2


@pytest.mark.parametrize("field", list(HEADER))
def test_a_header_without_one_of_its_fields_is_refused(field):
    assert error_of(json.dumps({k: v for k, v in HEADER.items() if k != field}) + "\n").line == 1


START = table(SMEAR, dealer=3).record()
DEAL = json.loads(START.splitlines()[1])


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ({"type": "bid", "seat": 0, "amount": 9}, "A bid is a number from 2 to 4"),
        ({"type": "bid", "seat": 0, "amount": "3"}, "this is no line of a record"),
        ({"type": "bid", "seat": 1, "amount": 3}, "it is the turn of seat 0, not of seat 1"),
        ({"type": "pass", "seat": 17}, "it is the turn of seat 0, not of seat 17"),
        ({"type": "pass"}, "missing required field `seat`"),
        ({"type": "pass", "seat": 0, "why": "?"}, "unknown field `why`"),
        ({"type": "pass", "seat": None}, "this is no line of a record"),
        ({"type": "trump", "seat": 0, "suit": "S"}, "It is time to bid or pass"),
        ({"type": "play", "seat": 0, "card": "7C"}, "It is time to bid or pass"),
        ({"type": "exchange", "seat": 0, "away": "7C ZZ", "drawn": ""}, '"ZZ" is no card'),
        ({"type": "trick", "winner": 0}, "does not follow from the lines before it"),
        ({"type": "thrown_in"}, "does not follow"),
        ({"type": "end", "winners": [0]}, "does not follow"),
        (DEAL, "the cards of this deal are dealt already"),
        ({"type": "shout"}, "this is no line of a record"),
        ([], "this is no line of a record"),
        (17, "this is no line of a record"),
    ],
)
def test_a_wrong_line_is_refused_with_its_number(line, reason):
    error = error_of(START + json.dumps(line) + "\n")
    assert error.line == 3
    assert reason in error.reason


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"hands": DEAL["hands"][:3]}, "there are 4 seats, but 3 hands"),
        ({"hands": [*DEAL["hands"][:3], DEAL["hands"][0]]}, "stands twice in the pack"),
        ({"hands": [*DEAL["hands"][:3], "2C 3C 4C 5C 6C 7C"]}, "2C is not in the pack"),
        ({"kitty": ""}, "missing from the pack"),
        ({"kitty": DEAL["kitty"] + " JK"}, "JK is not in the pack"),
        ({"kitty": "ten of clubs"}, '"ten" is no card'),
        ({"dealer": 2}, "but the game gives"),
        ({"number": 2}, "but the game gives"),
        ({"hands": ["7C", *DEAL["hands"][1:]]}, "missing from the pack"),
    ],
)
def test_a_wrong_deal_is_refused(change, reason):
    error = error_of(START.splitlines()[0] + "\n" + json.dumps(DEAL | change) + "\n")
    assert error.line == 2
    assert reason in error.reason


def test_hands_of_unequal_length_are_refused():
    hands = DEAL["hands"]
    moved = [hands[0] + " " + hands[1][:2], hands[1][3:], *hands[2:]]
    assert error_of(START.splitlines()[0] + "\n" + json.dumps(DEAL | {"hands": moved}) + "\n").line == 2


def test_nothing_is_read_before_the_cards_are_dealt_or_after_the_end():
    assert "not dealt yet" in str(error_of(START.splitlines()[0] + '\n{"type":"pass","seat":0}\n'))
    for line in ('{"type":"pass","seat":0}', json.dumps(DEAL)):
        error = error_of(SMEAR_GAME + line + "\n")
        assert (error.line, error.reason) == (SMEAR_GAME.count("\n") + 1, "the game is over")


def test_a_record_begins_with_a_game():
    error = error_of("\n".join(SMEAR_GAME.splitlines()[1:]) + "\n")
    assert (error.line, error.reason) == (1, 'a record begins with a line of type "game"')


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n",
        b"\n\n\n",
        b"\0" * 4096,
        b"\xef\xbb\xbf" + GAME.encode(),
        GAME.encode("utf-16"),
        bytes(range(256)),
        b"[" * 100_000,
        b"null\n",
    ],
)
def test_what_is_no_record_is_refused_in_words(data):
    assert error_of(data).line == 1


def test_a_line_nested_without_end_is_refused():
    deep = "[" * 100_000 + "]" * 100_000
    assert error_of(json.dumps(HEADER).replace('"rules": {', '"rules": {"target": ' + deep + ", ") + "\n").line == 1


def test_an_empty_line_in_between_is_refused():
    lines = SMEAR_GAME.splitlines()
    assert error_of("\n".join([*lines[:5], "", *lines[5:]]) + "\n").line == 6


def test_lines_may_end_as_on_windows():
    assert read(GAME.replace("\n", "\r\n")).record() == GAME


def test_a_last_line_without_its_end_is_read():
    session = read(GAME[:-1])
    assert (session.record(), session.warnings) == (GAME, [])


def test_several_games_one_after_the_other():
    games = list(load_all(io.BytesIO((GAME + SMEAR_GAME + START).encode())))
    assert [game.record() for game in games] == [GAME, SMEAR_GAME, START]
    assert read(GAME + SMEAR_GAME).record() == SMEAR_GAME


def test_lines_are_counted_within_the_file():
    bad = SMEAR_GAME.replace('"type":"trick","winner":', '"type":"trick","winner":7', 1)
    first_trick = next(n for n, line in enumerate(SMEAR_GAME.splitlines(), 1) if '"trick"' in line)
    assert error_of(GAME + bad).line == GAME.count("\n") + first_trick


def test_the_error_names_file_line_and_reason(tmp_path):
    file = tmp_path / "game.jsonl"
    file.write_text(SMEAR_GAME + '{"type":"end","winners":[0]}\n')
    with pytest.raises(RecordError) as error:
        load(file)
    assert str(error.value) == f"{file}, line {SMEAR_GAME.count(chr(10)) + 1}: " + error.value.reason
    assert error.value.source == str(file)


def test_the_warning_names_the_file_and_the_file_is_left_as_it_was(tmp_path):
    file = tmp_path / "game.jsonl"
    file.write_text(GAME + '{"type":')
    assert load(str(file)).warnings == [f"{file}: the last line was cut short and has been dropped"]
    assert file.read_text() == GAME + '{"type":'


def test_a_file_is_read_by_path_or_open(tmp_path):
    file = tmp_path / "game.jsonl"
    file.write_text(GAME)
    with file.open("rb") as binary, file.open() as text:
        assert load(file).record() == load(str(file)).record() == load(binary).record() == load(text).record() == GAME


def test_a_file_that_is_not_there_is_the_systems_error(tmp_path):
    with pytest.raises(FileNotFoundError):
        load(tmp_path / "none.jsonl")


def test_take_backs_are_counted_in_the_header_and_survive():
    session = Session.new(SMEAR, seed="x")
    session.submit(Pass())
    session.undo()
    assert '"taken_back":1}' in session.record()
    again = read(session.record())
    again.submit(Pass())
    again.undo()
    assert again.taken_back == 2


def or_refused(data):
    """Whatever the bytes: a game or a RecordError."""
    try:
        session = read(data)
    except RecordError as error:
        assert error.line >= 1 and error.reason
    else:
        assert read(session.record()).record() == session.record()


@settings(deadline=None, max_examples=200)
@given(st.binary(max_size=300))
def test_any_bytes_are_a_game_or_a_typed_error(data):
    or_refused(data)
    or_refused(SMEAR_GAME.encode() + data)


@settings(deadline=None, max_examples=200)
@given(st.sampled_from([GAME.encode()[:6000], SMEAR_GAME.encode()[:6000]]), st.integers(0, 6000), st.integers(0, 40), st.binary(max_size=6))
@example(GAME.encode(), 9, 0, b'"')
def test_any_damage_is_a_game_or_a_typed_error(data, at, length, put):
    or_refused(data[:at] + put + data[at + length :])


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.sampled_from(["AS", "club", "S", "", "7C 8C", "game", "deal"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["target", "seat", "type", "x"]), inner, max_size=3),
    max_leaves=6,
)


@settings(deadline=None, max_examples=200)
@given(st.integers(0, 25), st.integers(0, 9), JSON)
def test_any_value_in_any_field_is_a_game_or_a_typed_error(number, field, value):
    lines = [json.loads(line) for line in GAME.splitlines()[:26]]
    names = list(lines[number])
    lines[number][names[field % len(names)]] = value
    or_refused("".join(json.dumps(line) + "\n" for line in lines).encode())

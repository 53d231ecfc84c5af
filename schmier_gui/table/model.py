"""What is on the table's screen: plain data. Only the director changes it, the renderer only reads it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from schmier_gui.engine.cards import Card, Suit
from schmier_gui.engine.rules import Point, Rules

Tone = Literal["quiet", "act", "reason", "hint"]
Stage = Literal["between", "auction", "trump", "exchange", "play"]


@dataclass
class SeatModel:
    """One seat's plate: `call` None before it spoke, 0 for a pass; `drew` None before the exchange; `cards` in hand.

    A seat that has `backs` has that many laid-away cards lying in front of it, and `won` tricks. `bubble`: its call stands on the cloth.
    """

    name: str
    portrait: str
    side: int
    call: int | None = None
    bubble: bool = False
    drew: int | None = None
    backs: int = 0
    cards: int = 0
    won: int = 0


@dataclass
class HandCard:
    """A card of the person's hand. `legal` None outside the person's own decisions (drawn plainly, can't be clicked).

    `up`: how far it is raised while it rises or sinks, None where it rests.
    """

    card: Card
    legal: bool | None = None
    chosen: bool = False
    locked: bool = False
    hidden: bool = False
    up: float | None = None


@dataclass
class Rail:
    """The person's prompt: a bold state and plain advice, an inset reason or hint instead (`tone`); `suit` is drawn behind the advice."""

    tone: Tone = "quiet"
    strong: str = ""
    advice: str = ""
    suit: Suit = ""


@dataclass
class Tile:
    """A choice on the cloth: `control` is its ui-map name. Tiles with a `suit` show it large over the label."""

    control: str
    label: str
    suit: Suit = ""
    enabled: bool = True


@dataclass
class Exchange:
    """The person's open lay-away: how many are `chosen` of `least` to `most`, a sentence, and the button."""

    chosen: int
    least: int
    most: int
    words: str
    button: str
    ready: bool


@dataclass
class Flyer:
    """A card ("??" face down) or a point on its way: where it is now, in logical units.

    With a `point` it is that point's sign in the shape of `side`, `width` across, and `card` means nothing.
    """

    card: Card
    x: float
    y: float
    width: float
    height: float
    rotation: float = 0.0
    alpha: int = 255
    point: Point | Literal[""] = ""
    side: int = -1


@dataclass
class Tip:
    """A sentence that explains what the pointer rests on: its plate in logical units, and its lines."""

    x: float
    y: float
    width: float
    height: float
    lines: tuple[str, ...]


@dataclass(frozen=True)
class Bubble:
    """One of the bubbles that show somebody new round: what it is about, its words, which of how many it is."""

    place: Literal["rail", "race", "corner"]
    words: str
    number: int
    count: int


@dataclass
class HintModel:
    """What the person is advised to do: a headline, why, and the controls of what is meant (cards, a call, a suit); no words yet while
    it is being thought about.
    """

    headline: str = ""
    words: str = ""
    marks: frozenset[str] = frozenset()


@dataclass
class Contract:
    """Top left: who declares how much in which suit. `trump` None before it is known; `declarer` -1 while nobody has bid."""

    declarer: int = -1
    bid: int = 0
    trump: Suit | None = None
    taken: int = 0


@dataclass
class Shown:
    """The trick on the cloth, or the last one while it is looked at. `cards` by seat; `winner` so far, or of a done trick."""

    cards: dict[int, Card] = field(default_factory=dict)
    leader: int = -1
    led: Suit = ""
    winner: int = -1
    done: bool = False


@dataclass
class TableModel:
    """Everything the table shows.

    `person` is the seat at the bottom; `turn` -1 while nobody acts; `slot` the seat whose place in the trick waits for a card.
    `scores` as shown, `gained` this deal's points so far, by side; `tokens` by point: the side that has it. `previous`: the trick
    before this one, `last_trick`: the same while it is looked at. `controls`: those of the corner buttons (hint, last-trick, undo, log,
    menu, claim) that can be pressed; `focus`: the control that the keyboard is on, `hover` the one under the pointer. `hints`: is there
    a button for hints? `offer`: what may be claimed, in words.
    """

    rules: Rules
    seats: list[SeatModel]
    person: int = 0
    side_names: list[str] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    gained: list[int] = field(default_factory=list)
    number: int = 0
    stage: Stage = "between"
    dealer: int = -1
    turn: int = -1
    slot: int = -1
    contract: Contract = field(default_factory=Contract)
    auction_words: str = ""
    kitty: int = 0
    trick: Shown = field(default_factory=Shown)
    previous: Shown | None = None
    last_trick: Shown | None = None
    hand: list[HandCard] = field(default_factory=list)
    rail: Rail = field(default_factory=Rail)
    tiles: list[Tile] = field(default_factory=list)
    exchange: Exchange | None = None
    tokens: dict[Point, int] = field(default_factory=dict)
    pips: list[int] = field(default_factory=list)
    flyers: list[Flyer] = field(default_factory=list)
    controls: set[str] = field(default_factory=set)
    focus: str = ""
    hover: str = ""
    tip: Tip | None = None
    hints: bool = False
    offer: str = ""
    hint: HintModel | None = None
    tour: Bubble | None = None

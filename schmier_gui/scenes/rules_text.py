"""The rules as they are set up, in whole sentences: chapters of paragraphs, made from `Rules` alone."""

from __future__ import annotations

from gettext import gettext as _
from gettext import ngettext

from schmier_gui.engine.rules import Rules
from schmier_gui.scenes.rule_words import sentence

Chapter = tuple[str, list[str]]


def chapters(rules: Rules) -> list[Chapter]:
    """Heading and paragraphs of each chapter."""
    return [
        (_("The table"), _table(rules)),
        (_("The auction"), _auction(rules)),
        (_("Trump and the exchange"), _smear_trump(rules) if rules.game == "smear" else _schmier_trump(rules)),
        (_("Play"), _play(rules)),
        (_("Points"), _points(rules)),
        (_("Winning"), _winning(rules)),
    ]


def _table(rules: Rules) -> list[str]:
    """R1 to R5."""
    if rules.game == "smear":
        seats = _("Four players sit round the table. Partners sit opposite each other, so there are two sides of two.")
        pack = _("The pack has 32 cards: in each suit the 7, 8, 9, 10, jack, queen, king and ace.")
        kitty = _("Each player gets six cards. The other 8 lie face down and are called the kitty.")
    else:
        seats = _("Six players sit round the table. Partners sit opposite each other, so there are three sides of two.")
        if rules.sides == 2:
            seats = _("Six players sit round the table. Every other player is on the same side, so there are two sides of three.")
        pack = _("The pack has 53 cards: the usual 52 and one joker.")
        kitty = _("Each player gets six cards. The other 17 lie face down and are called the kitty.")
    return [
        seats,
        pack,
        kitty,
        _("The first dealer is drawn by lot. Play goes clockwise, and the deal passes to the left after every deal that is scored."),
    ]


def _auction(rules: Rules) -> list[str]:
    """R20 to R25."""
    low, high = rules.lowest_bid, rules.highest_bid
    lines = [
        _("The player on the dealer's left speaks first, then the others in turn. Everybody speaks once, the dealer last."),
        _("You pass, or you bid how many points your side will take in this deal: from {low} to {high}, and more than anybody "
          "has bid before you.").format(low=low, high=high),
    ]
    if rules.dealer_steals:
        lines.append(_("The dealer may take the bid at the same number, unless it is {high}.").format(high=high))
    lines.append(_("The highest bidder is the declarer. A bid of {high} ends the auction at once.").format(high=high))
    if not rules.dealer_asked:
        lines.append(sentence("dealer_asked", rules))
    lines.append(sentence("no_bid", rules))
    return lines


def _schmier_trump(rules: Rules) -> list[str]:
    """R10 to R14, R30 to R32, R36."""
    return [
        _("The declarer names one of the four suits as trump."),
        _("The trumps, from the highest to the lowest: ace, king, queen, right bower, left bower, 10, 9, 8, 7, 6, 5, 4, 3, 2, joker."),
        _("The right bower is the jack of trump. The left bower is the other jack of the same colour: once trump is named, it is a "
          "trump and no longer a card of its own suit. The joker is the lowest trump, but it still beats every card that is no trump."),
        _("In the other suits the ace is the highest card and the 2 the lowest."),
        _("Then the players exchange cards, one after the other from the dealer's left. You lay away up to three cards that are not "
          "trumps and draw as many from the kitty."),
        _("The dealer comes last, takes all that is left of the kitty and lays away cards until six are left. The dealer lays away a "
          "trump only when holding more than six, and never the ace, a bower, the 2 or the joker."),
        _("Everybody sees how many cards were exchanged, but not which."),
        sentence("dealer_layaway_counts", rules),
    ]


def _smear_trump(rules: Rules) -> list[str]:
    """R12, R33 to R35."""
    rank = _("In every suit the ace is the highest card, then king, queen, jack, 10, 9, 8 and 7.")
    if not rules.kitty_seen:
        return [
            _("The declarer chooses a suit in hand as trump and keeps it secret. The suit of the first card led is trump, so that "
              "everybody knows it then."),
            _("Nobody looks at the kitty, and it counts for nobody."),
            rank,
        ]
    count = rules.kitty_seen
    return [
        sentence("kitty_seen", rules),
        _("The declarer then chooses a suit in hand as trump and keeps it secret. The suit of the first card led is trump, so that "
          "everybody knows it then."),
        ngettext("The declarer lays {count} card away, so that six are left. A trump may go only from more than six.",
                 "The declarer lays {count} cards away, so that six are left. A trump may go only from more than six.",
                 count).format(count=count),
        _("The cards laid away count for the declarer's side toward Game. The rest of the kitty counts for nobody."),
        rank,
    ]


def _play(rules: Rules) -> list[str]:
    """R40 to R43."""
    lines = [_("The declarer leads a trump to the first trick.") if rules.game == "smear" else sentence("trump_opens", rules)]
    if rules.trump_any_time:
        lines.append(_("You must follow the suit led if you can, or else play a trump: that is allowed at any time. If you cannot "
                       "follow, you may play anything."))
    else:
        lines.append(_("You must follow the suit led if you can. If you cannot, you may play anything."))
    if rules.game == "schmier":
        lines.append(_("When the joker is led, it asks for trump."))
    lines.append(_("The highest trump takes the trick. If there is no trump in it, the highest card of the suit led takes it. Whoever "
                   "takes a trick leads to the next. After six tricks the deal is over."))
    return lines


def _points(rules: Rules) -> list[str]:
    """R50 to R55."""
    lines = _smear_points(rules) if rules.game == "smear" else _schmier_points(rules)
    lines.append(_("Game goes to the side with the most pips in the cards it has won. An ace counts 4, a king 3, a queen 2, a jack 1 "
                   "and a 10 counts 10."))
    if rules.game == "schmier":
        lines[-1] = _("Game goes to the side with the most pips in the cards it has won. An ace counts 4, a king 3, a queen 2, a jack 1, "
                      "a 10 counts 10 and the joker 1.")
    lines.append(sentence("game_tie", rules))
    return lines


def _schmier_points(rules: Rules) -> list[str]:
    low = _("Low goes to the side that plays the 2 of trump, no matter who wins the trick.")
    if rules.low == "taker":
        low = _("Low goes to the side that wins the trick with the 2 of trump.")
    return [
        _("There are six points in every deal."),
        _("High goes to the side that plays the ace of trump."),
        low,
        _("Right goes to the side that wins the trick with the right bower, Left to the side that wins the left bower, and Joker to the "
          "side that wins the joker."),
    ]


def _smear_points(rules: Rules) -> list[str]:
    lines = [_("There are up to four points in a deal.")]
    if rules.high_low == "in_play":
        lines.append(_("High goes to the side that plays the highest trump of the deal."))
        low = _("Low goes to the side that plays the lowest trump of the deal, no matter who wins the trick.")
        taken = _("Low goes to the side that wins the trick with the lowest trump of the deal.")
    else:
        lines.append(_("High goes to the side that plays the ace of trump."))
        low = _("Low goes to the side that plays the 7 of trump, no matter who wins the trick.")
        taken = _("Low goes to the side that wins the trick with the 7 of trump.")
    lines.append(taken if rules.low == "taker" else low)
    lines.append(_("Jack goes to the side that wins the trick with the jack of trump."))
    if rules.high_low == "in_play":
        lines.append(_("If the jack of trump is not in play, nobody scores its point."))
    else:
        lines.append(_("If one of these cards is not in play, nobody scores its point."))
    return lines


def _winning(rules: Rules) -> list[str]:
    """R60 to R65."""
    lines = [
        _("The declarer's side scores every point it took, if that is at least as many as it bid. If not, it is set: it scores nothing, "
          "and its bid comes off its score. A score can be below zero."),
        _("Every other side always scores the points it took."),
    ]
    if rules.cap_defenders:
        lines.append(sentence("cap_defenders", rules))
    if rules.must_bid_out:
        return [*lines, _("A side wins when it makes its own bid and then stands at {target} points or more. Nobody else can "
                          "win.").format(target=rules.target)]
    lines.append(_("A side that reaches {target} points wins the game.").format(target=rules.target))
    lines.append(_several(rules))
    if rules.sides > 2:
        lines.append(_("If only sides that did not declare are equal, another deal is played.") if rules.end_tie == "deal"
                     else _("If only sides that did not declare are equal, they win together."))
    return lines


def _several(rules: Rules) -> str:
    if rules.declarer_first:
        return _("If several sides get there in the same deal, the declarer's side wins if it is one of them; otherwise the side with "
                 "the most points.")
    return _("If several sides get there in the same deal, the one with the most points wins. If they are equal, the declarer's side "
             "wins if it is one of them.")

"""Computer players. They see views, never states."""

from schmier_gui.ai.arena import play_game
from schmier_gui.ai.bot import Bot, decide
from schmier_gui.ai.profile import PROFILES, Profile, ProfileError
from schmier_gui.ai.roster import make_bot, make_bots, seat_seed
from schmier_gui.ai.turn import Turn

__all__ = ["PROFILES", "Bot", "Profile", "ProfileError", "Turn", "decide", "make_bot", "make_bots", "play_game", "seat_seed"]

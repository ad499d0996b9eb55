"""The bedroom: the bed against the back wall, a wardrobe to the left of it, windows in two walls."""

from .bedroom_things import bedroom_looks, put_bedroom_things
from .camera import put_cameras
from .ceilings import ceilings_of
from .garden import put_garden
from .light import put_daylight, put_panel, put_sky, put_sun
from .room import Room
from .soft_floors import bedroom_floors
from .windows import put_curtain, put_window

WINDOW = (-1.16, -0.06, 0.80, 2.12)  # on the back wall
SIDE_WINDOW = (-3.10, -1.35, 0.45, 2.15)  # on the left wall
HEIGHT = 2.50


def build(description):
    """Builds the bedroom in an empty scene."""
    look = bedroom_looks()
    room = Room((-2.55, 2.25), (-5.9, 0.0), HEIGHT)
    room.ceiling = ceilings_of('ceiling')
    room.close({'back': [WINDOW], 'left': [SIDE_WINDOW]})
    room.put_floor('bedroom-floor', bedroom_floors('bedroom-floor'))
    put_window(room.at('back'), WINDOW, room.trim, look.glass, 1, (), look.stone)
    put_window(room.at('left'), SIDE_WINDOW, room.trim, look.glass, 2, (), look.stone)
    put_curtain(room.at('back'), -1.36, -1.06, 2.40, look.linen, None, 21, 4)
    put_curtain(room.at('back'), -0.16, 0.10, 2.40, look.linen, None, 22, 4)
    put_curtain(room.at('left'), -3.50, -3.02, 2.40, look.linen, None, 23, 5)
    put_curtain(room.at('left'), -1.45, -1.02, 2.40, look.linen, None, 24, 5)
    put_bedroom_things(room, look)
    put_light(room)
    put_cameras(description['cameras'])


def put_light(room):
    """Morning sun through the side window, sky through both, a little fill."""
    put_sky()
    put_sun((-0.80, -0.14, 0.43), 18.0, '#ffecd2')
    put_daylight(room.at('left'), SIDE_WINDOW, 105)
    put_daylight(room.at('back'), WINDOW, 34)
    put_panel((0.2, -5.5, 1.9), (3.2, 1.8), 20, (0, 1, -0.12), '#fff8f0')
    put_garden([(-4.6, 10, 0.75), (-0.6, 13, 0.8), (-12, -3.5, 0.85), (-14, 2.0, 0.9)])

"""A tiled room with a bench. Its back wall opens to the sauna, or is closed in a house without a sauna."""

from .bathroom import floors_of, tiles_of
from .camera import put_cameras
from .garden import put_garden
from .light import put_daylight, put_panel, put_sky, put_sun
from .room import Room
from .sauna_things import put_resting, put_saunas, sauna_looks
from .solids import Solid
from .windows import put_window

HEIGHT = 2.42
WINDOW = (-2.55, -1.45, 0.95, 2.10)  # on the left wall
SAUNA = (-0.62, 1.62, 0.0, 2.12)  # on the back wall


def build(description):
    """Builds the room in front of the sauna in an empty scene."""
    look = sauna_looks()
    room = Room((-2.05, 1.95), (-5.4, 0.0), HEIGHT, variable_walls=False)
    room.wall = tiles_of('tiles')
    for name, (at, start, end) in room.wall_frames().items():
        room.put_wall(name, at, start, end, {'left': [WINDOW], 'back': [SAUNA]}.get(name, []), 'tiles')
    put_closed_wall(room)
    top, (x0, x1), (y0, y1) = Solid(), room.x, room.y
    top.quad((x0, y0, HEIGHT), (x0, y1, HEIGHT), (x1, y1, HEIGHT), (x1, y0, HEIGHT))
    top.place('ceiling', room.ceiling)
    room.put_floor('bath-floor', floors_of('bath-floor'))
    put_window(room.at('left'), WINDOW, room.trim, look.glass, 1, (), look.stone, casing=False)
    put_resting(room, look)
    put_saunas(SAUNA)
    put_light(room)
    put_cameras(description['cameras'])


def put_closed_wall(room):
    """The wall of a house without a sauna."""
    u0, u1, z0, z1 = SAUNA
    closed = Solid()
    closed.quad((u0, 0, z0), (u1, 0, z0), (u1, 0, z1), (u0, 0, z1))
    closed.place('wall-closed', room.wall, 'tiles', 'sauna:none', at=room.at('back'))


def put_light(room):
    """Daylight from the left, small lamps in the ceiling, a little fill."""
    put_sky()
    put_sun((-0.80, -0.20, 0.60), 12.0, '#fff0dc')
    put_daylight(room.at('left'), WINDOW, 66)
    put_panel((0.1, -5.0, 2.0), (2.4, 1.4), 20, (0, 1, -0.15), '#fff8f0')
    for x, y in ((-1.2, -1.0), (0.5, -1.0), (-0.4, -2.4), (1.3, -2.4)):
        put_panel((x, y, HEIGHT - 0.01), (0.09, 0.09), 4.5, (0, 0, -1), '#ffdfb8', 126)
    put_garden([(-9.5, 1.5, 0.8), (-11, -4.5, 0.85)])

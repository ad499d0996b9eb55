"""The hall: the stairs along the back wall with the opening to the floor above, and a place for coats at the left."""

from . import patterns
from .camera import put_cameras
from .garden import put_garden
from .hall_additions import put_hall_floors
from .hall_things import hall_looks, put_hall_things
from .light import put_daylight, put_panel, put_sky, put_sun
from .room import Room, around, put_skirting
from .solids import Solid
from .stairs import stair_looks, put_stairs
from .surfaces import paint
from .windows import put_curtain, put_glazed_door

LOW, UPPER, ROOF = 2.55, 2.80, 5.1  # the heights of the hall's ceiling, of the floor above and of the ceiling above
DOOR = (-3.30, -1.50, 0.0, 2.18)  # on the left wall
OPENING = (-0.85, 2.62, -2.02, 0.0)  # the opening in the floor above, in x and y
CLOSED = {
    'stairs:svang': [(-0.85, 2.62, -2.02, -0.965)],
    'stairs:rak': [(-0.85, 2.62, -2.02, -0.965), (2.29, 2.62, -0.965, 0)],
    'stairs:u': [(-0.85, 0.03, -2.02, 0)],
}


def build(description):
    """Builds the hall with the stairs in an empty scene."""
    look = hall_looks()
    room = Room((-3.0, 2.62), (-5.6, 0.0), LOW)
    put_walls(room)
    room.put_floor('base', hall_floor())
    put_hall_floors(room)
    put_glazed_door(room.at('left'), DOOR, room.trim, look.glass, look.steel)
    put_curtain(room.at('left'), -1.52, -1.10, 2.42, look.linen, None, 4, 5)
    put_ceilings(room)
    put_stairs(stair_looks())
    put_hall_things(room, look)
    put_light(room)
    put_cameras(description['cameras'])


def hall_floor():
    """Makes the usual tiles under a name that no answer has, so that the base picture always shows them."""
    tiles = patterns.tiles('hall-base', 'klinker', '#9f9d96', '#86847d', (0.3, 0.3), 0.0, 'xy', 0.38, 0.003, look=patterns.stoneware('#a5a39c', 0.06))
    return tiles


def put_walls(room):
    """Builds walls up to the roof of the floor above, because they are visible through the opening for the stairs."""
    room.height = ROOF
    for name, (at, start, end) in room.wall_frames().items():
        holes = [DOOR] if name == 'left' else []
        room.put_wall(name, at, start, end, holes)
        gaps = [(u0 - 0.07, u1 + 0.07) for u0, u1, *_ in holes]
        if name == 'back':
            gaps = [(-1.45, 2.62)]
        for u0, u1 in around(gaps, start, end):
            put_skirting(at, u0, u1, room.trim)
    room.height = LOW


def put_ceilings(room):
    """Builds the hall's ceiling with the opening for the stairs, the parts of this opening that each staircase closes, and the ceiling of
    the floor above.
    """
    (x0, x1), (y0, y1), (a, b, c, d) = room.x, room.y, OPENING
    made, top = Solid(), Solid()
    for ax, bx, ay, by in ((x0, a, y0, y1), (a, b, y0, c)):
        made.quad((ax, ay, LOW), (ax, by, LOW), (bx, by, LOW), (bx, ay, LOW))
    made.quad((a, c, LOW), (b, c, LOW), (b, c, UPPER), (a, c, UPPER))
    made.quad((a, c, LOW), (a, d, LOW), (a, d, UPPER), (a, c, UPPER))
    made.place('hall-ceiling', room.ceiling)
    white = paint('ceiling-closed', '#f6f4ef', 0.9, 0.008, group='stairs')
    for when, parts in CLOSED.items():
        closed = Solid()
        for ax, bx, ay, by in parts:
            closed.box((ax, bx), (ay, by), (LOW, UPPER))
        closed.place('floor-above', white, 'stairs', when)
    top.quad((x0, y0, ROOF), (x0, y1, ROOF), (x1, y1, ROOF), (x1, y0, ROOF))
    top.place('ceiling', room.ceiling)


def put_light(room):
    """Sun through the glazed door, a skylight over the stair, a little fill and two lamps."""
    put_sky()
    put_sun((-0.80, -0.22, 0.40), 20.0, '#ffecd2')
    put_daylight(room.at('left'), DOOR, 120)
    put_panel((1.0, -0.9, ROOF - 0.05), (2.4, 1.5), 75, (0, 0, -1), '#eef4ff')
    put_panel((0.1, -5.3, 1.9), (3.2, 1.8), 26, (0, 1, -0.12), '#fff8f0')
    put_panel((-2.1, -0.4, 2.5), (0.8, 0.1), 4, (0, 0.2, -1), '#ffdfb4')
    put_garden([(-12, 3.5, 0.9), (-14, -9, 0.9)])

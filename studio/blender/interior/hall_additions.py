"""The floors of the hall with its stair: those of the hall inside the front door, laid on the base's, which is the usual one."""

import bpy

from .entrance import floors_of
from .solids import Solid

GROUP = 'hall-floor'


def put_hall_floors(room, thick=0.002):
    """A floor for each key but the base's own."""
    floors_of(GROUP)
    (x0, x1), (y0, y1) = room.x, room.y
    for key in ('granitkeramik', 'skiffer', 'kalksten', 'ekparkett'):
        made = Solid()
        made.quad((x0, y0, thick), (x1, y0, thick), (x1, y1, thick), (x0, y1, thick))
        made.place(f'floor-{key}', bpy.data.materials[f'{GROUP}:{key}'], GROUP, f'{GROUP}:{key}')

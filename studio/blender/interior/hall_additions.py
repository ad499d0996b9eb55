"""The floors of the hall with the stairs, which are the same as the floors of the entrance hall. They cover the floor that the base
picture shows.
"""

import bpy

from .entrance import floors_of
from .solids import Solid

GROUP = 'hall-floor'


def put_hall_floors(room, thick=0.002):
    """Makes a floor for each key except that of the base picture."""
    floors_of(GROUP)
    (x0, x1), (y0, y1) = room.x, room.y
    for key in ('granitkeramik', 'skiffer', 'kalksten', 'ekparkett'):
        made = Solid()
        made.quad((x0, y0, thick), (x1, y0, thick), (x1, y1, thick), (x0, y1, thick))
        made.place(f'floor-{key}', bpy.data.materials[f'{GROUP}:{key}'], GROUP, f'{GROUP}:{key}')

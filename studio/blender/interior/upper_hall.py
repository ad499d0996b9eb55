"""The hall and family room upstairs: under the roof, with a window in the gable that shows the tops of the trees."""

import bpy
from mathutils import Matrix, Vector

from .camera import put_cameras
from .ceilings import ceilings_of
from .garden import put_garden
from .light import put_daylight, put_panel, put_sky, put_sun
from .room import Room
from .soft_floors import upper_floors
from .solids import Solid
from .upper_hall_things import put_upper_things, upper_looks
from .windows import put_curtain, put_window

WINDOW = (-0.95, 0.75, 0.62, 2.02)  # in the gable, which is the back wall
HALF, DEEP = 2.75, 6.0
KNEE, HEIGHT, FLAT = 1.28, 2.42, 1.30  # the height at which the roof begins, the height of the ceiling, and half the width of its flat part
STOREY = 2.8  # from the garden up to this floor


def build(description):
    """Builds the hall upstairs in an empty scene."""
    look = upper_looks()
    room = Room((-HALF, HALF), (-DEEP, 0.0), HEIGHT)
    room.ceiling = ceilings_of('ceiling')
    room.close({'back': [WINDOW]})
    put_slopes(room)
    room.put_floor('upper-floor', upper_floors('upper-floor'))
    put_window(room.at('back'), WINDOW, room.trim, look.glass, 2, (), look.stone)
    put_curtain(room.at('back'), -1.20, -0.86, 2.26, look.linen, None, 31, 4)
    put_curtain(room.at('back'), 0.66, 1.00, 2.26, look.linen, None, 32, 4)
    put_upper_things(room, look)
    put_light(room)
    put_cameras(description['cameras'])


def put_slopes(room):
    """Builds the underside of the roof on either side. Each side has its own coordinates, so that its boards have their width along the
    slope.
    """
    for side in (-1, 1):
        low, high = Vector((side * HALF, 0, KNEE)), Vector((side * FLAT, 0, HEIGHT))
        along, deep = (high - low).normalized(), Vector((0, -1, 0))
        at = Matrix((along, deep, along.cross(deep))).transposed().to_4x4()
        at.translation = low
        slope, length = Solid(), (high - low).length
        slope.quad((0, 0, 0), (length, 0, 0), (length, DEEP, 0), (0, DEEP, 0))
        slope.place('slope', room.ceiling, at=at)


def put_light(room):
    """Adds sun and sky through the gable's window, and the light from the other gable, which is behind the camera."""
    put_sky()
    put_sun((-0.42, 0.80, 0.50), 15.0, '#ffecd2')
    put_daylight(room.at('back'), WINDOW, 120)
    put_panel((0.0, -5.7, 1.4), (2.0, 1.3), 62, (0, 1, -0.05), '#f3f4f6')
    before = set(bpy.data.objects)
    put_garden([(-3.6, 9, 1.0), (0.9, 11.5, 1.1), (3.8, 14, 1.0), (-7, 15, 1.1)])
    for thing in set(bpy.data.objects) - before:
        if thing.parent is None:
            thing.location.z -= STOREY

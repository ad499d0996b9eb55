"""Coffee table, shelves, sockets and floor lamp. z = 0 is the floor, and fronts face negative y."""

import math

from .light import put_bulb
from .solids import Solid
from .surfaces import glow, voile


def put_round_table(at, radius, height, wood, dark=None):
    """A round coffee table on three legs."""
    made, legs = Solid(), Solid()
    made.lathe((0, 0, height - 0.03), [(0.0, 0.0), (radius - 0.03, 0.0), (radius - 0.004, 0.016), (radius, 0.024), (radius - 0.004, 0.03), (0.0, 0.03)], 72)
    made.place('round-table', wood, smooth=True, at=at)
    for k in range(3):
        a = 2.094 * k + 0.5
        x, y = math.cos(a), math.sin(a)
        legs.tube([(x * radius * 0.86, y * radius * 0.86, 0), (x * radius * 0.62, y * radius * 0.62, height - 0.03)], [0.014, 0.02], 16)
    legs.place('round-table-legs', dark or wood, smooth=True, at=at)


def put_shelf(at, x, z, length, wood, depth=0.2, thick=0.028, group='base', when=None):
    """A board on the wall without visible brackets."""
    made = Solid()
    made.box((x - length / 2, x + length / 2), (-depth, 0), (z - thick, z))
    made.place('shelf', wood, group, when, bevel=0.003, at=at)


def put_floor_lamp(at, metal, watts=9.0, height=1.46):
    """Builds a floor lamp: a stem on a round foot with a glowing linen shade."""
    made, shade = Solid(), Solid()
    made.lathe((0, 0, 0), [(0.0, 0.0), (0.14, 0.0), (0.14, 0.012), (0.02, 0.022), (0.0, 0.022)], 48)
    made.tube([(0, 0, 0.02), (0, 0, height - 0.1)], 0.009, 16)
    made.place('floor-lamp', metal, smooth=True, at=at)
    shade.lathe((0, 0, height - 0.28), [(0.21, 0.0), (0.165, 0.27)], 56)
    linen = shade.place('lamp-linen', voile('lamp-linen', '#f0e2c6', 0.55), smooth=True, at=at)
    linen.visible_shadow = False
    inside = Solid()
    inside.lathe((0, 0, height - 0.22), [(0.001, 0.0), (0.03, 0.02), (0.035, 0.05), (0.02, 0.09)], 20)
    inside.place('lamp-glow', glow('lamp-glow', '#ffdca8', 7.0), smooth=True, at=at)
    place = at.to_translation()
    put_bulb((place.x, place.y, height - 0.15), watts, 0.05)


def put_socket(at, u, z, material, count=2):
    """Wall sockets in one plate."""
    made = Solid()
    made.box((u - 0.04 * count, u + 0.04 * count), (-0.009, 0), (z - 0.04, z + 0.04))
    for i in range(count):
        x = u + (i - (count - 1) / 2) * 0.072
        made.tube([(x, -0.009, z), (x, -0.0094, z)], 0.021, 24)
    made.place('socket', material, bevel=0.002, at=at)

"""Tables, chairs, stools and lamps. Each begins at z = 0 of its own coordinates, and its front faces negative y."""

import math

from .light import put_bulb
from .solids import Solid, frame


def put_table(at, length, width, wood, height=0.74, group='base', when=None):
    """A table top with bevelled underside on four turned, tapering legs."""
    top, legs = Solid(), Solid()
    strips = 6
    for i in range(strips):
        y0 = -width / 2 + i * width / strips
        top.box((-length / 2, length / 2), (y0 + 0.0002, y0 + width / strips - 0.0002), (height - 0.028, height))
    top.place('table-top', wood, group, when, bevel=0.003, at=at)
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (length / 2 - 0.10), sy * (width / 2 - 0.09)
            legs.tube([(x + sx * 0.03, y + sy * 0.02, 0), (x, y, height - 0.03)], [0.017, 0.030], 20)
        legs.box((sx * (length / 2 - 0.10) - 0.011, sx * (length / 2 - 0.10) + 0.011), (-width / 2 + 0.1, width / 2 - 0.1), (height - 0.095, height - 0.028))
    for sy in (-1, 1):
        legs.box((-length / 2 + 0.11, length / 2 - 0.11), (sy * (width / 2 - 0.09) - 0.011, sy * (width / 2 - 0.09) + 0.011), (height - 0.095, height - 0.028))
    legs.place('table-legs', wood, group, when, smooth=True, at=at)


def put_chair(x, y, turn, wood, seat, group='base', when=None):
    """A turned wooden chair: round legs, a seat of paper cord, a bent back rail."""
    at = frame(x, y, 0, turn)
    made, woven = Solid(), Solid()
    half, deep, high = 0.225, 0.205, 0.445
    for sx in (-1, 1):
        made.tube([(sx * half, -deep, 0), (sx * (half - 0.01), -deep, high + 0.012)], [0.013, 0.019], 16)
        back = [(sx * (half - 0.03), deep + 0.03, 0), (sx * (half - 0.035), deep, 0.44), (sx * (half - 0.025), deep + 0.045, 0.78)]
        made.tube(back, [0.013, 0.019, 0.014], 16)
        for z in (0.18, 0.27):
            made.tube([(sx * (half - 0.004), -deep, z), (sx * (half - 0.032), deep + 0.014, z)], 0.009, 12)
    for z in (0.22, 0.40):
        made.tube([(-half, -deep, z), (half, -deep, z)], 0.010, 12)
    made.tube([(-half + 0.03, deep + 0.01, 0.24), (half - 0.03, deep + 0.01, 0.24)], 0.009, 12)
    rows = []
    for z, away in ((0.665, 0.0), (0.70, -0.006), (0.76, -0.002), (0.80, 0.006)):
        rows.append([(half * 1.12 * s, deep + 0.075 - 0.055 * s * s + away, z + 0.006 * (1 - s * s)) for s in [i / 10 - 1 for i in range(21)]])
    thick = [[(px, py + 0.013, pz) for px, py, pz in row] for row in reversed(rows)]
    made.sheet(rows + thick + rows[:1])
    made.place('chair', wood, group, when, smooth=True, at=at)
    cord = []
    for i in range(17):
        v = i / 8 - 1
        cord.append([((half + 0.008 - 0.012 * (v + 1)) * s, deep * v, high + 0.016 - 0.016 * (1 - v * v) * (1 - s * s)) for s in [k / 10 - 1 for k in range(21)]])
    woven.sheet(cord)
    low = [[(px, py, high - 0.022) for px, py, _ in row] for row in cord]
    woven.sheet([list(edge) for edge in zip(*[(cord[0][k], low[0][k]) for k in range(21)])])
    for column in (0, 20):
        woven.sheet([[row[column] for row in cord], [row[column] for row in low]])
    woven.place('chair-seat', seat, group, when, smooth=True, at=at)


def put_stool(x, y, turn, wood, metal, group='base', when=None, height=0.65):
    """A bar stool with a saddled seat and a foot ring."""
    at = frame(x, y, 0, turn)
    legs, seat = Solid(), Solid()
    for k in range(4):
        a = math.radians(45 + 90 * k)
        legs.tube([(math.cos(a) * 0.235, math.sin(a) * 0.235, 0), (math.cos(a) * 0.13, math.sin(a) * 0.13, height - 0.02)], [0.012, 0.015], 14)
    ring = [(math.cos(math.radians(t)) * 0.197, math.sin(math.radians(t)) * 0.197, 0.22) for t in range(0, 361, 15)]
    legs.tube(ring, 0.008, 10)
    legs.place('stool-legs', metal, group, when, smooth=True, at=at)
    top, low = [], []
    for i in range(13):
        v = i / 6 - 1
        wide = 0.20 * (1 - abs(v) ** 4) ** 0.25 if abs(v) < 1 else 0.001
        top.append([(wide * s, 0.17 * v, height + 0.018 * s * s - 0.004) for s in [k / 6 - 1 for k in range(13)]])
        low.append([(wide * s, 0.17 * v, height + 0.018 * s * s - 0.030) for s in [k / 6 - 1 for k in range(13)]])
    seat.sheet(top)
    seat.sheet(list(reversed(low)))
    for column in (0, 12):
        seat.sheet([[row[column] for row in top], [row[column] for row in low]])
    seat.place('stool-seat', wood, group, when, smooth=True, at=at)


def put_pendant(x, y, z, ceiling, shade, cord, watts=9.0, radius=0.22, group='base', when=None):
    """Builds a dome lamp: an opaque shade, white inside, and a warm bulb. z is its lower edge."""
    outer, line = Solid(), Solid()
    high = radius * 0.86
    profile = [(radius, 0.0), (radius * 0.985, high * 0.20), (radius * 0.90, high * 0.47), (radius * 0.70, high * 0.74), (radius * 0.40, high * 0.93), (radius * 0.16, high)]
    neck = [(radius * 0.14, high), (radius * 0.14, high + 0.05), (radius * 0.06, high + 0.07), (0.004, high + 0.075)]
    outer.lathe((x, y, z), profile + neck, 56)
    inner = [(r - 0.004 if i else r, h) for i, (r, h) in enumerate(profile)]
    outer.lathe((x, y, z), list(reversed(inner)), 56, slot=1)
    outer.place('pendant', [shade, *_inside()], group, when, smooth=True)
    line.tube([(x, y, z + high + 0.07), (x, y, ceiling)], 0.0028, 8)
    line.lathe((x, y, ceiling - 0.022), [(0.0, 0.0), (0.05, 0.0), (0.055, 0.022)], 32)
    line.place('pendant-cord', cord, group, when, smooth=True)
    bulb = Solid()
    bulb.lathe((x, y, z + high * 0.30), [(0.001, 0), (0.025, 0.008), (0.034, 0.034), (0.025, 0.06), (0.014, 0.08)], 24)
    bulb.place('bulb', _glow(), group, when, smooth=True)
    lamp = put_bulb((x, y, z + high * 0.30 - 0.02), watts)
    lamp['group'] = group
    if when:
        lamp['when'] = when


def _glow():
    import bpy

    from .surfaces import glow

    return bpy.data.materials.get('bulb-glow') or glow('bulb-glow', '#ffdca8', 9.0)


def _inside():
    import bpy

    from .surfaces import plain

    return [bpy.data.materials.get('shade-inside') or plain('shade-inside', '#efe9dc', 0.5)]

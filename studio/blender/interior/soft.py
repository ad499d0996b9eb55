"""Soft furnishing: sofa, armchair, cushions, throws, rugs, towels. z = 0 is the floor, and fronts face negative y."""

import math
import random

from mathutils import Matrix

from .solids import Solid, frame


def pad(made, centre, size, square=0.22, slot=0, steps=(40, 22), sag=0.0):
    """A stuffed block: a box whose faces bulge and whose corners are round."""
    (cx, cy, cz), (w, d, h) = centre, size

    def power(value, exponent):
        return math.copysign(abs(value) ** exponent, value)

    rows = []
    for j in range(steps[1] + 1):
        up = math.pi * (j / steps[1] - 0.5)
        row = []
        for i in range(steps[0] + 1):
            turn = 2 * math.pi * i / steps[0]
            x = power(math.cos(up), square) * power(math.cos(turn), square)
            y = power(math.cos(up), square) * power(math.sin(turn), square)
            z = power(math.sin(up), square * 1.25)
            dip = sag * (1 - x * x) * (1 - y * y) if z > 0 else 0.0
            row.append((cx + x * w / 2, cy + y * d / 2, cz + z * h / 2 - dip))
        rows.append(row)
    made.sheet(rows, slot)


def put_cushion(place, size, material, thick=0.15, seed=1, when=None):
    """Builds a cushion with pinched corners and a few creases. Its flat side is the xz plane of its coordinates."""
    chance = random.Random(seed)
    creases = [(chance.uniform(2, 5), chance.uniform(2, 5), chance.uniform(0, 6.28)) for _ in range(4)]
    made, n = Solid(), 24
    for side in (-1, 1):
        rows = []
        for j in range(n + 1):
            v = 2 * j / n - 1
            row = []
            for i in range(n + 1):
                u = 2 * i / n - 1
                body = ((1 - u * u) * (1 - v * v)) ** 0.42
                pinch = 1 - 0.07 * (1 - abs(u) ** 2) * abs(v) ** 2
                wide = 1 - 0.07 * (1 - abs(v) ** 2) * abs(u) ** 2
                fold = sum(0.004 * math.sin(a * u + b * v + c) for a, b, c in creases) * body
                row.append((u * size / 2 * wide, side * (thick / 2 * body + fold), size / 2 + v * size / 2 * pinch))
            rows.append(row)
        made.sheet(rows if side > 0 else list(reversed(rows)))
    made.place('cushion', material, when=when, smooth=True, at=place)


def leaning(x, y, z, turn=0.0, lean=15.0, roll=0.0):
    """Returns the coordinates for a cushion that leans back."""
    tilt = Matrix.Rotation(math.radians(-lean), 4, 'X') @ Matrix.Rotation(math.radians(roll), 4, 'Y')
    return frame(x, y, z, turn) @ tilt


def put_sofa(at, length, fabric, wood, depth=0.92):
    """A low sofa: plinth on wooden legs, two seats, two backs, slender arms."""
    made, legs = Solid(), Solid()
    arm, back = 0.14, 0.20
    inner = length - 2 * arm
    pad(made, (0, 0, 0.24), (length - 0.01, depth - 0.02, 0.19), 0.10)
    for side in (-1, 1):
        pad(made, (side * (length / 2 - arm / 2), 0, 0.385), (arm, depth, 0.45), 0.17)
        pad(made, (side * inner / 4, -back / 2 + 0.01, 0.395), (inner / 2 - 0.006, depth - back - 0.03, 0.19), 0.17, sag=0.014)
        pad(made, (side * inner / 4, depth / 2 - back * 0.78, 0.605), (inner / 2 - 0.01, back * 0.98, 0.46), 0.24)
    pad(made, (0, depth / 2 - 0.05, 0.44), (inner + 0.04, 0.10, 0.56), 0.15)
    made.place('sofa', fabric, smooth=True, at=at)
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (length / 2 - 0.12), sy * (depth / 2 - 0.1)
            legs.tube([(x, y, 0), (x, y, 0.16)], [0.014, 0.022], 16)
    legs.place('sofa-legs', wood, smooth=True, at=at)


def put_armchair(at, fabric, wood, width=0.70):
    """An easy chair of bent wood with loose cushions."""
    made, cushions = Solid(), Solid()
    for side in (-1, 1):
        x = side * width / 2
        made.tube([(x, -0.34, 0), (x, -0.335, 0.30), (x, -0.33, 0.545)], [0.016, 0.021, 0.019], 16)
        made.tube([(x, 0.38, 0), (x, 0.30, 0.30), (x, 0.25, 0.56)], [0.016, 0.021, 0.019], 16)
        rest = [(x, -0.40, 0.555), (x, -0.25, 0.570), (x, 0.0, 0.562), (x, 0.27, 0.555)]
        made.tube(rest, [0.014, 0.026, 0.024, 0.018], 16)
        made.tube([(x - side * 0.03, -0.33, 0.315), (x - side * 0.03, 0.29, 0.245)], 0.017, 12)
    made.tube([(-width / 2, -0.325, 0.315), (width / 2, -0.325, 0.315)], 0.016, 12)
    made.tube([(-width / 2, 0.30, 0.25), (width / 2, 0.30, 0.25)], 0.016, 12)
    for i in range(6):
        x = -width / 2 + 0.09 + i * (width - 0.18) / 5
        made.tube([(x, 0.27, 0.28), (x, 0.42, 0.84)], 0.008, 10)
    made.tube([(-width / 2 + 0.06, 0.42, 0.85), (width / 2 - 0.06, 0.42, 0.85)], 0.016, 12)
    made.place('armchair', wood, smooth=True, at=at)
    pad(cushions, (0, -0.04, 0.375), (width - 0.07, 0.66, 0.15), 0.2, sag=0.012)
    cushions.place('armchair-seat', fabric, smooth=True, at=at @ Matrix.Rotation(math.radians(-5), 4, 'X'))
    back = Solid()
    pad(back, (0, 0, 0.26), (width - 0.09, 0.14, 0.52), 0.24)
    back.place('armchair-back', fabric, smooth=True, at=at @ Matrix.Translation((0, 0.225, 0.385)) @ Matrix.Rotation(math.radians(-15), 4, 'X'))


def put_throw(at, x, y, z, width, front, rear, material, seed=3):
    """Builds a blanket over an edge along x. It hangs down in front, covers the top, and reaches a little behind it. `y` is (from, to)."""
    chance = random.Random(seed)
    phase = [chance.uniform(0, 6.28) for _ in range(3)]
    y0, y1 = y
    path = [(y0 - 0.012, z - front * (1 - k / 10)) for k in range(10)]
    path += [(y0 - 0.008, z - 0.01), (y0 + 0.01, z + 0.006)]
    path += [(y0 + (y1 - y0) * k / 6, z + 0.012) for k in range(1, 6)]
    path += [(y1 - 0.01, z + 0.006), (y1 + 0.012, z - 0.02), (y1 + 0.014, z - rear)]
    rows = []
    for k, (py, pz) in enumerate(path):
        hang = max(0.0, 1 - k / 10)
        row = []
        for i in range(41):
            u = i / 40
            wave = math.sin(u * 19 + phase[0]) * 0.5 + math.sin(u * 9 + phase[1] + hang) * 0.5
            row.append((x + (u - 0.5) * width * (1 - 0.06 * hang), py - 0.014 * wave * (0.25 + hang) - 0.006, pz + 0.004 * wave + 0.006 * math.sin(u * 5 + phase[2]) * hang))
        rows.append(row)
    made = Solid()
    made.sheet(rows)
    cloth = made.place('throw', material, smooth=True, at=at)
    thick = cloth.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = 0.008
    return cloth


def put_rug(x, y, size, material, edge, turn=0.0):
    """A woven rug with a bound edge, lying almost flat."""
    at, (wide, deep) = frame(x, y, 0, turn), size
    chance, made, n = random.Random(5), Solid(), 26
    bumps = [[chance.uniform(0, 0.0022) for _ in range(n + 1)] for _ in range(n + 1)]
    rows = [[(-wide / 2 + wide * i / n, -deep / 2 + deep * j / n, 0.009 + bumps[j][i]) for i in range(n + 1)] for j in range(n + 1)]
    made.sheet(rows)
    made.place('rug', material, smooth=True, at=at)
    rim = Solid()
    for sy in (-1, 1):
        rim.box((-wide / 2 - 0.004, wide / 2 + 0.004), (sy * deep / 2 - 0.012, sy * deep / 2 + 0.012), (0, 0.0125))
        for k in range(int(wide / 0.012)):
            x0 = -wide / 2 + k * 0.012 + 0.006
            bend = chance.uniform(-0.006, 0.006)
            rim.tube([(x0, sy * (deep / 2 + 0.01), 0.006), (x0 + bend, sy * (deep / 2 + 0.05), 0.003)], 0.0018, 4)
    for sx in (-1, 1):
        rim.box((sx * wide / 2 - 0.006, sx * wide / 2 + 0.006), (-deep / 2, deep / 2), (0, 0.0115))
    rim.place('rug-edge', edge, at=at)


def put_towel(at, x, z, width, drop, material, y=-0.07, seed=2):
    """Builds a towel over a rail at the height z. Both halves hang down."""
    chance = random.Random(seed)
    phase = [chance.uniform(0, 6.28) for _ in range(2)]
    path = [(y - 0.016, z - drop * (1 - k / 12)) for k in range(13)] + [(y, z + 0.012)]
    path += [(y + 0.016, z - drop * 0.86 * k / 8) for k in range(9)]
    rows = []
    for k, (py, pz) in enumerate(path):
        hang = abs(z - pz) / drop
        rows.append([(x + (i / 20 - 0.5) * width * (1 - 0.05 * hang), py - 0.008 * hang * math.sin(i * 0.62 + phase[0]) - 0.003 * math.sin(i * 1.3 + phase[1]), pz) for i in range(21)])
    made = Solid()
    made.sheet(rows)
    cloth = made.place('towel', material, smooth=True, at=at)
    thick = cloth.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = 0.007

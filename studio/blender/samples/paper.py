"""Samples that show no material: floor plans as card models, papers, tools, and an empty sheet."""

import hashlib
import math

from interior.solids import Solid
from interior.surfaces import metal
from mathutils import Matrix

from .looks import coat, luminance, mixed, timber
from .stage import Shot

# Floor plans on a field of 12 × 9. All have the same outer walls. Each has a list of inner walls, and then a list of the door openings in
# these inner walls.
PLANS = (
    [((5, 0), (5, 3.2)), ((5, 4.4), (5, 9)), ((5, 5), (8, 5)), ((9.2, 5), (12, 5)), ((0, 5.6), (1.6, 5.6)), ((2.8, 5.6), (5, 5.6))],
    [((4, 0), (4, 4)), ((0, 4), (2.4, 4)), ((3.6, 4), (9, 4)), ((7.5, 4), (7.5, 5.4)), ((7.5, 6.6), (7.5, 9)), ((10.2, 4), (12, 4))],
    [((0, 3.4), (3, 3.4)), ((4.2, 3.4), (6.2, 3.4)), ((6.2, 0), (6.2, 3.4)), ((6.2, 3.4), (6.2, 6)), ((6.2, 7.2), (6.2, 9)), ((6.2, 5), (9.4, 5)), ((10.6, 5), (12, 5))],
    [((8, 0), (8, 2.2)), ((8, 3.4), (8, 9)), ((8, 4.6), (12, 4.6)), ((0, 6), (3, 6)), ((4.2, 6), (8, 6)), ((4.6, 6), (4.6, 9))],
    [((3.6, 0), (3.6, 2)), ((3.6, 3.2), (3.6, 4.4)), ((0, 4.4), (3.6, 4.4)), ((3.6, 4.4), (3.6, 5.6)), ((3.6, 6.8), (3.6, 9)), ((8.4, 5.6), (8.4, 9)), ((8.4, 5.6), (10.2, 5.6)), ((11.4, 5.6), (12, 5.6))],
)
UNIT = 0.031


def plan(sample):
    if sample.shape == 'roof':
        return gable(sample)
    if sample.shape == 'section':
        return section(sample)
    chosen = PLANS[int(hashlib.sha256(sample.colour.encode()).hexdigest(), 16) % len(PLANS)]
    table, floor, walls, things = Solid(), Solid(), Solid(), Solid()
    table.quad((-1, 0.0, -1), (1, 0.0, -1), (1, 0.0, 1), (-1, 0.0, 1))
    table.place('table', coat('table', sample.colour, 0.9, 0.07, 260.0, uneven=0.012))
    w, h = 6 * UNIT, 4.5 * UNIT
    floor.box((-w - 0.004, w + 0.004), (-0.004, 0.0), (-h - 0.004, h + 0.004))
    card = mixed('#f2eee5', sample.colour, 0.10)
    floor.place('floor', coat('floor', mixed(card, sample.colour, 0.35), 0.9, 0.05, 260.0), bevel=0.0008)

    def wall(a, b, thick):
        (x0, z0), (x1, z1) = a, b
        half = thick / 2 - 0.00002 * len(walls.faces) / 6  # so that no two walls have a face in the same plane
        xs = (x0 * UNIT - w - half, x1 * UNIT - w + half)
        zs = (z0 * UNIT - h - half, z1 * UNIT - h + half)
        walls.box(xs, (-0.030 + half * 0.05, -0.003), zs)

    for a, b in (((0, 0), (1.2, 0)), ((3.4, 0), (6.6, 0)), ((8.6, 0), (12, 0)), ((0, 9), (2, 9)), ((4, 9), (7, 9)), ((8.2, 9), (12, 9)), ((0, 0), (0, 3)), ((0, 5), (0, 9)), ((12, 0), (12, 6)), ((12, 7.6), (12, 9))):
        wall(a, b, 0.0085)
    for a, b in chosen:
        wall(a, b, 0.0048)
    walls.place('walls', coat('walls', card, 0.9, 0.04, 260.0), bevel=0.0007)
    for x, z, dx, dz in ((1.0, 1.0, 1.8, 0.9), (9.6, 7.0, 1.5, 1.3), (1.2, 7.2, 1.6, 1.2), (9.4, 1.6, 1.2, 1.2)):
        things.box((x * UNIT - w, (x + dx) * UNIT - w), (-0.012, -0.003), (z * UNIT - h, (z + dz) * UNIT - h))
    things.place('things', coat('things', mixed(sample.colour, '#b98d57', 0.5), 0.8, 0.05), bevel=0.001)
    return Shot(0.475)


def section(sample):
    """A card model of a section through a house: the height of its rooms."""
    table, back, walls = Solid(), Solid(), Solid()
    table.quad((-1, 0.0, -1), (1, 0.0, -1), (1, 0.0, 1), (-1, 0.0, 1))
    table.place('table', coat('table', sample.colour, 0.9, 0.07, 260.0, uneven=0.012))
    card = mixed('#f2eee5', sample.colour, 0.10)
    outline = [(-0.15, -0.13), (0.15, -0.13), (0.15, 0.03), (0.0, 0.13), (-0.15, 0.03)]
    back.prism(outline, (-0.004, 0.0))
    back.place('back', coat('back', mixed(card, sample.colour, 0.4), 0.9, 0.05, 260.0))
    walls.box((-0.158, -0.148), (-0.034, 0), (-0.13, 0.03))
    walls.box((0.148, 0.158), (-0.034, 0), (-0.13, 0.03))
    walls.box((-0.185, 0.185), (-0.034, 0), (-0.14, -0.128))
    for end in (-1, 1):
        walls.add([(end * x, y, z) for y in (-0.034, 0.0) for x, z in ((0.0, 0.130), (0.0, 0.145), (0.185, 0.0215), (0.178, 0.0115))], [(0, 1, 2, 3), (4, 7, 6, 5), (1, 5, 6, 2), (0, 3, 7, 4), (2, 6, 7, 3)])
    level = 0.022 - 0.03 * (int(sample.colour[1:3], 16) % 3 == 0)
    if luminance(sample.colour) > 0.47:
        walls.box((-0.15, 0.15), (-0.034, 0), (level, level + 0.006))
    walls.place('walls', coat('walls', card, 0.9, 0.04, 260.0), bevel=0.0006)
    figure = Solid()
    figure.tube([(-0.045, -0.016, -0.128), (-0.045, -0.016, -0.062)], [0.012, 0.009], 14)
    figure.lathe((-0.045, -0.016, -0.060), [(0.0, 0.0), (0.008, 0.003), (0.0095, 0.010), (0.007, 0.017), (0.0, 0.02)], 18)
    figure.place('figure', coat('figure', '#b98d57', 0.7, 0.05), smooth=True)
    return Shot(0.46)


def gable(sample):
    """A card model of a roof with its pitch."""
    rise = {'#b8bdbf': 0.26, '#7b8286': 0.8}.get(sample.colour, 0.52)
    table, body, roof = Solid(), Solid(), Solid()
    table.quad((-1, 0.0, -1), (1, 0.0, -1), (1, 0.0, 1), (-1, 0.0, 1))
    table.place('table', coat('table', '#d8d0c2', 0.9, 0.07, 260.0))
    half, low = 0.13, -0.07 - 0.04 * (rise > 0.6)
    top = low + 0.08
    body.prism([(-half, low), (half, low), (half, top), (0, top + rise * half), (-half, top)], (-0.05, 0.0))
    body.place('body', coat('body', '#f0ebe0', 0.9, 0.05, 260.0), bevel=0.001)
    for end in (-1, 1):
        out = half + 0.028
        points = [(end * x, y, z) for y in (-0.062, 0.0) for x, z in ((0, top + rise * half), (0, top + rise * half + 0.016), (out, top - rise * 0.028 + 0.016), (out, top - rise * 0.028))]
        roof.add(points, [(0, 1, 2, 3), (4, 7, 6, 5), (1, 5, 6, 2), (0, 3, 7, 4), (2, 6, 7, 3)])
    roof.place('roof', coat('roof', sample.colour, 0.8, 0.05, 200.0), bevel=0.001)
    return Shot(0.46)


def dokument(sample):
    """Papers held by a clip, on a folder in the sample's colour."""
    table, folder = Solid(), Solid()
    table.quad((-1, 0.006, -1), (1, 0.006, -1), (1, 0.006, 1), (-1, 0.006, 1))
    table.place('table', coat('table', mixed(sample.colour, '#d8d0c1', 0.82), 0.8, 0.10, 80.0, uneven=0.02))
    tilt = Matrix.Rotation(math.radians(-7), 4, 'Y')
    folder.box((-0.135, 0.135), (-0.001, 0.004), (-0.175, 0.165))
    folder.place('folder', coat('folder', sample.colour, 0.75, 0.12, 220.0, uneven=0.02), bevel=0.0012, at=tilt)
    for k, (turn, dx, dz) in enumerate(((-12, 0.010, -0.005), (-9.5, 0.004, 0.004), (-6, 0.0, 0.0))):
        sheet = Solid()
        y = -0.003 - 0.0014 * k
        rows = []
        for j in range(13):
            z = -0.148 + 0.297 * j / 12
            rows.append([(x, y - 0.006 * max(0.0, (x + 0.02) * 7) ** 2 * max(0.0, -z * 6) ** 2, z) for x in (-0.105 + 0.21 * i / 12 for i in range(13))])
        sheet.sheet(rows)
        sheet.place('sheet', coat('sheet', '#f3f0e8', 0.9, 0.03, 300.0, uneven=0.01), smooth=True, at=Matrix.Translation((dx, 0, dz)) @ Matrix.Rotation(math.radians(turn), 4, 'Y'))
    ink, head, clip = Solid(), Solid(), Solid()
    at, y = Matrix.Rotation(math.radians(-6), 4, 'Y'), -0.0063
    head.box((-0.078, -0.005), (y - 0.0002, y), (0.083, 0.092))
    head.box((-0.078, -0.03), (y - 0.0002, y), (0.066, 0.0715))
    for i in range(9):
        if i == 4:
            continue
        end = 0.078 if i not in (3, 8) else 0.02
        ink.box((-0.078, end), (y - 0.0002, y), (0.038 - i * 0.0135, 0.0408 - i * 0.0135))
    sign = [(0.012 + 0.055 * t, y - 0.0008, -0.107 + 0.011 * math.sin(t * 19) * (1 - t * 0.6) + 0.006 * t) for t in (i / 40 for i in range(41))]
    head.tube(sign, 0.0007, 5)
    head.place('head', coat('head', mixed(sample.colour, '#1d2430', 0.35), 0.8, 0), at=at)
    ink.place('ink', coat('ink', '#8d8a84', 0.9, 0), at=at)
    clip.box((-0.022, 0.022), (-0.016, 0.004), (0.135, 0.152))
    clip.tube([(-0.012, -0.012, 0.150), (-0.010, -0.016, 0.178), (0.010, -0.016, 0.178), (0.012, -0.012, 0.150)], 0.0014, 10)
    clip.place('clip', coat('clip', '#2b2b2b', 0.35, 0), bevel=0.002, at=at)
    return Shot(0.40, middle=(0, 0.002))


def ingen(sample):
    """The sample of an empty answer: heavy paper with an embossed ring and stroke."""
    made = Solid()
    rings, spokes = 150, 150
    size = 0.12
    rows = []
    for j in range(spokes + 1):
        z = -size + 2 * size * j / spokes
        row = []
        for i in range(rings + 1):
            x = -size + 2 * size * i / rings
            far = math.hypot(x, z)
            groove = 1.0 - min(1.0, abs(far - 0.046) / 0.0042) ** 2
            stroke = (1.0 - min(1.0, abs(x - z) / 1.414 / 0.0042) ** 2) if far < 0.047 else 0.0
            row.append((x, 0.0035 * max(0.0, groove, stroke), z))
        rows.append(row)
    made.sheet(rows)
    made.place('paper', coat('paper', sample.colour, 0.95, 0.16, 240.0, uneven=0.012), smooth=True)
    return Shot(0.2, match=0.5)


def verktyg(sample):
    """A folding rule and a pencil on planed boards."""
    bench, joints, pencil, lead = Solid(), Solid(), Solid(), Solid()
    for i in range(-3, 4):
        bench.box((-0.5, 0.5), (0.0, 0.02), (i * 0.11 + 0.01, i * 0.11 + 0.1192))
    is_painted = luminance(sample.colour) > 0.6
    r, g, b = (int(sample.colour[i : i + 2], 16) for i in (1, 3, 5))
    look = coat('bench', sample.colour, 0.5, 0.2, 5.0, stretch=(1, 20, 20)) if is_painted or b > r else timber('bench', sample.colour, along='x', roughness=0.6, figure=0.8)
    bench.place('bench', look, bevel=0.002)
    path = [(-0.15, -0.10), (-0.075, 0.095), (0.005, -0.095), (0.085, 0.10)]
    for k, ((x0, z0), (x1, z1)) in enumerate(zip(path, path[1:])):
        length, turn = math.hypot(x1 - x0, z1 - z0), math.atan2(z1 - z0, x1 - x0)
        at = Matrix.Translation((x0, 0, z0)) @ Matrix.Rotation(-turn, 4, 'Y')
        part, lines = Solid(), Solid()
        y = -0.004 - 0.0034 * k
        part.box((-0.009, length + 0.009), (y, y + 0.0032), (-0.009, 0.009))
        part.place('rule', coat('rule', '#f1e6c2', 0.5, 0.05), bevel=0.0008, at=at)
        for i in range(1, int(length / 0.005)):
            high = 0.009 if i % 10 == 0 else (0.006 if i % 2 == 0 else 0.004)
            lines.box((i * 0.005, i * 0.005 + 0.0007), (y - 0.0002, y), (-0.009, -0.009 + high))
        lines.place('marks', coat('marks', '#37302a', 0.8, 0), at=at)
    for k, (x, z) in enumerate(path[1:-1]):
        joints.tube([(x, 0, z), (x, -0.0155 - 0.003 * k, z)], 0.0058, 24)
    joints.place('joints', metal('joints', '#b28a4a', 0.3), bevel=0.0008)
    a, b_ = (0.095, -0.115), (0.165, 0.07)
    pencil.tube([(a[0], -0.006, a[1]), (b_[0], -0.006, b_[1])], 0.0055, 6)
    pencil.place('pencil', coat('pencil', '#9c2f22', 0.4, 0.05))
    dx, dz = (a[0] - b_[0]) / 0.198, (a[1] - b_[1]) / 0.198
    lead.tube([(a[0], -0.006, a[1]), (a[0] + dx * 0.016, -0.006, a[1] + dz * 0.016)], [0.0055, 0.0008], 12)
    lead.place('lead', coat('lead', '#dcb98a', 0.7, 0))
    return Shot(0.44)


PATTERNS = {'plan': plan, 'dokument': dokument, 'ingen': ingen, 'verktyg': verktyg}

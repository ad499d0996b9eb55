"""The four sets of bathroom furniture, each with basin, tap and mirror, in the coordinates of the back wall. Their middle is x = MIDDLE."""

from mathutils import Vector

from .light import put_panel
from .patterns import slab
from .solids import Solid, arc
from .surfaces import glow, metal, mirror, paint, plain, wood

MIDDLE = -0.48
GROUP = 'furniture'


def put_vanities(at):
    """Builds all four sets. The engine shows one of them."""
    chrome, brass = metal('bath-chrome', '#d3d6d8', 0.08, group=GROUP), metal('bath-brass', '#b28a4a', 0.22, group=GROUP)
    black = plain('bath-black', '#232323', 0.4, group=GROUP)
    basin = plain('basin', '#f3f2ee', 0.08, 0.6, 0.3, group=GROUP)
    glass = mirror('bath-mirror', GROUP)
    white = paint('vanity-white', '#f2efe8', 0.35, 0.006, group=GROUP)
    put_white(at, white, basin, chrome, glass)
    put_oak(at, wood('vanity-oak', '#b98d57', '#8c6436', 'x', 0.45, 0.9, group=GROUP), basin, chrome, glass)
    marble = slab(GROUP, 'vanity-marble', '#e9e6e0', '#a9a8a4', 0.6, 1.6, 0.18, name='vanity-marble')
    put_green(at, paint('vanity-green', '#5f7566', 0.4, 0.01, group=GROUP), marble, basin, brass, glass)
    put_black(at, paint('vanity-black', '#2b2b2a', 0.42, 0.01, group=GROUP), basin, black, glass)


def put_white(at, white, basin, chrome, glass):
    """80 cm, flat drawers, porcelain top; a mirror cabinet."""
    when = 'furniture:vit'
    put_drawers(at, 0.80, white, chrome, when)
    put_porcelain_top(at, MIDDLE, 0.82, basin, when)
    put_basin_tap(at, MIDDLE, 0.86, chrome, when)
    box, face = Solid(), Solid()
    box.box((MIDDLE - 0.40, MIDDLE + 0.40), (-0.125, 0), (1.22, 1.92))
    for sign in (-1, 1):
        a, b = sorted((MIDDLE + sign * 0.002, MIDDLE + sign * 0.399))
        face.box((a, b), (-0.131, -0.126), (1.221, 1.919))
    box.place('mirror-cabinet', white, GROUP, when, bevel=0.002, at=at)
    face.place('mirror-doors', glass, GROUP, when, bevel=0.001, at=at)
    put_strip(at, 0.5, 1.945, chrome, when)


def put_oak(at, oak, basin, chrome, glass):
    """100 cm with two oak drawers and a bowl; a mirror lit from behind."""
    when = 'furniture:ek'
    put_drawers(at, 1.00, oak, None, when)
    top = Solid()
    top.box((MIDDLE - 0.51, MIDDLE + 0.51), (-0.485, 0), (0.80, 0.828))
    top.place('oak-top', oak, GROUP, when, bevel=0.003, at=at)
    put_bowl(at, MIDDLE, basin, when)
    put_wall_tap(at, MIDDLE, 1.06, chrome, when)
    put_plain_mirror(at, 1.00, 0.74, 1.24, glass, when, 0.035)
    back = Solid()
    back.box((MIDDLE - 0.48, MIDDLE + 0.48), (-0.022, -0.012), (1.26, 1.96))
    back.place('mirror-light', glow('mirror-glow', '#ffe6c2', 5.0, GROUP), GROUP, when, at=at)
    for z, towards in ((1.985, (0, 0.2, 1)), (1.235, (0, 0.2, -1))):
        lamp = put_panel(at @ Vector((MIDDLE, -0.03, z)), (0.9, 0.02), 3.0, towards, '#ffddb0')
        lamp['when'], lamp['group'] = when, GROUP


def put_green(at, green, marble, basin, brass, glass):
    """100 cm with framed doors on brass feet, a marble top with an under-mounted basin; an arched mirror."""
    when = 'furniture:gron'
    made, feet, knobs = Solid(), Solid(), Solid()
    half, z0, z1, depth = 0.50, 0.20, 0.83, 0.47
    made.box((MIDDLE - half, MIDDLE + half), (-depth + 0.02, 0), (z0, z1))
    for i in range(4):
        x0 = MIDDLE - half + i * 0.25
        framed_front(made, x0 + 0.004, x0 + 0.246, z0 + 0.004, z1 - 0.17, -depth + 0.02)
        framed_front(made, x0 + 0.004, x0 + 0.246, z1 - 0.162, z1 - 0.006, -depth + 0.02, 0.03)
        x = x0 + (0.215 if i % 2 == 0 else 0.035)
        knobs.tube([(x, -depth, 0.55), (x, -depth - 0.014, 0.55), (x, -depth - 0.018, 0.55), (x, -depth - 0.027, 0.55)], [0.006, 0.006, 0.013, 0.011], 20)
        knobs.tube([(x0 + 0.125, -depth, 0.745), (x0 + 0.125, -depth - 0.014, 0.745), (x0 + 0.125, -depth - 0.026, 0.745)], [0.006, 0.013, 0.011], 20)
    for sx in (-1, 1):
        for y in (-depth + 0.06, -0.05):
            feet.tube([(MIDDLE + sx * (half - 0.05), y, 0), (MIDDLE + sx * (half - 0.05), y, z0)], [0.012, 0.02], 18)
    made.place('green-vanity', green, GROUP, when, bevel=0.0022, at=at)
    feet.place('green-feet', brass, GROUP, when, smooth=True, at=at)
    knobs.place('green-knobs', brass, GROUP, when, smooth=True, at=at)
    top = Solid()
    top.box((MIDDLE - half - 0.012, MIDDLE + half + 0.012), (-depth - 0.012, 0), (z1, z1 + 0.022))
    top.box((MIDDLE - half - 0.012, MIDDLE + half + 0.012), (-0.018, 0), (z1 + 0.022, z1 + 0.13))
    top.place('marble-top', marble, GROUP, when, bevel=0.003, at=at)
    put_bowl(at, MIDDLE, basin, when, z1 + 0.022)
    put_basin_tap(at, MIDDLE, z1 + 0.022, brass, when, -0.10)
    outline = [(MIDDLE - 0.34, 1.12), (MIDDLE + 0.34, 1.12)] + [(x, z) for x, _, z in arc((MIDDLE, 0, 1.70), 0.34, 0, 180, 28, 'xz')]
    face, rim = Solid(), Solid()
    face.prism(outline, (-0.022, 0))
    face.place('arched-mirror', glass, GROUP, when, at=at)
    rim.tube([(x, -0.014, z) for x, z in [*outline, outline[0]]], 0.010, 10)
    rim.place('arched-rim', brass, GROUP, when, smooth=True, at=at)


def put_black(at, black, basin, metal_, glass):
    """120 cm with two basins and black taps; one long mirror in a black frame."""
    when = 'furniture:svart'
    put_drawers(at, 1.20, black, None, when, 2)
    put_porcelain_top(at, MIDDLE, 1.22, basin, when, (-0.30, 0.30))
    for dx in (-0.30, 0.30):
        put_basin_tap(at, MIDDLE + dx, 0.86, metal_, when)
    put_plain_mirror(at, 1.20, 0.74, 1.20, glass, when, 0.02)
    rim = Solid()
    for x in (MIDDLE - 0.60, MIDDLE + 0.588):
        rim.box((x, x + 0.012), (-0.03, 0), (1.20, 1.94))
    for z in (1.20, 1.928):
        rim.box((MIDDLE - 0.60, MIDDLE + 0.60), (-0.03, 0), (z, z + 0.012))
    rim.place('mirror-frame', metal_, GROUP, when, bevel=0.001, at=at)
    put_strip(at, 0.7, 1.965, metal_, when)


def put_drawers(at, width, face, bar, when, columns=1):
    """A hanging cabinet with two rows of drawers, with bars or finger grooves."""
    made, bars, depth = Solid(), Solid(), 0.47
    x0, wide = MIDDLE - width / 2, width / columns
    made.box((x0, x0 + width), (-depth + 0.02, 0), (0.30, 0.80))
    for i in range(columns):
        for z0, z1 in ((0.302, 0.548), (0.552, 0.786)):
            a, b = x0 + i * wide + 0.002, x0 + (i + 1) * wide - 0.002
            made.box((a, b), (-depth, -depth + 0.02), (z0, z1 if bar else z1 - 0.012))
            if bar:
                m, z = (a + b) / 2, z1 - 0.05
                bars.tube([(m - 0.08, -depth - 0.03, z), (m + 0.08, -depth - 0.03, z)], 0.0055, 12)
                for x in (m - 0.07, m + 0.07):
                    bars.tube([(x, -depth, z), (x, -depth - 0.03, z)], 0.0045, 10)
    made.place('vanity', face, GROUP, when, bevel=0.002, at=at)
    if bar:
        bars.place('vanity-bars', bar, GROUP, when, smooth=True, at=at)


def framed_front(made, x0, x1, z0, z1, y, edge=0.045):
    outer = (y - 0.02, y)
    made.box((x0, x0 + edge), outer, (z0, z1))
    made.box((x1 - edge, x1), outer, (z0, z1))
    made.box((x0 + edge, x1 - edge), outer, (z0, z0 + edge))
    made.box((x0 + edge, x1 - edge), outer, (z1 - edge, z1))
    made.box((x0 + edge, x1 - edge), (y - 0.010, y), (z0 + edge, z1 - edge))


def put_porcelain_top(at, middle, width, basin, when, bowls=(0.0,)):
    """A porcelain top with bowls sunk into it."""
    made, half, wide = Solid(), width / 2, 0.52
    edges = [middle - half]
    for dx in bowls:
        edges += [middle + dx - wide / 2 * 0.92, middle + dx + wide / 2 * 0.92]
    edges.append(middle + half)
    for a, b in zip(edges[::2], edges[1::2]):
        made.box((a, b), (-0.485, 0), (0.80, 0.86))
    for a, b in zip(edges[1::2], edges[2::2]):
        made.box((a, b), (-0.485, -0.445), (0.80, 0.86))
        made.box((a, b), (-0.135, 0), (0.80, 0.86))
        made.box((a, b), (-0.445, -0.135), (0.795, 0.805))
    made.place('porcelain-top', basin, GROUP, when, bevel=0.008, at=at, segments=3)


def put_bowl(at, x, basin, when, z=0.828, radius=0.20):
    """A round thin-walled bowl on the top."""
    made = Solid()
    outside = [(0.0, 0.0), (radius * 0.55, 0.0), (radius * 0.80, 0.025), (radius * 0.95, 0.075), (radius, 0.125)]
    inside = [(radius - 0.007, 0.127), (radius * 0.9, 0.08), (radius * 0.72, 0.03), (0.0, 0.014)]
    made.lathe((x, -0.25, z), outside + inside, 64)
    made.place('bowl', basin, GROUP, when, smooth=True, at=at)


def put_basin_tap(at, x, z, material, when, y=-0.075):
    made = Solid()
    made.lathe((x, y, z), [(0.0, 0.0), (0.026, 0.0), (0.026, 0.005), (0.0215, 0.010), (0.0215, 0.13), (0.0, 0.13)], 32)
    made.tube([(x, y, z + 0.10), (x, y - 0.06, z + 0.115), (x, y - 0.125, z + 0.108), (x, y - 0.130, z + 0.096)], [0.013, 0.012, 0.011, 0.010], 18)
    made.tube([(x, y, z + 0.13), (x, y, z + 0.142), (x, y - 0.02, z + 0.150), (x, y - 0.07, z + 0.162)], [0.020, 0.016, 0.008, 0.006], 18)
    made.place('basin-tap', material, GROUP, when, smooth=True, at=at)


def put_wall_tap(at, x, z, material, when):
    made = Solid()
    for dx in (0.0, 0.11):
        made.tube([(x + dx, 0, z), (x + dx, -0.008, z)], 0.032, 32)
    made.tube([(x, 0, z), (x, -0.17, z), (x, -0.182, z - 0.006), (x, -0.185, z - 0.03)], 0.011, 18)
    made.tube([(x + 0.11, 0, z), (x + 0.11, -0.05, z)], 0.018, 24)
    made.tube([(x + 0.11, -0.042, z), (x + 0.11, -0.046, z + 0.075)], [0.006, 0.005], 12)
    made.place('wall-tap', material, GROUP, when, smooth=True, at=at)


def put_plain_mirror(at, width, height, z, glass, when, away):
    made = Solid()
    made.box((MIDDLE - width / 2, MIDDLE + width / 2), (-away - 0.005, -away), (z, z + height))
    made.place('plain-mirror', glass, GROUP, when, bevel=0.001, at=at)


def put_strip(at, length, z, material, when):
    """A slim lamp over the mirror."""
    made, light = Solid(), Solid()
    made.tube([(MIDDLE, 0, z + 0.02), (MIDDLE, -0.16, z + 0.02)], 0.007, 12)
    made.box((MIDDLE - length / 2, MIDDLE + length / 2), (-0.18, -0.15), (z + 0.012, z + 0.03))
    made.place('mirror-lamp', material, GROUP, when, bevel=0.002, at=at)
    light.box((MIDDLE - length / 2 + 0.01, MIDDLE + length / 2 - 0.01), (-0.177, -0.153), (z + 0.004, z + 0.012))
    light.place('mirror-lamp-glow', glow('strip-glow', '#ffe8c6', 7.0, GROUP), GROUP, when, at=at)
    lamp = put_panel(at @ Vector((MIDDLE, -0.165, z)), (length, 0.03), 5.0, (0, -0.1, -1), '#ffdfb4')
    lamp['when'], lamp['group'] = when, GROUP

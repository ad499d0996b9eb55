"""Doors, windows and gates in their walls."""

from types import SimpleNamespace

from exterior.openings import garage_door, window
from exterior.walls import Wall, clad
from interior.doors import put_leaf, put_lever
from interior.nodes import Graph
from interior.solids import Solid, frame
from lib import materials
from lib.mesh import Mesh
from lib.shader import linear
from mathutils import Vector

from .boards import is_wood
from .fronts import handle_look
from .looks import coat, luminance, mixed, put_wall, timber
from .roofing import takpannor
from .stage import Shot


def glass_look(colour):
    """A pane that reflects the sky: lighter at the upper left."""
    g = Graph('sky-glass')
    x, y, z = g.position()
    rise = g.spread(z * 0.8 - x * 0.45 + g.noise(g.vector(x, y, z), 1.1, 2) * 0.5, 0.0, 1.0, -0.5, 1.1)
    base = g.mix(rise, linear(mixed(colour, '#22303a', 0.62)), linear(mixed(colour, '#e9f1f4', 0.35)))
    return g.surface(g.principled(base_color=base, roughness=0.05, specular=0.6))


def leaf_look(colour):
    if is_wood(colour):
        return timber('leaf', colour, along='z', roughness=0.45, uneven=0.1, figure=0.8)
    return coat('leaf', colour, 0.4, 0.05, 200.0, uneven=0.008)


def room_of(sample, leaves=1, width=0.94, height=2.06):
    """Builds a wall with a casing around an opening, and the floor in front of it. Returns the boxes (x0, x1, z0, z1) of the leaves."""
    indoors = luminance(sample.colour) > 0.7
    wall = '#c8c3b6' if indoors else '#ddd5c6'
    casing, floor, dark = Solid(), Solid(), Solid()
    half, low, top = leaves * width / 2, -height / 2 - 0.02, height / 2 - 0.02
    put_wall(wall, 0.01)
    for x0, x1, z0, z1 in ((-half - 0.1, -half, low, top), (half, half + 0.1, low, top), (-half - 0.1, half + 0.1, top, top + 0.1)):
        casing.box((x0, x1), (-0.022, 0.02), (z0, z1))
    casing.place('casing', coat('casing', sample.colour if indoors else '#f0ece1', 0.45, 0.04), bevel=0.004)
    floor.box((-4, 4), (-2.0, 0.02), (low - 1.0, low - 0.004))
    floor.place('floor', coat('floor', '#a99f8e' if indoors else '#9a968d', 0.8, 0.1))
    dark.quad((-half, 0.0095, low), (half, 0.0095, low), (half, 0.0095, top), (-half, 0.0095, top))
    dark.place('dark', coat('dark', '#1a1815', 0.9, 0))
    wide = 2 * half / leaves
    return [(-half + i * wide + 0.004, -half + (i + 1) * wide - 0.004, low + 0.006, top - 0.004) for i in range(leaves)]


AT = frame(0, -0.048)  # leaves are built 10 to 50 mm behind their plane; here they are in the plane of the wall


def lever(sample, box, side=1):
    x = box[1] - 0.07 if side > 0 else box[0] + 0.07
    metal = '#3a3936' if luminance(sample.colour) > 0.5 else '#c4c0b6'
    accent = metal if not sample.accent or is_glassy(sample.accent) else sample.accent
    put_lever(AT, x, -side, handle_look(accent), None, 0.010, box[2] + 1.0)


def is_glassy(colour):
    r, _, b = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return b > r + 8


def looks_of(sample):
    accent = sample.accent if sample.accent and is_glassy(sample.accent) else '#9fb4be'
    return {'panelled': leaf_look(sample.colour), 'glass': glass_look(accent)}


def dorr_slat(sample):
    (box,) = room_of(sample)
    made = Solid()
    grooves = 5 if luminance(sample.colour) < 0.5 else 0
    edges = [box[2] + (box[3] - box[2]) * i / (grooves + 1) for i in range(grooves + 2)]
    for z0, z1 in zip(edges, edges[1:]):
        made.box((box[0], box[1]), (0.010, 0.050), (z0 + 0.004 * bool(grooves), z1 - 0.004 * bool(grooves)))
    made.box((box[0], box[1]), (0.016, 0.050), (box[2], box[3]))
    made.place('leaf', leaf_look(sample.colour), bevel=0.003, at=AT)
    lever(sample, box)
    return Shot(2.55)


def dorr_spegel(sample):
    pair = sample.shape == 'pair'
    boxes = room_of(sample, 2 if pair else 1, 0.8 if pair else 0.94)
    for box in boxes:
        _, _, c, d = box
        low, middle = c + 0.20, c + 0.86
        put_leaf(AT, box, [(low, middle - 0.06), (middle + 0.06, d - 0.50), (d - 0.40, d - 0.12)], None, looks_of(sample), None)
    lever(sample, boxes[0])
    return Shot(2.55)


def dorr_glas(sample):
    pair = sample.shape == 'pair'
    boxes = room_of(sample, 2 if pair else 1, 0.8 if pair else 0.94)
    for box in boxes:
        _, _, c, d = box
        put_leaf(AT, box, [(c + 0.2, c + 0.7)], (c + 0.82, d - 0.12), looks_of(sample), None)
    lever(sample, boxes[0])
    return Shot(2.55)


def dorr_skjut(sample):
    """Two large sliding panes."""
    boxes = room_of(sample, 2, 1.12, 2.1)
    for i, (a, b, c, d) in enumerate(boxes):
        at = frame(0, -0.030 - 0.03 * i)
        made, glass = Solid(), Solid()
        a, b = (a, b + 0.03) if i == 0 else (a - 0.03, b)
        for x in ((a, a + 0.07), (b - 0.07, b)):
            made.box(x, (0.0, 0.04), (c, d))
        for z in ((c, c + 0.09), (d - 0.07, d)):
            made.box((a + 0.07, b - 0.07), (0.0, 0.04), z)
        glass.quad((a + 0.07, 0.02, c + 0.09), (b - 0.07, 0.02, c + 0.09), (b - 0.07, 0.02, d - 0.07), (a + 0.07, 0.02, d - 0.07))
        made.place('leaf', leaf_look(sample.colour), bevel=0.003, at=at)
        glass.place('pane', glass_look(sample.accent or '#8fa6b2'), at=at)
    bar = Solid()
    x, z = boxes[1][0] + 0.012, boxes[1][2] + 0.95
    bar.tube([(x, -0.075, z), (x, -0.11, z), (x, -0.11, z + 0.3), (x, -0.075, z + 0.3)], 0.011, 14)
    bar.place('handle', handle_look('#3a3936' if luminance(sample.colour) > 0.3 else '#b6b9ba'), smooth=True)
    return Shot(2.75)


def window_in_wall(sample, kind, sashes):
    standing, lying = Mesh(), Mesh()
    wide, high = (1.22, 1.26)
    wall = Wall(Vector((-3, 0, -3)), Vector((1, 0, 0)), Vector((0, -1, 0)), 6.0)
    left, bottom = 3 - wide / 2, 3 - high / 2
    clad(standing, lying, wall, lambda along: 6.0, [(left, bottom, left + wide, bottom + high)], 0.0)
    dark = luminance(sample.colour) < 0.2
    lying.add('cladding', [materials.boards('cladding', '#b9ae9b' if dark else '#8e5246', 0.75, 0.3, 0.06, 0.2, along=(1.1, 28, 28))])
    parts = {'trim': Mesh(), 'glass': Mesh(), 'curtain': Mesh(), 'frames': {kind: Mesh()}}
    window(wall, left, bottom, wide, high, parts, sashes=sashes)
    look = coat('frame', sample.colour, 0.4, 0.05)
    trim = coat('trim', sample.colour if not dark else '#4a4c4d', 0.45, 0.06)
    parts['trim'].add('trim', [trim], bevel=0.004)
    parts['frames'][kind].add('frames', [look], bevel=0.003)
    parts['glass'].add('glass', [glass_look(sample.accent or '#8fa6b2')])
    return Shot(1.95)


def roof_window(sample):
    """A window among the tiles of a roof."""
    takpannor(SimpleNamespace(colour='#8d5140'))
    rim, sash, pane_ = Solid(), Solid(), Solid()
    wide, high = 0.34, 0.44
    for made, inset, thick, y in ((rim, -0.085, 0.085, (-0.080, 0.02)), (sash, 0.0, 0.05, (-0.100, 0.02))):
        x, z = wide - inset, high - inset
        for x0, x1, z0, z1 in ((-x, -x + thick, -z, z), (x - thick, x, -z, z), (-x + thick, x - thick, -z, -z + thick), (-x + thick, x - thick, z - thick, z)):
            made.box((x0, x1), y, (z0, z1))
    rim.place('flashing', coat('flashing', mixed(sample.colour, '#55585a', 0.4), 0.4, 0.04), bevel=0.004)
    sash.place('sash', coat('sash', sample.colour, 0.35, 0.03), bevel=0.006)
    pane_.quad((-wide + 0.05, -0.088, -high + 0.05), (wide - 0.05, -0.088, -high + 0.05), (wide - 0.05, -0.088, high - 0.05), (-wide + 0.05, -0.088, high - 0.05))
    pane_.place('pane', glass_look(sample.accent or '#8fa6b2'))
    return Shot(1.36)


def fonster_slatt(sample):
    if sample.shape == 'roof':
        return roof_window(sample)
    return window_in_wall(sample, 'slatt', 1 if luminance(sample.colour) < 0.2 else 2)


def fonster_sprojs(sample):
    return window_in_wall(sample, 'sprojs', 2)


def fonster_kors(sample):
    return window_in_wall(sample, 'kors', 2)


def garageport(sample):
    standing, lying = Mesh(), Mesh()
    wall = Wall(Vector((-4, 0, -1.1)), Vector((1, 0, 0)), Vector((0, -1, 0)), 8.0)
    clad(standing, lying, wall, lambda along: 6.0, [(2.75, 0.0, 5.25, 2.1)], 0.0)
    dark = luminance(sample.colour) < 0.2
    standing.add('cladding', [materials.boards('cladding', '#d6cfc0' if dark else '#7d8a7a', 0.75, 0.3, 0.06, 0.2)])
    gate, trim, drive = Mesh(), Mesh(), Solid()
    if sample.shape == 'cassette':
        garage_door(wall, 2.75, 0.0, 2.5, 2.1, gate, trim)
    else:
        garage_door(wall, 2.75, 0.0, 2.5, 2.1, Mesh(), trim)
        for row in range(7):
            wall.box(gate, 2.75, 5.25, -0.09, -0.035, row * 0.3 + 0.005, row * 0.3 + 0.295)
    gate.add('gate', [coat('gate', sample.colour, 0.45, 0.08, 160.0, uneven=0.008)], bevel=0.006)
    trim.add('trim', [coat('trim', '#f0ece1', 0.45, 0.05)], bevel=0.004)
    drive.box((-6, 6), (-3, 0.05), (-3, -1.1))
    drive.place('drive', coat('drive', '#a09a8f', 0.9, 0.3))
    dark_ = Solid()
    dark_.quad((-2, 0.1, -2), (2, 0.1, -2), (2, 0.1, 2), (-2, 0.1, 2))
    dark_.place('dark', coat('dark', '#151412', 0.9, 0))
    return Shot(3.25, middle=(0, 0.05))


PATTERNS = {
    'dorr-slat': dorr_slat,
    'dorr-spegel': dorr_spegel,
    'dorr-glas': dorr_glas,
    'dorr-skjut': dorr_skjut,
    'fonster-slatt': fonster_slatt,
    'fonster-sprojs': fonster_sprojs,
    'fonster-kors': fonster_kors,
    'garageport': garageport,
}

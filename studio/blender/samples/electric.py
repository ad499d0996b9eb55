"""Sockets, lamps, chargers and white goods."""

import math

from interior.solids import Solid, arc, frame
from interior.surfaces import glow, metal, plain

from .looks import coat, ground_of, lacquer, luminance, mixed, put_wall
from .stage import Shot, still


def uttag(sample):
    """Two sockets and a switch in one frame on the wall."""
    put_wall(ground_of(sample.colour))
    edge, face, holes = Solid(), Solid(), Solid()
    step, half = 0.071, 0.0425
    edge.box((-1.5 * step - 0.008, 1.5 * step + 0.008), (-0.004, 0), (-half, half))
    for i in (0, 1):
        x = (i - 1) * step
        ring = [(0.0315, -0.005), (0.0315, 0.0035), (0.0295, 0.0048), (0.0215, 0.0045), (0.0205, -0.0045), (0.0, -0.0045)]
        rows = [[(x + r * math.cos(t), -0.009 - h, r * math.sin(t)) for t in (2 * math.pi * k / 48 for k in range(49))] for r, h in ring]
        face.sheet(rows)
        for dx in (-0.0095, 0.0095):
            holes.tube([(x + dx, -0.0044, 0), (x + dx, -0.0049, 0)], 0.0026, 14)
        for dz in (-0.0195, 0.0195):
            holes.box((x - 0.002, x + 0.002), (-0.0125, -0.004), (dz - 0.002, dz + 0.002))
    x = step
    face.box((x - 0.0275, x + 0.0275), (-0.0145, -0.008), (0.0006, 0.0275))
    face.box((x - 0.0275, x + 0.0275), (-0.0104, -0.003), (-0.0275, 0.0275))
    face.add([(x - 0.0275, -0.0145, -0.0006), (x + 0.0275, -0.0145, -0.0006), (x + 0.0275, -0.0105, -0.0275), (x - 0.0275, -0.0105, -0.0275)], [(0, 1, 2, 3)])
    look = coat('plate', sample.colour, 0.35, 0.0, uneven=0.0)
    edge.place('edge', look, bevel=0.004, segments=3)
    face.place('face', look, smooth=True)
    holes.place('holes', coat('holes', '#35322e', 0.5, 0))
    return Shot(0.285)


def lampa(sample):
    """A lit pendant lamp of sheet metal."""
    put_wall(mixed(sample.colour, '#6d675c', 0.72), 0.35)
    shade, inside, cord, bulb = Solid(), Solid(), Solid(), Solid()
    bell = [(0.205, -0.11), (0.202, -0.085), (0.185, -0.03), (0.15, 0.03), (0.10, 0.075), (0.05, 0.10), (0.034, 0.108), (0.032, 0.15), (0.0, 0.155)]
    shade.lathe((0, 0, 0), bell, 72)
    inside.lathe((0, 0, 0), [(r - 0.004, h - 0.002) for r, h in bell[:6]], 72)
    cord.tube([(0, 0, 0.15), (0, 0, 1.5)], 0.0035, 10)
    bulb.lathe((0, 0, -0.085), [(0.001, 0.0), (0.036, 0.018), (0.047, 0.05), (0.036, 0.085), (0.02, 0.11)], 32)
    shade.place('shade', coat('shade', sample.colour, 0.35, 0.0, uneven=0.005), smooth=True)
    inside.place('inside', glow('inside', '#ffdca0', 0.9), smooth=True)
    cord.place('cord', coat('cord', '#2a2622', 0.7, 0))
    bulb.place('bulb', glow('bulb', '#ffe6b8', 2.6), smooth=True)
    import bpy

    lamp = bpy.data.lights.new('bulb', 'POINT')
    lamp.energy, lamp.color, lamp.shadow_soft_size = 7.0, (1.0, 0.74, 0.42), 0.05
    thing = bpy.data.objects.new('bulb', lamp)
    thing.location = (0, -0.02, -0.16)
    bpy.context.scene.collection.objects.link(thing)
    return still(0.72, (0.0, -3.2, -0.75), (0.0, 0.0, -0.035), 0.75)


def laddbox(sample):
    """A charger on a façade of vertical boards, with its cable around it."""
    wall = Solid()
    for i in range(-8, 9):
        wall.box((i * 0.12 + 0.003, (i + 1) * 0.12 - 0.003), (0, 0.02), (-1, 1))
    wall.place('boards', coat('boards', '#b7ad9b' if luminance(sample.colour) > 0.4 else '#d3cabb', 0.7, 0.35, 3.0, stretch=(30, 30, 1), uneven=0.03), bevel=0.003)
    box, face, cable, lamp = Solid(), Solid(), Solid(), Solid()
    box.prism(rounded(0.11, 0.15, 0.035, 0.06), (-0.10, 0.0))
    box.place('box', lacquer('box', sample.colour, 0.32), bevel=0.008, segments=4)
    face.prism(rounded(0.092, 0.132, 0.03, 0.06), (-0.1035, -0.10))
    face.place('face', lacquer('face', mixed(sample.colour, '#ffffff' if luminance(sample.colour) < 0.1 else '#2b2d2f', 0.10 if luminance(sample.colour) < 0.1 else 0.82), 0.18), bevel=0.002)
    lamp.tube(arc((0, -0.105, 0.095), 0.024, 0, 360, 40, 'xz'), 0.0022, 8)
    lamp.place('lamp', glow('lamp', '#8fe0b0', 1.6))
    def turn(degrees):
        t = math.radians(degrees)
        return (0.155 * math.sin(t), -0.045 - 0.012 * math.sin(2 * t), -0.06 - 0.205 * math.cos(t))

    start = [(-0.03, -0.05, -0.08), (-0.03, -0.055, -0.16), (-0.024, -0.057, -0.21), (0.0, -0.057, -0.243), (0.034, -0.055, -0.256)]
    cable.tube([*start, *(turn(angle) for angle in range(22, 347, 9))], 0.010, 14)
    cable.tube([turn(343), turn(349), turn(357)], [0.012, 0.018, 0.018], 18)
    cable.place('cable', coat('cable', '#1f2122', 0.5, 0), smooth=True)
    return Shot(0.60, middle=(0, -0.03))


def rounded(half, high, radius, z):
    """Returns a rectangle with round corners. Its middle is at the height z."""
    points = []
    for sx, sz, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for k in range(7):
            a = math.radians(start + 15 * k)
            points.append((sx * (half - radius) + radius * math.cos(a), z + sz * (high - radius) + radius * math.sin(a)))
    return points


def vitvara(sample):
    return {'hob': hob, 'fridge': fridge, 'dishwasher': dishwasher, 'hood': hood, 'range': oven}.get(sample.shape, oven)(sample)


def casing_look(colour):
    """The material of an appliance's casing. White and dark casings are enamelled, and grey casings are brushed steel."""
    return metal('casing', colour, 0.34, 0.12) if 0.25 < luminance(colour) < 0.62 else lacquer('casing', colour, 0.3)


def units(width, height, colour='#d2c9b8'):
    """Fronts of a kitchen beside the appliance."""
    made, dark = Solid(), Solid()
    for x0, x1 in ((-1.6, -width / 2 - 0.003), (width / 2 + 0.003, 1.6)):
        made.box((x0, x1), (0.0, 0.02), (-1.5, 1.5))
    made.box((-width / 2, width / 2), (0.0, 0.02), (height / 2 + 0.003, 1.5))
    made.box((-width / 2, width / 2), (0.0, 0.02), (-1.5, -height / 2 - 0.003))
    made.place('units', coat('units', colour, 0.42, 0.03, 260.0), bevel=0.002)
    dark.quad((-2, 0.019, -2), (2, 0.019, -2), (2, 0.019, 2), (-2, 0.019, 2))
    dark.place('gap', coat('gap', '#1d1a17', 0.9, 0))


def oven(sample):
    """A door with a window and a bar, dials over it."""
    units(0.6, 0.6)
    body, strip, window, bar, dial, clock = Solid(), Solid(), Solid(), Solid(), Solid(), Solid()
    body.box((-0.297, 0.297), (-0.008, 0.03), (-0.297, 0.176))
    strip.box((-0.297, 0.297), (-0.006, 0.03), (0.180, 0.297))
    window.box((-0.225, 0.225), (-0.0095, 0.0), (-0.225, 0.085))
    bar.tube([(-0.235, -0.055, 0.132), (0.235, -0.055, 0.132)], 0.0095, 18)
    for x in (-0.205, 0.205):
        bar.tube([(x, -0.008, 0.132), (x, -0.055, 0.132)], 0.0065, 14)
    for x in (-0.19, -0.125, 0.19, 0.125):
        dial.tube([(x, -0.006, 0.238), (x, -0.028, 0.238)], 0.020, 32)
    clock.box((-0.062, 0.062), (-0.0068, -0.005), (0.218, 0.258))
    look = casing_look(sample.colour)
    body.place('door', look, bevel=0.003)
    strip.place('strip', look, bevel=0.003)
    window.place('window', plain('window', '#101213', 0.08, 0.6), bevel=0.002)
    steel = metal('bar', '#b4b7b8', 0.26)
    bar.place('bar', steel, smooth=True)
    dial.place('dials', steel if luminance(sample.colour) < 0.6 else look, bevel=0.002)
    clock.place('clock', plain('clock', '#0d0f10', 0.1))
    numbers = Solid()
    for x in (-0.03, -0.012, 0.012, 0.03):
        numbers.box((x - 0.005, x + 0.005), (-0.0072, -0.0066), (0.229, 0.247))
    numbers.place('numbers', glow('numbers', '#cfe8ff', 0.8))
    return Shot(0.80)


def hob(sample):
    """A glass hob in a worktop. Thin rings mark its zones."""
    top, rings = Solid(), Solid()
    top.box((-1.5, 1.5), (-0.45, 1.2), (-0.04, 0.0))
    top.place('top', coat('top', '#cdc3b2', 0.4, 0.04, 200.0), bevel=0.003)
    plate = Solid()
    plate.box((-0.39, 0.39), (-0.27, 0.27), (0.0, 0.008))
    plate.place('hob', plain('hob', sample.colour, 0.12, 0.5), bevel=0.003)
    for x, y, radius in ((-0.2, 0.12, 0.09), (-0.2, -0.11, 0.105), (0.2, 0.12, 0.105), (0.2, -0.11, 0.08)):
        rings.tube(arc((x, y, 0.0083), radius, 0, 360, 64, 'xy'), 0.0016, 5)
    for i in range(7):
        rings.tube(arc((-0.12 + i * 0.04, -0.245, 0.0083), 0.006, 0, 360, 16, 'xy'), 0.0011, 4)
    rings.place('rings', coat('rings', '#b9bcbd', 0.4, 0))
    pan, handle = Solid(), Solid()
    pan.lathe((0.2, 0.12, 0.009), [(0.0, 0.0), (0.092, 0.0), (0.1, 0.006), (0.102, 0.085), (0.106, 0.088), (0.1, 0.09), (0.097, 0.085), (0.094, 0.008), (0.0, 0.006)], 56)
    pan.place('pan', metal('pan', '#b0b3b4', 0.25), smooth=True)
    handle.tube([(0.29, 0.07, 0.075), (0.33, 0.05, 0.085), (0.46, -0.02, 0.10)], [0.007, 0.009, 0.010], 14)
    handle.place('handle', coat('handle', '#2a2623', 0.5, 0), smooth=True)
    return still(0.92, (0.35, -1.75, 1.75), (0.03, 0.0, 0.02), 0.74)


def fridge(sample):
    """Two tall doors with bars."""
    units(1.2, 1.98)
    made, bars = Solid(), Solid()
    for x0, x1, z0, z1 in ((-0.597, -0.002, -0.35, 0.986), (0.002, 0.597, -0.35, 0.986), (-0.597, -0.002, -0.986, -0.356), (0.002, 0.597, -0.986, -0.356)):
        made.box((x0, x1), (-0.03, 0.02), (z0, z1))
    made.place('doors', casing_look(sample.colour), bevel=0.008, segments=3)
    for x in (-0.055, 0.055):
        for z0, z1 in ((-0.18, 0.45), (-0.80, -0.44)):
            bars.tube([(x, -0.03, z0), (x, -0.075, z0), (x, -0.075, z1), (x, -0.03, z1)], 0.010, 14)
    bars.place('bars', metal('bars', '#a7aaab', 0.28), smooth=True)
    return Shot(2.1, middle=(0, 0.02))


def dishwasher(sample):
    units(0.6, 0.8)
    door, strip, grip = Solid(), Solid(), Solid()
    door.box((-0.297, 0.297), (-0.008, 0.02), (-0.397, 0.262))
    strip.box((-0.297, 0.297), (-0.010, 0.02), (0.266, 0.397))
    look = casing_look(sample.colour)
    door.place('door', look, bevel=0.004)
    strip.place('strip', look, bevel=0.004)
    grip.tube([(-0.22, -0.008, 0.215), (-0.22, -0.045, 0.215), (0.22, -0.045, 0.215), (0.22, -0.008, 0.215)], 0.009, 16)
    grip.place('grip', metal('grip', '#b4b7b8', 0.26), smooth=True)
    lamps = Solid()
    for i in range(5):
        lamps.tube([(0.05 + i * 0.04, -0.010, 0.335), (0.05 + i * 0.04, -0.0125, 0.335)], 0.009, 20)
    lamps.place('buttons', coat('buttons', '#55585a', 0.4, 0), bevel=0.001)
    return Shot(0.94)


def hood(sample):
    """A chimney hood on a tiled wall."""
    from types import SimpleNamespace

    from .stones import tiled

    tiled(SimpleNamespace(accent='#cfc8ba'), (0.2, 0.1), 0.5, coat('tile', '#e6e0d4', 0.2, 0.05, 20.0), 3.0, 0.003, 0.0016, 0.001)
    body, pipe = Solid(), Solid()
    body.add([(-0.44, -0.44, -0.16), (0.44, -0.44, -0.16), (0.44, 0, -0.16), (-0.44, 0, -0.16), (-0.15, -0.26, 0.10), (0.15, -0.26, 0.10), (0.15, 0, 0.10), (-0.15, 0, 0.10)], [(4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (3, 0, 4, 7)])
    body.box((-0.44, 0.44), (-0.44, 0), (-0.22, -0.16))
    pipe.box((-0.14, 0.14), (-0.25, 0), (0.10, 1.4))
    look = casing_look(sample.colour)
    body.place('hood', look, bevel=0.003)
    pipe.place('pipe', look, bevel=0.002)
    return still(1.20, (0.3, -4.0, 0.35), (0.0, -0.15, -0.02), 0.95)


PATTERNS = {'uttag': uttag, 'lampa': lampa, 'laddbox': laddbox, 'vitvara': vitvara}

"""The optional ovens. Each is in the place of the base picture's oven: behind black glass in the tall unit, or as a range cooker at the
hob. As in `kitchen_machines.py`, each oven covers everything that it replaces. A range cooker is 90 cm wide, but the units under the
hob are 120 cm wide. So two pull-out racks fill the space beside it, with fronts of the cooker's steel. A tall unit without ovens gets a
steel shutter.
"""

from .cabinets import PLINTH, TOP, UNDER
from .kitchen_machines import put_bar, satin
from .solids import Solid, arc
from .surfaces import glow, plain

LOW, HIGH = (0.50, 1.10), (1.10, 1.555)  # the lower and the upper edge of the two ovens in the tall unit
TALL = (-1.5, -0.9)


def put_ovens(back, right):
    """Builds the ovens of all answers except `tall`, in the coordinates of their two walls. For `tall`, the base picture and the finishes
    already show the ovens.
    """
    glass = plain('oven-black', '#08090a', 0.05, 0.65, group='oven')
    bar = satin('oven-bar', '#2b2c2e', 0.5, 0.35, 'oven')
    line = satin('oven-line', '#a9acae', 0.4, 0.4, 'oven')
    steel = satin('oven-steel', '#b2b5b6', 0.5, 0.38, 'oven')
    shade = plain('oven-shade', '#2a2b2c', 0.5, group='oven')
    clock = glow('oven-clock', '#e8f0ff', 1.6, group='oven')
    red = plain('oven-enamel', '#5b2a26', 0.16, 0.5, 0.4, group='oven')
    put_glass_oven(back, LOW, glass, bar, line, clock, 'oven:pyro,steam')
    put_glass_oven(back, HIGH, glass, bar, line, clock, 'oven:steam')
    put_shutter(back, LOW, steel, shade, 'oven:range')
    put_range(right, red, steel, glass, line, shade, 'oven:range')


def put_glass_oven(at, z, glass, bar, line, clock, when, y=-0.608):
    """One sheet of black glass over door and panel, a dark bar, a display between two thin lines."""
    (x0, x1), (z0, z1) = TALL, z
    strip = 0.10 if z1 - z0 > 0.5 else 0.075
    front, bars, lines, light = Solid(), Solid(), Solid(), Solid()
    front.box((x0 + 0.002, x1 - 0.002), (y, y + 0.03), (z0 + 0.002, z1 - strip - 0.0015))
    front.box((x0 + 0.002, x1 - 0.002), (y, y + 0.03), (z1 - strip + 0.0015, z1 - 0.002))
    front.place('glass-oven', glass, 'oven', when, bevel=0.002, at=at)
    put_bar(bars, [(x0 + 0.05, z1 - strip - 0.045), (x1 - 0.05, z1 - strip - 0.045)], y, 0.0098)
    bars.place('glass-oven-bar', bar, 'oven', when, smooth=True, at=at)
    middle, high = (x0 + x1) / 2, z1 - strip / 2
    for side in (-1, 1):
        lines.box((middle + side * 0.16 - 0.06, middle + side * 0.16 + 0.06), (y - 0.0006, y), (high - 0.001, high + 0.001))
    lines.place('glass-oven-lines', line, 'oven', when, at=at)
    light.box((middle - 0.045, middle + 0.045), (y - 0.0006, y), (high - 0.009, high + 0.009))
    light.place('glass-oven-time', clock, 'oven', when, at=at)


def put_shutter(at, z, steel, shade, when, y=-0.607):
    """A cupboard with a shutter: slats in a frame, the lowest with an edge to lift it by."""
    (x0, x1), (z0, z1) = TALL, z
    frame, slats, dark = Solid(), Solid(), Solid()
    for x in ((x0 + 0.002, x0 + 0.026), (x1 - 0.026, x1 - 0.002)):
        frame.box(x, (y, y + 0.03), (z0 + 0.002, z1 - 0.002))
    frame.box((x0 + 0.026, x1 - 0.026), (y, y + 0.03), (z1 - 0.04, z1 - 0.002))
    frame.box((x0 + 0.026, x1 - 0.026), (y - 0.012, y + 0.03), (z0 + 0.002, z0 + 0.034))
    frame.place('shutter-frame', steel, 'oven', when, bevel=0.0015, at=at)
    count = 22
    step = (z1 - z0 - 0.074) / count
    for i in range(count):
        low = z0 + 0.034 + i * step
        slats.box((x0 + 0.028, x1 - 0.028), (y + 0.006, y + 0.014), (low + 0.0012, low + step - 0.0012))
    slats.place('shutter-slats', steel, 'oven', when, bevel=0.003, at=at)
    dark.box((x0 + 0.003, x1 - 0.003), (y + 0.0145, y + 0.02), (z0 + 0.003, z1 - 0.003))
    dark.place('shutter-shade', shade, 'oven', when, at=at)


def put_range(at, enamel, steel, glass, line, shade, when, x=(0.77, 1.67), y=-0.64):
    """A cooker of dark red enamel and steel: two doors over a drawer, knobs, an induction hob of five zones, and the racks beside it."""
    x0, x1 = x
    body, trim, dark, panes, bars, knobs, zones = (Solid() for _ in range(7))
    dark.box((x0 + 0.004, x1 - 0.004), (y + 0.03, -0.03), (PLINTH - 0.004, TOP - 0.01))
    for left, right in ((0.62, x0), (x1, 1.82)):
        dark.box((left + 0.0005, right - 0.0005), (-0.604, -0.575), (PLINTH - 0.002, UNDER))
        trim.box((left + 0.003, right - 0.003), (-0.625, -0.60), (PLINTH + 0.002, UNDER - 0.002))
        middle = (left + right) / 2
        put_bar(bars, [(middle, 0.56), (middle, 0.80)], -0.625, 0.007)
    doors = ((x0 + 0.012, (x0 + x1) / 2 - 0.004), ((x0 + x1) / 2 + 0.004, x1 - 0.012))
    for left, right in doors:
        body.box((left, right), (y, y + 0.04), (0.292, 0.785))
        panes.box((left + 0.055, right - 0.055), (y - 0.0015, y), (0.36, 0.665))
        put_bar(bars, [(left + 0.03, 0.735), (right - 0.03, 0.735)], y, 0.0098)
    body.box((x0 + 0.012, x1 - 0.012), (y, y + 0.04), (PLINTH + 0.004, 0.284))
    put_bar(bars, [(x0 + 0.16, 0.235), (x1 - 0.16, 0.235)], y, 0.0098)
    body.place('range-doors', enamel, 'oven', when, bevel=0.005, at=at, segments=3)
    for edge in ((x0, x0 + 0.011), (x1 - 0.011, x1)):
        trim.box(edge, (y + 0.004, -0.03), (PLINTH, TOP - 0.004))
    trim.box(x, (y - 0.006, y + 0.05), (0.795, TOP - 0.004))
    trim.box(x, (y - 0.006, -0.022), (TOP - 0.004, TOP + 0.009))
    trim.box(x, (-0.05, -0.022), (TOP + 0.009, TOP + 0.055))
    trim.place('range-steel', steel, 'oven', when, bevel=0.003, at=at)
    dark.place('range-shade', shade, 'oven', when, at=at)
    panes.box((x0 + 0.02, x1 - 0.02), (y + 0.03, -0.058), (TOP + 0.009, TOP + 0.0105))
    panes.place('range-glass', glass, 'oven', when, bevel=0.001, at=at)
    for i in range(8):
        px, pz = x0 + 0.10 + i * (x1 - x0 - 0.20) / 7, 0.846
        knobs.tube([(px, y - 0.006, pz), (px, y - 0.012, pz)], 0.026, 28)
        knobs.tube([(px, y - 0.010, pz), (px, y - 0.036, pz)], [0.021, 0.018], 28)
    knobs.place('range-knobs', shade, 'oven', when, smooth=True, at=at)
    bars.place('range-bars', steel, 'oven', when, smooth=True, at=at)
    for px, py, radius in ((0.91, -0.18, 0.085), (0.91, -0.43, 0.10), (1.22, -0.31, 0.13), (1.53, -0.18, 0.10), (1.53, -0.43, 0.085)):
        zones.tube(arc((px, py, TOP + 0.0107), radius, 0, 360, 48, 'xy'), 0.0012, 5)
    zones.place('range-zones', line, 'oven', when, at=at)

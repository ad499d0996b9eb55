"""The choices for the kitchen besides its units: hob, hood, and the finish of the appliances. Sinks are in `kitchen_sinks.py`. Each object
covers the appliance of the base picture in the same place. So its layer fits any chosen fronts, worktop and splashback. Conditions in
`appliances.py` decide which appliances of the base picture disappear.
"""

from lib.shader import linear

from .cabinets import TOP
from .nodes import Graph
from .solids import Solid, arc
from .surfaces import glow, metal, plain

HOB = (0.835, 1.605)  # the sides of a wide hob, whose middle is that of the base picture's hob
DEEP = (-0.57, -0.06)


def satin(name, colour, metallic, roughness, group):
    """Brushed steel that also scatters light. Plain metal would be black in a bowl, because few reflections are calculated."""
    g = Graph(name, group)
    return g.surface(g.principled(base_color=linear(colour), metallic=metallic, roughness=roughness, specular=0.5))


# --- Hobs ---


def put_hobs(at):
    """Builds the hobs on the right wall's worktop. The base picture already shows the hob of 60 cm."""
    glass = plain('hob-glass', '#0c0d0e', 0.06, 0.6, group='hob')
    line = satin('hob-line', '#a9acae', 0.4, 0.4, 'hob')
    dark = plain('hob-vent', '#141415', 0.35, group='hob')
    steel = satin('hob-steel', '#bfc2c3', 0.6, 0.3, 'hob')
    iron = plain('hob-iron', '#1b1b1c', 0.6, group='hob')

    put_plate(at, HOB, glass, 'hob:wide')
    zones = Solid()
    for x, y, radius in ((0.97, -0.18, 0.08), (0.97, -0.40, 0.10), (1.22, -0.30, 0.13), (1.47, -0.18, 0.10), (1.47, -0.40, 0.08)):
        put_ring(zones, x, y, radius)
    put_slider(zones, 1.22)
    zones.place('hob-zones', line, 'hob', 'hob:wide', at=at)

    put_plate(at, HOB, glass, 'hob:vent')
    marks = Solid()
    for x in ((0.885, 1.105), (1.335, 1.555)):
        for y in ((-0.485, -0.295), (-0.285, -0.095)):
            put_square(marks, x, y)
    put_slider(marks, 1.22)
    marks.place('hob-squares', line, 'hob', 'hob:vent', at=at)
    vent, slots = Solid(), Solid()
    vent.box((1.155, 1.285), (-0.475, -0.105), (TOP + 0.006, TOP + 0.016))
    vent.place('hob-vent', dark, 'hob', 'hob:vent', bevel=0.003, at=at)
    for i in range(9):
        y = -0.455 + 0.33 * i / 8
        slots.box((1.17, 1.27), (y, y + 0.012), (TOP + 0.016, TOP + 0.019))
    slots.place('hob-slots', line, 'hob', 'hob:vent', at=at)

    put_plate(at, HOB, glass, 'hob:free')
    dots = Solid()
    for i in range(7):
        for k in range(4):
            x, y = HOB[0] + 0.085 + i * 0.1, -0.115 - k * 0.105
            dots.box((x - 0.007, x + 0.007), (y - 0.0008, y + 0.0008), (TOP + 0.006, TOP + 0.0065))
            dots.box((x - 0.0008, x + 0.0008), (y - 0.007, y + 0.007), (TOP + 0.006, TOP + 0.0065))
    put_slider(dots, 1.22)
    dots.place('hob-crosses', line, 'hob', 'hob:free', at=at)

    put_gas(at, steel, iron, dark)


def put_plate(at, x, material, when):
    plate = Solid()
    plate.box(x, DEEP, (TOP, TOP + 0.006))
    plate.place('hob-plate', material, 'hob', when, bevel=0.002, at=at)


def put_ring(made, x, y, radius):
    made.tube(arc((x, y, TOP + 0.0062), radius, 0, 360, 48, 'xy'), 0.0012, 5)


def put_square(made, x, y):
    corners = [(x[0], y[0]), (x[1], y[0]), (x[1], y[1]), (x[0], y[1]), (x[0], y[0])]
    made.tube([(cx, cy, TOP + 0.0062) for cx, cy in corners], 0.0012, 5)


def put_slider(made, middle):
    made.box((middle - 0.12, middle + 0.12), (DEEP[0] + 0.028, DEEP[0] + 0.031), (TOP + 0.006, TOP + 0.0066))


def put_gas(at, steel, iron, dark, x=(0.905, 1.535)):
    """Builds a gas hob: four flames in a steel tray, cast iron grates over them, knobs at the front edge."""
    tray, burners, grates, knobs = Solid(), Solid(), Solid(), Solid()
    tray.box(x, DEEP, (TOP, TOP + 0.008))
    tray.place('gas-tray', steel, 'hob', 'hob:gas', bevel=0.003, at=at)
    places = [(1.06, -0.19), (1.06, -0.40), (1.38, -0.19), (1.38, -0.40)]
    for px, py in places:
        burners.lathe((px, py, TOP + 0.008), [(0.0, 0.0), (0.05, 0.0), (0.05, 0.008), (0.036, 0.012), (0.036, 0.018), (0.0, 0.02)], 28)
        for turn in ((0.105, 0), (-0.105, 0), (0, 0.09), (0, -0.09)):
            grates.tube([(px + turn[0] * 0.25, py + turn[1] * 0.25, TOP + 0.042), (px + turn[0], py + turn[1], TOP + 0.042)], 0.0055, 8)
    burners.place('gas-burners', dark, 'hob', 'hob:gas', smooth=True, at=at)
    for left, right in ((0.93, 1.205), (1.235, 1.51)):
        corners = [(left, -0.50), (right, -0.50), (right, -0.09), (left, -0.09), (left, -0.50)]
        grates.tube([(cx, cy, TOP + 0.042) for cx, cy in corners], 0.0065, 8)
        grates.tube([(left, -0.295, TOP + 0.042), (right, -0.295, TOP + 0.042)], 0.0055, 8)
        for cx, cy in corners[:4]:
            grates.tube([(cx, cy, TOP + 0.006), (cx, cy, TOP + 0.042)], 0.0065, 8)
    grates.place('gas-grates', iron, 'hob', 'hob:gas', smooth=True, at=at)
    for i in range(4):
        knobs.lathe((1.10 + 0.08 * i, -0.54, TOP + 0.008), [(0.0, 0.0), (0.019, 0.0), (0.017, 0.022), (0.0, 0.024)], 20)
    knobs.place('gas-knobs', dark, 'hob', 'hob:gas', smooth=True, at=at)


# --- Hoods ---


def put_hoods(at, ceiling):
    """Builds the hoods above the hob on the right wall. If the base picture's hood disappears, a lit strip stays under the cabinets."""
    steel = satin('hood-steel', '#b7babb', 0.35, 0.45, 'hood')
    dark = plain('hood-dark', '#222324', 0.4, group='hood')
    rail = satin('hood-rail', '#d3d4d2', 0.25, 0.4, 'hood')
    white = plain('hood-white', '#efede7', 0.4, group='hood')
    lamp = glow('hood-lamp', '#ffe2b8', 6.0, group='hood')

    bar, strip = Solid(), Solid()
    bar.box((0.636, 1.804), (-0.364, -0.002), (1.562, 1.601))
    bar.place('rail', rail, 'hood', 'hood:none,ceiling,under,wall', bevel=0.002, at=at)
    strip.box((0.72, 1.72), (-0.312, -0.283), (1.5608, 1.562))
    strip.place('rail-light', lamp, 'hood', 'hood:none,ceiling', at=at)

    visor, buttons = Solid(), Solid()
    visor.box((0.92, 1.52), (-0.43, -0.004), (1.558, 1.602))
    visor.place('visor', steel, 'hood', 'hood:under', bevel=0.003, at=at)
    for i in range(4):
        buttons.box((1.33 + i * 0.035, 1.35 + i * 0.035), (-0.4315, -0.43), (1.574, 1.586))
    buttons.place('visor-buttons', dark, 'hood', 'hood:under', at=at)

    shaft, canopy, panel = Solid(), Solid(), Solid()
    shaft.box((0.82, 1.62), (-0.40, -0.004), (1.63, ceiling - 0.001))
    canopy.box((0.82, 1.62), (-0.50, -0.004), (1.558, 1.628))
    for made in (shaft, canopy):
        made.place('canopy', steel, 'hood', 'hood:wall', bevel=0.003, at=at)
    panel.box((1.10, 1.34), (-0.5012, -0.50), (1.578, 1.608))
    panel.place('canopy-panel', dark, 'hood', 'hood:wall', at=at)

    plate, gap, lights = Solid(), Solid(), Solid()
    plate.box((0.72, 1.72), (-1.02, -0.52), (ceiling - 0.012, ceiling - 0.001))
    plate.place('ceiling-hood', white, 'hood', 'hood:ceiling', bevel=0.002, at=at)
    gap.box((0.80, 1.64), (-0.945, -0.595), (ceiling - 0.0135, ceiling - 0.012))
    gap.place('ceiling-gap', dark, 'hood', 'hood:ceiling', at=at)
    inner = Solid()
    inner.box((0.815, 1.625), (-0.93, -0.61), (ceiling - 0.018, ceiling - 0.0135))
    inner.place('ceiling-middle', white, 'hood', 'hood:ceiling', bevel=0.002, at=at)
    for x in (0.755, 1.66):
        lights.box((x, x + 0.025), (-0.93, -0.61), (ceiling - 0.0135, ceiling - 0.012))
    lights.place('ceiling-lights', lamp, 'hood', 'hood:ceiling', at=at)


# --- Finish of the appliances ---


def put_finishes(at):
    """Builds fridge, dishwasher and both ovens in white, steel and dark steel. With integrated appliances (`fronts`), only the steel ovens
    are visible.
    """
    white = plain('finish-white', '#f1f0ec', 0.28, 0.5, 0.3, group='finish')
    steel = satin('finish-steel', '#b2b5b6', 0.5, 0.38, 'finish')
    dark = satin('finish-dark', '#3b3d3f', 0.3, 0.42, 'finish')
    glass = plain('finish-glass', '#0c0d0e', 0.06, 0.6, group='finish')
    shade = plain('finish-shade', '#2a2b2c', 0.5, group='finish')
    bright = satin('finish-bar', '#bfc2c4', 0.7, 0.25, 'finish')
    clock = glow('finish-clock', '#e8f0ff', 1.6, group='finish')
    for key, material, bar in (('white', white, white), ('steel', steel, bright), ('dark', dark, dark)):
        when = f'finish:{key}'
        put_fridge(at, material, bar, shade, when)
        put_dishwasher(at, material, bar, glass, shade, when)
        ovens = f'{when},fronts' if key == 'steel' else when
        for heights in ((0.50, 1.10), (1.10, 1.555)):
            put_oven_front(at, (-1.5, -0.9), heights, material, bar, glass, clock, ovens)


def put_fridge(at, material, bar, shade, when, x=(-2.1, -1.5), y=-0.645, top=2.045, split=0.74):
    """Freezer below, fridge above, long bars at the right."""
    doors, feet, bars = Solid(), Solid(), Solid()
    for z in ((0.085, split - 0.004), (split + 0.004, top)):
        doors.box((x[0] + 0.004, x[1] - 0.004), (y, -0.56), z)
    doors.place('fridge', material, 'finish', when, bevel=0.006, at=at, segments=3)
    feet.box((x[0] + 0.006, x[1] - 0.006), (y + 0.03, -0.54), (0.012, 0.083))
    feet.box((x[0] + 0.001, x[1] - 0.001), (-0.62, -0.56), (0.05, top + 0.006))
    feet.place('fridge-gaps', shade, 'finish', when, at=at)
    for z0, z1 in ((split - 0.42, split - 0.07), (split + 0.07, split + 0.62)):
        put_bar(bars, [(x[1] - 0.05, z0), (x[1] - 0.05, z1)], y)
    bars.place('fridge-bars', bar, 'finish', when, smooth=True, at=at)


def put_dishwasher(at, material, bar, glass, shade, when, x=(-0.282, 0.318), y=-0.622):
    """Builds a dishwasher in place of a unit's front: a door with a panel above it and a bar."""
    door, panel, gap, bars = Solid(), Solid(), Solid(), Solid()
    door.box((x[0] + 0.003, x[1] - 0.003), (y, -0.575), (0.103, 0.742))
    door.box((x[0] + 0.003, x[1] - 0.003), (y, -0.575), (0.746, 0.862))
    door.place('dishwasher', material, 'finish', when, bevel=0.004, at=at)
    gap.box((x[0] + 0.0005, x[1] - 0.0005), (-0.603, -0.575), (0.088, 0.866))
    gap.place('dishwasher-gap', shade, 'finish', when, at=at)
    panel.box((x[0] + 0.20, x[0] + 0.40), (y - 0.001, y), (0.80, 0.835))
    panel.place('dishwasher-panel', glass, 'finish', when, at=at)
    put_bar(bars, [(x[0] + 0.06, 0.70), (x[1] - 0.06, 0.70)], y)
    bars.place('dishwasher-bar', bar, 'finish', when, smooth=True, at=at)


def put_oven_front(at, x, z, material, bar, glass, clock, when, y=-0.603):
    """Builds an oven: a panel with knobs, and a door whose glass has a frame in the chosen finish."""
    (x0, x1), (z0, z1) = x, z
    strip = 0.10 if z1 - z0 > 0.5 else 0.075
    frame, window, bars, light = Solid(), Solid(), Solid(), Solid()
    frame.box((x0 + 0.003, x1 - 0.003), (y, y + 0.03), (z0 + 0.003, z1 - strip - 0.002))
    frame.box((x0 + 0.003, x1 - 0.003), (y, y + 0.03), (z1 - strip + 0.002, z1 - 0.003))
    frame.place('oven-front', material, 'finish', when, bevel=0.002, at=at)
    window.box((x0 + 0.055, x1 - 0.055), (y - 0.0015, y), (z0 + 0.05, z1 - strip - 0.085))
    middle, high = (x0 + x1) / 2, z1 - strip / 2
    window.box((middle - 0.06, middle + 0.06), (y - 0.0015, y), (high - 0.017, high + 0.017))
    window.place('oven-window', glass, 'finish', when, bevel=0.001, at=at)
    put_bar(bars, [(x0 + 0.05, z1 - strip - 0.045), (x1 - 0.05, z1 - strip - 0.045)], y, 0.0098)
    for knob in (middle - 0.14, middle + 0.14):
        bars.tube([(knob, y, high), (knob, y - 0.02, high)], 0.018, 24)
    bars.place('oven-bars', bar, 'finish', when, smooth=True, at=at)
    light.box((middle - 0.028, middle + 0.028), (y - 0.0025, y - 0.0015), (high - 0.006, high + 0.006))
    light.place('oven-time', clock, 'finish', when, at=at)


def put_bar(made, ends, y, radius=0.0085, away=0.042):
    """Builds a straight bar on two posts. `ends` are the two ends as (x, z)."""
    (xa, za), (xb, zb) = ends
    made.tube([(xa, y - away, za), (xb, y - away, zb)], radius, 16)
    for share in (0.06, 0.94):
        x, z = xa + (xb - xa) * share, za + (zb - za) * share
        made.tube([(x, y, z), (x, y - away, z)], radius * 0.7, 12)

"""The optional sinks with their taps. As in `kitchen_machines.py`, each covers the sink of the base picture."""

from .appliances import put_tap
from .cabinets import TOP
from .kitchen_machines import satin
from .solids import Solid, arc
from .surfaces import metal, plain

def put_sinks(at):
    """Builds every sink with its tap. `put_units` in kitchen.py makes the worktops with the holes for the sinks."""
    steel = satin('sink-steel', '#c9cccc', 0.5, 0.3, 'sink')
    black = satin('sink-composite', '#222325', 0.0, 0.5, 'sink')
    white = plain('sink-porcelain', '#f1eee7', 0.14, 0.5, 0.5, group='sink')
    chrome = metal('tap-chrome', '#d5d8da', 0.09, group='sink')
    dark = plain('tap-black', '#1c1c1d', 0.38, group='sink')
    brass = metal('tap-brass', '#b58d48', 0.2, group='sink')
    drain = metal('drain', '#a9acad', 0.3, group='sink')

    put_inset(at, (0.33, 1.10), [(0.365, 0.745), (0.785, 0.955)], steel, drain, 'sink:inset', ridges=(0.965, 1.09))
    put_inset(at, (0.32, 1.116), [(0.355, 0.70), (0.736, 1.081)], steel, drain, 'sink:double')
    put_inset(at, (0.33, 1.10), [(0.37, 0.80)], black, drain, 'sink:composite', ridges=(0.84, 1.06))
    put_bowl(at, (0.42, 0.98, -0.50, -0.13), TOP - 0.012, steel, drain, 'sink:undermount')
    put_apron(at, (0.418, 1.018), white, drain, 'sink:apron')
    for key, material in (('inset', chrome), ('double', chrome), ('undermount', chrome), ('composite', dark), ('apron', brass)):
        put_tap(at, 0.70, -0.075, material, group='sink', when=f'sink:{key}', thick=0.0014)
    head = Solid()
    head.tube([(0.70, -0.265, 1.15), (0.70, -0.265, 1.05)], [0.017, 0.02], 20)
    head.place('tap-head', chrome, 'sink', 'sink:undermount', smooth=True, at=at)


def put_inset(at, x, bowls, material, drain, when, y=(-0.545, -0.04), ridges=None):
    """Builds a sink with a flat rim on the worktop. `bowls` and `ridges` are ranges of x."""
    y0, y1 = -0.505, -0.125
    z0, z1 = TOP - 0.002, TOP + 0.006
    plate = Solid()
    plate.box(x, (y[0], y0), (z0, z1))
    plate.box(x, (y1, y[1]), (z0, z1))
    for left, right in zip([x[0], *(bowl[1] for bowl in bowls)], [*(bowl[0] for bowl in bowls), x[1]]):
        plate.box((left, right), (y0, y1), (z0, z1))
    plate.place('sink-plate', material, 'sink', when, at=at)
    for left, right in bowls:
        put_bowl(at, (left, right, y0, y1), z1 - 0.001, material, drain, when)
    if ridges:
        lines = Solid()
        for i in range(7):
            along = ridges[0] + 0.02 + (ridges[1] - ridges[0] - 0.04) * i / 6
            lines.tube([(along, y0 + 0.03, z1), (along, y1 - 0.03, z1)], 0.0035, 8)
        lines.place('sink-ridges', material, 'sink', when, smooth=True, at=at)


def put_bowl(at, hole, top, material, drain, when, deep=0.175):
    """Builds a bowl with rounded corners that fills a hole (x0, x1, y0, y1) with sharp corners."""
    low, bowl, ring = top - deep, Solid(), Solid()
    rows = [loop(hole, 0, 0.002, top), loop(hole, 0.003, 0.035, top - 0.004), loop(hole, 0.006, 0.05, top - 0.02)]
    rows += [loop(hole, 0.016, 0.055, low + 0.035), loop(hole, 0.026, 0.055, low + 0.010), loop(hole, 0.05, 0.05, low)]
    x, y = (hole[0] + hole[1]) / 2, (hole[2] + hole[3]) / 2
    rows.append([(x, y, low - 0.003)] * len(rows[0]))
    bowl.sheet(rows)
    bowl.place('bowl', material, 'sink', when, smooth=True, at=at)
    ring.lathe((x, y, low - 0.002), [(0.0, 0.002), (0.03, 0.002), (0.04, 0.005), (0.045, 0.003)], 32)
    ring.place('drain', drain, 'sink', when, smooth=True, at=at)


def loop(hole, inset, radius, z, steps=6):
    """Returns a closed rectangle with rounded corners."""
    x0, x1, y0, y1 = hole[0] + inset, hole[1] - inset, hole[2] + inset, hole[3] - inset
    corners = ((x1 - radius, y1 - radius, 0), (x0 + radius, y1 - radius, 90), (x0 + radius, y0 + radius, 180), (x1 - radius, y0 + radius, 270))
    points = [point for cx, cy, start in corners for point in arc((cx, cy, z), radius, start, start + 90, steps, 'xy')]
    return [*points, points[0]]


def put_apron(at, x, material, drain, when, front=-0.648, back=-0.10, low=0.635):
    """Builds a wide fireclay basin whose front is visible in front of the doors."""
    rim, wide = TOP - 0.003, 0.026
    body = Solid()
    body.box(x, (front, front + wide), (low, rim))
    body.box(x, (back - wide, back), (low, rim))
    for edge in ((x[0], x[0] + wide), (x[1] - wide, x[1])):
        body.box(edge, (front + wide, back - wide), (low, rim))
    body.place('apron', material, 'sink', when, bevel=0.007, at=at, segments=3)
    hole = (x[0] + wide - 0.002, x[1] - wide + 0.002, front + wide - 0.002, back - wide + 0.002)
    put_bowl(at, hole, rim - 0.006, material, drain, when, 0.2)

"""Taps, basins, showers and baths."""

import math
from types import SimpleNamespace

from interior.appliances import put_tap
from interior.bathroom_things import place_shower_fittings
from interior.cabinets import TOP
from interior.solids import Solid, arc, frame
from interior.surfaces import metal, pane, plain

from .fronts import handle_look
from .looks import coat, ground_of, luminance, mixed, put_sweep
from .stage import still
from .stones import tiled


def blandare(sample):
    """A tall tap on a worktop in front of a tiled wall."""
    tiled(SimpleNamespace(accent='#c9c2b4'), (0.2, 0.1), 0.5, coat('tile', '#e4ded1', 0.2, 0.05, 20.0), 2.4, 0.003, 0.0016, 0.001)
    top = Solid()
    top.box((-1, 1), (-0.6, 0.0), (-0.29, -0.26))
    top.place('top', coat('top', '#a58f74', 0.45, 0.05), bevel=0.003)
    lowered = frame(0, 0, -0.26 - TOP)
    look = metal('tap', sample.colour, 0.2) if luminance(sample.colour) > 0.1 else coat('tap', sample.colour, 0.3, 0)
    from mathutils import Matrix

    put_tap(lowered @ Matrix.Translation((-0.02, -0.30, 0)) @ Matrix.Rotation(math.radians(58), 4, 'Z'), 0, 0, look, 0.42, 0.22)
    return still(0.66, (0.25, -2.4, 0.35), (0.05, -0.25, -0.055), 0.92)


def porslin(sample):
    """A basin on an oak shelf."""
    put_sweep(ground_of(sample.colour), 0.9)
    bowl, shelf, tap = Solid(), Solid(), Solid()
    shelf.box((-0.75, 0.75), (-0.36, 0.42), (-0.2, 0.003))
    shelf.place('shelf', coat('shelf', '#a9855c', 0.5, 0.2, 12.0, stretch=(1, 20, 20), uneven=0.06), bevel=0.004)
    outer = [(0.15, 0.0), (0.20, 0.02), (0.245, 0.075), (0.262, 0.125), (0.262, 0.132)]
    inner = [(0.256, 0.135), (0.249, 0.132), (0.235, 0.09), (0.19, 0.04), (0.1, 0.022), (0.0, 0.018)]
    bowl.lathe((0, 0, 0), outer + inner, 72, flat=0.78)
    bowl.place('bowl', plain('porcelain', sample.colour, 0.07, 0.55, 0.3), smooth=True)
    tap.tube([(0, 0.28, 0), (0, 0.28, 0.25)] + arc((0, 0.20, 0.25), 0.08, 0, 180, 12)[1:] + [(0, 0.12, 0.215)], 0.012, 18)
    tap.tube([(0, 0.28, 0.0), (0, 0.28, 0.06)], 0.02, 24)
    tap.tube([(0.02, 0.28, 0.045), (0.075, 0.28, 0.05)], 0.006, 12)
    tap.place('tap', metal('chrome', '#c4c8ca', 0.12), smooth=True)
    return still(0.86, (0.35, -2.3, 1.15), (0.0, 0.02, 0.10), 0.72)


def dusch(sample):
    """A rain head, a hand shower and a mixer on a tiled wall, beside glass."""
    at = Solid()
    shift = 1.62
    tiled(SimpleNamespace(accent=mixed(sample.colour, '#8d9493', 0.35)), (0.3, 0.3), 0.0, coat('tile', mixed(sample.colour, '#f1f1ec', 0.35), 0.22, 0.04, 16.0), 4.2, 0.005, 0.002, 0.0012)
    place_shower_fittings(at, 0.0, 0.0)
    at.place('fittings', handle_look(sample.accent or '#b6b9ba'), smooth=True, at=frame(0.06, -0.006, -shift))
    wall, edge = Solid(), Solid()
    wall.quad((-0.42, -0.30, -3), (-0.42, 0.0, -3), (-0.42, 0.0, 3), (-0.42, -0.30, 3))
    wall.quad((-3.0, -0.30, -3), (-0.42, -0.30, -3), (-0.42, -0.30, 3), (-3.0, -0.30, 3))
    wall.place('glass', pane('glass', (0.86, 0.92, 0.905, 1), 0.5))
    edge.box((-0.424, -0.418), (-0.306, -0.294), (-3, 3))
    edge.place('edge', coat('edge', '#7fa79b', 0.2, 0))
    return still(1.62, (0.55, -4.6, 0.15), (-0.02, -0.1, -0.10), 0.96)


def badkar(sample):
    """A bath with a rolled rim, seen from above."""
    put_sweep('#b9b3a3', 1.6, 0.6)
    bath = Solid()
    outer = [(0.60, 0.0), (0.66, 0.01), (0.72, 0.18), (0.79, 0.42), (0.85, 0.54), (0.862, 0.56)]
    rim = [(0.862, 0.572), (0.852, 0.578), (0.838, 0.574), (0.82, 0.55)]
    inner = [(0.76, 0.40), (0.69, 0.2), (0.6, 0.13), (0.4, 0.115), (0.0, 0.112)]
    bath.lathe((0, 0, 0), outer + rim + inner, 96, flat=0.48)
    bath.place('bath', plain('enamel', sample.colour, 0.08, 0.55, 0.3), smooth=True)
    tap = Solid()
    tap.tube([(0.0, 0.52, 0), (0.0, 0.52, 0.86)] + arc((0, 0.42, 0.86), 0.10, 0, 150, 12)[1:], 0.018, 18)
    tap.tube([(-0.07, 0.52, 0.78), (0.07, 0.52, 0.78)], 0.022, 18)
    tap.lathe((0, 0.52, 0), [(0.0, 0.0), (0.06, 0.0), (0.06, 0.01), (0.0, 0.012)], 32)
    tap.place('tap', metal('steel', '#a9adaf', 0.22), smooth=True)
    return still(2.05, (0.9, -4.0, 2.5), (0.0, 0.05, 0.30), 0.70)


PATTERNS = {'blandare': blandare, 'porslin': porslin, 'dusch': dusch, 'badkar': badkar}

"""The oven, hob, hood, sink and tap that the base picture shows, in the coordinates of the row of units. `when` hides an appliance if the
visitor chose another one.
"""

from dataclasses import dataclass
from typing import Any

from .cabinets import DEPTH, TOP
from .solids import Solid, arc
from .surfaces import glow, metal, plain


@dataclass(frozen=True)
class Machines:
    """The materials of the appliances."""

    glass: Any
    dark: Any
    steel: Any
    chrome: Any
    display: Any


def machines():
    return Machines(
        plain('oven-glass', '#0c0d0e', 0.06, 0.6),
        plain('machine-black', '#1a1b1c', 0.38),
        metal('machine-steel', '#b4b7b8', 0.3, 0.15),
        metal('chrome', '#d5d8da', 0.07),
        glow('display', '#e8f0ff', 1.6),
    )


def put_oven(at, x, z, look, when, y=-DEPTH - 0.02):
    """Builds an oven: black glass with a steel bar. x and z are pairs (from, to)."""
    (x0, x1), (z0, z1) = x, z
    body, bar, light = Solid(), Solid(), Solid()
    strip = 0.10 if z1 - z0 > 0.5 else 0.075
    body.box((x0 + 0.004, x1 - 0.004), (y, y + 0.03), (z0 + 0.004, z1 - strip - 0.002))
    body.box((x0 + 0.004, x1 - 0.004), (y, y + 0.03), (z1 - strip + 0.002, z1 - 0.004))
    body.place('oven', look.glass, when=when, bevel=0.002, at=at)
    z = z1 - strip - 0.045
    bar.tube([(x0 + 0.05, y - 0.042, z), (x1 - 0.05, y - 0.042, z)], 0.0085)
    for x in (x0 + 0.075, x1 - 0.075):
        bar.tube([(x, y, z), (x, y - 0.042, z)], 0.006)
    middle = (x0 + x1) / 2
    for x in (middle - 0.11, middle + 0.11):
        bar.tube([(x, y, z1 - strip / 2), (x, y - 0.018, z1 - strip / 2)], 0.015, 24)
    bar.place('oven-bar', look.steel, when=when, smooth=True, at=at)
    light.box((middle - 0.028, middle + 0.028), (y - 0.0006, y), (z1 - strip / 2 - 0.006, z1 - strip / 2 + 0.006))
    light.place('oven-clock', look.display, when=when, at=at)


def put_hob(at, x, y, look, when):
    """A glass plate with bevelled edge and thin rings."""
    plate, rings = Solid(), Solid()
    plate.box(x, y, (TOP, TOP + 0.006))
    plate.place('hob', look.glass, when=when, bevel=0.002, at=at)
    (x0, x1), (y0, y1) = x, y
    for sx, sy, radius in ((0.27, 0.7, 0.09), (0.27, 0.28, 0.075), (0.73, 0.7, 0.075), (0.73, 0.28, 0.105)):
        centre = (x0 + (x1 - x0) * sx, y0 + (y1 - y0) * sy, TOP + 0.0062)
        rings.tube(arc(centre, radius, 0, 360, 48, 'xy'), 0.0009, 5)
    rings.place('hob-rings', look.steel, when=when, at=at)


def put_sink(at, hole, look, when, deep=0.19):
    """Builds a steel sink that hangs under the worktop, with a drain."""
    x0, x1, y0, y1 = hole
    bowl = Solid()
    top, low, thin = TOP - 0.012, TOP - deep, 0.004
    bowl.box((x0, x1), (y0, y1), (low - thin, low))
    for x in ((x0 - thin, x0), (x1, x1 + thin)):
        bowl.box(x, (y0 - thin, y1 + thin), (low - thin, top))
    for y in ((y0 - thin, y0), (y1, y1 + thin)):
        bowl.box((x0, x1), y, (low - thin, top))
    bowl.lathe(((x0 + x1) / 2, (y0 + y1) / 2, low), [(0.0, 0.002), (0.03, 0.002), (0.045, 0.004), (0.046, 0.0)], 32)
    bowl.place('sink', look.steel, when=when, bevel=0.003, at=at)


def put_tap(at, x, y, material, height=0.34, reach=0.19, group='base', when=None, thick=0.0):
    """Builds a tap: a tall round spout with a lever at its side. `thick` makes the tap thicker, so that it covers the tap of the base
    picture.
    """
    tap, r = Solid(), reach / 2
    tap.lathe((x, y, TOP), [(0.0, 0.0), (0.027 + thick, 0.0), (0.027 + thick, 0.006), (0.021 + thick, 0.010), (0.021 + thick, 0.05), (0.0, 0.05)], 32)
    neck = [(x, y, TOP), (x, y, TOP + height - r)] + arc((x, y - r, TOP + height - r), r, 0, 180, 16)[1:]
    neck.append((x, y - reach, TOP + height - r - 0.05))
    tap.tube(neck, 0.0125 + thick, 20)
    tap.tube([(x, y - reach, TOP + height - r - 0.045), (x, y - reach, TOP + height - r - 0.075)], 0.0145 + thick, 20)
    tap.tube([(x, y, TOP + 0.085), (x + 0.045, y, TOP + 0.085)], 0.013 + thick, 18)
    tap.tube([(x + 0.043, y, TOP + 0.085), (x + 0.052, y - 0.01, TOP + 0.175)], [0.0065 + thick, 0.0045 + thick], 12)
    tap.place('tap', material, group, when, smooth=True, at=at)


def put_hood(at, x, z, look, when, depth=0.36):
    """A slim hood under the cabinets with a light strip."""
    body, lamp = Solid(), Solid()
    body.box(x, (-depth, 0), (z - 0.035, z))
    body.place('hood', look.dark, when=when, bevel=0.003, at=at)
    lamp.box((x[0] + 0.1, x[1] - 0.1), (-depth + 0.05, -depth + 0.075), (z - 0.0362, z - 0.035))
    lamp.place('hood-light', glow('hood-glow', '#ffe2b8', 6.0), when=when, at=at)

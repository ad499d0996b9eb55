"""Shower, toilet and the small objects of the bathroom."""

from dataclasses import dataclass
from typing import Any

from .plants import put_branches, put_grass_plant
from .props import put_turned
from .soft import pad, put_towel
from .solids import Solid, arc, frame
from .surfaces import ceramic, cloth, leaf, metal, paint, pane, plain, wood
from .tables import put_stool


@dataclass(frozen=True)
class BathLooks:
    """The materials of the bathroom, by their purpose."""

    glass: Any
    shower_glass: Any
    glass_edge: Any
    stone: Any
    chrome: Any
    porcelain: Any
    wood: Any
    towel: Any
    towel_green: Any
    clay: Any
    white_clay: Any
    leaf: Any
    bark: Any
    amber: Any
    grate: Any
    lamp: Any


def bath_looks():
    return BathLooks(
        glass=pane('window-glass'),
        shower_glass=pane('shower-glass', (0.95, 0.975, 0.965, 1), 0.22),
        glass_edge=plain('glass-edge', '#7fa79b', 0.1, 0.6),
        stone=paint('sill', '#e6e2d9', 0.3),
        chrome=metal('chrome', '#d5d8da', 0.08),
        porcelain=plain('porcelain', '#f3f2ee', 0.08, 0.6, 0.3),
        wood=wood('stool-wood', '#b98c5a', '#8f673c', 'x', 0.45),
        towel=cloth('towel', '#e6dfd0', 420, 0.9),
        towel_green=cloth('towel-green', '#7d8a78', 420, 0.9),
        clay=ceramic('clay', '#6f6a60', 0.45, 0.5),
        white_clay=ceramic('white-clay', '#ebe6db', 0.3, 0.35),
        leaf=leaf('plant-leaf', '#3f6236', '#6b8c4d'),
        bark=paint('twig', '#5c4a38', 0.8),
        amber=plain('amber', '#5a3413', 0.08, 0.6),
        grate=metal('grate', '#9a9d9e', 0.3),
        lamp=plain('lamp-rim', '#f4f3ef', 0.4),
    )


def put_shower(room, look, x, y):
    """A corner with two glass walls 2 m high, a rain head, a hand shower, a niche shelf and a drain line."""
    (_, x1), (_, y1) = room.x, room.y
    glass, edge, metal_ = Solid(), Solid(), Solid()
    glass.quad((x, y, 0.02), (x, y1 - 0.01, 0.02), (x, y1 - 0.01, 2.02), (x, y, 2.02))
    glass.place('shower-wall', look.shower_glass)
    edge.box((x - 0.0045, x + 0.0045), (y - 0.003, y), (0.02, 2.02))
    edge.box((x - 0.0045, x + 0.0045), (y, y1 - 0.01), (2.02, 2.023))
    edge.place('glass-edge', look.glass_edge)
    place_shower_metal(metal_, (x, x1), (y, y1))
    place_shower_fittings(metal_, (x + x1) / 2 + 0.1, y1)
    metal_.place('shower-metal', look.chrome, bevel=0.0, smooth=True)
    drain = Solid()
    drain.box((x + 0.15, x1 - 0.15), (y1 - 0.14, y1 - 0.07), (0.001, 0.004))
    drain.place('drain', look.grate, bevel=0.001)
    right = room.at('right')
    shelf = Solid()
    shelf.box((0.30, 0.75), (-0.11, 0), (1.12, 1.132))
    shelf.place('shower-shelf', look.chrome, bevel=0.001, at=right)
    put_turned('bottle', 0.42, -0.055, 1.132, look.amber, 0.75, at=right)
    put_turned('bottle', 0.53, -0.055, 1.132, look.amber, 0.62, at=right)
    put_turned('cup', 0.65, -0.055, 1.132, look.white_clay, 0.9, at=right)


def place_shower_metal(made, x, y, thick=0.0):
    """Builds the profiles that hold the glass wall, at the wall and the floor, and a rail to the other wall. `thick` makes them thicker."""
    (x0, x1), (y0, y1) = x, y
    made.box((x0 - 0.012 - thick, x0 + 0.012 + thick), (y1 - 0.022 - thick, y1), (0.0, 2.03 + thick))
    made.box((x0 - 0.008 - thick, x0 + 0.008 + thick), (y0 - thick, y1), (0.0, 0.018 + thick))
    made.tube([(x0, y0 + 0.03, 2.0), (x1, y0 + 0.03, 2.0)], 0.0085 + thick, 14)


def place_shower_fittings(made, x, y, thick=0.0):
    """Builds mixer, riser, rain head and hand shower on the back wall. `thick` makes them thicker."""

    def tube(path, radius, sides):
        radii = radius if isinstance(radius, list) else [radius] * len(path)
        made.tube(path, [one + thick for one in radii], sides)

    tube([(x - 0.14, y - 0.055, 1.08), (x + 0.14, y - 0.055, 1.08)], 0.020, 24)
    for dx in (-0.07, 0.07):
        tube([(x + dx, y, 1.08), (x + dx, y - 0.06, 1.08)], 0.016, 18)
        tube([(x + dx, y, 1.08), (x + dx, y - 0.006, 1.08)], 0.032, 28)
    for dx in (-0.14, 0.14):
        tube([(x + dx, y - 0.055, 1.08), (x + dx * 1.22, y - 0.055, 1.08)], 0.023, 24)
    riser = [(x, y - 0.055, 1.09), (x, y - 0.055, 2.06)] + arc((x, y - 0.155, 2.06), 0.10, 0, 90, 8)[1:] + [(x, y - 0.36, 2.16)]
    tube(riser, 0.0105, 16)
    tube([(x, y - 0.36, 2.165), (x, y - 0.36, 2.11)], 0.012, 16)
    head = [(0.0, -thick), (0.118, -thick), (0.12 + thick, 0.004), (0.118, 0.010 + thick), (0.03, 0.016 + thick), (0.0, 0.018 + thick)]
    made.lathe((x, y - 0.36, 2.095), head, 56)
    tube([(x, y - 0.055, 1.62), (x + 0.05, y - 0.075, 1.62)], 0.014, 16)
    tube([(x + 0.05, y - 0.075, 1.50), (x + 0.05, y - 0.095, 1.66), (x + 0.05, y - 0.115, 1.70)], [0.010, 0.012, 0.016], 16)
    tube([(x + 0.05, y - 0.115, 1.70), (x + 0.05, y - 0.145, 1.685)], [0.035, 0.038], 28)
    hose = [(x + 0.05, y - 0.075, 1.50), (x + 0.065, y - 0.07, 1.15), (x + 0.10, y - 0.085, 0.82), (x + 0.07, y - 0.075, 0.72), (x + 0.03, y - 0.06, 0.80), (x + 0.02, y - 0.055, 1.06)]
    tube(hose, 0.0065, 12)


def put_toilet(at, look, u=-0.98):
    """A wall-hung toilet with its cistern behind the tiles and a flush plate."""
    made, lid, plate = Solid(), Solid(), Solid()
    rows = []
    for z, wide, long in ((0.34, 0.12, 0.26), (0.30, 0.15, 0.38), (0.36, 0.175, 0.51), (0.40, 0.18, 0.53), (0.405, 0.178, 0.528)):
        rows.append([(u + wide * s, -long * (1 - abs(s) ** 2.6) ** 0.55, z) for s in [k / 16 - 1 for k in range(33)]])
    made.sheet(rows)
    made.place('wc', look.porcelain, smooth=True, at=at)
    for z0, z1 in ((0.408, 0.422), (0.425, 0.440)):
        rim = [(u + 0.182 * s, -0.535 * (1 - abs(s) ** 2.6) ** 0.55) for s in [k / 16 - 1 for k in range(33)]]
        lid.sheet([[(x, y, z0) for x, y in rim], [(x, y, z1) for x, y in rim], [(u + (x - u) * 0.2, y * 0.2, z1 + 0.002) for x, y in rim]])
    lid.place('wc-lid', look.porcelain, smooth=True, at=at)
    plate.box((u - 0.115, u + 0.115), (-0.010, 0), (0.83, 0.97))
    plate.place('wc-plate', look.chrome, bevel=0.003, at=at)


def put_small(room, look):
    """Towels on a rail, a stool with a folded towel, a plant, small objects at the basin."""
    back = room.at('back')
    rail = Solid()
    rail.tube([(0.28, 0, 1.32), (0.28, -0.07, 1.32), (0.52, -0.07, 1.32), (0.52, 0, 1.32)], 0.008, 14)
    rail.place('towel-rail', look.chrome, smooth=True, at=back)
    put_towel(back, 0.40, 1.32, 0.22, 0.62, look.towel_green, seed=4)
    put_stool(0.98, -1.72, 20, look.wood, look.wood, height=0.44)
    made = Solid()
    for k in range(3):
        pad(made, (0.98, -1.72, 0.475 + 0.05 * k), (0.30 - 0.01 * k, 0.20, 0.052), 0.3, k % 2)
    made.place('folded-towels', [look.towel, look.towel_green], smooth=True)
    put_turned('pot', 1.42, -2.25, 0, look.clay, 1.5)
    put_grass_plant(1.42, -2.25, 0.2, look.leaf, 0.62, 44, 8, width=0.04)
    left = room.at('left')
    put_turned('round', -0.85, 0.03, 1.042, look.white_clay, 0.6, at=left)
    put_branches(-0.85, 0.03, 1.042 + 0.13, look.leaf, look.bark, 0.3, 5, 9, 0.04, 0.5, at=left)
    for dx, scale in ((-0.30, 0.62), (-0.22, 0.5)):
        put_turned('bottle', -0.48 + dx, -0.08, 0.862, look.amber, scale, at=frame(0, room.y[1]))
    door = Solid()
    door.box((0.1, 1.0), (-0.012, 0), (0.0, 2.05))
    door.place('bath-door', room.trim, bevel=0.003, at=room.at('front'))
    put_towel(room.at('front'), -0.55, 1.55, 0.30, 0.75, look.towel, seed=6)
    for x, y in ((-0.75, -0.9), (-0.75, -2.2), (1.15, -0.6), (0.5, -2.2)):
        spot = Solid()
        spot.lathe((x, y, room.height - 0.006), [(0.040, 0.006), (0.040, 0.0), (0.048, 0.0), (0.050, 0.006)], 40)
        spot.place('spot', look.lamp, smooth=True)

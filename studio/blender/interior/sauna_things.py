"""Three saunas in one opening, and the bench in front of them. The engine shows one of the saunas or none."""

import math
import random
from dataclasses import dataclass
from typing import Any

from .hall_things import put_bench, put_coat
from .light import put_panel
from .plants import put_grass_plant
from .props import put_turned
from .solids import Solid, frame
from .surfaces import ceramic, cloth, glow, leaf, metal, paint, pane, plain, wood

GROUP = 'sauna'
DEEP = 1.95  # the depth of the sauna, behind the wall
EDGE = 0.045


@dataclass(frozen=True)
class SaunaLooks:
    """The materials of the room in front of the sauna, by their purpose."""

    glass: Any
    stone: Any
    wood: Any
    dark: Any
    coat: Any
    coat_dark: Any
    cushion: Any
    basket: Any
    towel: Any
    clay: Any
    leaf: Any


def sauna_looks():
    return SaunaLooks(
        glass=pane('window-glass'),
        stone=paint('sill', '#e6e2d9', 0.3),
        wood=wood('bench-wood', '#b98c5a', '#8f673c', 'x', 0.45),
        dark=plain('dark-metal', '#1d1d1d', 0.42),
        coat=cloth('robe', '#ece6d8', 300, 0.9),
        coat_dark=cloth('robe-green', '#8b9682', 300, 0.9),
        cushion=cloth('bench-towel', '#e2dccd', 380, 0.9),
        basket=cloth('basket', '#b59c74', 160, 1.0, '#8a7350'),
        towel=cloth('towel', '#e6dfd0', 420, 0.9),
        clay=ceramic('clay', '#6f6a60', 0.45, 0.5),
        leaf=leaf('plant-leaf', '#3f6236', '#6b8c4d'),
    )


def put_resting(room, look):
    """A bench with a cushion, two robes on pegs over it, a plant."""
    x, back = -1.34, room.at('back')
    put_bench(frame(x, -0.02), look, boots=False)
    board, pegs = Solid(), Solid()
    board.box((x - 0.52, x + 0.52), (-0.022, 0), (1.66, 1.74))
    board.place('peg-board', look.wood, bevel=0.003, at=back)
    for i in range(5):
        u = x - 0.42 + i * 0.21
        pegs.tube([(u, -0.02, 1.70), (u, -0.07, 1.712), (u, -0.085, 1.716)], [0.009, 0.010, 0.014], 16)
    pegs.place('pegs', look.wood, smooth=True, at=back)
    put_coat(back, x - 0.21, 1.69, look.coat, 1.02, 3)
    put_coat(back, x + 0.21, 1.69, look.coat_dark, 1.0, 8)
    put_turned('pot', 1.70, -1.75, 0, look.clay, 1.5)
    put_grass_plant(1.70, -1.75, 0.2, look.leaf, 0.62, 44, 8, width=0.04)


def put_saunas(opening):
    """Builds the three saunas: pale aspen with an electric heater, red alder behind glass, and a sauna with a wood stove."""
    aspen = wood('sauna-aspen', '#e3d2ae', '#cbb488', 'x', 0.5, 0.6, group=GROUP)
    alder = wood('sauna-alder', '#b4774c', '#8d5733', 'x', 0.5, 0.8, group=GROUP)
    spruce = wood('sauna-spruce', '#d3b487', '#a98255', 'x', 0.5, 1.0, group=GROUP)
    shared = {
        'glass': pane('sauna-glass', (0.97, 0.98, 0.975, 1), 0.6, group=GROUP),
        'steel': metal('sauna-steel', '#9fa2a3', 0.35, group=GROUP),
        'black': plain('sauna-black', '#1f1e1d', 0.5, group=GROUP),
        'stones': paint('sauna-stones', '#5b5854', 0.85, 0.25, group=GROUP),
        'fire': glow('sauna-fire', '#ff8a3a', 5.0, group=GROUP),
        'lamp': glow('sauna-lamp', '#ffcf8f', 4.0, group=GROUP),
    }
    put_inside(opening, aspen, 'sauna:asp', shared)
    put_boarded_front(opening, aspen, 'sauna:asp', shared)
    put_heater(opening, 'sauna:asp', shared)
    put_inside(opening, alder, 'sauna:al', shared)
    put_glass_front(opening, alder, 'sauna:al', shared)
    put_heater(opening, 'sauna:al', shared)
    put_inside(opening, spruce, 'sauna:ved', shared)
    put_boarded_front(opening, spruce, 'sauna:ved', shared)
    put_stove(opening, 'sauna:ved', shared)


def put_inside(opening, board, when, shared, step=0.095):
    """Boarded walls and ceiling, two benches one above the other, a strip of light under the upper bench, a back rest, bucket and ladle."""
    x0, x1, _, high = opening
    made, benches, lamp = Solid(), Solid(), Solid()
    for k in range(math.ceil(high / step)):
        z0, z1 = k * step, min(high, (k + 1) * step - 0.003)
        made.box((x0, x1), (DEEP, DEEP + 0.02), (z0, z1))
        for x in (x0 - 0.02, x1):
            made.box((x, x + 0.02), (0.04, DEEP), (z0, z1))
    for k in range(math.ceil(DEEP / step)):
        made.box((x0, x1), (0.04 + k * step, 0.04 + (k + 1) * step - 0.003), (high - 0.012, high + 0.01))
    for k in range(math.ceil(DEEP / 0.11)):
        made.box((x0, x1), (0.02 + k * 0.11, 0.02 + (k + 1) * 0.11 - 0.006), (0.0, 0.018))
    made.place('sauna-boards', board, GROUP, when, bevel=0.002)
    for z, near, far in ((0.94, DEEP - 0.60, DEEP), (0.47, DEEP - 1.08, DEEP - 0.58)):
        count = round((far - near) / 0.105)
        for k in range(count):
            benches.box((x0 + 0.01, x1 - 0.01), (near + k * 0.105, near + k * 0.105 + 0.09), (z - 0.028, z))
        benches.box((x0 + 0.01, x1 - 0.01), (near - 0.001, near + 0.026), (z - 0.12, z - 0.03))
        for x in (x0 + 0.25, x1 - 0.25):
            benches.box((x - 0.03, x + 0.03), (near + 0.05, far), (z - 0.10, z - 0.03))
    for z in (1.22, 1.36):
        benches.box((x0 + 0.06, x1 - 0.06), (DEEP - 0.07, DEEP - 0.045), (z, z + 0.09))
    benches.place('sauna-benches', board, GROUP, when, bevel=0.004)
    lamp.box((x0 + 0.05, x1 - 0.05), (DEEP - 0.56, DEEP - 0.55), (0.885, 0.895))
    lamp.box((x0 + 0.10, x1 - 0.10), (DEEP - 0.030, DEEP - 0.022), (1.31, 1.32))
    lamp.place('sauna-strip', shared['lamp'], GROUP, when)
    middle = (x0 + x1) / 2
    for place, size, watts, towards in (
        ((middle, DEEP - 0.57, 0.87), (x1 - x0 - 0.2, 0.03), 9, (0, -0.5, -1)),
        ((middle, DEEP - 0.05, 1.44), (x1 - x0 - 0.3, 0.03), 8, (0, -0.35, 1)),
        ((middle, DEEP * 0.45, high - 0.03), (0.9, 0.5), 8, (0, 0.1, -1)),
    ):
        light = put_panel(place, size, watts, towards, '#ffd3a0')
        light['group'], light['when'] = GROUP, when
    put_bucket(x0 + 0.42, DEEP - 0.86, 0.472, board, when, shared)


def put_bucket(x, y, z, board, when, shared):
    made, hoop = Solid(), Solid()
    for k in range(14):
        a, b = 2 * math.pi * k / 14, 2 * math.pi * (k + 0.94) / 14
        made.tube([(x + 0.105 * math.cos((a + b) / 2), y + 0.105 * math.sin((a + b) / 2), z), (x + 0.125 * math.cos((a + b) / 2), y + 0.125 * math.sin((a + b) / 2), z + 0.21)], 0.024, 8)
    made.tube([(x + 0.02, y, z + 0.10), (x + 0.16, y - 0.05, z + 0.36)], 0.010, 10)
    made.place('bucket', board, GROUP, when, smooth=True)
    for h in (0.06, 0.15):
        hoop.tube([(x + (0.136 + 0.1 * h) * math.cos(t), y + (0.136 + 0.1 * h) * math.sin(t), z + h) for t in (2 * math.pi * k / 32 for k in range(33))], 0.005, 6)
    hoop.place('bucket-hoops', shared['steel'], GROUP, when, smooth=True)


def put_boarded_front(opening, board, when, shared):
    """A wall of the sauna's own boards with a window to the benches and a glass door in a wooden frame."""
    x0, x1, _, high = opening
    window, door = (x0 + 0.20, x0 + 1.12, 0.92, 1.92), (x1 - 0.92, x1 - 0.16, 0.0, 1.98)
    made, frames, glass = Solid(), Solid(), Solid()
    step = 0.095
    xs = sorted({x0, x1, window[0], window[1], door[0], door[1]})
    for k in range(math.ceil(high / step)):
        z0, z1 = k * step, min(high, (k + 1) * step - 0.003)
        run = None
        for a, b in zip(xs, xs[1:]):
            open_ = any(u <= a and b <= v and low < z1 and z0 < top for u, v, low, top in (window, door))
            if not open_:
                run = (run[0] if run else a, b)
            if (open_ or b == x1) and run:
                made.box(run, (-0.012, 0.03), (z0, z1))
                run = None
    made.place('sauna-front', board, GROUP, when, bevel=0.002)
    for u0, u1, z0, z1 in (window, door):
        for a, b, c, d in ((u0, u0 + EDGE, z0, z1), (u1 - EDGE, u1, z0, z1), (u0, u1, z1 - EDGE, z1), (u0, u1, z0, z0 + (EDGE if z0 else 0.02))):
            frames.box((a, b), (-0.024, 0.045), (c, d))
        glass.quad((u0 + EDGE, 0.01, z0 + 0.02), (u1 - EDGE, 0.01, z0 + 0.02), (u1 - EDGE, 0.01, z1 - EDGE), (u0 + EDGE, 0.01, z1 - EDGE))
    handle = door[0] + EDGE + 0.05
    frames.tube([(handle, 0.0, 0.92), (handle, -0.06, 0.93), (handle, -0.06, 1.17), (handle, 0.0, 1.18)], 0.014, 14)
    frames.place('sauna-frames', board, GROUP, when, bevel=0.003)
    glass.place('sauna-panes', shared['glass'], GROUP, when)


def put_glass_front(opening, board, when, shared):
    """Hardened glass from wall to wall: a fixed pane on either side of a door without a frame."""
    x0, x1, _, high = opening
    glass, metal_, handle = Solid(), Solid(), Solid()
    edges = (x0, x0 + 0.82, x0 + 1.56, x1)
    for a, b in zip(edges, edges[1:]):
        glass.quad((a + 0.004, 0.0, 0.02), (b - 0.004, 0.0, 0.02), (b - 0.004, 0.0, high - 0.02), (a + 0.004, 0.0, high - 0.02))
    glass.place('sauna-panes', shared['glass'], GROUP, when)
    for a, b, c, d in ((x0, x1, 0.0, 0.022), (x0, x1, high - 0.03, high), (x0, x0 + 0.022, 0, high), (x1 - 0.022, x1, 0, high)):
        metal_.box((a, b), (-0.014, 0.014), (c, d))
    for u in edges[1:3]:
        metal_.box((u - 0.003, u + 0.003), (-0.004, 0.004), (0.022, high - 0.03))
    for z in (0.28, high - 0.34):
        metal_.box((edges[2] - 0.05, edges[2] + 0.03), (-0.018, 0.018), (z, z + 0.06))
    metal_.place('sauna-profiles', shared['black'], GROUP, when, bevel=0.002)
    u = edges[1] + 0.07
    handle.tube([(u, -0.055, 0.86), (u, -0.055, 1.26)], 0.017, 18)
    for z in (0.90, 1.22):
        handle.tube([(u, 0.0, z), (u, -0.055, z)], 0.009, 12)
    handle.place('sauna-handle', board, GROUP, when, smooth=True)


def put_stones(made, x, y, z, wide, deep, seed=3):
    """A heap of rounded stones."""
    chance = random.Random(seed)
    for k in range(46):
        layer = k // 20
        px, py = x + chance.uniform(-wide, wide) * (1 - 0.18 * layer), y + chance.uniform(-deep, deep) * (1 - 0.18 * layer)
        r = chance.uniform(0.030, 0.048)
        profile = [(math.sin(math.pi * i / 8) * r * chance.uniform(0.9, 1.05), r * 0.8 * (1 - math.cos(math.pi * i / 8))) for i in range(9)]
        made.lathe((px, py, z + layer * 0.038), profile, 12)


def put_heater(opening, when, shared):
    """An electric heater on the right wall: a steel shell, stones on top, a wooden rail in front."""
    x, y = opening[1] - 0.26, DEEP - 1.36
    shell, stones = Solid(), Solid()
    shell.box((x - 0.21, x + 0.21), (y - 0.17, y + 0.17), (0.16, 0.60))
    for k in range(6):
        shell.box((x - 0.205, x + 0.205), (y - 0.176, y - 0.17), (0.22 + k * 0.055, 0.245 + k * 0.055))
    shell.place('sauna-heater', shared['steel'], GROUP, when, bevel=0.012)
    put_stones(stones, x, y, 0.585, 0.17, 0.13)
    stones.place('sauna-heater-stones', shared['stones'], GROUP, when, smooth=True)


def put_stove(opening, when, shared):
    """A wood stove: black steel, fire behind a glass door, stones around the flue, which goes up through the ceiling."""
    x, y, high = opening[1] - 0.32, DEEP - 1.34, opening[3]
    shell, stones, fire, glass = Solid(), Solid(), Solid(), Solid()
    shell.box((x - 0.22, x + 0.22), (y - 0.22, y + 0.22), (0.05, 0.72))
    shell.box((x - 0.19, x + 0.19), (y - 0.235, y - 0.22), (0.16, 0.56))
    for sx in (-0.17, 0.17):
        shell.box((x + sx - 0.02, x + sx + 0.02), (y - 0.18, y - 0.14), (0, 0.05))
    shell.tube([(x, y + 0.08, 0.70), (x, y + 0.08, high)], 0.062, 28)
    shell.tube([(x + 0.16, y - 0.235, 0.36), (x + 0.16, y - 0.27, 0.36), (x + 0.16, y - 0.27, 0.28)], 0.008, 10)
    shell.place('sauna-stove', shared['black'], GROUP, when, bevel=0.008)
    fire.box((x - 0.13, x + 0.10), (y - 0.237, y - 0.236), (0.22, 0.48))
    fire.place('sauna-fire', shared['fire'], GROUP, when)
    put_stones(stones, x, y, 0.705, 0.19, 0.19, 6)
    stones.place('sauna-stove-stones', shared['stones'], GROUP, when, smooth=True)
    light = put_panel((x - 0.02, y - 0.25, 0.35), (0.22, 0.24), 3.5, (0, -1, 0.1), '#ff9a4a')
    light['group'], light['when'] = GROUP, when

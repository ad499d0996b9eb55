"""The choices for the shower besides tiles and furniture: its doors, and the metal of its fittings. The base picture has a glass wall,
chrome fittings and no doors. The chosen doors and fittings cover those of the base picture, whatever tiles are behind them.
"""

from .bathroom_things import place_shower_fittings, place_shower_metal
from .solids import Solid
from .surfaces import metal, plain

GROUP = 'shower'
CORNER = {'krom', 'svart', 'massing'}  # the answers with doors in the corner


def put_showers(room, x, y):
    """Builds every shower in the corner at x and y. The answer `oppen` is the shower of the base picture."""
    chrome, black = metal('shower-chrome', '#d5d8da', 0.08, group=GROUP), plain('shower-black', '#232323', 0.4, group=GROUP)
    brass = metal('shower-brass', '#b28a4a', 0.24, group=GROUP)
    edge = plain('shower-door-edge', '#7fa79b', 0.1, 0.6, group=GROUP)
    for key, material in (('krom', chrome), ('svart', black), ('massing', brass), ('oppen-svart', black)):
        when = f'{GROUP}:{key}'
        if key != 'krom':
            put_metal(room, x, y, material, when)
        if key in CORNER:
            put_doors(room, x, y, material, edge, when)


def put_metal(room, x, y, material, when, thick=0.0015):
    """Builds the fittings of the base picture in another metal and slightly thicker, so that they cover the chrome fittings."""
    (_, x1), (_, y1) = room.x, room.y
    made, shelf, rail, plate = Solid(), Solid(), Solid(), Solid()
    place_shower_metal(made, (x, x1), (y, y1), thick)
    place_shower_fittings(made, (x + x1) / 2 + 0.1, y1, thick)
    made.place('shower-metal', material, GROUP, when, smooth=True)
    shelf.box((0.30 - thick, 0.75 + thick), (-0.11 - thick, 0), (1.12 - thick, 1.132 + thick))
    shelf.place('shower-shelf', material, GROUP, when, bevel=0.001, at=room.at('right'))
    rail.tube([(0.28, 0, 1.32), (0.28, -0.07, 1.32), (0.52, -0.07, 1.32), (0.52, 0, 1.32)], 0.008 + thick, 14)
    rail.place('towel-rail', material, GROUP, when, smooth=True, at=room.at('back'))
    plate.box((-0.98 - 0.117, -0.98 + 0.117), (-0.012, 0), (0.828, 0.972))
    plate.place('wc-plate', material, GROUP, when, bevel=0.003, at=room.at('left'))


def put_doors(room, x, y, material, edge, when, high=2.02):
    """Builds the front of the corner: a wall profile, a glass door between thin edges, hinges, and a bar as a handle. The glass is clear,
    so that the chosen tiles are visible through it.
    """
    (_, x1), made, glass = room.x, Solid(), Solid()
    made.box((x1 - 0.024, x1), (y - 0.014, y + 0.014), (0.0, high + 0.01))
    made.box((x - 0.014, x + 0.014), (y - 0.014, y + 0.014), (0.0, high + 0.01))
    made.box((x, x1), (y - 0.010, y + 0.010), (high - 0.004, high + 0.020))
    made.box((x, x1), (y - 0.008, y + 0.008), (0.0, 0.016))
    for z in (0.30, 1.72):
        made.box((x1 - 0.085, x1 - 0.020), (y - 0.018, y + 0.018), (z - 0.035, z + 0.035))
    bar = x + 0.10
    made.tube([(bar, y - 0.045, 0.92), (bar, y - 0.045, 1.22)], 0.009, 16)
    for z in (0.96, 1.18):
        made.tube([(bar, y, z), (bar, y - 0.045, z)], 0.007, 12)
    made.place('shower-doors', material, GROUP, when, bevel=0.0015)
    for u in (x + 0.018, x1 - 0.030):
        glass.box((u - 0.003, u + 0.003), (y - 0.004, y + 0.004), (0.02, high - 0.004))
    glass.place('shower-door-edge', edge, GROUP, when)

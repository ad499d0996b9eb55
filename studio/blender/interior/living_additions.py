"""The choices for the living room besides its layers: ceilings, and inner doors that are nearly as high as the ceiling. Each object covers
the ceiling or door of the base picture in the same place. So its layer fits every floor, wall and other door that the visitor may
choose.
"""

from . import ceilings
from .doors import put_lever
from .solids import Solid, arc, frame
from .surfaces import paint, plain, wood

CEILING, DOOR = 'living-ceiling', 'tall-door'


def put_living_ceilings(room):
    """Builds a ceiling for each key except plaster, which the base picture already shows."""
    put_sheet(room, 0.006, ceilings.painted_boards(CEILING, 'y'), f'{CEILING}:panel-vit')
    put_sheet(room, 0.006, ceilings.pale_boards(CEILING, 'y'), f'{CEILING}:panel-gran')
    put_ribs(room, f'{CEILING}:ribb')
    put_mouldings(room, f'{CEILING}:stuck')


def put_sheet(room, below, material, when):
    """Builds a ceiling `below` metres under the room's own ceiling."""
    (x0, x1), (y0, y1), z, made = room.x, room.y, room.height - below, Solid()
    made.quad((x0, y0, z), (x0, y1, z), (x1, y1, z), (x1, y0, z))
    made.place('ceiling-sheet', material, CEILING, when)


def put_ribs(room, when, wide=0.027, apart=0.040, deep=0.024):
    """Oak ribs on black felt, along the room."""
    put_sheet(room, 0.004, plain('ceiling-felt', '#16150f', 0.95, 0.1, group=CEILING), when)
    (x0, x1), y, made = room.x, room.y, Solid()
    for i in range(int((x1 - x0) / apart)):
        x = x0 + 0.006 + i * apart
        made.box((x, x + wide), y, (room.height - 0.004 - deep, room.height - 0.004))
    made.place('ceiling-ribs', wood('ceiling-oak', '#b98d57', '#8c6436', 'y', 0.5, group=CEILING), CEILING, when)


def put_mouldings(room, when, size=0.09, at=(-0.15, -1.55)):
    """A plaster moulding along the walls and a rosette in the ceiling."""
    plaster, top, cove = paint('moulding', '#f6f4ef', 0.8, 0.006, group=CEILING), room.height, size - 0.016
    profile = [(0.0, top - size), (-0.010, top - size), (-0.010, top - size + 0.010)]
    profile += [(y, z) for _, y, z in arc((0, -0.010 - cove, top - size + 0.010), cove, 0, 90, 10)]
    profile += [(-0.010 - cove, top - 0.004), (-size, top - 0.004), (-size, top)]
    for wall, start, end in room.wall_frames().values():
        board = Solid()
        board.sheet([[(start, y, z), (end, y, z)] for y, z in profile])
        board.place('moulding', plaster, CEILING, when, smooth=True, at=wall)
    rings = [(0.0, -0.042), (0.03, -0.040), (0.05, -0.028), (0.07, -0.022), (0.10, -0.030), (0.16, -0.034), (0.19, -0.020)]
    rings += [(0.22, -0.014), (0.25, -0.020), (0.29, -0.024), (0.33, -0.016), (0.36, -0.006), (0.37, 0.0)]
    rosette, leaves = Solid(), Solid()
    rosette.lathe((*at, top), rings, 72)
    rosette.place('rosette', plaster, CEILING, when, smooth=True)
    for i in range(16):
        leaves.within(frame(*at, top - 0.030, 360 / 16 * i))
        leaves.tube([(0.09, 0, 0), (0.13, 0, -0.010), (0.18, 0, 0.004)], [0.006, 0.017, 0.003], 10)
    leaves.place('rosette-leaves', plaster, CEILING, when, smooth=True)


def put_tall_door(at, hole, high=2.30):
    """Builds a flat door up to the height `high`, with hidden hinges. It is in front of an ordinary door in its frame (u0, u1, 0, z1)."""
    when, (u0, u1, *_) = f'{DOOR}:high', hole
    white, dark = paint('tall-door', '#ece8df', 0.36, 0.006, group=DOOR), plain('tall-door-black', '#262626', 0.4, group=DOOR)
    leaf, sides, gap = Solid(), Solid(), Solid()
    gap.box((u0 - 0.064, u1 + 0.064), (-0.002, 0.0), (0.0, high + 0.005))
    gap.place('tall-door-gap', dark, DOOR, when, at=at)
    leaf.box((u0 - 0.024, u1 + 0.024), (-0.012, -0.002), (0.006, high))
    leaf.place('tall-door', white, DOOR, when, bevel=0.002, at=at)
    for a, b in ((u0 - 0.066, u0 - 0.028), (u1 + 0.028, u1 + 0.066)):
        sides.box((a, b), (-0.018, 0.0), (0.0, high + 0.004))
    sides.place('tall-door-frame', white, DOOR, when, bevel=0.002, at=at)
    put_lever(at, u1 - 0.065 - 0.024, -1, dark, when, -0.012, group=DOOR)

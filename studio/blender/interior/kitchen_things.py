"""The furniture of the kitchen: table and chairs or the island, and small objects on worktop, table and sill."""

import bpy

from .cabinets import PLINTH, TOP, UNDER, Run, put_worktop
from .plants import put_branches, put_herb
from .props import put_board, put_frame, put_fruit, put_turned, put_utensils
from .solids import frame
from .tables import put_chair, put_pendant, put_stool, put_table


def put_table_group(look, ceiling):
    """A table for six under one large lamp, to the left so that the floor in front of the units is free."""
    x, y = -1.15, -2.35
    put_table(frame(x, y), 2.1, 0.92, look.table)
    for dx in (-0.62, 0.0, 0.62):
        put_chair(x + dx, y + 0.56, 0 + 4 * dx, look.chair, look.cord)
        put_chair(x + dx, y - 0.58, 180 - 5 * dx, look.chair, look.cord)
    put_pendant(x, y, 1.56, ceiling, look.shade, look.dark, 12, 0.27)
    put_turned('round', x + 0.15, y + 0.05, 0.74, look.white_clay, 1.15)
    put_branches(x + 0.15, y + 0.05, 0.74 + 0.26, look.leaf, look.bark, 0.55, 7, 2, 0.06, 0.55)
    put_turned('bowl', x - 0.42, y - 0.06, 0.74, look.clay)
    put_fruit(x - 0.42, y - 0.06, 0.765, look.apple, 7, 0.07)
    put_turned('cup', x + 0.62, y - 0.22, 0.74, look.sand_clay)
    put_turned('carafe', x + 0.55, y + 0.16, 0.74, look.white_clay)


def put_island(look, ceiling):
    """An island of 240 × 90 cm: drawers towards the room, a place for two stools at its left end, three lamps over it."""
    run = Run(frame(0, -1.62))
    run.drawers(-0.30, 0.40)
    run.drawers(0.40, 1.10)
    run.panel((1.10, 1.12), (-0.60, 0.24), (0, UNDER + 0.005))
    run.panel((-1.30, -1.28), (-0.60, 0.24), (0, UNDER + 0.005))
    run.panel((-1.28, -0.30), (-0.28, 0.22), (PLINTH, UNDER + 0.005))
    run.panel((-0.30, 1.10), (0, 0.22), (PLINTH, UNDER + 0.005))
    run.panel((-0.318, -0.30), (-0.60, 0.0), (0, UNDER + 0.005))
    run.plinths.append(((-1.28, -0.30), (-0.25, -0.234), (0, PLINTH + 0.01)))
    run.place(look)
    put_worktop(run.at, (-1.33, 1.15), (-0.63, 0.27), bpy.data.materials['worktop:laminat'])
    put_stool(-0.98, -2.16, 8, look.table, look.dark)
    put_stool(-0.52, -2.20, -12, look.table, look.dark)
    for x in (-0.85, -0.09, 0.67):
        put_pendant(x, -1.80, 1.66, ceiling, look.shade, look.dark, 7, 0.15)
    put_turned('round', 0.30, -1.62, TOP, look.white_clay, 1.0)
    put_branches(0.30, -1.62, TOP + 0.22, look.leaf, look.bark, 0.46, 7, 2, 0.055, 0.6)
    put_turned('bowl', 0.74, -1.86, TOP, look.clay)
    put_fruit(0.74, -1.86, TOP + 0.025, look.apple, 7, 0.07)
    put_turned('carafe', -0.66, -1.72, TOP, look.white_clay)
    put_turned('cup', -0.50, -1.86, TOP, look.sand_clay)


def put_small_things(look):
    """Small objects on the worktops and the sill."""
    put_board(-0.66, -0.075, TOP, (0.26, 0.38), look.board, 9)
    put_board(-0.56, -0.115, TOP, (0.19, 0.27), look.table, 12)
    put_turned('jar', -0.30, -0.20, TOP, look.white_clay)
    put_utensils(-0.30, -0.20, TOP + 0.02, look.table)
    put_turned('bottle', -0.16, -0.15, TOP, look.clay, 1.0)
    put_turned('pot', 1.02, 0.055, 1.122, look.sand_clay, 0.62)
    put_herb(1.02, 0.055, 1.20, look.leaf, 0.22, 120)
    put_turned('tall', 1.50, -0.28, TOP, look.clay, 0.85)
    put_branches(1.50, -0.28, TOP + 0.29, look.leaf, look.bark, 0.42, 5, 9, 0.045, 0.5)
    put_turned('bowl', 1.62, -1.72, TOP, look.white_clay, 0.9)


def furnish(room, look):
    """A picture on the free piece of the back wall."""
    put_frame(room.at('back'), -2.75, 1.55, (0.5, 0.7), look.table, (look.paper, look.clay, look.sand_clay))

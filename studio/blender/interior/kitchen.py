"""The kitchen: units along the back and the right wall, a window over the sink, a table (`vinkel`) or an island (`o`) in front of them."""

from . import floors, patterns
from .appliances import machines, put_hob, put_hood, put_oven, put_sink, put_tap
from .cabinets import PLINTH, TOP, UNDER, Run, put_worktop
from .camera import put_cameras
from .garden import put_garden
from .kitchen_machines import put_finishes, put_hobs, put_hoods
from .kitchen_ovens import put_ovens
from .kitchen_sinks import put_sinks
from .kitchen_things import furnish, put_island, put_small_things, put_table_group
from .kitchen_looks import looks
from .light import put_daylight, put_panel, put_sky, put_sun
from .room import Room
from .splashback import put_splashback
from .windows import put_curtain, put_glazed_door, put_window

WINDOW = (-0.55, 1.35, 1.06, 2.18)
DOOR = (-2.75, -0.75, 0.0, 2.18)
SINK = (0.42, 0.98, -0.50, -0.13)
SINK_PLATE = (0.345, 1.09, -0.52, -0.06)  # the hole in the worktop under a sink that has its rim on the worktop


def build(description):
    """Builds the kitchen in an empty scene. `description['layout']` is 'vinkel' (with a table) or 'o' (with an island)."""
    look = looks()
    room = Room((-3.4, 1.95), (-6.6, 0.0), 2.55)
    skirting = {'back': [(-3.4, -2.12)], 'right': [(2.46, 6.6)]}
    room.close({'back': [WINDOW], 'left': [DOOR]}, skirting)
    room.put_floor('kitchen-floor', floors_of('kitchen-floor'))
    put_window(room.at('back'), WINDOW, room.trim, look.glass, 2, (), look.stone)
    put_glazed_door(room.at('left'), DOOR, room.trim, look.glass, look.steel)
    put_curtain(room.at('left'), -0.78, -0.36, 2.40, look.linen, None, 3, 5)
    put_curtain(room.at('left'), -3.15, -2.72, 2.40, look.linen, None, 5, 5)
    put_units(room, look)
    (put_island if description.get('layout') == 'o' else put_table_group)(look, room.height)
    put_small_things(look)
    furnish(room, look)
    put_light(room)
    put_cameras(description['cameras'])


def floors_of(category):
    """Makes every floor of the kitchen. Returns the floor that the base picture shows."""
    base = floors.parquet(category)
    floors.planks(category)
    floors.stoneware(category)
    floors.slate(category)
    floors.linoleum(category)
    return base


def worktops():
    """Makes every worktop. Returns the worktop that the base picture shows."""
    base = patterns.even('worktop', 'laminat', '#cfccc4', 0.02, 30.0, 0.05, 0.42)
    patterns.boards('worktop', 'ek', '#b9874a', '#8c6436', lambda g, u, v: patterns.rows(g, u, v, 0.75, 0.042), 'x', 0.34, 0.0004, 0.7)
    patterns.even('worktop', 'komposit', '#e3ded3', 0.015, 9.0, 0.09, 0.28)
    patterns.even('worktop', 'granit', '#343536', 0.10, 60.0, 0.28, 0.38)
    return base


def put_units(room, look):
    """Builds the two rows of units with their worktops, splashback and appliances."""
    machine, top = machines(), worktops()
    back, right = Run(room.at('back')), Run(room.at('right'))
    back.tall(-2.1, -1.5, (PLINTH, 1.10, 2.32), ('right', 'right'))
    back.tall(-1.5, -0.9, (PLINTH, 0.50, 1.10, 1.555, 2.32), ('drawer', None, None, 'drawer'))
    back.panel((-2.12, -2.1), (-0.60, 0), (0, 2.32))
    back.panel((-0.9, -0.882), (-0.60, 0), (0, 2.32))
    back.panel((-2.12, -0.882), (-0.60, 0), (2.32, room.height))
    back.drawers(-0.882, -0.282)
    back.doors(-0.282, 0.318, ('none',))
    back.fronts[-1] = type(back.fronts[-1])(-0.282, 0.318, PLINTH, UNDER, -0.58, 'drawer')
    back.doors(0.318, 1.118, ('right', 'left'), 0.66)
    back.panel((1.118, 1.372), (-0.60, -0.58), (PLINTH, UNDER))
    back.body(1.118, 1.35)
    right.drawers(0.62, 1.22)
    right.drawers(1.22, 1.82)
    right.doors(1.82, 2.42, ('left',))
    right.panel((2.42, 2.44), (-0.60, 0), (0, UNDER))
    right.wall_units(0.0, 0.62, 1.48, 2.32, ('right',))
    right.wall_units(0.62, 1.82, 1.60, 2.32, ('right', 'left'))
    right.panel((0, 1.82), (-0.36, 0), (2.32, room.height))
    back.place(look)
    right.place(look)
    put_worktop(back.at, (-0.882, 1.95), (-0.62, 0), top, SINK, when='sink:plain,undermount')
    put_worktop(back.at, (-0.882, 1.95), (-0.62, 0), top, SINK_PLATE, when='sink:inset,double,composite')
    for x, y in (((-0.882, 0.417), (-0.62, 0)), ((0.417, 1.019), (-0.099, 0)), ((1.019, 1.95), (-0.62, 0))):
        put_worktop(back.at, x, y, top, when='sink:apron')
    put_worktop(right.at, (0.62, 2.45), (-0.62, 0), top)
    u0, u1, z0, _ = WINDOW
    put_splashback(back.at, [(-0.882, u0 - 0.07, TOP, 1.48), (u0 - 0.07, u1 + 0.07, TOP, z0 - 0.07), (u1 + 0.07, 1.95, TOP, 1.48)])
    put_splashback(right.at, [(0.0, 0.62, TOP, 1.48), (0.62, 1.82, TOP, 1.60), (1.82, 2.44, TOP, 1.50)])
    put_oven(back.at, (-1.5, -0.9), (0.50, 1.10), machine, 'finish:plain;oven:plain,tall')
    put_oven(back.at, (-1.5, -0.9), (1.10, 1.555), machine, 'finish:plain;oven:plain,tall,pyro,range')
    put_sink(back.at, SINK, machine, 'sink:plain')
    put_tap(back.at, 0.70, -0.075, machine.chrome, when='sink:plain')
    put_hob(right.at, (0.92, 1.52), (-0.57, -0.06), machine, 'hob:plain;oven:plain,tall,pyro,steam')
    put_hood(right.at, (0.64, 1.80), 1.60, machine, 'hood:plain')
    put_sinks(back.at)
    put_hobs(right.at)
    put_hoods(right.at, room.height)
    put_finishes(back.at)
    put_ovens(back.at, right.at)


def put_light(room):
    """Sun through the garden doors on the left, sky through both openings, warm light under the cabinets."""
    put_sky()
    put_sun((-0.80, -0.12, 0.40), 20.0, '#ffecd2')
    put_daylight(room.at('left'), DOOR, 115)
    put_daylight(room.at('back'), WINDOW, 45)
    put_panel((0.2, -6.3, 1.9), (3.2, 1.8), 14, (0, 1, -0.12), '#fff8f0')
    put_panel((1.72, -1.22, 1.555), (0.06, 1.1), 3.5, (0, 0, -1), '#ffd9a8')
    put_panel((1.72, -0.31, 1.46), (0.06, 0.55), 2.0, (0, 0, -1), '#ffd9a8')
    put_garden([(-2.6, 11, 0.75), (2.9, 9.5, 0.7), (0.9, 17, 0.95)])

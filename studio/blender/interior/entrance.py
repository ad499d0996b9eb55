"""The hall inside the front door, which is the same in every house: a bench under coats, a window, cupboards. The stairs are in another
hall.
"""

from lib.shader import linear

from . import floors, patterns
from .camera import put_cameras
from .ceilings import ceilings_of
from .cupboards import put_cupboards
from .garden import put_garden
from .hall_things import hall_looks, put_bench, put_pegs, put_round_mirror
from .light import put_daylight, put_panel, put_sky, put_sun
from .nodes import scaled
from .plants import put_branches, put_fig
from .props import put_books, put_turned
from .room import Room
from .soft import put_rug
from .solids import frame
from .storage import put_shelf, put_socket
from .surfaces import metal, paint
from .tables import put_pendant
from .windows import put_curtain, put_window

HEIGHT = 2.50
WINDOW = (-2.75, -1.15, 0.55, 2.12)  # on the left wall
CUPBOARDS = (0.62, 2.04)  # the start and the end in x


def build(description):
    """Builds the entrance hall in an empty scene."""
    look = hall_looks()
    room = Room((-2.45, 2.05), (-5.6, 0.0), HEIGHT)
    room.ceiling = ceilings_of('ceiling', along='x')
    room.close({'left': [WINDOW]}, {'back': [(-2.45, CUPBOARDS[0])], 'right': [(0.60, 5.6)]})
    room.put_floor('hall-floor', floors_of('hall-floor'))
    put_window(room.at('left'), WINDOW, room.trim, look.glass, 2, (), paint('sill', '#e6e2d9', 0.3))
    put_curtain(room.at('left'), -3.05, -2.68, 2.38, look.linen, None, 41, 4)
    put_curtain(room.at('left'), -1.22, -0.90, 2.38, look.linen, None, 42, 4)
    put_things(room, look)
    put_light(room)
    put_cameras(description['cameras'])


def floors_of(category):
    """Makes every floor of the hall. Returns the floor that the base picture shows. If the visitor chose the wooden floor of the living
    room, the hall shows the parquet, whichever wooden floor that is.
    """
    base = patterns.tiles(category, 'klinker', '#9f9d96', '#86847d', (0.3, 0.3), 0.0, 'xy', 0.42, 0.003, look=patterns.stoneware('#a5a39c', 0.06))
    patterns.tiles(category, 'granitkeramik', '#c4c0b6', '#a9a59b', (0.6, 0.6), 0.0, 'xy', 0.42, 0.004, look=patterns.stoneware('#c9c5bb'))
    patterns.tiles(category, 'skiffer', '#575a5a', '#8a8780', (0.6, 0.4), 0.5, 'xy', 0.42, 0.006, look=patterns.slate('#575a5a', '#3f4242'))
    patterns.tiles(category, 'kalksten', '#c9c3b4', '#aea896', (0.6, 0.4), 0.5, 'xy', 0.42, 0.003, look=limestone('#cfc8b7', '#a79f8c'))
    floors.parquet(category)
    return base


def limestone(colour, fossil):
    """Ground limestone from Gotland: warm clouds, thin seams of clay, pale fossils."""

    def look(g, cell, place):
        spot = g.vector(place['x'] + cell.seed * 11.0, place['y'] + cell.seed * 5.0, place['z'])
        cloud = g.spread(g.noise(spot, 3.2, 5, 0.6, 0.5), 0.0, 0.45)
        seams = g.spread((g.noise(spot, 4.5, 6, 0.6, 1.2) - 0.5).abs(), 0.55, 0.0, 0.0, 0.016)
        shells = g.spread(g.noise(spot, 46.0, 2), 0.0, 0.5, 0.66, 0.72)
        base = g.mix(seams, g.mix(cloud, linear(colour), linear(fossil)), scaled(linear(fossil), 0.75))
        base = g.mix(shells, base, scaled(linear(colour), 1.15))
        return g.shade(base, g.spread(cell.seed, 0.94, 1.05, 0.0, 1.0))

    return look


def put_things(room, look):
    """Bench and coats to the left on the back wall, a mirror over a shelf, cupboards to the right; a lamp, a plant, a doormat."""
    back = room.at('back')
    put_bench(frame(-1.42, -0.02), look)
    put_pegs(back, -1.42, look)
    put_round_mirror(back, -0.12, 1.55, look, 0.36)
    put_shelf(back, -0.12, 0.86, 0.66, look.wood, 0.22)
    put_turned('round', -0.28, -0.11, 0.86, look.white_clay, 0.6, at=back)
    put_branches(-0.28, -0.11, 0.86 + 0.13, look.leaf, look.bark, 0.34, 6, 9, 0.045, 0.5, at=back)
    put_books(-0.02, -0.01, 0.86, look.books, 2, 4, False, back, 0.16)
    put_cupboards(CUPBOARDS, 2.32, HEIGHT, 3, paint('cupboard', '#c4c5b4', 0.42, 0.006), metal('cupboard-knob', '#a5895a', 0.3), stile=0.075)
    put_turned('pot', -2.12, -0.46, 0, look.white_clay, 1.7)
    put_fig(-2.12, -0.46, 0.26, look.leaf, look.bark, 1.2, 6, 40, 0.18)
    put_rug(-0.55, -1.62, (1.35, 0.80), look.rug, look.rug)
    put_pendant(0.10, -1.9, 1.98, HEIGHT, look.shade, look.dark, 9, 0.2)
    put_socket(back, 0.42, 1.05, room.trim, 1)


def put_light(room):
    """Sun through the window, a little fill and the lamp."""
    put_sky()
    put_sun((-0.80, -0.16, 0.44), 18.0, '#ffecd2')
    put_daylight(room.at('left'), WINDOW, 110)
    put_panel((0.1, -5.3, 1.9), (3.2, 1.8), 26, (0, 1, -0.12), '#fff8f0')
    put_garden([(-12, 3.5, 0.9), (-14, -6, 0.9)])

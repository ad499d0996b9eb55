"""The bathroom: vanity and mirror on the back wall, shower with glass to the right, window and wall-hung toilet to the left."""

from lib.shader import linear

from . import patterns
from .bathroom_additions import put_showers
from .bathroom_things import bath_looks, put_shower, put_small, put_toilet
from .camera import put_cameras
from .garden import put_garden
from .light import put_daylight, put_panel, put_sky, put_sun
from .nodes import scaled
from .room import Room
from .solids import Solid
from .surfaces import paint
from .vanities import put_vanities
from .windows import put_window

WINDOW = (-1.62, -0.62, 1.02, 2.12)  # on the left wall
HEIGHT = 2.42
SHOWER_X, SHOWER_Y = 0.62, -1.25  # where the shower begins, in x and y
CLOSETS = -1.66  # the left wall has closets up to this y; the camera does not see further


def build(description):
    """Builds the bathroom in an empty scene."""
    look = bath_looks()
    room = Room((-1.55, 1.75), (-4.2, 0.0), HEIGHT, variable_walls=False)
    put_walls(room)
    room.put_floor('bath-floor', floors_of('bath-floor'))
    put_window(room.at('left'), WINDOW, room.trim, look.glass, 1, (), look.stone, casing=False)
    put_vanities(room.at('back'))
    put_shower(room, look, SHOWER_X, SHOWER_Y)
    put_showers(room, SHOWER_X, SHOWER_Y)
    put_toilet(room.at('left'), look)
    put_small(room, look)
    put_light(room)
    put_cameras(description['cameras'])


def put_walls(room):
    """Walls tiled to the ceiling."""
    room.wall = tiles_of('tiles')
    (x0, x1), (y0, y1) = room.x, room.y
    for name, (at, start, end) in room.wall_frames().items():
        holes = [WINDOW] if name == 'left' else []
        room.put_wall(name, at, start, end, holes, 'tiles')
    put_closets(room)
    top = Solid()
    top.quad((x0, y0, HEIGHT), (x0, y1, HEIGHT), (x1, y1, HEIGHT), (x1, y0, HEIGHT))
    top.place('ceiling', room.ceiling)


def put_closets(room):
    """Builds white doors from floor to ceiling behind the camera, so that the reflection in the mirrors does not depend on the chosen
    tiles.
    """
    white, fronts = paint('closet', '#f2efe8', 0.4, 0.006), Solid()
    for wall, start, end in (('front', -room.x[1], -room.x[0]), ('left', room.y[0], CLOSETS)):
        doors = round((end - start) / 0.55)
        wide = (end - start) / doors
        for i in range(doors):
            edges = (start + i * wide + 0.0015, start + (i + 1) * wide - 0.0015)
            fronts.within(room.at(wall)).box(edges, (-0.008, -0.001), (0.06, 2.10))
            fronts.box(edges, (-0.008, -0.001), (2.103, HEIGHT - 0.003))
            fronts.box(edges, (-0.006, -0.001), (0.0, 0.057))
    fronts.place('closets', white, bevel=0.001)


def tiles_of(category):
    """Makes every wall tile, in the coordinates of its wall (x along, z up). Returns the tile that the base picture shows."""
    base = patterns.tiles(category, 'vit', '#f2f0eb', '#cfcac0', (0.4, 0.2), 0.5, 'xz', 0.16, 0.0025, 0.015)
    stone = patterns.stoneware('#b9b8b2', 0.05)
    patterns.tiles(category, 'gra', '#b9b8b2', '#9d9c96', (0.6, 0.3), 0.0, 'xz', 0.5, 0.003, look=stone)
    patterns.tiles(category, 'salvia', '#8fa08a', '#dad6ca', (0.2, 0.1), 0.0, 'xz', 0.2, 0.003, upright=True, look=handmade('#8fa08a'))
    patterns.tiles(category, 'sand', '#cbbba0', '#b3a386', (0.6, 0.3), 0.0, 'xz', 0.5, 0.003, look=linen('#cbbba0'))
    patterns.tiles(category, 'marmor', '#e4e2dd', '#c9c7c2', (0.3, 0.3), 0.0, 'xz', 0.16, 0.002, look=patterns.marble_tiles('#e4e2dd', '#a9a8a4'))
    return base


def handmade(colour):
    """A glaze with a varying tone."""

    def look(g, cell, place):
        return patterns.glazed(g, cell, place, colour, 0.15)

    return look


def linen(colour):
    """A matt tile with a texture like linen."""

    def look(g, cell, place):
        weave = g.spread(g.noise(g.vector(place['x'] * 26, place['z'] * 260, 0.0), 1.0, 2), 0.93, 1.05)
        weft = g.spread(g.noise(g.vector(place['x'] * 260, place['z'] * 26, 4.0), 1.0, 2), 0.93, 1.05)
        return g.shade(scaled(linear(colour), 1.02), weave * weft * g.spread(cell.seed, 0.97, 1.03, 0.0, 1.0))

    return look


def floors_of(category):
    """Makes every floor of the bathroom. Returns the floor that the base picture shows."""
    base = patterns.tiles(category, 'ljusgra', '#b3b1aa', '#97958e', (0.1, 0.1), 0.0, 'xy', 0.4, 0.003, look=patterns.stoneware('#b3b1aa', 0.06))
    patterns.tiles(category, 'skiffer', '#4b4d4e', '#37393a', (0.3, 0.3), 0.0, 'xy', 0.45, 0.004, look=patterns.slate('#4b4d4e', '#37393a'))
    chips = ('#8f8a80', '#f1eee7', '#b7a58c', '#6d6a66', '#d9cdb8')
    patterns.tiles(category, 'terrazzo', '#d6d1c6', '#c4bfb4', (0.2, 0.2), 0.0, 'xy', 0.3, 0.0015, look=patterns.terrazzo('#d6d1c6', chips))
    return base


def put_light(room):
    """Adds soft daylight from the window, sunlight on some of the tiles, and warm light at the mirror and from the ceiling."""
    put_sky()
    put_sun((-0.80, -0.30, 0.62), 14.0, '#fff0dc')
    put_daylight(room.at('left'), WINDOW, 62)
    put_panel((0.1, -3.9, 2.0), (2.2, 1.4), 16, (0, 1, -0.15), '#fff8f0')
    for x, y in ((-0.75, -0.9), (-0.75, -2.2), (1.15, -0.6), (0.5, -2.2)):
        put_panel((x, y, HEIGHT - 0.01), (0.09, 0.09), 5.0, (0, 0, -1), '#ffdfb8', 126)
    put_garden([(-9.5, 1.5, 0.8), (-11, -3.5, 0.85)])

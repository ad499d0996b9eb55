"""The living room: sofa under a picture and a window to the garden; behind the camera the dining table and an inner door."""

from . import floors
from .camera import put_cameras
from .doors import door_looks, put_inner_door
from .garden import put_garden
from .light import put_daylight, put_panel, put_sky, put_sun
from .living_additions import put_living_ceilings, put_tall_door
from .living_things import living_looks, put_dining, put_sitting
from .room import Room
from .solids import Solid
from .windows import put_curtain, put_glazed_door, put_window

WINDOW = (-2.75, -0.75, 0.42, 2.2)  # on the back wall
GARDEN_DOOR = (-3.05, -0.85, 0.0, 2.2)  # on the left wall
DINING_DOOR = (-5.6, -3.8, 0.0, 2.2)  # on the left wall, beside the table
DINING_WINDOW = (-2.05, -0.35, 0.55, 2.15)  # on the front wall
INNER_DOOR = (0.75, 1.67, 0.0, 2.1)  # on the front wall


def build(description):
    """Builds the living room in an empty scene."""
    look = living_looks()
    room = Room((-3.3, 2.55), (-6.7, 0.0), 2.55)
    room.close({'back': [WINDOW], 'left': [GARDEN_DOOR, DINING_DOOR], 'front': [DINING_WINDOW, INNER_DOOR]})
    room.put_floor('floor', floors_of('floor'))
    put_window(room.at('back'), WINDOW, room.trim, look.glass, 2, (), look.stone)
    put_window(room.at('front'), DINING_WINDOW, room.trim, look.glass, 2, (), look.stone)
    for door in (GARDEN_DOOR, DINING_DOOR):
        put_glazed_door(room.at('left'), door, room.trim, look.glass, look.steel)
    put_curtains(room, look)
    put_inner_door(room.at('front'), INNER_DOOR, door_looks())
    put_tall_door(room.at('front'), INNER_DOOR)
    put_living_ceilings(room)
    put_corridor(look)
    put_sitting(room, look)
    put_dining(room, look)
    put_light(room)
    put_cameras(description['cameras'])


def floors_of(category):
    """Makes every floor of the living room. Returns the floor that the base picture shows."""
    base = floors.parquet(category)
    floors.planks(category)
    floors.herringbone(category)
    floors.pine(category)
    floors.concrete(category)
    return base


def put_curtains(room, look):
    """Thin linen at the sides of each opening."""
    put_curtain(room.at('back'), -3.05, -2.68, 2.42, look.linen, None, 11, 5)
    put_curtain(room.at('back'), -0.80, -0.42, 2.42, look.linen, None, 12, 5)
    put_curtain(room.at('left'), -3.42, -2.98, 2.42, look.linen, None, 13, 5)
    put_curtain(room.at('left'), -0.90, -0.45, 2.42, look.linen, None, 14, 5)
    put_curtain(room.at('front'), -2.40, -2.00, 2.42, look.linen, None, 15, 5)
    put_curtain(room.at('front'), -0.40, -0.02, 2.42, look.linen, None, 16, 5)


def put_corridor(look):
    """Builds what is visible through an inner door with glass: a hall with warm light."""
    made = Solid()
    made.box((-2.6, 0.2), (-9.0, -8.98), (0, 2.4))
    made.box((-2.62, -2.6), (-9.0, -6.95), (0, 2.4))
    made.box((0.2, 0.22), (-9.0, -6.95), (0, 2.4))
    made.box((-2.6, 0.2), (-9.0, -6.95), (2.4, 2.42))
    made.place('corridor', look.corridor)
    floor = Solid()
    floor.box((-2.6, 0.2), (-9.0, -6.75), (-0.02, -0.002))
    floor.place('corridor-floor', look.table)
    put_panel((-1.2, -8.0, 2.35), (0.8, 0.8), 30, (0, 0, -1), '#ffe0b8')


def put_light(room):
    """Low sun through the garden doors, sky through every opening, a little fill."""
    put_sky()
    put_sun((-0.80, -0.12, 0.40), 20.0, '#ffecd2')
    put_daylight(room.at('left'), GARDEN_DOOR, 95)
    put_daylight(room.at('left'), DINING_DOOR, 80)
    put_daylight(room.at('back'), WINDOW, 55)
    put_daylight(room.at('front'), DINING_WINDOW, 40)
    put_garden([(-4.4, 10, 0.75), (-1.6, 12.5, 0.8), (1.4, -17, 0.8), (-1.8, -14, 0.7)])

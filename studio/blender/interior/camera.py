"""Cameras as in architectural photography: horizontal, with vertical lines kept vertical by shifting the frame instead of tilting the
camera.
"""

import math

import bpy


def put_cameras(cameras):
    """Creates one horizontal camera for each description, named by its key. The first is the scene's camera. Units: metres, degrees,
    millimetres. `heading` 0 looks along +y, and positive values turn left. `horizon` is the height of the horizon from the top, and
    `middle` the position of the straight view from the left, both as shares of the picture.
    """
    made = {}
    for key, view in cameras.items():
        lens = bpy.data.cameras.new(key)
        lens.lens, lens.sensor_width, lens.clip_start, lens.clip_end = view['lens'], 36, 0.05, 400
        width, height = view.get('width', 2000), view.get('height', 1430)
        lens.shift_x = 0.5 - view.get('middle', 0.5)
        lens.shift_y = (view.get('horizon', 0.5) - 0.5) * height / width
        thing = bpy.data.objects.new(key, lens)
        thing.location = view['position']
        thing.rotation_euler = (math.radians(90), 0, math.radians(view.get('heading', 0)))
        bpy.context.scene.collection.objects.link(thing)
        made[key] = thing
    bpy.context.scene.camera = next(iter(made.values()))
    return made

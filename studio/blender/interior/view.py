"""A room as the engine asks for it: built by the module its description names, seen by one of its cameras."""

import importlib

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector


def build(description, camera, width, height):
    """Fills the empty scene; answers the box (x0, y0, x1, y1), in pixels, of what must stay visible."""
    importlib.import_module(description['module']).build(description)
    scene = bpy.context.scene
    scene.camera = bpy.data.objects[camera]
    scene.render.resolution_x, scene.render.resolution_y = width, height
    view = description['cameras'][camera]
    box, share = view['subject'], width / view.get('width', 2000)
    return [box['x'] * share, box['y'] * share, (box['x'] + box['width']) * share, (box['y'] + box['height']) * share]


def reaches(groups, width, height, margin=24):
    """By group the box, in pixels, that its things take up in any of its states; the whole picture where one is beside the camera."""
    bpy.context.view_layer.update()
    return {group: box for group in groups if (box := reach(group, width, height, margin))}


def reach(group, width, height, margin):
    scene = bpy.context.scene
    things = [thing for thing in scene.objects if thing.type == 'MESH' and thing.get('group') == group]
    seen = [world_to_camera_view(scene, scene.camera, thing.matrix_world @ Vector(corner)) for thing in things for corner in thing.bound_box]
    if not seen:
        return None
    if any(point.z < 0.1 for point in seen):
        return [0, 0, width, height]
    xs, ys = [point.x * width for point in seen], [(1 - point.y) * height for point in seen]
    x0, y0 = max(0, int(min(xs)) - margin), max(0, int(min(ys)) - margin)
    x1, y1 = min(width, int(max(xs)) + margin), min(height, int(max(ys)) + margin)
    return [x0, y0, x1, y1] if x1 > x0 and y1 > y0 else None

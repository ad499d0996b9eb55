"""A room as the engine asks for it: built by the module its description names, seen by one of its cameras."""

import importlib

import bpy


def build(description, camera, width, height):
    """Fills the empty scene; answers the box (x0, y0, x1, y1), in pixels, of what must stay visible."""
    importlib.import_module(description['module']).build(description)
    bpy.context.scene.camera = bpy.data.objects[camera]
    view = description['cameras'][camera]
    box, share = view['subject'], width / view.get('width', 2000)
    return [box['x'] * share, box['y'] * share, (box['x'] + box['width']) * share, (box['y'] + box['height']) * share]

"""Builds a room as one of the room's cameras sees it. The room's description names the module that builds it."""

import importlib

import bpy
import numpy as np


def build(description, camera, width, height):
    """Fills the empty scene. Returns the box (x0, y0, x1, y1), in pixels, that must stay visible in every crop."""
    importlib.import_module(description['module']).build(description)
    scene = bpy.context.scene
    scene.camera = bpy.data.objects[camera]
    scene.render.resolution_x, scene.render.resolution_y = width, height
    view = description['cameras'][camera]
    box, share = view['subject'], width / view.get('width', 2000)
    return [box['x'] * share, box['y'] * share, (box['x'] + box['width']) * share, (box['y'] + box['height']) * share]


def reaches(groups, width, height, margin=0.07):
    """Returns, for each group, the box in pixels around its objects in all states. A group that is invisible has no box. `margin`, a share
    of the picture's width, leaves space for shadows.
    """
    bpy.context.view_layer.update()
    scene = bpy.context.scene
    camera = scene.camera
    lens = camera.calc_matrix_camera(bpy.context.evaluated_depsgraph_get(), x=width, y=height)
    seen = np.array(lens @ camera.matrix_world.inverted())
    boxes = {}
    for group in groups:
        things = [thing for thing in scene.objects if thing.type == 'MESH' and thing.get('group') == group]
        faces = [box for thing in things if (box := faces_box(thing, seen)) is not None]
        if faces:
            x0, y0, x1, y1 = (*np.min(faces, axis=0)[:2], *np.max(faces, axis=0)[2:])
            box = [(x0 - margin) * width, y0 * height - margin * width, (x1 + margin) * width, y1 * height + margin * width]
            boxes[group] = [int(min(max(edge, 0), limit)) for edge, limit in zip(box, (width, height, width, height))]
    return boxes


def places(group, key, width, height, margin=0.022):
    """Returns boxes, in pixels, around the objects of one key of a group, with a margin for their shadows. Boxes that touch become one."""
    bpy.context.view_layer.update()
    camera = bpy.context.scene.camera
    lens = camera.calc_matrix_camera(bpy.context.evaluated_depsgraph_get(), x=width, y=height)
    seen = np.array(lens @ camera.matrix_world.inverted())
    found = []
    for thing in bpy.context.scene.objects:
        category, _, keys = thing.get('when', '').partition(':')
        if thing.type != 'MESH' or thing.get('group') != group or category != group or key not in keys.split(','):
            continue
        box = faces_box(thing, seen)
        if box is not None:
            edges = np.array([box[0] * width, box[1] * height, box[2] * width, box[3] * height]) + margin * width * np.array([-1, -1, 1, 1])
            found = joined(found, np.clip(edges, 0, [width, height, width, height]))
    return [[int(edge) for edge in box] for box in found]


def joined(boxes, new):
    """Returns `boxes` and the box `new`. If `new` touches some of the boxes, these boxes and `new` are merged into one box."""
    apart = [box for box in boxes if box[0] >= new[2] or box[2] <= new[0] or box[1] >= new[3] or box[3] <= new[1]]
    touching = [box for box in boxes if not any(box is one for one in apart)]
    if not touching:
        return [*apart, new]
    whole = np.array([*np.min([new, *touching], axis=0)[:2], *np.max([new, *touching], axis=0)[2:]])
    return joined(apart, whole)


def faces_box(thing, seen):
    """Returns the part of the picture that contains faces of an object, as shares (x0, y0, x1, y1). Returns None if the object has no
    faces in the picture.
    """
    mesh = thing.data
    points = np.empty(len(mesh.vertices) * 3)
    mesh.vertices.foreach_get('co', points)
    points = np.hstack([points.reshape(-1, 3), np.ones((len(mesh.vertices), 1))]) @ (seen @ np.array(thing.matrix_world)).T
    ahead = points[:, 3] > 0.02
    shares = np.where(ahead[:, None], points[:, :2] / np.maximum(points[:, 3:], 0.02), 0) * (0.5, -0.5) + 0.5
    found = None
    for face in mesh.polygons:
        corners = list(face.vertices)
        if not ahead[corners].any():
            continue
        part = shares[corners] if ahead[corners].all() else np.array([(0.0, 0.0), (1.0, 1.0)])
        low, high = np.clip(part.min(0), 0, 1), np.clip(part.max(0), 0, 1)
        if (high > low).all():
            box = np.array([*low, *high])
            found = box if found is None else np.array([*np.minimum(found[:2], box[:2]), *np.maximum(found[2:], box[2:])])
    return found

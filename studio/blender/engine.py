"""Renders one view in many states with Cycles, into files of arrays. A *state* has a key for every category: `{'roof': 'svart', 'porch':
'none'}`. Objects in the scene have a `group` and a condition `when` (see studio/README.md). A state shows the objects whose condition
holds. The file name of a rendering is a hash of everything that the rendering depends on. A stopped run can therefore continue where it
stopped.
"""

import hashlib
import json
import os
import tempfile
from pathlib import Path

import bpy
import numpy as np

PASSES = {
    'image': 'Image',
    'direct': 'DiffDir',
    'indirect': 'DiffInd',
    'colour': 'DiffCol',
    'albedo': 'Denoising Albedo',
    'normal': 'Denoising Normal',
}
GLANCE = 25  # the size of the small picture in which a thing is searched, in percent of the full picture


class Engine:
    """Renders states of the open scene. `groups` are the groups for which the scene's materials write masks ("marks")."""

    def __init__(self, width, height, samples, groups, cache, fingerprint):
        self.width, self.height, self.samples, self.groups = width, height, samples, list(groups)
        self.cache, self.fingerprint = Path(cache), fingerprint
        self.cache.mkdir(parents=True, exist_ok=True)
        _settings(width, height, samples)
        _passes(self.groups)

    def render(self, state, box=None, albedo_only=False):
        """Renders a box (x0, y0, x1, y1 in pixels) of the scene in a state into a file with one array for each pass. Returns the file's
        path. With `albedo_only` the file has only `colour` and the marks, and the rendering needs a tenth of the time.
        """
        box = box or (0, 0, self.width, self.height)
        passes = {'colour': PASSES['colour']} if albedo_only else PASSES
        return self._kept([state, box, albedo_only], state, passes | {f'mark-{group}': group for group in self.groups}, box)

    def look_for(self, state, group):
        """Renders only the mark of a group, at `GLANCE` percent of the size, into a file like that of `render`. The mark shows where the
        group is.
        """
        return self._kept([state, group], state, {f'mark-{group}': group}, None)

    def _kept(self, asked, state, passes, box):
        told = json.dumps([self.fingerprint, self.samples, self.width, *asked], sort_keys=True)
        path = self.cache / f'{hashlib.sha256(told.encode()).hexdigest()[:24]}.npz'
        if not path.exists():
            show(state)
            raw = _shoot(self, passes, box)
            partial = path.with_suffix('.partial.npz')
            np.savez(partial, **{name: np.clip(array, -65000, 65000).astype(np.float16) for name, array in raw.items()})
            os.replace(partial, path)
        return path


def show(state):
    """Hides every object whose condition does not hold in `state` (category → key). Replaces the materials of each category by the
    materials named `category:key`.
    """
    for thing in bpy.context.scene.objects:
        when = thing.get('when', '')
        if not when:
            continue
        conditions = (condition.split(':') for condition in when.split(';'))
        thing.hide_render = not all(state.get(category, 'none') in keys.split(',') for category, keys in conditions)
    # The camera does not see objects of the group `unseen`, but these objects throw shadows. The camera never sees lamps, only their light.
    for thing in bpy.context.scene.objects:
        if thing.type != 'LIGHT':
            thing.visible_camera = thing.get('group', '') != state.get('unseen', 'nothing')
    for category, key in state.items():
        material = bpy.data.materials.get(f'{category}:{key}')
        if material is None:
            continue
        for thing in bpy.context.scene.objects:
            if thing.type == 'MESH':
                for slot in thing.material_slots:
                    if slot.material and slot.material.name.split(':')[0] == category and ':' in slot.material.name:
                        slot.material = material


def project(points):
    """Returns world points as pixels from the upper left of the picture."""
    from bpy_extras.object_utils import world_to_camera_view

    scene = bpy.context.scene
    width, height = scene.render.resolution_x, scene.render.resolution_y
    seen = [world_to_camera_view(scene, scene.camera, point) for point in points]
    return [(at.x * width, (1 - at.y) * height) for at in seen]


def _settings(width, height, samples):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.samples, cycles.use_adaptive_sampling, cycles.use_denoising, cycles.seed = samples, False, False, 0
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 8, 4, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 4, 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 5.0, 0.5
    cycles.pixel_filter_type, cycles.filter_width = 'BLACKMAN_HARRIS', 1.5
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    scene.render.use_persistent_data, scene.render.threads_mode = True, 'AUTO'
    scene.render.film_transparent = False


def _passes(groups):
    scene, layer = bpy.context.scene, bpy.context.scene.view_layers[0]
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = layer.use_pass_diffuse_color = True
    layer.cycles.denoising_store_passes = True
    for group in groups:
        mark = layer.aovs.add()
        mark.name, mark.type = group, 'COLOR'
    scene.use_nodes = True


def _shoot(engine, passes, box):
    """Renders `passes` in `box`. If `box` is None, it renders a small picture of the whole view. Without the pass `image` it traces no
    light.
    """
    scene = bpy.context.scene
    scene.render.resolution_percentage = 100 if box else GLANCE
    scene.render.use_border = scene.render.use_crop_to_border = box is not None
    if box:
        x0, y0, x1, y1 = box
        # Add a quarter of a pixel: rounding can make a pixel at the border incomplete, and Blender leaves out incomplete pixels.
        scene.render.border_min_x, scene.render.border_max_x = ((x + 0.25) / engine.width for x in (x0, x1))
        scene.render.border_min_y, scene.render.border_max_y = ((engine.height - y + 0.25) / engine.height for y in (y1, y0))
    scene.cycles.samples = engine.samples if box else 1
    scene.cycles.max_bounces = 8 if 'image' in passes else 0
    with tempfile.TemporaryDirectory(prefix='studio-') as folder:
        _file_outputs(folder, passes)
        bpy.ops.render.render()
        return {name: _read(Path(folder) / f'{name}0001.exr') for name in passes}


def _file_outputs(folder, names):
    tree = bpy.context.scene.node_tree
    tree.nodes.clear()
    layers, output = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    output.base_path = folder
    output.format.file_format, output.format.color_depth, output.format.color_mode = 'OPEN_EXR', '32', 'RGB'
    output.format.exr_codec = 'NONE'
    output.file_slots.clear()
    for name, socket in names.items():
        output.file_slots.new(name)
        tree.links.new(layers.outputs[socket], output.inputs[-1])
    whole = tree.nodes.new('CompositorNodeComposite')
    tree.links.new(layers.outputs['Image'], whole.inputs[0])


def _read(path):
    image = bpy.data.images.load(str(path))
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return np.nan_to_num(pixels.reshape(height, width, 4)[::-1, :, :3])

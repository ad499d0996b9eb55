"""Renders small layers that are added to a room's finished view, one for each key: `python3 make_added.py JOB.json`. The command `npm run
studio` writes the job. A view's own layers are cut from renderings of the whole view. An added object covers the object that it
replaces, so only its box is rendered, with and without the added object. Prints a line `@@{"group", "seconds"}` when a group is done.
"""

import json
import shutil
import sys
import tempfile
import time
from pathlib import Path

import numpy as np
from PIL import Image, ImageFilter

from boxes import cut_out, within
from camera import Camera
from finish import Darkroom, lifted, save, shade
from interior_layers import InteriorLayers, faded

FAINT = 0.01  # a shadow with at most this alpha is invisible; a dark floor causes one in the whole room


def main(job):
    description, out, masks = job['description'], Path(job['out']), Path(job['masks'])
    exposure = description['cameras'][job['camera']].get('exposure', 0.9)
    with tempfile.TemporaryDirectory(prefix='studio-') as folder:
        with Camera({**job, 'groups': list(description['additions'])}, Path(folder) / 'job.json') as camera:
            state = InteriorLayers(description, job['camera'], camera, out, exposure).state
            for group in job['wanted']:
                start = time.monotonic()
                make_group(camera, state, group, description['additions'][group], exposure, out, masks)
                print('@@' + json.dumps({'group': group, 'seconds': round(time.monotonic() - start)}), flush=True)
    if not job.get('keep'):
        shutil.rmtree(job['cache'], ignore_errors=True)


def make_group(camera, state, group, keys, exposure, out, masks):
    """Makes a layer for every key, and a mask of the area in which any of the layers is visible. A key without an object shows the base
    picture.
    """
    width, height = size = (camera.width, camera.height)
    places = {key: camera.places(group, key) for key in keys}
    before = {box: Darkroom(camera.render(state, box), exposure).picture() for box in together(places.values())}
    shown = np.zeros((height, width), np.float32)
    for key, boxes in places.items():
        colours, alpha = np.zeros((height, width, 3), np.float32), np.zeros((height, width), np.float32)
        for box in boxes:
            whole = next(one for one in before if overlap(one, box))
            after = Darkroom(camera.render({**state, group: key}, box), exposure)
            cut_out(colours, box)[...], cut_out(alpha, box)[...] = added(cut_out(before[whole], within(box, whole)), after, group, box, size)
        save(out / group / f'{key}.webp', colours, alpha, (0, 0, width, height), size)
        shown = np.maximum(shown, alpha)
    save_mask(masks / f'{group}.webp', shown)


def together(lists):
    """Returns the boxes of all `lists`. Boxes that overlap become one box."""
    apart = []
    for box in (box for boxes in lists for box in boxes):
        while touching := next((one for one in apart if overlap(one, box)), None):
            apart.remove(touching)
            box = (*(min(pair) for pair in zip(touching[:2], box[:2])), *(max(pair) for pair in zip(touching[2:], box[2:])))
        apart.append(box)
    return apart


def overlap(one, other):
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def added(before, after, group, box, size):
    """Returns the colours and the alpha of a group's object. Its shadow around it is black with some alpha."""
    picture, coverage = after.picture(), after.coverages[group]
    dark = np.clip(shade(before, picture, coverage) - 0.02, 0, 1) * faded(box, size, 0.02)
    own = np.where(coverage[..., None] > 0.02, lifted(before * (1 - dark[..., None]), picture, coverage), 0)
    alpha = 1 - (1 - dark) * (1 - coverage)
    return own * (coverage / np.maximum(alpha, 1e-3))[..., None], np.where(alpha > FAINT, alpha, 0)


def save_mask(path, shown, width=500):
    """Returns a mask of the area in which a group may be visible, white on black and a little enlarged."""
    near = Image.fromarray(((shown > 0) * 255).astype(np.uint8)).filter(ImageFilter.MaxFilter(9))
    path.parent.mkdir(parents=True, exist_ok=True)
    near.resize((width, round(width * shown.shape[0] / shown.shape[1])), Image.BOX).save(path, lossless=True)


main(json.loads(Path(sys.argv[1]).read_text()))

"""The light that a house reflects onto itself. Under eaves and porches, light comes from walls and boards and has their colour. A smaller
picture of the house in another paint, black or white, shows how much of the light on its boards comes from the house itself.
"""

import math

import numpy as np
from PIL import Image

from boxes import cut_out
from finish import smooth

SCALE = 2.5  # the other picture is smaller by this factor, which is enough because the light under eaves changes slowly
STEP = 2  # boxes in the smaller picture begin and end at even pixels, so that they are whole pixels in the larger one
SAMPLES = 16


def other_job(job, facade):
    """Returns the job of the smaller picture, with walls and boards in one façade paint."""
    description = {**job['description'], 'colours': {**job['description']['colours'], 'facade': facade, 'trim': 'fasad'}}
    size = [round(edge / SCALE) for edge in job['size']]
    return {**job, 'description': description, 'size': size, 'samples': SAMPLES, 'fingerprint': f'{job["fingerprint"]} in {facade}'}


class Bounce:
    """`camera` renders the picture in the other paint. `own` and `other` are the paints of the two pictures, in linear RGB. The more the
    paints differ, the better is the result.
    """

    def __init__(self, camera, own, other):
        self.camera, self.own, self.other = camera, own, other

    def factor(self, rendered, group, state, box):
        """Returns a function. Its argument is a paint of walls and boards; its result is the factor for the indirect light on a group's
        pixels.
        """
        gained = self._changed(rendered, group, state, box) - 1
        return lambda paint: np.clip(1 + gained * (paint - self.own) / (self.other - self.own), 0, None).astype(np.float32)

    def _changed(self, rendered, group, state, box):
        """Returns the indirect light in the smaller picture, which has the other paint, divided by the indirect light in the rendered
        picture.
        """
        x0, y0, x1, y1 = small = self._smaller(box)
        other = self.camera.render(state, small)
        at_left, at_top = box[0] - round(x0 * SCALE), box[1] - round(y0 * SCALE)
        height, width = rendered['indirect'].shape[:2]
        margins = (at_top, round((y1 - y0) * SCALE) - at_top - height), (at_left, round((x1 - x0) * SCALE) - at_left - width)
        before = _mean_light(rendered, group, lambda plane: _resized(np.pad(plane, margins), (x1 - x0, y1 - y0), Image.BOX))
        after = _mean_light(other, group, lambda plane: plane)
        changed = (after + 1e-3) / (before + 1e-3)
        # Black paint can only remove light, and white paint only add it.
        changed = np.where(self.other < self.own, np.clip(changed, 0, 1), np.clip(changed, 1, 20))
        whole = [_resized(changed[..., at], (round((x1 - x0) * SCALE), round((y1 - y0) * SCALE)), Image.BILINEAR) for at in range(3)]
        return cut_out(np.dstack(whole), (at_left, at_top, at_left + width, at_top + height))

    def _smaller(self, box):
        """Returns the box in the smaller picture. It is slightly larger, so that it begins and ends at whole pixels of both pictures."""
        edges = [edge / SCALE / STEP for edge in box]
        x0, y0, x1, y1 = (STEP * (math.floor(edge) if at < 2 else math.ceil(edge)) for at, edge in enumerate(edges))
        return x0, y0, min(x1, self.camera.width), min(y1, self.camera.height)


def _mean_light(rendered, group, reduced):
    """Returns the indirect light on a group's pixels, as the mean around each pixel."""
    coverage = rendered['marks'][group][1]
    near = smooth(reduced(coverage), 2)
    light = [smooth(reduced(rendered['indirect'][..., at] * coverage), 2) for at in range(3)]
    return np.dstack(light) / np.maximum(near, 1e-3)[..., None]


def _resized(plane, size, how):
    return np.asarray(Image.fromarray(plane.astype(np.float32)).resize(size, how))

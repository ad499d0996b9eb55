"""Light that the house throws on itself: under eaves and porches it has been on walls and boards before, and has their colour.

A smaller picture of the house painted black tells how much of the light on its boards comes from its own paint.
"""

import math

import numpy as np
from PIL import Image

from boxes import cut_out
from finish import smooth

BLACK = {'facade': 'tjarsvart', 'trim': 'fasad'}
SCALE = 2.5  # how much smaller the black house is rendered: light under eaves changes slowly
STEP = 2  # boxes of the smaller picture begin and end at even pixels, which are whole pixels of the larger one
SAMPLES = 16
LEAST = 0.1  # what the house's own paint must be lighter than black at least, for the comparison to be more than noise


def black_job(job):
    """The job of the smaller picture."""
    description = {**job['description'], 'colours': {**job['description']['colours'], **BLACK}}
    size = [round(edge / SCALE) for edge in job['size']]
    return {**job, 'description': description, 'size': size, 'samples': SAMPLES, 'fingerprint': f'{job["fingerprint"]} black'}


class Bounce:
    """`camera` sees the black house; `black` and `own` are the paints, linear RGB, of that and of the house as it stands."""

    def __init__(self, camera, black, own):
        self.camera, self.black = camera, black
        self.between = np.maximum(own - black, LEAST)

    def factor(self, rendered, group, state, box):
        """Tells by paint what becomes of the indirect light on a group's pixels when walls and boards get that paint."""
        lost = 1 - self._left(rendered, group, state, box)
        return lambda paint: np.clip(1 - lost * (self.black + self.between - paint) / self.between, 0, 2).astype(np.float32)

    def _left(self, rendered, group, state, box):
        """The share of the indirect light that is left on the black house."""
        x0, y0, x1, y1 = small = self._smaller(box)
        black = self.camera.render(state, small)
        at_left, at_top = box[0] - round(x0 * SCALE), box[1] - round(y0 * SCALE)
        height, width = rendered['indirect'].shape[:2]
        margins = (at_top, round((y1 - y0) * SCALE) - at_top - height), (at_left, round((x1 - x0) * SCALE) - at_left - width)
        before = _mean_light(rendered, group, lambda plane: _resized(np.pad(plane, margins), (x1 - x0, y1 - y0), Image.BOX))
        after = _mean_light(black, group, lambda plane: plane)
        left = np.clip((after + 1e-3) / (before + 1e-3), 0, 1)
        whole = [_resized(left[..., at], (round((x1 - x0) * SCALE), round((y1 - y0) * SCALE)), Image.BILINEAR) for at in range(3)]
        return cut_out(np.dstack(whole), (at_left, at_top, at_left + width, at_top + height))

    def _smaller(self, box):
        """The same box in the smaller picture, as large as it must be to begin and end at whole pixels of both."""
        edges = [edge / SCALE / STEP for edge in box]
        x0, y0, x1, y1 = (STEP * (math.floor(edge) if at < 2 else math.ceil(edge)) for at, edge in enumerate(edges))
        return x0, y0, min(x1, self.camera.width), min(y1, self.camera.height)


def _mean_light(rendered, group, reduced):
    """The indirect light on a group's pixels, in the mean of those near each pixel."""
    coverage = rendered['marks'][group][1]
    near = smooth(reduced(coverage), 2)
    light = [smooth(reduced(rendered['indirect'][..., at] * coverage), 2) for at in range(3)]
    return np.dstack(light) / np.maximum(near, 1e-3)[..., None]


def _resized(plane, size, how):
    return np.asarray(Image.fromarray(plane.astype(np.float32)).resize(size, how))

"""Paints the details of a finished exterior (studio/details.yaml) in other colours: `python3 paint_details.py JOB.json`. Blender only finds
how much of each pixel a detail covers, which takes seconds. The light on the detail comes from the finished picture, and only the colour
changes. In the job, `wanted` is a list of {"detail", "of": a layer in the camera's folder, or null, "shows": the keys of that layer,
"files": paint → file}.
"""

import json
import sys
import tempfile
from pathlib import Path

import numpy as np
from PIL import Image, ImageFilter

from additions_offered import EXTRAS
from boxes import box_of, cut_out
from camera import Camera
from exterior_layers import GROUPS, LAYER_QUALITY, ORDER, UNROOFED
from exterior_options import BUILT_ROOFS, DETAILS
from finish import LUMA, develop, linear, save, smooth, undeveloped

MARKS = {'windowpaint': 'frame', 'glass': 'glass', 'gutter': 'gutter', 'deck': 'deck'}
# Paint of any colour also reflects the sky and the garden. These reflections add as much light as this amount of white.
GLEAM = 0.02
# The cost of rendering one more box, expressed as a number of pixels.
BOX_COST = 8000


def main(job):
    folder = Path(job['folder'])
    with tempfile.TemporaryDirectory(prefix='studio-') as made:
        # A run takes only half a minute, so no rendering is kept for a later run.
        job = {**job, 'groups': sorted({*GROUPS, *MARKS.values()}), 'cache': str(Path(made) / 'cache')}
        with Camera(job, Path(made) / 'job.json') as camera:
            painter = Painter(camera, job['description']['colours'], folder)
            for wanted in job['wanted']:
                painter.paint(**wanted)


class Painter:
    """Writes the layers of one camera."""

    def __init__(self, camera, colours, folder):
        self.camera, self.folder = camera, folder
        self.size = (camera.width, camera.height)
        self.state = {**colours, **{category: 'none' for category in EXTRAS}}

    def paint(self, detail, of, shows, files):
        if detail == 'glass':
            self.stain(shows, files)
            return
        picture = np.asarray(Image.open(self.folder / (of or 'base.webp')).convert('RGBA'), np.float32) / 255
        marks = [self.marks(state, MARKS[detail]) for state in self.states(detail, shows)]
        if detail == 'gutter':
            share, opacity = marks[0]['gutter'], _upwards(np.max([mark['gutter'] for mark in marks], axis=0))
        else:
            share = self.share(detail, marks[0])
            opacity = picture[..., 3] * (_near(share) > 0.02)
        shown = picture[..., 3] > 0.5
        box = box_of(opacity, self.size, margin=8) or (0, 0, 1, 1)
        light = undeveloped(cut_out(picture[..., :3], box))
        share, opacity, shown = (cut_out(plane, box) for plane in (share, opacity, shown))
        for name, file in files.items():
            colours = develop(repainted(light, share, shown, tint(detail, name), whole=detail == 'gutter'), 0)
            save(self.folder / file, colours, over(opacity), box, self.size, LAYER_QUALITY)

    def stain(self, shows, files):
        """Makes the layer of tinted panes: a share of one colour over everything that is visible in the panes."""
        panes = self.marks({**self.state, **shows, **UNROOFED}, 'glass')['glass']
        box = box_of(panes, self.size, margin=8) or (0, 0, 1, 1)
        opacity = np.clip(cut_out(panes, box), 0, 1)
        for name, file in files.items():
            stain = DETAILS['glass']['paints'][name]
            save(self.folder / file, np.full((*opacity.shape, 3), srgb(stain['colour'])), opacity * stain['share'], box, self.size, LAYER_QUALITY)

    def states(self, detail, shows):
        """Returns the states in which the detail can be visible. The first is the state of the base picture. Window paint is rendered
        without the roof, because the roof's layer is above the windows' layers. How much of a gutter is visible depends on the roof, so
        a gutter has a state for each way of building roofs.
        """
        if detail != 'gutter':
            return [{**self.state, **shows, **(UNROOFED if detail == 'windowpaint' else {})}]
        own = BUILT_ROOFS[self.state['roof']]
        others = {built: roof for roof, built in BUILT_ROOFS.items() if built != own}
        return [self.state, *({**self.state, 'roof': roof} for roof in others.values())]

    def share(self, detail, marks):
        """Returns how much of a layer's pixel the detail covers. Layers of windows contain no walls or casings."""
        own = marks[MARKS[detail]]
        shown = marks['terrace'] if detail == 'deck' else 1 - sum(marks[other] for other in ORDER if other != 'windows')
        return np.clip(own / np.maximum(shown, np.maximum(own, 1e-3)), 0, 1)

    def marks(self, state, group):
        """Returns how much of each pixel every group covers, in the area of `group`."""
        marks = {one: np.zeros(self.size[::-1], np.float32) for one in self.camera.groups}
        for box in _tight(self.camera.look_for(state, group), self.size):
            for one, (_, coverage) in self.camera.render(state, box, albedo_only=True)['marks'].items():
                cut_out(marks[one], box)[...] = coverage
        return marks


def srgb(colour):
    return [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]


def tint(detail, name):
    """Returns the factor by which the paint changes the visible detail, for each channel."""
    (usual,) = DETAILS[detail]['usual'].values()
    return (linear(DETAILS[detail]['paints'][name]['colour']) + GLEAM) / (linear(usual) + GLEAM)


def repainted(light, share, shown, change, whole):
    """Returns the light of a layer after a change of the detail's part. `shown` is where the layer has its own colours. `whole` means that
    the layer shows only the detail.
    """
    own, known = _beside(light, share**6 * shown)
    own = np.where(known, own, light)
    if whole:
        return np.where((share > 0.9)[..., None], light, own) * change
    # The mark and the picture were sampled separately. So a pixel that is brighter than the glass beside it counts as part of the detail
    # too.
    near = _near(share)
    glass, lies = _beside(light, (near < 0.02) * shown)
    brighter = np.where(lies[..., 0], (light - glass) @ LUMA, 0) * (near > 0.02)
    part = np.maximum(share * (own @ LUMA), brighter) / np.maximum(light @ LUMA, 1e-5)
    part = np.where(share > 0.9, 1, np.clip(part, 0, 1))[..., None]
    return light * (1 - part * (1 - change))


def over(opacity):
    """Returns an opacity that is slightly more than the share of an edge, because the usual paint below has a share of that pixel too."""
    return 1 - (1 - opacity) ** 2


def _beside(light, weight, reach=5):
    """Returns the weighted mean of the light near each pixel, and where there is any light."""
    total = smooth(weight.astype(np.float32), reach)[..., None]
    sums = np.dstack([smooth(light[..., at] * weight, reach) for at in range(3)])
    return sums / np.maximum(total, 1e-6), total > 1e-4


def _near(share):
    """Returns `share`, enlarged by one pixel in every direction."""
    near = Image.fromarray((np.clip(share, 0, 1) * 255).astype(np.uint8)).filter(ImageFilter.MaxFilter(3))
    return np.asarray(near, np.float32) / 255


def _upwards(coverage):
    """Returns a coverage that reaches two pixels higher, because the lowest pixels of a roof show some of the gutter in front of them."""
    return np.maximum.reduce([coverage, *(np.pad(coverage, ((0, higher), (0, 0)))[higher:] for higher in (1, 2))])


def _tight(found, size, margin=8):
    """Returns boxes that contain everything that the quick search has found. It chooses the number of boxes that needs the least work."""
    scale = size[0] / found.shape[1]

    def boxes(x0, y0, x1, y1):
        box = box_of(found[y0:y1, x0:x1], (x1 - x0, y1 - y0), margin=1)
        if box is None:
            return []
        x0, x1, y0, y1 = x0 + box[0], min(x1, x0 + box[2] + 1), y0 + box[1], min(y1, y0 + box[3] + 1)
        middle = (x0 + x1) // 2, (y0 + y1) // 2
        halves = [(x0, y0, middle[0], y1), (middle[0], y0, x1, y1)] if x1 - x0 > y1 - y0 else [(x0, y0, x1, middle[1]), (x0, middle[1], x1, y1)]
        parts = [part for half in halves for part in boxes(*half)] if min(x1 - x0, y1 - y0) > 1 else []
        return parts if parts and sum(map(cost, parts)) < cost((x0, y0, x1, y1)) else [(x0, y0, x1, y1)]

    def cost(box):
        return (box[2] - box[0]) * (box[3] - box[1]) * scale**2 + BOX_COST

    whole = [tuple(round(edge * scale) for edge in box) for box in boxes(0, 0, found.shape[1], found.shape[0])]
    return [(max(0, x0 - margin), max(0, y0 - margin), min(size[0], x1 + margin), min(size[1], y1 + margin)) for x0, y0, x1, y1 in whole]


main(json.loads(Path(sys.argv[1]).read_text()))

"""Paints the doors of a finished view in every paint of studio/doors.yaml, without Blender. All kinds of doors of a view were rendered in
the same light, each in another paint. What is equal on all doors is light and reflections, and what differs is paint. From this the
program computes the light, and then a door in any other paint. Glass, handles and frames do not change. Usage: python3 paint_doors.py
JOB.json. The job is {"folder": the folder of the camera's pictures, "wanted": [kind, paint][]}. Writes door-KIND-PAINT.webp.
"""

import json
import sys
from pathlib import Path

import numpy as np
import yaml
from PIL import Image

from finish import LUMA, develop, linear, save, smooth, undeveloped

STUDIO = Path(__file__).resolve().parents[1]
RENDERED = yaml.safe_load((STUDIO / 'exterior.yaml').read_text())['door']
PAINTS = yaml.safe_load((STUDIO / 'doors.yaml').read_text())['paints']
QUALITY = 88


def main():
    job = json.loads(Path(sys.argv[1]).read_text())
    folder = Path(job['folder'])
    files = {kind: Image.open(folder / f'door-{kind}.webp').convert('RGBA') for kind in RENDERED}
    boxes = np.array([file.getchannel('A').getbbox() for file in files.values()])
    box = (*boxes[:, :2].min(0).tolist(), *boxes[:, 2:].max(0).tolist())
    doors = {kind: Door(file, box, RENDERED[kind]) for kind, file in files.items()}
    light, mirrored = _light_on(doors.values())
    pane = _pane(doors)
    for kind, name in job['wanted']:
        painted = doors[kind].painted(PAINTS[name], light, mirrored, pane if kind in ('slat', 'spegel') else 0)
        save(folder / f'door-{kind}-{name}.webp', *painted, box, files[kind].size, QUALITY)


class Door:
    """One kind of door. Its pictures are cut to the area of the doors."""

    def __init__(self, whole, box, colour):
        pixels = np.asarray(whole.crop(box), np.float32) / 255
        self.shown, self.alpha = pixels[..., :3], pixels[..., 3]
        self.seen = undeveloped(self.shown)
        self.paint = linear(colour)

    def plain(self):
        """Returns an area that is certainly painted: the middle of the lowest part of the leaf."""
        height, width = self.alpha.shape
        part = self.seen[int(height * 0.72) : int(height * 0.9), int(width * 0.2) : int(width * 0.62)]
        return np.median(part.reshape(-1, 3), axis=0)

    def mirrors(self, mirrored):
        """Returns the reflection at each pixel. It is weaker in the shade."""
        return mirrored * np.clip(self.seen @ LUMA / (self.plain() @ LUMA), 0, 1)[..., None]

    def is_paint(self, light, mirrored):
        """Returns how much of each pixel is paint: pixels that have the paint's colour in this light, however bright they are."""
        diffuse = np.maximum(self.seen - self.mirrors(mirrored), 1e-4)
        expected = light * self.paint
        bright = (diffuse @ LUMA) / (expected @ LUMA)
        tint = np.log(diffuse / expected)
        off = np.sqrt(((tint - tint.mean(2, keepdims=True)) ** 2).sum(2))
        return np.clip((0.75 - off) / 0.35, 0, 1) * np.clip((bright - 0.06) / 0.1, 0, 1) * np.clip((2.6 - bright) / 0.6, 0, 1)

    def painted(self, paint, light, mirrored, pane):
        share = self.is_paint(light, mirrored) * (1 - pane)
        after = np.broadcast_to(linear(paint['colour']), self.seen.shape)
        if 'grain' in paint:
            after = after * _grain(self.seen.shape[:2], paint['grain'])[..., None]
        glare = self.mirrors(mirrored)
        bright = np.maximum((self.seen - glare) @ LUMA, 0) / (light * self.paint @ LUMA)
        repainted = develop(glare + bright[..., None] * light * after, 0)
        share = share[..., None]
        return repainted * share + self.shown * (1 - share), self.alpha


def _light_on(doors):
    """Returns the light on the paint and the reflections of the paint. Both follow from a straight line through the values of all doors'
    paints.
    """
    doors = list(doors)
    paints, seen = np.array([door.paint for door in doors]), np.array([door.plain() for door in doors])
    lines = [np.polyfit(paints[:, channel], seen[:, channel], 1) for channel in range(3)]
    light = np.array([max(slope, 1e-3) for slope, _ in lines])
    # Leave out black paint, because an error in the reflection's colour would be most visible on it.
    mirrored = 0.8 * max(0, min(start for _, start in lines))
    return light, mirrored


def _pane(doors):
    """Returns the fixed pane beside the leaf: the pixels that look the same with every leaf."""
    one, other = doors['slat'].shown, doors['glas'].shown
    alike = (np.abs(one - other).max(2) < 0.03 + 0.1 * (one + other).mean(2) / 2).astype(np.float32)
    right = np.zeros_like(alike)
    right[:, int(alike.shape[1] * 0.55) :] = 1
    return np.clip((smooth(alike, 1) - 0.35) / 0.3, 0, 1) * right


def _grain(shape, strength):
    """Returns a veneer: upright stripes, some pixels wide, over the whole leaf."""
    stripes = smooth(np.random.default_rng(7).standard_normal((1, shape[1])).repeat(shape[0], 0).astype(np.float32), 1)
    return 1 + strength * np.clip(stripes / max(stripes.std(), 1e-6), -2, 2)


if __name__ == '__main__':
    main()

"""The chimneys of a finished exterior, rendered anew in the box they stand in: `python3 make_chimneys.py JOB.json`.

For a change of what a chimney is made of. Its shape stays, and so do the shadow that it throws and all other layers; `roofs` of the job has,
by roof, the finished picture of that box without the chimney.
"""

import json
import sys
import tempfile
from pathlib import Path

import numpy as np
from PIL import Image

from boxes import cut_out
from camera import Camera
from exterior_layers import GROUPS, ExteriorLayers


def main(job):
    description, name, out = job['description'], job['camera'], Path(job['out'])
    exposure = description['cameras'][name].get('exposure', 0.9)
    with tempfile.TemporaryDirectory(prefix='studio-') as folder:
        # Nothing is worth keeping between runs of a quarter of a minute.
        job = {**job, 'groups': GROUPS, 'cache': str(Path(folder) / 'cache')}
        with Camera(job, Path(folder) / 'job.json') as camera:
            layers = ExteriorLayers(description, name, camera, out, Path(folder), exposure)
            for roof, before in job['roofs'].items():
                shadow = out / name / f'chimney-on-{roof}-shadow.webp'
                layers.chimney_anew(roof, _shaded(_pixels(before), shadow, job['box']), tuple(job['box']))


def _shaded(before, shadow, box):
    """What stands behind the chimney, in the shadow that it throws."""
    return before * (1 - cut_out(_pixels(shadow), box)[..., 3:]) if shadow.exists() else before


def _pixels(path):
    return np.asarray(Image.open(path), np.float32) / 255


main(json.loads(Path(sys.argv[1]).read_text()))

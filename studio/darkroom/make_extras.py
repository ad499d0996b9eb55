"""What a finished exterior may have added, and has no layers of yet: `python3 make_extras.py JOB.json`; prints their layers.

`has` of the job names the keys that are there, by category; `roofed`, by roof, the finished picture without any; `decked` that with each terrace.
"""

import json
import sys
import tempfile
from pathlib import Path

import numpy as np
from PIL import Image

from additions_offered import EXTRAS, offered
from camera import Camera
from exterior_layers import GROUPS, ExteriorLayers


def main(job):
    description, name, out = job['description'], job['camera'], Path(job['out'])
    exposure = description['cameras'][name].get('exposure', 0.9)
    wanted = {category: lacking(description, category, name, job['has'][category]) for category in EXTRAS}
    if not any(wanted.values()):
        print(json.dumps({'layers': []}))
        return
    with tempfile.TemporaryDirectory(prefix='studio-') as folder:
        # Nothing is worth keeping between runs of some minutes.
        job = {**job, 'groups': GROUPS, 'cache': str(Path(folder) / 'cache')}
        with Camera(job, Path(folder) / 'job.json') as camera:
            layers = ExteriorLayers(description, name, camera, out, Path(folder), exposure)
            made = layers.added_to_finished(wanted, opened(job['roofed']), opened(job['decked']))
    print(json.dumps({'layers': made}))


def lacking(description, category, camera, has):
    """`has`: the keys that are there, or 'all' where nothing of the category is seen."""
    return [] if has == 'all' else [key for key in offered(description, category, camera) if key not in has]


def opened(files):
    return {key: np.asarray(Image.open(file), np.float32) / 255 for key, file in files.items()}


main(json.loads(Path(sys.argv[1]).read_text()))

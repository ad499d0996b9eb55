"""Makes the missing layers of additions (optional parts) for a finished exterior, and prints them: `python3 make_extras.py JOB.json`. In
the job, `has` names the existing keys by category. `roofed` has the finished picture without additions, by roof, and `decked` has it
with each terrace.
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
        # A run takes only some minutes, so no rendering is kept for a later run.
        job = {**job, 'groups': GROUPS, 'cache': str(Path(folder) / 'cache')}
        with Camera(job, Path(folder) / 'job.json') as camera:
            layers = ExteriorLayers(description, name, camera, out, Path(folder), exposure)
            made = layers.added_to_finished(wanted, opened(job['roofed']), opened(job['decked']))
    print(json.dumps({'layers': made}))


def lacking(description, category, camera, has):
    """Returns the missing keys of a category. `has` are the existing keys, or 'all' if the camera does not see the category."""
    return [] if has == 'all' else [key for key in offered(description, category, camera) if key not in has]


def opened(files):
    return {key: np.asarray(Image.open(file), np.float32) / 255 for key, file in files.items()}


main(json.loads(Path(sys.argv[1]).read_text()))

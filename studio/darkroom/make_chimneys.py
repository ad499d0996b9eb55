"""The kinds of chimneys that a finished exterior has not had yet: `python3 make_chimneys.py JOB.json`; prints their layers.

`has` of the job names the kinds that are there, and `roofs`, by roof, the finished picture without a chimney.
"""

import json
import sys
import tempfile
from pathlib import Path

import numpy as np
from PIL import Image

from camera import Camera
from exterior_layers import EXTRAS, GROUPS, ExteriorLayers


def main(job):
    description, name, out = job['description'], job['camera'], Path(job['out'])
    exposure = description['cameras'][name].get('exposure', 0.9)
    wanted = [key for key in EXTRAS['chimney'] if key not in job['has']]
    if not wanted:
        print(json.dumps({'layers': []}))
        return
    roofed = {roof: np.asarray(Image.open(file), np.float32) / 255 for roof, file in job['roofs'].items()}
    with tempfile.TemporaryDirectory(prefix='studio-') as folder:
        # Nothing is worth keeping between runs of a minute.
        job = {**job, 'groups': GROUPS, 'cache': str(Path(folder) / 'cache')}
        with Camera(job, Path(folder) / 'job.json') as camera:
            layers = ExteriorLayers(description, name, camera, out, Path(folder), exposure).chimneys_of_finished(wanted, roofed)
    print(json.dumps({'layers': layers}))


main(json.loads(Path(sys.argv[1]).read_text()))

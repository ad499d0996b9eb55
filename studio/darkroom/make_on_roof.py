"""What else stands on the roof of a finished exterior, and has no layers yet: `python3 make_on_roof.py JOB.json`; prints their layers.

`has` of the job names the keys that are there, for each category that is to be whole, and `roofed`, by roof, the finished picture without any.
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
    wanted = {category: [key for key in EXTRAS[category] if key not in has] for category, has in job['has'].items() if description.get(category)}
    if not any(wanted.values()):
        print(json.dumps({'layers': []}))
        return
    roofed = {roof: np.asarray(Image.open(file), np.float32) / 255 for roof, file in job['roofed'].items()}
    with tempfile.TemporaryDirectory(prefix='studio-') as folder:
        # Nothing is worth keeping between runs of a minute.
        job = {**job, 'groups': GROUPS, 'cache': str(Path(folder) / 'cache')}
        with Camera(job, Path(folder) / 'job.json') as camera:
            layers = ExteriorLayers(description, name, camera, out, Path(folder), exposure).added_to_finished(wanted, roofed)
    print(json.dumps({'layers': layers}))


main(json.loads(Path(sys.argv[1]).read_text()))

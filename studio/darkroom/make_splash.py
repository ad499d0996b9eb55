"""Makes the picture of the start page: `python3 make_splash.py JOB.json`."""

import json
import sys
import tempfile
from pathlib import Path

from camera import Camera
from finish import Darkroom, save


def main(job):
    description, name = job['description'], job['camera']
    with tempfile.TemporaryDirectory(prefix='studio-') as folder, Camera({**job, 'kind': 'splash', 'groups': []}, Path(folder) / 'job.json') as camera:
        state = {**description['colours'], **description['state']}
        save(Path(job['out']), Darkroom(camera.render(state), description['cameras'][name]['exposure']).picture(), quality=84)


main(json.loads(Path(sys.argv[1]).read_text()))

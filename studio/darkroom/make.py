"""Makes one view, from its description to its layers: `python3 make.py JOB.json`. The command `npm run studio` writes the job."""

import contextlib
import json
import resource
import shutil
import sys
import tempfile
from pathlib import Path

from bounce import other_job
from camera import Camera
from exterior_layers import BASE_QUALITY, GROUPS, ExteriorLayers
from finish import Darkroom, save
from interior_layers import InteriorLayers


def main(job):
    description, name, out = job['description'], job['camera'], Path(job['out'])
    is_house = job['kind'] == 'exterior'
    groups = GROUPS if is_house else list(description['categories'])
    exposure = description['cameras'][name].get('exposure', 0.9)
    job = {**job, 'groups': groups}
    with contextlib.ExitStack() as opened:
        folder = Path(opened.enter_context(tempfile.TemporaryDirectory(prefix='studio-')))
        camera = opened.enter_context(Camera(job, folder / 'job.json'))
        if is_house:
            layers = ExteriorLayers(description, name, camera, out, Path(job.get('masks', folder)), exposure)
        else:
            layers = InteriorLayers(description, name, camera, out, exposure)
        if job.get('preview') is not None:
            save(out, Darkroom(camera.render({**layers.state, **job['preview']}), exposure).picture(), quality=BASE_QUALITY)
            return
        if is_house:
            layers.measure_bounce(lambda facade: opened.enter_context(Camera(other_job(job, facade), folder / 'other.json')))
        made = layers.make()
        x0, y0, x1, y1 = camera.subject
        described = {'width': camera.width, 'height': camera.height, 'subject': {'x': x0, 'y': y0, 'width': x1 - x0, 'height': y1 - y0}}
        if is_house:
            described |= {'base': layers.shows, 'unseen': layers.unseen, 'layers': made}
    print(json.dumps({'camera': described, 'seconds': round(processor_seconds())}))
    if not job.get('keep'):
        shutil.rmtree(job['cache'], ignore_errors=True)


def processor_seconds():
    """Returns the seconds on one core that this process and its Blender process, which has ended, have used."""
    spent = [resource.getrusage(whose) for whose in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in spent)


main(json.loads(Path(sys.argv[1]).read_text()))

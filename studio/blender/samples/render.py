"""Runs inside Blender: builds and renders one sample after the other. Usage: blender -b -P render.py -- JOB.json. Each request is one line
of JSON, `{"id", "hash", "pattern", "colour", "accent", "shape"}`; the response is `{"id", "path", "match", "exposure"}`. Lines for the
caller begin with `@@`.
"""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import bpy  # noqa: E402
from engine import Engine  # noqa: E402
from samples.patterns import PATTERNS, Sample  # noqa: E402
from samples.stage import clear, light, point  # noqa: E402


def main(job):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    engine = Engine(job['size'], job['size'], job['samples'], [], job['cache'], '')
    bpy.context.scene.render.use_persistent_data = False
    cycles = bpy.context.scene.cycles
    cycles.diffuse_bounces, cycles.glossy_bounces = 2, 2
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.04, 4
    for line in sys.stdin:
        request = json.loads(line)
        clear()
        sample = Sample(request['pattern'], request['colour'], request['accent'], request['shape'])
        shot = PATTERNS[sample.pattern](sample)
        light()
        point(shot)
        engine.fingerprint = request['hash']
        path = engine.render({})
        print('@@' + json.dumps({'id': request['id'], 'path': str(path), 'match': shot.match, 'exposure': shot.exposure}), flush=True)


main(json.loads(Path(sys.argv[sys.argv.index('--') + 1]).read_text()))

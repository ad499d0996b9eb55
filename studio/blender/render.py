"""Runs inside Blender: builds the scene of a job, then renders the requested states. Usage: blender -b -P render.py -- JOB.json. Each
request is one line of JSON: `{"state", "box", "albedo_only"}`, or `{"state", "group"}` to find a group. The response to both is
`{"path"}`. The response to `{"group", "key"}` is `{"boxes"}`: the boxes around the objects of that key in a room. Response lines begin
with `@@`, which distinguishes them from Blender's own output.
"""

import importlib
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import bpy  # noqa: E402
from engine import Engine  # noqa: E402


def main(job):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    width, height = job['size']
    view = importlib.import_module(f'{job["kind"]}.view')
    subject = view.build(job['description'], job['camera'], width, height)
    reaches = view.reaches(job['groups'], width, height) if job['kind'] == 'interior' else {}
    engine = Engine(width, height, job['samples'], job['groups'], job['cache'], job['fingerprint'])
    say(subject=[round(edge) for edge in subject], reaches=reaches)
    for line in sys.stdin:
        request = json.loads(line)
        if 'key' in request:
            say(boxes=view.places(**request, width=width, height=height))
            continue
        path = engine.look_for(**request) if 'group' in request else engine.render(**request)
        say(path=str(path))


def say(**answer):
    print('@@' + json.dumps(answer), flush=True)


main(json.loads(Path(sys.argv[sys.argv.index('--') + 1]).read_text()))

"""A Blender of our own in the background, that draws the states it is asked for.

Blender and PyTorch do not bear each other in one process; so Blender draws in its own, and the picture is developed here.
"""

import json
import subprocess
import time
from pathlib import Path

import numpy as np

RENDER = Path(__file__).resolve().parents[1] / 'blender' / 'render.py'
SAID = '@@'  # what the lines begin with that are meant for us, among all that Blender prints


class Camera:
    """`with Camera(job) as camera: camera.render(state)`. `subject` is the box that the house or the room's subject takes up."""

    def __init__(self, job, job_file):
        self.groups, self.seconds = job['groups'], 0.0
        self.width, self.height = job['size']
        job_file.write_text(json.dumps(job))
        command = ['blender', '-b', '--python-exit-code', '1', '-P', str(RENDER), '--', str(job_file)]
        self.blender = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        answer = self._answer()
        self.subject, self.reaches = answer['subject'], answer['reaches']

    def render(self, state, box=None, albedo_only=False, samples=None):
        """What the scene looks like in a state: arrays by pass, rows from the top, as large as the box.

        `image` is linear light; `light` the light that falls on matte surfaces, before their colour; `marks` by group its factor and
        coverage.
        """
        started = time.time()
        self.blender.stdin.write(json.dumps({'state': state, 'box': box, 'albedo_only': albedo_only, 'samples': samples}) + '\n')
        self.blender.stdin.flush()
        stored = np.load(self._answer()['path'])
        self.seconds += time.time() - started
        raw = {name: stored[name].astype(np.float32) for name in stored.files}
        arrays = {name: array for name, array in raw.items() if not name.startswith('mark-')}
        arrays['marks'] = {group: (raw[f'mark-{group}'][..., 0], np.clip(raw[f'mark-{group}'][..., 1], 0, 1)) for group in self.groups}
        if 'direct' in arrays:
            arrays['light'] = arrays.pop('direct') + arrays.pop('indirect')
        return arrays

    def _answer(self):
        said = []
        for line in self.blender.stdout:
            if line.startswith(SAID):
                return json.loads(line[len(SAID) :])
            said.append(line)
        raise RuntimeError('Blender stopped:\n' + ''.join(said[-30:]))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.blender.stdin.close()
        self.blender.wait(timeout=60)

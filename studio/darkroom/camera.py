"""Runs Blender in the background and converts the states that it renders to pictures. Blender has a separate process, because Blender and
PyTorch in one process crash each other.
"""

import json
import subprocess
from pathlib import Path

import numpy as np

RENDER = Path(__file__).resolve().parents[1] / 'blender' / 'render.py'
SAID = '@@'  # lines of Blender's output with this prefix are for this program


class Camera:
    """Usage: `with Camera(job, job_file) as camera: camera.render(state)`. The attribute `subject` is the rectangle of the picture, in
    pixels, that shows the house or the important part of the room.
    """

    def __init__(self, job, job_file):
        self.groups = job['groups']
        self.width, self.height = job['size']
        job_file.write_text(json.dumps(job))
        command = ['blender', '-b', '--python-exit-code', '1', '-P', str(RENDER), '--', str(job_file)]
        self.blender = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        answer = self._answer()
        self.subject, self.reaches = answer['subject'], answer['reaches']

    def render(self, state, box=None, albedo_only=False):
        """Returns the rendering of a state as arrays of the size of the box, one for each pass, with rows from the top. `image` is linear
        light. `light` is the light that falls on matte surfaces, without the colour of the surfaces. `indirect` is the part of `light`
        that comes from other objects. `marks` has, for each group, the factor of its paint and its coverage.
        """
        raw = self._ask(state=state, box=box, albedo_only=albedo_only)
        arrays = {name: array for name, array in raw.items() if not name.startswith('mark-')}
        arrays['marks'] = {group: (raw[f'mark-{group}'][..., 0], np.clip(raw[f'mark-{group}'][..., 1], 0, 1)) for group in self.groups}
        if 'direct' in arrays:
            arrays['light'] = arrays.pop('direct') + arrays['indirect']
        return arrays

    def look_for(self, state, group):
        """Returns how much of each pixel a group covers, in a smaller picture. This is a fast way to find the group."""
        return np.clip(self._ask(state=state, group=group)[f'mark-{group}'][..., 1], 0, 1)

    def places(self, group, key):
        """Returns the boxes around the objects of one key of a room's group."""
        return [tuple(box) for box in self._request(group=group, key=key)['boxes']]

    def _ask(self, **request):
        stored = np.load(self._request(**request)['path'])
        return {name: stored[name].astype(np.float32) for name in stored.files}

    def _request(self, **request):
        self.blender.stdin.write(json.dumps(request) + '\n')
        self.blender.stdin.flush()
        return self._answer()

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

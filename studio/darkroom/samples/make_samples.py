"""Renders the samples of a job in one Blender process and develops each sample when its rendering arrives: `python3 make_samples.py
JOB.json`. Prints `@@` and the id of each finished sample, so that the caller can record it.
"""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import numpy as np

STUDIO = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(STUDIO / 'darkroom'))

from denoise import denoise  # noqa: E402
from finish import linear, save  # noqa: E402

SAID = '@@'
ONE_MATERIAL = frozenset(
    'lockpanel liggande fjallpanel lasyrpanel plank altan takpannor platfals plattak malad puts betong mikrocement matta ingen'.split()
)
KNEE = 0.80  # light up to this value does not change; brighter light is compressed, so that it is not plain white


def main(job_file):
    job = json.loads(job_file.read_text())
    command = ['blender', '-b', '--python-exit-code', '1', '-P', str(STUDIO / 'blender/samples/render.py'), '--', str(job_file)]
    # Debian's Blender uses the first python3 in PATH. Only Debian's Python has the NumPy that Blender needs.
    path = {**os.environ, 'PATH': f'/usr/bin:{os.environ["PATH"]}'}
    blender = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=path)
    families, said, started = families_of(job['wanted']), [], time.time()
    blender.stdin.write(''.join(json.dumps(family[0]) + '\n' for family in families.values()))
    blender.stdin.close()
    for line in blender.stdout:
        if not line.startswith(SAID):
            said = [*said[-40:], line]
            continue
        answer = json.loads(line[len(SAID) :])
        rendered, family = Path(answer['path']), families[answer['id']]
        picture = clean(rendered)
        for one in family:
            save(Path(job['out']) / f'{one["id"]}.webp', develop(picture, one['colour'], answer), quality=job['quality'])
        rendered.unlink()
        for one in family:
            print(SAID + json.dumps({'id': one['id'], 'seconds': round((time.time() - started) / len(family), 1)}), flush=True)
        started = time.time()
    if blender.wait() != 0:
        raise SystemExit('Blender stopped:\n' + ''.join(said))


def families_of(wanted):
    """Groups the samples that can share one rendering. The darkroom paints this rendering in the colour of each sample of the group."""
    families = {}
    for one in wanted:
        kin = (first for first in (family[0] for family in families.values()) if alike(first, one))
        families.setdefault(next(kin, one)['id'], []).append(one)
    return families


def alike(first, one):
    same = all(first[key] == one[key] for key in ('pattern', 'accent', 'shape'))
    if not same or one['pattern'] not in ONE_MATERIAL:
        return False
    change = (linear(one['colour']) + 0.01) / (linear(first['colour']) + 0.01)
    return change.max() / change.min() < 1.5 and 0.6 < change.mean() < 1.6


def clean(path):
    """Returns the linear RGB of a rendering after denoising."""
    arrays = np.load(path)
    image, albedo, normal = (arrays[name].astype(np.float32) for name in ('image', 'albedo', 'normal'))
    return denoise(np.maximum(image, 0), np.clip(albedo, 0, 1), normal)


def develop(picture, colour, answer):
    """Returns display sRGB without a photographic curve, so that a sample has the colour of its paint."""
    picture = picture * answer['exposure']
    if answer['match']:
        middle = np.quantile(picture.reshape(-1, 3), answer['match'], axis=0)
        picture = picture * np.clip(linear(colour) / np.maximum(middle, 1e-4), 0.3, 3.5)
    bent = KNEE + (1 - KNEE) * np.tanh((picture - KNEE) / (1 - KNEE))
    shown = np.where(picture > KNEE, bent, picture)
    return np.where(shown <= 0.0031308, shown * 12.92, 1.055 * np.clip(shown, 1e-8, None) ** (1 / 2.4) - 0.055)


main(Path(sys.argv[1]))

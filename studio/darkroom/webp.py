"""WebP files of the whole picture's size that store only a part of it. Lossy WebP needs a quarter of a bit for an empty pixel, so a layer
that only shows a door's handle would have five kilobytes. But frames of an animation may be smaller than the picture. So a layer is an
animation of one frame, which has the position of its box. Programs that open the file show the whole picture.
"""

import io
import struct

import numpy as np
from PIL import Image

METHOD = 2  # the effort of the encoder; 4 would take half as long again, for files that are 4 % smaller
SMALL = 30_000  # in pixels: a larger picture is never smaller as a lossless one, and trying that would be slow


def layer(pixels, box, size, quality):
    """Returns the bytes of a layer: RGBA `pixels` of a box in a picture of this size (width, height)."""
    pixels, (left, top) = _seen(pixels, box)
    height, width = pixels.shape[:2]
    frame = min(_encoded(pixels, quality), key=len)
    at = _u24(left // 2) + _u24(top // 2) + _u24(width - 1) + _u24(height - 1)
    # The duration is 0. The flag 2 means that the frame replaces the picture and is not blended with anything.
    chunks = [_chunk(b'VP8X', struct.pack('<I', 0x12) + _u24(size[0] - 1) + _u24(size[1] - 1)), _chunk(b'ANIM', bytes(6)), _chunk(b'ANMF', at + _u24(0) + b'\x02' + frame)]
    body = b'WEBP' + b''.join(chunks)
    return b'RIFF' + struct.pack('<I', len(body)) + body


def _seen(pixels, box):
    """Returns the part of the pixels that is not fully transparent, and its origin. The origin has even coordinates, because a frame of an
    animated WebP must begin at even numbers.
    """
    rows, columns = (np.flatnonzero(pixels[..., 3].any(axis)) for axis in (1, 0))
    if rows.size == 0:
        return np.zeros((1, 1, 4), np.uint8), (0, 0)
    x0, y0 = columns[0] - (box[0] + columns[0]) % 2, rows[0] - (box[1] + rows[0]) % 2
    room = np.pad(pixels, ((1, 0), (1, 0), (0, 0)))  # a box at an odd number begins one pixel earlier
    part = room[y0 + 1 : rows[-1] + 2, x0 + 1 : columns[-1] + 2]
    return np.ascontiguousarray(part), (int(box[0] + x0), int(box[1] + y0))


def _encoded(pixels, quality):
    """Returns the chunks of the picture itself. They are lossy, or lossless if that is smaller."""
    shown = pixels[pixels[..., 3] > 0]
    is_flat = shown.size == 0 or (shown[:, :3] == shown[0, :3]).all()
    picture = Image.fromarray(pixels, 'RGBA')
    if not is_flat:
        yield _own_chunks(picture, quality=quality, method=METHOD, alpha_quality=100)
    if is_flat or len(shown) < SMALL:
        yield _own_chunks(picture, lossless=True, quality=70, method=4)


def _own_chunks(picture, **how):
    file = io.BytesIO()
    picture.save(file, 'WEBP', exact=False, **how)
    data, at, found = file.getvalue(), 12, b''
    while at < len(data):
        name, length = data[at : at + 4], struct.unpack('<I', data[at + 4 : at + 8])[0]
        end = at + 8 + length + length % 2
        if name in (b'ALPH', b'VP8 ', b'VP8L'):
            found += data[at:end]
        at = end
    return found


def _chunk(name, data):
    return name + struct.pack('<I', len(data)) + data + b'\0' * (len(data) % 2)


def _u24(number):
    return struct.pack('<I', number)[:3]

"""WebP files of a whole picture's size, of which only a part is kept.

An empty pixel costs lossy WebP a quarter of a bit: five kilobytes for a picture of which one sees a door's handle. Animations may have frames
smaller than their picture, so a layer is an animation of one frame, which lies where its box is. Whoever opens it sees the whole picture.
"""

import io
import struct

import numpy as np
from PIL import Image

METHOD = 2  # of the encoder: 4 takes half as long again for files that are 4 % smaller
SMALL = 30_000  # pixels; of more than these a lossless picture is never smaller, and takes long to try


def layer(pixels, box, size, quality):
    """The bytes of a layer: RGBA `pixels` of a box in a picture of this size (width, height)."""
    pixels, (left, top) = _seen(pixels, box)
    height, width = pixels.shape[:2]
    frame = min(_encoded(pixels, quality), key=len)
    at = _u24(left // 2) + _u24(top // 2) + _u24(width - 1) + _u24(height - 1)
    # Duration 0; 2: the frame is the picture, and is not laid over anything.
    chunks = [_chunk(b'VP8X', struct.pack('<I', 0x12) + _u24(size[0] - 1) + _u24(size[1] - 1)), _chunk(b'ANIM', bytes(6)), _chunk(b'ANMF', at + _u24(0) + b'\x02' + frame)]
    body = b'WEBP' + b''.join(chunks)
    return b'RIFF' + struct.pack('<I', len(body)) + body


def _seen(pixels, box):
    """What is not quite clear of the pixels, and where it begins: a frame begins at even numbers."""
    rows, columns = (np.flatnonzero(pixels[..., 3].any(axis)) for axis in (1, 0))
    if rows.size == 0:
        return np.zeros((1, 1, 4), np.uint8), (0, 0)
    x0, y0 = columns[0] - (box[0] + columns[0]) % 2, rows[0] - (box[1] + rows[0]) % 2
    room = np.pad(pixels, ((1, 0), (1, 0), (0, 0)))  # an odd box begins one before
    part = room[y0 + 1 : rows[-1] + 2, x0 + 1 : columns[-1] + 2]
    return np.ascontiguousarray(part), (int(box[0] + x0), int(box[1] + y0))


def _encoded(pixels, quality):
    """The picture's own chunks, as lossy WebP and, where that may be smaller, as lossless."""
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

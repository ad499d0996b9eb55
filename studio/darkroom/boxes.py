"""Parts of a picture: boxes (x0, y0, x1, y1) in pixels from its upper left corner."""

import numpy as np


def box_of(coverage, size, margin=24):
    """Returns the box (x0, y0, x1, y1) around everything that is covered, with a margin. Returns None if nothing is covered."""
    rows, columns = np.where(coverage.max(1) > 0.02)[0], np.where(coverage.max(0) > 0.02)[0]
    if not len(rows):
        return None
    width, height = size
    return max(0, int(columns[0]) - margin), max(0, int(rows[0]) - margin), min(width, int(columns[-1]) + margin), min(height, int(rows[-1]) + margin)


def boxes_of(coverage, size, margin=24):
    """Returns boxes that do not overlap and together contain everything that is covered. It splits a box at a gap of empty rows or columns
    that is wider than two margins. It skips specks that cover less than a tenth of every pixel.
    """
    whole = box_of(coverage, size, margin)
    if whole is None:
        return []
    part = cut_out(coverage, whole)
    if part.max() < 0.1:
        return []
    for axis in (0, 1):
        covered = np.where(part.max(axis) > 0.02)[0]
        gaps = np.diff(covered)
        if len(gaps) and gaps.max() > 2 * margin:
            at = whole[axis] + int(covered[gaps.argmax()]) + int(gaps.max()) // 2
            halves = (coverage.copy(), coverage.copy())
            if axis == 0:
                halves[0][:, at:], halves[1][:, :at] = 0, 0
            else:
                halves[0][at:], halves[1][:at] = 0, 0
            return [box for half in halves for box in boxes_of(half, size, margin)]
    return [whole]


def around(boxes):
    """Returns the box that contains all of `boxes`."""
    return min(box[0] for box in boxes), min(box[1] for box in boxes), max(box[2] for box in boxes), max(box[3] for box in boxes)


def within(box, whole):
    """Converts a box from the coordinates of the picture to those of its part `whole`."""
    return box[0] - whole[0], box[1] - whole[1], box[2] - whole[0], box[3] - whole[1]


def cut_out(array, box):
    """Returns the rows and columns of an array inside the box."""
    x0, y0, x1, y1 = box
    return array[y0:y1, x0:x1]


def crop(rendered, box):
    """Returns the part of a whole rendering inside a box."""
    part = {name: cut_out(array, box) for name, array in rendered.items() if name != 'marks'}
    part['marks'] = {group: (cut_out(factor, box), cut_out(coverage, box)) for group, (factor, coverage) in rendered['marks'].items()}
    return part


def put_in(rendered, part, box):
    """Copies the rendering of a box to its place in a rendering of the whole picture."""
    for name, array in rendered.items():
        if name == 'marks':
            for group, planes in array.items():
                for plane, of_part in zip(planes, part['marks'][group]):
                    cut_out(plane, box)[...] = of_part
        else:
            cut_out(array, box)[...] = part[name]

"""Parts of a picture: boxes (x0, y0, x1, y1) in pixels from its upper left corner."""

import numpy as np


def box_of(coverage, size, margin=24):
    """The box (x0, y0, x1, y1) round everything covered, with a margin; None when nothing is."""
    rows, columns = np.where(coverage.max(1) > 0.02)[0], np.where(coverage.max(0) > 0.02)[0]
    if not len(rows):
        return None
    width, height = size
    return max(0, int(columns[0]) - margin), max(0, int(rows[0]) - margin), min(width, int(columns[-1]) + margin), min(height, int(rows[-1]) + margin)


def cut_out(array, box):
    """The rows and columns of an array that lie in the box."""
    x0, y0, x1, y1 = box
    return array[y0:y1, x0:x1]


def crop(rendered, box):
    """The part of a whole rendering that lies in a box."""
    part = {name: cut_out(array, box) for name, array in rendered.items() if name != 'marks'}
    part['marks'] = {group: (cut_out(factor, box), cut_out(coverage, box)) for group, (factor, coverage) in rendered['marks'].items()}
    return part

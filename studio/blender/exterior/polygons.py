"""Convex polygons as lists of points in counter-clockwise order."""


def area(polygon):
    return sum(a * v - b * u for (a, u), (b, v) in zip(polygon, polygon[1:] + polygon[:1])) / 2


def inside(polygon, other):
    """Returns the part of `polygon` that is inside `other`."""
    for start, end in zip(other, other[1:] + other[:1]):
        polygon = _cut(polygon, start, end)
    return polygon


def outside(polygon, other):
    """Returns the parts of `polygon` that are outside `other`."""
    for start, end in zip(other, other[1:] + other[:1]):
        piece = _cut(polygon, end, start)
        if area(piece) > 1e-4:
            yield piece
        polygon = _cut(polygon, start, end)


def _cut(polygon, start, end):
    """Returns the part of a polygon to the left of a line."""
    (x, y), (dx, dy) = start, (end[0] - start[0], end[1] - start[1])
    depth = [(u - y) * dx - (a - x) * dy for a, u in polygon]
    kept = []
    for at, (point, deep) in enumerate(zip(polygon, depth)):
        (b, v), other = polygon[at - 1], depth[at - 1]
        if deep * other < 0:
            share = other / (other - deep)
            kept.append((b + (point[0] - b) * share, v + (point[1] - v) * share))
        if deep >= 0:
            kept.append(point)
    return kept

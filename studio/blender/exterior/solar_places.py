"""Places solar panels on a slope. It only calculates, in metres along the slope and up from its lower left corner. Obstacles are convex
polygons.
"""

import math

from .polygons import area, inside

EDGE, GAP = 0.3, 0.02  # metres to keep free along the edges of the slope, and between panels
WIDE, TALL = 1.04, 1.72  # width and height of an upright panel, in metres


def place(slope, taken, count):
    """Returns panels (along, up, width, height) that avoid the obstacles: in as few rows of equal length as possible, or else in rows of
    different lengths. If `count` panels do not fit, returns as many as fit.
    """
    taken = list(taken)
    return _even(slope, taken, count, WIDE, TALL) or _even(slope, taken, count, TALL, WIDE) or _uneven(slope, taken, count)


def _even(slope, taken, count, width, height):
    """Returns two or more rows of equal length, beside an obstacle or on both sides of it, as near as possible to the middle between the
    eaves and the ridge.
    """
    for rows in (rows for rows in (2, 3, 4, 5) if count % rows == 0):
        tall = rows * (height + GAP) - GAP
        lows = [EDGE + step * 0.05 for step in range(int((slope.slope - 2 * EDGE - tall) / 0.05) + 1)]
        tries = [(low, _columns(slope, _free(slope, taken, low, low + tall), count // rows, width)) for low in lows]
        fits = [(len(groups), abs(low + tall / 2 - slope.slope / 2), low, groups) for low, groups in tries if groups]
        if fits:
            *_, low, groups = min(fits)
            return [(a, low + row * (height + GAP), width, height) for group in groups for a in group for row in range(rows)]
    return []


def _columns(slope, spans, count, width):
    """Returns where columns start, in groups: one group if they fit in one span, or else two groups of at least two columns. Spans further
    to the right are preferred.
    """
    spans = sorted(spans, reverse=True)
    room = [_room(span, width) for span in spans]
    for at, span in enumerate(spans):
        if room[at] >= count:
            wide = count * (width + GAP) - GAP
            # Centre the panels on a hipped roof; on other roofs, place them at the right.
            first = (slope.length - wide) / 2 if slope.outline else slope.length - 3 * EDGE - wide
            return [_row(min(max(first, span[0]), span[1] - wide), count, width)]
    for right in range(len(spans)):
        for left in range(right + 1, len(spans)):
            most = min(room[right], count - 2)
            if 2 <= most and count - most <= room[left]:
                # Both groups are next to the obstacle between them.
                return [_row(spans[right][0], most, width), _row(spans[left][1] - (count - most) * (width + GAP) + GAP, count - most, width)]
    return []


def _uneven(slope, taken, count):
    """Returns rows of any lengths. The panels of a row are all upright or all horizontal. It prefers the most panels, then the highest
    score of `_densest`.
    """
    best, seen = ((0,), []), set()
    for shapes in _stacks(slope.slope - 2 * EDGE, (WIDE, TALL), (TALL, WIDE)):
        total = sum(height + GAP for _, height in shapes) - GAP
        for step in range(int((slope.slope - 2 * EDGE - total) / 0.1) + 1):
            low, rows = EDGE + step * 0.1, []
            for width, height in shapes:
                rows.append((low, width, height, _free(slope, taken, low, low + height)))
                low += height + GAP
            if sum(_room(span, width) for _, width, _, spans in rows for span in spans) < best[0][0]:
                continue
            for pack in _packings(slope, [span for *_, spans in rows for span in spans]):
                panels = tuple((a, low, width, height) for low, width, height, spans in rows for span in spans for a in pack(span, width))
                if panels not in seen:
                    seen.add(panels)
                    best = max(best, *_densest(slope, panels, count))
    return best[1]


def _stacks(room, *shapes):
    """Yields every combination of rows of these shapes, one above the other, that leaves no space for one more row. `room` is the height
    in metres.
    """
    fitting = [shape for shape in shapes if shape[1] <= room]
    if not fitting:
        yield []
    for shape in fitting:
        for rest in _stacks(room - shape[1] - GAP, *shapes):
            yield [shape, *rest]


def _packings(slope, spans):
    """Returns functions that place panels in a span: at the end nearer to the middle of the slope, at the far end, or on one grid for all
    spans. Except on a grid, the span around the middle has all panels that fit or one fewer.
    """
    middle = slope.length / 2

    def flush(is_toward, fewer):
        def pack(span, width):
            is_central = span[0] < middle < span[1]
            many = max(0, _room(span, width) - (fewer if is_central else 0))
            wide = many * (width + GAP) - GAP
            if is_central:
                return _row(min(max(middle - wide / 2, span[0]), span[1] - wide), many, width)
            return _row(span[1] - wide if (span[1] < middle) == is_toward else span[0], many, width)

        return pack

    def grid(anchor):
        def pack(span, width):
            first = anchor + math.ceil((span[0] - anchor) / (width + GAP) - 1e-6) * (width + GAP)
            return _row(first, _room((first, span[1]), width), width)

        return pack

    anchors = sorted({round(end, 3) for start, stop in spans for end in (start, stop + GAP)})
    return [flush(is_toward, fewer) for is_toward in (True, False) for fewer in (0, 1)] + [grid(anchor) for anchor in anchors]


def _densest(slope, panels, count):
    """Yields three selections of at most `count` panels, each with a score. It removes first the panels that touch the fewest others, each
    together with its mirror image. Among panels that touch equally few, the three selections remove first: the leftmost, the nearest to
    the middle, the outermost.
    """
    everyone = range(len(panels))
    touching = [[_touch(one, other) for other in panels] for one in panels]
    mirrors = [next((other for other in everyone if _is_mirrored(slope, panels[one], panels[other])), None) for one in everyone]
    for rank in (lambda at: at, lambda at: abs(at - slope.length / 2), lambda at: -abs(at - slope.length / 2)):
        left = set(everyone)
        while len(left) > count:
            least = min(left, key=lambda one: (round(sum(touching[one][other] for other in left), 1), rank(panels[one][0] + panels[one][2] / 2)))
            left.remove(least)
            if len(left) > count:
                left.discard(mirrors[least])
        touched = [sum(touching[one][other] for other in left) for one in left]
        # The score rises with the length along which panels touch, and with symmetry. It falls with every panel that touches hardly any
        # other, and with every shape.
        worth = sum(touched) - sum(one < 0.5 for one in touched) - 0.5 * len({panels[one][2] for one in left}) + 0.5 * sum(mirrors[one] in left for one in left)
        yield (len(left), round(worth, 2)), [panels[one] for one in sorted(left)]


def _is_mirrored(slope, one, other):
    return one[1:] == other[1:] and abs(slope.length - one[0] - one[2] - other[0]) < 0.1


def _touch(one, other):
    """Returns the metres along which two panels touch. If one panel is above the other and they are not aligned, it returns half of this
    length.
    """
    (a, u, width, height), (b, v, wide, tall) = one, other
    across, upward = min(a + width, b + wide) - max(a, b), min(u + height, v + tall) - max(u, v)
    if -2 * GAP < upward < 0:
        return max(across, 0.0) * (1 if abs(a - b) < GAP else 0.5)
    return max(upward, 0.0) if -2 * GAP < across < 0 else 0.0


def _free(slope, taken, low, high):
    """Returns the spans along the slope, between two heights, that have no obstacles."""
    lean = slope.outline[3][0] / slope.slope if slope.outline else 0.0
    left = lean * high + EDGE * math.hypot(1, lean)
    spans = [(left, slope.length - left)]
    for start, stop in (reach for reach in (_reach(polygon, low, high) for polygon in taken) if reach):
        spans = [span for left, right in spans for span in ((left, min(right, start)), (max(left, stop), right)) if span[1] > span[0]]
    return spans


def _reach(polygon, low, high):
    """Returns from where to where a polygon reaches along the slope, between two heights."""
    band = inside(polygon, [(-1e3, low), (1e3, low), (1e3, high), (-1e3, high)])
    return (min(a for a, _ in band), max(a for a, _ in band)) if area(band) > 1e-6 else None


def _row(first, count, width):
    return [first + at * (width + GAP) for at in range(count)]


def _room(span, width):
    """Returns how many panels fit in a span."""
    return max(0, int((span[1] - span[0] + GAP + 1e-6) / (width + GAP)))

"""Windows, doors and gates in a wall. Casings are in the trim's mesh. Sashes have a mesh for each kind of window, and leaves one for each
kind of door.
"""

from .walls import Wall, clad

WINDOWS = ('slatt', 'sprojs', 'kors')  # the kinds of windows, by their frames


def window(wall, left, bottom, width, height, parts, sashes=2):
    """`parts` has the meshes `trim`, `glass` and `curtain`, and in `frames` a mesh for each kind of window."""
    trim, casing = parts['trim'], 0.115
    wall.box(trim, left - casing, left, 0, 0.05, bottom - 0.03, bottom + height + 0.02)
    wall.box(trim, left + width, left + width + casing, 0, 0.05, bottom - 0.03, bottom + height + 0.02)
    wall.box(trim, left - casing - 0.03, left + width + casing + 0.03, 0, 0.058, bottom + height, bottom + height + 0.135)
    wall.box(trim, left - casing - 0.05, left + width + casing + 0.05, 0, 0.085, bottom + height + 0.135, bottom + height + 0.16)
    wall.box(trim, left - casing, left + width + casing, 0, 0.045, bottom - 0.13, bottom - 0.03)
    wall.box(trim, left - 0.04 - casing, left + width + 0.04 + casing, -0.02, 0.085, bottom - 0.032, bottom - 0.004)
    for kind, frames in parts['frames'].items():
        _frame(wall, frames, left, bottom, width, height)
        _sashes(wall, frames, left, bottom, width, height, sashes, kind)
    inset = 0.09
    parts['glass'].face(
        [
            wall.at(left + inset, bottom + inset, -0.055),
            wall.at(left + width - inset, bottom + inset, -0.055),
            wall.at(left + width - inset, bottom + height - inset, -0.055),
            wall.at(left + inset, bottom + height - inset, -0.055),
        ]
    )
    _behind(wall, parts['curtain'], left, bottom, width, height)


def _frame(wall, mesh, left, bottom, width, height):
    f = 0.045
    wall.box(mesh, left, left + f, -0.13, 0.012, bottom, bottom + height)
    wall.box(mesh, left + width - f, left + width, -0.13, 0.012, bottom, bottom + height)
    wall.box(mesh, left + f, left + width - f, -0.13, 0.012, bottom + height - f, bottom + height)
    wall.box(mesh, left + f, left + width - f, -0.13, 0.012, bottom, bottom + f)


def _sashes(wall, mesh, left, bottom, width, height, count, kind):
    """Plain panes, panes with muntins (spröjs), or a cross of post and transom (korspost)."""
    f, stile = 0.045, 0.052
    each = (width - 2 * f) / count
    low, high = bottom + f, bottom + height - f
    transom = low + (high - low) * 0.66
    for index in range(count):
        start = left + f + index * each
        wall.box(mesh, start + 0.002, start + stile, -0.085, -0.02, low, high)
        wall.box(mesh, start + each - stile, start + each - 0.002, -0.085, -0.02, low, high)
        wall.box(mesh, start + stile, start + each - stile, -0.085, -0.02, low + 0.002, low + stile)
        wall.box(mesh, start + stile, start + each - stile, -0.085, -0.02, high - stile, high - 0.002)
        if kind == 'sprojs':
            rows = 3 if height > 1.1 else 2
            for row in range(1, rows):
                at = low + (high - low) * row / rows
                wall.box(mesh, start + stile, start + each - stile, -0.066, -0.03, at - 0.013, at + 0.013)
            if each > 0.75:
                middle = start + each / 2
                wall.box(mesh, middle - 0.013, middle + 0.013, -0.066, -0.03, low + stile, high - stile)
        if kind == 'kors':
            wall.box(mesh, start + 0.001, start + each - 0.001, -0.1, 0.006, transom - 0.045, transom + 0.045)
    if kind == 'kors' and count > 1:
        wall.box(mesh, left + width / 2 - 0.05, left + width / 2 + 0.05, -0.104, 0.018, low, high)


def _behind(wall, mesh, left, bottom, width, height):
    """Builds curtains at the sides and a sill, which are visible through the reflections in the panes."""
    import math

    for side in (0, 1):
        folds, breadth = 26, width * 0.22
        for fold in range(folds):
            a0, a1 = (-0.1 + breadth * (fold + step) / folds for step in (0, 1))
            n0, n1 = (-0.24 + 0.035 * math.sin((fold + step) * 1.9) for step in (0, 1))
            if side:
                a0, a1 = width - a0, width - a1
            corners = [(a0, bottom - 0.3, n0), (a1, bottom - 0.3, n1), (a1, bottom + height + 0.15, n1), (a0, bottom + height + 0.15, n0)]
            mesh.face([wall.at(left + along, up, out) for along, up, out in corners])
    wall.box(mesh, left - 0.05, left + width + 0.05, -0.33, -0.13, bottom - 0.03, bottom, 1)


def door(wall, left, bottom, parts, width=1.5, height=2.12):
    """An entrance 1.5 m wide: a leaf beside a fixed pane, or two leaves. `parts['doors']` has a mesh for each kind of door."""
    trim, casing = parts['trim'], 0.11
    wall.box(trim, left - casing, left, 0, 0.05, bottom - 0.05, bottom + height + 0.02)
    wall.box(trim, left + width, left + width + casing, 0, 0.05, bottom - 0.05, bottom + height + 0.02)
    wall.box(trim, left - casing - 0.03, left + width + casing + 0.03, 0, 0.06, bottom + height, bottom + height + 0.14)
    wall.box(trim, left - casing - 0.05, left + width + casing + 0.05, 0, 0.09, bottom + height + 0.14, bottom + height + 0.165)
    for side in (left, left + width - 0.06):
        wall.box(trim, side, side + 0.06, -0.1, 0.012, bottom, bottom + height)
    wall.box(trim, left, left + width, -0.1, 0.012, bottom + height - 0.05, bottom + height)
    leaf, low, high = 0.98, bottom + 0.025, bottom + height - 0.055
    for kind, mesh in parts['doors'].items():
        if kind == 'par':
            half = (width - 0.12) / 2
            _leaf(wall, mesh, left + 0.06, low, half - 0.004, high, 'spegel', handle='right')
            _leaf(wall, mesh, left + 0.06 + half + 0.004, low, half - 0.004, high, 'spegel', handle='left')
        else:
            _leaf(wall, mesh, left + 0.06, low, leaf, high, kind, handle='right')
            _side_pane(wall, mesh, left + 0.06 + leaf, low, width - 0.12 - leaf, high)


# The indexes of the materials in a door's mesh: its paint, metal, glass.
PAINT, METAL, GLASS = 0, 1, 2


def _leaf(wall, mesh, left, low, width, high, kind, handle):
    def box(a0, a1, n0, n1, z0, z1, slot=PAINT):
        wall.box(mesh, left + a0, left + a1, n0, n1, z0, z1, slot)

    box(0, width, -0.075, -0.03, low, high)
    if kind == 'slat':
        for groove in range(7):
            box(width * groove / 7 + 0.004, width * (groove + 1) / 7 - 0.004, -0.03, -0.022, low + 0.012, high - 0.012)
    if kind == 'spegel':
        rails = (low, low + 0.22, low + 0.95, low + 1.09, high - 0.14, high)
        _panels(box, width, rails)
    if kind == 'glas':
        for a0, a1, z0, z1 in ((0, 0.13, low, high), (width - 0.13, width, low, high), (0.13, width - 0.13, low, low + 0.85), (0.13, width - 0.13, high - 0.14, high)):
            box(a0, a1, -0.03, -0.014, z0, z1)
        box(0.13, width - 0.13, -0.029, -0.024, low + 0.85, high - 0.14, GLASS)
        for row in (1, 2):
            at = low + 0.85 + (high - 0.14 - low - 0.85) * row / 3
            box(0.13, width - 0.13, -0.03, -0.016, at - 0.014, at + 0.014)
        box(width / 2 - 0.014, width / 2 + 0.014, -0.03, -0.016, low + 0.85, high - 0.14)
    at = width - 0.08 if handle == 'right' else 0.08
    box(at - 0.022, at + 0.022, -0.03, -0.004, low + 0.9, low + 1.14, METAL)
    grip = wall.at(left + at, low + 1.05, 0.03)
    inward = -0.13 if handle == 'right' else 0.13
    mesh.tube(grip, wall.at(left + at + inward, low + 1.05, 0.03), 0.011, slot=METAL)
    mesh.tube(wall.at(left + at, low + 1.05, -0.02), grip, 0.011, slot=METAL)


def _panels(box, width, rails):
    """Raised panels between rails and stiles, two in each row."""
    stile = 0.12
    for a0, a1 in ((0, stile), (width - stile, width), (width / 2 - stile / 2, width / 2 + stile / 2)):
        box(a0, a1, -0.03, -0.012, rails[0], rails[-1])
    for z0, z1 in ((rails[0], rails[1]), (rails[2], rails[3]), (rails[4], rails[5])):
        box(stile, width - stile, -0.03, -0.0125, z0, z1)
    for z0, z1 in ((rails[1], rails[2]), (rails[3], rails[4])):
        for a0, a1 in ((stile, width / 2 - stile / 2), (width / 2 + stile / 2, width - stile)):
            box(a0 + 0.035, a1 - 0.035, -0.03, -0.019, z0 + 0.035, z1 - 0.035)


def _side_pane(wall, mesh, left, low, width, high):
    def box(a0, a1, n0, n1, z0, z1, slot=PAINT):
        wall.box(mesh, left + a0, left + a1, n0, n1, z0, z1, slot)

    box(0, 0.06, -0.09, -0.01, low, high)
    box(width - 0.05, width, -0.075, -0.02, low, high)
    box(0.06, width - 0.05, -0.075, -0.02, low, low + 0.5)
    box(0.06, width - 0.05, -0.075, -0.02, high - 0.1, high)
    box(0.06, width - 0.05, -0.05, -0.045, low + 0.5, high - 0.1, GLASS)


def garage_door(wall, left, bottom, width, height, gates, trim):
    """`gates` has a mesh for each kind of gate: sectional gates (plain, with panels, or with the house's cladding), and a pair of wooden
    leaves, each with two hinges and a brace. All have the same frame.
    """
    rows = 5
    for kind in ('slat', 'kassett', 'antracit'):
        for row in range(rows):
            z0, z1 = bottom + height * row / rows, bottom + height * (row + 1) / rows
            wall.box(gates[kind], left, left + width, -0.09, -0.04, z0 + 0.004, z1 - 0.004)
            for column in range(4 if kind == 'kassett' else 0):
                a0, a1 = left + width * column / 4 + 0.07, left + width * (column + 1) / 4 - 0.07
                wall.box(gates[kind], a0, a1, -0.04, -0.03, z0 + 0.07, z1 - 0.07)
    clad(gates['standing'], gates['lying'], Wall(wall.at(left, 0, -0.065), wall.direction, wall.outward, width), lambda along: bottom + height, [], bottom)
    for start, hung in ((left, 0), (left + width / 2, 1)):
        _gate_leaf(wall, gates['slagport'], start + 0.006, bottom, width / 2 - 0.012, height, hung)
    wall.box(trim, left - 0.12, left, 0, 0.05, 0.05, bottom + height + 0.02)
    wall.box(trim, left + width, left + width + 0.12, 0, 0.05, 0.05, bottom + height + 0.02)
    wall.box(trim, left - 0.14, left + width + 0.14, 0, 0.06, bottom + height, bottom + height + 0.15)


def _gate_leaf(wall, mesh, left, bottom, width, height, hung):
    """Builds vertical boards between stiles and rails. The brace rises from the hinges. `hung` is 0 if the hinges are at the left, and 1
    if they are at the right.
    """
    boards, rail, high = 8, 0.14, bottom + height
    for board in range(boards):
        wall.box(mesh, left + width * board / boards + 0.003, left + width * (board + 1) / boards - 0.003, -0.09, -0.062, bottom + 0.02, high - 0.02)
    for a0, a1 in ((left, left + rail), (left + width - rail, left + width)):
        wall.box(mesh, a0, a1, -0.066, -0.036, bottom + 0.02, high - 0.02)
    levels = [(bottom + 0.02, bottom + 0.02 + rail), (bottom + height * 0.5 - rail / 2, bottom + height * 0.5 + rail / 2), (high - 0.02 - rail, high - 0.02)]
    for z0, z1 in levels:
        wall.box(mesh, left + rail, left + width - rail, -0.066, -0.0365, z0, z1)
    near, far = (left + rail, left + width - rail)[:: -1 if hung else 1]
    for (_, low), (top, _) in zip(levels, levels[1:]):
        toward = 0.12 if far > near else -0.12
        lower = [wall.at(near, low, -0.064), wall.at(near + toward, low, -0.064), wall.at(near + toward, low, -0.037), wall.at(near, low, -0.037)]
        upper = [wall.at(far - toward, top, -0.064), wall.at(far, top, -0.064), wall.at(far, top, -0.037), wall.at(far - toward, top, -0.037)]
        mesh.hexahedron([*lower, *upper], PAINT)
    for z0, z1 in (levels[0], levels[-1]):
        middle, at = (z0 + z1) / 2, left + width if hung else left
        reach = -0.55 if hung else 0.55
        wall.box(mesh, min(at, at + reach), max(at, at + reach), -0.036, -0.028, middle - 0.025, middle + 0.025, METAL)
    grip = left + (0.07 if hung else width - 0.07)
    wall.box(mesh, grip - 0.02, grip + 0.02, -0.036, -0.01, bottom + height * 0.46, bottom + height * 0.54, METAL)

"""Inner doors of three kinds, in the coordinates of their wall: flat, panelled, and panelled with glazing bars."""

from .solids import Solid
from .surfaces import metal, paint, pane

SLAT, PANELLED, GLAZED = 'inner-doors:slat', 'inner-doors:spegel', 'inner-doors:glas'


def door_looks():
    """The materials of the inner doors. They write the mark of the group `inner-doors`."""
    group = 'inner-doors'
    return {
        'flat': paint('door-flat', '#f2efe8', 0.36, 0.006, group=group),
        'panelled': paint('door-panelled', '#f0ede4', 0.40, 0.006, group=group),
        'steel': metal('door-steel', '#b6b9ba', 0.24, group=group),
        'brass': metal('door-brass', '#b28a4a', 0.24, group=group),
        'glass': pane('door-glass', (0.94, 0.97, 0.96, 1), 1.0, group=group),
    }


def put_inner_door(at, hole, look, hinge='left'):
    """Builds all three doors in one opening (u0, u1, 0, z1). The engine shows one of them."""
    put_frame(at, hole, look['flat'], SLAT, 0.06, 0)
    put_frame(at, hole, look['panelled'], f'{PANELLED},glas', 0.095, 1)
    u0, u1, _, z1 = hole
    leaf = (u0 + 0.024, u1 - 0.024, 0.006, z1 - 0.024)
    flat = Solid()
    flat.box(leaf[:2], (0.010, 0.050), leaf[2:])
    flat.place('door-slat', look['flat'], 'inner-doors', SLAT, bevel=0.0025, at=at)
    a, b, c, d = leaf
    low, middle = c + 0.20, c + 0.86
    put_leaf(at, leaf, [(low, middle - 0.06), (middle + 0.06, d - 0.50), (d - 0.40, d - 0.12)], None, look, PANELLED)
    put_leaf(at, leaf, [(low, middle - 0.16)], (middle - 0.04, d - 0.12), look, GLAZED)
    side = b - 0.065 if hinge == 'left' else a + 0.065
    inward = -1 if hinge == 'left' else 1
    put_lever(at, side, inward, look['steel'], SLAT, 0.010)
    put_lever(at, side, inward, look['brass'], f'{PANELLED},glas', 0.010)


def put_frame(at, hole, material, when, width, profiled):
    """Jamb and casing; the profiled casing has a raised outer edge."""
    u0, u1, _, z1 = hole
    made, jamb = Solid(), Solid()
    for out, deep in ((width, 0.014), (width, 0.022)) if profiled else ((width, 0.014),):
        raised = deep > 0.02
        for sign, u in ((-1, u0), (1, u1)):
            inner = u + sign * (width - 0.022 if raised else 0.0)
            made.box((inner, u + sign * out), (-deep, 0), (0, z1 + (width - 0.022 if raised else 0.0)))
        made.box((u0 - out, u1 + out), (-deep, 0), (z1 + (width - 0.022 if raised else 0), z1 + out))
    made.place('door-casing', material, 'inner-doors', when, bevel=0.003, at=at)
    jamb.box((u0, u0 + 0.021), (-0.002, 0.13), (0, z1))
    jamb.box((u1 - 0.021, u1), (-0.002, 0.13), (0, z1))
    jamb.box((u0 + 0.021, u1 - 0.021), (-0.002, 0.13), (z1 - 0.021, z1))
    jamb.place('door-jamb', material, 'inner-doors', when, bevel=0.002, at=at)


def put_leaf(at, leaf, panels, glazing, look, when, stile=0.115):
    """Builds a door of stiles and rails, 40 mm thick, with sunken, moulded panels. `glazing` (z0, z1) is the part with 2 × 3 panes."""
    a, b, c, d = leaf
    made, glass = Solid(), Solid()
    fields = panels + ([glazing] if glazing else [])
    made.box((a, a + stile), (0.010, 0.050), (c, d))
    made.box((b - stile, b), (0.010, 0.050), (c, d))
    edges = [c, *(z for field in sorted(fields) for z in field), d]
    for z0, z1 in zip(edges[::2], edges[1::2]):
        made.box((a + stile, b - stile), (0.010, 0.050), (z0, z1))
    for z0, z1 in panels:
        made.box((a + stile, b - stile), (0.026, 0.036), (z0, z1))
        put_moulding(made, a + stile, b - stile, z0, z1)
        made.box((a + stile + 0.045, b - stile - 0.045), (0.018, 0.030), (z0 + 0.045, z1 - 0.045))
    if glazing:
        z0, z1 = glazing
        middle = (a + b) / 2
        made.box((middle - 0.011, middle + 0.011), (0.014, 0.046), (z0, z1))
        for k in (1, 2):
            z = z0 + (z1 - z0) * k / 3
            made.box((a + stile, b - stile), (0.014, 0.046), (z - 0.011, z + 0.011))
        put_moulding(made, a + stile, b - stile, z0, z1)
        glass.quad((a + stile, 0.03, z0), (b - stile, 0.03, z0), (b - stile, 0.03, z1), (a + stile, 0.03, z1))
        glass.place('door-glass', look['glass'], 'inner-doors', when, at=at)
    made.place('door-leaf', look['panelled'], 'inner-doors', when, bevel=0.003, at=at)


def put_moulding(made, x0, x1, z0, z1, width=0.014):
    """A sloping bead around a panel."""
    ring = [(x0, z0), (x1, z0), (x1, z1), (x0, z1)]
    inner = [(x0 + width, z0 + width), (x1 - width, z0 + width), (x1 - width, z1 - width), (x0 + width, z1 - width)]
    for i in range(4):
        (ax, az), (bx, bz), (cx, cz), (dx, dz) = ring[i], ring[(i + 1) % 4], inner[(i + 1) % 4], inner[i]
        made.quad((ax, 0.011, az), (bx, 0.011, bz), (cx, 0.026, cz), (dx, 0.026, dz))


def put_lever(at, u, inward, material, when, y, z=1.02, group='inner-doors'):
    """Builds a round plate with a lever handle, and a small plate below it for the key."""
    made = Solid()
    made.tube([(u, y, z), (u, y - 0.010, z)], 0.026, 28)
    neck = [(u, y - 0.008, z), (u, y - 0.042, z), (u + inward * 0.008, y - 0.050, z), (u + inward * 0.115, y - 0.050, z)]
    made.tube(neck, [0.010, 0.0095, 0.009, 0.0085], 16)
    made.tube([(u, y, z - 0.09), (u, y - 0.008, z - 0.09)], 0.024, 28)
    made.tube([(u, y - 0.008, z - 0.09), (u, y - 0.0085, z - 0.09)], 0.008, 16)
    made.place('door-lever', material, group, when, smooth=True, at=at)

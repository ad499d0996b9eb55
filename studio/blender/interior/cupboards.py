"""Cupboards from floor to ceiling along the back wall: wardrobes, and cupboards in a hall."""

from .solids import Solid


def put_cupboards(across, high, ceiling, doors, material, knob, deep=0.60, stile=0.085):
    """Builds `doors` framed doors between the two x coordinates in `across`, with knobs where two doors meet, and a board from `high` to
    the ceiling.
    """
    x0, x1 = across
    body, fronts, knobs = Solid(), Solid(), Solid()
    body.box((x0, x1), (-deep, 0), (0, high))
    body.box((x0, x1), (-deep - 0.014, 0), (high, ceiling))
    body.place('cupboard', material, bevel=0.002)
    wide = (x1 - x0 - 0.02) / doors
    for i in range(doors):
        a = x0 + 0.01 + i * wide
        put_framed_door(fronts, a + 0.0015, a + wide - 0.0015, 0.085, high - 0.01, -deep - 0.021, stile)
        u = a + 0.042 if i % 2 else a + wide - 0.042
        knobs.tube([(u, -deep - 0.02, 1.05), (u, -deep - 0.040, 1.05), (u, -deep - 0.052, 1.05)], [0.006, 0.007, 0.014], 20)
    fronts.place('cupboard-doors', material, bevel=0.002)
    knobs.place('cupboard-knobs', knob, smooth=True)


def put_framed_door(made, x0, x1, z0, z1, y, stile):
    """A door 21 mm thick whose front is at y: stiles and rails around two recessed panels."""
    for a, b in ((x0, x0 + stile), (x1 - stile, x1)):
        made.box((a, b), (y, y + 0.021), (z0, z1))
    for a, b in ((z0, z0 + stile), (z0 + 0.86, z0 + 0.86 + stile), (z1 - stile, z1)):
        made.box((x0 + stile, x1 - stile), (y, y + 0.021), (a, b))
    made.box((x0 + stile, x1 - stile), (y + 0.009, y + 0.02), (z0 + stile, z1 - stile))

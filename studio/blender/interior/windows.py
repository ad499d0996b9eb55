"""Windows, glazed doors and their curtains, in the coordinates of their wall."""

import math
import random

from .room import put_casing
from .solids import Solid

OUTER = 0.13  # the depth of the frame in the wall


def put_window(at, hole, paint, glass, lights=2, bars=(), board=None, casing=True):
    """Builds a window in a hole (u0, u1, z0, z1): a frame, a sill, and `lights` casements. `bars` has the heights of the glazing bars, as
    shares of the casement's height.
    """
    u0, u1, z0, z1 = hole
    parts, panes, edge = Solid(), Solid(), 0.045
    ring(parts, u0, u1, z0, z1, edge, OUTER - 0.02, OUTER + 0.09)
    wide = (u1 - u0 - 2 * edge) / lights
    for i in range(lights):
        a = u0 + edge + i * wide
        put_casement(parts, panes, a + 0.002, a + wide - 0.002, z0 + edge, z1 - edge, bars)
    if lights > 1:
        for i in range(1, lights):
            m = u0 + edge + i * wide
            parts.box((m - 0.016, m + 0.016), (OUTER - 0.028, OUTER), (z0 + edge, z1 - edge))
    parts.place('window', paint, bevel=0.003, at=at)
    panes.place('glass', glass, at=at)
    if casing:
        put_casing(at, u0, u1, z0, z1, paint, sides=4 if z0 > 0.2 else 3)
    if board:
        sill = Solid()
        sill.box((u0 - 0.03, u1 + 0.03), (-0.035, OUTER), (z0 - 0.002, z0 + 0.022))
        sill.place('sill', board, bevel=0.004, at=at)


def put_casement(parts, panes, u0, u1, z0, z1, bars, edge=0.055):
    ring(parts, u0, u1, z0, z1, edge, OUTER - 0.01, OUTER + 0.045)
    panes.quad((u0 + edge, OUTER + 0.02, z0 + edge), (u1 - edge, OUTER + 0.02, z0 + edge), (u1 - edge, OUTER + 0.02, z1 - edge), (u0 + edge, OUTER + 0.02, z1 - edge))
    for share in bars:
        z = z0 + edge + share * (z1 - z0 - 2 * edge)
        parts.box((u0 + edge, u1 - edge), (OUTER + 0.002, OUTER + 0.036), (z - 0.012, z + 0.012))


def ring(parts, u0, u1, z0, z1, edge, y0, y1):
    """Four boards around a rectangle."""
    parts.box((u0, u0 + edge), (y0, y1), (z0, z1))
    parts.box((u1 - edge, u1), (y0, y1), (z0, z1))
    parts.box((u0 + edge, u1 - edge), (y0, y1), (z0, z0 + edge))
    parts.box((u0 + edge, u1 - edge), (y0, y1), (z1 - edge, z1))


def put_glazed_door(at, hole, paint, glass, metal, leaves=2):
    """Garden doors: tall panes over a low plain rail, with handles."""
    u0, u1, z0, z1 = hole
    parts, panes, knobs, edge = Solid(), Solid(), Solid(), 0.05
    ring(parts, u0, u1, z0, z1, edge, OUTER - 0.02, OUTER + 0.09)
    wide = (u1 - u0 - 2 * edge) / leaves
    for i in range(leaves):
        a = u0 + edge + i * wide
        put_casement(parts, panes, a + 0.002, a + wide - 0.002, z0 + 0.03, z1 - edge, (), 0.09)
        handle = a + 0.05 if i % 2 else a + wide - 0.05
        knobs.box((handle - 0.012, handle + 0.012), (OUTER - 0.02, OUTER - 0.01), (0.95, 1.12))
        knobs.tube([(handle, OUTER - 0.02, 1.05), (handle, OUTER - 0.06, 1.05), (handle + (0.1 if i % 2 else -0.1), OUTER - 0.06, 1.05)], 0.008)
    parts.place('garden-door', paint, bevel=0.003, at=at)
    panes.place('glass', glass, at=at)
    knobs.place('garden-door-handle', metal, bevel=0.002, smooth=True, at=at)
    put_casing(at, u0, u1, z0, z1, paint, sides=3)


def put_curtain(at, u0, u1, top, material, rail, seed=1, folds=7, bottom=0.012, away=0.09):
    """A curtain in folds that become deeper towards the floor."""
    chance = random.Random(seed)
    phases = [chance.uniform(0, 6.28) for _ in range(4)]
    columns, steps = folds * 14, 26
    rows = []
    for j in range(steps + 1):
        drop = j / steps
        row = []
        for i in range(columns + 1):
            share = i / columns
            turn = share * folds * 2 * math.pi
            turn += 0.55 * math.sin(share * 9 + phases[0]) + 0.35 * math.sin(drop * 2.4 + share * 14 + phases[1]) * drop
            depth = 0.034 + 0.020 * drop * math.sin(share * 7 + phases[2])
            sway = 0.012 * drop * math.sin(share * 3 + phases[3])
            u = u0 + (u1 - u0) * share + 0.010 * math.cos(2 * turn) + sway
            row.append((u, -away + depth * math.sin(turn), top + (bottom - top) * drop))
        rows.append(row)
    cloth = Solid()
    cloth.sheet(rows)
    cloth.place('curtain', material, smooth=True, at=at)
    if rail:
        pole = Solid()
        pole.box((u0 - 0.05, u1 + 0.05), (-away - 0.012, -away + 0.012), (top, top + 0.02))
        pole.place('curtain-rail', rail, bevel=0.003, at=at)

"""Plants indoors: arching leaves, branches in a vase, herbs in a pot."""

import math
import random

from mathutils import Vector

from .solids import Solid


def put_leaf(made, root, direction, length, width, droop=0.5, slot=0, steps=6):
    """One pointed leaf that bends under its own weight."""
    along, place = Vector(direction).normalized(), Vector(root)
    side = along.cross(Vector((0, 0, 1)))
    side = side.normalized() if side.length > 0.01 else Vector((1, 0, 0))
    rows = []
    for i in range(steps + 1):
        share = i / steps
        half = width * 0.5 * math.sin(math.pi * min(1.0, share * 0.93 + 0.05)) ** 0.8 * (1 - share * 0.25)
        lift = side.cross(along).normalized() * half * 0.35
        rows.append([place - side * half + lift, place, place + side * half + lift])
        along = (along + Vector((0, 0, -droop / steps * (0.4 + share)))).normalized()
        place = place + along * (length / steps)
    made.sheet(rows, slot)


def put_branches(x, y, z, leaf, bark, height=0.7, count=6, seed=2, leaf_size=0.06, spread=0.45, at=None, when=None):
    """Leafy twigs standing in a vase whose mouth is at (x, y, z)."""
    chance, twigs, leaves = random.Random(seed), Solid(), Solid()
    for k in range(count):
        turn, lean = k * 2.4 + chance.uniform(-0.3, 0.3), chance.uniform(0.35, 1.0) * spread
        place, along = Vector((x, y, z - 0.05)), Vector((math.cos(turn) * lean, math.sin(turn) * lean, 1.0)).normalized()
        length = height * chance.uniform(0.75, 1.1)
        path = [place.copy()]
        for step in range(9):
            along = (along + Vector((chance.gauss(0, 0.07), chance.gauss(0, 0.07), -0.05 * lean))).normalized()
            place = place + along * length / 9
            path.append(place.copy())
            if step > 1:
                for side in range(3):
                    a = chance.uniform(0, 6.28)
                    out = (along * 0.7 + Vector((math.cos(a), math.sin(a), chance.uniform(-0.1, 0.5)))).normalized()
                    stem = place + out * leaf_size * 0.5
                    twigs.tube([place, stem], 0.0011, 4)
                    put_leaf(leaves, stem, out, leaf_size * chance.uniform(0.8, 1.3), leaf_size * 0.55, 0.6, steps=4)
        twigs.tube(path, [0.0042 * (1 - 0.75 * i / 9) for i in range(10)], 7)
    twigs.place('twigs', bark, when=when, smooth=True, at=at)
    leaves.place('branch-leaves', leaf, when=when, smooth=True, at=at)


def put_herb(x, y, z, leaf, size=0.2, count=90, seed=4, at=None):
    """A dense small plant: basil, thyme."""
    chance, leaves = random.Random(seed), Solid()
    for _ in range(count):
        a, up = chance.uniform(0, 6.28), chance.random()
        reach = size * 0.42 * math.sqrt(chance.random()) * math.sin(math.pi * (0.25 + 0.6 * up))
        root = Vector((x + math.cos(a) * reach, y + math.sin(a) * reach, z + size * up * 0.8))
        out = Vector((math.cos(a), math.sin(a), chance.uniform(0.0, 0.9)))
        put_leaf(leaves, root, out, size * 0.2 * chance.uniform(0.7, 1.3), size * 0.12, 0.7, steps=4)
    leaves.place('herb', leaf, smooth=True, at=at)


def put_fig(x, y, z, leaf, bark, height=1.3, seed=6, count=46, size=0.2, at=None, spread=0.30):
    """A slender indoor tree with large leaves."""
    chance, wood, leaves = random.Random(seed), Solid(), Solid()
    for stem in range(3):
        turn = stem * 2.1 + 0.4
        path = [Vector((x, y, z))]
        for i in range(1, 8):
            out = 0.09 * spread * i
            sway_x, sway_y = chance.gauss(0, 0.012), chance.gauss(0, 0.012)
            rise = height * (0.86 + 0.07 * stem) * i / 7
            path.append(Vector((x + math.cos(turn) * out + sway_x, y + math.sin(turn) * out + sway_y, z + rise)))
        wood.tube(path, [0.013 * (1 - 0.08 * i) for i in range(8)], 9)
        for k in range(count // 3):
            share = 0.34 + 0.66 * k / (count / 3)
            i = min(6, int(share * 7))
            root = path[i].lerp(path[i + 1], share * 7 - i)
            a = k * 2.4 + stem
            out = Vector((math.cos(a), math.sin(a), chance.uniform(0.15, 0.9)))
            tip = root + out.normalized() * 0.07
            wood.tube([root, tip], 0.0022, 5)
            put_leaf(leaves, tip, out, size * chance.uniform(0.75, 1.2), size * 0.55, 0.8)
    wood.place('fig-stems', bark, smooth=True, at=at)
    leaves.place('fig-leaves', leaf, smooth=True, at=at)


def put_grass_plant(x, y, z, leaf, height=0.55, count=42, seed=8, at=None, width=0.035):
    """Arching straps from one root."""
    chance, leaves = random.Random(seed), Solid()
    for _ in range(count):
        a = chance.uniform(0, 6.28)
        out = Vector((math.cos(a) * 0.45, math.sin(a) * 0.45, chance.uniform(0.7, 1.3)))
        put_leaf(leaves, (x + math.cos(a) * 0.02, y + math.sin(a) * 0.02, z), out, height * chance.uniform(0.7, 1.25), width, chance.uniform(0.9, 1.7), steps=8)
    leaves.place('straps', leaf, smooth=True, at=at)

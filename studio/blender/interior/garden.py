"""The view through the windows: a lawn, shrubs, birches and the edge of a forest, simple because they are far away."""

import math
import random

import bpy
from mathutils import Vector

from .solids import Solid
from .surfaces import outdoors

GROUND = -0.45


def put_garden(trees, lit=1.0, seed=4):
    """A lawn with birches at `trees` (x, y, scale), a loose ring of shrubs round the house, and the edge of a forest behind."""
    chance = random.Random(seed)
    lawn = Solid()
    lawn.quad((-90, -90, GROUND), (90, -90, GROUND), (90, 90, GROUND), (-90, 90, GROUND))
    lawn.place('lawn', outdoors('lawn', '#7c9550', '#a9b873', lit, 1.4))
    leaves, bark = outdoors('birch-leaves', '#7f9c4c', '#bccb7d', lit), outdoors('bark', '#cfcac0', '#77706a', lit * 0.6, 9.0)
    scatter(birch(seed, leaves, bark), [*trees, *ring(chance, 14, 24, 30, 0.8, 1.05)], chance)
    scatter(shrub(seed, outdoors('shrub', '#66824a', '#9db073', lit)), ring(chance, 44, 11.5, 14, 0.7, 1.1), chance)
    scatter(spruce(seed, outdoors('spruce', '#4f6a55', '#7c9678', lit)), ring(chance, 210, 32, 48, 0.55, 0.85), chance)


def ring(chance, count, near, far, small, large):
    """Returns `count` positions on a loose ring around the house, each with a scale."""
    turns = [(k + chance.uniform(-0.4, 0.4)) * 2 * math.pi / count for k in range(count)]
    reach = [chance.uniform(near, far) for _ in turns]
    return [(math.cos(a) * r, math.sin(a) * r - 3.0, chance.uniform(small, large)) for a, r in zip(turns, reach)]


def scatter(thing, places, chance):
    """Copies of one mesh, each turned and scaled."""
    bpy.context.scene.collection.objects.unlink(thing)
    for x, y, scale in places:
        made = bpy.data.objects.new(thing.name, thing.data)
        made.location, made.rotation_euler = (x, y, GROUND), (0, 0, chance.uniform(0, 6.28))
        made.scale = (scale, scale, scale * chance.uniform(0.9, 1.12))
        made['group'] = 'base'
        bpy.context.scene.collection.objects.link(made)


def leaf_cloud(solid, centre, radius, count, size, chance, slot=0):
    """Leaves in all directions within a ball."""
    for _ in range(count):
        out = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 0.8)))
        place = Vector(centre) + out.normalized() * radius * chance.random() ** 0.5
        a = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 1))).normalized()
        b = a.orthogonal().normalized()
        s = size * chance.uniform(0.6, 1.3)
        solid.add([place, place + a * s * 0.5 + b * s * 0.35, place + a * s, place + a * s * 0.5 - b * s * 0.35], [(0, 1, 2, 3)], slot)


def birch(seed, leaves, bark):
    chance, tree = random.Random(seed), Solid()
    trunk = [(0.12 * math.sin(z * 0.5), 0.08 * math.cos(z * 0.4), z) for z in (-0.2, 1.5, 3, 4.5, 6, 7.5, 9)]
    tree.tube(trunk, [0.14, 0.12, 0.105, 0.085, 0.06, 0.035, 0.012], 9, 1)
    for k in range(26):
        z = 2.0 + 6.6 * (k / 26)
        turn, reach = k * 2.4 + chance.uniform(-0.4, 0.4), (1 - abs((z - 4.4) / 5.4) ** 1.6) * chance.uniform(1.5, 2.3)
        tip = (math.cos(turn) * reach, math.sin(turn) * reach, z + reach * 0.45)
        middle = (tip[0] * 0.5, tip[1] * 0.5, z + reach * 0.34)
        tree.tube([(0, 0, z), middle, tip], [0.03, 0.018, 0.006], 5, 1)
        for share in (0.45, 0.75, 1.0):
            centre = (tip[0] * share, tip[1] * share, z + reach * 0.4 * share - 0.15)
            leaf_cloud(tree, centre, 0.55, 70, 0.13, chance)
    return tree.place('birch', [leaves, bark])


def shrub(seed, leaves):
    chance, bush = random.Random(seed), Solid()
    for _ in range(9):
        centre = (chance.uniform(-0.5, 0.5), chance.uniform(-0.5, 0.5), chance.uniform(0.25, 0.75))
        leaf_cloud(bush, centre, 0.42, 190, 0.085, chance)
    return bush.place('shrub', leaves)


def spruce(seed, needles):
    chance, tree = random.Random(seed), Solid()
    height = 12.0
    for k in range(64):
        z = height * (0.04 + 0.95 * k / 64)
        reach = (1 - z / height) ** 0.85 * 2.3 + 0.08
        for _ in range(11):
            turn, long = chance.uniform(0, 6.28), reach * chance.uniform(0.7, 1.1)
            out, side = Vector((math.cos(turn), math.sin(turn), 0)), Vector((-math.sin(turn), math.cos(turn), 0))
            root, tip = Vector((0, 0, z)), Vector((0, 0, z - long * 0.28)) + out * long
            half = side * long * 0.17
            middle = root * 0.45 + tip * 0.55
            tree.add([root, middle + half - Vector((0, 0, 0.1)), tip, middle - half - Vector((0, 0, 0.1))], [(0, 1, 2, 3)])
            tree.add([root, middle - Vector((0, 0, 0.35)), tip], [(0, 1, 2)])
    tree.tube([(0, 0, -0.2), (0, 0, height)], [0.14, 0.01], 6)
    return tree.place('spruce', needles)

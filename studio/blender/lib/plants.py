"""Grass, bushes and trees, generated from seeds."""

import math
import random

from mathutils import Vector

from .mesh import Mesh


def grass(material, seed, blades=46, height=0.075, radius=0.17):
    """A tuft of mown lawn."""
    chance, mesh = random.Random(seed), Mesh()
    for _ in range(blades):
        turn, out = chance.random() * 2 * math.pi, radius * math.sqrt(chance.random())
        x, y = out * math.cos(turn), out * math.sin(turn)
        tall, facing, wide = height * chance.uniform(0.5, 1.25), chance.random() * 2 * math.pi, 0.0035 * chance.uniform(0.7, 1.3)
        dx, dy = math.cos(facing) * wide, math.sin(facing) * wide
        lean, toward = chance.uniform(0.1, 0.7) * tall, chance.random() * 2 * math.pi
        mx, my = x + math.cos(toward) * lean * 0.35, y + math.sin(toward) * lean * 0.35
        tip = (x + math.cos(toward) * lean, y + math.sin(toward) * lean, tall)
        mesh.face([(x - dx, y - dy, 0), (x + dx, y + dy, 0), (mx + dx * 0.8, my + dy * 0.8, tall * 0.6), (mx - dx * 0.8, my - dy * 0.8, tall * 0.6)])
        mesh.face([(mx - dx * 0.8, my - dy * 0.8, tall * 0.6), (mx + dx * 0.8, my + dy * 0.8, tall * 0.6), tip])
    return mesh.add(f'grass-{seed}', [material])


def leaf(mesh, point, facing, size, chance, slot=0):
    """A pointed leaf with a fold along its middle."""
    facing = Vector(facing).normalized()
    across = facing.cross(Vector((0, 0, 1)) if abs(facing.z) < 0.8 else Vector((1, 0, 0))).normalized()
    turn = chance.random() * 2 * math.pi
    along = across * math.cos(turn) + facing.cross(across) * math.sin(turn)
    side, width, point = facing.cross(along), size * 0.32, Vector(point)
    first = len(mesh.vertices)
    mesh.vertices += [
        tuple(point),
        tuple(point + along * size * 0.45 + side * width + facing * width * 0.4),
        tuple(point + along * size),
        tuple(point + along * size * 0.45 - side * width + facing * width * 0.4),
    ]
    mesh.faces += [(first, first + 1, first + 2), (first, first + 2, first + 3)]
    mesh.slots += [slot, slot]


def tree(seed, height, leaves, bark, spread=0.45, per_twig=9, size=0.14, levels=3, bare=0.25, droop=0.0):
    """A broad-leaved tree: a trunk, branches of branches, and leaves around the last ones."""
    chance, mesh = random.Random(seed), Mesh()

    def branch(start, direction, length, radius, level):
        at, heading = Vector(start), Vector(direction).normalized()
        joints = [at.copy()]
        for segment in range(4):
            wander = Vector((chance.gauss(0, 0.1), chance.gauss(0, 0.1), chance.gauss(0, 0.06) + (0.06 if level < 2 else -droop)))
            heading = (heading + wander).normalized()
            there = at + heading * length / 4
            if radius > 0.006:
                mesh.tube(at, there, radius * (1 - 0.7 * segment / 4), radius * (1 - 0.7 * (segment + 1) / 4), 7 if level < 2 else 4, 1, False)
            at = there
            joints.append(at.copy())
            if level >= levels - 1:
                for _ in range(per_twig):
                    away = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 1))) * length * 0.16
                    leaf(mesh, at + away, (chance.gauss(0, 0.6), chance.gauss(0, 0.6), chance.gauss(0.5, 0.6)), size * chance.uniform(0.6, 1.3), chance)
        if level == levels:
            return
        for index in range({0: 16, 1: 6, 2: 5}.get(level, 3)):
            along = chance.uniform(bare if level == 0 else 0.25, 1.0)
            joint = min(3, int(along * 4))
            point = joints[joint].lerp(joints[joint + 1], along * 4 - joint)
            azimuth = chance.random() * 2 * math.pi if level else index * 2.4 + chance.uniform(-0.3, 0.3)
            side = Vector((math.cos(azimuth), math.sin(azimuth), chance.uniform(-0.1, 0.5)))
            shape = math.sin(math.pi * min(1, (along - bare * 0.6) / (1 - bare * 0.6)) ** 0.8) * 0.75 + 0.25 if level == 0 else 1.1 - 0.5 * along
            toward = (heading * (0.5 if level == 0 else 0.7) + side * spread * 2).normalized()
            branch(point, toward, length * (0.42 if level == 0 else 0.55) * shape * chance.uniform(0.8, 1.2), radius * (0.35 if level == 0 else 0.5), level + 1)

    branch((0, 0, -0.1), (0, 0, 1), height * 0.82, height * 0.016 + 0.02, 0)
    return mesh.add(f'tree-{seed}', [leaves, bark])


def spruce(seed, height, needles, bark):
    chance, mesh = random.Random(seed), Mesh()
    mesh.tube((0, 0, -0.2), (0, 0, height), 0.16, 0.02, 7, 1, False)
    z = height * 0.06
    while z < height * 0.985:
        reach = (1 - z / height) ** 0.85 * height * 0.2 + 0.08
        for _ in range(9 if z < height * 0.8 else 6):
            azimuth, length = chance.random() * 2 * math.pi, reach * chance.uniform(0.75, 1.12)
            out, level = Vector((math.cos(azimuth), math.sin(azimuth), 0)), z + chance.uniform(-0.12, 0.12)
            side, steps = Vector((-out.y, out.x, 0)), max(3, int(length / 0.16))
            for step in range(steps):
                t = (step + 1) / steps
                at = out * (length * t) + Vector((0, 0, level - length * 0.28 * t + length * 0.13 * t * t))
                width = 0.34 * (1 - t * 0.55) * min(1, length) + 0.08
                for _ in range(3):
                    sign = chance.choice((-1, 1))
                    tip = at + side * sign * width * chance.uniform(0.5, 1) + out * 0.12 + Vector((0, 0, chance.uniform(-0.16, 0.02)))
                    mesh.face([at - out * 0.045, at + out * 0.045, tip + Vector((0, 0, -0.03))])
                    mesh.face([at + Vector((0, 0, 0.03)), at - Vector((0, 0, 0.07)), tip])
        z += height * 0.021 * chance.uniform(0.8, 1.2) + 0.03
    return mesh.add(f'spruce-{seed}', [needles, bark])


def bush(seed, leaves, radius=0.6, height=0.5, count=2600, size=0.055, flowers=None, blooms=0):
    chance, mesh = random.Random(seed), Mesh()
    lumps = [(chance.uniform(-0.45, 0.45) * radius, chance.uniform(-0.45, 0.45) * radius, height * chance.uniform(0.5, 0.75), chance.uniform(0.45, 0.65)) for _ in range(6)]
    for index in range(count + blooms):
        x, y, z, part = chance.choice(lumps)
        out = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0.15, 1))).normalized()
        depth = chance.random() ** 0.3 if index < count else 1.02
        at = Vector((x + out.x * radius * part * depth, y + out.y * radius * part * depth, z + out.z * height * part * depth))
        if at.z < 0:
            continue
        jitter = Vector((chance.gauss(0, 0.5), chance.gauss(0, 0.5), chance.gauss(0.2, 0.5)))
        if index < count:
            leaf(mesh, at, out + jitter, size * chance.uniform(0.6, 1.3), chance)
        else:
            for _ in range(4):
                leaf(mesh, at, out + Vector((chance.gauss(0, 0.4), chance.gauss(0, 0.4), chance.gauss(0, 0.4))), 0.05, chance, 1)
    return mesh.add(f'bush-{seed}', [leaves, *([flowers] if flowers else [])])

"""A garden at the edge of a forest: lawn, gravel, bushes along the walls, trees all around."""

import math
import random

from lib import materials
from lib.mesh import Mesh, copy, scatter
from lib.plants import bush, grass, spruce, tree
from lib.shader import Shader, linear

from . import terrace as decks

AWAY = -80.0  # the height of the plants from which copies are made: deep under the ground, out of sight


def plant(building, camera):
    """Places plants around the building, most densely where the camera (x, y) sees them."""
    chance = random.Random(11)
    site = _Site(building, camera)
    _ground()
    _gravel(site, chance)
    _lawn(site, chance)
    _beds(site, chance)
    _trees(site, chance)
    _flagpole(site)


class _Site:
    """The areas around a house where no plants may be: the walls, the path to the door and the terrace."""

    def __init__(self, building, camera):
        self.building, self.half, self.deep, self.camera = building, building.length / 2, building.depth, camera
        entrance = building.house.get('door') or {}
        self.door = entrance['at'] - self.half if entrance.get('side', 'front') == 'front' and entrance else None
        self.gates = [(x - self.half - 0.3, x + w - self.half + 0.3) for x, w, _ in building.house.get('gates', [])]
        # Cars enter an open building from its left end.
        self.drive = (0.3, self.deep - 0.3) if building.house.get('open') else None
        terrace = building.house.get('terrace')
        # This area mirrors the terrace's real position. It must stay so, because the gardens in all finished pictures were planted around
        # this area.
        self.terrace = (-terrace['at'] - terrace['stor'][0] / 2, -terrace['at'] + terrace['stor'][0] / 2, building.depth + terrace['stor'][1]) if terrace else None

    def path(self, y):
        """Returns the middle of the path: straight from the door, then in a curve."""
        out = max(0.0, -y - 3)
        return (self.door or 0) + 0.9 * math.sin(out * 0.2) * min(1, out / 3) + max(0, -y - 9) * 0.12

    def on_path(self, x, y, margin=0.0):
        if self.door is not None and y < 0 and abs(x - self.path(y)) < 0.85 + margin:
            return True
        if self.drive and x < -self.half + 0.2 and self.drive[0] - margin < y < self.drive[1] + margin:
            return True
        return y < 0.3 and any(left - margin < x < right + margin for left, right in self.gates)

    def built(self, x, y, margin=0.55):
        inside = -self.half - margin < x < self.half + margin and -margin < y < self.deep + margin
        porch = self.door is not None and abs(x - self.door) < 1.6 and -2.5 < y < 0
        return inside or porch


def _ground():
    shader = Shader('soil')
    position = (shader.geometry(), 'Position')
    slow, fine = shader.node('TexNoise', Vector=position, Scale=0.5, Detail=8.0), shader.node('TexNoise', Vector=position, Scale=25.0, Detail=6.0)
    green = shader.ramp((slow, 'Fac'), (0.3, linear('#46602a')), (0.7, linear('#6c863c')))
    colour = shader.mix(0.45, green, shader.ramp((fine, 'Fac'), (0.3, (0.02, 0.03, 0.008)), (0.7, linear('#728e42'))))
    principled = shader.node('BsdfPrincipled', Base_Color=colour, Roughness=0.95, Specular=0.1)
    shader.wire(principled, 'Normal', shader.bump((fine, 'Fac'), 0.8, 0.04))
    mesh = Mesh()
    mesh.face([(-260, -260, 0), (260, -260, 0), (260, 260, 0), (-260, 260, 0)])
    mesh.add('ground', [shader.surface(principled)])


def _gravel(site, chance):
    """The path, the drive to a garage, and the strip along the plinth."""
    shader = Shader('gravel')
    cells = shader.node('TexVoronoi', Vector=(shader.geometry(), 'Position'), Scale=55.0)
    colour = shader.ramp((cells, 'Color'), (0, linear('#746d63')), (0.5, linear('#9a9285')), (1, linear('#bdb6aa')))
    principled = shader.node('BsdfPrincipled', Base_Color=colour, Roughness=0.9, Specular=0.2)
    bump = shader.node('Bump', {'invert': True}, Strength=1.0, Distance=0.012, Height=(cells, 'Distance'))
    shader.wire(principled, 'Normal', (bump, 'Normal'))
    mesh, spots = Mesh(), []
    if site.door is not None:
        y = -0.3
        while y > -30:
            a, b = site.path(y), site.path(y - 0.25)
            mesh.face([(a - 0.85, y, 0.015), (b - 0.85, y - 0.25, 0.015), (b + 0.85, y - 0.25, 0.015), (a + 0.85, y, 0.015)])
            y -= 0.25
        spots += [(site.path(y) + chance.uniform(-0.9, 0.9), y, 0.012, 0.26) for y in (-0.6 - 18 * chance.random() for _ in range(6500))]
    for left, right in site.gates:
        mesh.face([(left, 0.2, 0.014), (left, -34, 0.014), (right, -34, 0.014), (right, 0.2, 0.014)])
        spots += [(chance.uniform(left, right), -16 * chance.random(), 0.012, 0.26) for _ in range(int((right - left) * 1600))]
    half, deep = site.half, site.deep
    if site.drive:
        near, far = site.drive
        mesh.face([(-half - 30, near, 0.014), (-half + 0.2, near, 0.014), (-half + 0.2, far, 0.014), (-half - 30, far, 0.014)])
        spots += [(-half - 16 * chance.random(), chance.uniform(near, far), 0.012, 0.26) for _ in range(int((far - near) * 1600))]
    for x0, x1, y0, y1 in ((-half - 0.5, half + 0.5, -0.5, 0.1), (-half - 0.5, -half + 0.1, 0, deep + 0.5), (half - 0.1, half + 0.5, 0, deep + 0.5), (-half - 0.5, half + 0.5, deep - 0.1, deep + 0.5)):
        mesh.face([(x0, y0, 0.012), (x1, y0, 0.012), (x1, y1, 0.012), (x0, y1, 0.012)])
        spots += [(chance.uniform(x0, x1), chance.uniform(y0, y1), 0.012, 0.26) for _ in range(int((x1 - x0) * (y1 - y0) * 130))]
    mesh.add('gravel', [shader.surface(principled)])
    scatter('stones', [_stones(chance)], spots, chance)


def _stones(chance):
    mesh = Mesh()
    for _ in range(14):
        x, y, size = chance.uniform(-0.5, 0.5), chance.uniform(-0.5, 0.5), chance.uniform(0.032, 0.088)
        low = [(x + size * chance.uniform(0.75, 1.15) * math.cos(a), y + size * chance.uniform(0.75, 1.15) * math.sin(a), size * 0.18) for a in (k * math.pi / 3 for k in range(6))]
        high = [(x + size * 0.6 * chance.uniform(0.75, 1.15) * math.cos(a), y + size * 0.6 * chance.uniform(0.75, 1.15) * math.sin(a), size * 0.5) for a in (k * math.pi / 3 + 0.3 for k in range(6))]
        first = len(mesh.vertices)
        mesh.vertices += low + high
        mesh.faces += [(first + k, first + (k + 1) % 6, first + 6 + (k + 1) % 6, first + 6 + k) for k in range(6)] + [tuple(range(first + 6, first + 12))]
        mesh.slots += [0] * 7
    return mesh.add('stone', [materials.leaf('pebble', '#77716a', '#c4bdb0', 0.0, 0.8)])


def _lawn(site, chance, tufts=60000):
    """Builds tufts of grass, more of them near the camera, so that they cover the ground."""
    material = materials.leaf('grass', '#476628', '#7f9a42', 0.35, 0.55, slow=0.55)
    kinds = [grass(material, seed) for seed in range(3)]
    x0, y0 = site.camera
    facing = math.atan2(site.deep / 2 - y0, -x0)
    points = []
    while len(points) < tufts:
        away, turn = 1.2 + 42 * chance.random() ** 1.5, facing + chance.uniform(-0.95, 0.95)
        x, y = x0 + away * math.cos(turn), y0 + away * math.sin(turn)
        if not site.built(x, y) and not site.on_path(x, y):
            points.append((x, y, 0, chance.uniform(0.7, 1.25) * (1 + 0.02 * away)))
    scatter('lawn', kinds, points, chance)


def _beds(site, chance):
    """Perennials and shrubs along the walls, except at doors, gates and the terrace; a hedge on one side."""
    dark, bright = materials.leaf('leaf-dark', '#2b4a20', '#4f7029', 0.3), materials.leaf('leaf-bright', '#456424', '#768d36', 0.4)
    pale, violet = materials.leaf('pale', '#d9c4d2', '#f2ead9', 0.3), materials.leaf('violet', '#6f5a99', '#9a86bb', 0.3)
    shrub, flowering = bush(1, dark, 0.62, 0.62, 2600, 0.06), bush(2, bright, 0.55, 0.5, 2200, 0.055, pale, 60)
    lavender = bush(3, dark, 0.38, 0.42, 1500, 0.035, violet, 160)
    kinds = [shrub, flowering, lavender]
    for pattern in kinds:
        pattern.location = (0, 0, AWAY)

    def along(x0, y0, x1, y1, spacing):
        count = max(1, int(math.hypot(x1 - x0, y1 - y0) / spacing))
        for index in range(count):
            t = (index + 0.5 + chance.uniform(-0.2, 0.2)) / count
            x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
            door = site.door is not None and y < 0 and abs(x - site.door) < 2.3
            terrace = site.terrace and y > site.deep and site.terrace[0] - 0.5 < x < site.terrace[1] + 0.5
            if not door and not terrace and not site.on_path(x, y, 0.6) and chance.random() < 0.85:
                copy(kinds[chance.choice((0, 1, 1, 2, 2))], (x, y, 0), chance.uniform(0.8, 1.1), chance.random() * 6)
                decks.stand_in_planter(site.building, x, y)

    half, deep = site.half, site.deep
    along(-half + 0.4, -1.0, half - 0.4, -1.0, 0.95)
    along(-half + 0.4, deep + 1.0, half - 0.4, deep + 1.0, 1.2)
    for x in (-half - 1.0, half + 1.0):
        along(x, 0.6, x, deep - 0.6, 1.3)
    side = (half + 5.5) * (1 if site.camera[0] < 0 else -1)  # on the side away from the camera, where the hedge ends the view
    for index in range(34):
        copy(shrub, (side + chance.uniform(-0.12, 0.12), -6 + index * 0.72, 0), 1.35, chance.random() * 6)


def _trees(site, chance):
    leaves, dark = materials.leaf('tree-bright', '#466522', '#76903a', 0.4), materials.leaf('tree-dark', '#2b4a20', '#4f7029', 0.3)
    needles, bark = materials.leaf('needles', '#192c19', '#304628', 0.1, 0.6), materials.plain('bark', '#5d5147', 0.9, bump=0.8, variation=0.25, scale=12)
    birch_bark = _birch_bark()
    birch, maple = tree(1, 9.5, leaves, birch_bark, 0.42, 9, 0.12, 3, 0.22, 0.05), tree(2, 8, dark, bark, 0.5, 10, 0.15, 3, 0.22)
    apple = tree(5, 4.6, leaves, bark, 0.55, 9, 0.1, 3, 0.28)
    tall, short = spruce(1, 13, needles, bark), spruce(2, 10, needles, bark)
    for pattern in (birch, maple, apple, tall, short):
        pattern.location = (0, 0, AWAY)
    half, deep, (cx, cy) = site.half, site.deep, site.camera
    behind = 1 if cy < deep / 2 else -1  # away from the camera, along y
    far = deep if behind > 0 else 0
    left = -1 if cx < 0 else 1
    copy(birch, (left * max(half + 4.8, 9.5), far - behind * 1.0, 0), 1.0, 0.3)
    copy(birch, (-left * max(half + 6.2, 9.5), far - behind * 3.5, 0), 0.9, 2.1)
    copy(apple, (-left * max(half + 3.6, 7.5), (0 if behind > 0 else deep) - behind * 5.2, 0), 0.9, 1.0)
    copy(maple, (left * (half + 9), far + behind * 6, 0), 1.0, 1.2)
    copy(maple, (-left * (half + 9.5), far + behind * 3, 0), 1.1, 4)
    view = math.atan2(cy - deep / 2, cx)
    for distance, count in ((27, 50), (35, 66), (45, 80), (58, 90)):
        for index in range(count):
            angle = 2 * math.pi * (index + chance.random()) / count
            away = distance + chance.uniform(-3, 3) + half * 0.6
            between = abs((angle - view + math.pi) % (2 * math.pi) - math.pi) < 0.75
            if (between and distance < 45) or (distance == 27 and chance.random() < 0.35):
                continue
            kind = chance.choice((tall, tall, short, tall, birch, maple))
            copy(kind, (math.cos(angle) * away, deep / 2 + math.sin(angle) * away, 0), chance.uniform(0.75, 1.15), chance.random() * 6)


def _birch_bark():
    shader = Shader('birch-bark')
    noise = shader.node('TexNoise', Vector=shader.position((4, 4, 14)), Scale=1.2, Detail=4.0)
    colour = shader.ramp((noise, 'Fac'), (0.36, (0.02, 0.018, 0.016)), (0.44, (0.62, 0.6, 0.56)))
    return shader.surface(shader.node('BsdfPrincipled', Base_Color=colour, Roughness=0.8))


def _flagpole(site):
    """A white pole with a pennant, as in most Swedish gardens."""
    mesh, cloth = Mesh(), Mesh()
    (cx, cy), deep = site.camera, site.deep
    x = (1 if cx < 0 else -1) * (site.half + 3.2)
    y = -4.0 if cy < deep / 2 else deep + 4.0
    mesh.tube((x, y, 0), (x, y, 8.6), 0.055, 0.03, 12)
    mesh.tube((x, y, 8.6), (x, y, 8.7), 0.05, 0.02, 12)
    steps, reach = 24, (1 if cx < 0 else -1) * 2.6
    for step in range(steps):
        a, b = step / steps, (step + 1) / steps
        wave = [0.12 * math.sin(t * 7) * t for t in (a, b)]
        drop = [0.55 * t * t for t in (a, b)]
        tall = [0.34 * (1 - t) + 0.02 for t in (a, b)]
        for slot, (low, high) in enumerate(((0.0, 0.4), (0.4, 0.6), (0.6, 1.0))):
            points = [(x + reach * t, y + w, 8.1 - d - h + h * 2 * part) for (t, w, d, h, part) in ((a, wave[0], drop[0], tall[0], low), (b, wave[1], drop[1], tall[1], low), (b, wave[1], drop[1], tall[1], high), (a, wave[0], drop[0], tall[0], high))]
            cloth.face(points, 1 if slot == 1 else 0)
    mesh.add('flagpole', [materials.plain('pole', '#e8e6e0', 0.4)], smooth=True)
    cloth.add('pennant', [materials.plain('pennant-blue', '#1f5a96', 0.8), materials.plain('pennant-yellow', '#e8b62e', 0.8)])

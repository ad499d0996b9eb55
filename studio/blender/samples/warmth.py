"""Heat pumps, ventilation, batteries and stoves."""

import math

from interior.nodes import Graph
from interior.solids import Solid, arc
from interior.surfaces import glow, plain
from lib.shader import linear

from .looks import coat, ground_of, lacquer, luminance, mixed, put_wall
from .stage import Shot, still


def varmepump(sample):
    return {'unit': unit, 'cabinet': cabinet, 'battery': battery, 'pipes': pipes}[sample.shape or 'cabinet'](sample)


def unit(sample):
    """The outdoor unit: a grille around a fan, and fins."""
    put_wall('#b3a998' if luminance(sample.colour) > 0.45 else '#d8d0c2', 0.30)
    body, grille, fan, fins, dark = Solid(), Solid(), Solid(), Solid(), Solid()
    body.prism(box_outline(-0.5, 0.5, -0.34, 0.34), (0.0, 0.28))
    look = lacquer('body', sample.colour, 0.4)
    body.place('body', look, bevel=0.02, segments=4)
    x, z, r = -0.14, 0.0, 0.275
    dark.tube([(x, -0.002, z), (x, -0.004, z)], r, 56)
    dark.place('dark', coat('dark', '#222425', 0.7, 0))
    for k in range(1, 10):
        grille.tube(arc((x, -0.024 + 0.010 * (k / 9) ** 2, z), r * k / 9, 0, 360, 56, 'xz'), 0.0042, 6)
    for k in range(8):
        a = math.pi * k / 4
        grille.tube([(x + 0.03 * math.cos(a), -0.024, z + 0.03 * math.sin(a)), (x + r * math.cos(a), -0.012, z + r * math.sin(a))], 0.0045, 6)
    grille.place('grille', look, smooth=True)
    for k in range(3):
        rows = []
        for i in range(7):
            u = 0.05 + (r - 0.08) * i / 6
            spread = 0.16 + 0.62 * (i / 6) ** 0.7
            rows.append([(x + u * math.cos(2.094 * k + t), -0.006 - 0.006 * s, z + u * math.sin(2.094 * k + t)) for s, t in ((j / 6, -spread / 2 + spread * j / 6) for j in range(7))])
        fan.sheet(rows)
    fan.place('fan', coat('fan', '#4a4e50', 0.5, 0), smooth=True)
    for i in range(13):
        fins.box((0.22, 0.44), (-0.008, 0.0), (-0.22 + i * 0.036, -0.205 + i * 0.036))
    fins.place('fins', look, bevel=0.002)
    return Shot(1.26)


def box_outline(x0, x1, z0, z1):
    return [(x0, z0), (x1, z0), (x1, z1), (x0, z1)]


def cabinet(sample):
    """The indoor unit: a closed box with a panel, and pipes that leave it upwards."""
    put_wall(ground_of(sample.colour) if luminance(sample.colour) < 0.6 else '#bdb4a4')
    body, panel, ducts, screen, line = Solid(), Solid(), Solid(), Solid(), Solid()
    body.box((-0.3, 0.3), (-0.34, 0.0), (-0.52, 0.26))
    body.place('body', lacquer('body', sample.colour, 0.35), bevel=0.014, segments=4)
    line.box((-0.3005, 0.3005), (-0.3405, -0.2), (0.045, 0.052))
    line.place('line', coat('line', mixed(sample.colour, '#000000', 0.5), 0.6, 0))
    panel.box((-0.085, 0.085), (-0.3435, -0.33), (0.10, 0.20))
    panel.place('panel', plain('panel', '#1b1e20', 0.12, 0.5), bevel=0.004)
    for x, z in ((-0.05, 0.15), (-0.015, 0.15), (0.03, 0.15)):
        screen.box((x, x + 0.022), (-0.3445, -0.343), (z - 0.011, z + 0.011))
    screen.place('screen', glow('screen', '#bfe3d6', 0.9))
    for x in (-0.2, -0.067, 0.067, 0.2):
        ducts.tube([(x, -0.17, 0.2), (x, -0.17, 1.5)], 0.048, 28)
        ducts.tube([(x, -0.17, 0.26), (x, -0.17, 0.275)], 0.054, 28)
    ducts.place('ducts', coat('ducts', '#c3c7c8', 0.3, 0.05), smooth=True)
    return still(1.12, (0.7, -4.5, 0.45), (0.0, -0.15, -0.08), 0.95)


def battery(sample):
    """Modules in a slim tower, with a lit line across the upper one."""
    put_wall('#aaa08f')
    body, lamp = Solid(), Solid()
    for i in range(3):
        z = -0.42 + i * 0.28
        body.box((-0.31, 0.31), (-0.17, 0.0), (z + 0.003, z + 0.277))
    body.box((-0.31, 0.31), (-0.17, 0.0), (0.423, 0.49))
    body.place('modules', lacquer('modules', sample.colour, 0.35), bevel=0.012, segments=4)
    lamp.box((-0.12, 0.12), (-0.1712, -0.168), (0.450, 0.458))
    lamp.place('lamp', glow('lamp', '#8fe3b4', 1.5))
    return still(1.22, (0.75, -4.5, 0.4), (0.0, -0.08, 0.03), 0.95)


def pipes(sample):
    """Heating pipes in loops under the floor."""
    board, pipe = Solid(), Solid()
    board.quad((-1, 0.0, -1), (1, 0.0, -1), (1, 0.0, 1), (-1, 0.0, 1))
    board.place('board', coat('board', '#d9cfbb', 0.9, 0.35, 130.0, uneven=0.04))
    path, step, edge = [], 0.085, 0.24
    for i in range(-5, 6):
        x, up = i * step, 1 if i % 2 else -1
        path += [(x, -0.009, -up * (0.6 if i % 2 else edge))] if not path else []
        path.append((x, -0.009, up * edge * 1.0 - up * step / 2))
        path += [(x + step / 2 - step / 2 * math.cos(a), -0.009, up * (edge - step / 2) + up * step / 2 * math.sin(a)) for a in (math.pi * k / 10 for k in range(1, 11))]
    pipe.tube(path, 0.0095, 16)
    pipe.place('pipe', plain('pipe', sample.colour, 0.35), smooth=True)
    clips = Solid()
    for i in range(-5, 6):
        for z in (-0.12, 0.0, 0.12):
            clips.box((i * step - 0.014, i * step + 0.014), (-0.0205, 0.0), (z - 0.004, z + 0.004))
    clips.place('clips', coat('clips', '#6a665e', 0.6, 0), bevel=0.002)
    return Shot(0.60)


def kamin(sample):
    """A stove with a fire behind its glass."""
    put_wall('#cfc6b6' if luminance(sample.colour) < 0.5 else '#b3a998', 0.3)
    body, rim, fire, logs, top = Solid(), Solid(), Solid(), Solid(), Solid()
    look = coat('iron', sample.colour, 0.5, 0.12, 300.0)
    for x0, x1, z0, z1 in ((-0.30, -0.23, -0.55, 0.34), (0.23, 0.30, -0.55, 0.34), (-0.23, 0.23, 0.25, 0.34), (-0.23, 0.23, -0.55, -0.22)):
        body.box((x0, x1), (-0.30, 0.2), (z0, z1))
    body.place('body', look, bevel=0.006)
    top.box((-0.33, 0.33), (-0.33, 0.2), (0.34, 0.365))
    top.tube([(0, 0, 0.36), (0, 0, 2.0)], 0.075, 36)
    top.place('top', look, bevel=0.004)
    rim.box((-0.23, 0.23), (-0.285, -0.275), (-0.22, -0.19))
    rim.box((-0.23, 0.23), (-0.285, -0.275), (0.22, 0.25))
    rim.tube([(0.262, -0.30, -0.08), (0.262, -0.335, -0.08), (0.262, -0.335, 0.10), (0.262, -0.30, 0.10)], 0.008, 12)
    rim.place('rim', coat('rim', '#9c8a6a', 0.4, 0), smooth=True)
    back = Solid()
    back.quad((-0.23, 0.15, -0.22), (0.23, 0.15, -0.22), (0.23, 0.15, 0.25), (-0.23, 0.15, 0.25))
    g = Graph('glowing')
    x, y, z = g.position()
    heat = g.spread(z * 1.0 + x.abs() * 0.5, 1.0, 0.05, -0.2, 0.24)
    back.place('glowing', g.surface(g.value(g.node('ShaderNodeEmission', {'Color': linear('#ff8a2a'), 'Strength': heat * 0.35}))))
    for x0, z0, turn in ((-0.14, -0.19, 0.35), (-0.10, -0.165, 0.0), (-0.16, -0.125, -0.3)):
        logs.tube([(x0, -0.12, z0), (x0 + 0.26, -0.04 + 0.1 * turn, z0 + 0.02)], 0.032, 14)
    logs.place('logs', coat('logs', '#3a261a', 0.9, 0.6))
    for k, (dx, high, wide) in enumerate(((-0.10, 0.22, 0.05), (-0.03, 0.33, 0.065), (0.045, 0.27, 0.055), (0.11, 0.19, 0.045), (0.0, 0.20, 0.05))):
        rows = []
        for i in range(15):
            t = i / 14
            r = wide * math.sin(math.pi * min(1, t * 0.86 + 0.14)) ** 0.9 * (1 - t) ** 0.35
            sway = 0.03 * math.sin(t * 5 + k * 1.7) * t
            rows.append([(dx + sway + r * math.cos(a), -0.07 - 0.03 * (k % 2) + 0.5 * r * math.sin(a), -0.14 + high * t) for a in (2 * math.pi * j / 14 for j in range(15))])
        fire.sheet(rows)
    g = Graph('flame')
    _, _, z = g.position()
    colour = g.ramp(g.spread(z, 0.0, 1.0, -0.14, 0.17), [(0.0, linear('#fff0b0')), (0.35, linear('#ffc04a')), (0.75, linear('#ff7a1c')), (1.0, linear('#d8420c'))])
    seen = g.value(g.node('ShaderNodeLayerWeight', {'Blend': 0.35}), 'Facing')
    shine = g.value(g.node('ShaderNodeEmission', {'Color': colour, 'Strength': 2.4}))
    clear = g.value(g.node('ShaderNodeBsdfTransparent'))
    fire.place('fire', g.surface(g.value(g.node('ShaderNodeMixShader', {0: g.spread(seen, 0.1, 1.0, 0.2, 0.9), 1: shine, 2: clear}))), smooth=True)
    return Shot(1.02, middle=(0, 0.0))


PATTERNS = {'varmepump': varmepump, 'kamin': kamin}

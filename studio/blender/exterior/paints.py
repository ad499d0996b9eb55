"""The materials of a building, in the colours of its description."""

import yaml
from pathlib import Path

from lib import materials
from lib.shader import Shader, linear

STUDIO = Path(__file__).resolve().parents[2]
OPTIONS = yaml.safe_load((STUDIO / 'exterior.yaml').read_text())
DETAILS = yaml.safe_load((STUDIO / 'details.yaml').read_text())
TILES = ('svart', 'tegelrod')  # the roofs with tiles, which differ only in paint


def paints(colours):
    """Returns the materials by name. `colours` has the key that the base picture shows, by category."""
    facade = OPTIONS['facade'][colours['facade']]
    trim = facade if colours['trim'] == 'fasad' else OPTIONS['trim'][colours['trim']]
    # If the roof of the base picture has no tiles, the tiles are black: the darkroom (exterior_layers.py) expects black when it paints
    # them.
    tile = OPTIONS['roof'][colours['roof'] if colours['roof'] in TILES else 'svart']
    made = {
        'facade': materials.boards('facade', facade, 0.8, 0.3, 0.1, 0.15, groups=['facade']),
        'facade-lying': materials.boards('facade-lying', facade, 0.7, 0.25, 0.07, 0.2, along=(1.1, 28, 28), groups=['facade']),
        'trim': materials.plain('trim', trim, 0.45, variation=0.03, scale=8, bump=0.05, groups=['trim']),
        'trim-porch': materials.plain('trim-porch', trim, 0.45, variation=0.03, scale=8, bump=0.05, groups=['trim', 'porch']),
        'frame': materials.plain('frame', _detail('windowpaint', colours), 0.4, variation=0.02, scale=8, groups=['windows', 'frame']),
        'sill': materials.plain('sill', '#efece4', 0.4, variation=0.02, scale=8, groups=['windows']),
        'glass': materials.glass(groups=['glass']),
        'curtain': materials.plain('curtain', '#d9d2c4', 0.9),
        'inner': materials.plain('inner', '#8f877b', 0.9),
        'plinth': materials.plain('plinth', '#8f8d88', 0.9, bump=0.5, variation=0.12, scale=14),
        'gutter': materials.plain('gutter', _detail('gutter', colours), 0.35, groups=['gutter']),
        'black': materials.plain('black', '#1d1e20', 0.35, metal=0.3),
        'handle': materials.plain('handle', '#b8b8b8', 0.25, metal=1.0, groups=['door']),
        'doorglass': materials.glass('doorglass', (0.55, 0.6, 0.58, 1)),
        'deck': materials.boards('deck', _detail('deck', colours), 0.7, 0.3, 0.14, groups=['terrace', 'deck']),
        'furniture': materials.boards('furniture', '#a08a6c', 0.7, 0.3, 0.14, groups=['terrace']),
        'soil': materials.plain('soil', '#3d3128', 0.95, bump=0.8, variation=0.2, scale=30, groups=['terrace']),
        'deck-porch': materials.boards('deck-porch', '#94826a', 0.7, 0.3, 0.14, groups=['porch']),
        'stone': materials.plain('stone', '#8a8782', 0.85, bump=0.6, variation=0.15, scale=9),
        'stone-porch': materials.plain('stone-porch', '#8f8d88', 0.85, bump=0.5, variation=0.12, scale=14, groups=['porch']),
        'railing-tra': materials.plain('railing-tra', '#ece8de', 0.45, groups=['railing']),
        'railing-glas': materials.plain('railing-glas', '#9a9d9e', 0.35, metal=0.6, groups=['railing']),
        'railing-smide': materials.plain('railing-smide', '#1d1e20', 0.4, metal=0.3, groups=['railing']),
        'pane-railing': materials.glass('pane-railing', (0.84, 0.89, 0.87, 1), wavy=0.0, groups=['pane']),
        'metal-glazed': materials.plain('metal-glazed', '#34373a', 0.38, metal=0.25, variation=0.04, scale=3, groups=['shelter']),
        'frame-shelter': materials.plain('frame-shelter', '#ece8de', 0.4, groups=['shelter']),
        'pane-shelter': materials.glass('pane-shelter', wavy=0.0, groups=['pane']),
        'larch': materials.boards('larch', '#b5804c', 0.65, 0.3, 0.12, groups=['shelter']),
        'cloth-light': materials.plain('cloth-light', '#e2dac8', 0.9, variation=0.04, scale=60, groups=['shelter']),
        'cloth-dark': materials.plain('cloth-dark', '#a2977f', 0.9, variation=0.04, scale=60, groups=['shelter']),
        'frame-garden': materials.plain('frame-garden', _detail('windowpaint', colours), 0.4, variation=0.02, scale=8, groups=['frame', 'gardendoor']),
        'handle-garden': materials.plain('handle-garden', '#b8b8b8', 0.25, metal=1.0, groups=['gardendoor']),
        'glass-garden': materials.glass('glass-garden', groups=['glass', 'gardendoor']),
        'trim-garden': materials.plain('trim-garden', trim, 0.45, variation=0.03, scale=8, bump=0.05, groups=['trim', 'gardendoor']),
        'gate': materials.plain('gate', '#e4e0d6', 0.5, groups=['gate']),
        'gate-antracit': materials.plain('gate-antracit', '#3b3f42', 0.5, groups=['gate']),
        'gate-boards': materials.boards('gate-boards', facade, 0.8, 0.3, 0.1, 0.15, groups=['gate']),
        'gate-boards-lying': materials.boards('gate-boards-lying', facade, 0.7, 0.25, 0.07, 0.2, along=(1.1, 28, 28), groups=['gate']),
        'hinge': _hinge(),
        'brick': _brick(),
        'cladding': materials.plain('cladding', '#33363a', 0.38, metal=0.25, variation=0.04, scale=3, groups=['chimney']),
        'flashing': materials.plain('flashing', '#2b2c2e', 0.4, metal=0.4, groups=['chimney']),
        'roof-window': materials.plain('roof-window', '#3a3d40', 0.4, metal=0.3, groups=['skylight']),
        'roof-pane': _roof_pane('roof-pane', 'skylight'),
        'roof-cells': materials.plain('roof-cells', '#10161f', 0.2, groups=['skylight']),
        'solar': _solar(),
        'solar-rim': materials.plain('solar-rim', '#141517', 0.4, metal=0.5, groups=['solar']),
        'facade-gable': materials.boards('facade-gable', facade, 0.7, 0.25, 0.07, 0.2, along=(1.1, 1.1, 28), groups=['facade', 'gavel']),
        'trim-gable': materials.plain('trim-gable', trim, 0.45, variation=0.03, scale=8, bump=0.05, groups=['trim', 'gavel']),
        'sash-gable': materials.plain('sash-gable', '#efece4', 0.4, variation=0.02, scale=8, groups=['gavel']),
        'pane-gable': _roof_pane('pane-gable', 'gavel', '#15191c'),
        'lamp': _lamp(),
    }
    for kind, colour in OPTIONS['door'].items():
        made[f'door-{kind}'] = materials.boards(f'door-{kind}', colour, 0.45, 0.08, 0.04, 0.35, groups=['door'])
    for suffix, groups in (('', ['roof']), ('-porch', ['roof', 'porch']), ('-shelter', ['roof', 'shelter'])):
        made[f'tiles{suffix}'] = _tiles(f'tiles{suffix}', tile, groups)
        made[f'metal{suffix}'] = materials.plain(f'metal{suffix}', OPTIONS['roof']['plat'], 0.38, metal=0.25, variation=0.04, scale=3, groups=groups)
        made[f'sedum{suffix}'] = _sedum(f'sedum{suffix}', groups)
    return made


def _detail(name, colours):
    """Returns the colour of a detail: the usual colour, unless `colours` has another colour for the detail. This happens only in a
    complete rendering that checks a composed picture.
    """
    usual, paints = DETAILS[name]['usual'], DETAILS[name]['paints']
    key = colours.get(name)
    return paints[key]['colour'] if key in paints else next(iter(usual.values()))


def _tiles(name, colour, groups):
    """Concrete tiles. Each has its own tone, weathering varies over metres, and fine grains reflect light."""
    shader = Shader(name)
    geometry = shader.geometry()
    slow = shader.node('TexNoise', Vector=(geometry, 'Position'), Scale=2.3, Detail=8.0)
    fine = shader.node('TexNoise', Vector=(geometry, 'Position'), Scale=90.0, Detail=3.0)
    factor = shader.math('MULTIPLY', shader.span((geometry, 'Random Per Island'), 0, 1, 0.82, 1.14), shader.span((slow, 'Fac'), 0.3, 0.7, 0.85, 1.12))
    principled = shader.node('BsdfPrincipled', Roughness=0.55, Specular=0.35)
    materials.paint(shader, principled, colour, factor, groups)
    shader.wire(principled, 'Normal', shader.bump((fine, 'Fac'), 0.25, 0.003))
    return shader.surface(principled)


def _sedum(name, groups):
    """A sedum roof: green, with some red and yellow tufts."""
    shader = Shader(name)
    position = (shader.geometry(), 'Position')
    tufts = shader.node('TexVoronoi', Vector=position, Scale=26.0)
    patches = shader.node('TexNoise', Vector=position, Scale=1.7, Detail=6.0)
    leaves = shader.ramp((tufts, 'Color'), (0.0, linear('#39451f')), (0.5, linear('#5a6836')), (1.0, linear('#7c8446')))
    colour = shader.mix(shader.span((patches, 'Fac'), 0.52, 0.68, 0, 0.75), leaves, linear('#6e4536'))
    principled = shader.node('BsdfPrincipled', Base_Color=colour, Roughness=0.95, Specular=0.1)
    shader.wire(principled, 'Normal', shader.bump((tufts, 'Distance'), 1.0, 0.03))
    for group in groups:
        shader.mark(group)
    return shader.surface(principled)


def _brick():
    """Swedish bricks in courses of 7.65 cm, which continue around corners: the texture's horizontal axis is x + y, which runs along both
    walls.
    """
    shader = Shader('brick')
    at = shader.node('SeparateXYZ', Vector=shader.position())
    wall = shader.node('CombineXYZ', X=shader.math('ADD', (at, 'X'), (at, 'Y')), Y=(at, 'Z'))
    bricks = shader.node('TexBrick', Vector=wall, Scale=1.0, Brick_Width=0.262, Row_Height=0.0765, Mortar_Size=0.006)
    bricks.inputs['Color1'].default_value, bricks.inputs['Color2'].default_value = linear('#8a4632'), linear('#6f3728')
    bricks.inputs['Mortar'].default_value = linear('#a39a8c')
    principled = shader.node('BsdfPrincipled', Base_Color=bricks, Roughness=0.9, Specular=0.2)
    shader.mark('chimney')
    return shader.surface(principled)


def _hinge():
    """Black iron for hinges. It keeps its colour whatever the paint of the gate is."""
    shader = Shader('hinge')
    principled = shader.node('BsdfPrincipled', Base_Color=linear('#1d1e20'), Roughness=0.4, Metallic=0.3)
    shader.mark('gate', 0.0)
    return shader.surface(principled)


def _roof_pane(name, group, room='#2a333a'):
    """Two panes in front of a room that is darker than the sky; each pane reflects the sky."""
    shader = Shader(name)
    reflection = shader.math('MINIMUM', shader.math('MULTIPLY_ADD', shader.node('Fresnel', IOR=1.52), 1.9, 0.08), 1.0)
    mixed = shader.node('MixShader')
    for index, value in enumerate((reflection, shader.node('BsdfDiffuse', Color=linear(room)), shader.node('BsdfGlossy', Roughness=0.02))):
        shader.wire(mixed, index, value)
    shader.mark(group)
    return shader.surface(mixed)


def _solar():
    """Black cells under glass, with a fine grid."""
    shader = Shader('solar')
    principled = shader.node('BsdfPrincipled', Base_Color=linear('#0d1116'), Roughness=0.16, Specular=0.35)
    shader.mark('solar')
    return shader.surface(principled)


def _lamp():
    shader = Shader('lamp')
    return shader.surface(shader.node('Emission', Color=(1.0, 0.72, 0.42, 1), Strength=6.0))

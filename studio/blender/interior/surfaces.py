"""The materials of the rooms: paint, wood, metal, stone, glass, cloth, leaves. Colours are '#rrggbb' in sRGB."""

from lib.shader import linear

from .nodes import Graph, scaled


def paint(name, colour, roughness=0.5, uneven=0.03, relief=0.0, grain=40.0, group=None):
    """An even coat of paint with a slightly varying tone."""
    g = Graph(name, group)
    place = g.vector(*g.position())
    tone = g.spread(g.noise(place, 1.1, 3), 1 - uneven, 1 + uneven)
    inputs = {'roughness': g.spread(g.noise(place, 9, 3), roughness * 0.9, roughness * 1.1)}
    if relief:
        inputs['normal'] = g.bump(g.noise(place, grain, 4), relief)
    return g.surface(g.principled(base_color=g.shade(linear(colour), tone), **inputs))


def variable(category, colour, roughness=0.45, uneven=0.02, relief=0.0, grain=120.0, name=None):
    """A paint whose colour is changed later: it is colour × factor, and a separate pass of the category contains the factor."""
    g = Graph(name or category)
    place = g.vector(*g.position())
    tone = g.spread(g.noise(place, 0.9, 3), 1 - uneven, 1 + uneven)
    g.mark(category, tone)
    tint = g.node('ShaderNodeRGB')
    tint.name, tint.outputs[0].default_value = 'tint', linear(colour)
    inputs = {'roughness': g.spread(g.noise(place, 7, 3), roughness * 0.9, roughness * 1.1)}
    if relief:
        inputs['normal'] = g.bump(g.noise(place, grain, 3), relief, 0.001)
    return g.surface(g.principled(base_color=g.shade(g.value(tint), tone), **inputs))


def wood(name, colour, accent=None, along='x', roughness=0.42, figure=1.0, group=None):
    """Sawn and oiled wood, with the grain along an axis of the object's coordinates. Every board has its own tone."""
    g = Graph(name, group)
    parts = g.position()
    axis = 'xyz'.index(along)
    offset = g.island() * 41.0
    length = parts[axis] + offset
    across = [part + offset * 0.37 for i, part in enumerate(parts) if i != axis]
    return g.surface(g.principled(**grain(g, length, across[0], across[1], g.island(), colour, accent, figure), roughness=roughness))


def grain(g, length, across, deep, seed, colour, accent=None, figure=1.0):
    """Returns the base colour and the relief of wood at a position in a board. `seed` (0–1) decides the board's tone."""
    base, dark = linear(colour), linear(accent) if accent else scaled(linear(colour), 0.6)
    rings = g.noise(g.vector(length * 0.55, across * 9.0, deep * 9.0), 1.7, 4, 0.55, 0.9)
    fibre = g.noise(g.vector(length * 3.0, across * 130.0, deep * 130.0), 1.0, 3, 0.6)
    pores = g.noise(g.vector(length * 9.0, across * 420.0, deep * 420.0), 1.0, 1)
    share = g.spread(rings, 0.0, 0.5 * figure, 0.36, 0.7) + g.spread(fibre, 0.0, 0.22 * figure, 0.4, 0.75)
    tone = g.spread(seed, 0.88, 1.1, 0.0, 1.0) * g.spread(pores, 0.9, 1.03, 0.3, 0.5)
    return {'base_color': g.shade(g.mix(share, scaled(base, 1.08), dark), tone)}


def metal(name, colour, roughness=0.28, brushed=0.0, group=None):
    g = Graph(name, group)
    x, y, z = g.position()
    inputs = {'roughness': roughness}
    if brushed:
        streaks = g.noise(g.vector(x * 2, y * 2, z * 400), 1.0, 2)
        inputs = {'roughness': g.spread(streaks, roughness * 0.8, roughness * 1.25), 'normal': g.bump(streaks, brushed, 0.0005)}
    return g.surface(g.principled(base_color=linear(colour), metallic=1.0, **inputs))


def plain(name, colour, roughness=0.4, specular=0.5, coat=0.0, group=None):
    """Plastic, lacquer, porcelain, dark glass."""
    g = Graph(name, group)
    return g.surface(g.principled(base_color=linear(colour), roughness=roughness, specular=specular, clearcoat=coat))


def ceramic(name, colour, roughness=0.35, speckle=0.0, group=None):
    """Thrown clay with an uneven glaze and optional dark specks."""
    g = Graph(name, group)
    place = g.vector(*g.position())
    tone = g.spread(g.noise(place, 14, 4), 0.93, 1.05)
    base = g.shade(linear(colour), tone)
    if speckle:
        base = g.mix(g.spread(g.noise(place, 420, 1), 0.0, speckle, 0.66, 0.72), base, linear('#5b4a3a'))
    ridges = g.noise(g.vector(0.0, 0.0, g.position()[2] * 160), 1.0, 2)
    return g.surface(g.principled(base_color=base, roughness=roughness, normal=g.bump(ridges, 0.12, 0.002)))


def cloth(name, colour, weave=900.0, relief=0.35, accent=None, sheen=0.3):
    """A woven textile: threads in both directions, soft at grazing angles."""
    g = Graph(name)
    x, y, z = g.position()
    threads = g.noise(g.vector(x * weave, y * weave * 0.35, z * weave * 0.5), 0.4, 2)
    broad = g.noise(g.vector(x, y, z), 6, 3)
    tone = g.spread(threads, 0.82, 1.1) * g.spread(broad, 0.95, 1.04)
    base = g.shade(linear(colour), tone)
    if accent:
        base = g.mix(g.spread(threads, 0, 0.6, 0.5, 0.65), base, linear(accent))
    return g.surface(g.principled(base_color=base, roughness=0.92, sheen=sheen, specular=0.15, normal=g.bump(threads, relief, 0.0015)))


def voile(name, colour, through=0.5):
    """Curtain linen, which transmits light."""
    g = Graph(name)
    x, y, z = g.position()
    threads = g.spread(g.noise(g.vector(x * 700, y * 700, z * 90), 1.0, 2), 0.88, 1.06)
    base = g.shade(linear(colour), threads)
    front = g.principled(base_color=base, roughness=0.95, specular=0.1)
    back = g.value(g.node('ShaderNodeBsdfTranslucent', {'Color': base}))
    return g.surface(g.value(g.node('ShaderNodeMixShader', {0: through, 1: front, 2: back})))


def leaf(name, colour, other, through=0.3, group=None):
    g = Graph(name, group)
    base = g.mix(g.island(), linear(colour), linear(other))
    front = g.principled(base_color=base, roughness=0.42, specular=0.4)
    back = g.value(g.node('ShaderNodeBsdfTranslucent', {'Color': g.mix(1.0, base, (1.0, 1.1, 0.5, 1), 'MULTIPLY')}))
    return g.surface(g.value(g.node('ShaderNodeMixShader', {0: through, 1: front, 2: back})))


def pane(name, tint=(0.95, 0.97, 0.96, 1), reflection=1.0, group=None):
    """Clear glass without refraction."""
    g = Graph(name, group)
    fresnel = g.value(g.node('ShaderNodeFresnel', {'IOR': 1.45})) * reflection
    clear = g.value(g.node('ShaderNodeBsdfTransparent', {'Color': tint}))
    shine = g.value(g.node('ShaderNodeBsdfGlossy', {'Roughness': 0.0}))
    return g.surface(g.value(g.node('ShaderNodeMixShader', {0: fresnel, 1: clear, 2: shine})))


def mirror(name, group=None):
    g = Graph(name, group)
    return g.surface(g.value(g.node('ShaderNodeBsdfGlossy', {'Color': (0.9, 0.92, 0.91, 1), 'Roughness': 0.0})))


def glow(name, colour, strength, group=None):
    """The bright part of a lamp. It is visible but gives no light; an invisible lamp beside it gives the light."""
    g = Graph(name, group)
    seen = g.value(g.node('ShaderNodeLightPath'), 'Is Camera Ray')
    return g.surface(g.value(g.node('ShaderNodeEmission', {'Color': linear(colour), 'Strength': seen * strength + 0.2})))


def outdoors(name, colour, other, lit=0.35, scale=3.0):
    """Leaves of plants outside. The sun lights them, and a slight glow replaces the light of the sky."""
    g = Graph(name)
    base = g.mix(g.spread(g.noise(g.vector(*g.position()), scale, 4) + g.island() * 0.4, 0, 1, 0.3, 0.95), linear(colour), linear(other))
    front = g.principled(base_color=base, roughness=0.8, specular=0.15)
    own = g.value(g.node('ShaderNodeEmission', {'Color': base, 'Strength': lit}))
    return g.surface(g.value(g.node('ShaderNodeAddShader', {0: front, 1: own})))


def marble(g, x, y, z, colour, vein, strength=0.7, scale=1.0):
    """Returns the base colour of a veined stone."""
    slant = g.vector((x + y + z * 0.55) * 0.5, (y - x) * 1.1 + z * 1.25, (x + y) * 1.1 - z * 0.9)
    bent = g.noise(slant, 0.9 * scale, 7, 0.56, 0.55)
    thin = g.noise(slant, 2.1 * scale, 7, 0.6, 0.5)
    width = g.spread(g.noise(slant, 1.7 * scale, 3), 0.006, 0.04, 0.35, 0.65)
    near = 1.0 - ((bent - 0.5).abs() / width).min(1.0)
    fine = g.spread((thin - 0.52).abs(), strength * 0.35, 0.0, 0.0, 0.012)
    cloud = g.spread(g.noise(slant, 0.8 * scale, 4), 0.0, 0.22)
    return g.mix((near * strength + fine).min(1.0), g.mix(cloud, linear(colour), linear(vein)), linear(vein))

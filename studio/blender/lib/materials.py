"""Materials that several scenes use. Colours are sRGB hex codes, and lengths are in metres."""

from .shader import Shader, linear


def plain(name, colour, rough=0.5, metal=0.0, specular=0.5, bump=0.0, variation=0.0, scale=30.0, groups=()):
    """One colour, with optional noise."""
    shader = Shader(name)
    principled = shader.node('BsdfPrincipled', Roughness=rough, Metallic=metal, Specular=specular)
    noise = shader.node('TexNoise', Vector=shader.position(), Scale=scale, Detail=5.0)
    factor = shader.span((noise, 'Fac'), 0.3, 0.7, 1 - variation, 1 + variation)
    paint(shader, principled, colour, factor, groups)
    if bump:
        shader.wire(principled, 'Normal', shader.bump((noise, 'Fac'), bump, 0.01))
    return shader.surface(principled)


def boards(name, colour, rough=0.65, grain=0.25, variation=0.1, specular=0.25, along=(28, 28, 1.1), groups=()):
    """Painted or sawn boards. Each board has its own tone, a grain along it, and slow variation from weather."""
    shader = Shader(name)
    geometry = shader.geometry()
    offset = shader.math('MULTIPLY', (geometry, 'Random Per Island'), 37.0)
    mapping = shader.node('Mapping', Vector=shader.vector('ADD', (geometry, 'Position'), offset))
    mapping.inputs['Scale'].default_value = along
    fine = shader.node('TexNoise', Vector=mapping, Scale=1.6, Detail=7.0, Roughness=0.6)
    slow = shader.node('TexNoise', Vector=(geometry, 'Position'), Scale=0.7, Detail=3.0)
    factor = shader.math(
        'MULTIPLY',
        shader.math(
            'MULTIPLY',
            shader.span((geometry, 'Random Per Island'), 0, 1, 1 - variation, 1 + variation * 0.6),
            shader.span((fine, 'Fac'), 0.25, 0.75, 1 - variation, 1 + variation * 0.6),
        ),
        shader.span((slow, 'Fac'), 0.3, 0.7, 1 - variation * 0.5, 1 + variation * 0.3),
    )
    principled = shader.node('BsdfPrincipled', Roughness=rough, Specular=specular)
    paint(shader, principled, colour, factor, groups)
    shader.wire(principled, 'Normal', shader.bump((fine, 'Fac'), grain, 0.004))
    return shader.surface(principled)


def paint(shader, principled, colour, factor=1.0, groups=()):
    """A paint: base colour = colour × factor. The paint of a group also writes the factor, so that other colours can be computed later."""
    tint = shader.node('RGB')
    tint.name, tint.outputs[0].default_value = 'tint', linear(colour)
    if isinstance(factor, (int, float)):
        shader.wire(principled, 'Base Color', tint)
    else:
        grey = shader.node('CombineXYZ', X=factor, Y=factor, Z=factor)
        shader.wire(principled, 'Base Color', shader.mix(1.0, tint, grey, 'MULTIPLY'))
    for group in groups:
        shader.mark(group, factor)


def glass(name='glass', tint=(0.78, 0.82, 0.80, 1), wavy=0.05, groups=()):
    """The two panes of a window: clear, with a double reflection, and slightly uneven."""
    shader = Shader(name)
    reflection = shader.math('MINIMUM', shader.math('MULTIPLY_ADD', shader.node('Fresnel', IOR=1.52), 1.9, 0.02), 1.0)
    noise = shader.node('TexNoise', Vector=shader.position(), Scale=0.9, Detail=0.0)
    glossy = shader.node('BsdfGlossy', Roughness=0.0, Normal=shader.bump((noise, 'Fac'), wavy, 0.02))
    clear = shader.node('BsdfTransparent', Color=tint)
    mixed = shader.node('MixShader')
    for index, value in enumerate((reflection, clear, glossy)):
        shader.wire(mixed, index, value)
    for group in groups:
        shader.mark(group)
    return shader.surface(mixed)


def leaf(name, dark, light, translucent=0.35, rough=0.5, slow=0.0):
    """Leaves and grass: translucent, each with its own tone. `slow` makes the tone vary over metres."""
    shader = Shader(name)
    chance = shader.math(
        'FRACT', shader.math('ADD', (shader.geometry(), 'Random Per Island'), (shader.node('ObjectInfo'), 'Random'))
    )
    colour = shader.ramp(chance, (0, linear(dark)), (1, linear(light)))
    if slow:
        noise = shader.node('TexNoise', Vector=shader.position(), Scale=slow, Detail=4.0)
        colour = shader.mix(1.0, colour, shader.ramp((noise, 'Fac'), (0.35, (0.62, 0.72, 0.6)), (0.68, (1.25, 1.12, 0.95))), 'MULTIPLY')
    opaque = shader.node('BsdfPrincipled', Base_Color=colour, Roughness=rough, Specular=0.3)
    through = shader.node('BsdfTranslucent', Color=shader.mix(1.0, colour, (1.0, 1.15, 0.45, 1), 'MULTIPLY'))
    mixed = shader.node('MixShader')
    for index, value in enumerate((translucent, opaque, through)):
        shader.wire(mixed, index, value)
    return shader.surface(mixed)

"""Shaders as code: a material and its node tree, with nodes created and linked in one call."""

import bpy


def linear(colour):
    """Returns an sRGB colour such as `#74291f` as linear RGBA."""
    channels = [int(colour.lstrip('#')[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    return tuple(value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in channels) + (1,)


class Shader:
    """A material whose nodes are created in one call: `shader.node('TexNoise', Vector=position, Scale=3)`. An input accepts a value, a
    node (its first output) or (node, output).
    """

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.output = self.node('OutputMaterial')

    def node(self, kind, attributes=None, **inputs):
        made = self.tree.nodes.new(f'ShaderNode{kind}')
        for name, value in (attributes or {}).items():
            setattr(made, name, value)
        for name, value in inputs.items():
            self.wire(made, name.replace('_', ' '), value)
        return made

    def wire(self, node, name, value):
        socket = node.inputs[name]
        if isinstance(value, tuple) and len(value) == 2 and hasattr(value[0], 'outputs'):
            self.tree.links.new(value[0].outputs[value[1]], socket)
        elif hasattr(value, 'outputs'):
            self.tree.links.new(value.outputs[0], socket)
        else:
            socket.default_value = value

    def math(self, operation, *values):
        made = self.node('Math', {'operation': operation})
        for index, value in enumerate(values):
            self.wire(made, index, value)
        return made

    def vector(self, operation, *values):
        made = self.node('VectorMath', {'operation': operation})
        for index, value in enumerate(values):
            self.wire(made, index, value)
        return made

    def span(self, value, low, high, to_low, to_high):
        """Returns `value` mapped from the range low…high to the range to_low…to_high, clamped."""
        made = self.node('MapRange', Value=value)
        for index, number in enumerate((low, high, to_low, to_high), start=1):
            made.inputs[index].default_value = number
        return made

    def ramp(self, value, *stops):
        made = self.node('ValToRGB', Fac=value)
        elements = made.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position, element.color = position, colour if len(colour) == 4 else (*colour, 1)
        return made

    def mix(self, factor, one, other, blend='MIX'):
        return self.node('MixRGB', {'blend_type': blend}, Fac=factor, Color1=one, Color2=other)

    def position(self, scale=(1, 1, 1)):
        """Returns the position in the world, in metres, multiplied by a scale."""
        mapping = self.node('Mapping', Vector=(self.geometry(), 'Position'))
        mapping.inputs['Scale'].default_value = scale
        return mapping

    def geometry(self):
        return self.node('NewGeometry')

    def bump(self, height, strength, distance):
        return (self.node('Bump', Strength=strength, Distance=distance, Height=height), 'Normal')

    def surface(self, shader):
        self.tree.links.new(shader.outputs[0], self.output.inputs['Surface'])
        return self.material

    def mark(self, group, factor=1.0):
        """Writes the mark of `group` for each pixel: in red the factor of the group's paint, in green the share of the pixel that the
        group covers.
        """
        output = self.node('OutputAOV')
        output.name = group
        self.wire(output, 'Color', self.node('CombineXYZ', X=factor, Y=1.0, Z=0.0))

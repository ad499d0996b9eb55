"""Shader graphs, written as arithmetic: a `Value` is an output of a node that can be added, multiplied and compared."""

import bpy


def scaled(colour, factor):
    """Returns a linear colour multiplied by a factor."""
    return tuple(min(1.0, c * factor) for c in colour[:3]) + (1.0,)


class Value:
    """One output of a node."""

    def __init__(self, graph, socket):
        self.graph, self.socket = graph, socket

    def __add__(self, other):
        return self.graph.math('ADD', self, other)

    def __radd__(self, other):
        return self.graph.math('ADD', other, self)

    def __sub__(self, other):
        return self.graph.math('SUBTRACT', self, other)

    def __rsub__(self, other):
        return self.graph.math('SUBTRACT', other, self)

    def __mul__(self, other):
        return self.graph.math('MULTIPLY', self, other)

    def __rmul__(self, other):
        return self.graph.math('MULTIPLY', other, self)

    def __truediv__(self, other):
        return self.graph.math('DIVIDE', self, other)

    def __lt__(self, other):
        return self.graph.math('LESS_THAN', self, other)

    def __gt__(self, other):
        return self.graph.math('GREATER_THAN', self, other)

    def floor(self):
        return self.graph.math('FLOOR', self)

    def fract(self):
        return self.graph.math('FRACT', self)

    def abs(self):
        return self.graph.math('ABSOLUTE', self)

    def min(self, other):
        return self.graph.math('MINIMUM', self, other)

    def max(self, other):
        return self.graph.math('MAXIMUM', self, other)


class Graph:
    """A material under construction. With a `group`, the material also writes the mark of that group (see lib/shader.py, `mark`)."""

    def __init__(self, name, group=None):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.output = self.tree.nodes.new('ShaderNodeOutputMaterial')
        if group:
            self.mark(group)

    def node(self, kind, inputs=None, **settings):
        """Creates a node with its settings, and links or sets its inputs (by name or number)."""
        made = self.tree.nodes.new(kind)
        for key, value in settings.items():
            setattr(made, key, value)
        for key, value in (inputs or {}).items():
            self.feed(made.inputs[key], value)
        return made

    def feed(self, socket, value):
        if isinstance(value, Value):
            self.tree.links.new(value.socket, socket)
        else:
            socket.default_value = value

    def value(self, node, output=0):
        return Value(self, node.outputs[output])

    def math(self, operation, *operands):
        return self.value(self.node('ShaderNodeMath', dict(enumerate(operands)), operation=operation))

    def position(self):
        """Returns the position in the object's own coordinates, as three values."""
        return self.split(self.value(self.node('ShaderNodeTexCoord'), 'Object'))

    def split(self, vector):
        parts = self.node('ShaderNodeSeparateXYZ', {0: vector})
        return tuple(self.value(parts, i) for i in range(3))

    def vector(self, x=0.0, y=0.0, z=0.0):
        return self.value(self.node('ShaderNodeCombineXYZ', {0: x, 1: y, 2: z}))

    def island(self):
        """Returns a random number, a different one for each connected part of a mesh."""
        return self.value(self.node('ShaderNodeNewGeometry'), 'Random Per Island')

    def random(self, *parts):
        return self.value(self.node('ShaderNodeTexWhiteNoise', {'Vector': self.vector(*parts)}, noise_dimensions='3D'), 'Value')

    def noise(self, vector, scale=1.0, detail=4.0, roughness=0.5, distortion=0.0):
        inputs = {'Vector': vector, 'Scale': scale, 'Detail': detail, 'Roughness': roughness, 'Distortion': distortion}
        return self.value(self.node('ShaderNodeTexNoise', inputs), 'Fac')

    def spread(self, value, low, high, from_low=0.3, from_high=0.7):
        """Maps a value from one range to another, clamped."""
        return self.value(self.node('ShaderNodeMapRange', {0: value, 1: from_low, 2: from_high, 3: low, 4: high}))

    def ramp(self, value, stops):
        made = self.node('ShaderNodeValToRGB', {'Fac': value})
        elements = made.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (place, colour) in zip(elements, stops):
            element.position, element.color = place, colour
        return self.value(made)

    def mix(self, factor, a, b, blend='MIX'):
        return self.value(self.node('ShaderNodeMixRGB', {'Fac': factor, 'Color1': a, 'Color2': b}, blend_type=blend))

    def shade(self, colour, factor):
        """Returns a colour times a number."""
        return self.mix(1.0, colour, self.vector(factor, factor, factor), 'MULTIPLY')

    def bump(self, height, strength=0.2, distance=0.002):
        return self.value(self.node('ShaderNodeBump', {'Height': height, 'Strength': strength, 'Distance': distance}))

    def principled(self, **inputs):
        names = {key.replace('_', ' ').title(): value for key, value in inputs.items()}
        return self.value(self.node('ShaderNodeBsdfPrincipled', names))

    def surface(self, shader):
        self.tree.links.new(shader.socket, self.output.inputs['Surface'])
        return self.material

    def mark(self, group, factor=1.0):
        """Writes the mark of `group` for each pixel: in red the factor of the group's paint, in green the share of the pixel that the
        group covers.
        """
        made = self.node('ShaderNodeOutputAOV', {'Color': self.vector(factor, 1.0, 0.0)})
        made.name = group

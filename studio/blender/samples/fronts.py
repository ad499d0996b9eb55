"""Cabinet fronts and their handles."""

from interior.cabinets import Front, flat, framed, put_bow, put_cup, put_knob
from interior.solids import Solid, frame
from interior.surfaces import metal

from .looks import coat, luminance, mixed, timber
from .stage import Shot

PARTS = (Front(-0.60, 0.06, 0.13, 0.40, 0), Front(-0.60, 0.06, -0.12, 0.13, 0), Front(-0.60, 0.06, -0.52, -0.12, 0), Front(0.06, 0.66, -0.52, 0.40, 0, 'left'))


def handle_look(colour):
    """The material of handles. Steel and brass shine, and black is powder-coated."""
    return coat('handle', colour, 0.35, 0.0) if luminance(colour) < 0.06 else metal('handle', colour, 0.26)


def front_look(colour):
    return coat('front', colour, 0.42, 0.025, 260.0, uneven=0.006)


def fronts(sample, shape, look):
    """Three drawers beside a door, with the joints and handles of a kitchen."""
    made, bars, dark = Solid(), Solid(), Solid()
    for front in PARTS:
        shape(made, front)
        y = front.y - 0.02
        if front.handle == 'drawer':
            put_bow(bars, -0.27, y, front.z1 - (0.06 if shape is not framed else 0.125), True, 0.18, radius=0.0062)
        else:
            put_bow(bars, front.x0 + (0.06 if shape is not framed else 0.031), y, 0.02, False, 0.18, radius=0.0062)
    made.place('fronts', look, bevel=0.0022)
    bars.place('handles', handle_look(sample.accent or ('#c9cbcb' if luminance(sample.colour) < 0.08 else '#3a3a39')), smooth=True)
    dark.quad((-2, 0.001, -2), (2, 0.001, -2), (2, 0.001, 2), (-2, 0.001, 2))
    dark.place('inside', coat('inside', mixed(sample.colour, '#000000', 0.75), 0.9, 0))
    return Shot(0.78, match=0.5)


def lucka_slat(sample):
    return fronts(sample, flat, front_look(sample.colour))


def lucka_ram(sample):
    return fronts(sample, framed, front_look(sample.colour))


def lucka_spar(sample):
    """Oak ribs on a board in the accent colour."""
    ribs, back = Solid(), Solid()
    step = 0.031
    for i in range(-12, 13):
        ribs.box((i * step + 0.0045, i * step + 0.0265), (-0.018, 0.0), (-0.4, 0.4))
    accent = sample.accent if sample.accent and luminance(sample.accent) < 0.1 else mixed(sample.colour, '#1d140b', 0.72)
    if sample.accent and luminance(sample.accent) > 0.6:
        accent = sample.accent
    ribs.place('ribs', timber('ribs', sample.colour, along='z', roughness=0.5, uneven=0.12, figure=0.8), bevel=0.0014)
    back.quad((-1, 0.0, -1), (1, 0.0, -1), (1, 0.0, 1), (-1, 0.0, 1))
    back.place('back', coat('back', accent, 0.9, 0.2, 300.0))
    return Shot(0.40, match=0.5 if luminance(accent) < 0.6 else 0.0)


def handtag(sample):
    """A bar handle, a cup handle and a knob on painted fronts."""
    ground = '#e3ddd0' if luminance(sample.colour) < 0.3 else '#6f7d6c'
    face = Solid()
    face.box((-0.5, 0.5), (0.0, 0.02), (-0.0205, 0.5))
    face.box((-0.5, 0.5), (0.0, 0.02), (-0.5, -0.0235))
    face.place('face', front_look(ground), bevel=0.002)
    made = Solid()
    put_bow(made, 0.0, 0.0, 0.040, True, 0.17, radius=0.0066)
    put_cup(made, -0.045, 0.0, -0.075)
    put_knob(made, 0.066, 0.0, -0.075)
    made.place('handles', handle_look(sample.colour), smooth=True, at=frame())
    dark = Solid()
    dark.quad((-1, 0.015, -1), (1, 0.015, -1), (1, 0.015, 1), (-1, 0.015, 1))
    dark.place('inside', coat('inside', '#1c1a17', 0.9, 0))
    return Shot(0.27, middle=(0, -0.022))


PATTERNS = {'lucka-slat': lucka_slat, 'lucka-ram': lucka_ram, 'lucka-spar': lucka_spar, 'handtag': handtag}

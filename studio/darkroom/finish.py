"""Converts linear light to a picture: denoises it, applies a photographic tone curve ("develops" it), and cuts it into layers."""

import numpy as np
from PIL import Image, ImageFilter

from boxes import crop, cut_out
from denoise import clean_coverages, clean_guides, denoise
from webp import METHOD, layer

# From linear Rec.709 to the working space of the AgX curve and back (T. Sobotka's primaries, as rounded by B. Wrensch).
_INSET = np.array([[0.842479, 0.0784336, 0.0792237], [0.0423282, 0.878468, 0.0791661], [0.0423757, 0.0784336, 0.879142]])
_OUTSET = np.linalg.inv(_INSET)
_LOW, _HIGH = -12.47393, 4.026069  # the range of the curve, in stops


def develop(picture, exposure, contrast=1.1, saturation=1.14):
    """Converts linear RGB to display sRGB in 0…1: AgX's curve, then a little more contrast and colour, as in a builder's photographs."""
    inside = np.maximum(picture * 2.0**exposure, 1e-10) @ _INSET.T
    x = np.clip((np.log2(np.maximum(inside, 1e-10)) - _LOW) / (_HIGH - _LOW), 0, 1)
    x2, x4 = x * x, (x * x) ** 2
    shown = 15.5 * x4 * x2 - 40.14 * x4 * x + 31.96 * x4 - 6.868 * x2 * x + 0.4298 * x2 + 0.1191 * x - 0.00232
    shown = np.clip(shown, 0, 1) ** contrast
    grey = shown @ np.array([0.2126, 0.7152, 0.0722])
    shown = grey[..., None] + saturation * (shown - grey[..., None])
    return np.clip(shown @ _OUTSET.T, 0, 1)


def undeveloped(shown, contrast=1.1, saturation=1.14):
    """Returns the linear RGB that `develop` would convert to `shown` with exposure 0. Values outside the displayable range are
    approximate.
    """
    curved = shown @ _INSET.T
    grey = (curved @ np.array([0.2126, 0.7152, 0.0722]))[..., None]
    curved = np.clip(grey + (curved - grey) / saturation, 0, 1) ** (1 / contrast)
    x = np.linspace(0, 1, 4096)
    y = 15.5 * x**6 - 40.14 * x**5 + 31.96 * x**4 - 6.868 * x**3 + 0.4298 * x**2 + 0.1191 * x - 0.00232
    stops = np.interp(curved, np.maximum.accumulate(y), x) * (_HIGH - _LOW) + _LOW
    return np.maximum(2.0**stops @ _OUTSET.T, 0).astype(np.float32)


def without_cast(colours, kept):
    """Returns the colours with only the share `kept` of their tint. A black surface that reflects the garden should still look black."""
    grey = (colours @ LUMA)[..., None]
    return grey + kept * (colours - grey)


class Darkroom:
    """Converts one rendering to pictures in the requested colours. It denoises the helper arrays (albedo and normals) only once."""

    def __init__(self, rendered, exposure, cleaned=None, counted=None):
        """`counted` are the groups whose coverages are needed; None: all groups."""
        self.rendered, self.exposure = rendered, exposure
        self.guides, self.coverages = cleaned or (
            clean_guides(rendered['albedo'], rendered['normal']),
            clean_coverages({group: coverage for group, (_, coverage) in rendered['marks'].items() if counted is None or group in counted}),
        )

    def cut_out(self, box):
        """Returns a `Darkroom` for a part of the rendering, without denoising again."""
        guides = tuple(cut_out(guide, box) for guide in self.guides)
        coverages = {group: cut_out(coverage, box) for group, coverage in self.coverages.items()}
        return Darkroom(crop(self.rendered, box), self.exposure, (guides, coverages))

    def picture(self, changes=()):
        """Returns display sRGB. A change is (group, from, to) in linear RGB for paint, or (group, its new `colour` array) for a pattern.
        Paint may also change the light that falls on it: then a fourth part has the factor for each pixel and channel.
        """
        rendered = self.rendered
        linear, albedo = rendered['image'].copy(), self.guides[0]
        for group, *change in changes:
            factor, coverage = rendered['marks'][group]
            if len(change) >= 2:
                before, after, *bounced = change
                difference = factor[..., None] * (after - before)
                for left in bounced:
                    linear = linear + self._bounced(factor, coverage, before, after) * (left - 1)
            else:
                difference = np.where(coverage[..., None] > 0, change[0] - rendered['colour'], 0)
            linear = linear + rendered['light'] * difference
            albedo = np.clip(albedo + difference, 0, 1)
        return develop(denoise(np.maximum(linear, 0), albedo, self.guides[1]), self.exposure)

    def _bounced(self, factor, coverage, before, after):
        """Returns the part of a group's new picture that comes from other objects: the indirect light on its paint, and the reflections of
        that light.
        """
        light, indirect = self.rendered['light'], self.rendered['indirect']
        mirrored = np.maximum(self.rendered['image'] - light * factor[..., None] * before, 0) * coverage[..., None]
        return indirect * factor[..., None] * after + mirrored * np.clip(indirect / np.maximum(light, 1e-4), 0, 1)


class Mixture:
    """Separates groups that share pixels of a picture, so that each layer can be cut as if its group were alone."""

    def __init__(self, picture, coverages):
        self.coverages = coverages
        self.pure = {group: _pure(picture, coverage) for group, coverage in coverages.items()}

    def cut(self, group, picture, coverage, under):
        """Returns a layer's colours and alpha. Subtracts what other groups contribute to the pixels at the layer's edges. `under` names
        the groups below the layer. Each of these groups keeps its share of the pixel.
        """
        others = {other: part for other, part in self.coverages.items() if other != group}
        taken, colours = np.zeros_like(coverage), picture.copy()
        for other, part in others.items():
            colour, known = self.pure[other]
            part = np.where(known, part, 0)
            colours -= part[..., None] * colour
            taken += part
        own = np.clip(1 - taken, 0, 1)
        own_colour, known = _pure(picture, coverage)
        alone = np.clip(colours / np.maximum(own, 0.25)[..., None], 0, 1)
        # The subtracted colour is an estimate, so limit the result to the group's own colours nearby.
        near = np.clip(alone, own_colour * 0.85 - 0.02, own_colour * 1.15 + 0.02)
        trust = np.clip((own - 0.4) / 0.5, 0, 1)[..., None]
        alone = np.where(known[..., None], trust * near + (1 - trust) * own_colour, np.where(own[..., None] > 0.3, alone, picture))
        mixed = np.where(taken[..., None] > 0.004, alone, picture)
        below = sum((self.coverages[other] for other in under), np.zeros_like(coverage))
        alpha = np.where(coverage > 0.004, own / np.maximum(own + below, 1e-3), 0)
        return mixed, np.where(alpha > 0.004, alpha, 0)


def widened(coverage, by=2):
    """Returns a coverage that is enlarged a little, so that it also covers the edges of the shape that it replaces."""
    size = 2 * by + 1
    near = Image.fromarray(((coverage > 0.01) * 255).astype(np.uint8)).filter(ImageFilter.MaxFilter(size))
    return np.maximum(coverage, np.asarray(near, np.float32) / 255 * 0.01)


def solid(coverage, reach=4):
    """Returns a coverage without the specks that panes and denoising leave far from the addition."""
    near = Image.fromarray(((coverage > 0.3) * 255).astype(np.uint8)).filter(ImageFilter.MaxFilter(2 * reach + 1))
    return np.where(np.asarray(near) > 0, coverage, 0)


def _pure(picture, coverage, radius=3):
    """Returns the mean colour of the pixels near each pixel that the group covers completely, and where there are such pixels."""
    weight = (coverage > 0.97).astype(np.float32)
    total = smooth(weight, radius)
    colour = np.dstack([smooth(picture[..., channel] * weight, radius) for channel in range(3)])
    known = total > 1e-6
    return np.where(known[..., None], colour / np.maximum(total, 1e-6)[..., None], 0).astype(np.float32), known


def shade(before, after, coverage, reach=5):
    """Returns the alpha of black that darkens `before` as the addition's shadow did, also under the addition's edges. It compares means
    over small areas, so that boards and tiles of the base picture do not show: other answers have other boards and tiles.
    """
    beside = (coverage < 0.02).astype(np.float64)
    old, new = (smooth((picture @ LUMA + 0.02) * beside, reach) for picture in (before, after))
    alpha = np.where(old > 1e-4, np.clip(1 - new / np.maximum(old, 1e-4), 0, 1), 0) * (coverage < 0.97)
    return np.where(alpha > 0.02, alpha, 0)


def lifted(before, after, coverage):
    """Returns the addition's own colour at its edges, where a pixel also contains what is behind the addition."""
    c = np.clip(coverage, 0.05, 1)[..., None]
    return np.clip((after - (1 - c) * before) / c, 0, 1)


def alone(picture, share, otherwise):
    """Returns the colours of an object that covers a share of each pixel. Where the object does not cover the whole pixel, the result has
    the colours of nearby pixels that the object covers completely. If there are no such pixels, it has the colours in `otherwise`.
    """
    colour, known = _pure(picture, share)
    return np.where((share > 0.97)[..., None], picture, np.where(known[..., None], colour, otherwise))


def under(share, above):
    """Returns the alpha with which a layer gets its share of each pixel when other layers are above it."""
    alpha = np.clip(share / np.maximum(1 - above, 1e-3), 0, 1)
    return np.where(alpha > 0.02, alpha, 0)


def linear(colour):
    """Returns an sRGB colour such as `#74291f` as linear RGB."""
    channels = np.array([int(colour.lstrip('#')[at : at + 2], 16) for at in (0, 2, 4)]) / 255
    return np.where(channels <= 0.04045, channels / 12.92, ((channels + 0.055) / 1.055) ** 2.4).astype(np.float32)


LUMA = np.array([0.2126, 0.7152, 0.0722])


def smooth(plane, radius=2):
    """Returns the mean of the square around each pixel."""
    size = 2 * radius + 1
    sums = np.pad(np.pad(plane, radius, mode='edge').cumsum(0, dtype=np.float64).cumsum(1), ((1, 0), (1, 0)))
    return ((sums[size:, size:] - sums[:-size, size:] - sums[size:, :-size] + sums[:-size, :-size]) / size**2).astype(np.float32)


def in_steps(alpha, steps=64):
    """Returns a shadow's alpha without the noise in its last bits. The noise is invisible and takes a third of the file."""
    return np.round(np.clip(alpha, 0, 1) * steps) / steps


def save(path, colours, alpha=None, box=None, size=None, quality=86):
    """Writes a WebP of the whole picture's size (width, height), even if only one box of it has content."""
    path.parent.mkdir(parents=True, exist_ok=True)
    pixels = np.round(np.clip(colours, 0, 1) * 255).astype(np.uint8)
    if alpha is None:
        Image.fromarray(pixels).save(path, quality=quality, method=METHOD)
        return
    opacity = np.round(np.clip(alpha, 0, 1) * 255).astype(np.uint8)
    pixels = np.where(opacity[..., None] > 0, pixels, 0)
    path.write_bytes(layer(np.dstack([pixels, opacity]), box, size, quality))

"""Coverages of things that are added, and the colours of their shadows and panes."""

import numpy as np
from PIL import Image, ImageFilter

from additions_offered import LEAST_PART, PAINTED, SEEN
from finish import lifted, smooth, solid, without_cast


def shadow_beside(before, after, beside, dark, reach=5):
    """The colour and the alpha of a shadow on a surface of one colour, computed from the surface's pixels `beside` the thing, as means of small
    neighbourhoods, so that the boards of the base do not show. Where there are none near: as `dark` as on everything else.
    """
    share = smooth(beside.astype(np.float32), reach)
    known = share > 0.02
    old, new = (np.dstack([smooth(picture[..., at] * beside, reach) for at in range(3)]) / np.maximum(share, 0.02)[..., None] for picture in (before, after))
    alpha = np.clip(1 - (new / np.maximum(old, 0.02)).min(2), 0, 1)
    colour = (new - old * (1 - alpha[..., None])) / np.maximum(alpha, 0.05)[..., None]
    return np.where(known[..., None], np.clip(colour, 0, 1), 0), np.where(dark > 0, np.where(known, alpha, dark), 0)


def spread(coverage, reach=12):
    """A coverage that reaches past its shadow, and fades there."""
    near = Image.fromarray(((coverage > 0.2) * 255).astype(np.uint8)).filter(ImageFilter.MaxFilter(2 * reach + 1))
    return smooth(np.asarray(near, np.float32) / 255, reach // 3)


def filled(coverage):
    """All that lies between the highest and the lowest of a thing, column by column."""
    below = np.maximum.accumulate(coverage, axis=0)
    above = np.maximum.accumulate(coverage[::-1], axis=0)[::-1]
    return np.minimum(below, above)


def part_shares(coverages, category):
    """How much of each pixel is a thing's wood, roof and boards, and the rest of it. The thin gap that the marks leave where they meet is shared
    between them.
    """
    left, parts = coverages[category], {}
    for group in PAINTED:
        parts[group] = np.minimum(coverages[group], left)
        # At its edges a pixel has a little of what the house has there.
        if parts[group].sum() < LEAST_PART * coverages[category].sum():
            parts[group] = np.zeros_like(left)
        left = left - parts[group]
    rest = solid(left, reach=1)
    marked = sum(parts.values())
    fill = np.where(marked > 0.2, (coverages[category] - rest) / np.maximum(marked, 1e-3), 1)
    return {group: part * fill for group, part in parts.items()}, rest


def pane_share(panes, frames):
    """The alpha of panes, under the frames that hold them."""
    return SEEN * np.clip(panes / np.maximum(1 - frames, 0.05), 0, 1) * (frames < 0.97)


def mirrored(before, after, pane):
    """What panes mirror. It was seen against the base's façade: before a red one too green for a black one, beside a red one too red."""
    return without_cast(lifted(before, after, pane), 0.1)


def srgb(colour):
    return np.array([int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)])

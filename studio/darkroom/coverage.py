"""How much of each pixel additions cover, and the colours of their shadows and panes."""

import numpy as np
from PIL import Image, ImageFilter

from additions_offered import LEAST_PART, PAINTED, SEEN
from finish import lifted, smooth, solid, without_cast


def shadow_beside(before, after, beside, dark, reach=5):
    """Returns the colour and the alpha of a shadow on a surface of one colour. It uses means over small areas of the surface's pixels
    `beside` the addition, so that boards of the base picture do not show. If no such pixels are near, the shadow is as `dark` as
    elsewhere.
    """
    share = smooth(beside.astype(np.float32), reach)
    known = share > 0.02
    old, new = (np.dstack([smooth(picture[..., at] * beside, reach) for at in range(3)]) / np.maximum(share, 0.02)[..., None] for picture in (before, after))
    alpha = np.clip(1 - (new / np.maximum(old, 0.02)).min(2), 0, 1)
    colour = (new - old * (1 - alpha[..., None])) / np.maximum(alpha, 0.05)[..., None]
    return np.where(known[..., None], np.clip(colour, 0, 1), 0), np.where(dark > 0, np.where(known, alpha, dark), 0)


def spread(coverage, reach=12):
    """Returns the coverage, enlarged so that it includes the shadow, with soft edges."""
    near = Image.fromarray(((coverage > 0.2) * 255).astype(np.uint8)).filter(ImageFilter.MaxFilter(2 * reach + 1))
    return smooth(np.asarray(near, np.float32) / 255, reach // 3)


def filled(coverage):
    """Returns, column by column, everything between the highest and the lowest pixel of an addition."""
    below = np.maximum.accumulate(coverage, axis=0)
    above = np.maximum.accumulate(coverage[::-1], axis=0)[::-1]
    return np.minimum(below, above)


def part_shares(coverages, category):
    """Returns how much of each pixel the addition's wood, roof, boards and other parts cover. A thin gap between neighbouring marks is
    divided among them.
    """
    left, parts = coverages[category], {}
    for group in PAINTED:
        parts[group] = np.minimum(coverages[group], left)
        # Pixels at the edge of the addition contain a little of the house behind it. That is no part of the addition.
        if parts[group].sum() < LEAST_PART * coverages[category].sum():
            parts[group] = np.zeros_like(left)
        left = left - parts[group]
    rest = solid(left, reach=1)
    marked = sum(parts.values())
    fill = np.where(marked > 0.2, (coverages[category] - rest) / np.maximum(marked, 1e-3), 1)
    return {group: part * fill for group, part in parts.items()}, rest


def pane_share(panes, frames):
    """Returns the alpha of panes, which are under the frames that hold them."""
    return SEEN * np.clip(panes / np.maximum(1 - frames, 0.05), 0, 1) * (frames < 0.97)


def mirrored(before, after, pane):
    """Returns the reflections in panes without their tint. They were rendered with the base picture's façade, and the reflection of a red
    façade looks wrong beside a black one.
    """
    return without_cast(lifted(before, after, pane), 0.1)


def srgb(colour):
    return np.array([int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)])

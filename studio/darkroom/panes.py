"""Finds window panes. What a pane reflects, or what is visible behind it, has no group."""

import numpy as np

from boxes import boxes_of, cut_out

FRAMES = ('windows', 'door')


def panes_of(coverages):
    """Finds the window frames and the areas inside them."""
    panes = np.zeros_like(coverages['windows'], bool)
    for group in FRAMES:
        frames = coverages[group]
        for box in boxes_of(frames, frames.shape[::-1]):
            frame = cut_out(frames, box) > 0.3
            rim = np.ones_like(frame)
            rim[1:-1, 1:-1] = False
            cut_out(panes, box)[...] |= ~_reached(rim, ~frame, corners=False)
    return panes


def before_panes(coverages, panes):
    """Returns coverages without what is only visible in panes. Objects in front of a window stay, because they reach beyond the window's
    frame.
    """
    cleaned = dict(coverages)
    for group in set(coverages) - set(FRAMES):
        coverage = coverages[group].copy()
        for box in boxes_of(panes.astype(np.float32), panes.shape[::-1]):
            inside, part = cut_out(panes, box), cut_out(coverage, box)
            there = part > 0.3
            outside = there & ~inside
            kept = _wider(_wider(_reached(outside, there, corners=True), True), True)
            part[inside & ~kept] = 0
        cleaned[group] = coverage
    return cleaned


def _reached(seeds, passable, corners):
    """Returns all pixels that are connected to the seeds by passable pixels."""
    reached = seeds & passable
    while True:
        wider = _wider(reached, corners) & passable
        if (wider == reached).all():
            return reached
        reached = wider


def _wider(mask, corners):
    padded = np.pad(mask, 1)
    wide = padded[1:-1, :-2] | padded[1:-1, 2:] | mask
    if corners:
        tall = np.pad(wide, ((1, 1), (0, 0)))
        return tall[:-2] | tall[2:] | wide
    return wide | padded[:-2, 1:-1] | padded[2:, 1:-1]

/** A rectangle on the screen, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The distance between the card and its target, and between the card and the screen's edge. */
const GAP = 16;
const EDGE = 8;

/**
 * Returns the position of a card that points at a target. The card is beside the target if it fits there, or else below or above it. If it
 * fits nowhere, it is where it covers the smallest part of the target. The card is always on the screen. Without a target it is in the
 * middle.
 */
export function placeCard(target: Box | null, card: Size, screen: Size): { readonly left: number; readonly top: number } {
  const place = (left: number, top: number) => ({
    left: clamp(left, EDGE, screen.width - card.width - EDGE),
    top: clamp(top, EDGE, screen.height - card.height - EDGE),
  });
  if (!target) return place((screen.width - card.width) / 2, (screen.height - card.height) / 2);

  const right = target.left + target.width;
  const bottom = target.top + target.height;
  if (screen.width - right >= card.width + GAP + EDGE) return place(right + GAP, target.top);
  if (target.left >= card.width + GAP + EDGE) return place(target.left - card.width - GAP, target.top);
  const below = screen.height - bottom;
  const isBelow = below >= card.height + GAP + EDGE || below >= target.top;
  return place(target.left, isBelow ? bottom + GAP : target.top - card.height - GAP);
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

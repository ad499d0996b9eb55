import type { Picture, PictureBox, PlanText } from '@gavel/core';
import { isOnPaper } from './frame-of.ts';

/** Returns a floor plan with text of this size. Returns any other picture unchanged. */
export function readablePlan(picture: Picture, text: PlanText): Picture {
  return isOnPaper(picture) ? { ...picture, text } : picture;
}

/**
 * Returns the name of the text size for a plan. With it, the text is readable in the free part of the stage at this magnification. The
 * server knows the sizes by these names (`packages/drawings/src/plan/fit-text.ts`).
 */
export function textIn({ width, height }: Pick<PictureBox, 'width' | 'height'>, magnified: number): PlanText {
  const hasRoom = (place: typeof SCREEN) => Math.min(width / place.width, height / place.height) >= NEARLY;
  const place = hasRoom(SCREEN) ? 'screen' : hasRoom(TABLET) ? 'tablet' : 'phone';
  return magnified < 2 ? place : magnified < 3 ? `${place}-2` : `${place}-3`;
}

/** The sizes of a plan, in CSS pixels, for which the server makes the text sizes `screen` and `tablet`. */
const SCREEN = { width: 768, height: 470 };
const TABLET = { width: 472, height: 362 };
/** A text that is scaled below this fraction of its size is too small to read. */
const NEARLY = 0.95;

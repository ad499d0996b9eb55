import type { Picture, PictureBox, PlanText } from '@gavel/core';
import { isOnPaper } from './frame-of.ts';

/** A plan with text of that size; any other picture as it is. */
export function readablePlan(picture: Picture, text: PlanText): Picture {
  return isOnPaper(picture) ? { ...picture, text } : picture;
}

/**
 * The text that can be read in the free part of the stage, when the plan is magnified so many times. The server knows the sizes by these
 * names (`packages/drawings/src/plan/fit-text.ts`).
 */
export function textIn({ width, height }: Pick<PictureBox, 'width' | 'height'>, magnified: number): PlanText {
  const hasRoom = (place: typeof SCREEN) => Math.min(width / place.width, height / place.height) >= NEARLY;
  const place = hasRoom(SCREEN) ? 'screen' : hasRoom(TABLET) ? 'tablet' : 'phone';
  return magnified < 2 ? place : magnified < 3 ? `${place}-2` : `${place}-3`;
}

/** What text for a screen and for a tablet is made for, CSS pixels. */
const SCREEN = { width: 768, height: 470 };
const TABLET = { width: 472, height: 362 };
/** Below that it is too small to read. */
const NEARLY = 0.95;

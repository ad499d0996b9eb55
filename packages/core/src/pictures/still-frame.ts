import type { PictureFrame } from './picture-layers.ts';

/** The start of the address of every picture that the server renders from the 3D model of a house. */
export const STILLS = '/media/still/';

/** The size of a picture that shows the 3D model in its garden, in pixels. The house is inside the box `subject`. */
export const GARDEN_STILL: PictureFrame = {
  width: 1600,
  height: 1144,
  subject: { x: 290, y: 300, width: 1020, height: 620 },
};

/** The size of a picture that shows the 3D model on a card, where the house is larger than in `GARDEN_STILL`. */
export const CARD_STILL: PictureFrame = { width: 1200, height: 800, subject: { x: 84, y: 120, width: 1032, height: 560 } };

/** Returns the address of a card’s picture: the 3D model of the house with these keys, such as `plan.tak` → `tak-plat`. */
export function cardStill(
  name: string,
  keys: readonly (readonly [category: string, key: string])[] = [],
  view: 'front' | 'back' = 'front',
): string {
  const pairs = keys.map((pair) => pair.map(encodeURIComponent).join('='));
  return `${STILLS}${name}.webp?${[...pairs, `view=${view}`, 'frame=card'].join('&')}`;
}

import { type DrawnPicture, GARDEN_STILL, type Picture, type PictureBox, type PictureFrame } from '@gavel/core';

/** The size of the drawings that the server makes of a house, and the part that must stay visible. */
const DRAWN_HOUSE: PictureFrame = { width: 2900, height: 2100, subject: { x: 830, y: 350, width: 1240, height: 820 } };
const DRAWN_ROOM: PictureFrame = { width: 2000, height: 1430, subject: { x: 500, y: 465, width: 1000, height: 500 } };

/**
 * Returns the size of a picture and its subject, if they are known before the picture has loaded. Returns null if they are not
 * known, and for floor plans.
 */
export function frameOf(picture: Picture): PictureFrame | null {
  if (picture.kind === 'static') return null;
  if (picture.kind === 'drawn') return { house: DRAWN_HOUSE, room: DRAWN_ROOM, plan: null, model: GARDEN_STILL }[picture.subject];
  const { width, height, subject } = picture.camera;
  return width !== null && height !== null && subject !== null ? { width, height, subject } : null;
}

/** Returns whether a picture is a floor plan, which is shown whole on a sheet of paper and never cropped. */
export function isOnPaper(picture: Picture): picture is DrawnPicture {
  return picture.kind === 'drawn' && picture.subject === 'plan';
}

/** Returns a box in the middle of a picture. It is the subject of pictures whose real subject is not known. */
export function middleOf({ width, height }: Pick<PictureBox, 'width' | 'height'>): PictureBox {
  return { x: width / 4, y: height / 3, width: width / 2, height: height / 3 };
}

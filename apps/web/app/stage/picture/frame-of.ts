import type { Picture, PictureBox, PictureFrame } from '@gavel/core';

/** How large the server draws, and what of it must stay visible. */
const DRAWN_HOUSE: PictureFrame = { width: 2900, height: 2100, subject: { x: 830, y: 350, width: 1240, height: 820 } };
const DRAWN_ROOM: PictureFrame = { width: 2000, height: 1430, subject: { x: 500, y: 465, width: 1000, height: 500 } };

const DRAWN_PLAN: PictureFrame = { width: 3200, height: 2300, subject: { x: 1115, y: 790, width: 970, height: 720 } };

/** A picture's size and subject as far as they are known before it is there; null for one that does not say. */
export function frameOf(picture: Picture): PictureFrame | null {
  if (picture.kind === 'static') return null;
  if (picture.kind === 'drawn') return { house: DRAWN_HOUSE, room: DRAWN_ROOM, plan: DRAWN_PLAN }[picture.subject];
  const { width, height, subject } = picture.camera;
  return width !== null && height !== null && subject !== null ? { width, height, subject } : null;
}

/** What is taken for the subject of a picture that does not say: the middle of it. */
export function middleOf({ width, height }: Pick<PictureBox, 'width' | 'height'>): PictureBox {
  return { x: width / 4, y: height / 3, width: width / 2, height: height / 3 };
}

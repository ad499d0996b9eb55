import type { DrawnPicture, Picture, PictureBox, PictureFrame } from '@gavel/core';

/** How large the server draws, and what of it must stay visible. */
const DRAWN_HOUSE: PictureFrame = { width: 2900, height: 2100, subject: { x: 830, y: 350, width: 1240, height: 820 } };
const DRAWN_ROOM: PictureFrame = { width: 2000, height: 1430, subject: { x: 500, y: 465, width: 1000, height: 500 } };

/** A picture's size and subject as far as they are known before it is there; null for one that does not say, and for a plan. */
export function frameOf(picture: Picture): PictureFrame | null {
  if (picture.kind === 'static') return null;
  if (picture.kind === 'drawn') return { house: DRAWN_HOUSE, room: DRAWN_ROOM, plan: null }[picture.subject];
  const { width, height, subject } = picture.camera;
  return width !== null && height !== null && subject !== null ? { width, height, subject } : null;
}

/** A drawing on paper of its own, which is shown whole and has nothing round it. */
export function isOnPaper(picture: Picture): picture is DrawnPicture {
  return picture.kind === 'drawn' && picture.subject === 'plan';
}

/** What is taken for the subject of a picture that does not say: the middle of it. */
export function middleOf({ width, height }: Pick<PictureBox, 'width' | 'height'>): PictureBox {
  return { x: width / 4, y: height / 3, width: width / 2, height: height / 3 };
}

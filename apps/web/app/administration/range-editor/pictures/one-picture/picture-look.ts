import { type DeskPicture, NO_CHAPTER, type PictureCamera, type PictureCell, type RangePictures } from '@gavel/contract/staff';

/** The width in pixels of the pictures in the table of all pictures (`THUMBNAIL`) and of a picture that the user opens (`LARGE`). */
export const THUMBNAIL = 480;
export const LARGE = 1280;

/** The width and the position of a picture in a thumbnail, as CSS percentages of the thumbnail. */
export interface Framing {
  readonly width: number;
  readonly left: number;
  readonly top: number;
}

/** The ratio of width to height of the thumbnails in the table. */
const RATIO = 3 / 2;
/** The smallest fraction of the picture's width that a thumbnail shows. A smaller part would be hard to recognise. */
const LEAST = 0.36;
/** A thumbnail shows at least this many times the width and height of the box that the answer changes, unless the picture is too small. */
const AROUND = 1.5;

/** Returns the address of a picture of the draft. The server serves published pictures and new ones at different addresses. */
export function pictureAddress(
  { address, changed }: Pick<RangePictures, 'address' | 'changed'>,
  path: string,
  upload: string | null,
  width: number,
): string {
  if (upload !== null && changed.includes(path)) return `/api/admin/range/uploads/${upload}`;
  // Name a format, so that the server does not encode an AVIF file. That is slow, and no visitor requests this size.
  return `${address}${path}?width=${width}&format=webp`;
}

/** Identifies a section (`chapter`) of a house. If both keys are empty, the server chooses a house and a section. */
type AskedPictures = Pick<RangePictures, 'house' | 'chapter'>;

/**
 * Returns which pictures to load again after a change of the draft. If the server has chosen the house and the section, the page
 * keeps them: the server prefers a section that lacks pictures, so it could choose another one after the user has added a picture.
 * @param shown the house and the section that the page shows; null: nothing has loaded yet
 */
export function picturesToAsk(asked: AskedPictures, shown: AskedPictures | null): AskedPictures {
  if (asked.house !== '' || asked.chapter !== '' || !shown) return asked;
  return { house: shown.house, chapter: shown.chapter || NO_CHAPTER };
}

/**
 * Returns the position and size of a picture in a thumbnail. The thumbnail shows the box that an answer changes, with some of its
 * surroundings.
 */
export function framingOf(
  { box }: Pick<PictureCell, 'box'>,
  { width, height }: Pick<PictureCamera, 'width' | 'height'>,
): Framing {
  if (!box || width === 0 || height === 0) return { width: 100, left: 0, top: 0 };
  const most = Math.min(width, height * RATIO);
  const shown = Math.min(most, Math.max(LEAST * width, AROUND * box.width, AROUND * box.height * RATIO));
  const shownHeight = shown / RATIO;
  const left = within(box.x + box.width / 2 - shown / 2, width - shown);
  const top = within(box.y + box.height / 2 - shownHeight / 2, height - shownHeight);
  const percent = (part: number, whole: number) => Math.round((10_000 * part) / whole) / 100;
  return { width: percent(width, shown), left: percent(0 - left, shown), top: percent(0 - top, shownHeight) };
}

/**
 * Returns the only file of a cell (an answer from one camera). A picture that the user drops on the cell replaces this file without a
 * further choice. Null if the cell has several files or none.
 */
export function onlyFile({ files }: Pick<PictureCell, 'files'>): DeskPicture | null {
  return files.length === 1 ? (files[0] ?? null) : null;
}

/** Returns whether the draft changes one of these pictures. */
export function isChanged({ changed }: Pick<RangePictures, 'changed'>, files: readonly Pick<DeskPicture, 'path'>[]): boolean {
  return files.some(({ path }) => changed.includes(path));
}

function within(value: number, most: number): number {
  return Math.min(Math.max(0, value), Math.max(0, most));
}

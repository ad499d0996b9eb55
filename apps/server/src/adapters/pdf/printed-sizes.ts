import type { DocumentCopy } from '@gavel/contract';
import type { Box } from './page-box.ts';

/** The size of a picture in pixels, and its JPEG quality. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly quality: number;
}

/** The sizes of the pictures of a document. */
export interface PictureSizes {
  readonly copy: DocumentCopy;
  /** The size of the picture on the first page, in mm. */
  readonly cover: Box;
  /** The size of the picture at the top of the e-mail with the document; null: the document is not in an e-mail. */
  readonly letter: Pixels | null;
}

const COVER: Box = { width: 210, height: 176 };

/** The picture in an e-mail. E-mails show it at 600 × 330 pixels; it has twice as many pixels a side for sharp screens. */
export const MAIL_PICTURE: Pixels = { width: 1200, height: 660, quality: 80 };

/** The picture sizes of a document that is attached to an e-mail. */
export const MAILED: PictureSizes = { copy: 'light', cover: COVER, letter: MAIL_PICTURE };

/** Returns the picture sizes of a document. `large` (the default): the PDF has the larger file size; `light`: the smaller one. */
export function sizesOf(copy: DocumentCopy = 'large'): PictureSizes {
  return { copy, cover: COVER, letter: null };
}

const MM_PER_INCH = 25.4;
/** The width, in pixels, that the specification requires for downloaded pictures. */
const FULL_WIDTH = 2560;
/** A picture that is printed at least this wide, in mm, is as wide as the text area, and therefore has the full width in pixels. */
const LARGE_FROM = 170;

/** Returns how many pixels a picture needs that is printed at the given size in mm. */
export function pixelsOf({ width, height }: Box, copy: DocumentCopy): Pixels {
  // With quality 80, people see no difference from the larger PDF. But a test requires a structural similarity (SSIM) of 0.97, and the
  // fine structure of wooden façades needs quality 88 for that.
  if (copy === 'light') return shaped(inch(width) * 200, { width, height }, 88);
  return width >= LARGE_FROM ? shaped(FULL_WIDTH, { width, height }, 100) : shaped(inch(width) * 300, { width, height }, 90);
}

function inch(mm: number): number {
  return mm / MM_PER_INCH;
}

function shaped(across: number, { width, height }: Box, quality: number): Pixels {
  return { width: Math.round(across), height: Math.round((across * height) / width), quality };
}

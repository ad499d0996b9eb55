import type { DocumentCopy } from '@gavel/contract';
import type { Box } from './page-box.ts';

/** Pixels, and JPEG's own scale. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly quality: number;
}

/** Which pictures one document has. */
export interface PictureSizes {
  readonly copy: DocumentCopy;
  /** The first picture, mm. */
  readonly cover: Box;
  /** Above the words of the e-mail that it goes with; null: it goes with none. */
  readonly letter: Pixels | null;
}

const COVER: Box = { width: 210, height: 176 };

/** 600 × 330 in an e-mail, on a fine screen. */
export const LETTER: Pixels = { width: 1200, height: 660, quality: 80 };

/** What goes with an e-mail. */
export const MAILED: PictureSizes = { copy: 'light', cover: COVER, letter: LETTER };

/** Those of a copy; of the large one where nobody asked for one. */
export function sizesOf(copy: DocumentCopy = 'large'): PictureSizes {
  return { copy, cover: COVER, letter: null };
}

const MM_PER_INCH = 25.4;
/** As the specification has pictures that are downloaded. */
const FULL_WIDTH = 2560;
/** From here on a picture is printed large: across the page. mm */
const LARGE_FROM = 170;

/** How many pixels a picture has that is printed so large, mm. */
export function pixelsOf({ width, height }: Box, copy: DocumentCopy): Pixels {
  // 80 is enough for an eye; 89 keeps what façades of boards are made of (SSIM ≥ 0.97).
  if (copy === 'light') return shaped(inch(width) * 200, { width, height }, 89);
  return width >= LARGE_FROM ? shaped(FULL_WIDTH, { width, height }, 100) : shaped(inch(width) * 300, { width, height }, 90);
}

function inch(mm: number): number {
  return mm / MM_PER_INCH;
}

function shaped(across: number, { width, height }: Box, quality: number): Pixels {
  return { width: Math.round(across), height: Math.round((across * height) / width), quality };
}

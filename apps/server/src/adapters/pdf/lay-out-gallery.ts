import { PAGE } from './page-box.ts';

/** A row of pictures side by side, all of the same size; width and height of one picture in mm. */
export interface GalleryRow {
  readonly count: number;
  readonly width: number;
  readonly height: number;
}

/** The gap between pictures in a row, in mm. */
export const GAP = 6;
/** The height of a picture's caption and the space above a row, in mm. */
const CAPTION = 10;
/**
 * The ratio of a picture's width to its height: the usual ratio, and the limits within which a picture may be made wider or narrower so
 * that the rows fill a page.
 */
const SHAPE = { usual: 1.55, widest: 1.8, narrowest: 1.24 } as const;

/**
 * Returns the rows for a number of pictures, page by page. A row has two or three pictures. The rows need as few pages as possible,
 * and then leave as little height empty as possible. If the gallery has only one picture, or only three, its first picture has its
 * own row and is as wide as the page.
 */
export function layOutGallery(count: number): readonly (readonly GalleryRow[])[] {
  const candidates = rowsOf(count).map(intoPages);
  return candidates.toSorted((a, b) => a.length - b.length || emptyIn(a) - emptyIn(b))[0] ?? [];
}

/** Returns all ways to divide the pictures into rows, those with larger pictures first. */
function rowsOf(count: number): readonly (readonly number[])[] {
  if (count === 0) return [];
  if (count === 1) return [[1]];
  if (count === 3) return [[1, 2]];
  const threes = Array.from({ length: Math.floor(count / 3) + 1 }, (_, at) => at).filter((at) => (count - 3 * at) % 2 === 0);
  return threes.map((three) => [...Array(three).fill(3), ...Array((count - 3 * three) / 2).fill(2)].toReversed());
}

function intoPages(rows: readonly number[]): readonly (readonly GalleryRow[])[] {
  const pages: number[][] = [];
  for (const row of rows) {
    const page = pages.at(-1);
    if (page && leastOf([...page, row]) <= roomOn(pages.length)) page.push(row);
    else pages.push([row]);
  }
  return pages.map((page, at) => filled(page, roomOn(at + 1)));
}

/** Returns the height that a page has for rows of pictures and their captions, in mm. The first page also has the heading. */
function roomOn(page: number): number {
  return PAGE.height - (page === 1 ? PAGE.head : 0);
}

function leastOf(page: readonly number[]): number {
  return page.reduce((height, count) => height + widthOf(count) / SHAPE.widest + CAPTION, 0);
}

/**
 * Returns the rows of a page with their pictures made higher or lower, within the limits of `SHAPE`, so that they fill the
 * page.
 */
function filled(page: readonly number[], room: number): readonly GalleryRow[] {
  const names = page.length * CAPTION;
  const usual = page.reduce((height, count) => height + widthOf(count) / SHAPE.usual, 0);
  const stretched = (room - names) / usual;
  const stretch = Math.min(Math.max(stretched, SHAPE.usual / SHAPE.widest), SHAPE.usual / SHAPE.narrowest);
  return page.map((count) => {
    const width = widthOf(count);
    return { count, width, height: Math.floor((10 * width * stretch) / SHAPE.usual) / 10 };
  });
}

function widthOf(count: number): number {
  return (PAGE.width - (count - 1) * GAP) / count;
}

/** Returns how much height the rows leave unused on all pages together, in mm. */
function emptyIn(pages: readonly (readonly GalleryRow[])[]): number {
  return pages.reduce((empty, page, at) => empty + roomOn(at + 1) - heightOf(page), 0);
}

/** Returns how much height the rows of a page take with their captions, in mm. */
export function heightOf(page: readonly GalleryRow[]): number {
  return page.reduce((height, row) => height + row.height + CAPTION, 0);
}

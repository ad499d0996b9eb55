import { PAGE } from './page-box.ts';

/** Pictures of equal height beside each other, in mm. */
export interface GalleryRow {
  readonly count: number;
  readonly width: number;
  readonly height: number;
}

/** The gap between pictures in a row, in mm. */
export const GAP = 6;
/** The height of a picture's caption and the space above a row, in mm. */
const CAPTION = 10;
/** A picture's width divided by its height: the usual ratio, and the limits within which the rows of a page may change to fill it. */
const SHAPE = { usual: 1.55, widest: 1.8, narrowest: 1.24 } as const;

/**
 * Returns the layout of a number of pictures: rows of two and three, page by page, with every page except the last filled. A single
 * picture, and the first of three, is as wide as the page.
 */
export function layOutGallery(count: number): readonly (readonly GalleryRow[])[] {
  const candidates = rowsOf(count).map(intoPages);
  return candidates.toSorted((a, b) => a.length - b.length || emptyIn(a) - emptyIn(b))[0] ?? [];
}

/** Returns each way to divide the pictures into rows, the rows with larger pictures first. */
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

/** Returns the height for all rows of a page with their captions. The first page also has the heading. */
function roomOn(page: number): number {
  return PAGE.height - (page === 1 ? PAGE.head : 0);
}

function leastOf(page: readonly number[]): number {
  return page.reduce((height, count) => height + widthOf(count) / SHAPE.widest + CAPTION, 0);
}

/** Stretches the rows to fill the page. */
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

/** Returns the empty height of all pages, in mm. */
function emptyIn(pages: readonly (readonly GalleryRow[])[]): number {
  return pages.reduce((empty, page, at) => empty + roomOn(at + 1) - heightOf(page), 0);
}

/** Returns the height of rows on a page, in mm. */
export function heightOf(page: readonly GalleryRow[]): number {
  return page.reduce((height, row) => height + row.height + CAPTION, 0);
}

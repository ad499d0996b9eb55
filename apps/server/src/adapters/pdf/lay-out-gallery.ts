import { PAGE } from './page-box.ts';

/** Pictures beside each other, as high as each other. mm */
export interface GalleryRow {
  readonly count: number;
  readonly width: number;
  readonly height: number;
}

/** Between pictures beside each other, mm. */
export const GAP = 6;
/** What a picture's name and the room above a row take, mm. */
const CAPTION = 10;
/** How wide a picture is for each of its height: as it looks best, and how far the rows of a page may stretch and shrink to fill it. */
const SHAPE = { usual: 1.55, widest: 1.8, narrowest: 1.24 } as const;

/**
 * Where so many pictures stand: rows of two and three, page by page, each page but the last filled. One alone, and the first of three, goes
 * across the page.
 */
export function layOutGallery(count: number): readonly (readonly GalleryRow[])[] {
  const candidates = rowsOf(count).map(intoPages);
  return candidates.toSorted((a, b) => a.length - b.length || emptyIn(a) - emptyIn(b))[0] ?? [];
}

/** Each way to divide them, the larger pictures first. */
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

/** How high all rows of a page can be together without their names; the first page has the name of them all. */
function roomOn(page: number): number {
  return PAGE.height - (page === 1 ? PAGE.head : 0);
}

function leastOf(page: readonly number[]): number {
  return page.reduce((height, count) => height + widthOf(count) / SHAPE.widest + CAPTION, 0);
}

/** As high as the page lets them be. */
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

/** Of all pages, mm. */
function emptyIn(pages: readonly (readonly GalleryRow[])[]): number {
  return pages.reduce((empty, page, at) => empty + roomOn(at + 1) - heightOf(page), 0);
}

/** What rows take of a page, mm. */
export function heightOf(page: readonly GalleryRow[]): number {
  return page.reduce((height, row) => height + row.height + CAPTION, 0);
}

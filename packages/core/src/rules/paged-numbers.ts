const SHIFT = 7;
const SIZE = 1 << SHIFT;
const MASK = SIZE - 1;

/** Read-only numbers by position. */
export interface NumbersByPosition {
  /** Returns the number at a position; NaN outside the pages of the list. */
  get(at: number): number;
}

type Page = Int32Array | Uint8Array | Float64Array;

/**
 * A long list of numbers that is cheap to copy. It consists of pages (short arrays). A copy shares all pages, and a write copies only
 * the written page. So the time for a choice depends mostly on what it changes, and little on the number of questions in the model.
 */
export class PagedNumbers implements NumbersByPosition {
  private readonly pages: Page[];
  private readonly own: Set<number>;

  private constructor(pages: Page[], own: Iterable<number>) {
    this.pages = pages;
    this.own = new Set(own);
  }

  /** @param makePage creates a page of a numeric type that can store the numbers */
  static filled(length: number, value: number, makePage: (size: number) => Page): PagedNumbers {
    const pages = Array.from({ length: Math.ceil(length / SIZE) }, () => makePage(SIZE).fill(value));
    return new PagedNumbers(pages, pages.keys());
  }

  /** Returns a copy. Both lists share their pages, until the first write of a list to a page copies this page. */
  copy(): PagedNumbers {
    this.own.clear();
    return new PagedNumbers(this.pages.slice(), []);
  }

  get(at: number): number {
    return this.pages[at >> SHIFT]?.[at & MASK] ?? Number.NaN;
  }

  set(at: number, value: number): void {
    const number = at >> SHIFT;
    let page = this.pages[number];
    if (!page) throw new RangeError(`position ${at} is outside the list`);
    if (!this.own.has(number)) {
      page = page.slice();
      this.pages[number] = page;
      this.own.add(number);
    }
    page[at & MASK] = value;
  }

  /** Returns in order the positions where this list and another list of the same length have different numbers. Skips shared pages. */
  differingFrom(other: PagedNumbers): number[] {
    const differing: number[] = [];
    for (const [number, page] of this.pages.entries()) {
      if (page === other.pages[number]) continue;
      for (const [at, value] of page.entries()) if (value !== other.pages[number]?.[at]) differing.push((number << SHIFT) | at);
    }
    return differing;
  }
}

const SHIFT = 7;
const SIZE = 1 << SHIFT;
const MASK = SIZE - 1;

/** Numbers by position, to be read. */
export interface NumbersByPosition {
  /** Throws nothing: outside the list there is NaN. */
  get(at: number): number;
}

type Page = Int32Array | Uint8Array | Float64Array;

/**
 * A long list of numbers, copied cheaply: the copy shares all pages, and writing to it copies only the page that is written. So a
 * choice in a model of ten thousand questions costs what it changes and not what the model is long.
 */
export class PagedNumbers implements NumbersByPosition {
  private readonly pages: Page[];
  private readonly own: Set<number>;

  private constructor(pages: Page[], own: Iterable<number>) {
    this.pages = pages;
    this.own = new Set(own);
  }

  /** @param makePage makes a page of a kind that the numbers fit in */
  static filled(length: number, value: number, makePage: (size: number) => Page): PagedNumbers {
    const pages = Array.from({ length: Math.ceil(length / SIZE) }, () => makePage(SIZE).fill(value));
    return new PagedNumbers(pages, pages.keys());
  }

  /** From now on the two share their pages, and whichever is written to makes pages of its own. */
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

  /** The positions where another list of the same length has another number, in order. Pages that the two share are not looked at. */
  differingFrom(other: PagedNumbers): number[] {
    const differing: number[] = [];
    for (const [number, page] of this.pages.entries()) {
      if (page === other.pages[number]) continue;
      for (const [at, value] of page.entries()) if (value !== other.pages[number]?.[at]) differing.push((number << SHIFT) | at);
    }
    return differing;
  }
}

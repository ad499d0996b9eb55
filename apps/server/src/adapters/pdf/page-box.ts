/** A size on paper, in mm. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/**
 * The area between the margins of an A4 page, and the height of a page's heading in it, in mm. The Typst templates have the same
 * margins.
 */
export const PAGE = { width: 170, height: 253, head: 20 } as const;

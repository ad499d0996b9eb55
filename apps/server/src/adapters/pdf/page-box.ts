/** On paper, mm. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/** Between the margins of an A4 page, and what the name of a page takes of it; the template's own measures. */
export const PAGE = { width: 170, height: 253, head: 20 } as const;

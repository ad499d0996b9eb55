/** The advance width of a glyph, and its outline; thousandths of the text size, y downwards from the base line. */
export type Glyph = readonly [advance: number, outline: string];

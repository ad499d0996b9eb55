import { number } from './svg.ts';

/** The area of the sheet, in millimetres of the house. */
interface Sheet {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Parts {
  /** The text equivalent of the drawing, for people who cannot see the drawing. The SVG file contains it as JSON, in `metadata`. */
  readonly words: unknown;
  readonly style: string;
  readonly definitions: string;
}

/**
 * Returns a drawing of a house on white paper. One unit is a millimetre. In the natural size of the drawing, one pixel is ten millimetres.
 */
export function sheetOfPaper({ x, y, width, height }: Sheet, { words, style, definitions }: Parts, drawn: string): string {
  const box = [x, y, width, height].map(number);
  const told = JSON.stringify(words).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${Math.round(width / 10)}" height="${Math.round(height / 10)}">`,
    `<metadata>${told}</metadata><style>${style}</style><defs>${definitions}</defs>`,
    `<rect class="p" x="${box[0]}" y="${box[1]}" width="${box[2]}" height="${box[3]}" fill="#fff"/>`,
    drawn,
    '</svg>',
  ].join('');
}

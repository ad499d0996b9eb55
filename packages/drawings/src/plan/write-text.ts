import { number } from '../ink/svg.ts';
import type { TextSize } from './fit-text.ts';
import type { Glyph } from './glyph.ts';
import { bold } from './glyphs-bold.ts';
import { regular } from './glyphs-regular.ts';

/** What is said in a plan beside the names of its rooms. */
export type PlanWords = (
  word:
    | 'terrace'
    | 'conservatory'
    | 'balcony'
    | 'house'
    | 'coveredWay'
    | 'outdoorUnit'
    | 'open'
    | 'loft'
    | 'ceiling'
    | 'ridge'
    | 'up'
    | 'down'
    | 'place',
) => string;

export type Weight = 'regular' | 'bold';

const faces: Readonly<Record<Weight, Readonly<Record<string, Glyph>>>> = { regular, bold };

/** How wide a line of text is, in the units of its size. */
export function textWidth(text: string, size: number, weight: Weight): number {
  return ([...text].reduce((sum, character) => sum + glyphOf(character, weight)[0], 0) * size) / 1000;
}

/** Writes lines of text as outlines, each glyph drawn once, and none smaller than the drawing allows. */
export class Lettering {
  readonly #used = new Map<string, string>();
  readonly words: PlanWords;
  readonly text: TextSize;

  /** @param words what a plan says; nothing else than a plan needs them */
  constructor(text: TextSize, words: PlanWords = String) {
    this.text = text;
    this.words = words;
  }

  /** The size that text gets which would be `wished` large in print. */
  size(wished: number): number {
    return Math.max(Math.round(wished), this.text.least);
  }

  /** Whether a line is no longer than `room`. */
  fits(text: string, wished: number, weight: Weight, room: number): boolean {
    return textWidth(text, this.size(wished), weight) <= room;
  }

  /** A line round (x, y), the middle of its foot; `wished`: its size in print; `turned`: read from the right. */
  write(text: string, x: number, y: number, wished: number, weight: Weight, turned = false): string {
    const scale = this.size(wished) / 1000;
    let at = -textWidth(text, 1000, weight) / 2;
    const glyphs = [...text].map((character) => {
      const [advance, outline] = glyphOf(character, weight);
      const here = Math.round(at);
      at += advance;
      if (outline === '') return '';
      const id = `${weight.charAt(0)}${(character.codePointAt(0) ?? 0).toString(36)}`;
      this.#used.set(id, outline);
      return `<use href="#${id}" x="${here}"/>`;
    });
    const turn = turned ? ' rotate(-90)' : '';
    return `<g transform="translate(${number(x)} ${number(y)})${turn} scale(${scale})">${glyphs.join('')}</g>`;
  }

  /** The glyphs that were used, for the document's definitions. */
  get definitions(): string {
    return [...this.#used].map(([id, outline]) => `<path id="${id}" class="x" d="${outline}"/>`).join('');
  }
}

/** A character that the face lacks is a blank of the width of an n. */
function glyphOf(character: string, weight: Weight): Glyph {
  return faces[weight][character === '\u00a0' ? ' ' : character] ?? [560, ''];
}

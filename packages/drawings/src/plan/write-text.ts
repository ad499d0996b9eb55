import { number } from '../ink/svg.ts';
import type { TextSize } from './fit-text.ts';
import type { Glyph } from './glyph.ts';
import { bold } from './glyphs-bold.ts';
import { regular } from './glyphs-regular.ts';
import { moreBold } from './more-glyphs-bold.ts';
import { moreRegular } from './more-glyphs-regular.ts';

/** The texts of a plan besides the names of its rooms. */
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
    | 'place'
    | 'bedroomShort'
    | 'closetShort'
    | 'bathShort'
    | 'wcShort'
    | 'laundryShort'
    | 'officeShort',
) => string;

export type Weight = 'regular' | 'bold';

const faces: Readonly<Record<Weight, Readonly<Record<string, Glyph>>>> = {
  regular: { ...regular, ...moreRegular },
  bold: { ...bold, ...moreBold },
};

/** Returns the width of a line of text, in the same unit as `size`. */
export function textWidth(text: string, size: number, weight: Weight): number {
  return (charactersOf(text).reduce((sum, character) => sum + glyphOf(character, weight)[0], 0) * size) / 1000;
}

/** Writes lines of text as outlines. Each glyph is defined once, and no text is smaller than the drawing allows. */
export class Lettering {
  readonly #used = new Map<string, string>();
  readonly words: PlanWords;
  readonly text: TextSize;

  /** @param words the texts of a plan; only plans need them */
  constructor(text: TextSize, words: PlanWords = String) {
    this.text = text;
    this.words = words;
  }

  /** Returns the text size: `wished`, the size in print, or the smallest allowed size if that is larger. */
  size(wished: number): number {
    return Math.max(Math.round(wished), this.text.least);
  }

  /** Returns whether a line of text is at most as wide as `room`. */
  fits(text: string, wished: number, weight: Weight, room: number): boolean {
    return textWidth(text, this.size(wished), weight) <= room;
  }

  /**
   * Writes a line of text. (x, y) is the middle of its base line. `wished`: the text size in print; `turned`: the text runs upwards.
   */
  write(text: string, x: number, y: number, wished: number, weight: Weight, turned = false): string {
    const scale = this.size(wished) / 1000;
    let at = -textWidth(text, 1000, weight) / 2;
    const glyphs = charactersOf(text).map((character) => {
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

  /** Returns the used glyphs, for the document's definitions. */
  get definitions(): string {
    return [...this.#used].map(([id, outline]) => `<path id="${id}" class="x" d="${outline}"/>`).join('');
  }
}

/** Returns the characters of a text, each accented letter as one character. Some systems write it as a letter and an accent. */
function charactersOf(text: string): readonly string[] {
  return [...text.normalize('NFC')];
}

/** Characters that have the glyph of another character. */
const alike: Readonly<Record<string, string>> = { '\u00a0': ' ', '\u202f': ' ', '\u2010': '-', '\u2011': '-' };

/** A frame, for a character that the font lacks: the reader sees that something is missing. */
const FRAME: Glyph = [560, 'M60 0v-700h440v700zM120-60h320v-580h-320z'];

/**
 * Returns the glyph of a character. If the font lacks it, returns the glyph of the letter without its accent, or else a frame. Accents
 * without a letter and invisible characters have no glyph.
 */
function glyphOf(character: string, weight: Weight): Glyph {
  const face = faces[weight];
  const own = face[alike[character] ?? character] ?? face[character.normalize('NFD').charAt(0)];
  return own ?? (/[\p{M}\p{Cc}\p{Cf}]/u.test(character) ? [0, ''] : FRAME);
}

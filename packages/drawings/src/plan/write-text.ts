import { number } from '../ink/svg.ts';
import type { TextSize } from './fit-text.ts';
import { bold, type Letter, regular } from './letters.ts';

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

const faces: Readonly<Record<Weight, Readonly<Record<string, Letter>>>> = { regular, bold };

/** How wide a line of text is, in the units of its size. */
export function textWidth(text: string, size: number, weight: Weight): number {
  return ([...text].reduce((sum, letter) => sum + letterOf(letter, weight)[0], 0) * size) / 1000;
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
    const letters = [...text].map((letter) => {
      const [advance, outline] = letterOf(letter, weight);
      const here = Math.round(at);
      at += advance;
      if (outline === '') return '';
      const id = `${weight.charAt(0)}${(letter.codePointAt(0) ?? 0).toString(36)}`;
      this.#used.set(id, outline);
      return `<use href="#${id}" x="${here}"/>`;
    });
    const turn = turned ? ' rotate(-90)' : '';
    return `<g transform="translate(${number(x)} ${number(y)})${turn} scale(${scale})">${letters.join('')}</g>`;
  }

  /** The letters that were used, to stand in the document's definitions. */
  get definitions(): string {
    return [...this.#used].map(([id, outline]) => `<path id="${id}" class="x" d="${outline}"/>`).join('');
  }
}

/** One that the face lacks is a blank of the width of an n. */
function letterOf(letter: string, weight: Weight): Letter {
  return faces[weight][letter === '\u00a0' ? ' ' : letter] ?? [560, ''];
}

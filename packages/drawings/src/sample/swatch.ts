import { lightness, lit, shaded } from '../ink/colour.ts';
import { grainDefinition, grained } from '../ink/grain.ts';
import type { Random } from '../ink/random.ts';
import { element, ellipse, gradient, rect } from '../ink/svg.ts';

export const tile = { width: 320, height: 200 } as const;

/** The input for drawing a sample. */
export interface Swatch {
  /** The prefix of every id in the drawing. */
  readonly prefix: string;
  readonly colour: string;
  /** The colour of joints, frames and handles: the accent of the sample, or a colour that suits `colour` if the sample has no accent. */
  readonly accent: string;
  readonly hasAccent: boolean;
  readonly light: string;
  readonly dark: string;
  readonly random: Random;
}

export type DrawSwatch = (swatch: Swatch) => string;

export function swatchOf(prefix: string, colour: string, accent: string | null, random: Random): Swatch {
  return {
    prefix,
    colour,
    accent: accent ?? shaded(colour, 0.45),
    hasAccent: accent !== null,
    light: lit(colour, 0.45),
    dark: shaded(colour, 0.6),
    random,
  };
}

/** Fills the whole picture of a sample with one colour. */
export function fill(colour: string): string {
  return rect(0, 0, tile.width, tile.height, { fill: colour });
}

/** Draws dark and light grain over the whole picture of a sample. `frequency` has the same meaning as in `grainDefinition`. */
export function texture({ prefix, colour }: Swatch, frequency: string, strength: number): string {
  const pale = lightness(colour);
  return (
    element(
      'defs',
      {},
      grainDefinition(`${prefix}d`, frequency, 3, 'dark') + grainDefinition(`${prefix}l`, frequency, 7, 'light', 0.5),
    ) +
    grained(`${prefix}d`, 0, 0, tile.width, tile.height, strength * (0.62 - pale * 0.28)) +
    grained(`${prefix}l`, 0, 0, tile.width, tile.height, strength * (0.7 - pale * 0.3))
  );
}

/** Draws light from the left over the finished picture of a sample. */
export function daylight({ prefix }: Swatch): string {
  return (
    element(
      'defs',
      {},
      gradient(
        `${prefix}sun`,
        [
          [0, '#fff3da', 0.16],
          [0.5, '#fff3da', 0],
          [1, '#1d1e28', 0.11],
        ],
        'right',
      ),
    ) + rect(0, 0, tile.width, tile.height, { fill: `url(#${prefix}sun)` })
  );
}

/** Draws the background of objects: a paper wall and, from `floor` down, a paper table. */
export function paperGround({ prefix }: Swatch, floor = 168): string {
  return (
    element(
      'defs',
      {},
      gradient(`${prefix}wall`, [
        [0, '#f1ece1'],
        [1, '#e4dccd'],
      ]) +
        gradient(`${prefix}table`, [
          [0, '#d6ccb9'],
          [1, '#e0d8c8'],
        ]),
    ) +
    rect(0, 0, tile.width, floor, { fill: `url(#${prefix}wall)` }) +
    rect(0, floor, tile.width, tile.height - floor, { fill: `url(#${prefix}table)` })
  );
}

/** Draws the soft shadow under an object. */
export function contact(x: number, y: number, half: number): string {
  return (
    ellipse(x + half * 0.12, y, half, 6, { fill: '#3a3228', opacity: 0.22 }) +
    ellipse(x + half * 0.06, y, half * 0.75, 3.4, { fill: '#3a3228', opacity: 0.28 })
  );
}

/** The outline of objects. */
export const drawnLine = { stroke: '#38322d', 'stroke-width': 1.5, 'stroke-linejoin': 'round' } as const;

import { lit, shaded } from './ink/colour.ts';
import { hash } from './ink/random.ts';
import { document, element, gradient, path, rect } from './ink/svg.ts';

const size = 320;
const grounds = ['#b9a58a', '#a9ab92', '#c0a08a', '#9fa8a3', '#b3a79b', '#a8967f'] as const;

/** Draws a person's initials in a serif font on a warm background, 320 × 320 units, as a substitute for a photograph. */
export function drawPortrait(name: string): string {
  const seed = hash(name);
  const prefix = `p${(seed % 46656).toString(36)}-`;
  const ground = grounds[seed % grounds.length] ?? grounds[0];
  const ink = shaded(ground, 0.72);
  const letters = element(
    'text',
    {
      x: size / 2,
      y: 196,
      'text-anchor': 'middle',
      'font-family': 'Georgia, serif',
      'font-size': 108,
      fill: ink,
      'letter-spacing': 2,
    },
    initials(name),
  );
  return document(
    size,
    size,
    [
      element(
        'defs',
        {},
        gradient(`${prefix}light`, [
          [0, lit(ground, 0.55)],
          [1, lit(ground, 0.1)],
        ]),
      ),
      rect(0, 0, size, size, { fill: `url(#${prefix}light)` }),
      path('M0 262q70 -42 150 -24t170 -18V320H0z', { fill: shaded(ground, 0.1), opacity: 0.35 }),
      path('M0 290q90 -26 180 -8t140 -16V320H0z', { fill: shaded(ground, 0.28), opacity: 0.35 }),
      letters,
    ].join(''),
  );
}

/** Returns the first letters of the first and the last name, in capitals, or a dash. None of these characters needs escaping. */
function initials(name: string): string {
  const words = name.match(/\p{L}[\p{L}'-]*/gu) ?? [];
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => (word ?? '').slice(0, 1).toLocaleUpperCase('sv')).join('') || '–';
}

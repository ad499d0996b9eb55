import { lit, shaded, varied } from '../ink/colour.ts';
import { circle, element, group, path, rect } from '../ink/svg.ts';
import { type DrawSwatch, daylight, fill, type Swatch, texture } from './swatch.ts';

/** Samples of roof coverings, seen at a right angle to the slope; the eaves are at the bottom. */
export const roofs: Readonly<Record<string, DrawSwatch>> = {
  takpannor: (swatch) => {
    const { colour, dark, light, random, prefix } = swatch;
    const [width, height] = [66, 58];
    // One pantile: the roll on its left, the hollow in the middle, and the edge that covers the course below.
    const pan = group(
      [
        rect(0, 0, 17, height, { fill: light, opacity: 0.3 }),
        rect(5, 0, 5, height, { fill: light, opacity: 0.4 }),
        rect(17, 0, 9, height, { fill: dark, opacity: 0.5 }),
        rect(26, 0, 9, height, { fill: dark, opacity: 0.2 }),
        rect(46, 0, 12, height, { fill: light, opacity: 0.14 }),
        rect(0, 0, width, 5, { fill: dark, opacity: 0.2 }),
        rect(0, height - 4, width, 2, { fill: light, opacity: 0.3 }),
        rect(0, height - 2, width, 3, { fill: dark, opacity: 0.6 }),
        path(`M0 ${height - 3}q9 -5 17 0q4 3 9 5q20 4 40 -5v8q-20 9 -40 5q-5 -2 -9 -5q-8 -5 -17 0z`, {
          fill: dark,
          opacity: 0.75,
        }),
      ],
      { id: `${prefix}pan` },
    );
    const tiles: string[] = [];
    for (let row = 0; row < 5; row++) {
      for (let column = 0; column < 6; column++) {
        const [x, y] = [column * width - 22, row * height - 30];
        tiles.push(
          rect(x, y, width, height, { fill: varied(colour, random.between(-0.09, 0.07)) }),
          element('use', { href: `#${prefix}pan`, x, y }),
        );
      }
    }
    return element('defs', {}, pan) + tiles.join('') + texture(swatch, '.5', 0.26) + daylight(swatch);
  },
  platfals: (swatch) => seams(swatch, 74, 4) + texture(swatch, '.02 .005', 0.2) + daylight(swatch),
  plattak: (swatch) => {
    const { colour, dark, light } = swatch;
    const ribs = Array.from({ length: 9 }, (_, index) => {
      const x = index * 40 - 14;
      return (
        rect(x, 0, 11, 200, { fill: light, opacity: 0.4 }) +
        rect(x + 11, 0, 9, 200, { fill: lit(colour, 0.1) }) +
        rect(x + 20, 0, 7, 200, { fill: dark, opacity: 0.5 })
      );
    });
    return (
      fill(colour) +
      ribs.join('') +
      rect(0, 118, 320, 2, { fill: dark, opacity: 0.5 }) +
      rect(0, 120, 320, 5, { fill: dark, opacity: 0.16 }) +
      texture(swatch, '.02 .005', 0.16) +
      daylight(swatch)
    );
  },
  papp: (swatch) => seams(swatch, 132, 9) + texture(swatch, '.9', 0.7) + daylight(swatch),
  sedum: (swatch) => {
    const { colour, random } = swatch;
    const tones = [shaded(colour, 0.35), colour, lit(colour, 0.2), '#8f9c56', '#b6ae66', '#a3664d', '#c59a7c'] as const;
    const cushions = Array.from({ length: 150 }, () =>
      circle(Math.round(random.between(0, 320)), Math.round(random.between(0, 200)), Math.round(random.between(4, 12)), {
        fill: random.pick(tones),
        opacity: 0.6,
      }),
    );
    return fill(shaded(colour, 0.25)) + cushions.join('') + texture(swatch, '.35', 0.7) + daylight(swatch);
  },
};

/** Draws sheets with standing seams. */
function seams({ colour, dark, light, random }: Swatch, step: number, width: number): string {
  return (
    fill(colour) +
    Array.from({ length: Math.ceil(320 / step) + 1 }, (_, index) => {
      const x = index * step - step * 0.35;
      return [
        rect(x, 0, step, 200, { fill: varied(colour, random.between(-0.04, 0.05)) }),
        rect(x + step - width, 0, width, 200, { fill: light, opacity: 0.8 }),
        rect(x + step - width * 0.4, 0, width * 0.6, 200, { fill: dark, opacity: 0.6 }),
        rect(x + step, 0, width * 1.6, 200, { fill: dark, opacity: 0.3 }),
      ].join('');
    }).join('')
  );
}

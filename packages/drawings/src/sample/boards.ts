import { shaded, varied } from '../ink/colour.ts';
import { type Point, path, polygon, rect, segment } from '../ink/svg.ts';
import { type DrawSwatch, daylight, fill, type Swatch, texture, tile } from './swatch.ts';

/** Samples of everything made of boards: claddings, floors, decks. */
export const boards: Readonly<Record<string, DrawSwatch>> = {
  lockpanel: (swatch) => {
    const { colour, dark, light, random } = swatch;
    const step = 54;
    const drawn = Array.from({ length: 7 }, (_, index) => {
      const x = index * step - 20;
      return [
        rect(x, 0, step, 200, { fill: varied(colour, random.between(-0.05, 0.05)) }),
        rect(x + 34, 0, 11, 200, { fill: dark, opacity: 0.32 }),
        rect(x + 17, 0, 18, 200, { fill: varied(colour, random.between(0.02, 0.08)) }),
        rect(x + 17, 0, 1.5, 200, { fill: light, opacity: 0.75 }),
        rect(x + 33.6, 0, 1.6, 200, { fill: dark, opacity: 0.7 }),
        rect(x + 15, 0, 2, 200, { fill: dark, opacity: 0.35 }),
      ].join('');
    });
    return drawn.join('') + texture(swatch, '.32 .011', 0.3) + daylight(swatch);
  },
  liggande: (swatch) => lying(swatch, 40, 3) + texture(swatch, '.011 .32', 0.34) + daylight(swatch),
  fjallpanel: (swatch) => lying(swatch, 50, 11) + texture(swatch, '.011 .32', 0.34) + daylight(swatch),
  lasyrpanel: (swatch) => {
    const { colour, dark, light, random } = swatch;
    const drawn = Array.from({ length: 13 }, (_, index) => {
      const x = index * 25;
      return (
        rect(x, 0, 25, 200, { fill: varied(colour, random.between(-0.14, 0.14)) }) +
        rect(x + 22.5, 0, 2.5, 200, { fill: dark, opacity: 0.85 }) +
        rect(x, 0, 1.2, 200, { fill: light, opacity: 0.55 })
      );
    });
    return drawn.join('') + texture(swatch, '.22 .007', 0.62) + daylight(swatch);
  },
  plank: (swatch) => {
    const { colour, dark, light, random, accent } = swatch;
    const drawn = Array.from({ length: 5 }, (_, row) => {
      const joint = random.between(40, 280);
      const y = row * 42 - 5;
      return [
        rect(0, y, joint, 42, { fill: varied(colour, random.between(-0.07, 0.1)) }),
        rect(joint, y, 320 - joint, 42, { fill: varied(colour, random.between(-0.09, 0.07)) }),
        rings(random.between(30, 290), y + 21, 26, accent),
        rect(0, y + 40.4, 320, 1.6, { fill: dark, opacity: 0.5 }),
        rect(0, y, 320, 1, { fill: light, opacity: 0.5 }),
        rect(joint, y, 1.4, 42, { fill: dark, opacity: 0.5 }),
      ].join('');
    });
    return drawn.join('') + texture(swatch, '.009 .2', 0.42) + daylight(swatch);
  },
  parkett: (swatch) => {
    const { colour, dark, random } = swatch;
    const staves: string[] = [];
    for (let row = 0; row < 9; row++) {
      // Three rows of staves make one board; a stronger joint separates boards.
      for (let x = -random.between(0, 90); x < 320; ) {
        const length = random.between(70, 120);
        staves.push(
          rect(x, row * 23, length, 23, { fill: varied(colour, random.between(-0.14, 0.16)) }) +
            rect(x + length - 0.8, row * 23, 0.9, 23, { fill: dark, opacity: 0.45 }),
        );
        x += length;
      }
      staves.push(rect(0, row * 23 + 22, 320, row % 3 === 2 ? 1.8 : 0.8, { fill: dark, opacity: row % 3 === 2 ? 0.6 : 0.35 }));
    }
    return staves.join('') + texture(swatch, '.012 .26', 0.4) + daylight(swatch);
  },
  fiskben: (swatch) => {
    const { colour, dark, random } = swatch;
    const [long, wide] = [104, 26];
    const [dx, dy] = [long * Math.SQRT1_2, wide * Math.SQRT2];
    const staves: string[] = [];
    for (let column = -1; column < 3; column++) {
      for (let row = -3; row < 6; row++) {
        const [x, y] = [column * dx * 2 + dx * 0.6, row * dy];
        if (x - dx > 320 || x + dx < 0) continue;
        for (const side of [-1, 1] as const) {
          const points: Point[] = [
            [x, y],
            [x + side * dx, y + dx],
            [x + side * dx, y + dx + dy],
            [x, y + dy],
          ];
          staves.push(
            polygon(points, {
              fill: varied(colour, random.between(-0.13, 0.13) + side * 0.03),
              stroke: dark,
              'stroke-width': 0.9,
              'stroke-opacity': 0.5,
            }),
          );
        }
      }
    }
    return staves.join('') + texture(swatch, '.05 .09', 0.34) + daylight(swatch);
  },
  altan: (swatch) => {
    const { colour, dark, light, random } = swatch;
    const drawn = Array.from({ length: 6 }, (_, row) => {
      const y = row * 36 - 4;
      const screws = [58, 212].map((x) =>
        [10, 24].map((dy) => rect(x, y + dy, 2.4, 2.4, { fill: '#2b2723', opacity: 0.55, rx: 1.2 })).join(''),
      );
      return [
        rect(0, y, 320, 32, { fill: varied(colour, random.between(-0.1, 0.1)) }),
        rect(0, y + 32, 320, 4, { fill: shaded(dark, 0.5), opacity: 0.9 }),
        rect(0, y, 320, 1.4, { fill: light, opacity: 0.7 }),
        ...[8, 16, 24].map((dy) => rect(0, y + dy, 320, 1, { fill: dark, opacity: 0.16 })),
        ...screws,
      ].join('');
    });
    return drawn.join('') + texture(swatch, '.01 .28', 0.46) + daylight(swatch);
  },
};

/** Draws overlapping boards; `lap` is the height of the shade under each board. */
function lying({ colour, dark, light, random }: Swatch, step: number, lap: number): string {
  return Array.from({ length: Math.ceil(tile.height / step) + 1 }, (_, index) => {
    const y = index * step - 14;
    return [
      rect(0, y, 320, step, { fill: varied(colour, random.between(-0.04, 0.05)) }),
      rect(0, y + step * 0.55, 320, step * 0.45, { fill: dark, opacity: 0.08 }),
      rect(0, y, 320, 1.5, { fill: light, opacity: 0.75 }),
      rect(0, y + step - 2, 320, 2, { fill: dark, opacity: 0.75 }),
      rect(0, y + step, 320, lap, { fill: dark, opacity: 0.3 }),
      index % 2 === 0 ? rect(random.between(50, 270), y, 1.2, step, { fill: dark, opacity: 0.55 }) : '',
    ].join('');
  }).join('');
}

/** Draws the flame-shaped grain of a sawn board. */
function rings(x: number, y: number, size: number, colour: string): string {
  const flames = [1, 1.7, 2.5].map(
    (by) =>
      `M${(x - size * by).toFixed(0)} ${y.toFixed(0)}Q${x.toFixed(0)} ${(y - 6 * by).toFixed(0)} ${(x + size * by * 1.3).toFixed(0)} ${y.toFixed(0)}Q${x.toFixed(0)} ${(y + 5 * by).toFixed(0)} ${(x - size * by).toFixed(0)} ${y.toFixed(0)}`,
  );
  return path(flames.join(''), { fill: 'none', stroke: colour, 'stroke-width': 1, opacity: 0.35 });
}

/** Draws a painted smooth surface with the texture of a roller. */
export const painted: DrawSwatch = (swatch) =>
  fill(swatch.colour) +
  texture(swatch, '.7', 0.13) +
  segment(0, 199.5, 320, 199.5, swatch.dark, 1, { opacity: 0.1 }) +
  daylight(swatch);

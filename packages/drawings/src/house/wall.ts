import { lightness, lit, shaded } from '../ink/colour.ts';
import { type Random, randomFrom } from '../ink/random.ts';
import { type Point, pattern, polygon, rect, segment } from '../ink/svg.ts';
import type { Cladding, HousePaints } from './house-paints.ts';
import type { HouseMeasures } from './measure-house.ts';

/**
 * Draws a wall in the chosen cladding: flat colour, boards or courses over it, and light from the left. The picture must contain
 * `wallDefinitions`.
 */
export function drawWall(prefix: string, outline: readonly Point[], colour: string): string {
  return [
    polygon(outline, { fill: colour }),
    polygon(outline, { fill: `url(#${prefix}cladding)` }),
    polygon(outline, { fill: `url(#${prefix}walllight)`, stroke: '#38322d', 'stroke-width': 1.3, 'stroke-opacity': 0.55 }),
  ].join('');
}

/** Returns the cladding as a pattern. It starts at the foot of the left wall, so that a board begins at the left corner. */
export function wallDefinitions(prefix: string, { left, plinthTop, scale }: HouseMeasures, paints: HousePaints): string {
  const tile = tiles[paints.cladding](scale, tones(paints.facade), randomFrom(`wall ${paints.cladding}`));
  return pattern(`${prefix}cladding`, left, plinthTop, tile.width, tile.height, tile.drawn);
}

/** Draws corner boards in the colour `trim`, with their shadow. */
export function drawCorners({ left, right, plinthTop, y, scale, wall }: HouseMeasures, trim: string): string {
  const width = 0.13 * scale;
  const tops = [wall[1]?.[1] ?? y(0), wall.at(-2)?.[1] ?? y(0)];
  return [left - 0.02 * scale, right - width + 0.02 * scale]
    .map((x, index) => {
      const top = tops[index] ?? plinthTop;
      return (
        rect(x + width, top, 0.05 * scale, plinthTop - top, { fill: '#1d1e28', opacity: index === 0 ? 0.28 : 0 }) +
        rect(x, top, width, plinthTop - top + 2, { fill: trim }) +
        rect(x + width * 0.72, top, width * 0.28, plinthTop - top + 2, { fill: shaded(trim, 0.16) }) +
        segment(x, top, x, plinthTop + 2, shaded(trim, 0.4), 1, { opacity: 0.6 })
      );
    })
    .join('');
}

export function drawPlinth({ left, right, plinthTop, ground, scale }: HouseMeasures, colour: string): string {
  const inset = 0.03 * scale;
  const [x, width] = [left + inset, right - left - 2 * inset];
  return [
    rect(x, plinthTop, width, ground - plinthTop + 3, { fill: colour }),
    rect(x, plinthTop, width, (ground - plinthTop) * 0.34, { fill: '#1d1e28', opacity: 0.26 }),
    rect(x + width * 0.6, plinthTop, width * 0.4, ground - plinthTop + 3, { fill: '#1d1e28', opacity: 0.06 }),
    segment(x, ground + 1, x + width, ground + 1, '#2d2a28', 2, { opacity: 0.45 }),
  ].join('');
}

interface Tones {
  readonly light: string;
  readonly dark: string;
  /** The opacity of the light and the dark lines on a wall: light lines are stronger on a pale colour, dark lines are weaker on it. */
  readonly lightOpacity: number;
  readonly darkOpacity: number;
}

interface Tile {
  readonly width: number;
  readonly height: number;
  readonly drawn: string;
}

function tones(colour: string): Tones {
  const pale = lightness(colour);
  return {
    light: lit(colour, 0.4),
    dark: shaded(colour, 0.62),
    lightOpacity: 0.42 + 0.3 * pale,
    darkOpacity: 0.62 - 0.26 * pale,
  };
}

const tiles: Record<Cladding, (scale: number, tones: Tones, random: Random) => Tile> = {
  // Board and batten, with 170 mm between battens.
  lockpanel: (scale, { light, dark, lightOpacity, darkOpacity }, random) => {
    const step = Math.max(9, Math.round(scale * 0.17));
    const batten = step * 0.4;
    const boards = Array.from({ length: 7 }, (_, index) => {
      const x = index * step;
      return (
        rect(x, 0, step, 40, { fill: random.chance(0.5) ? light : dark, opacity: random.between(0, 0.09) }) +
        rect(x + step - 1 - batten, 0, batten, 40, { fill: light, opacity: 0.1 }) +
        rect(x + step - 1 - batten, 0, 1, 40, { fill: light, opacity: lightOpacity * 0.8 }) +
        rect(x + step - 1.2, 0, step * 0.15 + 0.6, 40, { fill: dark, opacity: darkOpacity })
      );
    });
    return { width: step * 7, height: 40, drawn: boards.join('') };
  },
  liggande: (scale, tone, random) => courses(scale, 0.145, tone, random, 0.13),
  fjallpanel: (scale, tone, random) => courses(scale, 0.17, tone, random, 0.3),
  lasyrpanel: (scale, { light, dark, lightOpacity, darkOpacity }, random) => {
    const step = Math.max(6, Math.round(scale * 0.095));
    const ribs = Array.from({ length: 12 }, (_, index) => {
      const x = index * step;
      return (
        rect(x, 0, step, 90, { fill: random.chance(0.5) ? light : dark, opacity: random.between(0, 0.2) }) +
        rect(x + step - 1.6, 0, 1.6, 90, { fill: dark, opacity: darkOpacity }) +
        rect(x, 0, 0.8, 90, { fill: light, opacity: lightOpacity * 0.6 }) +
        segment(x + random.between(1, step - 2), 0, x + random.between(1, step - 2), 90, dark, 0.6, { opacity: 0.22 })
      );
    });
    return { width: step * 12, height: 90, drawn: ribs.join('') };
  },
  // Running bond: bricks of 250 × 65 mm with joints of 12 mm.
  tegel: (scale, { light, dark }, random) => {
    const [width, height] = [Math.max(14, Math.round(scale * 0.26)), Math.max(5, Math.round(scale * 0.077))];
    const bricks = Array.from({ length: 6 }, (_, row) =>
      Array.from({ length: 5 }, (_, at) =>
        rect((at - (row % 2) / 2) * width, row * height, width - 1.2, height - 1.2, {
          fill: random.chance(0.5) ? light : dark,
          opacity: random.between(0.02, 0.2),
        }),
      ).join(''),
    );
    const joints = Array.from({ length: 6 }, (_, row) => {
      const ticks = Array.from({ length: 5 }, (_, at) =>
        rect((at + 1 - (row % 2) / 2) * width - 1.4, row * height, 1.4, height, { fill: '#e9e2d4', opacity: 0.4 }),
      );
      return rect(0, (row + 1) * height - 1.4, width * 4, 1.4, { fill: '#e9e2d4', opacity: 0.4 }) + ticks.join('');
    });
    return { width: width * 4, height: height * 6, drawn: bricks.join('') + joints.join('') };
  },
  puts: (_, { light, dark }, random) => {
    const specks = Array.from({ length: 70 }, () =>
      rect(random.between(0, 178), random.between(0, 178), random.between(1, 3), 1, {
        fill: random.chance(0.5) ? light : dark,
        opacity: random.between(0.1, 0.3),
      }),
    );
    return { width: 180, height: 180, drawn: specks.join('') };
  },
};

/** Draws horizontal boards with some joints. `bevel`: the share of each board's height that is in shade. */
function courses(
  scale: number,
  metres: number,
  { light, dark, lightOpacity, darkOpacity }: Tones,
  random: Random,
  bevel: number,
): Tile {
  const step = Math.max(8, Math.round(scale * metres));
  const width = 620;
  const boards = Array.from({ length: 6 }, (_, index) => {
    const y = -(index + 1) * step + 6 * step;
    const joint = random.between(30, width - 30);
    return (
      rect(0, y, width, step, { fill: random.chance(0.5) ? light : dark, opacity: random.between(0, 0.07) }) +
      rect(0, y + step * (1 - bevel), width, step * bevel, { fill: dark, opacity: darkOpacity * 0.28 }) +
      rect(0, y, width, 1, { fill: light, opacity: lightOpacity }) +
      rect(0, y + step - 1.6, width, 1.6, { fill: dark, opacity: darkOpacity }) +
      rect(joint, y, 1, step, { fill: dark, opacity: darkOpacity * 0.7 })
    );
  });
  return { width, height: step * 6, drawn: boards.join('') };
}

import { lightness, lit, mix, shaded, varied } from '../ink/colour.ts';
import { element, ellipse, gradient, path, polygon, rect, segment } from '../ink/svg.ts';
import { painted } from './boards.ts';
import { type DrawSwatch, daylight, fill, type Swatch, texture } from './swatch.ts';

/** Samples of surfaces that are laid, cast or painted: brick, render, stone, tiles, worktops, textiles. */
export const surfaces: Readonly<Record<string, DrawSwatch>> = {
  tegel: (swatch) =>
    laid(swatch, {
      width: 82,
      height: 27,
      joint: 5,
      colour: mix(swatch.accent, '#d9d1c2', swatch.hasAccent ? 0 : 0.75),
      shift: 0.5,
      vary: 0.14,
    }) +
    texture(swatch, '.4', 0.5) +
    daylight(swatch),
  puts: (swatch) =>
    fill(swatch.colour) +
    texture(swatch, '.55', 0.5) +
    texture({ ...swatch, prefix: `${swatch.prefix}b` }, '.03', 0.2) +
    daylight(swatch),
  sten: (swatch) =>
    laid(swatch, { width: 120, height: 52, joint: 2.4, colour: shaded(swatch.colour, 0.5), shift: 0.37, vary: 0.16 }) +
    texture(swatch, '.06 .12', 0.6) +
    texture({ ...swatch, prefix: `${swatch.prefix}b` }, '.6', 0.3) +
    daylight(swatch),
  klinker: (swatch) =>
    laid(swatch, { width: 104, height: 104, joint: 3.4, colour: joint(swatch), shift: 0, vary: 0.05 }) +
    texture(swatch, '.05', 0.34) +
    texture({ ...swatch, prefix: `${swatch.prefix}b` }, '.7', 0.2) +
    daylight(swatch),
  kakel: (swatch) =>
    laid(swatch, { width: 86, height: 43, joint: 3, colour: joint(swatch), shift: 0.5, vary: 0.04 }) +
    gloss(86, 43, 0.5) +
    daylight(swatch),
  mosaik: (swatch) =>
    laid(swatch, { width: 23, height: 23, joint: 2.8, colour: joint(swatch), shift: 0, vary: 0.13 }) + daylight(swatch),
  betong: (swatch) =>
    fill(swatch.colour) +
    texture(swatch, '.018', 0.42) +
    texture({ ...swatch, prefix: `${swatch.prefix}b` }, '.7', 0.4) +
    pores(swatch, 34) +
    daylight(swatch),
  mikrocement: (swatch) => fill(swatch.colour) + texture(swatch, '.012 .02', 0.36) + daylight(swatch),
  bankskiva: (swatch) => {
    const { colour, dark, light, random } = swatch;
    const grainy = lightness(colour) > 0.25 && isWarm(colour);
    const staves = grainy
      ? Array.from(
          { length: 6 },
          (_, row) =>
            rect(0, row * 24, 320, 24, { fill: varied(colour, random.between(-0.07, 0.07)) }) +
            rect(0, row * 24 + 23.2, 320, 0.8, { fill: dark, opacity: 0.35 }),
        ).join('')
      : fill(colour);
    return [
      staves,
      texture(swatch, grainy ? '.01 .2' : '.8', grainy ? 0.42 : 0.34),
      rect(0, 142, 320, 4, { fill: light, opacity: 0.75 }),
      rect(0, 146, 320, 30, { fill: shaded(colour, 0.16) }),
      texture({ ...swatch, prefix: `${swatch.prefix}b` }, grainy ? '.01 .2' : '.4', 0.12),
      rect(0, 176, 320, 24, { fill: '#e9e3d6' }),
      rect(0, 176, 320, 9, { fill: '#3a3228', opacity: 0.28 }),
      daylight(swatch),
    ].join('');
  },
  marmor: (swatch) => {
    const { colour, random } = swatch;
    const tone = swatch.hasAccent ? swatch.accent : shaded(colour, 0.32);
    const veins = Array.from({ length: 7 }, (_, index) => {
      let [x, y] = [random.between(-60, 240), -10];
      let d = `M${Math.round(x)} ${y}`;
      while (y < 210) {
        const [cx, cy] = [x + random.between(-26, 60), y + random.between(14, 34)];
        d += `Q${Math.round(x + random.between(-14, 20))} ${Math.round(y + 10)} ${Math.round(cx)} ${Math.round(cy)}`;
        [x, y] = [cx, cy];
      }
      return path(d, {
        fill: 'none',
        stroke: tone,
        'stroke-width': index % 3 === 0 ? 2.6 : 1,
        opacity: index % 3 === 0 ? 0.36 : 0.3,
      });
    });
    return fill(colour) + texture(swatch, '.011 .017', 0.34) + veins.join('') + daylight(swatch);
  },
  stal: (swatch) => fill(swatch.colour) + texture(swatch, '.006 .9', 0.4) + sheen(swatch, 0.34),
  glas: (swatch) => {
    const { colour, prefix } = swatch;
    return [
      element(
        'defs',
        {},
        gradient(`${prefix}g`, [
          [0, lit(colour, 0.55)],
          [0.55, colour],
          [1, shaded(colour, 0.3)],
        ]),
      ),
      rect(0, 0, 320, 200, { fill: `url(#${prefix}g)` }),
      path('M0 200V150l18 -30 16 26 22 -46 20 40 14 -22 22 40 26 -60 24 50 18 -26 22 36 26 -54 24 48 20 -30 24 40 24 -34V200z', {
        fill: shaded(colour, 0.5),
        opacity: 0.34,
      }),
      polygon(
        [
          [36, 200],
          [146, 0],
          [206, 0],
          [96, 200],
        ],
        { fill: '#ffffff', opacity: 0.26 },
      ),
      polygon(
        [
          [122, 200],
          [232, 0],
          [248, 0],
          [138, 200],
        ],
        { fill: '#ffffff', opacity: 0.2 },
      ),
      rect(0, 0, 320, 7, { fill: lit(colour, 0.7), opacity: 0.8 }),
      rect(0, 7, 320, 2, { fill: shaded(colour, 0.5), opacity: 0.5 }),
    ].join('');
  },
  malad: painted,
  tapet: (swatch) => {
    const { colour } = swatch;
    const tone = swatch.hasAccent ? swatch.accent : shaded(colour, 0.2);
    const sprig = (x: number, y: number) =>
      path(
        `M${x} ${y + 24}q-3 -24 0 -44m0 34q-13 -2 -16 -13q13 0 16 13m0 -4q13 -2 16 -13q-13 0 -16 13m0 -12q-10 -2 -12 -11q10 0 12 11m0 -3q10 -2 12 -11q-10 0 -12 11`,
        { fill: tone, 'fill-opacity': 0.35, stroke: tone, 'stroke-width': 1.2 },
      );
    const repeat = Array.from({ length: 5 }, (_, row) =>
      Array.from({ length: 6 }, (_, column) => sprig(column * 64 + (row % 2) * 32 - 4, row * 52 - 6)).join(''),
    );
    return fill(colour) + repeat.join('') + texture(swatch, '.5', 0.2) + daylight(swatch);
  },
  matta: (swatch) => {
    const { colour, dark, light } = swatch;
    const weave = Array.from({ length: 26 }, (_, row) =>
      path(`M${row % 2 === 0 ? 0 : -8} ${row * 8 + 4}${'q4 -5 8 0t8 0'.repeat(21)}`, {
        fill: 'none',
        stroke: row % 2 === 0 ? light : dark,
        'stroke-width': 2.4,
        opacity: row % 2 === 0 ? 0.35 : 0.22,
      }),
    );
    return fill(colour) + weave.join('') + texture(swatch, '.8', 0.5) + daylight(swatch);
  },
};

interface Laying {
  readonly width: number;
  readonly height: number;
  readonly joint: number;
  readonly colour: string;
  /** The offset of every second row, as a share of the width of one piece. */
  readonly shift: number;
  readonly vary: number;
}

function laid({ colour, random, light, dark }: Swatch, { width, height, joint, colour: between, shift, vary }: Laying): string {
  const pieces: string[] = [];
  for (let row = 0; row * height < 210; row++) {
    for (let column = -1; column * width < 320; column++) {
      const [x, y] = [column * width + (row % 2) * width * shift + width * 0.3, row * height - height * 0.35];
      if (x > 320 || x + width < 0) continue;
      pieces.push(rect(x, y, width - joint, height - joint, { fill: varied(colour, random.between(-vary, vary)) }));
    }
  }
  const edges =
    height > 24
      ? Array.from(
          { length: Math.ceil(210 / height) + 1 },
          (_, row) =>
            segment(0, row * height - height * 0.35 + 0.7, 320, row * height - height * 0.35 + 0.7, light, 1.2, {
              opacity: 0.5,
            }) +
            segment(0, (row + 1) * height - height * 0.35 - joint, 320, (row + 1) * height - height * 0.35 - joint, dark, 1, {
              opacity: 0.22,
            }),
        )
      : [];
  return fill(between) + pieces.join('') + edges.join('');
}

function joint({ accent, hasAccent, colour }: Swatch): string {
  return hasAccent ? accent : mix(colour, lightness(colour) > 0.5 ? '#a59d90' : '#d8d1c4', 0.5);
}

/** Draws light reflections in glazed tiles. */
function gloss(width: number, height: number, shift: number): string {
  const lights: string[] = [];
  for (let row = 0; row * height < 200; row++) {
    for (let column = -1; column * width < 320; column++) {
      const [x, y] = [column * width + (row % 2) * width * shift + width * 0.3, row * height - height * 0.35];
      lights.push(`M${Math.round(x + 8)} ${Math.round(y + 9)}h${Math.round(width * 0.34)}`);
    }
  }
  return path(lights.join(''), { fill: 'none', stroke: '#ffffff', 'stroke-width': 3, 'stroke-linecap': 'round', opacity: 0.4 });
}

function pores({ random, dark }: Swatch, count: number): string {
  return Array.from({ length: count }, () =>
    ellipse(random.between(0, 320), random.between(0, 200), random.between(0.6, 1.8), random.between(0.5, 1.3), {
      fill: dark,
      opacity: 0.45,
    }),
  ).join('');
}

/** Draws a broad band of light over brushed metal. */
function sheen({ prefix }: Swatch, strength: number): string {
  return (
    element(
      'defs',
      {},
      gradient(
        `${prefix}s`,
        [
          [0, '#1d1e28', 0.2],
          [0.3, '#ffffff', strength],
          [0.55, '#ffffff', 0],
          [0.8, '#1d1e28', 0.16],
          [1, '#ffffff', 0.1],
        ],
        'right',
      ),
    ) + rect(0, 0, 320, 200, { fill: `url(#${prefix}s)` })
  );
}

/** Returns whether a colour is wood rather than stone or laminate: clearly more red than blue. */
function isWarm(colour: string): boolean {
  const [red = 0, , blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return red - blue > 48;
}

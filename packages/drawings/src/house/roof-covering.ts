import { lightness, lit, shaded } from '../ink/colour.ts';
import { randomFrom } from '../ink/random.ts';
import { circle, gradient, number, path, pattern, rect } from '../ink/svg.ts';
import type { Covering, HousePaints } from './house-paints.ts';
import type { HouseMeasures } from './measure-house.ts';

/** Returns the roof's covering as a pattern, foreshortened by the pitch, and the light on it. */
export function roofDefinitions(prefix: string, measures: HouseMeasures, paints: HousePaints): string {
  const { eaves, left, scale, pitch } = measures;
  const tile = coverings[paints.covering](scale, Math.max(0.3, Math.sin((pitch * Math.PI) / 180)), paints.roof);
  return [
    pattern(`${prefix}covering`, left, eaves, tile.width, tile.height, tile.drawn),
    gradient(
      `${prefix}rooflight`,
      [
        [0, '#fff3da', lightness(paints.roof) < 0.2 ? 0.26 : 0.17],
        [0.55, '#fff3da', 0.05],
        [1, '#1d1e28', 0.2],
      ],
      'right',
    ),
    gradient(`${prefix}undershade`, [
      [0, '#1d1e28', 0.3],
      [1, '#1d1e28', 0],
    ]),
  ].join('');
}

interface Tile {
  readonly width: number;
  readonly height: number;
  readonly drawn: string;
}

const coverings: Record<Covering, (scale: number, lie: number, colour: string) => Tile> = {
  // Concrete tiles: 300 mm wide, with 345 mm between courses along the slope.
  takpannor: (scale, lie, colour) => {
    const random = randomFrom('tiles');
    const [width, height] = [Math.max(10, Math.round(scale * 0.3)), Math.max(8, Math.round(scale * 0.345 * lie))];
    const [light, dark] = [lit(colour, 0.5 - 0.3 * lightness(colour)), shaded(colour, 0.6)];
    const strength = 0.55 - 0.15 * lightness(colour);
    const tones = Array.from({ length: 20 }, (_, index) =>
      rect((index % 5) * width, Math.floor(index / 5) * height, width, height, {
        fill: random.chance(0.5) ? light : dark,
        opacity: random.between(0, 0.1),
      }),
    );
    const rolls = [0, 1, 2, 3, 4].map(
      (column) =>
        rect(column * width + width * 0.12, 0, width * 0.2, height * 4, { fill: light, opacity: 0.24 }) +
        rect(column * width + width * 0.74, 0, width * 0.26, height * 4, { fill: dark, opacity: strength * 0.55 }),
    );
    const wave = `q${number(width * 0.3)} ${number(height * 0.16)} ${number(width * 0.55)} 0t${number(width * 0.45)} 0`;
    const edges = [1, 2, 3, 4].map((row) => `M0 ${row * height - 2}${wave.repeat(5)}v2.6h${-width * 5}z`);
    const pans = [...tones, ...rolls, path(edges.join(''), { fill: dark, opacity: strength })];
    return { width: width * 5, height: height * 4, drawn: pans.join('') };
  },
  platfals: (scale, _, colour) => seams(Math.round(scale * 0.55), colour, 1.8),
  plattak: (scale, lie, colour) => {
    const width = Math.max(7, Math.round(scale * 0.18));
    const height = Math.max(14, Math.round(scale * 0.7 * lie));
    const drawn = [0, 1, 2]
      .map(
        (rib) =>
          rect(rib * width + width * 0.55, 0, width * 0.3, height, { fill: shaded(colour, 0.55), opacity: 0.4 }) +
          rect(rib * width + width * 0.3, 0, width * 0.2, height, { fill: lit(colour, 0.5), opacity: 0.4 }),
      )
      .join('');
    return {
      width: width * 3,
      height,
      drawn: drawn + rect(0, height - 1.6, width * 3, 1.6, { fill: shaded(colour, 0.6), opacity: 0.4 }),
    };
  },
  papp: (scale, _, colour) => {
    const random = randomFrom('felt');
    const tile = seams(Math.round(scale * 0.95), colour, 3.2);
    const grain = Array.from({ length: 60 }, () =>
      rect(random.between(0, tile.width - 2), random.between(0, 78), 2, 1, {
        fill: lit(colour, 0.5),
        opacity: random.between(0.1, 0.3),
      }),
    );
    return { ...tile, drawn: grain.join('') + tile.drawn };
  },
  // Stonecrop: green with red and yellow cushions.
  sedum: (_, lie, colour) => {
    const random = randomFrom('sedum');
    const tones = ['#8d9a55', '#a56a50', '#b9b067', '#6f8448', shaded(colour, 0.3), lit(colour, 0.2)] as const;
    const cushions = Array.from({ length: 110 }, () =>
      circle(random.between(3, 157), random.between(3, 77), random.between(1.5, 4), {
        fill: random.pick(tones),
        opacity: random.between(0.35, 0.8),
      }),
    );
    return { width: 160, height: Math.max(40, Math.round(80 * Math.min(1, lie + 0.3))), drawn: cushions.join('') };
  },
};

function seams(step: number, colour: string, width: number): Tile {
  const random = randomFrom('sheets');
  const drawn = [0, 1, 2, 3]
    .map(
      (sheet) =>
        rect(sheet * step, 0, step, 80, {
          fill: sheet % 2 === 0 ? lit(colour, 0.3) : shaded(colour, 0.5),
          opacity: random.between(0.02, 0.1),
        }) +
        rect((sheet + 1) * step - width * 2, 0, width, 80, { fill: lit(colour, 0.45), opacity: 0.75 }) +
        rect((sheet + 1) * step - width, 0, width, 80, { fill: shaded(colour, 0.65), opacity: 0.75 }),
    )
    .join('');
  return { width: step * 4, height: 80, drawn };
}

import { hash, type Random, randomFrom } from './ink/random.ts';
import { clip, document, element, ellipse, gradient, group, number, path, rect, segment, use } from './ink/svg.ts';
import { birchDefinition } from './nature/birch.ts';
import { fenceDefinition, fenceHeight } from './nature/fence.ts';
import { foliageDefinitions } from './nature/foliage.ts';
import { forestDefinition, forestLine } from './nature/forest-line.ts';
import { grassDefinitions, meadowFlowers, strewGrass } from './nature/grass.ts';
import { nature } from './nature/palette.ts';
import { shrubDefinitions } from './nature/shrub.ts';
import { drawSky, skyDefinitions } from './nature/sky.ts';
import { spruceDefinition } from './nature/spruce.ts';

const [width, height] = [1200, 800];

/** Draws a Swedish landscape of 1200 × 800 units that depends on the seed: a lake, a meadow, a forest or rolling hills. */
export function drawLandscape(seed: string): string {
  const prefix = `l${(hash(seed) % 46656).toString(36)}-`;
  const random = randomFrom(`landscape ${seed}`);
  const horizon = Math.round(random.between(370, 450));
  const flip = random.chance(0.5);
  const land = random.pick([lake, meadow, forest, hills]);
  const picture = [drawSky(prefix, seed, width, horizon), farHills(random, horizon), land()];
  return document(
    width,
    height,
    element('defs', {}, definitions()) +
      group(group(picture, flip ? { transform: `translate(${width} 0) scale(-1 1)` } : {}), {
        'clip-path': `url(#${prefix}sheet)`,
      }),
  );

  function definitions(): string {
    return [
      clip(`${prefix}sheet`, rect(0, 0, width, height)),
      skyDefinitions(prefix),
      gradient(`${prefix}lawn`, [
        [0, nature.lawnFar],
        [0.3, nature.lawn],
        [1, nature.lawnNear],
      ]),
      gradient(`${prefix}rye`, [
        [0, '#dfd3a4'],
        [0.5, '#cdbb7e'],
        [1, '#a59a5e'],
      ]),
      gradient(`${prefix}mist`, [
        [0, nature.mist, 0],
        [1, nature.mist, 0.75],
      ]),
      gradient(`${prefix}water`, [
        [0, '#c6cfc9'],
        [0.25, '#a9bfc6'],
        [1, '#6f929f'],
      ]),
      gradient(`${prefix}mirror`, [
        [0, nature.nearForest, 0.5],
        [1, nature.nearForest, 0],
      ]),
      fenceDefinition(prefix, horizon + 86),
      forestDefinition(prefix, 'forest', seed),
      foliageDefinitions(prefix),
      grassDefinitions(prefix),
      shrubDefinitions(prefix),
      birchDefinition(prefix, 'birch', seed),
      spruceDefinition(prefix, 'spruce', seed),
    ].join('');
  }

  function tree(id: 'birch' | 'spruce', x: number, base: number, tall: number): string {
    return (
      ellipse(x + tall * 0.13, base, tall * 0.24, tall * 0.018, { fill: nature.lawnShade, opacity: 0.3 }) +
      use(`${prefix}${id}`, x, base, tall / 400, {}, random.chance(0.5))
    );
  }

  /** Draws two rows of distant forest with mist between them. */
  function forestEdges(size = 1): string {
    return [
      forestLine(prefix, 'forest', width, horizon, 1.1 * size, nature.farForest, 240),
      rect(0, horizon - 110, width, 114, { fill: `url(#${prefix}mist)` }),
      forestLine(prefix, 'forest', width, horizon + 5, 0.85 * size, nature.nearForest, 60),
      rect(0, horizon - 60, width, 66, { fill: `url(#${prefix}mist)`, opacity: 0.6 }),
    ].join('');
  }

  function foreground(from: number): string {
    const free = () => true;
    const flowers = Array.from({ length: 30 }, () => {
      const y = random.between(height - 130, height + 8);
      return use(`${prefix}${random.pick(meadowFlowers)}`, random.between(0, width), y, 0.5 + (y - height + 130) / 170);
    });
    return [
      strewGrass(prefix, random, { from, to: height, width, scale: [0.35, 1.1], free }, 90, nature.lawnShade, 0.22),
      strewGrass(prefix, random, { from, to: height, width, scale: [0.3, 1], free }, 90, nature.lawnFar, 0.5),
      strewGrass(prefix, random, { from: height - 50, to: height + 20, width, scale: [1.2, 1.9], free }, 60, '#61774a', 0.75),
      ...flowers,
    ].join('');
  }

  function lake(): string {
    const shore = horizon + random.between(190, 240);
    const glints = Array.from({ length: 46 }, () => {
      const y = random.between(horizon + 16, shore);
      const long = (y - horizon) * random.between(0.12, 0.5) + 8;
      return `M${number(random.between(0, width))} ${number(y)}h${number(long)}`;
    }).join('');
    const stones = Array.from({ length: 9 }, () => {
      const [x, size] = [random.between(60, width * 0.62), random.between(10, 30)];
      return (
        ellipse(x, shore + random.between(-8, 6), size, size * 0.42, { fill: '#a39d92' }) +
        ellipse(x - size * 0.2, shore - size * 0.14, size * 0.6, size * 0.2, { fill: '#cfc9bd' })
      );
    });
    const jetty = random.between(260, 420);
    return [
      forestEdges(),
      rect(0, horizon + 3, width, height - horizon, { fill: `url(#${prefix}water)` }),
      group(forestLine(prefix, 'forest', width, 0, 0.85, `url(#${prefix}mirror)`, 60), {
        transform: `translate(0 ${horizon + 5}) scale(1 -.7)`,
      }),
      path(glints, { fill: 'none', stroke: '#f4efe2', 'stroke-width': 2, 'stroke-linecap': 'round', opacity: 0.5 }),
      // A jetty from the shore into the lake.
      path(`M${number(jetty)} ${number(shore + 40)}l60 -104h34l-14 104z`, { fill: '#a5957c' }),
      path(
        Array.from(
          { length: 9 },
          (_, index) => `M${number(jetty + 6 + index * 6.4)} ${number(shore + 30 - index * 11)}h${number(74 - index * 4.6)}`,
        ).join(''),
        { fill: 'none', stroke: '#75684f', 'stroke-width': 1.4, opacity: 0.6 },
      ),
      path(
        `M-10 ${number(shore + 30)}C200 ${number(shore - 26)} 420 ${number(shore + 18)} 660 ${number(shore + 40)}S1000 ${number(shore + 110)} 1220 ${number(shore + 70)}V810H-10z`,
        { fill: `url(#${prefix}lawn)` },
      ),
      ...stones,
      tree('spruce', 1090, shore + 84, 470),
      tree('birch', 960, shore + 92, 440),
      tree('birch', 60, shore + 22, 380),
      use(`${prefix}fern`, 180, shore + 26, 0.9),
      use(`${prefix}fern`, 1020, shore + 100, 1.1),
      foreground(shore + 90),
    ].join('');
  }

  function meadow(): string {
    const base = horizon + 86;
    return [
      forestEdges(),
      rect(0, horizon, width, height - horizon, { fill: `url(#${prefix}lawn)` }),
      path(
        `M-10 ${horizon + 40}C240 ${horizon + 10} 520 ${horizon + 62} 800 ${horizon + 34}S1120 ${horizon + 30} 1220 ${horizon + 44}V${horizon + 96}H-10z`,
        { fill: `url(#${prefix}rye)` },
      ),
      tree('birch', 880, horizon + 30, 230),
      tree('birch', 935, horizon + 34, 260),
      tree('spruce', 1010, horizon + 26, 220),
      rect(0, base - 4, width, 9, { fill: nature.lawnShade, opacity: 0.2 }),
      rect(0, base - fenceHeight, width, fenceHeight, { fill: `url(#${prefix}fence)` }),
      tree('birch', 150, horizon + 150, 500),
      use(`${prefix}hydrangea`, 250, horizon + 128, 0.9),
      use(`${prefix}box`, 60, horizon + 140, 1.1),
      foreground(horizon + 120),
    ].join('');
  }

  function forest(): string {
    const trunks = Array.from({ length: 13 }, (_, index) => {
      const x = (index + random.between(0.1, 0.9)) * (width / 13);
      const near = Math.abs(x - width * 0.45) / (width * 0.55);
      return tree(
        random.chance(0.7) ? 'spruce' : 'birch',
        x,
        horizon + 20 + near * 60,
        240 + near * 260 + random.between(-40, 40),
      );
    });
    const way = `M${number(width * 0.44)} ${horizon + 34}C${number(width * 0.42)} ${horizon + 110} ${number(width * 0.6)} ${horizon + 160} ${number(width * 0.5)} ${height + 10}H${number(width * 0.7)}C${number(width * 0.7)} ${horizon + 170} ${number(width * 0.47)} ${horizon + 120} ${number(width * 0.455)} ${horizon + 34}z`;
    return [
      forestEdges(1.5),
      rect(0, horizon, width, height - horizon, { fill: `url(#${prefix}lawn)` }),
      path(way, { fill: nature.gravel }),
      path(way, { fill: 'none', stroke: nature.lawnShade, 'stroke-width': 4, opacity: 0.2 }),
      ...trunks,
      use(`${prefix}fern`, 300, horizon + 120, 1.1),
      use(`${prefix}fern`, 930, horizon + 140, 1.3),
      use(`${prefix}box`, 1080, horizon + 150, 1.2),
      foreground(horizon + 150),
    ].join('');
  }

  function hills(): string {
    const ridge = (y: number, swing: number, fill: string) =>
      path(
        `M-10 ${number(y)}C180 ${number(y - swing)} 380 ${number(y + swing * 0.4)} 620 ${number(y - swing * 0.5)}S1010 ${number(y + swing * 0.5)} 1210 ${number(y - swing * 0.4)}V810H-10z`,
        { fill },
      );
    const furrows = Array.from({ length: 8 }, (_, index) =>
      segment(520 + index * 70, horizon + 96 - index * 3, 380 + index * 110, horizon + 230, '#8f8a55', 1.6, { opacity: 0.28 }),
    );
    return [
      forestEdges(0.9),
      ridge(horizon + 16, 46, '#b9bd8d'),
      forestLine(prefix, 'forest', 420, horizon + 34, 0.55, nature.nearForest, 20),
      ridge(horizon + 70, 60, `url(#${prefix}rye)`),
      ...furrows,
      tree('birch', 820, horizon + 78, 170),
      tree('birch', 860, horizon + 80, 200),
      ridge(horizon + 190, 66, `url(#${prefix}lawn)`),
      tree('spruce', 1080, horizon + 240, 420),
      tree('birch', 1000, horizon + 252, 390),
      tree('birch', 110, horizon + 190, 300),
      foreground(horizon + 250),
    ].join('');
  }
}

function farHills(random: Random, horizon: number): string {
  const rise = random.between(60, 120);
  return path(
    `M-10 ${horizon}C160 ${number(horizon - rise)} 340 ${number(horizon - rise * 1.2)} 560 ${number(horizon - rise * 0.6)}S960 ${number(horizon - rise * 1.4)} 1210 ${number(horizon - rise * 0.5)}V${horizon + 6}H-10z`,
    { fill: nature.farHill, opacity: 0.75 },
  );
}

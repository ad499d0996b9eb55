import { randomFrom } from '../ink/random.ts';
import type { Site } from '../nature/draw-scenery.ts';
import { shrubs } from '../nature/shrub.ts';
import type { HousePaints } from './house-paints.ts';
import type { Facade } from './layout-facade.ts';
import { garden, type HouseMeasures, sheet } from './measure-house.ts';
import { porchReach } from './porch.ts';
import { terraceSpan } from './terrace.ts';

/**
 * Returns the garden around a building. Its x positions are picture units from the left edge of the garden, which is further left
 * than the sheet. The garden does not depend on the chosen colours, so that only the chosen part changes in the picture.
 */
export function siteOf(measures: HouseMeasures, paints: HousePaints, facade: Facade): Site {
  const { drawing, view, scale, ground, left, right } = measures;
  const x = (metres: number) => measures.x(metres) + garden.beside;
  const seed = [drawing.type, drawing.width, drawing.depth, drawing.roofPitch, drawing.doorAt, view].join(' ');
  const random = randomFrom(`site ${seed}`);
  const turn = random.chance(0.5) ? 1 : -1;
  const taken = takenSpans();
  return {
    seed,
    width: sheet.width + 2 * garden.beside,
    height: garden.height,
    ground,
    horizon: ground - Math.min(150, Math.max(105, scale * 1.35)),
    left: left + garden.beside,
    right: right + garden.beside,
    treeHeight: Math.min(780, Math.max(580, scale * 7.4)),
    paths: paths(),
    shrubs: plants(),
  };

  function paths(): Site['paths'] {
    const way = (middle: number, width: number, end: number, endWidth: number) => ({
      x: x(middle),
      from: ground + 3,
      to: garden.height + 10,
      startWidth: width * scale,
      endX: x(middle) + end,
      endWidth,
    });
    const first = facade.garage[0];
    const last = facade.garage.at(-1);
    if (drawing.open) return [way(drawing.width * 0.62, drawing.width * 0.55, turn * 60, drawing.width * scale * 0.85)];
    const drive =
      first && last
        ? [
            way(
              (first.x + last.x + last.width) / 2,
              last.x + last.width - first.x,
              turn * 40,
              (last.x + last.width - first.x) * scale * 1.5,
            ),
          ]
        : [];
    const walk =
      facade.door && (!first || drawing.width > 9)
        ? [way(facade.door.x + facade.door.width / 2, 1.25, turn * random.between(90, 190), 280)]
        : [];
    return [...drive, ...walk];
  }

  /** Returns the stretches at the foot of the wall where no plants may be, in metres. */
  function takenSpans(): readonly (readonly [number, number])[] {
    const spans = facade.garage.map(({ x: from, width }) => [from - 0.5, from + width + 0.5] as const);
    const door = facade.door ? facade.door.x + facade.door.width / 2 : null;
    const patio = facade.patio ? facade.patio.x + facade.patio.width / 2 : null;
    const reach = porchReach(measures, paints) + 0.45;
    const deck = view === 'back' && patio !== null ? terraceSpan(measures, paints, patio) : null;
    return [
      ...spans,
      ...(door === null ? [] : [[door - reach, door + reach] as const]),
      ...(deck ? [[deck[0] - 0.7, deck[1] + 0.7] as const] : patio === null ? [] : [[patio - 1.2, patio + 1.2] as const]),
    ];
  }

  function plants(): Site['shrubs'] {
    const planted: { kind: (typeof shrubs)[number]; x: number; size: number }[] = [];
    if (drawing.open) return planted;
    for (let at = 0.35; at < drawing.width - 0.2; at += random.between(0.62, 1)) {
      const kind = random.pick(shrubs);
      const size = scale * 0.0088 * random.between(0.75, 1.15);
      const gap = random.chance(0.24);
      if (!gap && taken.every(([from, to]) => at < from || at > to)) planted.push({ kind, x: x(at), size });
    }
    return planted;
  }
}

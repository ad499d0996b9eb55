import { downpipesOf, PIPE } from '@gavel/core/plan';
import { entranceRoofOf, joinsRoof } from './entrance-roof.ts';
import { type Form, REACH, type Slope } from './form.ts';
import { at } from './geometry/frame.ts';
import { profileAlong, tube } from './geometry/solids.ts';
import type { Flat } from './geometry/vector.ts';
import type { Part } from './house-model.ts';
import { part } from './part.ts';
import { eavesOf, outwards } from './roof.ts';

/** The radius of a gutter, m. */
const RADIUS = 0.065;

/** Builds half-round gutters along the eaves, and downpipes from them to the ground. */
export function buildGutter(form: Form, slope: Slope): readonly Part[] {
  const facade = form.facades[slope.side];
  const chosen = facade.parts.get('gutter');
  if (!chosen) return [];
  const wall = form.walls[slope.side];
  const low = slope.outline[0]?.[1] ?? 0;
  const out = REACH + 0.03 + RADIUS;
  const y = at(slope.frame, 0, low)[1] - 0.05;
  const arc = (radius: number, from: number, to: number) =>
    Array.from({ length: 9 }, (_, index): Flat => {
      const turn = from + ((to - from) * index) / 8;
      return [radius * Math.cos(turn), radius * Math.sin(turn)];
    });
  const profile = [...arc(RADIUS, Math.PI, 2 * Math.PI), ...arc(RADIUS - 0.008, 2 * Math.PI, Math.PI)];
  const stretches = guttersOf(form, slope);
  const channels = stretches.map(([from, to]) =>
    profileAlong(at(wall, from - 0.03, y, out), at(wall, to + 0.03, y, out), [0, 1, 0], outwards(wall, slope.frame, profile)),
  );
  // Under a hip roof, the short sides have no pipes, because the pipes of the long sides also drain the gutters there.
  const pipes = (facade.shape === 'hip' && facade.side === 'end' ? [] : downpipesOf(facade)).map((mm) => {
    const a = (mm + PIPE / 2) / 1000;
    return tube(
      [
        at(wall, a, y - RADIUS + 0.01, out),
        at(wall, a, y - 0.16, out),
        at(wall, a, y - 0.5, 0.085),
        at(wall, a, 0.12, 0.085),
        at(wall, a, 0.05, 0.2),
      ],
      0.038,
    );
  });
  return [part('gutter', 'gutter', chosen.answer, channels), part('downpipe', 'gutter', chosen.answer, pipes)];
}

/**
 * Returns the stretches of a slope's eaves that have a gutter, m along the eaves. A roof over the entrance interrupts the gutter if that
 * roof reaches up to the gutter.
 */
function guttersOf(form: Form, slope: Slope): readonly Flat[] {
  const roof = slope.side === 'front' ? entranceRoofOf(form) : null;
  const half = roof ? joinsRoof(form, roof, 0.05 + RADIUS) : 0;
  if (!roof || half === 0) return eavesOf(form, slope);
  return eavesOf(form, slope).flatMap(([from, to]): readonly Flat[] =>
    roof.at < from || roof.at > to
      ? [[from, to]]
      : [
          [from, roof.at - half],
          [roof.at + half, to],
        ],
  );
}

import { lampsOn, sides } from '@gavel/core/plan';
import type { Form } from './form.ts';
import { at, frameOf } from './geometry/frame.ts';
import { sheet } from './geometry/sheet.ts';
import { box, tube } from './geometry/solids.ts';
import type { Part } from './house-model.ts';
import { part } from './part.ts';

/** The length of a roof from a side building to the house, and the width and height of the house that is built beside it; m. */
const TO_HOUSE = 4;
const HOUSE = { wide: 2.6, high: 5.2 } as const;

/**
 * Builds the structure to the right of a side building, seen from the front: the house to which the side building is joined, or a
 * roof that leads to the house.
 */
export function buildBeside({ facades, length, depth }: Form): readonly Part[] {
  const standing = facades.front.parts.get('standing');
  const frame = frameOf([length, 0, 0], [1, 0, 0], [0, 1, 0]);
  if (standing?.value === 'joined')
    return [part('beside', 'ghost', standing.answer, [box(frame, [0.001, HOUSE.wide], [0, HOUSE.high], [-0.35, depth + 0.35])])];
  if (standing?.value !== 'covered') return [];
  const [near, far] = [depth / 2 - 0.9, depth / 2 + 0.9];
  const roof = sheet(
    [
      [length - 0.05, 2.42, far],
      [length + TO_HOUSE, 2.42, far],
      [length + TO_HOUSE, 2.5, near],
      [length - 0.05, 2.5, near],
    ],
    0.14,
  );
  const posts = [0.33, 0.66].flatMap((share) =>
    [near, far - 0.12].map((z) => box(frame, [TO_HOUSE * share, TO_HOUSE * share + 0.12], [0, 2.3], [z, z + 0.12])),
  );
  return [
    part('covering', 'roofing', standing.answer, [roof.upper]),
    part('roof', 'soffit', standing.answer, [roof.rest]),
    part('post', 'boards', standing.answer, posts),
  ];
}

/** Builds the lamps on the walls, the lamp poles in front of the house, and the outdoor power socket. */
export function buildLamps(form: Form): readonly Part[] {
  return sides.flatMap((side) => {
    const facade = form.facades[side];
    const isDrawn = facade.side !== 'end' || facade.door !== null;
    if (!isDrawn) return [];
    const { spots, poles, socket } = lampsOn(facade, form.building, form.plan);
    const frame = form.walls[side];
    const source = facade.parts.get('lights')?.answer ?? 'lights';
    const lamps = spots.map(([x, y]) =>
      box(frame, [x / 1000 - 0.05, x / 1000 + 0.05], [-y / 1000 - 0.01, -y / 1000 + 0.12], [0, 0.11]),
    );
    const bulbs = spots.map(([x, y]) =>
      box(frame, [x / 1000 - 0.035, x / 1000 + 0.035], [-y / 1000 - 0.02, -y / 1000 - 0.01], [0.02, 0.095]),
    );
    const stakes =
      side === 'front' ? poles.map((x) => tube([at(frame, x / 1000, 0, 0.6), at(frame, x / 1000, 0.7, 0.6)], 0.035)) : [];
    const heads =
      side === 'front' ? poles.map((x) => tube([at(frame, x / 1000, 0.7, 0.6), at(frame, x / 1000, 0.85, 0.6)], 0.07, 12)) : [];
    const box0 =
      socket === null
        ? []
        : [
            part('lamp', 'door', source, [
              box(frame, [socket / 1000 - 0.13, socket / 1000 + 0.13], [form.floor + 0.98, form.floor + 1.3], [0, 0.12]),
            ]),
          ];
    return [
      ...(lamps.length + stakes.length > 0 ? [part('lamp', 'metal', source, [...lamps, ...stakes])] : []),
      ...(bulbs.length + heads.length > 0 ? [part('lamp', 'light', source, [...bulbs, ...heads])] : []),
      ...box0,
    ];
  });
}

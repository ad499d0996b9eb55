import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { layOutStorey, placeRoofWindows, planAreas, type Rect, terraceOf } from '@gavel/core/plan';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { selectionsOf, usualOf } from '../../packages/range/src/check/check-plans.ts';
import { root } from '../run-node.ts';
import { choosing, planned } from './demo-houses.ts';

// For each house of the demo range, compares its description in ranges/, its rendering in studio/ and its floor plans.

test.each(planned)(
  '$key: the living area and the building area on the plan equal those in the house’s file, within half a square metre',
  ({ plan, house }) => {
    const { living, built } = planAreas(plan, usualOf(plan));
    expect(Math.abs(living - house.floorArea)).toBeLessThanOrEqual(0.5);
    expect(Math.abs(built - house.buildArea)).toBeLessThanOrEqual(0.5);
  },
);

test.each(planned)(
  '$key: for each answer that moves walls, the areas of rooms and inner walls add up to the area of the storey, within half a square metre (only storeys without a sloped ceiling)',
  ({ plan }) => {
    const [usual = [], ...others] = selectionsOf(plan);
    const alone = others.filter((answers) => answers.filter((answer) => !usual.includes(answer)).length <= 1);
    const sum = (boxes: readonly Rect[]) => boxes.reduce((all, { width, height }) => all + width * height, 0) / 1e6;
    for (const answers of [usual, ...alone])
      for (const at of plan.storeys.keys()) {
        const { rooms, walls, ways, area, slope } = layOutStorey(plan, at, answers);
        // Skip storeys with a sloped ceiling, because a part of their walls is outside the living area.
        if (slope) continue;
        const inside = ways.filter(({ rooms: [from, to], kind }) => from !== '' && to !== '' && kind !== 'entrance');
        const filled = rooms.reduce((all, room) => all + room.area, 0) + sum(walls.inner) + sum(inside.map(({ gap }) => gap));
        expect(Math.abs(filled - area), `storey ${at + 1}, with ${answers}`).toBeLessThanOrEqual(0.5);
      }
  },
);

const openings = z.array(z.tuple([z.number(), z.number(), z.number(), z.number()]));
const rendered = z.looseObject({
  length: z.number(),
  depth: z.number(),
  front: openings,
  back: openings,
  left: openings,
  right: openings,
  dormers: z
    .array(z.looseObject({ side: z.enum(['front', 'back']), at: z.number(), width: z.number(), windows: openings }))
    .default([]),
  door: z.looseObject({ at: z.number(), side: z.enum(['front', 'left', 'right']).default('front') }).optional(),
  gates: z.array(z.tuple([z.number(), z.number(), z.number()])).default([]),
});

test.each(planned)('$key: doors and windows on the plan are in the same places as in the renderings', async ({ key, plan }) => {
  const house = rendered.parse(parse(await readFile(join(root, 'studio/houses', `${key}.yaml`), 'utf8')));
  const millimetres = (metres: number) => Math.round(metres * 1000);
  const windowsOf = (side: 'front' | 'back' | 'left' | 'right') => [
    ...house[side].map((opening) => opening.map(millimetres)),
    ...house.dormers
      .filter((dormer) => dormer.side === side)
      .flatMap(({ at, width, windows }) =>
        windows.map(([x, sill, w, h]) => [house.length / 2 + at - width / 2 + x, sill, w, h].map(millimetres)),
      ),
  ];
  for (const side of ['front', 'back', 'left', 'right'] as const) expect(plan.facades[side]).toEqual(windowsOf(side));
  expect(plan.door).toEqual(house.door ? { side: house.door.side, at: millimetres(house.door.at) } : null);
  expect(plan.gates).toEqual(house.gates.map(([at, width]) => [at, width].map(millimetres)));
  expect([plan.length, plan.depth]).toEqual([house.length, house.depth].map(millimetres));
});

test.each(planned.filter(({ plan }) => plan.questions.takfonster))(
  '$key: whatever else is chosen, the roof has the chosen number of windows, and these are in the same places as in the renderings',
  async ({ key, plan }) => {
    for (const answers of selectionsOf(plan)) {
      const others = answers.filter((one) => !plan.questions.takfonster?.includes(one));
      for (const [answer, back, front] of [['takfonster-tva', 2, 0] as const, ['takfonster-fyra', 2, 2] as const]) {
        const sides = placeRoofWindows(plan, [...others, answer]).map(({ side }) => side);
        expect(sides.filter((side) => side === 'back').length, `${answer} with ${others}`).toBe(back);
        expect(sides.filter((side) => side === 'front').length, `${answer} with ${others}`).toBe(front);
      }
    }
    const rendered = parse(await readFile(join(root, `studio/houses/${key}.yaml`), 'utf8')).skylight;
    const usual = placeRoofWindows(plan, choosing(plan, ['takfonster-fyra']));
    const inSlope = (side: string) => usual.filter((one) => one.side === side);
    const described = (side: string) => ({
      at: inSlope(side).map(({ box }) => (box.x + box.width / 2) / 1000),
      top: inSlope(side)[0]?.top,
    });
    expect(rendered).toEqual({ back: described('back'), front: described('front') });
  },
);

test.each(planned.filter(({ plan }) => plan.questions.altandorr))(
  '$key: a wide garden door on the plan is in the same place as in the rendering',
  async ({ key, plan }) => {
    const rendered = parse(await readFile(join(root, `studio/houses/${key}.yaml`), 'utf8')).gardendoor;
    const isSold = plan.questions.altandorr?.includes('altandorr-skjut-bred');
    const { ways } = layOutStorey(plan, 0, choosing(plan, ['altandorr-skjut-bred']));
    const door = ways.find(({ form }) => form === 'wide');
    // The position in the rendering counts from the left end of the back, for a person in the garden who faces the house.
    expect(rendered).toEqual(isSold && door ? { wide: (plan.length - door.gap.x - door.gap.width) / 1000 } : {});
  },
);

test.each(planned.filter(({ plan }) => plan.terrace))(
  '$key: the terraces on the plan are in the same places as in the renderings',
  async ({ key, plan }) => {
    const { at, liten, stor, vinkel } = parse(await readFile(join(root, `studio/houses/${key}.yaml`), 'utf8')).terrace;
    const metres = (lengths: readonly number[]) => lengths.map((length) => length / 1000);
    expect(plan.terrace).toBeDefined();
    if (!plan.terrace) return;
    // The position in the rendering counts from the middle of the house, to the right for a person who faces the front.
    expect(at).toBeCloseTo((plan.terrace.at - plan.length / 2) / 1000);
    expect([liten, stor]).toEqual([metres(plan.terrace.small), metres(plan.terrace.large)]);
    // This terrace reaches from the door around the corner to the side of the house.
    const [behind] = terraceOf(plan, layOutStorey(plan, 0, choosing(plan, [])), { terrace: 'corner' }) ?? [];
    expect(behind && metres([behind.width, Math.round(behind.height)])).toEqual(vinkel);
  },
);

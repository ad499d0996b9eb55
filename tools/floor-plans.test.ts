import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  featuresOf,
  furnishStorey,
  type HousePlan,
  layOutStorey,
  overlap,
  placeRoofWindows,
  planAreas,
  terraceOf,
} from '@gavel/core/plan';
import { drawCut, drawFacade, drawFloorPlan, placeLabels } from '@gavel/drawings';
import { createTexts, planTexts } from '@gavel/texts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { buildPlan, drawnAs } from '../packages/range/src/build/build-plan.ts';
import { offerOf } from '../packages/range/src/build/offer.ts';
import { selectionsOf, usualOf } from '../packages/range/src/check/check-plans.ts';
import { readRange } from '../packages/range/src/read/read-range.ts';
import { houseTypes } from '../packages/range/src/source/format.ts';
import { indexRange } from '../packages/range/src/source/range-index.ts';
import { root } from './run-node.ts';

// For each house of the demo range, compares its description in ranges/, its rendering in studio/ and its drawings with each other.

const { source } = await readRange(join(root, 'ranges/bjorkvik'));
if (!source) throw new Error('the range could not be read');
const index = indexRange(source);
const planned = source.houses.flatMap((house) => {
  const plan = buildPlan(offerOf(index, house), source);
  return plan ? [{ key: house.key, house, plan }] : [];
});

/** Returns answers to a plan's questions, chosen by random numbers. */
function selection(questions: Readonly<Record<string, readonly string[]>>, throws: readonly number[]): string[] {
  return Object.values(questions)
    .map((keys, at) => keys[(throws[at % throws.length] ?? 0) % keys.length] ?? '')
    .filter(Boolean);
}

const meets = (a: Box, b: Box) => overlap(a, b) > 2000;
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const words = createTexts().of(planTexts);

/** Pieces of furniture that may be in, on or under another piece. */
const together = new Set(['counter', 'sink', 'hob', 'stove', 'dishwasher', 'island']);

test.each(planned)('$key: the furniture of a room does not overlap, and leaves a place for the room’s name', ({ plan }) => {
  fc.assert(
    fc.property(fc.array(fc.nat(30), { minLength: 30, maxLength: 30 }), (throws) => {
      const answers = selection(plan.questions, throws);
      for (const at of plan.storeys.keys()) {
        const storey = layOutStorey(plan, at, answers);
        const furnished = furnishStorey(storey, featuresOf(plan, answers));
        const labels = placeLabels(storey, furnished, 0);
        const { pieces } = furnished;
        for (const [index, piece] of pieces.entries())
          for (const other of pieces.slice(index + 1))
            if (!(together.has(piece.kind) && together.has(other.kind)))
              expect(meets(piece.box, other.box), `${piece.kind} and ${other.kind} in ${piece.room}, with ${answers}`).toBe(
                false,
              );
        for (const [index, { room, box }] of labels.entries()) {
          expect(
            [...labels.slice(index + 1).map((other) => other.box), ...pieces.map((piece) => piece.box)].filter((other) =>
              meets(box, other),
            ),
            `${room}, with ${answers}`,
          ).toEqual([]);
        }
        expect(labels.map(({ room }) => room).toSorted(), `with ${answers}`).toEqual(
          storey.rooms.map(({ letter }) => letter).toSorted(),
        );
        for (const { swing, kind } of storey.ways) {
          if (!swing || kind === 'entrance') continue;
          const [xs, ys] = [
            [swing.hinge[0], swing.open[0], swing.closed[0]],
            [swing.hinge[1], swing.open[1], swing.closed[1]],
          ];
          const swept = {
            x: Math.min(...xs),
            y: Math.min(...ys),
            width: Math.max(...xs) - Math.min(...xs),
            height: Math.max(...ys) - Math.min(...ys),
          };
          expect(pieces.filter(({ box }) => meets(box, swept)).map((piece) => piece.kind)).toEqual([]);
        }
      }
    }),
    { numRuns: process.env.GAVEL_PROPERTY_DEPTH === 'full' ? 60 : 2 },
  );
});

test.each(planned)('$key: the areas equal those in the house’s description, within half a square metre', ({ plan, house }) => {
  const { living, built } = planAreas(plan, usualOf(plan));
  expect(Math.abs(living - house.floorArea)).toBeLessThanOrEqual(0.5);
  expect(Math.abs(built - house.buildArea)).toBeLessThanOrEqual(0.5);
});

test.each(planned)(
  '$key: rooms and walls fill every storey within half a square metre, with every answer that moves walls',
  ({ plan }) => {
    const [usual = [], ...others] = selectionsOf(plan);
    const alone = others.filter((answers) => answers.filter((answer) => !usual.includes(answer)).length <= 1);
    const sum = (boxes: readonly Box[]) => boxes.reduce((all, { width, height }) => all + width * height, 0) / 1e6;
    for (const answers of [usual, ...alone])
      for (const at of plan.storeys.keys()) {
        const { rooms, walls, ways, area, slope } = layOutStorey(plan, at, answers);
        // Skip storeys under a slope, where walls take less of the living area than of the floor.
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

test.each(planned)('$key: doors and windows are in the same places as in the renderings', async ({ key, plan }) => {
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

test.each(planned)('$key: a plan is well-formed SVG, small, and the same each time it is drawn', ({ plan }) => {
  const answers = usualOf(plan);
  for (const storey of plan.storeys.keys()) {
    const wish = { storey, answers, before: null, shown: null, north: null } as const;
    const { svg } = drawFloorPlan(plan, wish, words);
    expect(drawFloorPlan(plan, wish, words).svg).toBe(svg);
    expect(gzipSync(svg).length).toBeLessThan(25_000);
    expect(svg.match(/NaN|undefined|Infinity/)).toBeNull();
  }
});

/** Returns the plan without titles, so that two of its drawings differ only in their lines. */
function wordless(plan: HousePlan): HousePlan {
  return { ...plan, looks: Object.fromEntries(Object.entries(plan.looks).map(([key, look]) => [key, { ...look, title: '' }])) };
}

function floorPlan(plan: HousePlan, storey: number, answers: readonly string[]): string {
  return drawFloorPlan(plan, { storey, answers, before: null, shown: null, north: null }, words).svg;
}

test.each(planned)('$key: each answer that the plan shows has a drawing of its own', ({ plan, house }) => {
  const usual = usualOf(plan);
  const { open = false, dormer = 'ingen', garageDoors = 0, ...measures } = house.drawing;
  const building = { ...measures, open, dormer, garageDoors, type: houseTypes[house.type] };
  for (const [question, keys] of Object.entries(plan.questions)) {
    // The material of a terrace is only visible where there is a terrace.
    const others = [...usual, 'altan-stor'].filter((key) => !keys.includes(key));
    const drawn = new Map<string, string>();
    for (const answer of keys.filter((key) => plan.features[key]?.shows)) {
      const wish = { answers: [...others, answer], asked: [], shown: null } as const;
      const bare = wordless(plan);
      const sides = (['front', 'back', 'end'] as const).map((side) => drawFacade(bare, building, side, wish));
      const { hob, sauna } = plan.features[answer]?.shows ?? {};
      const storeys = hob || sauna ? plan.storeys.map((_, storey) => floorPlan(bare, storey, wish.answers)) : [];
      const svg = [drawCut(bare, house.drawing, wish), ...sides, ...storeys].join('');
      expect(svg.match(/NaN|undefined|Infinity/), answer).toBeNull();
      expect(drawn.get(svg), `${answer} of ${question} is drawn as another`).toBeUndefined();
      drawn.set(svg, answer);
    }
  }
});

test.each(planned)(
  '$key: chimney and solar panels are in the elevation of every side from which they are visible',
  ({ plan, house }) => {
    const usual = usualOf(plan);
    const { open = false, dormer = 'ingen', garageDoors = 0, ...measures } = house.drawing;
    const building = { ...measures, open, dormer, garageDoors, type: houseTypes[house.type] };
    const sidesThatShow = (question: string, answer: string) =>
      (['front', 'back', 'end'] as const).filter((side) => {
        const [without, chosen] = [plan.questions[question]?.[0] ?? '', answer].map((key) => {
          const answers = [...usual.filter((one) => !plan.questions[question]?.includes(one)), key];
          return drawFacade(wordless(plan), building, side, { answers, asked: [], shown: null });
        });
        return without !== chosen;
      });
    if (plan.questions.skorsten?.includes('skorsten-tegel'))
      expect(sidesThatShow('skorsten', 'skorsten-tegel')).toEqual(['front', 'back', 'end']);
    // Houses with a single-slope roof have no solar panels in their drawings.
    const cells = plan.questions.solceller?.find((key) => key === 'solceller-sido' || key === 'solceller-6');
    if (cells && house.drawing.roof !== 'pulpet') expect(sidesThatShow('solceller', cells)).toHaveLength(1);
  },
);

test.each(planned.filter(({ plan }) => plan.terrace))(
  '$key: its gable elevation shows the parts that stick out at the front and at the back',
  ({ plan, house }) => {
    for (const question of ['entre', 'altantak', 'balkong']) {
      const drawn = (plan.questions[question] ?? [])
        // A porch with a sawn border is seen from the front only.
        .filter((answer) => answer !== 'entre-snickarkvist' && answer !== '')
        .map((answer) => {
          const answers = choosing(plan, ['altan-stor', 'entre-farstukvist', answer]);
          return drawFacade(wordless(plan), buildingOf(house), 'end', { answers, asked: [], shown: null });
        });
      expect(new Set(drawn).size, question).toBe(drawn.length);
    }
  },
);

/** Returns the house in the form that the elevations need. */
function buildingOf({ drawing, type }: (typeof planned)[number]['house']) {
  const { open = false, dormer = 'ingen', garageDoors = 0, ...measures } = drawing;
  return { ...measures, open, dormer, garageDoors, type: houseTypes[type] };
}

/** Returns the usual answers, with the given ones added. */
function choosing(plan: HousePlan, answers: readonly string[]): string[] {
  const usual = usualOf(plan);
  const isAsked = (one: string) =>
    Object.values(plan.questions).some((keys) => keys.includes(one) && answers.some((answer) => keys.includes(answer)));
  return [...usual.filter((one) => !isAsked(one)), ...answers];
}

test.each(planned)('$key: the roof has the chosen number of solar panels, and none behind a gable', ({ plan, house }) => {
  const offered = Object.entries({ 'solceller-sido': 8, 'solceller-6': 16, 'solceller-10': 26 }).filter(([answer]) =>
    plan.questions.solceller?.includes(answer),
  );
  const building = buildingOf(house);
  if (building.roof === 'pulpet') return;
  for (const others of [[], ['takfonster-fyra'], ['skorsten-stal']])
    for (const [answer, count] of offered) {
      const drawn = (['front', 'back', 'end'] as const).flatMap((side) => {
        const answers = choosing(plan, [answer, ...others.filter((key) => plan.features[key] && plan.looks[key])]);
        const svg = drawFacade(plan, building, side, { answers, asked: [], shown: null });
        const cells = [
          ...svg.matchAll(
            new RegExp(`<rect x="([^"]+)" y="[^"]+" width="([^"]+)" height="[^"]+" fill="${plan.looks[answer]?.colour}"`, 'g'),
          ),
        ];
        const taken =
          side === 'end'
            ? []
            : (plan.slope?.dormers ?? [])
                .filter((one) => one.side === side)
                .map(({ at, width }) => [side === 'back' ? plan.length - at : at, width / 2]);
        if (side === 'front' && building.dormer === 'frontespis') taken.push([building.doorAt * plan.length, 1900]);
        for (const [, x, wide] of cells)
          for (const [at = 0, half = 0] of taken)
            expect(Math.abs(Number(x) + Number(wide) / 2 - at), `${side} with ${answers}`).toBeGreaterThanOrEqual(
              half + Number(wide) / 2,
            );
        return cells;
      });
      expect(drawn.length, `${answer} with ${others}`).toBe(count);
    }
});

test.each(planned.filter(({ plan }) => plan.questions.takfonster))(
  '$key: the roof has the chosen number of windows, whatever the other answers are, in the same places as in the renderings',
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

test('lights indoors do not remove the lamp at the door', () => {
  for (const { plan, house } of planned.filter((one) => one.plan.questions.belysning)) {
    const same = ['belysning-standard', 'belysning-kok', 'belysning-hela'];
    expect(new Set(same.map((answer) => drawnAs(plan, answer))).size, house.key).toBe(1);
    expect(drawnAs(plan, 'belysning-takfot')).not.toBe(drawnAs(plan, 'belysning-standard'));
    const drawn = same.map((answer) =>
      drawFacade(wordless(plan), buildingOf(house), 'front', {
        answers: choosing(plan, [answer]),
        asked: [],
        shown: null,
      }).replace(/<metadata>.*?<\/metadata>/s, ''),
    );
    expect(new Set(drawn).size, house.key).toBe(1);
    expect(drawn[0]).toContain('#ffe9a8');
  }
});

test('a garden door has the same width in every house that offers it', () => {
  const widths = { 'altandorr-skjut': 2400, 'altandorr-skjut-bred': 3600, 'altandorr-vik': 3600 };
  const told = planned.flatMap(({ key, plan }) =>
    Object.entries(widths)
      .filter(([answer]) => plan.questions.altandorr?.includes(answer))
      .map(([answer, width]) => {
        const storey = layOutStorey(plan, 0, choosing(plan, [answer]));
        const [door = null] = storey.ways.filter(({ kind }) => kind === 'terrace').toSorted((a, b) => b.gap.width - a.gap.width);
        return { key, answer, width, own: door?.gap.width ?? 0 };
      }),
  );
  expect(told.length).toBeGreaterThan(20);
  expect(told.filter(({ width, own }) => own < width)).toEqual([]);
  // A wider opening has glass beside the door, and the door keeps its width.
  const wide = planned.find(({ key }) => key === 'hojdryggen-168');
  if (!wide) throw new Error('there is no such house');
  const panes = drawFacade(wide.plan, buildingOf(wide.house), 'back', {
    answers: choosing(wide.plan, ['altandorr-skjut']),
    asked: [],
    shown: null,
  }).matchAll(/width="(\d+)" height="\d+" fill="#b9cbd2"[^>]*stroke-width="100"/g);
  expect([...panes].map(([, width]) => Number(width))).toEqual([1200, 1200, 600]);
});

test.each(planned.filter(({ plan }) => plan.questions.altandorr))(
  '$key: a wide garden door is in the same place as in the rendering',
  async ({ key, plan }) => {
    const rendered = parse(await readFile(join(root, `studio/houses/${key}.yaml`), 'utf8')).gardendoor;
    const isSold = plan.questions.altandorr?.includes('altandorr-skjut-bred');
    const { ways } = layOutStorey(plan, 0, choosing(plan, ['altandorr-skjut-bred']));
    const door = ways.find(({ form }) => form === 'wide');
    // The position counts from the left, seen from the garden.
    expect(rendered).toEqual(isSold && door ? { wide: (plan.length - door.gap.x - door.gap.width) / 1000 } : {});
  },
);

test.each(planned.filter(({ plan }) => plan.terrace))(
  '$key: its terraces are in the same places as in the renderings',
  async ({ key, plan }) => {
    const { at, liten, stor, vinkel } = parse(await readFile(join(root, `studio/houses/${key}.yaml`), 'utf8')).terrace;
    const metres = (lengths: readonly number[]) => lengths.map((length) => length / 1000);
    expect(plan.terrace).toBeDefined();
    if (!plan.terrace) return;
    // The position counts from the middle of the house, to the right as seen from its front.
    expect(at).toBeCloseTo((plan.terrace.at - plan.length / 2) / 1000);
    expect([liten, stor]).toEqual([metres(plan.terrace.small), metres(plan.terrace.large)]);
    // This terrace reaches from the door around the corner to the side of the house.
    const [behind] = terraceOf(plan, layOutStorey(plan, 0, choosing(plan, [])), { terrace: 'corner' }) ?? [];
    expect(behind && metres([behind.width, Math.round(behind.height)])).toEqual(vinkel);
  },
);

test('in its usual drawing, every kitchen has a place for fridge and freezer', () => {
  const marks = {
    'kyl-kombi': ['K/F'],
    'kyl-frys-bredvid': ['K', 'F'],
    'kyl-vinkyl': ['K', 'F', 'V'],
    'kyl-sval': ['S/F'],
    'kyl-amerikansk': ['K/F'],
  };
  const lacking = planned.flatMap(({ key, plan }) =>
    Object.entries(marks)
      .filter(([answer]) => plan.questions['kyl-och-frys']?.includes(answer))
      .flatMap(([answer, wanted]) => {
        const answers = choosing(plan, [answer]);
        const drawn = furnishStorey(layOutStorey(plan, 0, answers), featuresOf(plan, answers)).pieces.map(({ mark }) => mark);
        return wanted.filter((mark) => !drawn.includes(mark)).map((mark) => `${key}, ${answer}: ${mark}`);
      }),
  );
  expect(lacking).toEqual([]);
});

test('a kitchen with a fireplace still has sink, hob and fridge, and a corner kitchen without one has two worktops', () => {
  const kitchens = planned.flatMap(({ key, plan }) =>
    (plan.questions.kokslosning ?? []).flatMap((solution) =>
      (plan.questions['kyl-och-frys'] ?? []).flatMap((fridge) =>
        [[], ['kaminplats-kok', 'eldstad-braskamin']].map((hearth) => {
          const answers = choosing(plan, [solution, fridge, 'koksplan-vinkel', ...hearth]);
          const { pieces } = furnishStorey(layOutStorey(plan, 0, answers), featuresOf(plan, answers));
          return { of: [key, solution, fridge, ...hearth].join(', '), hasHearth: hearth.length > 0, pieces };
        }),
      ),
    ),
  );
  expect(kitchens.length).toBeGreaterThan(0);
  for (const { of, hasHearth, pieces } of kitchens) {
    const kinds = pieces.map(({ kind, mark }) => (kind === 'tall' && /K|S/.test(mark ?? '') ? 'fridge' : kind));
    expect(kinds, of).toEqual(expect.arrayContaining(['sink', 'hob', 'fridge']));
    // A fireplace may take the corner where the worktops meet.
    const benches = pieces.filter(({ kind }) => kind === 'counter').map(({ facing }) => facing);
    if (!hasHearth) expect(new Set(benches).size, of).toBe(2);
  }
});

test('every kitchen that offers a peninsula or an island has room for it, and it does not block the fridge', () => {
  const solutions: Readonly<Record<string, readonly string[]>> = {
    'koksplan-halvo': ['kok-oppet', 'kok-halvoppet', 'kok-matrum'],
    'koksplan-o': ['kok-oppet', 'kok-matrum'],
  };
  const kitchens = planned.flatMap(({ key, plan }) =>
    (plan.questions.koksplanering ?? []).flatMap((layout) =>
      (plan.questions.kokslosning ?? [])
        .filter((solution) => solutions[layout]?.includes(solution))
        .flatMap((solution) =>
          ['kyl-kombi', 'kyl-vinkyl', 'kyl-amerikansk'].flatMap((fridge) =>
            ['ugn-hog', 'ugn-spis'].map((oven) => {
              const answers = choosing(plan, [layout, solution, fridge, oven, 'kaminplats-vardagsrum', 'eldstad-taljsten']);
              const { pieces } = furnishStorey(layOutStorey(plan, 0, answers), featuresOf(plan, answers));
              return { of: [key, layout, solution, fridge, oven].join(', '), pieces };
            }),
          ),
        ),
    ),
  );
  expect(kitchens.length).toBeGreaterThan(300);
  for (const { of, pieces } of kitchens) {
    const islands = pieces.filter(({ kind }) => kind === 'island');
    expect(islands.length, of).toBe(1);
    const shut = pieces.filter(({ kind, box: { x, y, width, height }, facing }) => {
      const before = { n: [0, -600], s: [0, 600], w: [-600, 0], e: [600, 0] }[facing] as [number, number];
      return kind === 'tall' && islands.some(({ box }) => meets({ x: x + before[0], y: y + before[1], width, height }, box));
    });
    expect(shut, of).toEqual([]);
  }
});

test('a bathroom that offers both a tub and a shower has room for both', () => {
  const lacking = planned.flatMap(({ key, plan }) =>
    ['badkar-inbyggt-val', 'badkar-fristaende-val']
      .filter((answer) => plan.questions['dusch-och-badkar']?.includes(answer))
      .filter((answer) => {
        const answers = choosing(plan, [answer]);
        const { pieces } = furnishStorey(layOutStorey(plan, 0, answers), featuresOf(plan, answers));
        const showers = pieces.filter(({ kind }) => kind === 'shower').map(({ room }) => room);
        return !pieces.some(({ kind, room }) => (kind === 'tub' || kind === 'freeTub') && showers.includes(room));
      })
      .map((answer) => `${key}, ${answer}`),
  );
  expect(lacking).toEqual([]);
});

test('in elevations and plans a railing is open only at steps to the garden and at a conservatory’s door', () => {
  const pairs = [
    ['altan-liten', 'altantak-inget'],
    ['altan-stor', 'altantak-pergola'],
    ['altan-stor', 'altantak-uterum'],
    ['altan-vinkel', 'altantak-inget'],
  ] as const;
  for (const { key, plan, house } of planned.filter((one) => one.plan.questions.altanracke))
    for (const [terrace, shelter] of pairs) {
      const answers = choosing(plan, [terrace, 'racke-tra', shelter]);
      const wish = { answers, asked: [], shown: null } as const;
      const rails = (side: 'front' | 'back') =>
        [
          ...drawFacade(plan, buildingOf(house), side, wish).matchAll(
            new RegExp(`<rect x="([^"]+)" y="[^"]+" width="([^"]+)" height="90" fill="${plan.looks['racke-tra']?.colour}"`, 'g'),
          ),
        ].map(([, x, width]) => [Number(x), Number(x) + Number(width)] as const);
      expect(rails('front').length, `${key}, ${terrace}`).toBe(terrace === 'altan-vinkel' ? 1 : 0);
      const [left, right] = rails('back');
      const open = /<rect x="([^"]+)" y="[^"]+" width="([^"]+)" height="120" class="deck"/.exec(
        drawFloorPlan(plan, { ...wish, storey: 0, before: null, north: null }, words).svg,
      );
      const [from, width] = [Number(open?.[1]), Number(open?.[2])];
      if (shelter !== 'altantak-uterum') expect(width).toBe(1800);
      else expect(width).toBeGreaterThan(4000);
      expect(Math.abs((left?.[1] ?? 0) - (plan.length - from - width)), `${key}, ${terrace}, ${shelter}`).toBeLessThan(2);
      expect(Math.abs((right?.[0] ?? 0) - (plan.length - from)), `${key}, ${terrace}, ${shelter}`).toBeLessThan(2);
    }
});

test('lamp and socket of a side building are on a free part of its wall, not on a window or a gate', () => {
  for (const { key, plan, house } of planned.filter((one) => one.plan.questions['sido-el'])) {
    const svg = drawFacade(plan, buildingOf(house), 'front', {
      answers: choosing(plan, ['sido-el-trefas']),
      asked: [],
      shown: null,
    });
    const hung = (colour: string) =>
      [...svg.matchAll(new RegExp(`<rect x="([^"]+)" y="[^"]+" width="(\\d+)" height="\\d+" fill="${colour}"`, 'g'))].map(
        ([, x, width]) => [Number(x), Number(x) + Number(width)] as const,
      );
    const isOn = (openings: readonly (readonly number[])[]) => (hung: readonly [number, number]) =>
      openings.some(([from = 0, width = 0]) => hung[0] < from + width && hung[1] > from);
    const windows = plan.facades.front.map(([from, , width]) => [from, width]);
    const [sockets, lamps] = [hung('#b9422f'), hung('#4a4b4c')];
    if (plan.looks['sido-el-trefas']) expect([sockets.length, lamps.length], key).toEqual([1, 1]);
    expect(sockets.filter(isOn([...windows, ...plan.gates])), key).toEqual([]);
    expect(lamps.filter(isOn(windows)), key).toEqual([]);
  }
});

test('an upper hall as large as a living room has a sofa, wherever its window is', () => {
  const plan = planned.find(({ key }) => key === 'herrgarden-188')?.plan;
  for (const answer of plan?.questions.balkong ?? []) {
    const answers = plan ? choosing(plan, [answer]) : [];
    const rooms = plan && furnishStorey(layOutStorey(plan, 1, answers), featuresOf(plan, answers)).pieces;
    expect(
      rooms?.some(({ kind, room }) => kind === 'sofa' && room === 'A'),
      answer,
    ).toBe(true);
  }
});

test('the boards at the top of a gable do not cover its windows', () => {
  const { plan, house } = planned.find(({ key }) => key === 'hojdryggen-168') ?? {};
  if (!plan || !house) throw new Error('there is no such house');
  const answers = choosing(plan, ['gavel-dekorpanel']);
  const svg = drawFacade(plan, buildingOf(house), 'end', { answers, asked: [], shown: null });
  expect(svg.slice(svg.lastIndexOf('height="120"')).split('#b9cbd2').length - 1).toBe(2);
});

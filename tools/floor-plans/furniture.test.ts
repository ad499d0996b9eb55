import { featuresOf, furnishStorey, layOutStorey, overlap, type Rect } from '@gavel/core/plan';
import { placeLabels } from '@gavel/drawings';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choosing, planned } from './demo-houses.ts';

/** Returns answers to a plan's questions, chosen by random numbers. */
function selection(questions: Readonly<Record<string, readonly string[]>>, throws: readonly number[]): string[] {
  return Object.values(questions)
    .map((keys, at) => keys[(throws[at % throws.length] ?? 0) % keys.length] ?? '')
    .filter(Boolean);
}

const meets = (a: Rect, b: Rect) => overlap(a, b) > 2000;

/** Pieces of furniture that may be in, on or under another piece. */
const together = new Set(['counter', 'sink', 'hob', 'stove', 'dishwasher', 'island']);

test.each(planned)('$key: furniture does not overlap, and leaves space for the room’s name and opening doors', ({ plan }) => {
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

test('the kitchen of every house has space for each combination of fridge and freezer that the house offers', () => {
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

test('a corner kitchen has sink, hob and fridge, even with a fireplace; without a fireplace, it has two worktops', () => {
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
    // A fireplace may occupy the corner where the worktops meet.
    const benches = pieces.filter(({ kind }) => kind === 'counter').map(({ facing }) => facing);
    if (!hasHearth) expect(new Set(benches).size, of).toBe(2);
  }
});

test('every kitchen that offers a peninsula or an island has space for it, and the peninsula or island does not block the fridge', () => {
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

test('a bathroom with a chosen tub also has space for a shower, a toilet and a basin, with each kind of outer wall', () => {
  const lacking = planned.flatMap(({ key, plan }) =>
    ['badkar-inbyggt-val', 'badkar-fristaende-val']
      .filter((answer) => plan.questions['dusch-och-badkar']?.includes(answer))
      .flatMap((answer) => (plan.questions.yttervagg ?? []).map((wall) => [wall, answer]))
      .filter((chosen) => {
        const answers = choosing(plan, chosen);
        const { pieces } = furnishStorey(layOutStorey(plan, 0, answers), featuresOf(plan, answers));
        const kindsIn = (letter: string) => pieces.filter(({ room }) => room === letter).map(({ kind }) => kind);
        const tub = pieces.find(({ kind }) => kind === 'tub' || kind === 'freeTub');
        return !tub || !(['shower', 'toilet', 'basin'] as const).every((kind) => kindsIn(tub.room).includes(kind));
      })
      .map((chosen) => [key, ...chosen].join()),
  );
  expect(lacking).toEqual([]);
});

test('with each answer about the balcony, an upper hall as large as a living room has a sofa', () => {
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

test('in the carport, the car comes from the left side, where the pictures and the 3D model show the drive', () => {
  const carport = planned.find(({ key }) => key === 'carport-24');
  if (!carport) throw new Error('the demo range has no carport');
  const { pieces } = furnishStorey(layOutStorey(carport.plan, 0, []), featuresOf(carport.plan, []));
  const cars = pieces.filter(({ kind }) => kind === 'car');
  expect(cars.map(({ facing, box }) => [facing, box.width > box.height])).toEqual([['w', true]]);
});

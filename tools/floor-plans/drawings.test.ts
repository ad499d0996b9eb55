import { gzipSync } from 'node:zlib';
import {
  doorIn,
  type FacadeBuilding,
  type HousePlan,
  layOutFacade,
  layOutStorey,
  OVER_RIDGE,
  UPPER_SILL,
} from '@gavel/core/plan';
import { drawCut, drawFacade, drawFloorPlan } from '@gavel/drawings';
import { expect, test } from 'vitest';
import { expectWellFormed } from '../../packages/drawings/src/testing/expect-well-formed.ts';
import { drawnAs } from '../../packages/range/src/build/build-plan.ts';
import { usualOf } from '../../packages/range/src/check/check-plans.ts';
import { buildingOf, choosing, planned, wordless, words } from './demo-houses.ts';

test.each(planned)(
  '$key: a floor plan is well-formed SVG, is small, and is the same each time it is drawn',
  ({ plan, house }) => {
    const [building, answers] = [buildingOf(house), usualOf(plan)];
    for (const storey of plan.storeys.keys()) {
      const wish = { storey, answers, before: null, shown: null, north: null } as const;
      const { svg } = drawFloorPlan(plan, building, wish, words);
      expect(drawFloorPlan(plan, building, wish, words).svg).toBe(svg);
      expect(gzipSync(svg).length).toBeLessThan(25_000);
      expectWellFormed(svg);
    }
  },
);

test.each(planned)('$key: the section drawing and all elevations show the same ridge height', ({ plan, house }) => {
  const [building, wish] = [buildingOf(house), { answers: usualOf(plan), asked: [], shown: null }];
  const sides = (['front', 'back', 'end'] as const).map((side) => drawFacade(plan, building, side, wish));
  const ridges = [drawCut(plan, building, wish), ...sides].map((svg) => /"what":"ridge","size":(\d+)/.exec(svg)?.[1]);
  expect(ridges[0]).toMatch(/^\d{4}$/);
  expect(new Set(ridges).size, ridges.join(' ')).toBe(1);
});

test.each(planned)(
  '$key: the height in the house’s file equals the ridge height in the elevation, within 60 mm',
  ({ plan, house }) => {
    const svg = drawFacade(plan, buildingOf(house), 'front', { answers: usualOf(plan), asked: [], shown: null });
    const ridge = Number(/"what":"ridge","size":(\d+)/.exec(svg)?.[1]) / 1000;
    expect(Math.abs(ridge - (house.height ?? 0))).toBeLessThan(0.06);
  },
);

test.each(planned.filter(({ plan }) => plan.questions.skorsten))(
  '$key: the section drawing and the elevation show a chimney of the same height',
  ({ plan, house }) => {
    const [building, wish] = [buildingOf(house), { answers: choosing(plan, ['skorsten-tegel']), asked: [], shown: null }];
    /**
     * Returns how far the chimney's highest rectangle is above the ridge, mm. Skips the rectangle behind the whole drawing, whose top is
     * more than 1.4 m above the ridge.
     */
    const overRidge = (svg: string) => {
      const ridge = Number(/"what":"ridge","size":(\d+)/.exec(svg)?.[1]);
      const tops = [...svg.matchAll(/<rect [^>]*y="([^"]+)"/g)].map(([, y]) => -Number(y) - ridge);
      return Math.round(Math.max(...tops.filter((top) => top < 1400)));
    };
    expect(overRidge(drawCut(plan, building, wish))).toBe(OVER_RIDGE);
    // The elevation also shows the crown of the chimney, which is 70 mm high.
    expect(overRidge(drawFacade(plan, building, 'front', wish))).toBe(OVER_RIDGE + 70);
  },
);

test.each(planned)('$key: every downpipe at the front ends above the ground', ({ plan, house }) => {
  const svg = drawFacade(plan, buildingOf(house), 'front', { answers: usualOf(plan), asked: [], shown: null });
  for (const [, y, height] of svg.matchAll(/<rect x="[^"]+" y="([^"]+)" width="95" height="([^"]+)"/g))
    expect(Number(y) + Number(height)).toBeLessThan(0);
});

test('the front of Garage 32 is an eaves side, as in its photograph, so the section drawing states the depth of the garage', () => {
  const garage = planned.find(({ key }) => key === 'garage-32');
  if (!garage) throw new Error('no garage');
  const { plan, house } = garage;
  const wish = { answers: usualOf(plan), asked: [], shown: null };
  const svg = drawCut(plan, buildingOf(house), wish);
  expect(layOutFacade(plan, buildingOf(house), 'front', wish.answers).shape).toBe('eaves');
  expect(svg).toContain(`"what":"depth","size":${plan.depth}`);
});

test('if the gable of a building is at the front, the section drawing states the building’s length and shows the window in its back wall', () => {
  const garage = planned.find(({ key }) => key === 'garage-32');
  if (!garage) throw new Error('no garage');
  const { plan, house } = garage;
  const turned = { ...buildingOf(house), frontGable: true };
  const svg = drawCut(plan, turned, { answers: usualOf(plan), asked: [], shown: null });
  expect(svg).toContain(`"what":"length","size":${plan.length}`);
  const [[from, sill, width, height] = [0, 0, 0, 0]] = plan.facades.back;
  expect(svg).toContain(
    `<rect x="${plan.length - from - width}" y="${-150 - sill - height}" width="${width}" height="${height}"`,
  );
});

function floorPlan(plan: HousePlan, building: FacadeBuilding, storey: number, answers: readonly string[]): string {
  return drawFloorPlan(plan, building, { storey, answers, before: null, shown: null, north: null }, words).svg;
}

test.each(planned)(
  '$key: if drawings can show an answer, they differ from the drawings of the other answers to the same question',
  ({ plan, house }) => {
    const usual = usualOf(plan);
    const building = buildingOf(house);
    for (const [question, keys] of Object.entries(plan.questions)) {
      // The material of a terrace is visible only if the house has a terrace, so add a large one.
      const others = [...usual, 'altan-stor'].filter((key) => !keys.includes(key));
      const drawn = new Map<string, string>();
      for (const answer of keys.filter((key) => plan.features[key]?.shows)) {
        const wish = { answers: [...others, answer], asked: [], shown: null } as const;
        const bare = wordless(plan);
        const sides = (['front', 'back', 'end'] as const).map((side) => drawFacade(bare, building, side, wish));
        const { hob, sauna } = plan.features[answer]?.shows ?? {};
        const storeys = hob || sauna ? plan.storeys.map((_, storey) => floorPlan(bare, building, storey, wish.answers)) : [];
        const svg = [drawCut(bare, building, wish), ...sides, ...storeys].join('');
        expect(svg.match(/NaN|undefined|Infinity/), answer).toBeNull();
        expect(drawn.get(svg), `${answer} of ${question} is drawn as another`).toBeUndefined();
        drawn.set(svg, answer);
      }
    }
  },
);

test.each(planned)(
  '$key: the elevations of all sides show the chimney, and exactly one elevation shows the solar panels',
  ({ plan, house }) => {
    const usual = usualOf(plan);
    const building = buildingOf(house);
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

test.each(planned.filter(({ plan }) => plan.questions.balkong))(
  '$key: a French balcony is 200 mm wider than its doors, in the elevation and on the floor plan',
  ({ plan, house }) => {
    const answers = choosing(plan, ['balkong-fransk']);
    const { at, width } = layOutFacade(plan, buildingOf(house), 'back', answers).balcony ?? expect.fail();
    const door = layOutStorey(plan, 1, answers).ways.find(({ kind }) => kind === 'terrace');
    expect(width).toBe((door?.gap.width ?? 0) + 200);
    const left = plan.length - at - width / 2;
    expect(
      floorPlan(plan, buildingOf(house), 1, answers).includes(`M${left} 0L${left} -130L${left + width} -130L${left + width} 0`),
    ).toBe(true);
  },
);

test.each(planned.filter(({ plan }) => plan.terrace))(
  '$key: each answer about the porch (except a porch with a sawn border), the terrace roof or the balcony changes the gable’s elevation, because these parts stick out from the house',
  ({ plan, house }) => {
    for (const question of ['entre', 'altantak', 'balkong']) {
      const drawn = (plan.questions[question] ?? [])
        // A porch with a sawn border is visible only from the front.
        .filter((answer) => answer !== 'entre-snickarkvist' && answer !== '')
        .map((answer) => {
          const answers = choosing(plan, ['altan-stor', 'entre-farstukvist', answer]);
          return drawFacade(wordless(plan), buildingOf(house), 'end', { answers, asked: [], shown: null });
        });
      expect(new Set(drawn).size, question).toBe(drawn.length);
    }
  },
);

test.each(planned)('$key: the roof has all chosen solar panels, but none where a dormer or front gable is', ({ plan, house }) => {
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

test('a choice of indoor lights does not remove the lamp at the door from the drawing', () => {
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

/** The least space between an outer door and a window, mm: the width of the door's widest casing plus that of a window's. */
const CASINGS = 120 + 110;

test.each(planned.filter(({ plan }) => plan.door))(
  '$key: the outer door is as wide in the elevation as on the floor plan, and the casings of door and windows do not overlap',
  ({ plan, house }) => {
    const side = plan.door?.side ?? 'front';
    for (const answer of Object.keys(plan.features).filter((key) => plan.features[key]?.door)) {
      const answers = choosing(plan, [answer]);
      const facade = layOutFacade(plan, buildingOf(house), side, answers);
      const { door } = facade;
      if (door === null) throw new Error(`${answer}: the elevation shows no door`);
      const { width } = doorIn(facade, door);
      const { gap } = layOutStorey(plan, 0, answers).ways.find(({ kind }) => kind === 'entrance') ?? expect.fail();
      expect(width, answer).toBe(side === 'left' || side === 'right' ? gap.height : gap.width);
      const near = facade.openings.filter(([, sill]) => sill < UPPER_SILL);
      const beside = near.map(([from, , wide]) => Math.abs(from + wide / 2 - door) - (wide + width) / 2);
      expect(Math.min(...beside, CASINGS), answer).toBe(CASINGS);
    }
  },
);

test('for each garden door that a house offers, the house has an opening that is wide enough; in a wider opening, the door keeps its width', () => {
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

test('in elevations and plans, a railing has a gap only at the steps to the garden or at the door of a conservatory', () => {
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
        drawFloorPlan(plan, buildingOf(house), { ...wish, storey: 0, before: null, north: null }, words).svg,
      );
      const [from, width] = [Number(open?.[1]), Number(open?.[2])];
      if (shelter !== 'altantak-uterum') expect(width).toBe(1800);
      else expect(width).toBeGreaterThan(4000);
      expect(Math.abs((left?.[1] ?? 0) - (plan.length - from - width)), `${key}, ${terrace}, ${shelter}`).toBeLessThan(2);
      expect(Math.abs((right?.[0] ?? 0) - (plan.length - from)), `${key}, ${terrace}, ${shelter}`).toBeLessThan(2);
    }
});

test('the drawing of a side building shows no power socket on a window, a gate or a downpipe, and no lamp on a window or a downpipe', () => {
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
    const pipes = [...svg.matchAll(/<rect x="([^"]+)" y="[^"]+" width="95"/g)].map(([, x]) => [Number(x), 95]);
    const [sockets, lamps] = [hung('#b9422f'), hung('#4a4b4c')];
    if (plan.looks['sido-el-trefas']) expect([sockets.length, lamps.length], key).toEqual([1, 1]);
    expect(sockets.filter(isOn([...windows, ...plan.gates, ...pipes])), key).toEqual([]);
    expect(lamps.filter(isOn([...windows, ...pipes])), key).toEqual([]);
  }
});

test('in the elevation, the chosen boards at the top of a gable do not cover the windows of the gable', () => {
  const { plan, house } = planned.find(({ key }) => key === 'hojdryggen-168') ?? {};
  if (!plan || !house) throw new Error('there is no such house');
  const answers = choosing(plan, ['gavel-dekorpanel']);
  const svg = drawFacade(plan, buildingOf(house), 'end', { answers, asked: [], shown: null });
  expect(svg.slice(svg.lastIndexOf('height="120"')).split('#b9cbd2').length - 1).toBe(2);
});

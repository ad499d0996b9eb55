import type { FacadeBuilding, HousePlan } from '@gavel/core/plan';
import { aPlan } from '@gavel/core/testing';
import { expect, test } from 'vitest';
import { drawFacade } from './draw-facade.ts';
import { LARCH } from './draw-outside.ts';

const building: FacadeBuilding = {
  type: 'oneStorey',
  roof: 'sadeltak',
  roofPitch: 27,
  wallHeight: 2.6,
  doorAt: 0.3,
  dormer: 'ingen',
  open: false,
  depth: 8,
  width: 12,
};

const look = (title: string) => ({ title, colour: '#123456', accent: null });
const house: HousePlan = {
  ...aPlan(),
  features: { fasad: { shows: { paint: 'paint' } }, dorrkulor: { shows: { doorPaint: 'painted' } } },
  looks: { fasad: look('Linoljevit'), dorrkulor: look('Linoljevit') },
};

/** Returns the text equivalent of the front elevation. */
function frontInWords(plan: HousePlan, answers: readonly string[], asked: readonly string[]) {
  const svg = drawFacade(plan, building, 'front', { answers, asked, shown: null });
  return JSON.parse(/<metadata>(.*?)<\/metadata>/.exec(svg)?.[1] ?? '{}');
}

test('the text equivalent of an elevation lists gates of different sizes as separate dimensions', () => {
  const plan: HousePlan = {
    ...house,
    gates: [
      [400, 2500],
      [3400, 2500],
      [6400, 3000],
    ],
  };
  const { measures } = frontInWords(plan, [], []);
  expect(measures.filter(({ what }: { readonly what: string }) => what === 'gate')).toEqual([
    { what: 'gate', size: 2500, count: 2 },
    { what: 'gate', size: 3000, count: 1 },
  ]);
});

test.each([['fasad'], ['dorrkulor']])(
  'if two chosen answers have the same title, the text equivalent lists it once, and marks it when the current question has either answer (%s)',
  (asked) => {
    const { parts } = frontInWords(house, ['fasad', 'dorrkulor'], [asked]);
    expect(parts).toEqual([{ title: 'Linoljevit', isAsked: true }]);
  },
);

test.each([
  [5.5, 1],
  [2.8, 2],
])('in the elevation of the gable, a pergola on a house with walls %s m high has %s rows of posts', (wallHeight, rows) => {
  const plan: HousePlan = {
    ...house,
    terrace: { at: 6000, small: [4000, 3000], large: [9000, 3600] },
    features: { altan: { terrace: 'large' }, pergola: { terraceRoof: 'pergola', shows: { shelter: 'pergola' } } },
    looks: { pergola: look('Pergola') },
  };
  const svg = drawFacade(plan, { ...building, wallHeight }, 'right', { answers: ['altan', 'pergola'], asked: [], shown: null });
  const drawn = svg.split(`fill="${LARCH}"`).length - 1;
  expect(drawn, 'a post and a girder in each row, and the beams').toBe(2 * rows + 1);
});

test('the elevation of the left gable shows the mirror image of the parts that the right gable shows in profile', () => {
  const plan: HousePlan = {
    ...house,
    door: { side: 'left', at: 4000 },
    facades: {
      ...house.facades,
      back: [
        [6000, 50, 2400, 2100],
        [7000, 2700, 1000, 2100],
      ],
    },
    storeys: [...house.storeys, ...house.storeys],
    terrace: { at: 6000, small: [4000, 3000], large: [9000, 3600] },
    features: {
      altan: { terrace: 'large' },
      tak: { terraceRoof: 'roof', shows: { shelter: 'roof' } },
      balkong: { balcony: 'garden', shows: { balcony: 'garden' } },
    },
    looks: { tak: look('Tak'), balkong: look('Balkong') },
  };
  const drawn = (side: 'left' | 'right' | 'end') =>
    drawFacade(plan, { ...building, wallHeight: 5.5 }, side, {
      answers: ['altan', 'tak', 'balkong'],
      asked: ['tak'],
      shown: null,
    });
  const [left, right] = [drawn('left'), drawn('right')];
  const mirrored = /<g transform="matrix\(-1 0 0 1 8000 0\)">(.*?)<\/g>/.exec(left)?.[1] ?? expect.fail('no profile');
  expect(mirrored).toContain('url(#roofing)');
  expect(right).toContain(mirrored);
  // The sheet of the left gable extends to the left by the depth of the terrace, because the garden is there.
  const start = (svg: string) => Number(/viewBox="(\S+)/.exec(svg)?.[1]);
  expect(start(left) - start(right)).toBe(-3600);
  expect(drawn('end')).toBe(left);
});

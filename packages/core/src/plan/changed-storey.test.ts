import { expect, test } from 'vitest';
import { aPlan } from '../testing/a-plan.ts';
import type { HousePlan } from './house-plan.ts';
import { layOutStorey } from './lay-out-storey.ts';

const house: HousePlan = {
  ...aPlan(),
  storeys: (
    [
      ['SV', { S: { kind: 'bedroom', name: 'Sovrum 1' }, V: { kind: 'living', name: 'Vardagsrum' } }],
      [
        'MRA',
        {
          M: { kind: 'master', name: 'Sovrum 2' },
          R: { kind: 'bedroom', name: 'Sovrum 3' },
          A: { kind: 'family', name: 'Allrum' },
        },
      ],
    ] as const
  ).map(([row, rooms], at) => ({
    name: `Plan ${at + 1}`,
    height: 2400,
    x: row.length === 2 ? [6000] : [4000, 8000],
    y: [],
    map: [row],
    rooms,
    joins: {},
    links: [],
  })),
  variants: {
    matrum: [{ storey: 0, rooms: { S: { kind: 'dining', name: 'Matrum' } } }],
    arbetsrum: [{ storey: 1, rooms: { M: { kind: 'office', name: 'Arbetsrum' } } }],
    farre: [{ storey: 1, joins: { M: 'A' } }],
  },
};

test.each([
  [[], ['Sovrum 1', 'Vardagsrum', 'Sovrum 2', 'Sovrum 3', 'Allrum']],
  [['matrum'], ['Matrum', 'Vardagsrum', 'Sovrum 1', 'Sovrum 2', 'Allrum']],
  [['arbetsrum'], ['Sovrum 1', 'Vardagsrum', 'Arbetsrum', 'Sovrum 2', 'Allrum']],
  [
    ['matrum', 'farre'],
    ['Matrum', 'Vardagsrum', 'Allrum', 'Sovrum 1'],
  ],
])('with the answers %j, the names of the bedrooms in the whole house are numbered without gaps', (answers, names) => {
  expect(house.storeys.flatMap((_, at) => layOutStorey(house, at, answers).rooms.map(({ name }) => name))).toEqual(names);
});

import { layOutStorey, type Room, type Storey } from '@gavel/core/plan';
import { expect, test } from 'vitest';
import { usualOf } from '../../packages/range/src/check/check-plans.ts';
import { planned } from './demo-houses.ts';

// Compares the texts of the demo range with its floor plans.

type House = (typeof planned)[number];

/** The kinds of rooms that count when a builder states how many rooms a house has. */
const counted: ReadonlySet<string> = new Set(['living', 'dining', 'family', 'master', 'bedroom', 'office', 'studio']);

function storeysOf({ plan }: House, answers: readonly string[] = usualOf(plan)): readonly Storey[] {
  return plan.storeys.map((_, at) => layOutStorey(plan, at, answers));
}

function roomsOf(house: House, answers?: readonly string[]): readonly Room[] {
  return storeysOf(house, answers).flatMap(({ rooms }) => rooms);
}

test.each(planned)('$key: the stated number of rooms is the number of rooms to live in on its plan', (house) => {
  expect(house.house.rooms).toBe(roomsOf(house).filter(({ kind }) => counted.has(kind)).length);
});

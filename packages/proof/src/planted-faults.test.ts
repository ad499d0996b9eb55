import { join } from 'node:path';
import { buildRange, readRange } from '@gavel/range/publishing';
import { expect, inject, test } from 'vitest';
import { proveRange } from './index.ts';
import { seededRandom } from './logic/seeded-random.ts';
import { plantFault, replayObjection } from './testing/index.ts';

const FAULTS = inject('propertyDepth') === 'full' ? 1000 : 40;
const SEED = 44;

test('after the test puts a fault into a house of the demo range, proveRange reports objections, and replaying their examples shows the faults', async () => {
  const { source } = await readRange(join(import.meta.dirname, '../../../ranges/bjorkvik'));
  if (!source) throw new Error('the demo range is not readable');
  const range = buildRange(source, source.idsLock, 0);
  const random = seededRandom(SEED);
  const refused = new Map<string, number>();
  for (let planted = 0; planted < FAULTS; ) {
    const house = range.houses[Math.floor(random() * range.houses.length)];
    const fault = house && plantFault(house, random);
    if (!fault || fault.house === house) continue;
    planted += 1;
    const faulty = { ...range, houses: [fault.house] };
    const objections = proveRange(faulty).objections;
    expect(objections, fault.kind).not.toEqual([]);
    for (const objection of objections)
      expect(replayObjection(faulty, objection), `${fault.kind}: ${objection.sentence}`).toBe(true);
    refused.set(fault.kind, (refused.get(fault.kind) ?? 0) + 1);
  }
  expect(refused.size).toBe(8);
});

import { expect, test } from 'vitest';
import { printFault } from '../../packages/range/src/source/fault.ts';
import { smallRange } from '../../packages/range/src/testing/small-range.ts';
import { readSource } from '../../packages/range/src/testing/write-range.ts';
import { unfurnishedRooms } from './unfurnished-rooms.ts';

const HOUSE = 'houses/villa.yaml';

async function told(gates: string, column: number): Promise<readonly string[]> {
  const plan = `plan:
  wall: 400
  facades: { front: [[12200, 900, 900, 1200]] }
  gates: ${gates}
  storeys:
    - name: Plan
      height: 2400
      x: [${column}]
      y: []
      map: [GS]
      rooms: { G: garage Garage, S: bedroom Sovrum }
      links: [G-S y4000]
`;
  return unfurnishedRooms(await readSource({ [HOUSE]: `${String(smallRange[HOUSE])}${plan}` })).map(printFault);
}

test('unfurnishedRooms reports a room without space for its bed and a room with overlapping furniture, and no other room', async () => {
  expect(await told('[[1000, 2500], [4500, 2500]]', 9000)).toEqual([]);
  const [bed, ...others] = await told('[[1000, 2500], [4500, 2500]]', 12900);
  expect(bed).toMatch(
    /^houses\/villa\.yaml:\d+:\d+: Plan, room S: 'Sovrum' has no place for its single; with what is usual \(house villa\)$/,
  );
  expect(others).toEqual([]);
  expect(await told('[[1000, 2500], [2500, 2500]]', 9000)).toEqual([expect.stringContaining('room G: car and car overlap')]);
});

import { expect, test } from 'vitest';
import { printFault } from '../source/fault.ts';
import { smallRange } from '../testing/small-range.ts';
import { faultsOf, readSource } from '../testing/write-range.ts';
import { unplannedHouses } from './check-plans.ts';

const HOUSE = 'houses/villa.yaml';
const villa = String(smallRange[HOUSE])
  .replace('floorArea: 120', 'floorArea: 216')
  .replace('buildArea: 130.5', 'buildArea: 126')
  .concat(`plan:
  wall: 400
  facades:
    front: [[1000, 900, 1200, 1200], [1000, 3500, 1200, 1200], [11000, 3500, 1200, 1200]]
    back: [[4000, 50, 2000, 2100]]
  door: { side: front, at: 7000 }
  stairs: { quarter: { at: [5200, 5000], up: s, turn: left } }
  storeys:
    - name: Nere
      height: 2400
      x: [4000, 9500]
      y: [4000]
      map: [VVV, SHB]
      rooms: { V: living Vardagsrum, S: bedroom Sovrum, H: hall Hall, B: bath Bad }
      links: [H-V x8500, H-S y5000, H-B y5000]
    - name: Uppe
      height: 2400
      x: [4000, 9500]
      y: []
      map: [SAB]
      rooms: { S: bedroom Sovrum 2, A: family Allrum, B: bedroom Sovrum 3 }
      links: [A-S y2000, A-B y2000]
`);

const told = async (written: string) => (await faultsOf({ [HOUSE]: written })).map(printFault);
const lineOf = (text: string) => villa.split('\n').findIndex((line) => line.includes(text)) + 1;

test.each<[string, from: string, to: string, at: string, fault: string]>([
  ['a room in pieces', '[VVV, SHB]', '[VSV, SHB]', 'map: [VVV', 'Nere, room S: the room is in several pieces'],
  ['a bedroom without a window', '[[1000, 900, 1200, 1200], ', '[', 'map: [VVV', "Nere, room S: 'Sovrum' has no window"],
  [
    'stairs through a wall',
    'at: [5200, 5000]',
    'at: [3800, 5000]',
    'map: [VVV',
    'Nere, the stairs (quarter) do not stand in one room',
  ],
  [
    'stairs that nobody can reach',
    'at: [5200, 5000]',
    'at: [5200, 4050]',
    'map: [VVV',
    'Nere, one cannot walk to the stairs (quarter)',
  ],
  ['a door to nowhere', 'H-B y5000]', 'H-B y5000, S-B y5000]', 'map: [VVV', 'Nere, room S: there is no wall between S and B'],
  ['a room without a door', 'A-S y2000, A-B y2000', 'A-S y2000', 'map: [SAB]', "Uppe, room B: no door leads to 'Sovrum 3'"],
  [
    'a room whose door is behind the stairs',
    'at: [5200, 5000]',
    'at: [4100, 4800]',
    'map: [VVV',
    "Nere, room S: one cannot walk to 'Sovrum'",
  ],
  [
    'a plan whose area differs from the floorArea of the house',
    'floorArea: 216',
    'floorArea: 217',
    'floorArea',
    'the plan has 216.5 m², and floorArea says 217',
  ],
])('checkPlans reports %s, at the line of the storey’s map or of the wrong area', async (_, from, to, at, fault) => {
  const written = villa.replace(from, to);
  expect(written).not.toBe(villa);
  const faults = await told(written);
  expect(
    faults.some((one) => one.startsWith(`${HOUSE}:${lineOf(at)}:`) && one.includes(fault)),
    faults.join('\n'),
  ).toBe(true);
});

test('checkPlans accepts a correct plan, and reports two answers that together cut off a room, unless a rule excludes this pair', async () => {
  expect(await told(villa)).toEqual([]);
  const each = `${villa}  variants:
    fasad-svart: [{ storey: 1, without: [H-V], links: [V-S x2200] }]
    ko: [{ storey: 1, without: [H-S], links: [V-S x2200] }]
`;
  expect(await told(each)).toContainEqual(expect.stringMatching(/no door leads to 'Sovrum'; with fasad-svart, ko$/));
  for (const rule of ['!answer("fasad-svart")', '!(answer("fasad-svart") && answered("fasadkulor"))']) {
    const kitchen = String(smallRange['questions/kok.yaml']).replace(
      'rule: municipality in ["Lund", "Luleå"]',
      `rule: 'municipality in ["Lund", "Luleå"] && ${rule}'`,
    );
    expect((await faultsOf({ [HOUSE]: each, 'questions/kok.yaml': kitchen })).map(printFault)).toEqual([]);
  }
});

test('checkPlans reports an answer that cuts off a room, even if this answer excludes a default answer that changes neither walls nor stairs', async () => {
  const cut = `${villa}  variants:
    fasad-svart: [{ storey: 1, without: [H-S] }]
`;
  const files = {
    [HOUSE]: cut,
    'questions/kok.yaml': [
      '      title: Rakt\n',
      `      title: Rakt\n      rule: '!answer("fasad-svart")'\n      default: true\n`,
    ],
    'plans.yaml': 'rak: { kitchen: angle }\nko: { kitchen: island }\n',
  } as const;
  expect((await faultsOf(files)).map(printFault)).toContainEqual(
    expect.stringMatching(/no door leads to 'Sovrum'; with fasad-svart$/),
  );
});

test('checkPlans reports an answer that changes a storey which the house does not have', async () => {
  const third = `${villa}  variants:
    ko: [{ storey: 3, links: [A-S y2000] }]
`;
  expect(await told(third)).toEqual([
    expect.stringMatching(/^houses\/villa\.yaml:\d+:\d+: the plan has no storey 3, so 'ko' changes nothing there/),
  ]);
});

test('unplannedHouses reports a house without a plan', async () => {
  const faults = unplannedHouses(await readSource({ [HOUSE]: villa })).map(printFault);
  expect(faults).toEqual([expect.stringMatching(/^houses\/garage\.yaml:1:\d+: 'garage' has no plan/)]);
});

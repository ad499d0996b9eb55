import type { FacadeBuilding, HousePlan } from '@gavel/core/plan';
import { aPlan } from '@gavel/core/testing';
import { expect, test } from 'vitest';
import { writeIfc } from './write-ifc.ts';

const building: FacadeBuilding = {
  type: 'oneStorey',
  roof: 'sadeltak',
  roofPitch: 45,
  wallHeight: 3,
  doorAt: 0.5,
  dormer: 'ingen',
  open: false,
  depth: 8,
  width: 12,
};

/** Returns the entities of the IFC file of a house as lines such as `IFCWALL('…',…)`. */
function written(plan: HousePlan, changes: Partial<FacadeBuilding> = {}, answers: readonly string[] = []) {
  const house = { key: 'hus', title: 'Hus', builder: 'Björkvik', plan, building: { ...building, ...changes }, answers };
  return writeIfc(house, (word) => word)
    .split('\n')
    .flatMap((line) => /^#\d+=(.*);$/.exec(line)?.[1] ?? []);
}

/** Returns the tags of the entities of a type: the last quoted texts of these entities. */
function tagsOf(lines: readonly string[], type: string): readonly string[] {
  return lines.filter((line) => line.startsWith(`${type}(`)).flatMap((line) => /.*'([^']+)'/.exec(line)?.[1] ?? []);
}

/** A house with answers that change the tips of its gables. */
const gabled: HousePlan = {
  ...aPlan(),
  questions: { gavel: ['rund', 'panel', 'bard'] },
  looks: Object.fromEntries(['rund', 'panel', 'bard'].map((title) => [title, { title, colour: '#ffffff', accent: null }])),
  features: {
    rund: { shows: { gable: 'round' } },
    panel: { shows: { gable: 'boards' } },
    bard: { shows: { gable: 'fretwork' } },
  },
};

test('for each round window in a gable, the IFC file contains a round opening in the wall and a window in this opening', () => {
  const lines = written(gabled, {}, ['rund']);
  expect(tagsOf(lines, 'IFCWINDOW')).toEqual(['left round window', 'right round window']);
  expect(lines.filter((line) => line.startsWith('IFCRELVOIDSELEMENT('))).toHaveLength(2);
  expect(lines.filter((line) => line.startsWith('IFCRELFILLSELEMENT('))).toHaveLength(2);
  // The outline of each opening has 24 corners and returns to the first one.
  const outlines = lines.filter((line) => line.startsWith('IFCPOLYLINE(') && line.split('#').length === 26);
  expect(outlines).toHaveLength(2);
  expect(tagsOf(written(gabled, {}, []), 'IFCWINDOW')).toEqual([]);
});

test.each([
  ['boards', 'panel', 'IFCCOVERING'],
  ['fretwork', 'bard', 'IFCMEMBER'],
])('the IFC file contains the chosen %s in the tips of the gables', (_, answer, type) => {
  const usual = tagsOf(written(gabled), type);
  const added = tagsOf(written(gabled, {}, [answer]), type).filter((tag) => !usual.includes(tag));
  expect(added.filter((tag) => tag.startsWith(answer))).toHaveLength(1);
});

/** A carport whose right third is a storeroom. */
const carport: HousePlan = {
  ...aPlan(),
  open: true,
  storeys: [
    {
      name: 'Plan',
      height: 2350,
      x: [8000],
      y: [],
      map: ['CF'],
      rooms: { C: { kind: 'garage', name: 'Carport' }, F: { kind: 'store', name: 'Förråd' } },
      joins: {},
      links: ['C-F y4000'],
    },
  ],
};

test('in the IFC file of a carport, the walls of the storeroom have one opening, with a door in it', () => {
  const lines = written(carport, { type: 'sideBuilding', roof: 'pulpet', roofPitch: 8, open: true, wallHeight: 2.35 });
  expect(tagsOf(lines, 'IFCDOOR')).toHaveLength(1);
  expect(lines.filter((line) => line.startsWith('IFCRELVOIDSELEMENT('))).toHaveLength(1);
  expect(lines.filter((line) => line.startsWith('IFCRELFILLSELEMENT('))).toHaveLength(1);
});

import { join } from 'node:path';
import {
  doorIn,
  type Facade,
  gardenDoorIn,
  gateHeight,
  layOutFacade,
  layOutHouse,
  roundWindowIn,
  type Side,
  sides,
  storeyLevels,
} from '@gavel/core/plan';
import { type IfcHouse, writeIfc } from '@gavel/house-model/ifc';
import { createTexts, ifcTexts } from '@gavel/texts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IFCDOOR, IFCROOF, IFCSITE, IFCSPACE, IFCWINDOW } from 'web-ifc';
import { buildPlan } from '../packages/range/src/build/build-plan.ts';
import { offerOf } from '../packages/range/src/build/offer.ts';
import { readRange } from '../packages/range/src/read/read-range.ts';
import { indexRange } from '../packages/range/src/source/range-index.ts';
import { buildingOf } from './floor-plans/demo-houses.ts';
import { ifcReader, type ReadIfc, type ReadOpening } from './ifc/read-ifc.ts';
import { root } from './run-node.ts';

// Reads the IFC files of the demo's houses with web-ifc, and compares them with the drawings and the descriptions.

const { source } = await readRange(join(root, 'ranges/bjorkvik'));
if (!source) throw new Error('the range could not be read');
const index = indexRange(source);
const houses = source.houses.flatMap((house): Omit<IfcHouse, 'answers'>[] => {
  const plan = buildPlan(offerOf(index, house), source);
  return plan ? [{ key: house.key, title: house.title, builder: 'Björkvik', plan, building: buildingOf(house) }] : [];
});
const reader = await ifcReader();
const say = createTexts().of(ifcTexts);

/**
 * How many sets of choices each house is tested with: about fifty sets for all houses together, and about two thousand with
 * `npm run test:deep`. The first set is the standard choices. The second set is the fourth answer of each question that has so many
 * answers, which includes round windows in gables.
 */
const RUNS: fc.Parameters<[number[]]> = {
  numRuns: process.env.GAVEL_PROPERTY_DEPTH === 'full' ? 120 : 3,
  examples: [0, 3].map((thrown) => [Array.from({ length: 40 }, () => thrown)]),
};
const throws = fc.array(fc.nat(30), { minLength: 40, maxLength: 40 });

function chosen(house: Omit<IfcHouse, 'answers'>, thrown: readonly number[]): IfcHouse {
  const answers = Object.values(house.plan.questions).map(
    (keys, at) => keys[(thrown[at % thrown.length] ?? 0) % keys.length] ?? '',
  );
  return { ...house, answers: answers.filter(Boolean) };
}

const written = (house: IfcHouse) => writeIfc(house, (word) => say(word));

test('all 17 houses of the demo range have a floor plan, from which these tests write IFC files', () => {
  expect(houses).toHaveLength(17);
});

test.each(houses)('$key: every opening in the IFC file has the place and size that the elevations show', (described) => {
  fc.assert(
    fc.property(throws, (thrown) => {
      const house = chosen(described, thrown);
      const file = reader(written(house));
      const found = file.openings.filter(({ wall }) => !/^(storey|carport)/.test(wall)).map((one) => inFacade(house, one));
      const expected = sides.flatMap((side) => openingsOf(house, side));
      expect(found.map(told).toSorted(), `with ${house.answers}`).toEqual(expected.map(told).toSorted());
      expect(found.every(({ filling }) => filling !== null)).toBe(true);
    }),
    RUNS,
  );
});

type Opening = Pick<ReadOpening, 'width' | 'height' | 'corner'>;

function told({ width, height, corner }: Opening): string {
  return [...corner, width, height].map((value) => (value + 0).toFixed(3).replace('-0.000', '0.000')).join(' ');
}

/**
 * Moves an opening of a dormer on the roof into the plane of the wall below, because elevations do not show how far back the dormer
 * is.
 */
function inFacade({ plan }: IfcHouse, opening: ReadOpening): ReadOpening {
  const [x, y, z] = opening.corner;
  const isOnRoof = opening.wall.includes('dormer');
  return { ...opening, corner: [x, isOnRoof ? (opening.wall.startsWith('front') ? 0 : plan.depth / 1000) : y, z] };
}

/** Returns the openings that the elevation of a side shows. */
function openingsOf(house: IfcHouse, side: Side): readonly Opening[] {
  const { plan, building, answers } = house;
  const facade = layOutFacade(plan, building, side, answers);
  if (facade.isOpen) return [];
  return inElevation(facade).map(([left, bottom, width, height]) => ({
    width,
    height,
    corner: cornerOf(house, side, left, bottom),
  }));
}

/** Returns the openings of an elevation in metres from its left end and from the ground. */
function inElevation(facade: Facade): readonly (readonly [left: number, bottom: number, width: number, height: number])[] {
  const { openings, gardenDoors, door, gates, floor, shape, parts, length, ridge, eaves } = facade;
  const leaf = door === null ? null : doorIn(facade, door);
  const all = [
    ...openings.map(([left, sill, width, height]) => [left, sill - floor, width, height] as const),
    ...gardenDoors.map(({ opening }) => {
      const { top, tall } = gardenDoorIn(facade, opening);
      return [opening[0], -top - tall, opening[2], tall] as const;
    }),
    ...(leaf && door !== null ? [[door - leaf.width / 2, -floor, leaf.width, leaf.height] as const] : []),
    ...gates.map(([left, width]) => [left, -floor, width, gateHeight(facade)] as const),
    ...(shape === 'gable' && parts.get('gable')?.value === 'round'
      ? [[length / 2 - ROUND, -roundWindowIn(facade, length / 2, ridge, eaves) - ROUND, 2 * ROUND, 2 * ROUND] as const]
      : []),
  ];
  return all.map(([left, bottom, width, height]) => [left / 1000, bottom / 1000, width / 1000, height / 1000]);
}

/** The radius of the opening of a round window, mm. */
const ROUND = 330;

function cornerOf({ plan }: IfcHouse, side: Side, left: number, bottom: number): ReadOpening['corner'] {
  const [length, depth] = [plan.length / 1000, plan.depth / 1000];
  if (side === 'front') return [left, 0, bottom];
  if (side === 'back') return [length - left, depth, bottom];
  return side === 'left' ? [0, depth - left, bottom] : [length, left, bottom];
}

test.each(houses)('$key: the IFC file has every storey and room, with its name, areas and plausible volume', (described) => {
  fc.assert(
    fc.property(throws, (thrown) => {
      const house = chosen(described, thrown);
      const { plan, building, answers } = house;
      const file = reader(written(house));
      const { storeys, parts } = layOutHouse(plan, answers);
      const levels = storeyLevels(plan, parts);
      expect(file.storeys).toEqual(levels.map(({ floor }, at) => ({ name: storeys[at]?.name, elevation: 0 - floor / 1000 })));
      const rooms = storeys.flatMap((storey) => storey.rooms.map((room) => ({ room, isSloped: storey.slope !== null })));
      expect(file.rooms.map(({ name }) => name)).toEqual(rooms.map(({ room }) => room.name));
      for (const [at, { room, isSloped }] of rooms.entries()) {
        const read = file.rooms[at];
        if (!read) continue;
        expect(read.net, room.name).toBeCloseTo(room.area, 3);
        expect(read.gross, room.name).toBeCloseTo(
          room.parts.reduce((sum, { width, height }) => sum + width * height, 0) / 1e6,
          3,
        );
        const share = read.volume / read.height / read.gross;
        const isLow = isSloped || building.type === 'sideBuilding' || answers.includes('takhojd-nock');
        expect(share, `${room.name} with ${answers}`).toBeLessThan(1.001);
        expect(share, `${room.name} with ${answers}`).toBeGreaterThan(isLow ? 0.4 : 0.9);
      }
    }),
    RUNS,
  );
});

test.each(houses)(
  '$key: the IFC4 file has unique GUIDs, finite volumes and outer walls of the right volume, and writing it again gives the same file',
  (described) => {
    fc.assert(
      fc.property(throws, (thrown) => {
        const house = chosen(described, thrown);
        const text = written(house);
        const file = reader(text);
        expect(file.schema).toBe('IFC4');
        expect(new Set(file.guids).size).toBe(file.guids.length);
        for (const guid of file.guids) expect(guid).toMatch(/^[0-3][0-9A-Za-z_$]{21}$/);
        expect(written(house)).toBe(text);
        expect(text).not.toMatch(/NaN|Infinity|undefined/);
        for (const [tag, volume] of file.volumes) expect(Number.isFinite(volume), tag).toBe(true);
        expect([IFCSITE, IFCROOF].map((type) => file.counts.get(type))).toEqual([1, 1]);
        expect(file.counts.get(IFCSPACE)).toBe(file.rooms.length);
        const filled = file.openings.filter(({ filling }) => filling !== null).length;
        const [windows = 0, doors = 0] = [IFCWINDOW, IFCDOOR].map((type) => file.counts.get(type));
        expect(windows + doors - skylightsIn(text)).toBe(filled);
        for (const [wall, volume] of wallsOf(text, file))
          expect(file.volumes.get(wall), `${wall} with ${house.answers}`).toBeCloseTo(volume, 2);
      }),
      RUNS,
    );
  },
);

function skylightsIn(text: string): number {
  return text.split('.SKYLIGHT.').length - 1;
}

/** Returns the volume of each outer wall without its openings, from the outlines and depths of its solids in the text of the file. */
function wallsOf(text: string, { openings }: ReadIfc): ReadonlyMap<string, number> {
  const line = new Map([...text.matchAll(/^#(\d+)=(\w+)\((.*)\);$/gm)].map(([, id = '', , values = '']) => [id, values]));
  const refs = (id: string) => [...(line.get(id) ?? '').matchAll(/#(\d+)/g)].map(([, ref = '']) => ref);
  const walls = [...text.matchAll(/^#\d+=IFCWALL\('[^']*',\$,'[^']*',\$,\$,#\d+,#(\d+),'([^']*)',\.SOLIDWALL\.\);$/gm)];
  const areaOf = (solid: string) => {
    const [polyline = ''] = refs(refs(solid)[0] ?? '');
    const points = refs(polyline).map((id) => (line.get(id) ?? '').replaceAll(/[()]/g, '').split(',').map(Number));
    return points
      .slice(1)
      .reduce((sum, [x = 0, y = 0], at) => sum + ((points[at]?.[0] ?? 0) * y - x * (points[at]?.[1] ?? 0)) / 2, 0);
  };
  const depthOf = (solid: string) => Number(/,([\d.]+)$/.exec(line.get(solid) ?? '')?.[1]);
  return new Map(
    walls.map(([, shape = '', tag = '']) => {
      const solids = refs(refs(shape)[0] ?? '').slice(1);
      const whole = solids.reduce((sum, solid) => sum + areaOf(solid) * depthOf(solid), 0);
      const cut = openings.filter(({ wall }) => wall === tag).reduce((sum, { area }) => sum + area, 0);
      return [tag, whole - cut * depthOf(solids[0] ?? '')] as const;
    }),
  );
}

import { groundFloorThickness, JOISTS } from '@gavel/core/plan';
import { cutOut } from '../geometry/cut-rects.ts';
import { type Area, traceRects } from '../geometry/trace-rects.ts';
import type { Flat } from '../geometry/vector.ts';
import { floorsOf as floorsIn } from '../inside.ts';
import { cutForDormers } from '../roof.ts';
import { wellOf } from '../stair-well.ts';
import { ground } from '../walls.ts';
import type { IfcSheet } from './ifc-sheet.ts';
import { type Place, placeAt } from './place.ts';
import { extrude, extrudeDown } from './shapes.ts';
import { enumeration, type Token } from './step-file.ts';
import { floorsOf } from './write-walls.ts';

/** Writes the floor of each storey, with a hole where the stairs come up from the storey below. */
export function writeFloors(sheet: IfcSheet, places: readonly Place[]): void {
  const { form, file } = sheet;
  if (form.plan.open) return;
  const { parts } = form.facades.front;
  const heights = floorsOf(form);
  for (const storey of form.storeys) {
    const [parent, floor] = [places[storey.at], heights[storey.at]];
    if (!parent || floor === undefined) continue;
    const isLowest = storey.at === 0;
    const thick = (isLowest ? groundFloorThickness(parts) : JOISTS) / 1000;
    const place = placeAt(file, parent, parent.frame);
    sheet.add({
      source: `storey ${storey.at + 1} floor`,
      type: 'IFCSLAB',
      name: sheet.say(isLowest ? 'groundFloor' : 'floor'),
      place,
      kind: 'SweptSolid',
      body: traceRects(floorsIn(storey).flatMap((rect) => cutOut(rect, wellOf(storey)))).map((area) => ({
        solid: extrude(file, place, { frame: ground, ...onGround(area), from: floor - thick, to: floor }),
        material: isLowest ? 'plinth' : 'floor',
      })),
      rest: [enumeration(isLowest ? 'BASESLAB' : 'FLOOR')],
      materials: isLowest ? sheet.titles(['foundation'], 'concrete') : [sheet.say('wood')],
      storey: storey.at,
    });
  }
}

/** Converts an area of the floor plan, in millimetres, to metres in the plane of the ground. */
export function onGround({ outline, holes }: Area): {
  readonly outline: readonly Flat[];
  readonly holes: readonly (readonly Flat[])[];
} {
  const points = (line: readonly Flat[]) => line.map(([x, y]): Flat => [x / 1000, -y / 1000]);
  return { outline: points(outline), holes: holes.map(points) };
}

const ROOF_KINDS: Readonly<Record<string, string>> = { sadeltak: 'GABLE_ROOF', valmat: 'HIP_ROOF', pulpet: 'SHED_ROOF' };

/** Writes the roof as one slab for each slope. */
export function writeRoof(sheet: IfcSheet, places: readonly Place[]): void {
  const { form, file } = sheet;
  const storey = places.length - 1;
  const parent = places[storey];
  if (!parent) return;
  const place = placeAt(file, parent, parent.frame);
  const common = { place, storey: null, materials: [] };
  const roof = sheet.add({
    ...common,
    source: 'roof',
    type: 'IFCROOF',
    name: sheet.say('roof'),
    kind: 'SweptSolid',
    body: [],
    rest: [enumeration(ROOF_KINDS[form.building.roof] ?? 'NOTDEFINED')],
    storey,
  });
  const slabs = form.slopes.map((slope): Token => {
    const cut = cutForDormers(form, slope);
    const solid = extrudeDown(file, place, { frame: slope.frame, ...cut, from: 0, to: 0 }, form.thick);
    const slab = sheet.add({
      ...common,
      source: `${slope.side} slope`,
      type: 'IFCSLAB',
      name: sheet.say('roof'),
      kind: 'SweptSolid',
      body: [{ solid, material: 'roofing' }],
      rest: [enumeration('ROOF')],
      materials: sheet.titles(['roofing'], 'roof'),
    });
    sheet.setExternal(slab, 'Pset_SlabCommon', true);
    return slab;
  });
  sheet.root('IFCRELAGGREGATES', 'roof slopes', null, roof, slabs);
}

import type { DescribedHouse } from '@gavel/core/plan';
import { formOf } from '../form.ts';
import type { Frame } from '../geometry/frame.ts';
import { IfcSheet } from './ifc-sheet.ts';
import type { SayIfc } from './ifc-words.ts';
import { type Place, placeAt } from './place.ts';
import { derived, enumeration, type StepFile, type Token } from './step-file.ts';
import { writeParts } from './write-parts.ts';
import { writeFloors, writeRoof } from './write-slabs.ts';
import { writeSpaces } from './write-spaces.ts';
import { floorsOf, writeWalls } from './write-walls.ts';

export interface IfcHouse extends DescribedHouse {
  readonly key: string;
  readonly title: string;
  /** The builder's name. */
  readonly builder: string;
  /** The keys of the answers that shape the house. */
  readonly answers: readonly string[];
}

/**
 * Returns a house as an IFC4 file: walls with openings, windows, doors, floors, roof and rooms by storey, in metres. The front left
 * corner is the origin, the front faces negative y, and the ground is at 0. Equal houses give equal files.
 */
export function writeIfc(house: IfcHouse, say: SayIfc): string {
  const form = formOf(house.plan, house.building, house.answers);
  const sheet = new IfcSheet(form, house.key, say);
  const { file } = sheet;
  const project = sheet.root('IFCPROJECT', 'project', house.title, null, null, null, [sheet.model], unitsOf(file));
  const world: Frame = { origin: [0, 0, form.depth], along: [1, 0, 0], up: [0, 1, 0], out: [0, 0, 1] };
  const element = enumeration('ELEMENT');
  const ground = placeAt(file, null, world);
  const land = [null, element, null, null, null, null, null];
  const site = sheet.root('IFCSITE', 'site', say('site'), null, ground.placement, null, ...land);
  const base = placeAt(file, ground, world);
  const building = sheet.root(
    'IFCBUILDING',
    'building',
    house.title,
    null,
    base.placement,
    null,
    null,
    element,
    null,
    null,
    null,
  );
  const { places, storeys } = storeysOf(sheet, base);
  sheet.root('IFCRELAGGREGATES', 'project site', null, project, [site]);
  sheet.root('IFCRELAGGREGATES', 'site building', null, site, [building]);
  sheet.root('IFCRELAGGREGATES', 'building storeys', null, building, storeys);
  writeWalls(sheet, places);
  writeFloors(sheet, places);
  writeRoof(sheet, places);
  writeSpaces(sheet, places, storeys);
  writeParts(sheet, places);
  sheet.relate(storeys);
  return file.text({ name: `${house.key}.ifc`, organization: house.builder, system: 'Gavel' });
}

function storeysOf(sheet: IfcSheet, base: Place): { readonly places: readonly Place[]; readonly storeys: readonly Token[] } {
  const { form, file } = sheet;
  const floors = floorsOf(form);
  const places = floors.map((floor) => placeAt(file, base, { ...base.frame, origin: [0, floor, form.depth] }));
  const storeys = places.map(({ placement }, at) =>
    sheet.root(
      'IFCBUILDINGSTOREY',
      `storey ${at + 1}`,
      form.storeys[at]?.name ?? null,
      null,
      placement,
      null,
      null,
      enumeration('ELEMENT'),
      floors[at] ?? 0,
    ),
  );
  return { places, storeys };
}

function unitsOf(file: StepFile): Token {
  const unit = (kind: string, name: string) => file.add('IFCSIUNIT', derived, enumeration(kind), null, enumeration(name));
  return file.add('IFCUNITASSIGNMENT', [
    unit('LENGTHUNIT', 'METRE'),
    unit('AREAUNIT', 'SQUARE_METRE'),
    unit('VOLUMEUNIT', 'CUBIC_METRE'),
    unit('PLANEANGLEUNIT', 'RADIAN'),
  ]);
}

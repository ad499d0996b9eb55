import { buildBalcony } from '../balcony.ts';
import { buildBeside, buildLamps } from '../beside.ts';
import { buildCarport, carportSlats } from '../carport.ts';
import { buildDormers, cheeksOf, dormersOf } from '../dormers.ts';
import { buildEntrance } from '../entrance.ts';
import type { Form } from '../form.ts';
import { buildGables } from '../gables.ts';
import type { Part } from '../house-model.ts';
import { part } from '../part.ts';
import { buildRoof } from '../roof.ts';
import { buildRoofFittings } from '../roof-fittings.ts';
import { buildStairs } from '../stairs.ts';
import { buildTerrace } from '../terrace.ts';
import { buildWalls } from '../walls.ts';
import { type IfcSheet, kindsOf } from './ifc-sheet.ts';
import { classes } from './ifc-words.ts';
import { type Place, placeAt } from './place.ts';
import { tessellate } from './shapes.ts';

/** Writes the parts of the model that are no walls, openings, floors or slopes, as their triangles. */
export function writeParts(sheet: IfcSheet, places: readonly Place[]): void {
  const groups = Map.groupBy(
    otherParts(sheet.form),
    ({ name, source }) => `${source} ${classes[name]?.type} ${classes[name]?.word}`,
  );
  for (const [source, parts] of groups) writeGroup(sheet, places, source, parts);
}

function writeGroup(sheet: IfcSheet, places: readonly Place[], source: string, parts: readonly Part[]): void {
  const [first] = parts;
  const kind = first && classes[first.name];
  if (!kind) return;
  const storey = kind.isHigh ? places.length - 1 : (first.storey ?? 0);
  const parent = places[storey];
  if (!parent) return;
  const place = placeAt(sheet.file, parent, parent.frame);
  // The covering and the underside of a roof form a closed solid only together, so a part with one of them does not count as
  // closed.
  const isClosed = parts.every(({ name }) => name !== 'covering' && name !== 'roof');
  sheet.add({
    source,
    type: kind.type,
    name: sheet.say(kind.word),
    place,
    kind: 'Tessellation',
    body: parts.map(({ mesh, material }) => ({ solid: tessellate(sheet.file, place, mesh, isClosed), material })),
    rest: kindsOf(kind.kinds),
    materials: [...new Set(parts.map((one) => sheet.materialName(one.source, one.material)))],
    storey,
  });
}

function otherParts(form: Form): readonly Part[] {
  return [
    ...buildWalls(form).filter(({ name }) => name !== 'wall'),
    ...buildRoof(form).filter(({ name }) => name !== 'covering' && name !== 'roof'),
    // Leave out the round window in a gable, because `writeWalls` writes it as an opening of the wall.
    ...buildGables(form).filter(({ name }) => name === 'gableBoards' || name === 'verge'),
    ...dormersOf(form).map((dormer) => part('dormer', 'boards', dormer.source, cheeksOf(form, dormer))),
    ...buildDormers(form).filter(({ name, source }) => name !== 'dormer' && !source.includes('window')),
    ...buildRoofFittings(form),
    ...buildEntrance(form),
    ...buildTerrace(form),
    ...buildBalcony(form),
    ...buildCarport(form).filter(({ name }) => name !== 'wall'),
    ...carportSlats(form),
    ...buildBeside(form).filter(({ material }) => material !== 'ghost'),
    ...buildLamps(form),
    ...buildStairs(form),
  ].filter(({ mesh }) => mesh.positions.length > 0);
}

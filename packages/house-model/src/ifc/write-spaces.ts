import { type Rect, type Room, storeyLevels } from '@gavel/core/plan';
import { clipConvex } from '../clip-below.ts';
import { type Form, underRoof } from '../form.ts';
import { turning } from '../geometry/frame.ts';
import { type Mesh, MeshBuilder } from '../geometry/mesh.ts';
import { traceRects } from '../geometry/trace-rects.ts';
import type { Flat, Vector } from '../geometry/vector.ts';
import { ceilingOver } from '../open-to-roof.ts';
import { ground } from '../walls.ts';
import type { IfcSheet } from './ifc-sheet.ts';
import { type Place, placeAt } from './place.ts';
import { extrude, tessellate } from './shapes.ts';
import { enumeration, type Token } from './step-file.ts';
import { onGround } from './write-slabs.ts';

/** Writes the rooms with their names and areas. @param storeys the entities of the storeys, the lowest first */
export function writeSpaces(sheet: IfcSheet, places: readonly Place[], storeys: readonly Token[]): void {
  const { plan, facades } = sheet.form;
  const levels = storeyLevels(plan, facades.front.parts);
  for (const storey of sheet.form.storeys) {
    const [level, place, holder] = [levels[storey.at], places[storey.at], storeys[storey.at]];
    if (!level || !place || !holder || storey.rooms.length === 0) continue;
    const [floor, usual] = [-level.floor / 1000, -level.ceiling / 1000];
    const spaces = storey.rooms.map((room, index) => {
      const number = `${storey.at + 1}${String(index + 1).padStart(2, '0')}`;
      const ceiling = ceilingOver(sheet.form, storey, room.letter, usual);
      return writeSpace(sheet, place, room, { number, source: `storey ${storey.at + 1} room ${room.letter}`, floor, ceiling });
    });
    sheet.root('IFCRELAGGREGATES', `storey ${storey.at + 1} rooms`, null, holder, spaces);
  }
}

interface Level {
  readonly floor: number;
  readonly ceiling: number;
}

function writeSpace(
  sheet: IfcSheet,
  parent: Place,
  { name, parts, area }: Room,
  { number, source, floor, ceiling }: Level & { readonly number: string; readonly source: string },
): Token {
  const { file, form } = sheet;
  const place = placeAt(file, parent, parent.frame);
  const isBelowRoof = parts.some((part) => cornersOf(part).some(([x, z]) => underRoof(form, x, z) < ceiling));
  const shape = isBelowRoof
    ? sheet.shape(
        'Tessellation',
        parts.flatMap((part) => underSlopes(form, part, { floor, ceiling })).map((mesh) => tessellate(file, place, mesh, true)),
      )
    : sheet.shape(
        'SweptSolid',
        traceRects(parts).map((one) => extrude(file, place, { frame: ground, ...onGround(one), from: floor, to: ceiling })),
      );
  const [element, internal] = [enumeration('ELEMENT'), enumeration('INTERNAL')];
  const space = sheet.root('IFCSPACE', source, number, null, place.placement, shape, name, element, internal, null);
  const whole = parts.reduce((sum, { width, height }) => sum + width * height, 0) / 1e6;
  const quantities = sheet.root('IFCELEMENTQUANTITY', `${source} quantities`, 'Qto_SpaceBaseQuantities', null, [
    file.shared('IFCQUANTITYLENGTH', 'Height', null, null, Math.min(ceiling, form.ridge - form.thick) - floor, null),
    file.shared('IFCQUANTITYAREA', 'GrossFloorArea', null, null, whole, null),
    // The living area that the floor plan shows. It excludes the floor where the roof is too low.
    file.shared('IFCQUANTITYAREA', 'NetFloorArea', null, null, area, null),
  ]);
  sheet.root('IFCRELDEFINESBYPROPERTIES', `${source} measured`, null, [space], quantities);
  return space;
}

/** Returns the corners of a part of the floor (x, z), in metres. */
function cornersOf({ x, y, width, height }: Rect): readonly Flat[] {
  const [left, right, back, front] = [x / 1000, (x + width) / 1000, y / 1000, (y + height) / 1000];
  return [
    [left, front],
    [right, front],
    [right, back],
    [left, back],
  ];
}

/** Returns the space over a part of the floor as solids, each below the ceiling or below one slope of the roof. */
function underSlopes(form: Form, part: Rect, { floor, ceiling }: Level): readonly Mesh[] {
  const tops: readonly ((x: number, z: number) => number)[] = [
    () => ceiling,
    ...form.slopes.map((slope) => (x: number, z: number) => underRoof({ slopes: [slope], thick: form.thick }, x, z)),
  ];
  return tops.flatMap((top): Mesh[] => {
    const above = clipConvex(cornersOf(part), ([x, z]) => top(x, z) - floor - 0.01);
    const base = tops
      .filter((other) => other !== top)
      .reduce<readonly Flat[]>((left, other) => clipConvex(left, ([x, z]) => other(x, z) - top(x, z)), above);
    return Math.abs(turning(base)) < 1e-4 ? [] : [column(base, floor, top)];
  });
}

/** Returns a solid over a convex polygon (x, z), counter-clockwise from above. */
function column(base: readonly Flat[], floor: number, top: (x: number, z: number) => number): Mesh {
  const mesh = new MeshBuilder();
  const low = base.map(([x, z]): Vector => [x, floor, z]);
  const high = base.map(([x, z]): Vector => [x, top(x, z), z]);
  for (const [index, corner] of low.entries()) {
    const next = (index + 1) % low.length;
    const [ahead, above, aboveAhead] = [low[next], high[index], high[next]];
    const [first, crown] = [low[0], high[0]];
    if (!ahead || !above || !aboveAhead || !first || !crown) continue;
    mesh.quad([corner, ahead, aboveAhead, above]);
    if (index === 0 || next === 0) continue;
    mesh.triangle([crown, above, aboveAhead], NO_TEXTURE);
    mesh.triangle([first, ahead, corner], NO_TEXTURE);
  }
  return mesh;
}

const NO_TEXTURE = [
  [0, 0],
  [0, 0],
  [0, 0],
] as const;

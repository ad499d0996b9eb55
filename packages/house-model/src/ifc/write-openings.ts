import { type Frame, moved } from '../geometry/frame.ts';
import type { Flat } from '../geometry/vector.ts';
import type { Hole } from '../holes.ts';
import type { Part } from '../house-model.ts';
import type { IfcSheet } from './ifc-sheet.ts';
import { type Place, placeAt } from './place.ts';
import { extrude, extrudeRectangle, tessellate } from './shapes.ts';
import { enumeration, type Token } from './step-file.ts';

/** How far an opening’s solid reaches beyond both faces of its wall, so that no thin layer of wall remains in the opening, m. */
const BEYOND = 0.05;

/** An opening in a wall, and the parts of the window or door in it. */
export interface IfcOpening {
  readonly source: string;
  readonly kind: Hole['kind'] | 'balconyDoor' | 'innerDoor';
  readonly hole: Pick<Hole, 'left' | 'bottom' | 'width' | 'height'>;
  /** The outline on the wall of an opening that is not a rectangle; then `hole` is the rectangle around it. */
  readonly outline?: readonly Flat[] | undefined;
  /** The parts of the window or door in the opening; empty for a passage. */
  readonly parts: readonly Part[];
  readonly storey: number;
}

interface Host {
  readonly wall: Token;
  readonly place: Place;
  readonly frame: Frame;
  /** Where the wall begins and ends along the `out` axis of its frame, m. */
  readonly thick: Flat;
}

/** Cuts an opening into a wall and puts its window or door into it. */
export function writeOpening(
  sheet: IfcSheet,
  { wall, place: parent, frame, thick: [from, to] }: Host,
  opening: IfcOpening,
): void {
  const { source, hole, outline } = opening;
  const place = placeAt(sheet.file, parent, moved(frame, hole.left, hole.bottom));
  const through = { from: from - BEYOND, to: to + BEYOND };
  const solid = outline
    ? extrude(sheet.file, place, { frame, outline, ...through })
    : extrudeRectangle(sheet.file, place, hole.width, hole.height, [through.from, through.to]);
  const cut = sheet.root(
    'IFCOPENINGELEMENT',
    `${source} opening`,
    null,
    null,
    place.placement,
    sheet.shape('SweptSolid', [solid]),
    null,
    enumeration('OPENING'),
  );
  sheet.root('IFCRELVOIDSELEMENT', `${source} voids`, null, wall, cut);
  if (opening.parts.length === 0) return;
  const filling = writeFilling(sheet, place, opening);
  sheet.root('IFCRELFILLSELEMENT', `${source} fills`, null, cut, filling);
}

function writeFilling(sheet: IfcSheet, opening: Place, { kind, source, hole, parts, storey }: IfcOpening): Token {
  const isWindow = kind === 'window';
  const place = placeAt(sheet.file, opening, opening.frame);
  const unset = enumeration('NOTDEFINED');
  const filling = sheet.add({
    source,
    type: isWindow ? 'IFCWINDOW' : 'IFCDOOR',
    name: sheet.say(kind),
    place,
    kind: 'Tessellation',
    body: parts
      .filter(({ name, mesh }) => name !== 'curtain' && mesh.positions.length > 0)
      .map(({ mesh, material }) => ({ solid: tessellate(sheet.file, place, mesh, true), material })),
    rest: [hole.height, hole.width, enumeration(isWindow ? 'WINDOW' : kind === 'gate' ? 'GATE' : 'DOOR'), unset, null],
    materials: materialsIn(sheet, kind),
    storey,
  });
  sheet.setExternal(filling, isWindow ? 'Pset_WindowCommon' : 'Pset_DoorCommon', kind !== 'innerDoor');
  return filling;
}

function materialsIn(sheet: IfcSheet, kind: IfcOpening['kind']): readonly string[] {
  switch (kind) {
    case 'window':
      return sheet.titles(['frames', 'windows', 'glass'], 'wood');
    case 'gardenDoor':
    case 'balconyDoor':
      return sheet.titles(['frames', 'gardenDoor', 'glass'], 'wood');
    case 'door':
      return sheet.titles(['door', 'doorPaint'], 'wood');
    case 'gate':
      return sheet.titles(['gates'], 'wood');
    case 'innerDoor':
      return [sheet.say('wood')];
  }
}

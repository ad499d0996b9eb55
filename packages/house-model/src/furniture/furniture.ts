import { furnishStorey, type Piece, type PieceKind, type Rect, type Storey } from '@gavel/core/plan';
import type { Form } from '../form.ts';
import { joined, type Mesh } from '../geometry/mesh.ts';
import type { MaterialKey, Part } from '../house-model.ts';
import { type WallFace, wallFacesOf } from '../room-walls.ts';
import { buildBasin, buildToilet } from './bathroom.ts';
import { buildBed, buildDesk, buildNightTable, buildShelf, buildWardrobe } from './bedroom.ts';
import { buildHearth } from './hearth.ts';
import { buildCounter, buildIsland, type Counter, placeAlong } from './kitchen.ts';
import { buildHob, buildSink, buildStove, buildTall } from './kitchen-tops.ts';
import { buildOverCounter } from './kitchen-wall.ts';
import { buildArmchair, buildSofa, buildTable, buildTv } from './living-room.ts';
import { buildPentry } from './pentry.ts';
import { type BuildPiece, createPieceBuilder } from './piece-builder.ts';
import { buildFreeTub, buildSaunaHeater, buildShower, buildTub } from './showers-and-tubs.ts';
import { buildBench, buildCar, buildHeater, buildLadder, buildMachine, buildRack } from './utility.ts';

/** Returns the height over the ground of the ceiling over a part of a room’s floor, m. `room`: the room’s letter in the plan’s map. */
export type HeightOver = (room: string, over: Rect) => number;

interface Furnished {
  readonly floor: number;
  readonly height: HeightOver;
  /** Whether the 3D model shows the house from outside, with its roof, so that the furniture needs no details. */
  readonly isPlain: boolean;
}

type PlacedPiece = Piece & { readonly room: string };

/** Builds the furniture of a storey, at the same positions as in its floor plan. Heights are over the ground, m. */
export function furniture(form: Form, storey: Storey, { floor, height, isPlain }: Furnished): readonly Part[] {
  const { pieces } = furnishStorey(storey, form.features);
  const faces = isPlain ? [] : wallFacesOf(form, storey);
  const found = new Map<MaterialKey, Mesh[]>();
  const add = (material: MaterialKey, mesh: Mesh) => {
    const own = found.get(material);
    if (own) own.push(mesh);
    else found.set(material, [mesh]);
  };
  for (const piece of pieces) {
    const { kind: room = 'living', parts = [] } = storey.rooms.find(({ letter }) => letter === piece.room) ?? {};
    const ceiling = height(piece.room, piece.box);
    const builder = createPieceBuilder(piece, { form, storey: storey.at, room, parts, floor, ceiling, isPlain }, add);
    const own = pieces.filter((other) => other.room === piece.room);
    if (piece.kind === 'counter') buildWholeCounter({ builder, inside: insideOf(piece, own) }, facesOf(faces, piece));
    else if (piece.kind === 'pentry') buildPentry(builder, facesOf(faces, piece));
    else builders[piece.kind](builder);
  }
  return [...found].map(([material, meshes]) => ({
    name: 'furniture',
    material,
    source: `storey ${storey.at + 1}`,
    storey: storey.at,
    mesh: joined(meshes),
  }));
}

function buildWholeCounter(counter: Counter, faces: readonly WallFace[]): void {
  buildCounter(counter);
  buildOverCounter(counter, faces);
}

/** Returns the sinks, hobs and appliances that are in a counter, and where each begins and ends along it. */
function insideOf(counter: Piece, pieces: readonly Piece[]): Counter['inside'] {
  return pieces.flatMap((piece) => {
    const u = IN_COUNTER.has(piece.kind) ? placeAlong(counter, piece) : null;
    return u ? [{ piece, u }] : [];
  });
}

const IN_COUNTER: ReadonlySet<PieceKind> = new Set(['sink', 'hob', 'stove', 'dishwasher']);

function facesOf(faces: readonly WallFace[], { room }: PlacedPiece): readonly WallFace[] {
  return faces.filter((face) => face.room.letter === room);
}

/** Builds nothing for a dishwasher, because its counter has a front for it. */
const nothing: BuildPiece = () => {};

const builders: Readonly<Record<Exclude<PieceKind, 'counter' | 'pentry'>, BuildPiece>> = {
  double: buildBed,
  single: buildBed,
  night: buildNightTable,
  wardrobe: buildWardrobe,
  shelf: buildShelf,
  desk: buildDesk,
  sofa: buildSofa,
  armchair: buildArmchair,
  tv: buildTv,
  table: buildTable,
  island: buildIsland,
  tall: buildTall,
  sink: buildSink,
  hob: buildHob,
  stove: buildStove,
  dishwasher: nothing,
  machine: buildMachine,
  bench: buildBench,
  rack: buildRack,
  toilet: buildToilet,
  basin: buildBasin,
  shower: buildShower,
  tub: buildTub,
  freeTub: buildFreeTub,
  hearth: buildHearth,
  heater: buildHeater,
  saunaHeater: buildSaunaHeater,
  ladder: buildLadder,
  loftStairs: buildLadder,
  car: buildCar,
};

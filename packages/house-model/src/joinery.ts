import type { RoomKind, Storey, Way } from '@gavel/core/plan';
import { type Form, underRoof } from './form.ts';
import { solidOf } from './geometry/extrusion.ts';
import { at } from './geometry/frame.ts';
import { joined, type Mesh } from './geometry/mesh.ts';
import { box } from './geometry/solids.ts';
import type { Flat } from './geometry/vector.ts';
import type { Part } from './house-model.ts';
import { alongOf, doorTop, innerWall, inWalls, roofAbove, upOf } from './inner-wall.ts';
import { type WallFace, wallFacesOf, without } from './room-walls.ts';
import { ground } from './walls.ts';

/** The sizes of a skirting board and of the casing of a door, m. */
const SKIRTING = { high: 0.07, thick: 0.014 } as const;
const CASING = { wide: 0.07, thick: 0.016 } as const;
/** The thickness of tiles together with the mortar behind them, m. */
const TILE = 0.01;
/** The least length of a piece of skirting board or tiles along the wall, m. Shorter pieces are left out. */
const SHORTEST = 0.02;
/** The least height of a piece of wall that gets tiles, such as the piece over a door, m. */
const LEAST = 0.12;

/** `TILED`: rooms with tiles on their walls. `BARE`: rooms without skirting boards. */
const TILED: ReadonlySet<RoomKind> = new Set(['bath', 'wc']);
const BARE: ReadonlySet<RoomKind> = new Set(['bath', 'wc', 'sauna', 'garage', 'unfinished', 'laundry', 'technical']);

interface Level {
  readonly floor: number;
  readonly ceiling: number;
}

/** Builds the skirting boards, the casings of doors, and the tiles of bathrooms. */
export function buildJoinery(form: Form, storey: Storey, level: Level): readonly Part[] {
  const faces = wallFacesOf(form, storey);
  const isShed = form.building.type === 'sideBuilding' && storey.rooms.every(({ kind }) => kind === 'garage' || kind === 'store');
  const boards = isShed ? [] : faces.filter(({ room }) => !BARE.has(room.kind)).flatMap((face) => skirting(face, level.floor));
  const tiled = faces.filter(({ room }) => TILED.has(room.kind));
  const own = { source: `storey ${storey.at + 1}`, storey: storey.at };
  return [
    { ...own, name: 'trim', material: 'innerDoors', mesh: joined([...boards, ...casings(form, storey, faces, level)]) },
    {
      ...own,
      name: 'trim',
      material: 'bathTiles',
      mesh: joined([...tiled.flatMap((face) => tiles(form, face, level)), ...overDoors(form, storey, level)]),
    },
  ];
}

function skirting({ frame, from, to, holes }: WallFace, floor: number): readonly Mesh[] {
  const low = holes.filter(({ up }) => up[0] < floor + SKIRTING.high).map(({ along }) => along);
  return without([from, to], low, SHORTEST).map((range) =>
    box(frame, range, [floor, floor + SKIRTING.high], [0, SKIRTING.thick]),
  );
}

/** Builds boards beside and over each door, on both sides of its wall. */
function casings(form: Form, storey: Storey, faces: readonly WallFace[], { floor, ceiling }: Level): readonly Mesh[] {
  if (form.fittings.innerDoors === 'high') return [];
  return inWalls(storey)
    .filter(({ kind }) => kind !== 'passage')
    .flatMap((way) => faces.flatMap((face) => casingOn(form, way, face, { floor, ceiling, top: doorTop(form, way, floor) })));
}

/** Builds the boards of a door that are on one stretch of wall: the upright beside the door, and half of the board over it. */
function casingOn(
  form: Form,
  way: Way,
  { frame, from, to }: WallFace,
  { floor, ceiling, top }: Level & { readonly top: number },
) {
  const gap = gapAlong(way, frame);
  if (!gap) return [];
  const [isBefore, isAfter] = [Math.abs(to - gap[0]) < 0.005, Math.abs(from - gap[1]) < 0.005];
  if (!isBefore && !isAfter) return [];
  const wide = Math.min(CASING.wide, to - from);
  const middle = (gap[0] + gap[1]) / 2;
  const upright: Flat = isBefore ? [to - wide, to] : [from, from + wide];
  const over: Flat = isBefore ? [to - wide, middle] : [middle, from + wide];
  const high =
    [...upright, ...over].every((along) => roofAt(form, frame, along) > top + CASING.wide + 0.02) && top + CASING.wide < ceiling;
  return [
    box(frame, upright, [floor, top], [0, CASING.thick]),
    ...(high ? [box(frame, over, [top, top + CASING.wide], [0, CASING.thick])] : []),
  ];
}

function roofAt(form: Form, frame: WallFace['frame'], along: number): number {
  const [x, , z] = at(frame, along, 0);
  return underRoof(form, x, z);
}

/** Returns the ends of a door along a wall; null: the door is in another wall. */
function gapAlong({ gap, isUpright }: Way, { along, out, origin }: WallFace['frame']): Flat | null {
  if (isUpright !== Math.abs(along[2]) > 0.5) return null;
  const face = isUpright ? origin[0] : origin[2];
  const [[left, right], [low, high]] = [alongOf(gap), upOf(gap)];
  const sides = isUpright ? [left, right] : [-high, -low];
  const own = (isUpright ? out[0] : out[2]) > 0 ? sides[1] : sides[0];
  if (Math.abs((own ?? 0) - face) > 0.005) return null;
  const ends: Flat = isUpright ? [-high, -low] : [left, right];
  return along[0] + along[2] > 0 ? ends : [-ends[1], -ends[0]];
}

/** Builds the tiles of one stretch of wall, around its windows and up to the ceiling or the roof. */
function tiles(form: Form, face: WallFace, { floor, ceiling }: Level): readonly Mesh[] {
  const own = face.holes.filter(({ up }) => up[0] < ceiling && up[1] > floor);
  const panel = (range: Flat, from: number, to: number) => panelOf(form, face, range, { floor: from, ceiling: to });
  return [
    ...without(
      [face.from, face.to],
      own.map(({ along }) => along),
      SHORTEST,
    ).flatMap((range) => panel(range, floor, ceiling)),
    ...own.flatMap(({ along, up }) => {
      const range: Flat = [Math.max(face.from, along[0]), Math.min(face.to, along[1])];
      return [...panel(range, floor, Math.min(up[0] - 0.02, ceiling)), ...panel(range, up[1] + 0.02, ceiling)];
    }),
  ];
}

/** Builds a panel of tiles against a wall. A panel that would be very low is left out. */
function panelOf(form: Form, { frame }: WallFace, [from, to]: Flat, { floor, ceiling }: Level): readonly Mesh[] {
  const corners = [at(frame, from, 0), at(frame, to, 0, TILE)] as const;
  const [x0, x1] = [Math.min(corners[0][0], corners[1][0]), Math.max(corners[0][0], corners[1][0])];
  const [z0, z1] = [Math.min(corners[0][2], corners[1][2]), Math.max(corners[0][2], corners[1][2])];
  const roof = Math.min(...[x0, x1].flatMap((x) => [z0, z1].map((z) => underRoof(form, x, z))));
  if (Math.min(ceiling, roof) - floor < LEAST) return [];
  const rect = { x: x0 * 1000, y: z0 * 1000, width: (x1 - x0) * 1000, height: (z1 - z0) * 1000 };
  return [solidOf(innerWall(form, rect, { floor, ceiling: ceiling - 0.005 }))];
}

/** Builds the tiles over the doors of tiled rooms, where the roof is not lower than the ceiling. */
function overDoors(form: Form, storey: Storey, { floor, ceiling }: Level): readonly Mesh[] {
  return inWalls(storey).flatMap((way) =>
    storey.rooms
      .filter(({ kind, letter }) => TILED.has(kind) && way.rooms.includes(letter))
      .flatMap(({ parts }) => {
        const low = doorTop(form, way, floor);
        if (ceiling - low < LEAST || (storey.slope && roofAbove(form, way.gap) < ceiling)) return [];
        const { x, y, width, height } = way.gap;
        const isIn = (a: number, b: number) =>
          parts.some((part) => a > part.x && a < part.x + part.width && b > part.y && b < part.y + part.height);
        const [mx, my] = [x + width / 2, y + height / 2];
        const up: Flat = [low, ceiling - 0.005];
        const [across, along] = [alongOf(way.gap), upOf(way.gap)];
        if (way.isUpright)
          return isIn(x + width + 20, my)
            ? [box(ground, [across[1], across[1] + TILE], along, up)]
            : isIn(x - 20, my)
              ? [box(ground, [across[0] - TILE, across[0]], along, up)]
              : [];
        return isIn(mx, y + height + 20)
          ? [box(ground, across, [along[0] - TILE, along[0]], up)]
          : isIn(mx, y - 20)
            ? [box(ground, across, [along[1], along[1] + TILE], up)]
            : [];
      }),
  );
}

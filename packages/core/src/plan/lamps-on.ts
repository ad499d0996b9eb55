import type { HousePlan } from './house-plan.ts';
import type { Facade, FacadeBuilding } from './lay-out-facade.ts';
import { downpipesOf, PIPE } from './lay-out-roof.ts';

/** The places of a façade's wall lamps, of lamp poles in front of it, and of its outdoor socket (null: no socket); mm. */
interface Lamps {
  readonly spots: readonly (readonly [x: number, y: number])[];
  readonly poles: readonly number[];
  readonly socket: number | null;
}

/** Returns the lamps of a façade. A house always has a lamp at its door; a side building has only the chosen lamps. */
export function lampsOn(facade: Facade, { type }: Pick<FacadeBuilding, 'type'>, plan: Pick<HousePlan, 'door'>): Lamps {
  const { door, gates, eaves, parts, openings, side, shape, length, floor } = facade;
  const kind = parts.get('lights')?.value;
  const taken = [
    ...openings.map(([x, , width]) => [x - 110, x + width + 110] as const),
    ...gates.map(([at, width]) => [at, at + width] as const),
    ...(door === null ? [] : [[door - 900, door + 900] as const]),
  ];
  const pipes = shape === 'eaves' && parts.has('gutter') ? downpipesOf(facade).map((x) => [x, x + PIPE] as const) : [];
  /** Returns the first of `places` that has at least `half` mm of free wall on each side; if no place has it, the first place. */
  const freeOf = (places: readonly [number, ...number[]], half: number) =>
    places.find((x) => [...taken, ...pipes].every(([from, to]) => x + half <= from || x - half >= to)) ?? places[0];
  const isAtDoor = type !== 'sideBuilding' || kind === 'outside' || kind === 'power';
  // A side building without a door in this front has a lamp at the corner, if it has gates or no outer door at all.
  const corner = side === 'front' && (gates.length > 0 || plan.door === null) ? length - 400 : null;
  const atDoor = door === null ? (type === 'sideBuilding' ? corner : null) : freeOf([door + 1030, door - 1030], 60);
  const atWall: readonly (readonly [number, number])[] =
    isAtDoor && atDoor !== null ? [[atDoor, atDoor === corner ? eaves + 200 : floor - 1900]] : [];
  const count = kind === 'eaves' || kind === 'garden' ? Math.max(2, Math.round(length / 3000)) : 0;
  const underEaves = Array.from({ length: count }, (_, at) => [(length / count) * (at + 0.5), eaves + 150] as const);
  const spots = [...underEaves, ...atWall];
  // Put the socket beside the downpipe. If the wall is not free there, put it close to the corner, or else further from the corner.
  const socket = freeOf(
    [length - 430, length - 265, ...Array.from({ length: Math.floor(length / 100) }, (_, at) => length - 300 - at * 100)],
    130,
  );
  return {
    spots,
    poles: kind === 'garden' ? [-2200, -1300, length + 700, length + 2200] : [],
    socket: kind === 'power' && spots.length > 0 ? socket : null,
  };
}

import type { HousePlan } from './house-plan.ts';
import type { Facade, FacadeBuilding } from './lay-out-facade.ts';

/** Lamps of a façade, mm: on its wall, on poles before it by where they stand, and the socket for machines; null: it has none. */
interface Lamps {
  readonly spots: readonly (readonly [x: number, y: number])[];
  readonly poles: readonly number[];
  readonly socket: number | null;
}

/** A house has a lamp at its door, whatever else is lit; a side building what is chosen. */
export function lampsOn(facade: Facade, { type }: Pick<FacadeBuilding, 'type'>, plan: Pick<HousePlan, 'door'>): Lamps {
  const { door, gates, eaves, parts, openings, side, length, floor } = facade;
  const kind = parts.get('lights')?.value;
  const taken = [
    ...openings.map(([x, , width]) => [x - 110, x + width + 110] as const),
    ...gates.map(([at, width]) => [at, at + width] as const),
    ...(door === null ? [] : [[door - 900, door + 900] as const]),
  ];
  /** The first of these places where so much of the wall is free on each side. */
  const freeOf = (places: readonly [number, ...number[]], half: number) =>
    places.find((x) => taken.every(([from, to]) => x + half <= from || x - half >= to)) ?? places[0];
  const isAtDoor = type !== 'sideBuilding' || kind === 'outside' || kind === 'power';
  // What has gates is lit there too, and what has no door at its front.
  const corner = side === 'front' && (gates.length > 0 || plan.door === null) ? length - 400 : null;
  const atDoor = door === null ? (type === 'sideBuilding' ? corner : null) : freeOf([door + 1030, door - 1030], 60);
  const atWall: readonly (readonly [number, number])[] =
    isAtDoor && atDoor !== null ? [[atDoor, atDoor === corner ? eaves + 200 : floor - 1900]] : [];
  const count = kind === 'eaves' || kind === 'garden' ? Math.max(2, Math.round(length / 3000)) : 0;
  const underEaves = Array.from({ length: count }, (_, at) => [(length / count) * (at + 0.5), eaves + 150] as const);
  const spots = [...underEaves, ...atWall];
  // Clear of the downpipe, else close to the corner, or further in.
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

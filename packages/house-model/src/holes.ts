import { doorIn, dormerFace, type Facade, gardenDoorIn, gateHeight, openingsInWall } from '@gavel/core/plan';

/** An opening in a wall, in metres from the wall’s left end and over the ground. */
export interface Hole {
  readonly kind: 'window' | 'gardenDoor' | 'door' | 'gate';
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
  /** Whether the opening is a window in a dormer, including a gable that rises from the wall. */
  readonly isInGable: boolean;
}

/** Returns all rectangular openings of a wall, including windows in gables that rise from it. */
export function holesIn(facade: Facade): readonly Hole[] {
  const { floor, gardenDoors, door, gates, dormers } = facade;
  const inGables = dormers.filter(({ isGable }) => isGable).flatMap((dormer) => dormerFace(facade, dormer).inside);
  const windows = [...new Set([...openingsInWall(facade), ...inGables])];
  const leaf = door === null ? null : doorIn(facade, door);
  return [
    ...windows.map((window) => {
      const [left, sill, width, height] = window;
      return hole('window', left, sill - floor, width, height, inGables.includes(window));
    }),
    ...gardenDoors.map(({ opening }) => {
      const { top, tall } = gardenDoorIn(facade, opening);
      return hole('gardenDoor', opening[0], -top - tall, opening[2], tall);
    }),
    ...(leaf && door !== null ? [hole('door', door - leaf.width / 2, -floor, leaf.width, leaf.height)] : []),
    ...gates.map(([at, width]) => hole('gate', at, -floor, width, gateHeight(facade))),
  ];
}

/** Converts millimetres to an opening in metres. */
function hole(kind: Hole['kind'], left: number, bottom: number, width: number, height: number, isInGable = false): Hole {
  return { kind, left: left / 1000, bottom: bottom / 1000, width: width / 1000, height: height / 1000, isInGable };
}

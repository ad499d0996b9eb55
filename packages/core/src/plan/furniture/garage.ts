import { middleOf } from '../floor-space.ts';
import type { Features } from '../house-plan.ts';
import type { Room } from '../storey.ts';
import type { Furnishing } from './furnishing.ts';
import { storageIn } from './utility-rooms.ts';
import type { Wanted } from './wanted.ts';

/** Returns the storage furniture for a garage. It needs no free floor in front, because people reach it from beside the cars. */
export function garage(features: Features): readonly Wanted[] {
  return features.shows?.storage === undefined ? [] : storageIn(features, 0);
}

/**
 * Puts a car behind each gate, with the front of the car inwards. Without a gate, the room is a carport: puts one car in the middle, which
 * comes from the left side.
 */
export function placeCars(furnishing: Furnishing, room: Room): void {
  const [part] = room.parts;
  if (!part) return;
  const gates = furnishing.storey.ways.filter(({ kind }) => kind === 'gate').map(({ gap }) => gap);
  for (const gate of gates) {
    const length = lengthIn(part.height);
    const box = { x: middleOf(gate)[0] - WIDTH / 2, y: part.y + part.height - length - GAP, width: WIDTH, height: length };
    furnishing.put(room, { kind: 'car', box, facing: 's' }, 0);
  }
  if (gates.length > 0) return;
  const box = { x: part.x + GAP, y: part.y + (part.height - WIDTH) / 2, width: lengthIn(part.width), height: WIDTH };
  furnishing.put(room, { kind: 'car', box, facing: 'w' }, 0);
}

/** The width of a car, and the gap behind and in front of it, mm. */
const [WIDTH, GAP] = [1850, 150];

/** Returns the length of a car in a room of this depth, mm. */
function lengthIn(depth: number): number {
  return Math.min(4500, depth - 2 * GAP);
}

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

/** Puts a car behind each gate, with the front of the car inwards. If there is no gate, puts one car in the middle. */
export function placeCars(furnishing: Furnishing, room: Room): void {
  const [part] = room.parts;
  if (!part) return;
  const gates = furnishing.storey.ways.filter(({ kind }) => kind === 'gate').map(({ gap }) => gap);
  const middles = gates.length > 0 ? gates.map((gap) => middleOf(gap)[0]) : [part.x + part.width / 2];
  for (const middle of middles) {
    const length = Math.min(4500, part.height - 300);
    const box = { x: middle - 925, y: part.y + part.height - length - 150, width: 1850, height: length };
    furnishing.put(room, { kind: 'car', box, facing: 's' }, 0);
  }
}

import { boxIn } from '../../pieces.ts';
import { placeHob, placeSink } from './appliances.ts';
import { stackAtEnd } from './high-cupboards.ts';
import { DEEP, type Filled, hits, type Kitchen, type Leg } from './kitchen.ts';
import { stretch } from './legs.ts';

/**
 * Fills the main counter or the side counter: puts tall cupboards at its end, but never in front of a window. Puts the sink and the hob
 * into the main counter. If both counters are along walls, one of them has the sink and the other has the hob.
 */
export function fillBench(kitchen: Kitchen, filled: Filled, isMain: boolean): void {
  const { main, side, placed } = filled;
  const leg = isMain ? main : side;
  if (!leg) return;
  const isSinkHere = isMain === hasSinkOnMain(kitchen, main, side);
  const isHobHere = !side || side.isOpen ? isMain : !isSinkHere;
  const start = isMain ? 0 : DEEP;
  const end = stackAtEnd(kitchen, filled, leg, isMain);
  placed.push({ piece: { kind: 'counter', box: stretch(leg, start, end), facing: leg.facing }, before: 900 });
  // Where two counters meet, the corner has no appliance.
  const first = start + (isMain && side ? DEEP : 0);
  const cells = Math.floor((end - first) / 600);
  const worktop = { facing: leg.facing, first, end, cells, at: (from: number, size: number) => stretch(leg, from, from + size) };
  if (isSinkHere) placeSink(kitchen, placed, worktop);
  if (isHobHere) placeHob(kitchen, placed, worktop);
}

function hasSinkOnMain({ room, storey }: Kitchen, main: Leg, side: Leg | undefined): boolean {
  if (!side || side.isOpen) return true;
  const lights = storey.windows.filter((window) => window.room === room.letter).map(({ gap }) => gap);
  const isUnder = (leg: Leg) =>
    lights.some((gap) =>
      hits(gap, boxIn({ box: stretch(leg, DEEP, leg.length), facing: leg.facing }, 0, -500, leg.length - DEEP, 500)),
    );
  return isUnder(main) || !isUnder(side);
}

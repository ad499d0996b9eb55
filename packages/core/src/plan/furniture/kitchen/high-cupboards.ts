import { beforeOf, middleOf } from '../../floor-space.ts';
import type { Features } from '../../house-plan.ts';
import type { Rect } from '../../rect.ts';
import { DEEP, type Filled, type HighCupboard, hits, type Kitchen, type Leg } from './kitchen.ts';
import { stretch } from './legs.ts';

/** The label of a wine cooler. */
const COOLER = 'V';

/** Returns the tall cupboards for the chosen fridge, freezer and oven. */
export function highCupboards({ fridge = 'combined', oven = 'low' }: Features): readonly HighCupboard[] {
  const cold = {
    combined: [{ mark: 'K/F', width: 600 }],
    pair: [
      { mark: 'K', width: 600 },
      { mark: 'F', width: 600 },
    ],
    wine: [
      { mark: 'K', width: 600 },
      { mark: 'F', width: 600 },
      { mark: COOLER, width: 300 },
    ],
    drawer: [{ mark: 'S/F', width: 600 }],
    wide: [{ mark: 'K/F', width: 900 }],
  }[fridge];
  return [...cold.map((one) => ({ ...one, isCold: true })), { mark: oven === 'high' ? 'U/M' : 'M', width: 600, isCold: false }];
}

export function isCooler({ mark }: HighCupboard): boolean {
  return mark === COOLER;
}

/**
 * Puts tall cupboards at the end of a counter, except in front of a window. Returns the distance from the counter's corner to the nearest
 * tall cupboard, mm; if no tall cupboard fits, the length of the counter.
 */
export function stackAtEnd({ space }: Kitchen, { least, placed, high }: Filled, leg: Leg, isMain: boolean): number {
  const start = isMain ? 0 : DEEP;
  let end = leg.length;
  for (const one of [...high]) {
    const box = stretch(leg, end - one.width, end);
    if (leg.isOpen || end - one.width - start < (isMain ? least : 600) || !space.isFree(box, 'tall')) continue;
    placed.push({ piece: { kind: 'tall', box, facing: leg.facing, mark: one.mark }, before: 900 });
    high.splice(high.indexOf(one), 1);
    end -= one.width;
  }
  return end;
}

/** Puts fridges and freezers that did not fit at the end of a counter at another wall, as near to the main counter as possible. */
export function standAlone({ space, room }: Kitchen, { main, placed, high }: Filled): void {
  for (const one of high.filter((one) => one.isCold && !isCooler(one))) {
    const [mx, my] = middleOf(stretch(main, 0, main.length));
    const far = ({ box }: { readonly box: Rect }) => Math.hypot(middleOf(box)[0] - mx, middleOf(box)[1] - my);
    const [nearest] = [...space.places([room], one.width, DEEP, 'tall')]
      .filter((place) => {
        const before = beforeOf(place, 900);
        return (
          (!before || space.isClear(before)) &&
          placed.every(({ piece }) => !hits(piece.box, place.box) && !(before && hits(piece.box, before)))
        );
      })
      .toSorted((a, b) => far(a) - far(b));
    if (!nearest) continue;
    placed.push({ piece: { kind: 'tall', box: nearest.box, facing: nearest.facing, mark: one.mark }, before: 900 });
    high.splice(high.indexOf(one), 1);
  }
}

import type { Opening } from './house-plan.ts';
import type { Facade, GardenDoor } from './lay-out-facade.ts';
import { doorWidths, SIDELIT_LEAF } from './place-doors.ts';
import { terraceDoorWidths } from './place-windows.ts';

/**
 * Returns the width and height of an outer door's opening, the width of one leaf, and the left edges of each leaf and of the fixed pane
 * beside it (null: no pane). Millimetres. `at` is the middle of the door.
 */
export function doorIn({ parts, isSidelit, hinge }: Facade, at: number) {
  const kind = parts.get('door')?.value;
  const form = kind === 'double' ? 'double' : isSidelit ? 'sidelight' : kind === 'slide' ? 'sliding' : 'single';
  const width = doorWidths[form];
  const x = at - width / 2;
  const leaf = kind === 'double' ? width / 2 : isSidelit ? SIDELIT_LEAF : width;
  const [first, last] = [x, x + width - leaf];
  const hung = hinge === 'left' ? first : last;
  const pane = isSidelit ? (hinge === 'left' ? x + leaf : x) : null;
  return { width, height: 2100, leaf, leaves: kind === 'double' ? [first, last] : [hung], pane };
}

/** Returns the upper end and the height of a garden door. Millimetres. */
export function gardenDoorIn({ floor, eaves }: Facade, [, sill, , height]: Opening) {
  const top = Math.max(floor - sill - height, eaves + 150);
  return { top, tall: floor - top - 50 };
}

export function gateHeight({ floor, eaves }: Facade): number {
  return Math.min(2120, floor - eaves - 150);
}

/** Returns the widths of the panes of a garden door, from the left as seen from outside: leaves and fixed glass. */
export function panesOf({ form, isMirrored }: Pick<GardenDoor, 'form' | 'isMirrored'>, own: number): readonly number[] {
  const panes = usualPanes(form, own);
  return isMirrored ? panes.toReversed() : panes;
}

function usualPanes(kind: GardenDoor['form'], own: number): readonly number[] {
  const slides = terraceDoorWidths.sliding;
  switch (kind) {
    case 'single':
      return own > 1100 ? [own - 1000, 1000] : [own];
    case 'double': {
      const beside = (own - 1500) / 2;
      return beside > 100 ? [beside, 750, 750, beside] : [own / 2, own / 2];
    }
    case 'sliding':
      return own > slides ? [slides / 2, slides / 2, own - slides] : [own / 2, own / 2];
    case 'wide':
      return [own / 3, own / 3, own / 3];
    case 'folding':
      return [own / 4, own / 4, own / 4, own / 4];
  }
}

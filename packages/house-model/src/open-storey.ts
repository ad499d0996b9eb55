import { sides, storeyLevels } from '@gavel/core/plan';
import { clipBelow } from './clip-below.ts';
import type { Form } from './form.ts';
import { joined } from './geometry/mesh.ts';
import { rectangle, slabFaces } from './geometry/solids.ts';
import { type Hole, holesIn } from './holes.ts';
import type { Part } from './house-model.ts';
import { outlineOf } from './walls.ts';

/** The distance between the ceiling and the top of the walls, in a storey that is shown from above, m. */
const BELOW_CEILING = 0.02;

/** Returns the lower and the upper end of a storey’s walls when everything above them is removed, m. */
export function standingIn({ plan, facades }: Form, storey: number): { readonly floor: number; readonly top: number } {
  const levels = storeyLevels(plan, facades.front.parts);
  const [level, below] = [levels[storey], levels[storey - 1]];
  const floor = below ? -below.ceiling / 1000 - BELOW_CEILING : -(level?.floor ?? 0) / 1000 - 0.04;
  return { floor, top: -(level?.ceiling ?? 0) / 1000 - BELOW_CEILING };
}

/**
 * Builds the outer walls of a storey that is shown from above, as in a doll’s house. They end just below the ceiling, or at the
 * roof where the roof is lower. The walls at the ends are between the long walls.
 */
export function openWalls(form: Form, storey: number): readonly Part[] {
  const { floor, top } = standingIn(form, storey);
  return sides.flatMap((side): readonly Part[] => {
    const facade = form.facades[side];
    const frame = form.walls[side];
    const outline = clipBelow(outlineOf(form, facade, frame, facade.side === 'end' ? form.wall : 0, floor), top);
    const highest = Math.max(...outline.map(([, up]) => up));
    if (highest < floor + 0.05) return [];
    const holes = holesIn(facade)
      .filter((hole) => isWithin(hole, floor, top))
      .map(({ left, bottom, width, height }) => rectangle(left, Math.max(bottom, floor + 0.04), left + width, bottom + height));
    const { front, back, sides: cut } = slabFaces(frame, { outline, holes, out: 0 }, { outline, holes, out: -form.wall });
    return [
      { name: 'wall', material: 'boards', source: side, storey, mesh: front },
      { name: 'wall', material: 'lining', source: side, storey, mesh: joined([back, cut]) },
    ];
  });
}

/** Returns whether the whole opening is between these heights of a wall. */
export function isWithin({ bottom, height }: Pick<Hole, 'bottom' | 'height'>, floor: number, top: number): boolean {
  return bottom >= floor - 0.01 && bottom + height < top;
}

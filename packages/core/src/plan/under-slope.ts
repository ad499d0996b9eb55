import type { HousePlan, Slope } from './house-plan.ts';
import { type Rect, without } from './rect.ts';

/** Returns the strips of floor along the eaves where a slope is lower than `high`, narrowed by `beyond` at their inner edge; mm. */
export function stripsUnder(plan: HousePlan, { pitch, knee, dormers }: Slope, high: number, beyond: number): Rect[] {
  const deep = (high - knee) / Math.tan((pitch * Math.PI) / 180) - beyond;
  if (deep <= 0) return [];
  const strip = (side: 'front' | 'back') => {
    const y = side === 'back' ? plan.wall : plan.depth - plan.wall - deep;
    const raised = dormers
      .filter((dormer) => dormer.side === side)
      .map(({ at, width }) => ({ x: at - width / 2 + 300, y, width: width - 600, height: deep }));
    return without({ x: plan.wall, y, width: plan.length - 2 * plan.wall, height: deep }, raised);
  };
  return [...strip('front'), ...strip('back')];
}

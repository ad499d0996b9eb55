import { featuresOf, type HousePlan } from './house-plan.ts';
import { layOutStorey } from './lay-out-storey.ts';
import { coverOf, PORCH, terraceOf } from './outside.ts';
import type { Rect } from './rect.ts';
import type { Storey } from './storey.ts';

/** A rectangle of ground that a house covers, in mm from the back left corner of the house, seen from the front. */
export interface CoveredGround extends Rect {
  readonly part: 'walls' | 'porch' | 'terraceRoof';
}

/**
 * Returns the ground that a house with these answers covers: the ground within its outer walls, under a porch on posts, and under the roof
 * of a terrace or in a conservatory. An open terrace, a pergola, an awning, steps, balconies and eaves do not count.
 */
export function coveredGround(plan: HousePlan, answers: readonly string[]): readonly CoveredGround[] {
  const storey = layOutStorey(plan, 0, answers);
  const features = featuresOf(plan, answers);
  const walls: CoveredGround = { part: 'walls', x: 0, y: 0, width: plan.length, height: plan.depth };
  const [terrace] = terraceOf(plan, storey, features) ?? [];
  const { terraceRoof, shows } = features;
  const isRoofed = terraceRoof === 'conservatory' || (terraceRoof === 'roof' && shows?.shelter !== 'awning');
  return [
    walls,
    ...(features.entrance === 'porch' ? porchOf(plan, storey) : []),
    ...(terrace && isRoofed ? [{ part: 'terraceRoof' as const, ...coverOf(plan, terrace, features) }] : []),
  ];
}

/** Returns the porch in front of the door. Only houses with a terrace have such a porch, and only at their front. */
function porchOf({ depth, terrace }: HousePlan, { ways }: Storey): readonly CoveredGround[] {
  const door = ways.find(({ kind }) => kind === 'entrance');
  if (!door || !terrace || door.isUpright || door.gap.y === 0) return [];
  const middle = door.gap.x + door.gap.width / 2;
  return [{ part: 'porch', x: middle - PORCH.width / 2, y: depth, width: PORCH.width, height: PORCH.deep }];
}

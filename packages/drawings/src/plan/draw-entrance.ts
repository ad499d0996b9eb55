import {
  CANOPY,
  entranceDepth,
  type Features,
  type HousePlan,
  PORCH,
  PORCH_EAVES,
  type Rect,
  type Storey,
} from '@gavel/core/plan';
import { outline, path, rect } from '../ink/svg.ts';

/** Draws steps, canopy or porch in front of the entrance. */
export function drawEntrance(plan: HousePlan, { ways }: Storey, features: Features): string {
  const door = ways.find(({ kind }) => kind === 'entrance');
  if (!door || door.isUpright || door.gap.y === 0) return '';
  if (!plan.terrace) return steps(door.gap, plan.depth, 1000);
  const middle = door.gap.x + door.gap.width / 2;
  const deep = entranceDepth(features);
  if (features.entrance === 'porch') {
    const left = middle - PORCH.width / 2;
    const posts = [left, left + PORCH.width - 130].map((x) => rect(x, plan.depth + PORCH.deep - 130, 130, 130, { class: 'k' }));
    return (
      rect(left, plan.depth, PORCH.width, PORCH.deep, { class: 'deck f' }) +
      posts.join('') +
      rect(middle - 950, plan.depth + PORCH.deep, 1900, 300, { class: 'f' }) +
      rect(left - PORCH_EAVES, plan.depth, PORCH.width + 2 * PORCH_EAVES, PORCH.deep + PORCH_EAVES, { class: 'dash' })
    );
  }
  const canopy =
    features.entrance === 'canopy'
      ? rect(middle - CANOPY.width / 2 - PORCH_EAVES, plan.depth, CANOPY.width + 2 * PORCH_EAVES, deep, { class: 'dash' })
      : '';
  return steps({ ...door.gap, x: middle - 800, width: 1600 }, plan.depth, 1000) + canopy;
}

function steps({ x, width }: Rect, depth: number, deep: number): string {
  return rect(x, depth, width, deep - 300, { class: 'f' }) + rect(x, depth + deep - 300, width, 300, { class: 'f' });
}

/** Draws two dashed lines in front of each gate for cars, at its ends. */
export function drawGates({ ways }: Storey): string {
  return ways
    .filter(({ kind }) => kind === 'gate')
    .map(({ gap: { x, y, width, height } }) =>
      path(
        outline([
          [x, y + height],
          [x, y + height + 350],
        ]) +
          outline([
            [x + width, y + height],
            [x + width, y + height + 350],
          ]),
        { class: 'dash' },
      ),
    )
    .join('');
}

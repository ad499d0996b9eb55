import type { ShownPart, ShownParts } from './drawn-parts.ts';
import type { HousePlan } from './house-plan.ts';

/** Returns the ceiling height of each storey, mm. */
function ceilingHeights({ storeys }: HousePlan, parts: ShownParts): readonly number[] {
  return storeys.map(({ height }, at) => {
    const wished = figure(parts.get('ceiling'), height);
    return at === 0 ? figure(parts.get('groundCeiling'), wished) : wished;
  });
}

/**
 * Returns how much the chosen ceiling heights lift the upper storeys (`lifted`) and the eaves (`raised`), compared with the usual
 * heights; mm.
 */
export function raisedBy(plan: HousePlan, parts: ShownParts): { readonly lifted: number; readonly raised: number } {
  const more = ceilingHeights(plan, parts).map((height, at) => height - (plan.storeys[at]?.height ?? height));
  return {
    lifted: more[0] ?? 0,
    raised: Math.max(
      0,
      more.reduce((sum, one) => sum + one, 0),
    ),
  };
}

/** Returns the value of a drawn part if it is a number, else `otherwise`. */
export function figure(part: ShownPart | undefined, otherwise: number): number {
  return typeof part?.value === 'number' ? part.value : otherwise;
}

/** Returns the height of the lowest floor above the ground, mm. */
export function floorHeight(parts: ShownParts): number {
  const raised: Readonly<Record<string, number>> = { crawl: 600, bank: 700, piers: 450, screws: 450 };
  return raised[String(parts.get('foundation')?.value)] ?? 150;
}

/** The thickness of the lowest floor, mm: a slab, a slab with a thicker edge, or joists over open ground. */
export const GROUND_FLOORS = { slab: 110, edge: 140, joists: 280 } as const;

/** Returns the thickness of the lowest floor on the chosen foundation, mm. */
export function groundFloorThickness(parts: ShownParts): number {
  const kind = parts.get('foundation')?.value;
  if (kind === 'edge') return GROUND_FLOORS.edge;
  return kind === 'crawl' || kind === 'piers' || kind === 'screws' ? GROUND_FLOORS.joists : GROUND_FLOORS.slab;
}

/** The thickness of a floor between storeys, mm. */
export const JOISTS = 300;

/** Returns how high the floor of the upper storey is above the ground floor with the usual ceiling height, mm. */
export function upperFloor({ storeys: [ground] }: HousePlan): number {
  return (ground?.height ?? 0) + JOISTS;
}

/**
 * Returns the height of each storey's floor and ceiling, the lowest first. Millimetres downwards from the ground, so a smaller number is
 * higher.
 */
export function storeyLevels(
  plan: HousePlan,
  parts: ShownParts,
): readonly { readonly floor: number; readonly ceiling: number; readonly name: string }[] {
  const heights = ceilingHeights(plan, parts);
  const levels: { floor: number; ceiling: number; name: string }[] = [];
  for (const [at, { name }] of plan.storeys.entries()) {
    const below = levels.at(-1);
    const floor = below ? below.ceiling - JOISTS : plan.open ? 0 : -floorHeight(parts);
    levels.push({ floor, ceiling: floor - (heights[at] ?? 0), name });
  }
  return levels;
}

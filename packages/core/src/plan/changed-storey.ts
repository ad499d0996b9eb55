import type { HousePlan, StoreyPlan } from './house-plan.ts';
import { withVariants } from './storey-map.ts';

/** A name with a number at its end, such as `Sovrum 2`. */
const NUMBERED = /^(.*\D)(\d+)$/;

/**
 * Returns a storey of the plan with the changes of the chosen answers. If the answers remove a numbered room of the house, the rooms after
 * it get lower numbers: without Sovrum 2, Sovrum 3 becomes Sovrum 2.
 */
export function changedStorey(plan: HousePlan, at: number, answers: readonly string[]): StoreyPlan {
  const storey = withVariants(plan, at, answers);
  const left = namesIn(plan, answers);
  const removed = [...namesIn(plan, [])].filter((name) => !left.has(name));
  if (removed.length === 0) return storey;
  const rooms = Object.entries(storey.rooms).map(([letter, room]) => [letter, { ...room, name: renumbered(room.name, removed) }]);
  return { ...storey, rooms: Object.fromEntries(rooms) };
}

/** Returns the names of all rooms that the house has with these answers. */
function namesIn(plan: HousePlan, answers: readonly string[]): ReadonlySet<string> {
  return new Set(
    plan.storeys.flatMap((_, at) => {
      const { map, joins, rooms } = withVariants(plan, at, answers);
      return [...map.join('')].map((letter) => rooms[joins[letter] ?? letter]?.name ?? '');
    }),
  );
}

/** Returns the name with a number that is lower by the number of removed rooms before it. */
function renumbered(name: string, removed: readonly string[]): string {
  const [, stem, number] = NUMBERED.exec(name) ?? [];
  const before = removed.filter((other) => {
    const [, same, lower] = NUMBERED.exec(other) ?? [];
    return same === stem && Number(lower) < Number(number);
  });
  return before.length === 0 ? name : `${stem}${Number(number) - before.length}`;
}

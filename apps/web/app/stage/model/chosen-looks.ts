import { type CompiledModel, selectionsOf, type Visit } from '@gavel/core';
import type { HousePlan, SurfaceLooks } from '@gavel/core/plan';

/** Returns the colours and materials of the surfaces in the rooms, according to the visitor's choices. */
export function chosenLooks({ surfaces = [] }: Pick<HousePlan, 'surfaces'>, compiled: CompiledModel, visit: Visit): SurfaceLooks {
  if (surfaces.length === 0) return {};
  const chosen = new Map<number, number>(selectionsOf(compiled, visit));
  return Object.fromEntries(
    surfaces.flatMap(({ surface, question, looks }) => {
      const look = looks[String(chosen.get(question))];
      return look ? [[surface, look]] : [];
    }),
  );
}

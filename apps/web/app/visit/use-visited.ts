import { useEffect } from 'react';
import { useConfigurator } from './use-configurator.tsx';
import type { VisitedStep } from './visited-step.ts';

/** A step has been seen from now on, also after the visit was started over. */
export function useVisited(step: VisitedStep): void {
  const visitStep = useConfigurator((state) => state.visitStep);
  const isKnown = useConfigurator((state) => state.visited.has(step) && !state.replaced.has(step));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was started over or replaced is seen anew
  useEffect(() => {
    visitStep(step);
  }, [visitStep, step, isKnown]);
}

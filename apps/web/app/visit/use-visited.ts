import { useEffect } from 'react';
import { useConfigurator } from './use-configurator.tsx';
import type { VisitedStep } from './visited-step.ts';

/** Marks the open step as visited. After a restart, which unmarks all steps, marks it again. */
export function useVisited(step: VisitedStep): void {
  const visitStep = useConfigurator((state) => state.visitStep);
  const isKnown = useConfigurator((state) => state.visited.has(step) && !state.replaced.has(step));
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a restart, or with another house, the step has to be marked again
  useEffect(() => {
    visitStep(step);
  }, [visitStep, step, isKnown]);
}

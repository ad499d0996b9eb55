import { useEffect } from 'react';
import { useConfigurator } from './use-configurator.tsx';

/** The step of a question has been seen from now on, also after the visit was started over. */
export function useVisited(questionId: number): void {
  const visitQuestion = useConfigurator((state) => state.visitQuestion);
  const isKnown = useConfigurator((state) => state.visited.has(questionId) && !state.replaced.has(questionId));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was started over or replaced is seen anew
  useEffect(() => {
    visitQuestion(questionId);
  }, [visitQuestion, questionId, isKnown]);
}

import { quickRoad, type Step } from '@gavel/core';
import { useMemo } from 'react';
import { useConfigurator, useSteps } from './use-configurator.tsx';

interface Road {
  /** The steps that the button for the next step goes through: all steps, or the steps of the quick road. */
  readonly steps: readonly Step[];
  /** The steps of the quick road: the questions that shape the house. Empty if the house has no quick road. */
  readonly quick: readonly Step[];
  /** Whether the visitor follows the quick road. */
  readonly isQuick: boolean;
}

export function useRoad(): Road {
  const compiled = useConfigurator((state) => state.compiled);
  const isWanted = useConfigurator((state) => state.isQuick);
  const listed = useSteps();
  const quick = useMemo(() => quickRoad(compiled, listed), [compiled, listed]);
  const isQuick = isWanted && quick.length > 0;
  return { steps: isQuick ? quick : listed, quick, isQuick };
}

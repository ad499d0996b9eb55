import { resolveStep, type Step, stepCounter } from '@gavel/core';
import { useMemo } from 'react';
import { useMatch } from 'react-router';
import { STEP_PATTERN } from '../addresses.ts';
import { useConfigurator, useSteps } from './use-configurator.tsx';

export interface CurrentStep {
  /** Null on the page of the bundles, and if no question is a step. */
  readonly step: Step | null;
  /** Whether the house has the section and the question that are in the address. */
  readonly known: boolean;
  readonly n: number;
  readonly total: number;
}

/** Returns the step whose section and question are in the address. */
export function useStep(): CurrentStep {
  const compiled = useConfigurator((state) => state.compiled);
  const steps = useSteps();
  const match = useMatch(STEP_PATTERN);
  const section = Number(match?.params.section);
  const question = Number(match?.params.question);
  const isStep = match !== null;

  return useMemo(() => {
    if (!isStep) return { step: null, known: true, n: 0, total: steps.length };
    const { step, known } = resolveStep(compiled, steps, section, question);
    return { step, known, ...(step ? stepCounter(steps, step) : { n: 0, total: steps.length }) };
  }, [compiled, steps, section, question, isStep]);
}

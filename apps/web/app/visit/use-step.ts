import { resolveStep, type Step, stepCounter } from '@gavel/core';
import { useMemo } from 'react';
import { useMatch } from 'react-router';
import { STEP_PATTERN } from '../addresses.ts';
import { useConfigurator, useSteps } from './use-configurator.tsx';

export interface CurrentStep {
  /** Null on the bundles step, and when nothing is listed. */
  readonly step: Step | null;
  /** The address named a section and question that the house has. */
  readonly known: boolean;
  readonly n: number;
  readonly total: number;
}

/** The step that the address leads to. */
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

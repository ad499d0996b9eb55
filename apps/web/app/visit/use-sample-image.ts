import { type GuideAnswer, sampleImage, type Visit } from '@gavel/core';
import { useCallback } from 'react';
import { useConfigurator } from './use-configurator.tsx';

/** Returns a function that finds the address of an answer’s sample. A sample may show colours that the visit has selected. */
export function useSampleImage(): (answer: GuideAnswer, other?: Visit) => string {
  const sections = useConfigurator((state) => state.configuration.sections);
  const compiled = useConfigurator((state) => state.compiled);
  const visit = useConfigurator((state) => state.visit);
  return useCallback((answer, other = visit) => sampleImage(sections, compiled, other, answer), [sections, compiled, visit]);
}

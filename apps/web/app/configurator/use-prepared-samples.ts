import type { Step } from '@gavel/core';
import { useEffect } from 'react';
import { guideOf } from './guide-of.ts';
import { useConfigurator } from './use-configurator.tsx';

/** Fetches the samples of a step that is likely to come, so that its board is there at once. */
export function usePreparedSamples(step: Step | null): void {
  const { questions } = guideOf(useConfigurator((state) => state.configuration));
  const question = step && questions.get(step.questionId);
  useEffect(() => {
    for (const { paletteImage } of question?.answers ?? []) if (paletteImage) new Image().src = paletteImage;
  }, [question]);
}

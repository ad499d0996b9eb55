import type { Step } from '@gavel/core';
import { useEffect } from 'react';
import { idle } from '../ui/idle.ts';
import { isSavingData } from '../ui/is-saving-data.ts';
import { sampleSources } from '../ui/renditions.ts';
import { guideOf } from '../visit/guide-of.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';
import { useSampleImage } from '../visit/use-sample-image.ts';

/** Loads the pictures of a step that the visitor will probably open, so that they show immediately. */
export function usePreparedSamples(step: Step | null): void {
  const { questions } = guideOf(useConfigurator((state) => state.configuration));
  const question = step && questions.get(step.questionId);
  const sampleImage = useSampleImage();
  useEffect(() => {
    if (isSavingData()) return;
    let isWanted = true;
    const load = () => {
      for (const answer of (isWanted && question?.answers) || []) {
        const { src, srcSet = '' } = sampleSources(sampleImage(answer));
        if (src) Object.assign(new Image(), { srcset: srcSet, src });
      }
    };
    // A choice changes these pictures too, but its own picture comes first.
    void idle().then(load);
    return () => {
      isWanted = false;
    };
  }, [question, sampleImage]);
}

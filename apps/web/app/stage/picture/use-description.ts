import { isExamplePicture, type Picture, type PictureKeys, type Step } from '@gavel/core';
import { pictureTexts } from '@gavel/texts';
import { useCallback } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { guideOf } from '../../visit/guide-of.ts';
import { useConfigurator } from '../../visit/use-configurator.tsx';
import { seenChoices } from './describe-picture.ts';

/**
 * Describes a picture for those who do not see it: the house, from where, and the chosen answers that can be seen. One that is not of this
 * very house is called an example, of the room or of what the step asks.
 */
export function useDescription(step: Step | null): (shown: Picture, keys: PictureKeys) => string {
  const t = useTexts(pictureTexts);
  const { configuration, compiled, visit } = useConfigurator((state) => state);
  return useCallback(
    (shown, keys) => {
      const house = configuration.houseTitle;
      const camera = shown.kind === 'static' ? '' : shown.camera.title;
      const choices = seenChoices(configuration, compiled, visit, keys);
      const answers = choices.map((choice) => t('answer', { ...choice })).join('; ');
      if (isExamplePicture(shown)) {
        const what = camera || (step && guideOf(configuration).questions.get(step.questionId)?.title) || house;
        return answers ? t('exampleWith', { what, answers }) : t('exampleOf', { what });
      }
      if (answers) return camera ? t('with', { house, camera, answers }) : t('withAnswers', { house, answers });
      return camera ? t('ofCamera', { house, camera }) : t('of', { house });
    },
    [t, configuration, compiled, visit, step],
  );
}

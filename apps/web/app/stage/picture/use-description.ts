import { isExamplePicture, isModelPicture, type Picture, type PictureKeys, type Step } from '@gavel/core';
import { pictureTexts } from '@gavel/texts';
import { useCallback } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { guideOf } from '../../visit/guide-of.ts';
import { useConfigurator } from '../../visit/use-configurator.tsx';
import { seenChoices } from './describe-picture.ts';

/**
 * Returns a function that describes a picture for visitors who cannot see it: the house, the camera, and the selected answers that the
 * picture shows. If the picture does not show the visitor’s own house, the text says that it is an example, and names the room or the
 * question. If the picture is rendered from the 3D model, the text says so.
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
      if (isModelPicture(shown)) return answers ? t('modelWith', { house, camera, answers }) : t('modelOf', { house, camera });
      if (answers) return camera ? t('with', { house, camera, answers }) : t('withAnswers', { house, answers });
      return camera ? t('ofCamera', { house, camera }) : t('of', { house });
    },
    [t, configuration, compiled, visit, step],
  );
}

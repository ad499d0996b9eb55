import type { PictureKeys } from '@gavel/core';
import { pictureTexts } from '@gavel/texts';
import { useCallback } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { useConfigurator } from '../../visit/use-configurator.tsx';
import { seenChoices } from './describe-picture.ts';

/** Describes a picture for those who do not see it: the house, from where, and the chosen answers that can be seen. */
export function useDescription(cameraTitle: string): (keys: PictureKeys) => string {
  const t = useTexts(pictureTexts);
  const { configuration, compiled, visit } = useConfigurator((state) => state);
  return useCallback(
    (keys) => {
      const house = configuration.houseTitle;
      const choices = seenChoices(configuration, compiled, visit, keys);
      if (choices.length > 0) {
        const answers = choices.map((choice) => t('answer', { ...choice })).join('; ');
        return t('with', { house, camera: cameraTitle, answers });
      }
      return cameraTitle ? t('ofCamera', { house, camera: cameraTitle }) : t('of', { house });
    },
    [t, configuration, compiled, visit, cameraTitle],
  );
}

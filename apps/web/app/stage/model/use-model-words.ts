import { type Camera, pictureKeys, type Step } from '@gavel/core';
import { modelTexts, pictureTexts } from '@gavel/texts';
import { useMemo } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { useConfigurator } from '../../visit/use-configurator.tsx';
import { seenChoices } from '../picture/describe-picture.ts';

/** From the front round to the right, an eighth of a turn each. */
const PLACES = ['front', 'frontRight', 'right', 'backRight', 'back', 'backLeft', 'left', 'frontLeft'] as const;

/** What the model shows, for those who do not see it: the house, from where it is seen, and what is chosen outside; of an open storey its name. */
export function useModelWords(step: Step | null, azimuth: number, storey: string | null): string {
  const t = useTexts(modelTexts);
  const picture = useTexts(pictureTexts);
  const { configuration, compiled, visit } = useConfigurator((state) => state);
  const place = PLACES[Math.round(azimuth / 45) % 8] ?? 'front';
  const answers = useMemo(() => {
    const { sections, dynamicImageKeys } = configuration;
    const outside = sections.find((section) => section.dynamicImageCameras.some(isOutside));
    const keys = pictureKeys(
      compiled,
      visit,
      sections,
      dynamicImageKeys,
      outside?.id ?? step?.sectionId ?? null,
      'manifestImageKeys',
    );
    const shown = new Map([...keys].filter(([category]) => !category.startsWith('plan.')));
    return seenChoices(configuration, compiled, visit, shown)
      .map((choice) => picture('answer', { ...choice }))
      .join('; ');
  }, [configuration, compiled, visit, step, picture]);
  const house = configuration.houseTitle;
  if (storey !== null) return t('ofStorey', { house, storey, place: t(place) });
  return answers ? t('ofWith', { house, place: t(place), answers }) : t('of', { house, place: t(place) });
}

function isOutside({ id }: Camera): boolean {
  return id === 'front';
}

import { isDrawing, pictureKeys } from '@gavel/core';
import { chosenAnswers } from '@gavel/core/plan';
import { type HouseModel, modelHouse } from '@gavel/house-model';
import { useCallback, useMemo } from 'react';
import { type Progress, useLoaded } from '../../ui/use-loaded.ts';
import { useConfigurator } from '../../visit/use-configurator.tsx';
import { loadDescribedHouse } from './load-described-house.ts';

interface ModelOfVisit {
  readonly progress: Progress<unknown>['kind'];
  /** Null until the house's description is there. */
  readonly model: HouseModel | null;
  again(): void;
}

/** The model of the house as it is chosen now. A choice that no drawing shows leaves the same model. */
export function useHouseModel(): ModelOfVisit {
  const { configuration, compiled, visit } = useConfigurator((state) => state);
  const { sections, dynamicImageKeys, houseDynamicImageKey } = configuration;
  const { progress, again } = useLoaded(useCallback(() => loadDescribedHouse(houseDynamicImageKey), [houseDynamicImageKey]));
  const described = progress.kind === 'loaded' ? progress.value : null;
  const answers = useMemo(() => {
    const drawn = sections.find((section) => section.dynamicImageCameras.some((camera) => isDrawing(section, camera)));
    if (!described || !drawn) return null;
    const keys = pictureKeys(compiled, visit, sections, dynamicImageKeys, drawn.id);
    return chosenAnswers(described.plan, keys).join(' ');
  }, [described, compiled, visit, sections, dynamicImageKeys]);
  const model = useMemo(
    () => (described && answers !== null ? modelHouse(described.plan, described.building, answers.split(' ')) : null),
    [described, answers],
  );
  return { progress: progress.kind, model, again };
}

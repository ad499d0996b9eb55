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
  /** The names of its storeys, the lowest first; none where it has no walls. */
  readonly storeys: readonly string[];
}

/**
 * The model of the house as it is chosen now. A choice that no drawing shows leaves the same model.
 *
 * @param lifted the storey that is seen from above, without what is over it; null: the whole house
 */
export function useHouseModel(lifted: number | null): ModelOfVisit {
  const { configuration, compiled, visit } = useConfigurator((state) => state);
  const { sections, dynamicImageKeys, houseDynamicImageKey } = configuration;
  const { progress } = useLoaded(useCallback(() => loadDescribedHouse(houseDynamicImageKey), [houseDynamicImageKey]));
  const described = progress.kind === 'loaded' ? progress.value : null;
  const answers = useMemo(() => {
    const drawn = sections.find((section) => section.dynamicImageCameras.some((camera) => isDrawing(section, camera)));
    if (!described || !drawn) return null;
    const keys = pictureKeys(compiled, visit, sections, dynamicImageKeys, drawn.id);
    return chosenAnswers(described.plan, keys).join(' ');
  }, [described, compiled, visit, sections, dynamicImageKeys]);
  const model = useMemo(
    () => (described && answers !== null ? modelHouse(described.plan, described.building, answers.split(' '), lifted) : null),
    [described, answers, lifted],
  );
  const storeys = described && !described.plan.open ? described.plan.storeys.map(({ name }) => name) : [];
  return { progress: progress.kind, model, storeys };
}

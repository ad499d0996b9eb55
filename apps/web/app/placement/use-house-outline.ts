import { drawingKeys } from '@gavel/core';
import { type HouseOutline, houseOutline } from '@gavel/core/placement';
import { chosenAnswers } from '@gavel/core/plan';
import { useCallback, useMemo } from 'react';
import { useLoaded } from '../ui/use-loaded.ts';
import { loadDescribedHouse } from '../visit/load-described-house.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';

/** Returns the ground that the house covers with the current choices; null until the description of the house has loaded. */
export function useHouseOutline(): { readonly outline: HouseOutline | null; readonly hasFailed: boolean; again(): void } {
  const { configuration, compiled, visit } = useConfigurator((state) => state);
  const { houseDynamicImageKey } = configuration;
  const { progress, again } = useLoaded(useCallback(() => loadDescribedHouse(houseDynamicImageKey), [houseDynamicImageKey]));
  const described = progress.kind === 'loaded' ? progress.value : null;
  const outline = useMemo(() => {
    if (!described) return null;
    const keys = drawingKeys(configuration, compiled, visit) ?? new Map<string, string>();
    return houseOutline(described.plan, chosenAnswers(described.plan, keys));
  }, [described, configuration, compiled, visit]);
  return { outline, hasFailed: progress.kind === 'failed', again };
}

import { drawingKeys } from '@gavel/core';
import { type HouseOutline, houseOutline, houseSolids, type Solid } from '@gavel/core/placement';
import { chosenAnswers } from '@gavel/core/plan';
import { useCallback, useMemo } from 'react';
import { useLoaded } from '../ui/use-loaded.ts';
import { loadDescribedHouse } from '../visit/load-described-house.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';

/** The house with the current choices. It does not depend on where the house is placed. */
export interface PlacedHouse {
  /** The ground that the house covers. */
  readonly outline: HouseOutline;
  /** The solids that cast the shadow of the house. */
  readonly solids: readonly Solid[];
}

/** Returns the house with the current choices; null until the data of its shape have loaded. */
export function usePlacedHouse(): { readonly house: PlacedHouse | null; readonly hasFailed: boolean; again(): void } {
  const { configuration, compiled, visit } = useConfigurator((state) => state);
  const { houseDynamicImageKey } = configuration;
  const { progress, again } = useLoaded(useCallback(() => loadDescribedHouse(houseDynamicImageKey), [houseDynamicImageKey]));
  const described = progress.kind === 'loaded' ? progress.value : null;
  const house = useMemo(() => {
    if (!described) return null;
    const keys = drawingKeys(configuration, compiled, visit) ?? new Map<string, string>();
    const answers = chosenAnswers(described.plan, keys);
    return { outline: houseOutline(described.plan, answers), solids: houseSolids(described, answers) };
  }, [described, configuration, compiled, visit]);
  return { house, hasFailed: progress.kind === 'failed', again };
}

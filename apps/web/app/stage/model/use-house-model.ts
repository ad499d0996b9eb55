import { chosenAnswers, type DrawnQuestions, drawingKeys, modelAnswers, surfaceQuestions } from '@gavel/core';
import type { SurfaceLooks } from '@gavel/core/plan';
import { createModeller, type HouseSolids, type HouseView, type WalkSpace, walkSpaceOf } from '@gavel/house-model';
import { useCallback, useMemo, useState } from 'react';
import { type Progress, useLoaded } from '../../ui/use-loaded.ts';
import { loadDescribedHouse } from '../../visit/load-described-house.ts';
import { useConfigurator } from '../../visit/use-configurator.tsx';
import { chosenLooks } from './chosen-looks.ts';
import { type FirstView, firstView, type Opening } from './first-view.ts';

export interface ModelOfVisit {
  readonly progress: Progress<unknown>['kind'];
  /** The part of the house that the 3D model shows. */
  readonly shown: HouseView;
  /** The 3D model; null until the description of the house has loaded. */
  readonly model: HouseSolids | null;
  /** The storey in which the visitor can walk; null unless the view is inside the house. */
  readonly space: WalkSpace | null;
  /** The names of the storeys, the lowest first. Empty if the building has no outer walls. */
  readonly storeys: readonly string[];
  /** The choices that the 3D model shows; null until the description of the house has loaded. */
  readonly choices: ModelChoices | null;
}

/** The questions whose answers change the 3D model, and the answers that it shows. */
export interface ModelChoices {
  readonly questions: DrawnQuestions;
  readonly answers: readonly string[];
}

const OUTSIDE: FirstView = { view: { kind: 'outside' } };

/**
 * Returns the 3D model of the house with the current choices. If a choice changes nothing that the 3D model shows, the returned `model`
 * stays the same object.
 * @param wished what the visitor wants to see; null: what the 3D model shows when it opens
 */
export function useHouseModel(wished: HouseView | null, opening: Opening): ModelOfVisit {
  const { configuration, compiled, visit } = useConfigurator((state) => state);
  const { houseDynamicImageKey } = configuration;
  const { progress } = useLoaded(useCallback(() => loadDescribedHouse(houseDynamicImageKey), [houseDynamicImageKey]));
  const described = progress.kind === 'loaded' ? progress.value : null;
  const modeller = useMemo(() => described && createModeller(described.plan, described.building), [described]);
  const chosen = useMemo(() => {
    const keys = drawingKeys(configuration, compiled, visit);
    return described && keys && chosenAnswers(described.plan, keys).join(' ');
  }, [described, configuration, compiled, visit]);
  // Set the first view only once, so that a later choice or step does not move the visitor.
  const [first, setFirst] = useState<FirstView | null>(null);
  if (!first && described && chosen !== null) setFirst(firstView(opening, configuration, described.plan, chosen.split(' ')));
  const { view, room } = first ?? OUTSIDE;
  const shown = wished ?? view;
  const begin = wished ? undefined : room;
  const surfaces = described ? JSON.stringify(chosenLooks(described.plan, compiled, visit)) : '{}';
  const looks = useMemo((): SurfaceLooks => JSON.parse(surfaces), [surfaces]);
  const { model, space } = useMemo(() => {
    if (!described || !modeller || chosen === null) return { model: null, space: null };
    const answers = chosen.split(' ');
    return {
      model: modeller(answers, shown, looks),
      space: shown.kind === 'inside' ? walkSpaceOf(described.plan, answers, shown.storey, begin) : null,
    };
  }, [described, modeller, chosen, shown, begin, looks]);
  const storeys = described && !described.plan.open ? described.plan.storeys.map(({ name }) => name) : [];
  const choices = useMemo(() => {
    if (!described) return null;
    // From outside, the surfaces of rooms are not visible, so leave out the questions about them.
    const inside = shown.kind === 'outside' ? {} : surfaceQuestions(described.plan.surfaces);
    const questions = { ...described.plan.questions, ...inside };
    return { questions, answers: modelAnswers(questions, configuration, compiled, visit) };
  }, [described, shown, configuration, compiled, visit]);
  return { progress: progress.kind, shown, model, space, storeys, choices };
}

import { type CompiledModel, carryOver, compileModel, type Ore, type Selections, startVisit, totalsOf } from '@gavel/core';
import { assembleModel } from './stored/assemble-model.ts';
import type { PublishedRange } from './stored/published-range.ts';

/** What was chosen of a house and is kept. */
export interface SavedVisit {
  readonly houseId: number;
  readonly municipalityId: string;
  readonly answers: Selections;
}

/** How it opens with the one range and with the other. */
export type ReplayedVisit =
  | {
      readonly opens: true;
      /** With the campaigns that run. */
      readonly before: Ore;
      readonly after: Ore;
      /** How many answers are gone, or give way to another one. */
      readonly replaced: number;
    }
  /** The house is not sold any more, or not there. */
  | { readonly opens: false };

/** Opens each visit with both ranges. @param now milliseconds since 1970, for the campaigns */
export function replayVisits(
  visits: readonly SavedVisit[],
  before: PublishedRange,
  after: PublishedRange,
  now: number,
): readonly ReplayedVisit[] {
  const [modelBefore, modelAfter] = [modelsOf(before), modelsOf(after)];
  return visits.map(({ houseId, municipalityId, answers }) => {
    const [old, next] = [modelBefore(houseId, municipalityId), modelAfter(houseId, municipalityId)];
    if (!old || !next) return { opens: false };
    const { visit } = startVisit(old, answers);
    const carried = carryOver({ compiled: old, visit }, next);
    return {
      opens: true,
      before: totalsOf(old, visit, now).total,
      after: totalsOf(next, carried.visit, now).total,
      replaced: carried.gone.length + carried.replaced.length,
    };
  });
}

/** Compiles each model once. */
function modelsOf({ houses, municipalities }: PublishedRange) {
  const compiled = new Map<string, CompiledModel | null>();
  return (houseId: number, municipalityId: string): CompiledModel | null => {
    const name = `${houseId} ${municipalityId}`;
    const known = compiled.get(name);
    if (known !== undefined) return known;
    const house = houses.find(({ id }) => id === houseId);
    const municipality = municipalities.find(({ id }) => id === municipalityId);
    const model =
      house && municipality
        ? compileModel(assembleModel(house.webConfiguration, municipality.areaCode, municipality.name))
        : null;
    compiled.set(name, model);
    return model;
  };
}

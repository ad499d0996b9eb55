import { type CompiledModel, carryOver, compileModel, type Ore, type Selections, startVisit, totalsOf } from '@gavel/core';
import { assembleModel } from './stored/assemble-model.ts';
import type { PublishedRange } from './stored/published-range.ts';

/** The house, municipality and answers of a saved house or of a quote. */
export interface SavedVisit {
  readonly houseId: number;
  readonly municipalityId: string;
  readonly answers: Selections;
}

/** The result of opening a visit with the old and with the new range. */
export type ReplayedVisit =
  | {
      readonly opens: true;
      /** The total with the old range; `after` is the total with the new range. Both have the discounts of campaigns at the time `now`. */
      readonly before: Ore;
      readonly after: Ore;
      /** The number of answers that opening the visit with the new range removes or replaces. */
      readonly replaced: number;
    }
  /** The old or the new range does not contain the house or the municipality. `didOpen`: whether the old range contains both of them. */
  | { readonly opens: false; readonly didOpen: boolean };

/**
 * Opens each visit with both ranges.
 * @param now milliseconds since 1970, for the campaigns
 */
export function replayVisits(
  visits: readonly SavedVisit[],
  before: PublishedRange,
  after: PublishedRange,
  now: number,
): readonly ReplayedVisit[] {
  const [modelBefore, modelAfter] = [modelsOf(before), modelsOf(after)];
  return visits.map(({ houseId, municipalityId, answers }) => {
    const [old, next] = [modelBefore(houseId, municipalityId), modelAfter(houseId, municipalityId)];
    if (!old || !next) return { opens: false, didOpen: old !== null };
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

/** Returns a function that returns the compiled model of a house in a municipality. It compiles each model once. */
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

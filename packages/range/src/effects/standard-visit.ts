import {
  type CompiledModel,
  choose,
  compileModel,
  type Ore,
  priceOfQuestion,
  type QuestionAnswer,
  startVisit,
  type Visit,
} from '@gavel/core';
import { assembleModel } from '../stored/assemble-model.ts';
import type { PublishedHouse, PublishedRange } from '../stored/published-range.ts';

/** A visit of a house with standard answers. */
export interface StandardVisit {
  readonly compiled: CompiledModel;
  readonly visit: Visit;
}

/** One house in one price area, in the old and in the new range. */
export interface StandardPair {
  readonly house: PublishedHouse;
  readonly area: { readonly code: string; readonly name: string };
  readonly was: StandardVisit;
  readonly is: StandardVisit;
}

/** Starts two visits, one with each range, of every house that both ranges have, in each price area that both ranges have. */
export function standardPairs(before: PublishedRange, after: PublishedRange): readonly StandardPair[] {
  const known = new Set(before.areas.map(({ code }) => code));
  const areas = after.areas.filter(({ code }) => known.has(code));
  return after.houses.flatMap((house) =>
    areas.flatMap((area): StandardPair[] => {
      const old = before.houses.find(({ key }) => key === house.key);
      return old ? [{ house, area, was: started(before, old, area.code), is: started(after, house, area.code) }] : [];
    }),
  );
}

/**
 * Starts a visit of the house in the area's first municipality to which the builder delivers. If there is none, starts it in the
 * area's first municipality.
 */
function started({ municipalities }: PublishedRange, { webConfiguration }: PublishedHouse, areaCode: string): StandardVisit {
  const there = municipalities.filter((municipality) => municipality.areaCode === areaCode);
  const municipality = there.find(({ denied }) => !denied) ?? there[0];
  const compiled = compileModel(assembleModel(webConfiguration, areaCode, municipality?.name ?? ''));
  return { compiled, visit: startVisit(compiled).visit };
}

/**
 * Returns the price of the question after the answer is chosen; null where the house does not offer the answer, or where the answer
 * requires another choice first.
 */
export function priceChosen({ compiled, visit }: StandardVisit, pick: QuestionAnswer): Ore | null {
  const isOffered = compiled.answers.some(({ answer }) => answer.id === pick.answerId);
  if (!isOffered) return null;
  const chosen = choose(compiled, visit, [pick]);
  return chosen.accepted ? priceOfQuestion(compiled, chosen.visit, pick.questionId) : null;
}

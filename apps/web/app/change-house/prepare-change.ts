import {
  type BundleId,
  type CompiledModel,
  type Configuration,
  carryOver,
  chooseBundle,
  compileModel,
  type HouseId,
  listedSteps,
  type Ore,
  type QuestionAnswer,
  type QuestionId,
  selectionsOf,
  totalsOf,
  type Visit,
} from '@gavel/core';
import { beginning } from '../api/beginning.ts';
import type { Api } from '../api/create-api.ts';
import { guideOf } from '../visit/guide-of.ts';

/** The visit before a change of house or municipality. */
interface Standing {
  readonly configuration: Configuration;
  readonly compiled: CompiledModel;
  readonly visit: Visit;
}

/** The house to change to. */
interface Wanted {
  readonly houseId: HouseId;
  readonly bundleId: BundleId | null;
  /** The four-digit code; left out: the same municipality. */
  readonly municipalityId?: string;
}

/** The effects of a change of house or municipality, computed before the visitor confirms it. */
export interface PreparedChange {
  /**
   * The new house, with the visitor’s name for the house. It keeps the visitor’s plots only if the municipality is unchanged.
   * `selections` contains all answers after the change: kept answers, those of the bundle, and otherwise the standard answers.
   */
  readonly configuration: Configuration;
  /** How many steps have the same answer after the change. Does not count questions that the bundle decides. */
  readonly kept: number;
  /** Whether every step has the same answer after the change, including questions that the bundle decides. */
  readonly isAllKept: boolean;
  /** The answers that are not kept, in the order of the visit. Leaves out questions that the bundle decides. */
  readonly lost: readonly LostAnswer[];
  /** How many of the visitor's plots are not kept, because they are in another municipality. */
  readonly lostPlots: number;
  /** Whether the position of the house on a kept plot is not kept, because the new house has another outline. */
  readonly losesPlacement: boolean;
  /** The number of kept answers whose price changes. */
  readonly repriced: number;
  /** The totals before and after the change, with campaigns, in öre. */
  readonly before: Ore;
  readonly after: Ore;
  /** Whether the bundle is left out, because the new house refuses it together with the kept answers. */
  readonly bundleRefused: boolean;
}

interface LostAnswer {
  readonly questionId: QuestionId;
  /** The titles of the question and the answer, as the current visit shows them. */
  readonly question: string;
  readonly answer: string;
  /** The title of the new house's answer; null: the new house does not ask the question. */
  readonly instead: string | null;
}

/**
 * Computes the effects of a change to another house or municipality. Keeps an answer if the new house has the same question and answer,
 * by their ids, and its rules allow the answer. Then chooses the bundle. `now` decides which campaigns apply. Throws `ApiError`, for
 * example if the house is not available in the municipality.
 */
export async function prepareChange(
  api: Pick<Api, 'beginHouse'>,
  from: Standing,
  { houseId, bundleId, municipalityId = from.configuration.municipalityId }: Wanted,
  now: number,
): Promise<PreparedChange> {
  const { name, municipalityId: here, plotIds: plotsBefore, placement } = from.configuration;
  // Keep the plots only if the municipality is unchanged, because a plot is in a municipality.
  const plotIds = municipalityId === here ? plotsBefore : [];
  // If the house model stays the same, keep its web configuration.
  const webConfigurationId = houseId === from.configuration.houseId ? from.configuration.webConfigurationId : null;
  const made = await api.beginHouse(beginning({ houseId, municipalityId, webConfigurationId, bundleId: null }));
  const compiled = compileModel(made);
  const carried = carryOver(from, compiled);
  const picks = made.bundles.find(({ id }) => id === bundleId)?.answers ?? [];
  const bundled = chooseBundle(compiled, carried.visit, { answers: picks }).transition;
  const visit = bundled.accepted ? bundled.visit : carried.visit;
  const selections = selectionsOf(compiled, visit);
  const decided = new Set(bundled.accepted ? picks.map(({ questionId }) => questionId) : []);
  const { kept, isAllKept, lost } = compare(from, made, selections, decided);

  return {
    configuration: { ...made, name, plotIds, selections },
    kept: kept.size,
    isAllKept,
    lost,
    lostPlots: plotsBefore.length - plotIds.length,
    losesPlacement: placement !== null && plotIds.includes(placement.plotId),
    repriced: carried.repriced.filter(({ questionId }) => kept.has(questionId)).length,
    before: totalsOf(from.compiled, from.visit, now).total,
    after: totalsOf(compiled, visit, now).total,
    bundleRefused: !bundled.accepted,
  };
}

function compare(
  { configuration, compiled, visit }: Standing,
  made: Configuration,
  selections: Configuration['selections'],
  decided: ReadonlySet<QuestionId>,
): Pick<PreparedChange, 'isAllKept' | 'lost'> & { readonly kept: ReadonlySet<QuestionId> } {
  const old = selectionsOf(compiled, visit);
  const [then, now] = [guideOf(configuration), guideOf(made)];
  const all = listedSteps(compiled, visit).flatMap(({ questionId }) => {
    const answerId = old.get(questionId);
    return answerId === undefined ? [] : [{ questionId, answerId }];
  });
  const answered = all.filter(({ questionId }) => !decided.has(questionId));
  const isKept = ({ questionId, answerId }: QuestionAnswer) => selections.get(questionId) === answerId;
  const lost = answered.filter((one) => !isKept(one));
  return {
    kept: new Set(answered.filter(isKept).map(({ questionId }) => questionId)),
    isAllKept: all.every(isKept),
    lost: lost.map(({ questionId, answerId }) => {
      const instead = selections.get(questionId);
      return {
        questionId,
        question: then.questions.get(questionId)?.title ?? '',
        answer: then.answers.get(answerId)?.title ?? '',
        instead: (instead !== undefined && now.answers.get(instead)?.title) || null,
      };
    }),
  };
}

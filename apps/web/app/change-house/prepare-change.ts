import {
  type BundleId,
  type CompiledModel,
  type Configuration,
  carryOver,
  choose,
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

/** Where the visitor stands before a change of house or municipality. */
interface Standing {
  readonly configuration: Configuration;
  readonly compiled: CompiledModel;
  readonly visit: Visit;
}

/** What is to be built instead. */
interface Wanted {
  readonly houseId: HouseId;
  readonly bundleId: BundleId | null;
  /** The four-digit code; absent: where it stands. */
  readonly municipalityId?: string;
}

/** A change that is worked out and not made. */
export interface PreparedChange {
  /** The new house under the visit's name, with what could be carried over as its selections. */
  readonly configuration: Configuration;
  /** Steps of the visit whose answer the new house has too. */
  readonly kept: number;
  /** The others, in the visit's order; what the bundle decides is not among them. */
  readonly lost: readonly LostAnswer[];
  /** How many of the kept answers cost something else. */
  readonly repriced: number;
  /** Totals with campaigns, in öre. */
  readonly before: Ore;
  readonly after: Ore;
  /** The bundle cannot be had together with what is carried over, and is left out. */
  readonly bundleRefused: boolean;
}

interface LostAnswer {
  readonly questionId: QuestionId;
  /** Titles as they stood in the visit. */
  readonly question: string;
  readonly answer: string;
  /** Title of what the new house has instead; null: it does not ask. */
  readonly instead: string | null;
}

/**
 * Works out what changing to another house, or to another municipality, does: answers are carried over by question and answer id, then the
 * bundle is chosen on top. `now` is what campaigns are reckoned by. Throws `ApiError` when the house cannot be had there.
 */
export async function prepareChange(
  api: Pick<Api, 'beginHouse'>,
  from: Standing,
  { houseId, bundleId, municipalityId = from.configuration.municipalityId }: Wanted,
  now: number,
): Promise<PreparedChange> {
  const { name } = from.configuration;
  // The same house goes on as the one of its models that it is.
  const webConfigurationId = houseId === from.configuration.houseId ? from.configuration.webConfigurationId : null;
  const made = await api.beginHouse(beginning({ houseId, municipalityId, webConfigurationId, bundleId: null }));
  const compiled = compileModel(made);
  const carried = carryOver(from, compiled);
  const picks = made.bundles.find(({ id }) => id === bundleId)?.answers ?? [];
  const bundled = choose(compiled, carried.visit, picks);
  const visit = bundled.accepted ? bundled.visit : carried.visit;
  const selections = selectionsOf(compiled, visit);
  const decided = new Set(bundled.accepted ? picks.map(({ questionId }) => questionId) : []);
  const { kept, lost } = compare(from, made, selections, decided);

  return {
    configuration: { ...made, name, selections },
    kept: kept.size,
    lost,
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
): { kept: ReadonlySet<QuestionId>; lost: readonly LostAnswer[] } {
  const old = selectionsOf(compiled, visit);
  const [then, now] = [guideOf(configuration), guideOf(made)];
  const answered = listedSteps(compiled, visit).flatMap(({ questionId }) => {
    const answerId = old.get(questionId);
    return answerId === undefined || decided.has(questionId) ? [] : [{ questionId, answerId }];
  });
  const isKept = ({ questionId, answerId }: QuestionAnswer) => selections.get(questionId) === answerId;
  const lost = answered.filter((one) => !isKept(one));
  return {
    kept: new Set(answered.filter(isKept).map(({ questionId }) => questionId)),
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

import type { CountedVisit } from '@gavel/contract/counts';
import { type CompiledModel, type SectionId, selectionsOf, startVisit, totalsOf } from '@gavel/core';
import { AppError } from '../../../http/app-error.ts';
import type { ReadRange } from '../../range/current-range.ts';
import type { RangeModels } from '../../range/range-models.ts';
import { findStart } from '../../visit/configurations/find-start.ts';
import { refuseUnknown } from '../../visit/configurations/refuse-unknown.ts';
import type { Counted, Counts } from '../../visit/counts/counts.ts';

/** The dependencies of `countVisit`. */
export interface Counting {
  readonly currentRange: ReadRange;
  readonly models: RangeModels;
  readonly counts: Counts;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Counts the events that a page of the configurator reports. Corrects the reported answers first, as a save of the house does. Throws the
 * errors of `findStart`, and `unknown-selection` for a section, question or answer that the house does not have.
 */
export async function countVisit(
  { currentRange, models, counts, now }: Counting,
  told: CountedVisit,
  isCounted: boolean,
): Promise<void> {
  const { house, municipality } = findStart(await currentRange(), told);
  const { webConfiguration, webConfigurationVersion: version } = house;
  const compiled = models({ webConfiguration, version, areaCode: municipality.areaCode, municipalityName: municipality.name });
  const sections = new Set(told.sections);
  refuseUnknownSections(compiled, sections);
  for (const { questionId, answerId } of told.tried) refuseUnknown(compiled, new Map([[questionId, answerId]]));
  refuseUnknownBecause(compiled, told);
  if (told.selections) refuseUnknown(compiled, told.selections);
  if (!isCounted) return;

  const houseId = house.id;
  counts.add(
    ...(told.isStarted ? [{ kind: 'started' as const, houseId }] : []),
    ...[...sections].map((itemId): Counted => ({ kind: 'section', houseId, itemId })),
    ...distinctTries(told).map(
      ({ questionId, answerId: itemId, because }): Counted => ({
        kind: 'refused',
        houseId,
        questionId,
        itemId,
        becauseId: because,
      }),
    ),
    ...(told.selections ? finished(compiled, houseId, told.selections, now()) : []),
  );
}

function finished(compiled: CompiledModel, houseId: number, selections: CountedVisit['selections'], now: number): Counted[] {
  const { visit } = startVisit(compiled, selections ?? undefined);
  const taken = totalsOf(compiled, visit, now).campaigns.filter(({ discount }) => discount > 0);
  return [
    { kind: 'finished', houseId },
    ...[...selectionsOf(compiled, visit)].map(
      ([questionId, itemId]): Counted => ({ kind: 'answer', houseId, questionId, itemId }),
    ),
    ...taken.map(({ campaignId: itemId }): Counted => ({ kind: 'finished-in-campaign', houseId, itemId })),
  ];
}

function refuseUnknownSections({ model }: CompiledModel, sections: ReadonlySet<SectionId>): void {
  const known = new Set(model.sections.map(({ id }) => id));
  for (const id of sections)
    if (!known.has(id)) throw new AppError('unknown-selection', `There is no section ${id}`, { field: 'SectionIds' });
}

function refuseUnknownBecause({ answerAt }: CompiledModel, { tried }: CountedVisit): void {
  for (const { because } of tried)
    if (because !== null && !answerAt.has(because))
      throw new AppError('unknown-selection', `There is no answer ${because}`, { field: 'Tried' });
}

/** Leaves out repetitions, so that an answer that a visitor tried to choose twice on one page is counted once. */
function distinctTries({ tried }: CountedVisit): CountedVisit['tried'] {
  return [...new Map(tried.map((one) => [`${one.questionId} ${one.answerId}`, one])).values()];
}

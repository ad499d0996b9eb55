import { type HealthObjection, type RangeHealth, rangeHealthBody } from '@gavel/contract/staff';
import type { PublishedHouse } from '@gavel/range';
import type { ReplayedVisit, SavedVisit } from '@gavel/range/publishing';
import { createTexts, proofTexts } from '@gavel/texts';
import { z } from 'zod';
import type { Database } from '../../../db/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import { type Revision, storeProof } from '../../range/revisions.repository.ts';

const translate = createTexts().of(proofTexts);

/**
 * Adds to the findings of the checks whether all saved houses and open quotes can still be opened with the new range.
 * @param visits all saved houses and open quotes
 * @param replayed the results of opening `visits` with the new range, in the same order
 */
export function withVisits(
  health: RangeHealth,
  { houses }: { readonly houses: readonly Pick<PublishedHouse, 'id' | 'title'>[] },
  visits: readonly SavedVisit[],
  replayed: readonly ReplayedVisit[],
): RangeHealth {
  const lost = visits.filter((_, at) => replayed[at]?.opens === false && replayed[at].didOpen);
  const byHouse = Map.groupBy(lost, ({ houseId }) => houseId);
  const objections = [...byHouse].map(([id, { length: count }]): HealthObjection => {
    const house = houses.find((one) => one.id === id)?.title ?? '';
    const sentence = translate('savedLost', { count, house });
    return {
      property: 'saved',
      kind: 'savedLost',
      stops: 'unlessSigned',
      file: null,
      line: null,
      sentence,
      houses: [house],
      example: null,
    };
  });
  const count = visits.length;
  const sentence =
    objections.length > 0
      ? translate('refuted', { count: objections.length })
      : count === 0
        ? translate('savedNone')
        : translate('savedAll', { count });
  const outcome = objections.length > 0 ? 'refuted' : 'tried';
  return {
    ...health,
    verdicts: [...health.verdicts, { property: 'saved', outcome, statements: count, sentence }],
    objections: [...health.objections, ...objections],
  };
}

/** The objections that keep a range from being published. */
export interface Hindrances {
  /** Objections that no signature can overrule. */
  readonly refusals: readonly HealthObjection[];
  /** Objections that an administrator has to sign. */
  readonly toSign: readonly HealthObjection[];
}

/**
 * Returns the objections that block publishing.
 * @param published the findings for the version that visitors see now. The warnings in it count as signed, each for the houses that
 * the warning names. Warnings about saved houses do not count. Null: there are no findings to compare with
 * @param signed the names of other signed warnings, see `namesOfObjection`
 */
export function hindrancesOf(
  { objections }: RangeHealth,
  published: RangeHealth | null,
  signed: readonly string[] = [],
): Hindrances {
  const shown = published?.objections.filter(({ property }) => property !== 'saved') ?? [];
  const known = new Set([...signed, ...shown.flatMap(namesOfObjection)]);
  // A warning is signed if its names for all its houses are signed. Earlier versions of the program stored a single name without
  // houses (`nameOfObjection`) for each signed warning; such a name signs the warning for all houses.
  const isSigned = (one: HealthObjection) =>
    known.has(nameOfObjection(one)) || namesOfObjection(one).every((name) => known.has(name));
  return {
    refusals: objections.filter(({ stops }) => stops === 'always'),
    toSign: objections.filter((one) => one.stops === 'unlessSigned' && !isSigned(one)),
  };
}

/**
 * Throws `range-refused` if there is an objection that no signature can overrule. Throws `range-unsigned` if there are objections to sign
 * and the reason is empty. The error contains the first such objection.
 */
export function mustPass({ refusals, toSign }: Hindrances, reason: string): void {
  const [refusal, unsigned] = [refusals[0], toSign[0]];
  if (refusal) throw new AppError('range-refused', refusal.sentence);
  if (unsigned && reason === '') throw new AppError('range-unsigned', unsigned.sentence);
}

/** Returns the stored findings of a version; null: no findings are stored, or this program cannot read them. */
export function storedHealth({ proof }: Pick<Revision, 'proof'>): RangeHealth | null {
  return rangeHealthBody.safeParse(proof).data ?? null;
}

/** Returns the findings in the form in which they are stored with a version. */
export function proofToStore(health: RangeHealth): unknown {
  return z.encode(rangeHealthBody, health);
}

/** Stores the findings of a check of a version that is published already. */
export async function keepHealth(db: Database, revision: Revision, health: RangeHealth): Promise<void> {
  await storeProof(db, revision.id, proofToStore(health));
}

/**
 * Returns texts that identify an objection in different versions of the range: one for each house, or one if the objection names no house.
 * They leave out the line number, because lines move.
 */
export function namesOfObjection(objection: HealthObjection): readonly string[] {
  const { property, file, sentence, houses } = objection;
  return houses.length === 0
    ? [nameOfObjection(objection)]
    : houses.map((house) => JSON.stringify([property, file, sentence, house]));
}

function nameOfObjection({ property, file, sentence }: HealthObjection): string {
  return JSON.stringify([property, file, sentence]);
}

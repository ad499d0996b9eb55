import type { SharedConfiguration, ShareRequest } from '@gavel/contract';
import { selectionsOf, startVisit, totalsOf } from '@gavel/core';
import type { Database } from '../../../db/connect.ts';
import { hashKey, type Secrets } from '../../../secrets/secrets.ts';
import type { ReadRange } from '../../range/current-range.ts';
import type { RangeModels } from '../../range/range-models.ts';
import { insertSnapshot } from './configurations.repository.ts';
import { findStart } from './find-start.ts';
import { refuseUnknown } from './refuse-unknown.ts';

/**
 * How many random tokens are tried to find an unused one. There are 2 · 10¹⁴ tokens, so this many used tokens in a row never occur in
 * practice.
 */
const ATTEMPTS = 5;

/** The dependencies of `shareConfiguration`. */
export interface Sharing {
  readonly db: Database;
  readonly currentRange: ReadRange;
  readonly models: RangeModels;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly secrets: Secrets;
}

/**
 * Stores a visitor’s answers under a new token, as a snapshot that nobody can change. The server checks and prices the answers.
 * Throws the errors of `findStart`, and `unknown-selection` for a question or an answer that the house does not have.
 */
export async function shareConfiguration(
  { db, currentRange, models, now, secrets }: Sharing,
  request: ShareRequest,
): Promise<SharedConfiguration> {
  const { house, municipality } = findStart(await currentRange(), request);
  const { webConfiguration, webConfigurationVersion: version } = house;
  const { areaCode } = municipality;
  const compiled = models({ webConfiguration, version, areaCode, municipalityName: municipality.name });
  refuseUnknown(compiled, request.selections);
  const { visit } = startVisit(compiled, request.selections);
  const selections = selectionsOf(compiled, visit);
  const price = totalsOf(compiled, visit, now()).total;
  const withdrawKey = secrets.newKey();
  const madeAt = new Date(now());

  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const token = secrets.newToken();
    const isStored = await insertSnapshot(db, {
      token,
      webConfigurationId: webConfiguration.id,
      webConfigurationVersion: version,
      municipalityId: municipality.id,
      areaCode,
      houseId: house.id,
      name: request.name,
      answers: selections,
      priceOre: price,
      withdrawKeyHash: hashKey(withdrawKey),
      createdAt: madeAt,
      openedAt: madeAt,
    });
    if (isStored) return { id: token, price, selections, withdrawKey };
  }
  throw new Error(`${ATTEMPTS} tokens in a row were taken`);
}

import { selections } from '@gavel/contract';
import { offerNumber } from '@gavel/core/offers';
import type { SavedVisit } from '@gavel/range/publishing';
import { and, eq, gte, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { storedHouse } from '../sales/leads/lead-rows.repository.ts';
import { offers } from '../sales/offers/offers.tables.ts';
import { configurationVersions, savedConfigurations } from '../visit/saved-houses/saved-houses.tables.ts';

/** Something that was chosen, and what staff know it by. */
export interface NamedVisit extends SavedVisit {
  readonly name: string;
}

/** Every saved house as it is saved now; final orders never change. */
export async function listSavedVisits(db: Database): Promise<readonly NamedVisit[]> {
  const { name, houseId, municipalityId, answers } = configurationVersions;
  const rows = await db
    .select({ name, houseId, municipalityId, answers })
    .from(savedConfigurations)
    .innerJoin(
      configurationVersions,
      and(
        eq(configurationVersions.token, savedConfigurations.token),
        eq(configurationVersions.revision, savedConfigurations.revision),
      ),
    )
    .where(eq(savedConfigurations.type, 'guide'));
  return rows.map((row) => ({ ...row, answers: selections.parse(row.answers) }));
}

/** Quotes that a customer can still accept. @param today yyyy-MM-dd in Stockholm */
export async function listQuotedVisits(db: Database, today: string): Promise<readonly NamedVisit[]> {
  const rows = await db
    .select({ chosen: offers.chosen, year: offers.year, number: offers.number })
    .from(offers)
    .where(
      and(
        isNotNull(offers.sentAt),
        isNull(offers.erasedAt),
        isNull(offers.withdrawnAt),
        isNull(offers.replacedAt),
        isNull(offers.acceptedAt),
        gte(offers.validUntil, today),
      ),
    );
  return rows.map(({ chosen, year, number }) => {
    const { houseId, municipalityId, answers } = storedHouse.parse(chosen);
    return { name: offerNumber(year ?? 0, number ?? 0), houseId, municipalityId, answers };
  });
}

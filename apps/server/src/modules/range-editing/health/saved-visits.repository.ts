import { placementOrNull, selections } from '@gavel/contract';
import type { Placement, PlotId } from '@gavel/core';
import { quoteNumber } from '@gavel/core/quotes';
import type { SavedVisit } from '@gavel/range/publishing';
import { and, eq, gte, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { quotes } from '../../sales/quotes/quotes.tables.ts';
import { storedHouse } from '../../sales/requests/request-rows.repository.ts';
import { configurationVersions, savedConfigurations } from '../../visit/saved-houses/saved-houses.tables.ts';

/** A saved house or a quote, with the name that staff see. */
export interface NamedVisit extends SavedVisit {
  readonly name: string;
  /** The token of the saved house; null: the house was changed or deleted since it was quoted. */
  readonly token: string | null;
}

/** A saved house, with the plots that its owner has chosen. */
export interface SavedHouseVisit extends NamedVisit {
  readonly plotIds: readonly PlotId[];
  /** The position of the house on one of the chosen plots; null: its owner has not placed it on a plot. */
  readonly placement: Placement | null;
}

/** Returns the latest version of every saved house, except final orders, which never change. */
export async function listSavedVisits(db: Database): Promise<readonly SavedHouseVisit[]> {
  const { token, name, houseId, municipalityId, answers, plotIds, placement } = configurationVersions;
  const rows = await db
    .select({ token, name, houseId, municipalityId, answers, plotIds, placement })
    .from(savedConfigurations)
    .innerJoin(
      configurationVersions,
      and(
        eq(configurationVersions.token, savedConfigurations.token),
        eq(configurationVersions.revision, savedConfigurations.revision),
      ),
    )
    .where(eq(savedConfigurations.type, 'guide'));
  return rows.map((row) => ({
    ...row,
    answers: selections.parse(row.answers),
    placement: placementOrNull.parse(row.placement),
  }));
}

/**
 * Returns the quotes that a customer can still accept.
 * @param today yyyy-MM-dd in Stockholm
 */
export async function listQuotedVisits(db: Database, today: string): Promise<readonly NamedVisit[]> {
  const rows = await db
    .select({
      chosen: quotes.chosen,
      year: quotes.year,
      number: quotes.number,
      token: quotes.configurationId,
      quoted: quotes.revision,
      saved: savedConfigurations.revision,
    })
    .from(quotes)
    .leftJoin(savedConfigurations, eq(savedConfigurations.token, quotes.configurationId))
    .where(
      and(
        isNotNull(quotes.sentAt),
        isNull(quotes.erasedAt),
        isNull(quotes.withdrawnAt),
        isNull(quotes.replacedAt),
        isNull(quotes.acceptedAt),
        gte(quotes.validUntil, today),
      ),
    );
  return rows.map(({ chosen, year, number, token, quoted, saved }) => {
    const { houseId, municipalityId, answers } = storedHouse.parse(chosen);
    const name = quoteNumber(year ?? 0, number ?? 0);
    // A quote can also be for a shared house, which is never changed and has no versions. Then both revisions are null, so they are equal.
    return { name, token: quoted === saved ? token : null, houseId, municipalityId, answers };
  });
}

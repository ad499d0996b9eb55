import { houseId, type Marketing, placementOrNull, selections, webConfigurationId } from '@gavel/contract';
import { getTableColumns, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../db/connect.ts';
import type { HouseContent } from '../../visit/saved-houses/house-versions.repository.ts';
import { requests } from './requests.tables.ts';

/** The house of a request: its name, the version of its house model, its municipality, its answers and its placement on a plot. */
export type AskedHouse = Omit<HouseContent, 'plotIds' | 'priceOre'>;

export type Row = Omit<typeof requests.$inferSelect, 'words'>;

const { words: _, ...columns } = getTableColumns(requests);

export { columns };

export interface CustomerRequest extends Omit<Row, 'house' | 'plotIds' | 'marketing'> {
  readonly house: AskedHouse | null;
  readonly marketing: Marketing;
  readonly plotIds: readonly Row['plotIds'][number][];
}

/** The format in which requests and quotes store a house. */
export const storedHouse: z.ZodType<AskedHouse> = z.object({
  name: z.string(),
  houseId,
  webConfigurationId,
  webConfigurationVersion: z.int(),
  municipalityId: z.string(),
  areaCode: z.string(),
  answers: selections,
  // Requests and quotes that were stored before houses had a placement lack this field.
  placement: placementOrNull,
});

/** A field that is empty if its value is unknown, for example because the sender's data is erased. */
const told = z.string().default('');

const storedMarketing: z.ZodType<Marketing> = z.object({
  utmSource: told,
  utmMedium: told,
  utmCampaign: told,
  utmTerm: told,
  utmContent: told,
  gclid: told,
  referrer: told,
});

/** The number of the advisory lock: `Lead` in ASCII. No other lock uses this number. */
const POSITION_LOCK = 0x4c_65_61_64;

/**
 * Lets only one transaction at a time take positions of requests, except of held-back ones, which programs do not see. Programs that read
 * requests in the order of their positions remember the last position that they have read. With this lock, all smaller positions are
 * committed before a larger one, so such a program misses no request. Call this function before taking any other lock.
 */
export async function lockPositions(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${POSITION_LOCK})`);
}

/** Returns whether a text is a UUID. Do not search the database for an id that is no UUID, because PostgreSQL fails on it. */
export function isId(text: string): boolean {
  return z.uuid().safeParse(text).success;
}

export function requestOf(row: Row): CustomerRequest {
  const house = row.house === null ? null : storedHouse.parse(row.house);
  return { ...row, house, marketing: storedMarketing.parse(row.marketing) };
}

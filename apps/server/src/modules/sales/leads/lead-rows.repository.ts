import { houseId, type Marketing, selections, webConfigurationId } from '@gavel/contract';
import { getTableColumns, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../db/connect.ts';
import type { HouseContent } from '../../visit/saved-houses/house-versions.repository.ts';
import { leads } from './leads.tables.ts';

/** A house as it was asked about: its version, its place, what was chosen. */
export type AskedHouse = Omit<HouseContent, 'plotIds' | 'priceOre'>;

export type Row = Omit<typeof leads.$inferSelect, 'words'>;

const { words: _, ...columns } = getTableColumns(leads);

export { columns };

export interface Lead extends Omit<Row, 'house' | 'plotIds' | 'marketing'> {
  readonly house: AskedHouse | null;
  readonly marketing: Marketing;
  readonly plotIds: readonly Row['plotIds'][number][];
}

/** A house as it lies in the database with a request, and with an offer. */
export const storedHouse: z.ZodType<AskedHouse> = z.object({
  name: z.string(),
  houseId,
  webConfigurationId,
  webConfigurationVersion: z.int(),
  municipalityId: z.string(),
  areaCode: z.string(),
  answers: selections,
});

/** Empty where a field is not told, as in a request whose asker is forgotten. */
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

/** Number of an advisory lock that nobody else uses ('Lead'). */
const POSITION_LOCK = 0x4c_65_61_64;

/**
 * Until the transaction ends nobody else gets a position: what has a smaller one is committed before, so that a program that has read as far
 * as one has missed nothing. Taken before any other lock.
 */
export async function lockPositions(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${POSITION_LOCK})`);
}

/** What cannot be an id is not asked for: PostgreSQL fails on it. */
export function isId(text: string): boolean {
  return z.uuid().safeParse(text).success;
}

export function leadOf(row: Row): Lead {
  const house = row.house === null ? null : storedHouse.parse(row.house);
  return { ...row, house, marketing: storedMarketing.parse(row.marketing) };
}

import { within } from '../sales/within.ts';
import type { Confirmed } from './visitors.ts';

/** Returns the saves and requests that the site has confirmed but that are missing in the database. */
export async function lostOf(databaseUrl: string, { saves, requests }: Confirmed): Promise<readonly string[]> {
  return within(databaseUrl, async (client) => {
    const read = async (sql: string) => new Set((await client.query<{ kept: string }>(sql)).rows.map(({ kept }) => kept));
    const houses = await read("select token || ' ' || name as kept from configuration_versions");
    const messages = await read('select message as kept from leads');
    return [
      ...saves.filter((save) => !houses.has(save)).map((save) => `lost the saved house ${save}`),
      ...requests.filter((message) => !messages.has(message)).map((message) => `lost the quote request ${message}`),
    ];
  });
}

/** Returns how many bytes one saved house uses in the database, with its indexes. */
export async function bytesOfSave(databaseUrl: string): Promise<number> {
  return within(databaseUrl, async (client) => {
    await client.query('vacuum analyze');
    const { rows } = await client.query<{ bytes: number }>(`
      select (pg_total_relation_size('configuration_versions') + pg_total_relation_size('saved_configurations'))::float8
        / greatest(1, (select count(*) from saved_configurations)) as bytes`);
    return rows[0]?.bytes ?? Number.NaN;
  });
}

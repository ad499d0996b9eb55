import { Client } from 'pg';
import type { KeptPostgres } from './kept-postgres.ts';

/** Runs some work with a separate connection to a database. */
export async function within<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** Creates an empty database. If a database with this name exists, deletes it first. */
export async function createDatabase(postgres: KeptPostgres, name: string): Promise<void> {
  await within(postgres.url('postgres'), async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name}`);
  });
}

import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Client, PoolClient } from 'pg';

/** The key of PostgreSQL's advisory lock for migrations ('Gave' in ASCII). No other lock has this key. */
const MIGRATION_LOCK = 0x47_61_76_65;

/** Tables whose rows a server with another role than the owner’s may read and add, and not change or delete. */
const ONLY_ADDED_TO = ['audit_log', 'audit_reasons'];

/**
 * Migrates the tables. Processes that start together migrate one after another.
 * @param client a connection with the role that owns the tables
 * @param serverRole another role, which gets only the permissions that the server needs; null: the server has the owner's role
 */
export async function migratePostgres(
  client: Client | PoolClient,
  migrationsFolder: string,
  serverRole: string | null,
): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  await migrate(drizzle(client), { migrationsFolder });
  if (serverRole !== null) await grant(client, serverRole);
  await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
}

async function grant(client: Client | PoolClient, serverRole: string): Promise<void> {
  const { rows } = await client.query<{ role: string; database: string }>(
    'select quote_ident($1) as role, quote_ident(current_database()) as database',
    [serverRole],
  );
  const [{ role, database } = { role: '', database: '' }] = rows;
  const statements = [
    // The job queue creates a separate schema, so its role needs the right to create one.
    `grant create on database ${database} to ${role}`,
    `grant usage on schema public to ${role}`,
    `grant select, insert, update, delete on all tables in schema public to ${role}`,
    `grant usage, select on all sequences in schema public to ${role}`,
    `revoke update, delete, truncate on ${ONLY_ADDED_TO.join(', ')} from ${role}`,
  ];
  for (const statement of statements) await client.query(statement);
}

import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';

/** Returns the database of a pool of connections. A connection that breaks fails only the statements and the transaction that use it. */
export function onPool(pool: Pool): NodePgDatabase {
  // The pool listens to a connection only while the connection is idle. Without this listener, a connection that breaks while a
  // transaction has it would end the process. The transaction gets the error from its next statement.
  pool.on('connect', (client) => client.on('error', () => undefined));
  // If `begin` fails, Drizzle's own transaction never returns its connection to the pool. After ten such failures the pool would be empty.
  const transaction: NodePgDatabase['transaction'] = async (work, settings) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(work, settings);
    } finally {
      // The pool removes the connection if it is broken.
      client.release();
    }
  };
  return Object.assign(drizzle(pool), { transaction });
}

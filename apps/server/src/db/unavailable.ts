import type { Database } from './connect.ts';
import { ping } from './ping.ts';

/** System error codes of a server that is missing or unreachable. */
const UNREACHED = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/**
 * Error codes of PostgreSQL. The connection broke (08). The database has no disk space, memory or connection left (53). It is stopping or
 * starting (57P). A statement took too long (57014), or a transaction was idle too long (25P03). The database is read-only (25006), or its
 * disk failed (58).
 */
const IN_TROUBLE = /^(08...|53...|57P..|57014|25P03|25006|58...)$/;

/** Matches error messages that have no code: those of the client library for PostgreSQL, and that of the time limit in `connect.ts`. */
const BROKEN =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|The database was silent)/;

/** Returns whether an error, or its cause, is a fault of the database. If so, the request that failed was valid and may be retried. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return UNREACHED.has(code) || IN_TROUBLE.test(code) || BROKEN.test(error.message) || isUnavailable(error.cause);
}

/** The time limit for a response of the database, in ms. A healthy database responds sooner. */
const ANSWERS_WITHIN = 2000;

/** Returns whether the database responds. Resolves within two seconds. */
export async function answers(db: Database): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), ANSWERS_WITHIN);
  try {
    return await Promise.race([
      ping(db).then(
        () => true,
        () => false,
      ),
      late,
    ]);
  } finally {
    clearTimeout(timer);
  }
}

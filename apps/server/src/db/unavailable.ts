import type { Database } from './connect.ts';
import { ping } from './ping.ts';

/** What the system says of a server that is not there, or not reached. */
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
 * PostgreSQL's own words: the connection broke (08), it has no room on its disk, no memory or no connection left (53), it is ending or starting
 * (57P), it took too long (57014, 25P03), it takes nothing in (25006), its disk failed (58).
 */
const IN_TROUBLE = /^(08...|53...|57P..|57014|25P03|25006|58...)$/;

/** The client library's, which have no code. */
const BROKEN =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|The database was silent)/;

/** Whether an error, or what caused it, is the database's trouble and none of what was asked: it may be asked again. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return UNREACHED.has(code) || IN_TROUBLE.test(code) || BROKEN.test(error.message) || isUnavailable(error.cause);
}

/** Longer than a database takes that is well, ms. */
const ANSWERS_WITHIN = 2000;

/** Whether the database answers at all. Resolves within two seconds. */
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

import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import type { Hearing, Listening } from './listen.ts';

/** The pauses before each attempt to connect again, in ms. The first attempt has no pause. */
const BACK_OFF = [0, 500, 1000, 2000, 5000, 10_000, 30_000];

/** How often a connection is checked, in ms, because a network can fail without notice. */
const ASKED_EVERY = 30_000;
const ANSWERS_WITHIN = 10_000;

/**
 * Listens to notifications of a PostgreSQL server on a separate connection, which is opened again whenever it breaks. Resolves
 * when the connection listens, or when the first try has failed.
 * @param onError called with the reason when the connection cannot be opened, or fails a check
 */
export async function listenPostgres(
  databaseUrl: string,
  channel: string,
  { heard, missed }: Hearing,
  onError: (error: unknown) => void,
): Promise<Listening> {
  const stopped = new AbortController();
  const { promise: tried, resolve: hasTried } = Promise.withResolvers<void>();
  const running = run();
  await tried;
  return {
    async close() {
      stopped.abort();
      await running;
    },
  };

  async function run(): Promise<void> {
    let failures = 0;
    for (let connections = 0; !stopped.signal.aborted; ) {
      try {
        await hear(() => {
          failures = 0;
          connections += 1;
          if (connections > 1) missed();
          hasTried();
        });
      } catch (error) {
        if (!stopped.signal.aborted) onError(error);
      }
      hasTried();
      await pause(BACK_OFF[Math.min(failures, BACK_OFF.length - 1)] ?? 0);
      failures += 1;
    }
  }

  /** Listens until the connection breaks or listening is stopped. */
  async function hear(opened: () => void): Promise<void> {
    const client = new Client({
      connectionString: databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: ANSWERS_WITHIN,
      query_timeout: ANSWERS_WITHIN,
    });
    const broken = new AbortController();
    client.on('notification', ({ payload = '' }) => heard(payload));
    client.on('error', () => broken.abort());
    client.on('end', () => broken.abort());
    const over = AbortSignal.any([broken.signal, stopped.signal]);
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      opened();
      while (!over.aborted) {
        await setTimeout(ASKED_EVERY, undefined, { signal: over, ref: false }).catch(() => {});
        if (!over.aborted) await client.query('select 1');
      }
    } finally {
      // If the connection is broken, closing it reports the same error again.
      await client.end().catch(() => {});
    }
  }

  async function pause(milliseconds: number): Promise<void> {
    await setTimeout(milliseconds, undefined, { signal: stopped.signal, ref: false }).catch(() => {});
  }
}

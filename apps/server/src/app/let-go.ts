import type { Logger } from 'pino';

interface Held {
  readonly live: { close(): Promise<void> };
  readonly jobs: { stop(): Promise<void> };
  readonly counts: { write(): Promise<void> };
  readonly avif: { close(): void };
  readonly stills: { close(): void };
  readonly press: { close(): void };
  readonly renditions: { settled(): Promise<void> };
  readonly connection: { close(): Promise<void> };
  readonly logger: Logger;
}

/** Stops everything that runs in the background: each part before the parts that it needs. */
export async function letGo({ live, jobs, counts, avif, stills, press, renditions, connection, logger }: Held): Promise<void> {
  // Stop the jobs before the press, so that the current e-mail still gets its document. An AVIF that is being made is abandoned;
  // a later request begins it again.
  const stopped = jobs.stop();
  avif.close();
  await stopped;
  press.close();
  // Wait until pictures that were made for visitors are stored.
  await renditions.settled();
  stills.close();
  // Stop the server even if the counts cannot be written.
  await counts.write().catch((error: unknown) => logger.error({ err: error }, 'the last counts are lost'));
  // Notify the other processes that the people whose screens received events from this process have left. This needs the database,
  // so do it before the database is closed.
  await live.close();
  await connection.close();
}

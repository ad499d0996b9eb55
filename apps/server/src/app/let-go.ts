import type { Logger } from 'pino';

interface Held {
  readonly live: { close(): Promise<void> };
  readonly jobs: { stop(): Promise<void> };
  readonly counts: { write(): Promise<void> };
  readonly avif: { close(): void };
  readonly press: { close(): void };
  readonly renditions: { settled(): Promise<void> };
  readonly connection: { close(): Promise<void> };
  readonly logger: Logger;
}

/** Stops what works in the background, in the order in which one needs the other. */
export async function letGo({ live, jobs, counts, avif, press, renditions, connection, logger }: Held): Promise<void> {
  // A letter at hand still gets its document; an AVIF is made another time.
  const stopped = jobs.stop();
  avif.close();
  await stopped;
  press.close();
  // What was made for visitors is kept as well.
  await renditions.settled();
  // The server ends, whatever becomes of them.
  await counts.write().catch((error: unknown) => logger.error({ err: error }, 'the last counts are lost'));
  // Whoever was here is told to be gone before nobody can be told.
  await live.close();
  await connection.close();
}

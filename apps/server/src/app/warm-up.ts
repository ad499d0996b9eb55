import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { giveBackMemory } from './give-back.ts';

interface WarmUpParts {
  readonly app: Hono;
  /** The path that visitors request first. */
  readonly path: string;
  /** The host and port on which the server listens. */
  readonly host: string;
  readonly logger: Pick<Logger, 'warn'>;
  /** Returns memory to the operating system; tests pass another function. */
  readonly giveBack?: () => Promise<void>;
}

/**
 * Prepares data so that the first visitor need not wait: calculates the prices of all houses, renders and compresses the first page, and
 * compiles the code for it. Then returns the memory that the start used to the operating system. Never throws, because the server also
 * works without this preparation, only more slowly at first.
 */
export async function warmUp({ app, path, host, logger, giveBack = giveBackMemory }: WarmUpParts): Promise<void> {
  try {
    const page = await app.request(path, { headers: { Host: host } });
    await page.arrayBuffer();
    await giveBack();
  } catch (error) {
    logger.warn({ err: error }, 'the server was not warmed up');
  }
}

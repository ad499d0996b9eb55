import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { giveBackMemory } from './give-back.ts';

interface WarmUpParts {
  readonly app: Hono;
  /** What visitors ask for first. */
  readonly path: string;
  /** Where the server listens: the host and the port of a request. */
  readonly host: string;
  readonly logger: Pick<Logger, 'warn'>;
  /** Tests leave the memory of their process as it is. */
  readonly giveBack?: () => Promise<void>;
}

/**
 * Makes what the first visitor would wait for: the prices of all houses, the first page and its compressed copies, by code that has never run
 * before. Then returns the memory of the start. Never throws: a server that could not do it answers all the same, later.
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

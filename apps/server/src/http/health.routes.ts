import { Hono } from 'hono';
import type { Logger } from 'pino';

export interface HealthDependencies {
  /** What of that which the server needs does not answer; visitors are served without it as far as they can be. Throws when they cannot. */
  readonly findAway: () => Promise<readonly string[]>;
  /** Whether what the first visitor needs is still being made: none are to be sent here yet. */
  readonly isStarting: () => boolean;
  /** Whether the server was told to stop: no new visitors are to be sent here. */
  readonly isStopping: () => boolean;
  readonly logger: Logger;
}

/**
 * `/healthz`: the process lives. `/readyz`: it can answer visitors at once, `degraded` where something is away. That is no reason to send them
 * elsewhere, because what is away for one process is away for all. Before it stops it can, and asks for no more of them.
 */
export function healthRoutes({ findAway, isStarting, isStopping, logger }: HealthDependencies): Hono {
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }))
    .get('/readyz', async (c) => {
      const passing = isStopping() ? 'stopping' : isStarting() ? 'starting' : null;
      if (passing) return c.json({ status: passing }, 503, { 'Cache-Control': 'no-store' });
      try {
        const away = await findAway();
        return c.json(away.length > 0 ? { status: 'degraded', away } : { status: 'ready' }, 200, { 'Cache-Control': 'no-store' });
      } catch (error) {
        logger.warn({ err: error }, 'not ready');
        return c.json({ status: 'not ready' }, 503, { 'Cache-Control': 'no-store' });
      }
    });
}

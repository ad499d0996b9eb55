import { Hono } from 'hono';
import type { Logger } from 'pino';

export interface HealthDependencies {
  /** Throws when visitors cannot be answered. */
  readonly checkReady: () => Promise<unknown>;
  readonly logger: Logger;
}

/** `/healthz`: the process lives. `/readyz`: it can answer visitors. */
export function healthRoutes({ checkReady, logger }: HealthDependencies): Hono {
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }))
    .get('/readyz', async (c) => {
      try {
        await checkReady();
        return c.json({ status: 'ready' }, 200, { 'Cache-Control': 'no-store' });
      } catch (error) {
        logger.warn({ err: error }, 'not ready');
        return c.json({ status: 'not ready' }, 503, { 'Cache-Control': 'no-store' });
      }
    });
}

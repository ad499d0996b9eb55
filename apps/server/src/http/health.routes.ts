import { Hono } from 'hono';
import type { Logger } from 'pino';

export interface HealthDependencies {
  /**
   * Returns the names of the services that do not respond. Without these services, the server still serves visitors as far as
   * possible. Throws if the server cannot serve visitors at all.
   */
  readonly findAway: () => Promise<readonly string[]>;
  /**
   * Whether the server is still starting: it prepares data so that the first visitor need not wait for it. Until then it should get no
   * visitors.
   */
  readonly isStarting: () => boolean;
  /** Whether the server has received a stop signal. Then it should get no new visitors. */
  readonly isStopping: () => boolean;
  readonly logger: Logger;
}

/**
 * Returns the routes for health checks. `/healthz`: the process is alive. `/readyz`: the server can serve visitors immediately, or it is
 * `degraded` because a service does not respond. A degraded server still gets visitors, because the other processes lack the same service.
 * A starting or stopping server reports 503, so that it gets no new visitors.
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

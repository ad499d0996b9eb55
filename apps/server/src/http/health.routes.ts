import { Hono } from 'hono';
import type { Dependencies } from '../app/dependencies.ts';

/** `/healthz`: the process lives. `/readyz`: it can answer visitors, which takes the database and a published range. */
export function healthRoutes({ db, currentRange, logger }: Dependencies): Hono {
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }))
    .get('/readyz', async (c) => {
      try {
        await db.execute('select 1');
        await currentRange();
        return c.json({ status: 'ready' }, 200, { 'Cache-Control': 'no-store' });
      } catch (error) {
        logger.warn({ err: error }, 'not ready');
        return c.json({ status: 'not ready' }, 503, { 'Cache-Control': 'no-store' });
      }
    });
}

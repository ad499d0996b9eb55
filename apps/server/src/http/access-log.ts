import type { Context, MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { clientAddress } from './client-address.ts';

/** One line for every request, whose id every answer carries. Addresses are logged without their query, which can hold what visitors typed. */
export function accessLog(logger: Logger): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    // Again, because an answer that was made elsewhere has lost it.
    c.header('X-Request-Id', c.get('requestId'));
    const line = {
      requestId: c.get('requestId'),
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round(performance.now() - startedAt),
      client: shortened(clientAddress(c)),
    };
    if (isQuiet(c)) logger.debug(line, 'request');
    else logger.info(line, 'request');
  };
}

/** A network, and not who in it. */
function shortened(address: string): string {
  return /^\d+\.\d+\.\d+\.\d+$/.test(address) ? address.replace(/\d+$/, '0') : address.split(':').slice(0, 3).join(':');
}

/** Health checks and pictures are many and say little. */
function isQuiet(c: Context): boolean {
  return /^\/(healthz|readyz|media\/|assets\/)/.test(c.req.path) && c.res.status < 400;
}

import type { Context, MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { asked } from './asked.ts';
import { clientAddress } from './client-address.ts';
import type { Metrics } from './metrics.ts';
import { describeRoute, routeOf } from './route-of.ts';

/**
 * One line for every request, whose id every answer carries and all lines that belong to it; and what it took is counted. Its address is
 * told as the pattern that it fits: what stands in an address may open something, or be what a visitor typed.
 */
export function accessLog(logger: Logger, metrics: Metrics): MiddlewareHandler {
  return (c, next) =>
    asked.run({ requestId: c.get('requestId'), client: shortened(clientAddress(c)) }, async () => {
      const startedAt = performance.now();
      await next();
      // Set on the answer itself: the framework's way would make another one, and copy its body.
      c.res.headers.set('X-Request-Id', c.get('requestId'));
      const ms = performance.now() - startedAt;
      const { method } = c.req;
      const { status } = c.res;
      metrics.answered({ method, route: routeOf(c), status, seconds: ms / 1000 });
      logger[levelOf(c)]({ method, ...describeRoute(c), status, ms: Math.round(ms) }, 'request');
    });
}

/** A network, and not who in it. */
function shortened(address: string): string {
  return /^\d+\.\d+\.\d+\.\d+$/.test(address) ? address.replace(/\d+$/, '0') : address.split(':').slice(0, 3).join(':');
}

/** Health checks and pictures are many and say little. What could not be answered is to be looked at. */
function levelOf(c: Context): 'debug' | 'info' | 'warn' {
  const { status } = c.res;
  if (status >= 500) return 'warn';
  return /^\/(healthz|readyz|media\/|assets\/)/.test(c.req.path) && status < 400 ? 'debug' : 'info';
}

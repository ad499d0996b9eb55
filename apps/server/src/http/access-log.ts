import type { Context, MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { asked } from './asked.ts';
import { clientAddress } from './client-address.ts';
import type { Metrics } from './metrics.ts';
import { describeRoute, routeOf } from './route-of.ts';

/**
 * Returns middleware that logs a line for every request and counts its duration. The response, and all log lines of the
 * request, have the id of the request. The line has the route's pattern instead of the address, because an address may contain
 * a secret or a text that a visitor typed.
 */
export function accessLog(logger: Logger, metrics: Metrics): MiddlewareHandler {
  return (c, next) =>
    asked.run({ requestId: c.get('requestId'), client: shortened(clientAddress(c)) }, async () => {
      const startedAt = performance.now();
      await next();
      // Set the header on the response itself. `c.header` would make another response and copy its body.
      c.res.headers.set('X-Request-Id', c.get('requestId'));
      const ms = performance.now() - startedAt;
      const { method } = c.req;
      const { status } = c.res;
      metrics.answered({ method, route: routeOf(c), status, seconds: ms / 1000 });
      logger[levelOf(c)]({ method, ...describeRoute(c), status, ms: Math.round(ms) }, 'request');
    });
}

/** Returns the network of an IP address, so that the log identifies no client. */
function shortened(address: string): string {
  return /^\d+\.\d+\.\d+\.\d+$/.test(address) ? address.replace(/\d+$/, '0') : address.split(':').slice(0, 3).join(':');
}

/**
 * Returns the log level of a request. Successful health checks, pictures and files under `/assets` get a lower level, because there are
 * many of them and they are of little interest.
 */
function levelOf(c: Context): 'debug' | 'info' | 'warn' {
  const { status } = c.res;
  if (status >= 500) return 'warn';
  return /^\/(healthz|readyz|media\/|assets\/)/.test(c.req.path) && status < 400 ? 'debug' : 'info';
}

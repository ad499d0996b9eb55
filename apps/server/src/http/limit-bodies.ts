import type { Endpoint } from '@gavel/contract';
import { allEndpoints } from '@gavel/contract/all';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { AppError } from './app-error.ts';
import { isRead } from './refuse-foreign.ts';

/** The largest body in bytes, unless the endpoint allows a larger one. */
const LARGEST_BODY = 256 * 1024;

/**
 * Returns middleware that refuses bodies that are too large, with `too-large`. A few endpoints allow larger bodies, because
 * these contain pictures.
 */
export function limitBodies(): MiddlewareHandler {
  const usual = limitTo(LARGEST_BODY);
  const larger = Object.values<Endpoint>(allEndpoints).flatMap(({ path, largest = 0 }) =>
    largest > LARGEST_BODY ? [{ path: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`), limited: limitTo(largest) }] : [],
  );
  return (c, next) => {
    // The server does not read the body of a GET request. Checking the body's size would take longer than all other work for a cached
    // response.
    if (isRead(c.req)) return next();
    const { limited } = larger.find(({ path }) => path.test(c.req.path)) ?? { limited: usual };
    return limited(c, next);
  };
}

function limitTo(maxSize: number): MiddlewareHandler {
  const refuse = () => {
    throw new AppError('too-large', `A body has at most ${maxSize} bytes`);
  };
  return bodyLimit({ maxSize, onError: refuse });
}

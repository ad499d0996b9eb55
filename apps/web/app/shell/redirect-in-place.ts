import type { DataStrategyResult, MiddlewareFunction } from 'react-router';
import { isCurrentAddress } from './current-entry.ts';

/**
 * Makes redirects replace history entries, so that Back works. React Router always adds the target of a redirect as a new entry. If the
 * browser already has the requested address, Back would then lead to that address and be redirected again, each time. So the target
 * replaces the entry of that address.
 */
export const redirectInPlace: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const isThere = isCurrentAddress(new URL(request.url));
  const results = await next();
  if (isThere)
    for (const { result } of Object.values(results)) if (isRedirect(result)) result.headers.set('X-Remix-Replace', 'true');
  return results;
};

function isRedirect(result: unknown): result is Response {
  return result instanceof Response && result.headers.has('Location');
}

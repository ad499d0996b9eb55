import type { DataStrategyResult, MiddlewareFunction } from 'react-router';
import { isCurrentAddress } from './current-entry.ts';

/**
 * If a redirect starts at the address that the browser already shows, makes its target replace the history entry of that address. Otherwise
 * React Router would add the target as a new entry. Then Back would lead to the old entry and be redirected again, each time.
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

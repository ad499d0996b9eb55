import type { DataStrategyResult, MiddlewareFunction } from 'react-router';
import { isCurrentAddress } from './current-entry.ts';

/**
 * Keeps redirects from trapping Back. React Router always pushes the target of a redirect. Where the browser already stands at the requested
 * address, a pushed entry would make every later Back meet the same redirect again. The target replaces that entry instead.
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

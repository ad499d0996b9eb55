import { beginning } from '../api/beginning.ts';
import { browserApi } from '../api/browser-api.ts';
import { prefetchRoute } from '../parts/prefetch-route.ts';
import { requestAhead } from './begin-house.ts';
import { startRequest } from './start-request.ts';

/**
 * Loads in advance what a new visit needs: the code of the configurator and the house. Then the first step need not wait for them. A
 * failure has no effect.
 * @param search the query of the address that begins the visit
 */
export async function prepareVisit(search: string): Promise<void> {
  const start = startRequest(new URLSearchParams(search));
  if (start.kind !== 'start') return;
  for (const route of ROUTES) prefetchRoute(route);
  requestAhead(await browserApi(), beginning(start));
}

/** The routes from the address that begins a visit to its first step. */
const ROUTES = ['routes/bootstrap/start-new', 'routes/configuration/configuration', 'routes/configuration/step'];

import { loadModule } from './load-part.ts';
import { filesOf } from './load-route.ts';

/**
 * Loads the code of a route that the visitor may open soon. A failed request has no effect. React Router's own prefetching would use
 * `modulepreload`. If a `modulepreload` fails, a browser never requests that module again in the same document.
 * @param id the file of the route without its extension
 */
export function prefetchRoute(id: string): void {
  const address = window.__reactRouterManifest?.routes[id]?.module;
  if (address) loadModule(() => import(/* @vite-ignore */ address), filesOf(address)).catch(() => undefined);
}

import { fetchFile } from './fetch-file.ts';
import { addressOf, loadModule } from './load-part.ts';
import { untilLoaded } from './until-loaded.ts';

/**
 * Loads the module, loader or action of a route by its address in React Router’s manifest. React Router remembers a route that failed to
 * load for as long as the document lives. So this function never rejects because of a failed request: it retries until the route has
 * loaded.
 */
export function loadRoute(address: string): Promise<unknown> {
  return untilLoaded(() => loadModule(() => import(/* @vite-ignore */ address), filesOf(address)));
}

/**
 * Fetches the files of a route that the visitor may open soon. A failed request has no effect. React Router's own prefetching uses
 * `modulepreload`. After a failed one, a browser never requests the module again in the same document.
 * @param id the file of the route without its extension
 */
export function prefetchRoute(id: string): void {
  const route = window.__reactRouterManifest?.routes[id];
  for (const file of route ? filesOf(route.module) : []) fetchFile(addressOf(file)).catch(() => undefined);
}

function filesOf(address: string): readonly string[] {
  const routes = Object.values(window.__reactRouterManifest?.routes ?? {});
  const route = routes.find((one) => one?.module === address);
  return [address, ...(route?.imports ?? []), ...(route?.css ?? [])];
}

interface BuiltRoute {
  readonly module: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

declare global {
  interface Window {
    /** React Router’s build sets this property. */
    readonly __reactRouterManifest?: { readonly routes: Readonly<Record<string, BuiltRoute | undefined>> };
  }
}

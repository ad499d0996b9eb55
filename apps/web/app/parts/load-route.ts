import { loadModule } from './load-part.ts';
import { untilLoaded } from './until-loaded.ts';

/**
 * Loads the module, loader or action of a route by its address in React Router’s manifest. React Router remembers a route that failed to
 * load for as long as the document lives. So this function never rejects because of a failed request: it retries until the route has
 * loaded.
 */
export function loadRoute(address: string): Promise<unknown> {
  return untilLoaded(() => loadModule(() => import(/* @vite-ignore */ address), filesOf(address)));
}

/** Returns the addresses of a route's module and of all files that it needs. */
export function filesOf(address: string): readonly string[] {
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

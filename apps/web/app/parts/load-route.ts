import { loadModule } from './load-part.ts';
import { untilLoaded } from './until-loaded.ts';

/**
 * Loads a route's module, loader or action by its address in React Router's manifest. React Router remembers a failed route as long as the
 * document lives, so this never rejects for a failed request: it retries until the route is there.
 */
export function loadRoute(address: string): Promise<unknown> {
  return untilLoaded(() => loadModule(() => import(/* @vite-ignore */ address), filesOf(address)));
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
    /** React Router's build sets it. */
    readonly __reactRouterManifest?: { readonly routes: Readonly<Record<string, BuiltRoute | undefined>> };
  }
}

import { loadModule } from './load-part.ts';
import { untilLoaded } from './until-loaded.ts';

/**
 * Loads a route's module, its loader or its action, by the address in React Router's manifest. React Router keeps what became of a route
 * for as long as the document lives, so this does not give up: a route that cannot be had now is loaded when the server answers again.
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
    /** Written by React Router's build. */
    readonly __reactRouterManifest?: { readonly routes: Readonly<Record<string, BuiltRoute | undefined>> };
  }
}

import { createTexts } from '@gavel/texts';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import {
  createRoutesStub,
  Meta,
  type NavigateFunction,
  Outlet,
  RouterContextProvider,
  useLocation,
  useNavigate,
} from 'react-router';
import { render } from 'vitest-browser-react/pure';
import { browserApi } from '../app/api/browser-api.ts';
import type { Brand } from '../app/api/create-api.ts';
import { apiContext, openVisitContext, type Preview } from '../app/page-context.ts';
import Root, { ErrorBoundary } from '../app/root.tsx';
import routes from '../app/routes.ts';
import { loadSite } from '../app/site/load-site.ts';
import { TextsProvider } from '../app/texts/use-texts.ts';

/** The application in a test, with its address and the history of the browser. */
export interface OpenedApp {
  /** Returns the path and the query of the current address. */
  address(): string;
  goTo(address: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
}

/**
 * Renders the whole application at an address. It runs in the browser only, without a document from the server. The API is a real server
 * with the range of `testing/range`. The routes are those of `routes.ts`.
 * @param brand changes to the builder’s brand for this test
 * @param preview the draft that the site shows; null on the real site
 */
export async function openApp(address: string, brand: Partial<Brand> = {}, preview: Preview | null = null): Promise<OpenedApp> {
  const api = await browserApi();
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(openVisitContext, { current: null });
  const loaded = await loadSite(api, new Request(location.origin), preview);
  const site = { ...loaded, brand: { ...loaded.brand, ...brand } };
  const browser: { navigate?: NavigateFunction; address: string } = { address };

  function Browser() {
    browser.navigate = useNavigate();
    const { pathname, search } = useLocation();
    browser.address = pathname + search;
    return (
      <>
        <Meta />
        <Outlet />
      </>
    );
  }
  const root = {
    id: 'root',
    path: '/',
    loader: () => site,
    shouldRevalidate: () => false,
    HydrateFallback: () => null,
    Component: Root,
    ErrorBoundary,
    children: [{ Component: Browser, children: (await routes).flatMap(stubOf) }],
  };
  const App = createRoutesStub([root], context);
  await render(
    <TextsProvider value={createTexts(site.brand.texts)}>
      <App initialEntries={[address]} />
    </TextsProvider>,
  );
  return {
    address: () => browser.address,
    goTo: async (to) => browser.navigate?.(to),
    back: async () => browser.navigate?.(-1),
    forward: async () => browser.navigate?.(1),
  };
}

type Stub = NonNullable<Parameters<typeof createRoutesStub>[0]>[number];

/** What the file of a route exports for the browser. */
interface RouteModule extends Pick<Stub, 'HydrateFallback' | 'ErrorBoundary' | 'meta' | 'shouldRevalidate'> {
  readonly default?: Stub['Component'];
  readonly loader?: Stub['loader'];
  readonly clientLoader?: Stub['loader'];
  readonly clientAction?: Stub['action'];
}

const modules = import.meta.glob<RouteModule>(
  [
    '../app/routes/**/*.tsx',
    '../app/administration/**/*.tsx',
    '../app/{shell/page,guide/guide}-layout.tsx',
    '!../app/**/*.test.tsx',
  ],
  { eager: true },
);

/** Returns an entry of `routes.ts` as a route with its module. Returns an empty array for a route that only the server handles. */
function stubOf({ file, path, index, children }: RouteConfigEntry): Stub[] {
  const module = modules[`../app/${file}`];
  if (!module && file.endsWith('.tsx')) throw new Error(`${file} is a route that no test can open`);
  if (!module) return [];
  const { HydrateFallback, ErrorBoundary, meta, shouldRevalidate } = module;
  const { default: Component, loader, clientLoader, clientAction: action } = module;
  const parts = { Component, loader: clientLoader ?? loader, action, HydrateFallback, ErrorBoundary, meta, shouldRevalidate };
  const given = Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));
  const id = file.replace(/\.tsx$/, '');
  if (index) return [{ id, index: true, ...given }];
  return [{ id, ...(path !== undefined && { path }), ...given, ...(children && { children: children.flatMap(stubOf) }) }];
}

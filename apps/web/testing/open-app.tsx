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
import { apiContext, openVisitContext } from '../app/page-context.ts';
import Root, { ErrorBoundary } from '../app/root.tsx';
import routes from '../app/routes.ts';
import { loadSite } from '../app/site/load-site.ts';
import { TextsProvider } from '../app/texts/use-texts.ts';

/** The application in a test, with what a browser has around a page: the address, and the way back and forward. */
export interface OpenedApp {
  /** Path and search. */
  address(): string;
  goTo(address: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
}

/**
 * Renders the whole application at an address, without a server's rendering and without a document of its own. Its API is a real server's,
 * over the range in `testing/range`; its routes are those of `routes.ts`. @param brand what this test's builder has otherwise
 */
export async function openApp(address: string, brand: Partial<Brand> = {}): Promise<OpenedApp> {
  const api = await browserApi();
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(openVisitContext, { current: null });
  const loaded = await loadSite(api, new Request(location.origin));
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

/** What a route's file exports, as far as a browser needs it. */
interface RouteModule extends Pick<Stub, 'HydrateFallback' | 'ErrorBoundary' | 'meta' | 'shouldRevalidate'> {
  readonly default?: Stub['Component'];
  readonly loader?: Stub['loader'];
  readonly clientLoader?: Stub['loader'];
  readonly clientAction?: Stub['action'];
}

const modules = import.meta.glob<RouteModule>(
  ['../app/routes/**/*.tsx', '../app/administration/**/*.tsx', '../app/shell/page-layout.tsx', '!../app/**/*.test.tsx'],
  { eager: true },
);

/** A route as `routes.ts` names it, with its file; none for those that only a server answers. */
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

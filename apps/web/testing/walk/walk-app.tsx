import type { Account } from '@gavel/contract';
import { createTexts } from '@gavel/texts';
import { type ComponentType, useEffect } from 'react';
import {
  createBrowserRouter,
  type LoaderFunction,
  Outlet,
  type RouteObject,
  RouterContextProvider,
  useLoaderData,
  useLocation,
  useSearchParams,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { cleanup, render } from 'vitest-browser-react/pure';
import { AccountSession } from '../../app/account/account-session.tsx';
import { useSession } from '../../app/account/use-account.ts';
import { useEntering } from '../../app/login/use-entering.tsx';
import { openVisitContext } from '../../app/page-context.ts';
import type { TellSaver } from '../../app/saving/create-saver.ts';
import { LeaveGuard } from '../../app/saving/leave-guard.tsx';
import { useSaver } from '../../app/saving/use-saver.ts';
import { TextsProvider } from '../../app/texts/use-texts.ts';
import type { ConfiguratorStore } from '../../app/visit/configurator-state.ts';
import type { LoadedVisit } from '../../app/visit/load-visit.ts';
import { ConfiguratorProvider, useConfiguratorStore } from '../../app/visit/use-configurator.tsx';
import { useNotedEntry } from '../../app/visit/use-noted-entry.ts';
import { useView } from '../../app/visit/use-view.ts';

// Until a test ends, Vitest keeps every container, and every page that was unmounted without `cleanup`. A test opens thousands of pages.
// So all pages use the same container, and `close` calls `cleanup`.
const container = document.createElement('div');

type Router = ReturnType<typeof createBrowserRouter>;

/** The actions that the open pages offer to a visitor. */
export interface OpenPages {
  /** The address of the page that is rendered. The router may already be at the next address. */
  address: string;
  session: ReturnType<typeof useSession> | null;
  view: ReturnType<typeof useView> | null;
  tell: TellSaver | null;
  store: ConfiguratorStore | null;
  /** The function with which the login page logs a visitor in; null on all other pages. */
  enter: ((account: Account) => Promise<void>) | null;
}

export interface WalkApp {
  readonly router: Router;
  readonly pages: OpenPages;
  close(): Promise<void>;
}

/**
 * Opens the application with the real history of the browser, at the current address, as after a page load. It has only some routes. Their
 * redirects and automatic navigations are those of the application. The screens are empty, so that thousands of walks do not take too long.
 */
export async function openWalkApp(account: Account | null): Promise<WalkApp> {
  const pages: OpenPages = { address: '', session: null, view: null, tell: null, store: null, enter: null };
  const context = new RouterContextProvider();
  context.set(openVisitContext, { current: null });
  const router = createBrowserRouter([rootOf(account, pages)], { getContext: () => context });
  await render(
    <TextsProvider value={createTexts({})}>
      <RouterProvider router={router} />
    </TextsProvider>,
    { container: document.body.appendChild(container) },
  );
  return {
    router,
    pages,
    async close() {
      await cleanup();
      router.dispose();
    },
  };
}

/** What a file of a route exports that a walk needs. */
interface RouteModule extends Pick<RouteObject, 'shouldRevalidate'> {
  readonly default: ComponentType;
  readonly clientMiddleware?: RouteObject['middleware'];
  readonly clientLoader?: LoaderFunction;
  readonly clientAction?: LoaderFunction;
}

const modules = import.meta.glob<RouteModule>(
  [
    '../../app/root.tsx',
    '../../app/routes/bootstrap/start-new.tsx',
    '../../app/routes/bootstrap/start-stored.tsx',
    '../../app/routes/configuration/{configuration,first-step}.tsx',
  ],
  { eager: true },
);

function rootOf(account: Account | null, pages: OpenPages): RouteObject {
  const Root = () => (
    <AccountSession loaded={account}>
      <Session pages={pages} />
      <Outlet />
    </AccountSession>
  );
  const HydrateFallback = () => null;
  const children: RouteObject[] = [
    { index: true, Component: Nothing },
    { path: 'my-projects', Component: Nothing },
    { path: 'login', Component: () => <Login pages={pages} /> },
    { path: 'start', Component: Nothing, ...dataOf('bootstrap/start-stored') },
    { path: 'start/new', Component: Nothing, ...dataOf('bootstrap/start-new') },
    {
      id: 'configuration',
      path: 'configuration/:token',
      Component: () => <Configuration pages={pages} />,
      ...dataOf('configuration/configuration'),
      children: [
        { index: true, Component: moduleOf('routes/configuration/first-step').default },
        { path: ':section/:question', Component: Nothing },
      ],
    },
  ];
  return {
    id: 'root',
    path: '/',
    middleware: moduleOf('root').clientMiddleware ?? [],
    Component: Root,
    HydrateFallback,
    children,
  };
}

function moduleOf(name: string): RouteModule {
  const module = modules[`../../app/${name}.tsx`];
  if (!module) throw new Error(`there is no ${name}`);
  return module;
}

function dataOf(name: string) {
  const { clientLoader: loader, clientAction: action, shouldRevalidate } = moduleOf(`routes/${name}`);
  return { ...(loader && { loader }), ...(action && { action }), ...(shouldRevalidate && { shouldRevalidate }) };
}

const Nothing = () => null;

function Session({ pages }: { pages: OpenPages }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  useEffect(() => {
    Object.assign(pages, { session, address: pathname + search });
  });
  return null;
}

function Login({ pages }: { pages: OpenPages }) {
  const [search] = useSearchParams();
  const { enter } = useEntering(search.get('returnUrl'));
  useEffect(() => {
    pages.enter = enter;
    return () => {
      pages.enter = null;
    };
  });
  return null;
}

function Configuration({ pages }: { pages: OpenPages }) {
  const { store, startedAt, loadedAt, leave } = useLoaderData<LoadedVisit & { leave: () => void }>();
  useEffect(() => leave, [leave]);
  return (
    <ConfiguratorProvider key={loadedAt} store={store}>
      <Frame startedAt={startedAt} pages={pages} />
    </ConfiguratorProvider>
  );
}

/** The parts of the configurator that navigate or react to a navigation. */
function Frame({ startedAt, pages }: { startedAt: number; pages: OpenPages }) {
  const tell = useSaver(startedAt);
  const store = useConfiguratorStore();
  const view = useView();
  useNotedEntry(startedAt);
  useEffect(() => {
    Object.assign(pages, { tell, store, view });
  });
  useEffect(
    () => () => {
      Object.assign(pages, { tell: null, store: null, view: null });
    },
    [pages],
  );
  return (
    <>
      <LeaveGuard />
      <Outlet />
    </>
  );
}

import { useEffect } from 'react';
import { data, type ShouldRevalidateFunction } from 'react-router';
import { GO_ON, isToken, OWN_VISIT, tokenOf } from '../../addresses.ts';
import { Configurator, fetchView } from '../../configurator/configurator.tsx';
import { type OpenVisit, openVisitContext } from '../../page-context.ts';
import { untilLoaded } from '../../parts/until-loaded.ts';
import { currentKey, isCurrentAddress } from '../../shell/current-entry.ts';
import { HouseLoading } from '../../shell/house-loading.tsx';
import { clearBootstrapNotice, outdateBootstrap, readBootstrap } from '../../stored/bootstrap-storage.ts';
import { readIsQuick } from '../../stored/chosen-road.ts';
import { houseOfEntry, type ShownHouse } from '../../stored/entry-houses.ts';
import type { LoadedVisit } from '../../visit/load-visit.ts';
import { ConfiguratorProvider } from '../../visit/use-configurator.tsx';
import type { Route } from './+types/configuration';

/** The visit itself is loaded in the browser; an address that cannot be one is told by the document. */
export function loader({ params: { token } }: Route.LoaderArgs) {
  checkToken(token);
  return null;
}

/** `/configuration/{token}`: the frame of the configurator. What a link has shared is opened through `/start/{token}`. */
export async function clientLoader({ params: { token }, context, request }: Route.ClientLoaderArgs) {
  checkToken(token);
  const open = context.get(openVisitContext);
  const shown = open.current;
  const before = token === OWN_VISIT ? shownBefore(new URL(request.url)) : null;
  const another = before?.startedAt === (shown?.startedAt ?? readBootstrap()?.startedAt) ? null : before;
  // Otherwise another house has been put in its place.
  if (shown && !another && readBootstrap()?.startedAt === shown.startedAt) {
    const own = shown.store.getState().origin?.token ?? OWN_VISIT;
    // Back leads to addresses from before the first save: the page puts the token into them (`useTokenInAddress`).
    if (own === token || token === OWN_VISIT) return shown;
  }
  fetchView(new URL(request.url).searchParams.get('view'));
  const { loadSaved, loadVisit } = await untilLoaded(() => import('../../visit/load-visit.ts'));
  const loaded = await (token === OWN_VISIT ? loadVisit(before) : loadSaved(token));
  loaded.store.getState().takeRoad(readIsQuick(loaded.startedAt));
  clearBootstrapNotice();
  const visit = { ...loaded, leave: () => forget(open, visit) };
  open.current = visit;
  return visit;
}
clientLoader.hydrate = true as const;

/** What the visit began with is out of date: it goes on with today's answers and prices, a saved house as it is saved now. */
export function clientAction({ context }: Route.ClientActionArgs) {
  outdateBootstrap();
  context.get(openVisitContext).current = null;
  return null;
}

function checkToken(token: string): void {
  if (token !== OWN_VISIT && !isToken(token)) throw data(null, { status: 400 });
}

/** Which house the entry has shown to which Back or Forward leads; null: none that is known, or the browser does not stand there. */
function shownBefore(url: URL): ShownHouse | null {
  const key = isCurrentAddress(url) ? currentKey() : null;
  return key === null ? null : houseOfEntry(key);
}

/** The visit is left; another one may have taken its place by then. */
function forget(open: OpenVisit, visit: LoadedVisit): void {
  if (open.current === visit) open.current = null;
}

/**
 * The visit lives in the page; moving between its steps loads nothing again. Another token or an action puts another visit in its place, and
 * so may Back.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formAction, currentParams, nextParams, nextUrl }) =>
  currentParams.token !== nextParams.token ||
  (nextParams.token === OWN_VISIT && isCurrentAddress(nextUrl)) ||
  (formAction !== undefined && (formAction === GO_ON || tokenOf(formAction) !== null));

export const HydrateFallback = HouseLoading;

export default function ConfigurationRoute({ loaderData: { store, startedAt, loadedAt, leave } }: Route.ComponentProps) {
  useEffect(() => leave, [leave]);
  return (
    <ConfiguratorProvider key={loadedAt} store={store}>
      <Configurator startedAt={startedAt} />
    </ConfiguratorProvider>
  );
}

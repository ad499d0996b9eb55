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

/** The browser loads the visit. The server only checks the token, and returns status 400 if it is invalid. */
export function loader({ params: { token } }: Route.LoaderArgs) {
  checkToken(token);
  return null;
}

/** `/configuration/{token}`: loads the visit for the configurator. Links that share a house use `/start/{token}` instead. */
export async function clientLoader({ params: { token }, context, request }: Route.ClientLoaderArgs) {
  checkToken(token);
  const open = context.get(openVisitContext);
  const shown = open.current;
  const before = token === OWN_VISIT ? shownBefore(new URL(request.url)) : null;
  const another = before?.startedAt === (shown?.startedAt ?? readBootstrap()?.startedAt) ? null : before;
  // Keep the visit in memory if this tab still shows its house.
  if (shown && !another && readBootstrap()?.startedAt === shown.startedAt) {
    const own = shown.store.getState().origin?.token ?? OWN_VISIT;
    // After the first save the visit has a token, but earlier history entries still have `new` in their address. Keep the visit for these
    // entries too; `useTokenInAddress` corrects the address.
    if (own === token || token === OWN_VISIT) return shown;
  }
  fetchView(new URL(request.url).searchParams.get('view'));
  const { loadSaved, loadVisit } = await untilLoaded(() => import('../../visit/load-visit.ts'));
  const loaded = await (token === OWN_VISIT ? loadVisit(before) : loadSaved(token, request.url));
  loaded.store.getState().takeRoad(readIsQuick(loaded.startedAt));
  clearBootstrapNotice();
  const visit = { ...loaded, leave: () => forget(open, visit) };
  open.current = visit;
  return visit;
}
clientLoader.hydrate = true as const;

/**
 * Handles the form that the page sends when the configuration that this tab has stored is out of date. The visit loads again: a new house
 * with today’s answers and prices, a saved house from the server, with the changes that this browser has stored.
 */
export function clientAction({ context }: Route.ClientActionArgs) {
  outdateBootstrap();
  context.get(openVisitContext).current = null;
  return null;
}

function checkToken(token: string): void {
  if (token !== OWN_VISIT && !isToken(token)) throw data(null, { status: 400 });
}

/**
 * Returns the house that this history entry showed earlier, after the visitor has used Back or Forward. Null if that house is not known, or
 * if the browser is not at this entry.
 */
function shownBefore(url: URL): ShownHouse | null {
  const key = isCurrentAddress(url) ? currentKey() : null;
  return key === null ? null : houseOfEntry(key);
}

/** Forgets a visit when the visitor leaves it, unless another visit has already replaced it in memory. */
function forget(open: OpenVisit, visit: LoadedVisit): void {
  if (open.current === visit) open.current = null;
}

/**
 * Runs the loader again after a change of the token, after a form of the configurator, and after Back or Forward to an address without
 * a token, because each of these may need another visit. Another step of the same visit loads nothing: the visit stays in memory.
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

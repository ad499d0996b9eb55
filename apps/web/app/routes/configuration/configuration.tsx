import { redirect, type ShouldRevalidateFunction } from 'react-router';
import { GO_ON, linkAddress, OWN_VISIT, tokenOf } from '../../addresses.ts';
import { Configurator } from '../../configurator/configurator.tsx';
import { HouseLoading } from '../../shell/house-loading.tsx';
import { clearBootstrapNotice, outdateBootstrap } from '../../stored/bootstrap-storage.ts';
import { ConfiguratorProvider } from '../../visit/use-configurator.tsx';
import type { Route } from './+types/configuration';

/** `/configuration/{token}`: the frame of the configurator. What is stored under another token is opened through `/start/{token}`. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  if (params.token !== OWN_VISIT) throw redirect(linkAddress(params.token));
  const { loadVisit } = await import('../../visit/load-visit.ts');
  const visit = await loadVisit();
  clearBootstrapNotice();
  return visit;
}
clientLoader.hydrate = true as const;

/** What the visit began with is out of date: it goes on with today's answers and prices. */
export function clientAction() {
  outdateBootstrap();
  return null;
}

/** The visit lives in the page; moving between its steps loads nothing again. Another token or an action puts another visit in its place. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formAction, currentParams, nextParams }) =>
  currentParams.token !== nextParams.token ||
  (formAction !== undefined && (formAction === GO_ON || tokenOf(formAction) !== null));

export const HydrateFallback = HouseLoading;

export default function ConfigurationRoute({ loaderData: { store, startedAt, loadedAt } }: Route.ComponentProps) {
  return (
    <ConfiguratorProvider key={loadedAt} store={store}>
      <Configurator startedAt={startedAt} />
    </ConfiguratorProvider>
  );
}

import { redirect, type ShouldRevalidateFunction } from 'react-router';
import { Configurator } from '../../configurator/configurator.tsx';
import { HouseLoading } from '../../shell/house-loading.tsx';
import { clearBootstrapNotice, outdateBootstrap } from '../../stored/bootstrap-storage.ts';
import { ConfiguratorProvider } from '../../visit/use-configurator.tsx';
import { CONFIGURATION } from '../../visit/use-step.ts';
import type { Route } from './+types/configuration';

/** `/configuration/{token}`: the frame of the configurator. What is stored under another token is opened through `/start/{token}`. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  if (params.token !== 'new') throw redirect(`/start/${params.token}`);
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

/** The visit lives in the page; moving between its steps loads nothing again. Only an action puts another visit in its place. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formAction }) =>
  formAction === '/start' || formAction === CONFIGURATION;

export const HydrateFallback = HouseLoading;

export default function ConfigurationRoute({ loaderData: { store, startedAt, loadedAt } }: Route.ComponentProps) {
  return (
    <ConfiguratorProvider key={loadedAt} store={store}>
      <Configurator startedAt={startedAt} />
    </ConfiguratorProvider>
  );
}

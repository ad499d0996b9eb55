import { redirect, type ShouldRevalidateFunction } from 'react-router';
import { clearBootstrapNotice } from '../../configurator/bootstrap-storage.ts';
import { Configurator } from '../../configurator/configurator.tsx';
import { ConfiguratorProvider } from '../../configurator/use-configurator.tsx';
import { HouseLoading } from '../../shell/house-loading.tsx';
import type { Route } from './+types/configuration';

/** `/configuration/{token}`: the frame of the configurator. What is stored under another token is opened through `/start/{token}`. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  if (params.token !== 'new') throw redirect(`/start/${params.token}`);
  const { loadVisit } = await import('../../configurator/load-visit.ts');
  const visit = await loadVisit();
  clearBootstrapNotice();
  return visit;
}
clientLoader.hydrate = true as const;

/** The visit lives in the page; moving between its steps loads nothing again. Only an action puts another visit in its place. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formAction }) => formAction === '/start';

export const HydrateFallback = HouseLoading;

export default function ConfigurationRoute({ loaderData: { store, startedAt } }: Route.ComponentProps) {
  return (
    <ConfiguratorProvider key={startedAt} store={store}>
      <Configurator startedAt={startedAt} />
    </ConfiguratorProvider>
  );
}

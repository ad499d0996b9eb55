import { data, redirect } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { browserApi } from '../../api/browser-api.ts';
import { orErrorPage } from '../../errors/or-error-page.ts';
import { HouseLoading } from '../../shell/house-loading.tsx';
import type { Route } from './+types/start-token';
import { openConfigurator } from './open-configurator.ts';

/** An address that cannot be a token's is no page; whether there is something behind it is asked once, in the browser. */
export function loader({ params }: Route.LoaderArgs) {
  checkToken(params.token);
  return null;
}

export async function clientLoader({ params }: Route.ClientLoaderArgs): Promise<never> {
  checkToken(params.token);
  const api = await browserApi();
  try {
    const configuration = await api.configuration(params.token);
    // What is opened through its link becomes an unsaved copy of the visitor's own.
    throw await openConfigurator({ ...configuration, id: null });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unknown-configuration') throw redirect('/?notice=unknown-configuration');
    return orErrorPage(Promise.reject(error));
  }
}
clientLoader.hydrate = true as const;

export const HydrateFallback = HouseLoading;

export default function StartToken() {
  return <HouseLoading />;
}

function checkToken(token: string): void {
  if (!/^[0-9A-Za-z]{8}$/.test(token)) throw data(null, { status: 404 });
}

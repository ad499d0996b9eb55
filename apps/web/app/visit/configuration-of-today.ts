import type { Configuration, WebConfigurationId } from '@gavel/core';
import { redirect } from 'react-router';
import { ApiError } from '../api/api-error.ts';
import { beginning } from '../api/beginning.ts';
import { browserApi } from '../api/browser-api.ts';
import type { KeptHouse } from '../stored/kept-houses.ts';
import { readModel } from '../stored/kept-models.ts';

type BuiltHouse = Pick<KeptHouse, 'houseId' | 'municipalityId' | 'webConfigurationId' | 'name'>;

/**
 * Returns a stored house with today’s range and prices. Without a network, returns the house with the range and prices that this browser
 * loaded last.
 */
export async function latestOf(kept: KeptHouse): Promise<{ readonly configuration: Configuration; readonly isOfToday: boolean }> {
  try {
    return { configuration: await asOfToday(kept), isOfToday: true };
  } catch (error) {
    const model = error instanceof ApiError && error.code === 'network' ? await readModel(kept) : null;
    if (!model) throw error;
    return { configuration: model, isOfToday: false };
  }
}

/** Returns the house with today’s range and prices. If it is no longer available, throws a redirect to the start page. */
export async function asOfToday(house: BuiltHouse): Promise<Configuration> {
  const today = await configurationOfToday(house);
  if (!today) throw redirect('/?notice=kept-gone');
  return today;
}

/**
 * Returns a house with today’s range and prices, with the visitor’s name for it. Null if the house model is no longer sold, or not in this
 * municipality.
 */
export async function configurationOfToday({
  houseId,
  municipalityId,
  webConfigurationId,
  name,
}: BuiltHouse): Promise<Configuration | null> {
  const api = await browserApi();
  const ask = async (configuration: WebConfigurationId | null) => {
    const request = beginning({ houseId, municipalityId, webConfigurationId: configuration, bundleId: null });
    return { ...(await api.beginHouse(request)), name };
  };
  try {
    return await ask(webConfigurationId).catch((error: unknown) => {
      // The range may have replaced the web configuration of the house, so ask for the current one.
      if (error instanceof ApiError && error.code === 'unknown-web-configuration') return ask(null);
      throw error;
    });
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 403)) return null;
    throw error;
  }
}

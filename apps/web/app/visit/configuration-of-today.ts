import type { Configuration, WebConfigurationId } from '@gavel/core';
import { redirect } from 'react-router';
import { ApiError } from '../api/api-error.ts';
import { beginning } from '../api/beginning.ts';
import { browserApi } from '../api/browser-api.ts';
import type { KeptHouse } from '../stored/kept-houses.ts';
import { readModel } from '../stored/kept-models.ts';

type BuiltHouse = Pick<KeptHouse, 'houseId' | 'municipalityId' | 'webConfigurationId' | 'name'>;

/** A kept house as it is built and priced today; without a network as this browser has last seen it. */
export async function latestOf(kept: KeptHouse): Promise<{ readonly configuration: Configuration; readonly isOfToday: boolean }> {
  try {
    return { configuration: await asOfToday(kept), isOfToday: true };
  } catch (error) {
    const model = error instanceof ApiError && error.code === 'network' ? await readModel(kept) : null;
    if (!model) throw error;
    return { configuration: model, isOfToday: false };
  }
}

/** The same; where it can no longer be had there is nothing to go on with. */
export async function asOfToday(house: BuiltHouse): Promise<Configuration> {
  const today = await configurationOfToday(house);
  if (!today) throw redirect('/?notice=kept-gone');
  return today;
}

/** A house as it is built and priced today, under the name it was given. Null: it, or its municipality, is no longer offered. */
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
      // The house may have got another one since.
      if (error instanceof ApiError && error.code === 'unknown-web-configuration') return ask(null);
      throw error;
    });
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 403)) return null;
    throw error;
  }
}

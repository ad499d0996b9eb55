import { readAsked } from '../addresses.ts';
import type { Api } from '../api/create-api.ts';
import { asShown, isListed } from './listed-house.ts';

/**
 * The houses a list shows, with prices of the municipality in the address (`?m=1280`) when the builder knows it and delivers there,
 * else with the lowest prices.
 */
export async function loadHouseList(api: Api, { url }: Request) {
  const { municipality: municipalityId } = readAsked(new URL(url).searchParams);
  const municipality = municipalityId === null ? null : await findMunicipality(api, municipalityId);
  const houses = await api.listHouses({ parameters: { municipality: municipality?.id } });
  return { houses: houses.filter(isListed).map(asShown), municipality };
}

async function findMunicipality(api: Api, id: string) {
  const municipalities = await api.listMunicipalities();
  return municipalities.find((municipality) => municipality.id === id && !municipality.denied) ?? null;
}

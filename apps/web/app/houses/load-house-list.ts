import type { Api } from '../api/create-api.ts';
import { readAsked } from '../asked-house.ts';
import { asShown, isListed } from './listed-house.ts';

/**
 * Loads the houses of the list. If the address names a municipality (`?m=1280`) to which the builder delivers, the prices are for this
 * municipality; otherwise they are the lowest prices of all municipalities.
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

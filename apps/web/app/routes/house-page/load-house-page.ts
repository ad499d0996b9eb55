import { redirect } from 'react-router';
import { houseAddress } from '../../addresses.ts';
import type { Api } from '../../api/create-api.ts';
import { readAsked } from '../../asked-house.ts';
import { orErrorPage } from '../../errors/or-error-page.ts';

/**
 * Loads the page of a house. If the address names a municipality (`?m=1280`) to which the builder delivers, the prices are for this
 * municipality. Each house has one address; its number and its title redirect to it, with the same parameters. Throws a 404 page for an
 * unknown house.
 */
export async function loadHousePage(api: Pick<Api, 'listMunicipalities' | 'describeHouse'>, idOrName: string, { url }: Request) {
  const { search, searchParams } = new URL(url);
  const asked = readAsked(searchParams);
  const municipalities = await api.listMunicipalities();
  const municipality = municipalities.find(({ id }) => id === asked.municipality) ?? null;
  const priced = municipality?.denied ? null : municipality;
  const description = await orErrorPage(api.describeHouse({ parameters: { idOrName, municipality: priced?.id } }));
  const { slug } = description.house;
  if (slug !== idOrName) throw redirect(houseAddress(slug) + search);
  return { description, municipalities, municipality, priced, customer: asked.customer };
}

export type HousePageData = Awaited<ReturnType<typeof loadHousePage>>;

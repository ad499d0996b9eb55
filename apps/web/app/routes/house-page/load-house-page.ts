import { redirect } from 'react-router';
import { houseAddress, readAsked } from '../../addresses.ts';
import type { Api } from '../../api/create-api.ts';
import { orErrorPage } from '../../errors/or-error-page.ts';

/**
 * What the page of a house shows, with the prices of the municipality in the address (`?m=1280`) when the builder knows it and delivers
 * there. A house has one address: its number or its title leads to it. An unknown house is a 404 page.
 */
export async function loadHousePage(api: Api, idOrName: string, { url }: Request) {
  const asked = readAsked(new URL(url).searchParams);
  const municipalities = await api.listMunicipalities();
  const municipality = municipalities.find(({ id }) => id === asked.municipality) ?? null;
  const priced = municipality?.denied ? null : municipality;
  const description = await orErrorPage(api.describeHouse({ parameters: { idOrName, municipality: priced?.id } }));
  const { slug } = description.house;
  if (slug !== idOrName) throw redirect(houseAddress(slug, asked));
  return { description, municipalities, municipality, priced, customer: asked.customer };
}

export type HousePageData = Awaited<ReturnType<typeof loadHousePage>>;

import type { Api } from '../../api/create-api.ts';
import { readAsked } from '../../asked-house.ts';
import { orErrorPage } from '../../errors/or-error-page.ts';
import { asShown, isListed } from '../../houses/listed-house.ts';

/**
 * Loads the data of the screen where a house starts, from its address. The price is for the municipality if the builder delivers there.
 * Throws a 404 page for an unknown house, and ignores an unknown municipality or bundle.
 */
export async function loadNewHouse(api: Pick<Api, 'listMunicipalities' | 'listHouses' | 'describeHouse'>, { url }: Request) {
  const asked = readAsked(new URL(url).searchParams);
  const municipalities = await api.listMunicipalities();
  const municipality = municipalities.find(({ id }) => id === asked.municipality) ?? null;
  if (asked.house === null) {
    const [first] = await api.listHouses();
    return { ...asked, house: null, quickSteps: 0, bundle: null, picture: first?.image ?? '', municipalities, municipality };
  }
  const priced = municipality?.denied ? null : municipality;
  const { house, quickSteps } = await orErrorPage(
    api.describeHouse({ parameters: { idOrName: asked.house, municipality: priced?.id } }),
  );
  const bundle = house.bundles.find(({ id }) => String(id) === asked.bundle) ?? null;
  return {
    ...asked,
    house: asShown(house),
    quickSteps,
    bundle: bundle && { id: bundle.id, name: bundle.name },
    picture: house.image,
    municipalities,
    municipality,
  };
}

export type NewHouse = Awaited<ReturnType<typeof loadNewHouse>>;

/** Loads the data of `loadNewHouse`, and the list of houses. */
export async function loadNewProject(api: Api, request: Request) {
  const [newHouse, houses] = await Promise.all([loadNewHouse(api, request), api.listHouses()]);
  return { ...newHouse, houses: houses.filter(isListed).map(asShown) };
}

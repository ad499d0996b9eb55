import type { Api } from '../../api/create-api.ts';
import { orErrorPage } from '../../errors/or-error-page.ts';
import { isListed } from '../../houses/listed-house.ts';

/**
 * What the screen of a new house shows for its address: `h` the house, `m` the municipality, `b` the bundle, `c` the web configuration,
 * `name` what the visitor calls it. An unknown house is a 404 page; an unknown municipality or bundle is left out.
 */
export async function loadNewHouse(api: Api, { url }: Request) {
  const search = new URL(url).searchParams;
  const municipalities = await api.municipalities();
  const municipality = municipalities.find(({ id }) => id === search.get('m')) ?? null;
  const houseId = search.get('h');
  const said = { webConfiguration: search.get('c'), name: search.get('name') };
  if (houseId === null) {
    const [first] = await api.houses();
    return { house: null, bundle: null, picture: first?.image ?? '', municipalities, municipality, ...said };
  }
  const house = await orErrorPage(api.house(houseId, municipality?.id));
  const bundle = house.bundles.find(({ id }) => String(id) === search.get('b')) ?? null;
  return { house, bundle, picture: house.image, municipalities, municipality, ...said };
}

export type NewHouse = Awaited<ReturnType<typeof loadNewHouse>>;

/** The same with the houses to choose among. */
export async function loadNewProject(api: Api, request: Request) {
  const [newHouse, houses] = await Promise.all([loadNewHouse(api, request), api.houses()]);
  return { ...newHouse, houses: houses.filter(isListed) };
}

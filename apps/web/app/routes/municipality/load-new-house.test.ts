import type { ListedMunicipality } from '@gavel/contract';
import { expect, test, vi } from 'vitest';
import { loadNewHouse } from './load-new-house.ts';
import { searchOf } from './new-house-address.ts';

const malmo: ListedMunicipality = {
  id: '1280',
  name: 'Malmö',
  county: 'Skåne län',
  priceListAreaCode: 'S',
  priceListName: 'Söder',
  denied: false,
};
const bastad: ListedMunicipality = { ...malmo, id: '1278', name: 'Båstad', denied: true };

test.each([
  ['a municipality to which the builder delivers has the price in this municipality', malmo, malmo.id],
  ['a municipality to which the builder does not deliver has the lowest price of all others', bastad, undefined],
])('loadNewHouse loads the price in a municipality only if the builder delivers there: %s', async (_, municipality, priced) => {
  const describeHouse = vi.fn().mockResolvedValue({ house: { bundles: [], image: '' }, quickSteps: 0 });
  const api = { describeHouse, listHouses: vi.fn(), listMunicipalities: async () => [malmo, bastad] };
  const loaded = await loadNewHouse(api, new Request(`https://hus.example/municipality?h=1&m=${municipality.id}`));
  expect(loaded.municipality).toBe(municipality);
  expect(describeHouse).toHaveBeenCalledExactlyOnceWith({ parameters: { idOrName: '1', municipality: priced } });
});

test('the choices and the question in the address stay when the visitor chooses a municipality, but not when the visitor removes the house', async () => {
  const describeHouse = vi.fn().mockResolvedValue({ house: { id: 1, bundles: [], image: '' }, quickSteps: 0 });
  const api = { describeHouse, listHouses: vi.fn(), listMunicipalities: async () => [malmo, bastad] };
  const search = '?h=1&name=Hus&choices=11-112.12-122&question=12';
  const loaded = await loadNewHouse(api, new Request(`https://hus.example/municipality${search}`));
  expect(searchOf({ ...loaded, municipality: malmo })).toBe('?h=1&m=1280&name=Hus&choices=11-112.12-122&question=12');
  expect(searchOf({ ...loaded, house: null })).toBe('?name=Hus');
});

import { expect, test, vi } from 'vitest';
import { loadHousePage } from './load-house-page.ts';

test('an address with the number of a house redirects to the house page and keeps all parameters', async () => {
  const api = {
    listMunicipalities: async () => [],
    describeHouse: vi.fn().mockResolvedValue({ house: { slug: 'bjorkliden-142' } }),
  };
  const load = (address: string) => loadHousePage(api, '97', new Request(`https://hus.example/houses/97${address}`));
  const redirection: unknown = await load('?m=1280&utm_source=brev').catch((error: unknown) => error);
  expect(redirection instanceof Response && redirection.headers.get('Location')).toBe(
    '/houses/bjorkliden-142?m=1280&utm_source=brev',
  );
});

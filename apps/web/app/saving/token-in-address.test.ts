import { aConfiguration } from '@gavel/core/testing';
import { createMemoryRouter, type DataRouter } from 'react-router';
import { expect, test } from 'vitest';
import { createConfiguratorStore } from '../visit/configurator-store.ts';
import { keepTokenInAddress } from './token-in-address.ts';

const TOKEN = 'aB3dE6gH';
const store = createConfiguratorStore(aConfiguration([]), null, null);
/** The data that the route of the page has loaded. */
const visit = { store };

test('keepTokenInAddress puts the token of the saved house into the address, which keeps its step and its panel', async () => {
  const router = openRouter('/configuration/new/3/2?view=save');
  keepTokenInAddress(router, store, TOKEN);
  await settled(router);
  expect(addressOf(router)).toBe(`/configuration/${TOKEN}/3/2?view=save`);
});

test('if a panel is opening while the address gets the token of the saved house, the panel still opens', async () => {
  const held = Promise.withResolvers<object>();
  const router = openRouter('/configuration/new/3/2?view=login', () => held.promise);
  const shown = router.navigate('/configuration/new/3/2?view=save', { replace: true });
  keepTokenInAddress(router, store, TOKEN);
  held.resolve(visit);
  await shown;
  await settled(router);
  expect(addressOf(router)).toBe(`/configuration/${TOKEN}/3/2?view=save`);
});

test('two quick presses of the browser’s Back button lead two history entries back, even while the address is getting the token', async () => {
  const router = openRouter('/configuration/new/3/1');
  await router.navigate('/configuration/new/3/2');
  await router.navigate('/configuration/new/3/3');
  keepTokenInAddress(router, store, TOKEN);
  const first = router.navigate(-1);
  const second = router.navigate(-1);
  await Promise.all([first, second]);
  await expect.poll(() => addressOf(router)).toBe(`/configuration/${TOKEN}/3/1`);
  // With the action POP, the router would not change the address of the browser.
  expect(router.state.historyAction).toBe('REPLACE');
});

test('keepTokenInAddress does not change the address if the page shows another house', async () => {
  const router = openRouter('/configuration/new/3/2', () => Promise.resolve({ store: 'of another visit' }));
  keepTokenInAddress(router, store, TOKEN);
  await settled(router);
  await router.navigate('/configuration/new/1/1');
  await settled(router);
  expect(addressOf(router)).toBe('/configuration/new/1/1');
});

/**
 * Opens a router at an address.
 * @param load the loader of later pages; the first page already shows the visit
 */
function openRouter(address: string, load: () => Promise<object> = () => Promise.resolve(visit)): DataRouter {
  const router = createMemoryRouter([{ id: 'page', path: '*', loader: load }], {
    initialEntries: [address],
    hydrationData: { loaderData: { page: visit } },
  });
  return router.initialize();
}

async function settled(router: DataRouter): Promise<void> {
  await expect.poll(() => router.state.navigation.state).toBe('idle');
}

function addressOf({ state: { location } }: DataRouter): string {
  return location.pathname + location.search;
}

import { configurationBody, z } from '@gavel/contract';
import { asHouseId } from '@gavel/core';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { begin, idOf, keepChanged, MALMO } from '../../../testing/begin.ts';
import { enter, leave, PASSWORD } from '../../../testing/enter.ts';
import { fail, intercept } from '../../../testing/intercept.ts';
import { button, choices, gone, heading, krOf, one, sample, samples, sizes, textOf, total } from '../../../testing/look.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { saveHouse } from '../../../testing/save-house.ts';
import { browserApi } from '../../api/browser-api.ts';
import { readBootstrap, storeBootstrap } from '../../stored/bootstrap-storage.ts';
import { forgetHouse, keepHouse, readHouses } from '../../stored/kept-houses.ts';

const kept = page.getByRole('region', { name: 'Påbörjat hus' });

test('the list of own houses shows the saved houses as soon as the user has logged in in another tab', async () => {
  const username = await enter();
  await saveHouse('Björkliden 142', 'Mitt hus');
  await leave();
  await openApp('/my-projects');
  await expect.element(page.getByRole('heading', { name: 'Här finns inget hus än' })).toBeVisible();
  await (await browserApi()).login({ body: { username, password: PASSWORD, code: null } });
  const channel = new BroadcastChannel('gavel.account');
  channel.postMessage('12');
  channel.close();
  await expect.element(page.getByRole('heading', { name: 'Mitt hus' })).toBeVisible();
  await gone(page.getByRole('heading', { name: 'Här finns inget hus än' }));
});

test('if the visitor opens a saved house for the first time on this device, the house opens at the last question with an answer other than the standard one', async () => {
  await enter();
  const { choose } = await saveHouse('Björkliden 142', 'Mitt hus');
  await choose('Hyvlad');
  const app = await openApp('/my-projects');
  await page.getByRole('link', { name: 'Fortsätt bygga Mitt hus' }).click();
  await expect.element(sample('Hyvlad')).toBeChecked();
  expect(app.address()).toMatch(/^\/configuration\/[^/]+\/3\/2$/);
});

test('if the list of own houses was loaded without a network, it shows the saved houses of the account when the network is back', async () => {
  await enter();
  await saveHouse('Björkliden 142', 'Mitt hus');
  // Without a network, the service worker returns a stored document of this page without an account. Imitate this.
  const nobody = intercept(/^\/api\/account$/, () => Response.json(null));
  await openApp('/my-projects');
  await expect.element(page.getByRole('heading', { name: 'Här finns inget hus än' })).toBeVisible();
  nobody();
  dispatchEvent(new Event('online'));
  await expect.element(page.getByRole('heading', { name: 'Mitt hus' })).toBeVisible();
});

test('while the database does not respond, the list of own houses shows those of the browser, and neither says that there are no houses nor asks for a login', async () => {
  await keepChanged();
  const body = { type: 'about:blank', title: 'Unavailable', status: 503, code: 'unavailable', requestId: 'r' };
  intercept(/^\/api\/account$/, () => Response.json(body, { status: 503 }));
  const app = await openApp('/my-projects');
  await expect.element(page.getByText('Just nu kan vi inte visa husen på ditt konto.', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Bara i den här webbläsaren' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Mitt hus' })).toBeVisible();
  forgetHouse(readHouses()[0]?.startedAt ?? 0);
  await app.goTo('/help');
  await app.goTo('/my-projects');
  await expect.element(page.getByText('Just nu kan vi inte visa husen på ditt konto.', { exact: false })).toBeVisible();
  await gone(page.getByRole('heading', { name: 'Här finns inget hus än' }));
  await gone(page.getByRole('main').getByRole('link', { name: 'Logga in' }));
});

test('while the database does not respond, the comparison does not say that there are too few houses', async () => {
  const body = { type: 'about:blank', title: 'Unavailable', status: 503, code: 'unavailable', requestId: 'r' };
  intercept(/^\/api\/account$/, () => Response.json(body, { status: 503 }));
  await openApp('/compare');
  await expect.element(page.getByText('Just nu kan vi inte visa husen på ditt konto.', { exact: false })).toBeVisible();
  await gone(page.getByText('Här ligger', { exact: false }));
});

describe.each(sizes)('the list of own houses on the screen of $size', ({ width, height }) => {
  test('a house that the visitor has started appears on the start page, in the list of houses and in the visitor’s list of own houses', async () => {
    await page.viewport(width, height);
    const price = await keepChanged();
    const app = await openApp('/');
    await expect.element(kept.getByRole('heading', { name: 'Mitt hus' })).toBeVisible();
    await expect.element(kept.getByText('Björkliden 142 i Malmö', { exact: false })).toBeVisible();
    expect(krOf(kept.element().querySelector('.num')?.textContent ?? '')).toBe(price);
    const card = page.getByRole('article', { name: 'Björkliden 142' });
    await expect.element(card.getByText('Detta är huset du konfigurerar')).toBeVisible();

    await kept.getByRole('button', { name: 'Inte nu' }).click();
    await gone(kept);
    await expect.element(heading).toHaveFocus();
    await app.goTo('/help');
    await app.goTo('/');
    await expect.element(card.getByText('Detta är huset du konfigurerar')).toBeVisible();
    await gone(kept);

    await app.goTo('/my-projects');
    await page.getByRole('link', { name: 'Fortsätt bygga Mitt hus' }).click();
    await expect.element(samples).toBeVisible();
    expect(await total()).toBe(price);
  });

  test('a click on the name or the picture of an own house opens the house at the step where the visitor left it', async () => {
    await page.viewport(width, height);
    await begin();
    await sample('Avskilt kök').click();
    await button('Nästa').click();
    await expect.element(heading).toHaveTextContent('Sovrum');
    await expect.poll(() => readHouses()[0]?.visited.length).toBe(2);
    await cleanup();
    const name = page.getByRole('link', { name: 'Mitt hus', exact: true });
    const picture = (selector: string) => () => page.elementLocator(one(selector));
    for (const [address, link] of [
      ['/', () => name],
      ['/', picture('.splash-link, .kept-house-picture')],
      ['/my-projects', () => name],
      ['/my-projects', picture('a.house-row-picture')],
    ] as const) {
      const app = await openApp(address);
      await expect.element(name).toBeVisible();
      await link().click({ position: { x: 10, y: 10 } });
      await expect.poll(app.address).toBe('/configuration/new/1/2');
      await expect.element(heading).toHaveTextContent('Sovrum');
      await cleanup();
    }
  });

  test('before the page deletes a house, it asks for a confirmation; afterwards the list of own houses is empty', async () => {
    await page.viewport(width, height);
    await keepChanged();
    const app = await openApp('/my-projects');
    const remove = button('Radera Mitt hus');
    await remove.click();
    const question = page.getByRole('alertdialog', { name: 'Är du säker på att du vill radera huset?' });
    await question.getByRole('button', { name: 'Avbryt' }).click();
    await expect.element(remove).toHaveFocus();
    await remove.click();
    await question.getByRole('button', { name: 'Radera' }).click();
    await expect.element(page.getByRole('heading', { name: 'Här finns inget hus än' })).toBeVisible();
    await expect.element(heading).toHaveFocus();
    await app.goTo('/start');
    await expect.poll(app.address).toBe('/');
  });
});

test('a hidden house, which the list of house models leaves out, can be opened from the list of own houses', async () => {
  const { id } = await (await browserApi()).readHouse({ parameters: { idOrName: 'Visningshus 120' } });
  await openApp(`/start/new?h=${id}&m=${MALMO}`);
  await choices.first().click();
  await expect.poll(() => readHouses()[0]?.houseId).toBe(id);
  await cleanup();
  const app = await openApp('/my-projects');
  await page.getByRole('link', { name: 'Fortsätt bygga Mitt hus' }).click();
  await expect.poll(app.address).toBe('/configuration/new/1/1');
  await expect.element(samples).toBeVisible();
});

test('the pages for login, registration and profile show the builder’s telephone number; login and registration link back to the page in `returnUrl`, but not to another site', async () => {
  const app = await openApp('/');
  await page.getByRole('region', { name: 'Konto' }).getByRole('link', { name: 'Logga in' }).click();
  await expect.poll(app.address).toBe('/login');
  for (const address of ['/login', '/register', '/my-profile']) {
    await app.goTo(address);
    const phone = page.getByRole('main').getByRole('link', { name: '08-465 004 00' });
    await expect.element(phone).toHaveAttribute('href', expect.stringMatching(/^tel:\d+$/));
  }
  for (const address of ['/login', '/register']) {
    await app.goTo(`${address}?returnUrl=https%3A%2F%2Fexample.com%2F`);
    await expect.element(page.getByRole('link', { name: 'Tillbaka' })).toHaveAttribute('href', '/');
    await app.goTo(`${address}?returnUrl=%2Fhouse%3Ftyp%3D2`);
    await page.getByRole('link', { name: 'Tillbaka' }).click();
    await expect.poll(app.address).toBe('/house?typ=2');
  }
  expect(await textOf(heading)).toMatch(/\S/);
});

test('if a user copies a house, the response is lost, and the user tries again, the account gets only one copy', async () => {
  await enter();
  const begun = await begin();
  await button('Spara').click();
  await expect.poll(begun.address).toMatch(/^\/configuration\/\w{8}\/1\/1$/);
  await begun.goTo('/my-projects');
  const restore = intercept(/\/duplicate$/, async (ask) => {
    await ask();
    return fail();
  });
  for (let tries = 0; tries < 2; tries += 1) {
    await button('Kopiera Mitt hus').click();
    await expect.element(page.getByText(/^Det gick inte\./)).toBeVisible();
  }
  restore();
  await button('Kopiera Mitt hus').click();
  await expect.element(page.getByText('Kopian ligger överst.')).toBeVisible();
  const names = async () => (await (await browserApi()).listSavedHouses()).map(({ name }) => name).toSorted();
  expect(await names()).toEqual(['Mitt hus', 'Mitt hus (kopia)']);
  await button('Kopiera Mitt hus').click();
  await expect.poll(names).toHaveLength(3);
});

test('if another tab deletes one of the oldest houses, the open dialog that removes the oldest houses closes; if the house that this tab opened last is removed, the tab no longer stores it', async () => {
  const api = await browserApi();
  const begun = await api.beginHouse({ parameters: { houseId: asHouseId(await idOf()), municipality: MALMO } });
  const unsaved = { saved: false, visited: [], openedLast: null, token: null, revision: null, isWaiting: false, waitsFor: null };
  for (let startedAt = 1; startedAt <= 25; startedAt += 1) keepHouse({ ...begun, ...unsaved, startedAt, keptAt: 0 });
  storeBootstrap(z.encode(configurationBody, begun), null, 1);
  await openApp('/my-projects');
  await button('Ta bort de 5 äldsta').click();
  // Another tab deletes one of the five houses.
  forgetHouse(3);
  dispatchEvent(new StorageEvent('storage'));
  await gone(page.getByRole('alertdialog'));
  await button('Ta bort de 5 äldsta').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Radera' }).click();
  await expect.element(page.getByText('5 hus är raderade.')).toBeVisible();
  expect(readHouses()).toHaveLength(19);
  await gone(page.getByRole('alertdialog'));
  expect(readBootstrap()).toBeNull();
});

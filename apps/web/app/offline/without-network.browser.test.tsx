import { asHouseId } from '@gavel/core';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { begin, idOf, keepChanged, UMEA } from '../../testing/begin.ts';
import { findAxeViolations } from '../../testing/find-axe-violations.ts';
import { fail, intercept } from '../../testing/intercept.ts';
import { button, gone, sample, samples, total } from '../../testing/look.ts';
import { openApp } from '../../testing/open-app.tsx';
import { forgetBootstrap, readBootstrap } from '../stored/bootstrap-storage.ts';
import { keepModel, readModel } from '../stored/kept-models.ts';

afterEach(() => caches.delete('gavel-models'));

const goOn = page.getByRole('link', { name: 'Fortsätt bygga Mitt hus' });

test('without a network, a tab that did not start the house shows a notice in the list of own houses (Mina hus), and opens the stored house with its choices and price', async () => {
  const price = await keepChanged();
  await keepModel(readBootstrap()?.configuration);
  // The start of a visit is stored only in its own tab, so removing it simulates another tab.
  forgetBootstrap();
  const app = await openApp('/help');
  const offline = intercept(/^\/api\//, fail);
  await app.goTo('/my-projects');
  await expect.element(page.getByText(/^Vi får ingen kontakt med servern\. Husen i den här/)).toBeVisible();
  expect(await findAxeViolations(page.getByRole('main'))).toEqual([]);
  await goOn.click();
  await expect.element(samples).toBeVisible();
  expect(await total()).toBe(price);
  await expect.element(sample('Avskilt kök')).toBeChecked();
  await sample('Öppen planlösning').click();
  await expect.poll(total).not.toBe(price);
  offline();

  const asked: string[] = [];
  intercept(/\/beginning/, (ask) => {
    asked.push('the house');
    return ask();
  });
  await app.goTo('/help');
  await page.getByRole('button', { name: 'Lämna', exact: true }).click();
  // The page leaves the visit only when another page has loaded.
  await expect.element(page.getByRole('heading', { level: 1, name: 'Så fungerar det' })).toBeVisible();
  await app.goTo('/configuration/new/1/1');
  await expect.element(sample('Öppen planlösning')).toBeChecked();
  expect(asked).toEqual(['the house']);
});

test('if the list of own houses (Mina hus) opens without a network, the details that only the server knows appear as soon as the network is back', async () => {
  await keepChanged();
  const app = await openApp('/help');
  const offline = intercept(/^\/api\//, fail);
  await app.goTo('/my-projects');
  const row = page.getByRole('article', { name: 'Mitt hus' });
  await expect.element(row).toBeVisible();
  await gone(row.getByText('Rum', { exact: true }));
  offline();
  dispatchEvent(new Event('online'));
  await expect.element(row.getByText('Rum', { exact: true })).toBeVisible();
  await gone(page.getByText(/^Vi får ingen kontakt med servern/));
});

test('without a network, the page shows that a new house cannot load; when the network is back, the house opens automatically', async () => {
  const address = `/start/new?h=${await idOf()}&m=${UMEA}`;
  const app = await openApp('/help');
  const offline = intercept(/^\/api\//, fail);
  await app.goTo(address);
  await expect.element(page.getByRole('heading', { name: 'Huset kan inte hämtas just nu' })).toBeVisible();
  await gone(page.getByRole('main').getByRole('link', { name: 'Mina hus' }));
  expect(await findAxeViolations(page.getByRole('main'))).toEqual([]);
  await button('Försök igen').click();
  await expect.element(button('Försök igen')).toBeEnabled();
  expect(app.address()).toBe(address);
  offline();
  dispatchEvent(new Event('online'));
  await expect.element(samples).toBeVisible();
  expect(app.address()).toBe('/configuration/new/1/1');
});

test('while a new house cannot load without a network, the page has a link to the houses that this browser stores', async () => {
  await keepChanged();
  const address = `/start/new?h=${await idOf()}&m=${UMEA}`;
  const app = await openApp('/help');
  intercept(/^\/api\//, fail);
  await app.goTo(address);
  await page.getByRole('main').getByRole('link', { name: 'Mina hus' }).click();
  await expect.element(goOn).toBeVisible();
});

test('the offline page links to the current house and to the list of own houses', async () => {
  await keepChanged();
  const app = await openApp('/help');
  intercept(/^\/(?:api\/|healthz)/, fail);
  await app.goTo('/offline?from=%2Fhelp');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ingen kontakt med servern' })).toBeVisible();
  await expect.element(page.getByText('Björkliden 142 ligger kvar i den här webbläsaren.', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Mina hus' })).toBeVisible();
  expect(await findAxeViolations(page.getByRole('main'))).toEqual([]);
  await goOn.click();
  await expect.poll(app.address).toMatch(/^\/configuration\/new\//);
});

test('the browser stores the configurations of the ten houses that were started last, without the name that the visitor gave to a house', async () => {
  await begin();
  const { configuration } = readBootstrap() ?? {};
  const id = await idOf();
  const built = (municipality: number) => ({ ...Object(configuration), Name: 'Familjen Ek', MunicipalityId: `${municipality}` });
  const model = async (municipality: number) => readModel({ houseId: asHouseId(id), municipalityId: `${municipality}` });
  for (let municipality = 1000; municipality <= 1010; municipality += 1) await keepModel(built(municipality));
  expect(await model(1000)).toBeNull();
  expect(await model(1001)).toMatchObject({ name: '', houseTitle: 'Björkliden 142' });
  expect(await model(1010)).not.toBeNull();
  await keepModel({ ...built(2000), Id: 'AbCd1234' });
  expect(await model(2000), 'an account’s').toBeNull();
});

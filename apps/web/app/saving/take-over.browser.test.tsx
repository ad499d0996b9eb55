import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { begin, MALMO } from '../../testing/begin.ts';
import { appearAs, enter, leave, PASSWORD, SALESPERSON } from '../../testing/enter.ts';
import { findAxeViolations } from '../../testing/find-axe-violations.ts';
import { fail, intercept } from '../../testing/intercept.ts';
import { button, choices, dialog, gone, heading } from '../../testing/look.ts';
import { openApp } from '../../testing/open-app.tsx';
import { browserApi } from '../api/browser-api.ts';
import { keepHouse, readOwnHouses } from '../stored/kept-houses.ts';

const DAY = 24 * 60 * 60 * 1000;
const question = page.getByRole('heading', { level: 2, name: 'Spara på ditt konto?' });
const tick = (name: string | RegExp) => page.getByRole('checkbox', { name });
const titles = (houses: readonly { readonly houseTitle: string }[]) => houses.map(({ houseTitle }) => houseTitle);

/** Returns the titles of the houses that the account has on the server. */
const saved = async () => titles(await (await browserApi()).listSavedHouses()).toSorted();

/** Stores a house without choices in the browser. */
async function keep(title: string, keptAt: number): Promise<void> {
  const api = await browserApi();
  const house = (await api.listHouses()).find((listed) => listed.title === title);
  if (!house) throw new Error(`there is no ${title}`);
  const begun = await api.beginHouse({ parameters: { houseId: house.id, municipality: MALMO } });
  keepHouse({
    ...begun,
    startedAt: keptAt,
    keptAt,
    saved: false,
    visited: [],
    openedLast: null,
    token: null,
    revision: null,
    isWaiting: false,
    waitsFor: null,
  });
}

/**
 * Stores two houses in the browser of a person with an account: one a month old, and one of yesterday. Returns the e-mail address of the
 * account.
 */
async function keepTwo(): Promise<string> {
  await keep('Furuvik 112', Date.now() - 30 * DAY);
  await keep('Björkliden 142', Date.now() - DAY);
  const email = await enter();
  await leave();
  return email;
}

async function logIn(email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'E-postadress' }).first().fill(email);
  await page.getByRole('textbox', { name: 'Lösenord', exact: true }).first().fill(PASSWORD);
  await button('Logga in').first().click();
}

test('after a login the page asks which houses to save; old houses are not ticked, and unticked houses stay in the browser', async () => {
  const email = await keepTwo();
  const app = await openApp('/login');
  await logIn(email);
  await expect.element(question).toHaveFocus();
  await expect.element(page.getByText('Det finns två hus i den här webbläsaren. Ska de sparas på ditt konto?')).toBeVisible();
  await expect.element(tick(/^Mitt hus Björkliden 142 i Malmö/)).toBeChecked();
  await expect.element(tick(/^Mitt hus Furuvik 112 i Malmö/)).not.toBeChecked();
  expect(await saved(), 'before it is answered').toEqual([]);
  expect(await findAxeViolations(page.getByRole('main'))).toEqual([]);
  await button('Spara på mitt konto').click();
  await expect.poll(app.address).toBe('/my-profile');
  expect(await saved()).toEqual(['Björkliden 142']);
  expect(titles(readOwnHouses())).toEqual(['Furuvik 112']);

  await app.goTo('/my-projects');
  await button('Spara på ditt konto').click();
  await expect.element(button('Spara på mitt konto')).toBeDisabled();
  await tick(/Furuvik 112/).click();
  await button('Spara på mitt konto').click();
  await expect.element(page.getByText('Huset är sparat på ditt konto.')).toBeVisible();
  await gone(page.getByRole('heading', { name: 'Bara i den här webbläsaren' }));
  expect(await saved()).toEqual(['Björkliden 142', 'Furuvik 112']);
});

test('the button “Inte nu” (not now) keeps all houses in the browser; if the server refuses the houses, the browser also keeps them, and the page shows a message', async () => {
  const email = await keepTwo();
  const app = await openApp('/login?returnUrl=%2Fhelp');
  await logIn(email);
  await button('Inte nu').click();
  await expect.poll(app.address).toBe('/help');
  expect(await saved()).toEqual([]);
  await cleanup();
  await leave();
  const again = await openApp('/login?returnUrl=%2Fhelp');
  await logIn(email);
  await expect.element(question).toBeVisible();
  intercept(/^\/api\/guidemodel\/$/, fail);
  await tick(/Furuvik 112/).click();
  await button('Spara på mitt konto').click();
  await expect.element(page.getByText(/^2 hus kunde inte sparas\. De ligger kvar i den här webbläsaren/)).toBeVisible();
  await button('Gå vidare').click();
  await expect.element(heading).toHaveTextContent('Så fungerar det');
  expect(readOwnHouses()).toHaveLength(2);

  await again.goTo('/my-projects');
  await button('Spara på ditt konto').click();
  await button('Spara på mitt konto').click();
  await expect.element(page.getByText(/^Ett hus kunde inte sparas/)).toBeVisible();
  await button('Gå vidare').click();
  await expect.element(button('Spara på mitt konto')).toBeEnabled();
});

test('the page does not ask staff about the houses of the browser, and saves none of these houses to the account', async () => {
  const email = await keepTwo();
  const app = await openApp('/login?returnUrl=%2Fhelp');
  intercept(/^\/api\/account\/login$/, async (ask) => {
    const account = await (await ask()).json();
    return Response.json({ ...account, ...SALESPERSON });
  });
  appearAs(() => SALESPERSON);
  await logIn(email);
  await expect.poll(app.address).toBe('/help');
  await app.goTo('/my-projects');
  await expect.element(page.getByRole('heading', { name: 'Bara i den här webbläsaren' })).toBeVisible();
  await gone(button('Spara på ditt konto'));
  expect(await saved()).toEqual([]);
});

test('if the visitor has logged in to save, the page saves the open house without a question, and asks about all other houses', async () => {
  const email = await keepTwo();
  const app = await begin({ house: 'Skogsgård 152' });
  await button('Spara').click();
  await dialog.getByRole('button', { name: 'Logga in eller skapa konto' }).click();
  await logIn(email);
  await expect.element(dialog.getByText(/^Det finns två hus i den här webbläsaren/)).toBeVisible();
  await gone(tick(/Skogsgård/));
  await button('Inte nu').click();
  await expect.element(dialog.getByRole('heading', { name: 'Huset är sparat' })).toBeVisible();
  await expect.poll(app.address).toMatch(/^\/configuration\/\w{8}\/1\/1\?view=save$/);
  expect(await saved()).toEqual(['Skogsgård 152']);
});

test('if a visitor leaves the dialog while the houses are being saved, the page that they have opened since stays open', async () => {
  const email = await keepTwo();
  const app = await begin({ at: '/configuration/new/1/1?view=login' });
  await logIn(email);
  await expect.element(tick(/Björkliden 142 i Malmö/)).toBeChecked();
  const { promise, resolve } = Promise.withResolvers<void>();
  intercept(/^\/api\/guidemodel\/$/, (ask) => promise.then(ask));
  await button('Spara på mitt konto').click();
  await dialog.getByRole('button', { name: 'Stäng' }).click();
  await gone(dialog);
  await button('Nästa').click();
  await expect.poll(app.address).toBe('/configuration/new/1/2');
  resolve();
  await expect.poll(() => titles(readOwnHouses())).toEqual(['Furuvik 112']);
  await button('Nästa').click();
  await expect.poll(app.address).toBe('/configuration/new/1/3');
});

test('if the visitor has logged in for another reason than to save, the page also asks about the open house', async () => {
  const email = await enter();
  await leave();
  const app = await begin();
  await choices.first().click();
  await expect.poll(() => readOwnHouses().length).toBe(1);
  await app.goTo('/configuration/new/1/1?view=login');
  await logIn(email);
  await expect.element(tick(/Björkliden 142 i Malmö Öppet nu/)).toBeChecked();
  expect(await saved()).toEqual([]);
  await button('Spara på mitt konto').click();
  await expect.poll(app.address).toMatch(/^\/configuration\/\w{8}\/1\/1\?view=save$/);
  expect(await saved()).toEqual(['Björkliden 142']);
});

test('two quick presses on the button “Inte nu” (not now) go back only one page', async () => {
  const email = await keepTwo();
  const app = await openApp('/help');
  await app.goTo('/my-projects');
  await page.getByRole('main').getByRole('link', { name: 'Logga in' }).click();
  await expect.poll(app.address).toMatch(/^\/login/);
  await logIn(email);
  await expect.element(question).toHaveFocus();
  const later = await button('Inte nu').findElement();
  if (!(later instanceof HTMLElement)) throw new Error('the button is no HTML element');
  later.click();
  later.click();
  await expect.poll(app.address).toBe('/my-projects');
  await new Promise((wait) => setTimeout(wait, 300));
  expect(app.address()).toBe('/my-projects');
});

import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { codeOf, secretIn } from './support/authenticator.ts';
import { ConfiguratorPage } from './support/configurator.ts';
import { makeAccount, PASSWORD } from './support/make-account.ts';
import { saveHouse } from './support/save-house.ts';
import { DESKTOP, PHONE, resize } from './support/screens/size.ts';
import { oneTimePassword } from './support/staff.ts';
import { expect, test } from './support/test.ts';

// Errors that the browser itself logs when the server refuses a password or a code.
test.use({ expectedErrors: [/status of 403/] });

test('a user sets up a second factor, logs in with a recovery code, downloads their data as a file, and deletes the account @only-phone', async ({
  page,
}, { project }) => {
  const email = `lova.${project.name}@example.com`;
  await makeAccount(page, email);
  await page.goto('/my-profile');
  const part = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Tvåstegsinloggning' }) });
  await part.getByRole('button', { name: 'Slå på tvåstegsinloggning' }).click();
  await part.getByRole('button', { name: 'Fortsätt' }).click();
  await expect(part.getByText('Ange ditt lösenord')).toBeVisible();
  await part.getByLabel('Ditt lösenord').fill('fel lösenord');
  await part.getByRole('button', { name: 'Fortsätt' }).click();
  await expect(part.getByText('Felaktigt lösenord')).toBeVisible();
  await part.getByLabel('Ditt lösenord').fill(PASSWORD);
  await part.getByRole('button', { name: 'Fortsätt' }).click();

  await expect(part.getByRole('img', { name: 'QR-kod för din autentiseringsapp' })).toBeVisible();
  const address = new URL((await part.getByRole('link', { name: 'appen härifrån' }).getAttribute('href')) ?? '');
  expect([address.protocol, address.searchParams.get('issuer')]).toEqual(['otpauth:', 'Björkvik Hus']);
  await part.getByLabel('Kod från appen').fill('000000');
  await part.getByRole('button', { name: 'Bekräfta koden' }).click();
  await expect(part.getByText('Koden stämmer inte. Prova nästa kod som appen visar.')).toBeVisible();
  await part.getByLabel('Kod från appen').fill(codeOf(await secretIn(page)));
  await part.getByRole('button', { name: 'Bekräfta koden' }).click();
  await expect(part.getByRole('heading', { name: 'Dina återställningskoder' })).toBeVisible();
  const [recovery = ''] = await part.getByRole('listitem').allTextContents();
  await part.getByRole('button', { name: 'Jag har sparat koderna' }).click();
  await expect(part.getByText('Tvåstegsinloggning är på.')).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/login?returnUrl=%2Fmy-profile');
  await logIn(page, email);
  await page.getByLabel('Kod', { exact: true }).fill(recovery);
  await page.getByRole('main').getByRole('button', { name: 'Logga in' }).click();
  await expect(page).toHaveURL('/my-profile');

  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Exportera mina uppgifter' }).click();
  const download = await file;
  expect(download.suggestedFilename()).toBe('mina-uppgifter.json');
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({ account: { email, hasSecondFactor: true } });

  const data = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Dina uppgifter hos oss' }) });
  await data.getByRole('button', { name: 'Radera mitt konto' }).click();
  await expect(data.getByText('slutliga beställningar', { exact: false })).toBeVisible();
  await data.getByLabel('Ditt lösenord').fill(PASSWORD);
  await data.getByRole('button', { name: 'Radera mitt konto' }).last().click();
  await expect(page.getByText('Ditt konto är raderat.')).toBeVisible();
  await page.goto('/login');
  await logIn(page, email);
  await expect(page.getByText('Felaktigt användarnamn eller lösenord')).toBeVisible();
});

test('staff open a link to act for a customer, and every page shows a banner until they stop; a customer who opens such a link sees no banner', async ({
  page,
  anotherBrowser,
}) => {
  const customer = await anotherBrowser();
  await makeAccount(customer, 'kund@example.com');
  const { Id: id }: { Id: number } = await (await customer.request.get('/api/account')).json();
  const start = (a: number) => `/start/new?h=1&m=1280&a=${a}`;
  for (const a of [id, 999_999]) {
    await customer.goto(start(a));
    await expect(customer).toHaveURL(/\/configuration\/new\//);
    await expect(customer.getByRole('main')).toBeVisible();
    await expect(customer.getByText('Du arbetar åt', { exact: false })).toHaveCount(0);
  }
  await customer.goto('/admin');
  await expect(customer.getByRole('heading', { name: 'Den här sidan är för anställda' })).toBeVisible();
  const token = await saveHouse(customer, 'Vårt hus');

  await page.goto('/admin');
  await expect(page).toHaveURL('/login?returnUrl=%2Fadmin');
  const oneTime = await oneTimePassword();
  await logIn(page, 'sara@example.com', oneTime);
  await page.getByLabel('Nytt lösenord', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Bekräfta nytt lösenord').fill(PASSWORD);
  await page.getByRole('button', { name: 'Spara lösenordet' }).click();
  await expect(page).toHaveURL(/\/admin/);
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Arbeta åt en kund' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Arbeta åt en kund' })).toBeVisible();

  await page.goto(start(id));
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^Vill du arbeta åt .+, kund ${id}\\?$`) })).toBeVisible();
  await page.getByLabel('Anledning').fill('Genomgång på telefon');
  await page.getByRole('button', { name: `Arbeta åt kund ${id}` }).click();
  const banner = page.getByRole('region', { name: 'Du arbetar åt en kund' });
  await expect(page).toHaveURL(/\/configuration\/new\//);
  await expect(banner).toContainText(`Du arbetar åt Eva Ek, kundnummer ${id}.`);
  for (const size of [{ ...PHONE, isPhone: false }, DESKTOP]) {
    await resize(page, size);
    await expect(banner).toBeInViewport({ ratio: 1 });
  }

  // The salesperson opens, changes and saves the customer's house, which keeps its token.
  await page.goto(`/start/${token}`);
  const configurator = new ConfiguratorPage(page);
  await configurator.choices.first().click();
  const saved = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/guidemodel/');
  await page.getByRole('button', { name: 'Spara', exact: true }).click();
  expect((await saved).status()).toBe(200);
  await expect(page).toHaveURL(new RegExp(`/configuration/${token}/`));
  const theirs = await (await customer.request.get(`/api/guidemodel/${token}`)).json();
  expect(theirs).toMatchObject({ Name: 'Vårt hus', Revision: 2, UpdatedBy: 'Sara Lind', CurrentUserAccess: 'owner' });
  expect(theirs.Price).toBe(await configurator.total());

  await expectBanner(page, banner, ['/', '/help', '/admin', `/start/${token}`, '/welcome', '/my-profile']);
  await expect(page.getByText('Säljare', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Administration' })).toBeVisible();
  await banner.getByRole('button', { name: 'Avsluta' }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByText('Sara Lind', { exact: true })).toBeVisible();
  await expect(banner).toHaveCount(0);
  await page.goto('/my-profile');
  await expect(page.getByText('sara@example.com')).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test('if a person with an account only in the housing portal asks for a new password, the page says that the account is in the portal; the person can log in with the portal’s password', async ({
  page,
}) => {
  await page.goto('/login');
  const main = page.getByRole('main');
  // A click does nothing until the page’s scripts have loaded.
  await expect(async () => {
    await main.getByRole('button', { name: 'Glömt lösenordet?' }).click();
    await expect(main.getByRole('heading', { name: 'Glömt lösenordet?' })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.getByRole('textbox', { name: 'E-postadress' }).fill('tage.holmsten@portalen.example');
  await page.getByRole('button', { name: 'Skicka nytt lösenord' }).click();
  await expect(page.getByText('Du har ett konto i bostadsportalen men inget hos Björkvik Hus.', { exact: false })).toBeVisible();
  await expect(main.getByRole('link', { name: 'kundtjanst@bjorkvikhus.example' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Till inloggningen' }).click();
  await logIn(page, 'tage.holmsten@portalen.example', 'kaffe på bryggan');
  await expect(page.getByRole('link', { name: 'Min profil: Tage Holmsten' })).toBeVisible();
});

/** Expects the banner on each page. The test names a page of each layout, and pages without a layout. */
async function expectBanner(page: Page, banner: Locator, addresses: readonly string[]) {
  for (const address of addresses) {
    await page.goto(address);
    await expect(banner, address).toBeVisible();
  }
}

async function logIn(page: Page, email: string, password = PASSWORD) {
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'E-postadress' }).fill(email);
  await main.getByLabel('Lösenord', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Logga in' }).click();
}

import type { Page } from '@playwright/test';
import { mailTo } from './support/mails.ts';
import { makeAccount, PASSWORD } from './support/make-account.ts';
import { expect, test } from './support/test.ts';

// Errors that the browser itself logs when the server refuses a password, does not find an order, or cannot be reached.
test.use({ expectedErrors: [/status of 400|status of 404 .*abcd1234|ERR_FAILED/] });

test('a customer creates an account, logs out and in, and replaces a forgotten password by means of a one-time password @only-phone', async ({
  page,
}, { project }) => {
  const email = `anna.${project.name}@example.com`;
  await page.goto('/register?returnUrl=%2Fhouse%3Ftyp%3D2');
  const main = page.getByRole('main');

  await main.getByRole('button', { name: 'Skapa konto' }).click();
  for (const sentence of [
    'Ange ett förnamn',
    'Ange ett efternamn',
    'Ange en E-postadress',
    'Fyll i giltigt telefonnummer. Numret ska starta med antingen +, 00, eller 0 (ex. +46, 0046, 07).',
    'Ange kommun',
    'Det måste vara minst 8 tecken',
  ])
    await expect(main.getByText(sentence, { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Förnamn' })).toBeFocused();
  await expect(main.getByRole('status').filter({ hasText: '7 fält behöver fyllas i.' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.getByRole('textbox', { name: 'Förnamn' }).fill('Anna');
  await page.getByRole('textbox', { name: 'Efternamn' }).fill('Öberg');
  await page.getByRole('textbox', { name: 'E-postadress' }).fill(email);
  await page.getByRole('textbox', { name: 'Mobiltelefon' }).fill('070-123 45 67');
  await page.getByRole('combobox').fill('Malmö');
  await page.getByRole('option', { name: /^Malmö/ }).click();
  await page.getByLabel('Lösenord', { exact: true }).fill('password');
  await page.getByLabel('Bekräfta lösenord').fill('passwort');
  await expect(main.getByText('Lösenorden matchar inte')).toBeVisible();
  await page.getByLabel('Bekräfta lösenord').fill('password');
  await expect(page.getByRole('checkbox', { name: 'Jag vill ha nyhetsbrev' })).not.toBeChecked();
  await page.getByRole('button', { name: /^Användarvillkor/ }).click();
  await expect(main.getByText('Vad vi sparar')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Jag ger mitt samtycke till användarvillkoren' }).check();
  await main.getByRole('button', { name: 'Skapa konto' }).click();
  await expect(main.getByText('Lösenordet är för vanligt. Välj ett annat.')).toBeVisible();
  await page.getByLabel('Lösenord', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Bekräfta lösenord').fill(PASSWORD);
  const sent = page.waitForRequest('**/api/account/register');
  await main.getByRole('button', { name: 'Skapa konto' }).click();
  expect((await sent).postDataJSON()).toEqual({
    Email: email,
    Password: PASSWORD,
    FirstName: 'Anna',
    LastName: 'Öberg',
    Cellphone: '070-123 45 67',
    MunicipalityId: '1280',
    GdprConsentId: expect.any(Number),
    Newsletter: false,
  });
  await expect(page).toHaveURL('/house?typ=2');

  await page.reload();
  await expect(page.getByRole('link', { name: 'Min profil: Anna Öberg' })).toBeVisible();
  await logOut(page);

  await logIn(page, email, 'fel lösenord');
  await expect(page.getByText('Felaktigt användarnamn eller lösenord')).toBeVisible();
  await expect(page.getByLabel('Lösenord', { exact: true })).toHaveValue('');
  await page.getByLabel('Lösenord', { exact: true }).fill(PASSWORD);
  await main.getByRole('button', { name: 'Logga in' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Min profil: Anna Öberg' })).toBeVisible();
  await logOut(page);

  await page.goto('/login');
  await main.getByRole('button', { name: 'Glömt lösenordet?' }).click();
  const send = page.getByRole('button', { name: 'Skicka nytt lösenord' });
  await expect(send).toBeDisabled();
  await page.getByRole('textbox', { name: 'E-postadress' }).fill(email);
  await send.click();
  await expect(page.getByText('Ett nytt lösenord har skickats till angiven epostadress')).toBeVisible();
  const [oneTime = ''] = /\b[a-z2-9]{5}(?:-[a-z2-9]{5}){5}\b/.exec(await mailTo(email)) ?? [];

  await page.getByRole('button', { name: 'Till inloggningen' }).click();
  await logIn(page, email, oneTime);
  await expect(page.getByRole('heading', { name: 'Välj ett eget lösenord' })).toBeVisible();
  await page.getByLabel('Nytt lösenord', { exact: true }).fill('kort');
  await page.getByLabel('Bekräfta nytt lösenord').fill('annat');
  await page.getByRole('button', { name: 'Spara lösenordet' }).click();
  await expect(main.getByText('Minst 8 tecken långt')).toBeVisible();
  await expect(main.getByText('Lösenorden måste matcha')).toBeVisible();
  await page.getByLabel('Nytt lösenord', { exact: true }).fill('tallbarr i regn');
  await page.getByLabel('Bekräfta nytt lösenord').fill('tallbarr i regn');
  await page.getByRole('button', { name: 'Spara lösenordet' }).click();
  await expect(page).toHaveURL('/');
  // Wait until the next page has loaded, because its loading would close a menu that is already open.
  await expect(page.getByRole('heading', { name: 'Välj ett eget lösenord' })).toBeHidden();
  await logOut(page);
  await logIn(page, email, 'tallbarr i regn');
  await expect(page.getByRole('link', { name: 'Min profil: Anna Öberg' })).toBeVisible();
});

test('on the profile page, a customer sees their data, changes the password and subscribes to the newsletter @only-phone', async ({
  page,
}, { project }) => {
  const email = `eva.${project.name}@example.com`;
  await makeAccount(page, email);
  await page.goto('/my-profile');
  const main = page.getByRole('main');
  await expect(main.locator('.account-facts').getByRole('definition')).toHaveText(['Eva Ek', email, '070-123 45 67']);
  await expect(main.getByText('Kontakta kundtjänst', { exact: false })).toBeVisible();

  await page.getByLabel('Nuvarande lösenord').fill('fel lösenord');
  await page.getByLabel('Nytt lösenord', { exact: true }).fill('tallbarr i regn');
  await page.getByLabel('Bekräfta nytt lösenord').fill('tallbarr i regn');
  await page.getByRole('button', { name: 'Spara lösenordet' }).click();
  await expect(main.getByText('Felaktigt lösenord')).toBeVisible();
  await page.getByLabel('Nuvarande lösenord').fill(PASSWORD);
  await page.getByRole('button', { name: 'Spara lösenordet' }).click();
  await expect(main.getByText('Det nya lösenordet är sparat.', { exact: false })).toBeVisible();

  const newsletter = page.getByRole('checkbox', { name: 'Jag vill ha nyhetsbrev' });
  await expect(newsletter).not.toBeChecked();
  await newsletter.click();
  await expect(newsletter).toBeChecked();
  await page.reload();
  await expect(newsletter).toBeChecked();
  await logOut(page);
  await expect(page.getByRole('heading', { name: 'Logga in', exact: true })).toBeVisible();

  // An address that needs an account leads to the login page, and after the login back to the address.
  await page.goto('/base/abcd1234');
  await expect(page).toHaveURL('/login?returnUrl=%2Fbase%2Fabcd1234');
  await logIn(page, email, 'tallbarr i regn');
  await expect(page).toHaveURL('/base/abcd1234');
  await expect(page.getByText('Beställningen finns inte, eller så är den inte din.', { exact: false })).toBeVisible();
});

test('the server refuses a second account for the same e-mail address', async ({ page }) => {
  await makeAccount(page, 'upptagen@example.com');
  await page.context().clearCookies();
  await page.goto('/register');
  await page.getByRole('textbox', { name: 'Förnamn' }).fill('Per');
  await page.getByRole('textbox', { name: 'Efternamn' }).fill('Ek');
  await page.getByRole('textbox', { name: 'E-postadress' }).fill('Upptagen@example.com');
  await page.getByRole('textbox', { name: 'Mobiltelefon' }).fill('0701234567');
  await page.getByRole('combobox').fill('Malmö');
  await page.getByRole('option', { name: /^Malmö/ }).click();
  await page.getByLabel('Lösenord', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Bekräfta lösenord').fill(PASSWORD);
  await page.getByRole('checkbox', { name: 'Jag ger mitt samtycke till användarvillkoren' }).check();
  await page.getByRole('main').getByRole('button', { name: 'Skapa konto' }).click();
  await expect(page.getByText('E-postadressen finns redan registrerad')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-postadress' })).toBeFocused();
  await page.route('**/api/account/register', (route) => route.abort());
  await page.getByRole('main').getByRole('button', { name: 'Skapa konto' }).click();
  await expect(page.getByText('Misslyckades att registrera kontot.')).toBeVisible();
});

async function logIn(page: Page, email: string, password: string) {
  if (new URL(page.url()).pathname !== '/login') await page.goto('/login');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'E-postadress' }).fill(email);
  await main.getByLabel('Lösenord', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Logga in' }).click();
}

/** Logs out. On a phone the button is in the menu. */
async function logOut(page: Page) {
  const menu = page.getByRole('button', { name: 'Meny', exact: true });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Logga ut' }).click();
  await expect(page.getByRole('link', { name: 'Logga in' }).first()).toBeVisible();
}

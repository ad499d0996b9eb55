import type { Page } from '@playwright/test';
import { PASSWORD } from './make-account.ts';

/** Logs in on the login page, with an account that the test created. */
export async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'E-postadress' }).fill(email);
  await main.getByLabel('Lösenord', { exact: true }).fill(PASSWORD);
  await main.getByRole('button', { name: 'Logga in' }).click();
}

/** Fills in and sends the form for a new account. The form must be open over the configurator, which fills in the municipality. */
export async function register(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Förnamn' }).fill('Anna');
  await page.getByRole('textbox', { name: 'Efternamn' }).fill('Öberg');
  await page.getByRole('textbox', { name: 'E-postadress' }).fill(email);
  await page.getByRole('textbox', { name: 'Mobiltelefon' }).fill('070-123 45 67');
  await page.getByLabel('Lösenord', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Bekräfta lösenord').fill(PASSWORD);
  await page.getByRole('checkbox', { name: 'Jag ger mitt samtycke till användarvillkoren' }).check();
  await page.getByRole('button', { name: 'Skapa konto' }).click();
}

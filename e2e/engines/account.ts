import { PASSWORD } from '../support/make-account.ts';
import type { Screen } from './screen.ts';
import type { Target } from './target.ts';

/** Logs in on the login page and waits until it redirects. */
export async function logIn(page: Screen, email: string): Promise<void> {
  await page.goto('/login');
  const main = page.role('main');
  await main.role('textbox', 'E-postadress').fill(email);
  await main.label('Lösenord').fill(PASSWORD);
  await main.button('Logga in').click();
  await page.at(/^(?!\/login)/);
}

/** Fills in and sends the form for a new account. The form must be open over the configurator, which fills in the municipality. */
export async function register(form: Target, email: string): Promise<void> {
  await form.role('textbox', 'Förnamn').fill('Anna');
  await form.role('textbox', 'Efternamn').fill('Öberg');
  await form.role('textbox', 'E-postadress').fill(email);
  await form.role('textbox', 'Mobiltelefon').fill('070-123 45 67');
  await form.label('Lösenord').fill(PASSWORD);
  await form.label('Bekräfta lösenord').fill(PASSWORD);
  await form.role('checkbox', /^Jag ger mitt samtycke till användarvillkoren/).click();
  await form.button('Skapa konto').click();
}

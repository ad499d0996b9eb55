import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { appearAs, enter, PASSWORD, SALESPERSON } from '../../../testing/enter.ts';
import { intercept } from '../../../testing/intercept.ts';
import { gone, heading } from '../../../testing/look.ts';
import { openApp } from '../../../testing/open-app.tsx';

test('if staff who must have a second factor remove it, the page requires that they set up a new one', async () => {
  await enter();
  let hasOne = true;
  appearAs(() => ({ ...SALESPERSON, HasSecondFactor: hasOne, NeedsSecondFactor: !hasOne }));
  intercept(/\/secondfactor\/remove$/, () => {
    hasOne = false;
    return Response.json(null);
  });
  await openApp('/my-profile');
  const stop = page.getByRole('button', { name: 'Stäng av tvåstegsinloggning' });
  await stop.click();
  await page.getByLabelText('Ditt lösenord').first().fill(PASSWORD);
  await stop.last().click();
  await expect.element(page.getByRole('heading', { name: 'Skydda ditt konto' })).toBeVisible();
  await expect.element(heading).toHaveTextContent('Min profil');
});

test('the recovery codes stay visible until the user confirms that they are stored, even when the user comes back from another window', async () => {
  await enter();
  let hasOne = false;
  appearAs(() => ({ HasSecondFactor: hasOne }));
  const secret = { Address: 'otpauth://totp/Gavel:anna?secret=JBSWY3DPEHPK3PXP', RecoveryCodes: ['abcde-fghjk'] };
  intercept(/\/account\/secondfactor$/, () => Response.json(secret));
  intercept(/\/secondfactor\/confirm$/, () => {
    hasOne = true;
    return Response.json(null);
  });
  await openApp('/my-profile');
  await page.getByRole('button', { name: 'Slå på tvåstegsinloggning' }).click();
  await page.getByLabelText('Ditt lösenord').first().fill(PASSWORD);
  await page.getByRole('button', { name: 'Fortsätt' }).click();
  await page.getByLabelText('Kod från appen').fill('123456');
  await page.getByRole('button', { name: 'Bekräfta koden' }).click();
  const code = page.getByText('abcde-fghjk');
  await expect.element(code).toBeVisible();
  dispatchEvent(new Event('focus'));
  await new Promise((later) => setTimeout(later, 500));
  await expect.element(code).toBeVisible();
  await page.getByRole('button', { name: 'Jag har sparat koderna' }).click();
  await expect.element(page.getByText('Tvåstegsinloggning är på.')).toBeVisible();
});

test('the profile shows each consent with version and date, explains how to withdraw the consent to the terms, and lets the user cancel the newsletter', async () => {
  await enter();
  await openApp('/my-profile');
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect.element(row('Användarvillkor')).toMatchTextContent(/Version 1, godkänt 2026-11-20$/);
  await expect.element(page.getByText(/Du tar tillbaka ditt godkännande genom att radera kontot/)).toBeVisible();
  const newsletter = page.getByRole('checkbox', { name: 'Jag vill ha nyhetsbrev' });
  await newsletter.click();
  await expect.element(newsletter).toBeChecked();
  await expect.element(row('Nyhetsbrev')).toMatchTextContent(/godkänt 2026-11-20$/);
  await newsletter.click();
  await expect.element(newsletter).not.toBeChecked();
  await expect.element(row('Nyhetsbrev')).toMatchTextContent(/godkänt 2026-11-20, återtaget 2026-11-20$/);
});

test('the profile offers no newsletter if the builder has none', async () => {
  await enter();
  intercept(/\/getconsent$/, () =>
    Response.json({ type: 'about:blank', title: 'None', status: 404, code: 'unknown-consent', requestId: 'r' }, { status: 404 }),
  );
  await openApp('/my-profile');
  await expect.element(page.getByText(/Du tar tillbaka ditt godkännande/)).toBeVisible();
  await gone(page.getByRole('checkbox', { name: 'Jag vill ha nyhetsbrev' }));
});

test('a user logs out all other sessions and stays logged in in this browser', async () => {
  const username = await enter();
  // Log in as another browser would do: this request stores no cookie here.
  await fetch('/api/account/login', {
    method: 'POST',
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: PASSWORD }),
  });
  await openApp('/my-profile');
  const places = page.getByRole('listitem').filter({ hasText: 'Inloggad' });
  await expect.poll(() => places.elements().length).toBe(2);
  const logOut = page.getByRole('button', { name: 'Logga ut på alla andra ställen' });
  await logOut.click();
  await expect.element(page.getByText('Du är nu bara inloggad här.')).toBeVisible();
  await expect.poll(() => places.elements().length).toBe(1);
  await expect.element(places).toMatchTextContent('Den här webbläsaren');
  await gone(logOut);
  await expect.element(heading).toHaveTextContent('Min profil');
});

test.for(['/my-profile', '/my-projects/0123456789abcdef0123456789abcdef/household', '/base/0123456789abcdef0123456789abcdef'])(
  'if the database does not respond when a logged-in user opens %s, the page shows an error instead of the login form',
  async (path) => {
    const problem = { type: 'about:blank', title: 'No', status: 503, code: 'unavailable', requestId: 'r' };
    intercept(/^\/api\/account$/, () => Response.json(problem, { status: 503 }));
    await openApp(path);
    await expect.element(heading).toHaveTextContent('Ett tillfälligt stopp');
  },
);

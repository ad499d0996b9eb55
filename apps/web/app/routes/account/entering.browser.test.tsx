import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ANNA } from '../../../testing/account-to-choose-password.ts';
import { keepChanged } from '../../../testing/begin.ts';
import { enter, leave, PASSWORD } from '../../../testing/enter.ts';
import { fail, intercept } from '../../../testing/intercept.ts';
import { button, gone } from '../../../testing/look.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { forgetInvitationKey, keepInvitationKey } from '../../stored/invitation-key.ts';

test('password fields hide the text and accept a pasted password', async () => {
  await page.viewport(1440, 900);
  await openApp('/register');
  const name = page.getByRole('textbox', { name: 'Förnamn' });
  await name.fill(PASSWORD);
  await userEvent.tripleClick(name);
  await userEvent.copy();
  for (const label of ['Lösenord', 'Bekräfta lösenord']) {
    const field = page.getByLabelText(label, { exact: true });
    await field.click();
    await userEvent.paste();
    await expect.element(field).toHaveValue(PASSWORD);
    await expect.element(field).toHaveAttribute('type', 'password');
    await expect.element(field).toHaveAttribute('autocomplete', 'new-password');
  }
});

/** Fills in the registration form, with this e-mail address. */
async function fillIn(email: string): Promise<void> {
  const field = (label: string) => page.getByLabelText(label, { exact: true });
  for (const [label, text] of [
    ['Förnamn', 'Anna'],
    ['Efternamn', 'Ek'],
    ['E-postadress', email],
    ['Mobiltelefon', '0701234567'],
    ['Lösenord', PASSWORD],
    ['Bekräfta lösenord', PASSWORD],
  ] as const)
    await field(label).fill(text);
  await page.getByRole('combobox').fill('Malmö');
  await page.getByRole('option', { name: /^Malmö/ }).click();
  await page.getByRole('checkbox', { name: /Jag ger mitt samtycke/ }).click();
}

test('if a registration fails because of outdated terms or too many attempts, the page explains why', async () => {
  await openApp('/register');
  await fillIn('anna@example.com');
  let code = 'outdated-consent';
  intercept(/\/account\/register$/, () =>
    Response.json({ type: 'about:blank', title: code, status: 409, code, requestId: 'r' }, { status: 409 }),
  );
  const create = page.getByRole('button', { name: 'Skapa konto' });
  await create.click();
  await expect.element(page.getByText(/Användarvillkoren har ändrats: ladda om sidan och läs dem igen/)).toBeVisible();
  code = 'too-many-requests';
  await create.click();
  await expect.element(page.getByText(/^Misslyckades att registrera kontot\. Vänta en stund/)).toBeVisible();
});

test('if the server creates the account but does not return the data of the account, the page shows that the login failed, and a second press on the button logs the user in', async ({
  onTestFinished,
}) => {
  onTestFinished(leave);
  const app = await openApp('/register');
  await fillIn(`${crypto.randomUUID()}@example.com`);
  const restore = intercept(/^\/api\/account$/, fail);
  const create = page.getByRole('button', { name: 'Skapa konto' });
  await create.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Kontot är skapat, men du blev inte inloggad. Försök igen.');
  restore();
  await create.click();
  await expect.poll(app.address).toBe('/');
  await expect.element(page.getByRole('banner').getByText('Anna Ek')).toBeVisible();
});

test('the user can enter the one-time password again after the server refused it', async () => {
  intercept(/\/account\/login$/, () => Response.json(ANNA));
  let isRight = false;
  const sent: unknown[] = [];
  intercept(/\/account\/changepassword$/, (_, { body }) => {
    sent.push(JSON.parse(String(body)));
    return Response.json({ IsSuccessful: isRight, IsOldPasswordValid: isRight });
  });
  await openApp('/login');
  await page.getByLabelText('E-postadress').fill(ANNA.Email);
  await page.getByLabelText('Lösenord', { exact: true }).fill('abcde-fghjk');
  await button('Logga in').click();
  const mailed = page.getByLabelText('Lösenordet som du fick i mejlet');
  await expect.element(page.getByLabelText('Nytt lösenord', { exact: true })).toBeVisible();
  await gone(mailed);
  await page.getByLabelText('Nytt lösenord', { exact: true }).fill(PASSWORD);
  await page.getByLabelText('Bekräfta nytt lösenord').fill(PASSWORD);
  await button('Spara lösenordet').click();
  await expect.element(page.getByText('Felaktigt lösenord')).toBeVisible();
  await expect.element(mailed).toHaveFocus();
  await expect.element(mailed).toHaveValue('');
  await mailed.fill('lmnop-qrstu');
  isRight = true;
  await button('Spara lösenordet').click();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent).toEqual([
    { OldPassword: 'abcde-fghjk', NewPassword: PASSWORD },
    { OldPassword: 'lmnop-qrstu', NewPassword: PASSWORD },
  ]);
});

test('a phone does not capitalise the code of the second factor, because recovery codes are in lower case', async () => {
  const code = 'second-factor-required';
  intercept(/\/account\/login$/, () =>
    Response.json({ type: 'about:blank', title: code, status: 401, code, requestId: 'r' }, { status: 401 }),
  );
  await openApp('/login');
  await logIn('anna@example.com');
  await expect.element(page.getByRole('textbox', { name: 'Kod' })).toHaveAttribute('autocapitalize', 'none');
});

test('if an invited user goes from the invitation to the login page and logs in there, the invitation opens again', async ({
  onTestFinished,
}) => {
  const username = await enter();
  await leave();
  onTestFinished(forgetInvitationKey);
  const app = await openApp('/invitation');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  keepInvitationKey('x'.repeat(32));
  await app.goTo('/login');
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: 'E-postadress' }).fill(username);
  await form.getByLabelText('Lösenord', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Logga in' }).click();
  await expect.poll(app.address).toBe('/invitation');
  await expect.element(page.getByRole('heading', { name: 'Inbjudan gäller inte längre' })).toBeVisible();
});

test('if the user opens another page right after the login, that page stays open, even if the saved houses load late', async () => {
  const username = await enter();
  await leave();
  const app = await openApp('/login');
  const { promise, resolve } = Promise.withResolvers<void>();
  // The login requests the saved houses once. The start page, to which the login would lead, requests them again.
  let asked = 0;
  intercept(/^\/api\/account\/configurations$/, async () => {
    asked += 1;
    if (asked === 1) await promise;
    return Response.json([]);
  });
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: 'E-postadress' }).fill(username);
  await form.getByLabelText('Lösenord', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Logga in' }).click();
  await expect.poll(() => asked).toBe(1);
  await app.goTo('/help');
  await expect.poll(app.address).toBe('/help');
  resolve();
  await new Promise((later) => setTimeout(later, 500));
  expect(asked).toBe(1);
  expect(app.address()).toBe('/help');
});

test('if a user leaves the profile page before the response to the login arrives, the page does not bring them back', async () => {
  const username = await enter();
  await leave();
  const app = await openApp('/my-profile');
  const { promise, resolve } = Promise.withResolvers<void>();
  intercept(/\/account\/login$/, async (ask) => {
    await promise;
    return ask();
  });
  await logIn(username);
  await app.goTo('/help');
  await expect.poll(app.address).toBe('/help');
  resolve();
  await expect.element(page.getByRole('banner').getByText('Anna Ek')).toBeVisible();
  await new Promise((later) => setTimeout(later, 500));
  expect(app.address()).toBe('/help');
});

test('if a user logs in after the logout of another user, the page asks whether to save this browser’s houses, and then shows the profile of the new user', async () => {
  await keepChanged();
  const erik = await enter('Erik');
  await leave();
  await enter('Anna');
  const app = await openApp('/my-profile');
  await expect.element(page.getByText('Anna Ek').first()).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Logga ut' }).first().click();
  await logIn(erik);
  await expect.element(page.getByRole('heading', { name: 'Spara på ditt konto?' })).toBeVisible();
  expect(page.getByText('Användarvillkor').elements()).toEqual([]);
  await button('Inte nu').click();
  await expect.element(page.getByText('Användarvillkor').first()).toBeVisible();
  await expect.element(page.getByRole('main').getByText('Erik Ek')).toBeVisible();
  expect(app.address()).toBe('/my-profile');
});

async function logIn(username: string): Promise<void> {
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: 'E-postadress' }).fill(username);
  await form.getByLabelText('Lösenord', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Logga in' }).click();
}

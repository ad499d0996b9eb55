import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ANNA } from '../../testing/account-to-choose-password.ts';
import { begin, keepBegun, MALMO, UMEA } from '../../testing/begin.ts';
import { enter, leave, PASSWORD } from '../../testing/enter.ts';
import { findAxeViolations } from '../../testing/find-axe-violations.ts';
import { intercept } from '../../testing/intercept.ts';
import { button, dialog, gone, sizes } from '../../testing/look.ts';
import { readHouses } from '../stored/kept-houses.ts';

describe.each(sizes)('the panels for login and account on the screen of $size', ({ width, height }) => {
  test('from the profile panel the user opens the form for a new account, the login form, and the form that requests a new password', async () => {
    await page.viewport(width, height);
    await begin({ at: '/configuration/new/3/1?view=profile' });
    await expect.element(dialog.getByRole('heading', { name: 'Min profil' })).toBeVisible();
    await expect.element(dialog.getByRole('link', { name: 'Till Mina hus' })).toHaveAttribute('href', '/my-projects');
    await dialog.getByRole('button', { name: 'Skapa konto' }).click();
    await expect.element(dialog.getByRole('heading', { name: 'Logga in eller skapa konto', level: 2 })).toBeVisible();
    await expect.element(dialog.getByRole('radio', { name: 'Skapa konto' })).toBeChecked();
    await expect.element(dialog.getByRole('checkbox', { name: /Jag ger mitt samtycke till/ })).toBeVisible();
    expect(await findAxeViolations(dialog)).toEqual([]);
    await dialog.getByRole('radio', { name: 'Logga in' }).click();
    await dialog.getByRole('button', { name: 'Glömt lösenordet?' }).click();
    await expect.element(dialog.getByRole('heading', { name: 'Glömt lösenordet?' })).toBeVisible();
  });
});

test('if one panel has opened the login panel, the browser’s Back button closes the login panel and moves the focus to the button that opened the first panel', async () => {
  const app = await begin();
  for (const [name, way] of [
    ['Min profil', 'Logga in'],
    ['Spara', 'Logga in eller skapa konto'],
  ] as const) {
    await button(name).click();
    await dialog.getByRole('button', { name: way, exact: true }).click();
    await expect.element(dialog.getByRole('heading', { name: 'Logga in eller skapa konto', level: 2 })).toHaveFocus();
    await app.back();
    await gone(dialog);
    await expect.element(button(name)).toHaveFocus();
  }
  expect(readHouses()[0]?.saved).toBe(true);
});

// The specification of the site (section 8) requires this message for every failure that has no message of its own.
test('if the request for a new password fails, the form shows an error and a link to the builder’s e-mail address', async () => {
  await begin({ at: '/configuration/new/3/1?view=login' });
  await dialog.getByRole('button', { name: 'Glömt lösenordet?' }).click();
  await dialog.getByRole('textbox', { name: 'E-postadress' }).fill('anna@example.se');
  const restore = intercept(/\/api\/account\/resetpassword$/, () =>
    Response.json({ code: 'internal-error', status: 500 }, { status: 500 }),
  );
  await dialog.getByRole('button', { name: 'Skicka nytt lösenord' }).click();
  await expect.element(dialog.getByText(/^Något gick tyvärr fel\. Försök igen\.\.\./)).toBeVisible();
  await expect.element(dialog.getByRole('link', { name: /@/ })).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
  restore();
});

test('the profile panel lists the user’s saved houses; each house has a link that opens it, except the house that is already open', async () => {
  await enter();
  const app = await begin({ house: 'Furuvik 112' });
  await button('Spara').click();
  await expect.poll(app.address).toMatch(/^\/configuration\/\w{8}\/1\/1$/);
  const first = app.address().split('/')[2];
  await keepBegun();
  await app.goTo('/start');
  await button('Spara').click();
  await expect.poll(app.address).not.toContain(first);
  await button('Min profil').click();
  await expect.element(dialog.getByRole('heading', { name: 'Mina sparade hus' })).toBeVisible();
  const house = (name: RegExp) => dialog.getByRole('link', { name });
  const open = house(/Björkliden 142 i Malmö Det här huset är öppet/);
  await expect.element(open).toHaveAttribute('aria-disabled', 'true');
  await expect.element(open).not.toHaveAttribute('href');
  expect(await findAxeViolations(dialog)).toEqual([]);
  await house(/Furuvik 112 i Malmö Webguide, 2026-11-20/).click();
  await expect.poll(app.address).toBe(`/configuration/${first}/1/1`);
  await gone(dialog);
});

test('the button that requests a new password is enabled only with a valid e-mail address, and is disabled while the browser sends the form', async () => {
  await begin({ at: '/configuration/new/3/1?view=login' });
  await dialog.getByRole('button', { name: 'Glömt lösenordet?' }).click();
  const send = dialog.getByRole('button', { name: 'Skicka nytt lösenord' });
  await expect.element(send).toBeDisabled();
  const field = dialog.getByRole('textbox', { name: 'E-postadress' });
  await field.fill('anna');
  await expect.element(send).toBeDisabled();
  await field.fill('anna@example.se');
  await expect.element(send).toBeEnabled();
  const { promise, resolve } = Promise.withResolvers<void>();
  intercept(/\/api\/account\/resetpassword$/, (ask) => promise.then(ask));
  await send.click();
  await expect.element(send).toBeDisabled();
  resolve();
  await expect.element(dialog.getByText('Ett nytt lösenord har skickats till angiven epostadress')).toBeVisible();
  await expect.element(send).toHaveFocus();
});

describe('a visitor can create an account in the configurator', () => {
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  const place = dialog.getByRole('combobox', { name: 'Var ska du bygga?' });
  const create = dialog.getByRole('button', { name: 'Skapa konto' });
  const person = [
    ['Förnamn', 'Anna'],
    ['Efternamn', 'Ek'],
    ['E-postadress', 'anna@example.se'],
    ['Mobiltelefon', '070-123 45 67'],
    ['Lösenord', 'granbarr i snö'],
    ['Bekräfta lösenord', 'granbarr i snö'],
  ] as const;

  test('the form for a new account preselects the municipality of the open house, and the user can choose another municipality', async () => {
    const sent: unknown[] = [];
    intercept(/\/account\/register$/, (_, { body }) => {
      sent.push(JSON.parse(String(body)));
      return Response.json({ success: false, accountAlreadyExists: false });
    });
    await begin({ at: '/configuration/new/3/1?view=login&create=1' });
    await expect.element(dialog.getByText('Byggs i Malmö')).toBeVisible();
    await expect.element(place).not.toBeInTheDocument();
    for (const [name, text] of person) await field(name).fill(text);
    await dialog.getByRole('checkbox', { name: /Jag ger mitt samtycke/ }).click();
    await create.click();
    await expect.poll(() => sent).toEqual([expect.objectContaining({ MunicipalityId: MALMO })]);
    await dialog.getByRole('button', { name: 'Ändra kommun' }).click();
    await expect.element(place).toHaveFocus();
    await expect.element(place).toHaveValue('Malmö');
    await place.fill('umeå');
    await page.getByRole('option', { name: /^Umeå/ }).click();
    await create.click();
    await expect.poll(() => sent[1]).toEqual(expect.objectContaining({ MunicipalityId: UMEA }));
  });

  test('if the user sends an empty form for a new account, the form shows one message with the number of missing fields, and an error at each required field', async () => {
    await begin({ at: '/configuration/new/3/1?view=login&create=1' });
    await expect.element(field('Förnamn')).toBeRequired();
    await create.click();
    const status = dialog.getByRole('status').filter({ hasText: /fält/ });
    await expect.element(status).toHaveTextContent('6 fält behöver fyllas i.');
    expect(page.getByRole('alert').elements()).toEqual([]);
    await expect.element(field('Förnamn')).toHaveFocus();
    for (const [name, fault] of [
      ['Förnamn', 'Ange ett förnamn'],
      ['Efternamn', 'Ange ett efternamn'],
      ['E-postadress', 'Ange en E-postadress'],
      ['Mobiltelefon', /^Fyll i giltigt telefonnummer\./],
      ['Lösenord', 'Det måste vara minst 8 tecken'],
    ] as const) {
      await expect.element(field(name)).toBeRequired();
      await expect.element(field(name)).toHaveAccessibleDescription(fault);
    }
    const consent = dialog.getByRole('checkbox', { name: /Jag ger mitt samtycke/ });
    await expect.element(consent).toBeRequired();
    await expect.element(consent).toHaveAccessibleDescription(/^Kryssa i /);
    await dialog.getByRole('button', { name: 'Ändra kommun' }).click();
    await expect.element(place).toHaveAttribute('aria-required', 'true');
    expect(await findAxeViolations(dialog)).toEqual([]);
    await field('E-postadress').fill('anna');
    await expect.element(status).toHaveTextContent('5 fält behöver fyllas i. Ett fält behöver rättas.');
  });

  test.each([
    ['common-password', 'Lösenordet är för vanligt. Välj ett annat.'],
    ['own-words-password', 'Lösenordet består av ditt namn, din e-postadress eller ord från vår webbplats. Välj ett annat.'],
  ])('the form shows why the server refuses a password: %s', async (code, text) => {
    const problem = { type: 'about:blank', title: 'No', status: 400, requestId: 'r' };
    intercept(/\/account\/register$/, () => Response.json({ ...problem, code }, { status: 400 }));
    await begin({ at: '/configuration/new/3/1?view=login&create=1' });
    await expect
      .element(field('Lösenord'))
      .toHaveAccessibleDescription('Minst 8 tecken. Inget vanligt lösenord, och inte bara ditt namn eller din e-postadress.');
    for (const [name, value] of person) await field(name).fill(value);
    await dialog.getByRole('checkbox', { name: /Jag ger mitt samtycke/ }).click();
    await create.click();
    await expect.element(field('Lösenord')).toHaveAccessibleDescription(text);
  });

  test('the user can show and hide the password', async () => {
    await begin({ at: '/configuration/new/3/1?view=login&create=1' });
    const fields = [field('Lösenord'), field('Bekräfta lösenord')];
    for (const hidden of fields) await expect.element(hidden).toHaveAttribute('type', 'password');
    await dialog.getByRole('button', { name: 'Visa lösenord' }).click();
    for (const shown of fields) await expect.element(shown).toHaveAttribute('type', 'text');
    await dialog.getByRole('button', { name: 'Dölj lösenord' }).click();
    for (const hidden of fields) await expect.element(hidden).toHaveAttribute('type', 'password');
  });

  test('while the password is visible, the form copies it into the second password field', async () => {
    await begin({ at: '/configuration/new/3/1?view=login&create=1' });
    const [password, again] = [field('Lösenord'), field('Bekräfta lösenord')];
    await field('E-postadress').fill('anna@example.se');
    await password.fill('granbarr i snö');
    await create.click();
    await expect.element(again).toHaveAccessibleDescription('Lösenorden matchar inte');
    await dialog.getByRole('button', { name: 'Visa lösenord' }).click();
    await expect.element(again).toHaveValue('granbarr i snö');
    await expect.element(again, { message: 'the error disappears' }).toHaveAccessibleDescription(/^Ifyllt åt dig/);
    await expect.element(again, { message: 'the user need not fill it in' }).not.toBeRequired();
    await password.fill('granbarr i snön');
    await expect.element(again).toHaveValue('granbarr i snön');

    await dialog.getByRole('button', { name: 'Dölj lösenord' }).click();
    await expect.element(again).toBeRequired();
    await password.fill('granbarr');
    await expect.element(again, { message: 'a hidden password has to be typed twice' }).toHaveValue('granbarr i snön');
  });
});

test('if the user closes the login panel while the login request is running, the login still succeeds, and the step that the user has opened since stays open', async () => {
  const email = await enter();
  await leave();
  const app = await begin({ at: '/configuration/new/1/1?view=login' });
  const { promise, resolve } = Promise.withResolvers<void>();
  let isSent = false;
  intercept(/\/api\/account\/login$/, async (ask) => {
    isSent = true;
    await promise;
    return ask();
  });
  await dialog.getByRole('textbox', { name: 'E-postadress' }).first().fill(email);
  await dialog.getByRole('textbox', { name: 'Lösenord', exact: true }).first().fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Logga in' }).click();
  await expect.poll(() => isSent).toBe(true);
  await dialog.getByRole('button', { name: 'Stäng' }).click();
  await gone(dialog);
  await button('Nästa').click();
  await expect.poll(app.address).toBe('/configuration/new/1/2');
  resolve();
  await button('Min profil').click();
  await expect.element(dialog.getByRole('heading', { name: 'Mina sparade hus' })).toBeVisible();
  expect(app.address()).toBe('/configuration/new/1/2?view=profile');
});

test('the form that requests a new password contains the e-mail address from the login form; after a login with a one-time password, the form for the new password does not ask for the one-time password again', async () => {
  intercept(/\/api\/account\/login$/, () => Response.json(ANNA));
  await begin({ at: '/configuration/new/3/1?view=login' });
  const email = dialog.getByRole('textbox', { name: 'E-postadress' }).first();
  await email.fill(ANNA.Email);
  await dialog.getByRole('button', { name: 'Glömt lösenordet?' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Skicka nytt lösenord' })).toBeEnabled();
  await expect.element(email).toHaveValue(ANNA.Email);
  await dialog.getByRole('button', { name: 'Till inloggningen' }).click();
  await dialog.getByRole('textbox', { name: 'Lösenord', exact: true }).fill('abcde-fghjk');
  await dialog.getByRole('button', { name: 'Logga in' }).click();
  await expect.element(dialog.getByLabelText('Nytt lösenord', { exact: true })).toBeVisible();
  expect(dialog.getByLabelText('Lösenordet som du fick i mejlet').elements()).toEqual([]);
});

test('a failed login empties the password field and moves the focus to that field', async () => {
  await begin({ at: '/configuration/new/3/1?view=login' });
  await dialog.getByRole('textbox', { name: 'E-postadress' }).first().fill('anna@example.se');
  const password = dialog.getByRole('textbox', { name: 'Lösenord', exact: true }).first();
  await password.fill('fel lösenord');
  await dialog.getByRole('button', { name: 'Logga in' }).click();
  await expect.element(dialog.getByText('Felaktigt användarnamn eller lösenord')).toBeVisible();
  await expect.element(password).toHaveValue('');
  await expect.element(password).toHaveFocus();
});

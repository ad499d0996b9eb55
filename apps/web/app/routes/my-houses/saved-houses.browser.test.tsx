import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { begin, keepChanged } from '../../../testing/begin.ts';
import { enter } from '../../../testing/enter.ts';
import { findAxeViolations } from '../../../testing/find-axe-violations.ts';
import { changed, fail, intercept } from '../../../testing/intercept.ts';
import { button, dialog, gone, heading, sample, samples } from '../../../testing/look.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { saveHouse } from '../../../testing/save-house.ts';
import { browserApi } from '../../api/browser-api.ts';
import { readHouses } from '../../stored/kept-houses.ts';

const KITCHEN = 'Avskilt kök';

/** Saves a house three times: unchanged, with another kitchen, and with another name. */
async function saveThrice(): Promise<string> {
  const { id, choose } = await saveHouse('Björkliden 142', 'Mitt hus');
  await choose(KITCHEN);
  await (await browserApi()).renameConfiguration({ parameters: { id }, body: { name: 'Vårt hus' } });
  return id;
}

test('the list of a house’s versions shows what each save has changed', async () => {
  await enter();
  await saveThrice();
  await openApp('/my-projects');
  await button('Versioner av Vårt hus').click();
  const what = dialog.getByRole('button', { name: /^Vad ändrades\?/ });
  // The first version has no button for its changes, because there is no earlier version to compare.
  await expect.poll(() => what.elements().length).toBe(2);
  await what.nth(0).click();
  await expect.element(dialog.getByText('Mitt hus blev Vårt hus')).toBeVisible();
  await what.nth(1).click();
  await expect.element(dialog.getByText(/ blev Avskilt kök$/)).toBeVisible();
  await expect.element(what.nth(1)).toHaveAttribute('aria-expanded', 'true');
  expect(await findAxeViolations(dialog)).toEqual([]);
});

test('a user can open an earlier version of a house as an unsaved copy', async () => {
  await enter();
  await saveThrice();
  const app = await openApp('/my-projects');
  await button('Versioner av Vårt hus').click();
  await dialog
    .getByRole('link', { name: /^Titta på versionen/ })
    .last()
    .click();
  await expect.poll(app.address).toMatch(/^\/configuration\/new/);
  await expect.element(samples.first()).toBeVisible();
  await expect.element(sample(KITCHEN)).not.toBeChecked();
  await expect.element(page.getByText('Det här är en tidigare version. Sparar du den blir den en egen kopia.')).toBeVisible();
});

test('after a logout the browser keeps no house that the user saved to the account', async () => {
  await enter();
  await begin();
  await sample(KITCHEN).click();
  await button('Spara').click();
  await expect.poll(() => readHouses().map(({ token, saved }) => token !== null && saved)).toEqual([true]);
  await cleanup();
  await openApp('/my-projects');
  await button('Logga ut').click();
  await expect.poll(readHouses).toEqual([]);
});

test('after a logout, the page on which a household shares a house shows no e-mail address any more', async () => {
  await enter();
  const { id } = await saveHouse('Björkliden 142', 'Mitt hus');
  await (await browserApi()).invite({ parameters: { id }, body: { email: 'bo@example.com' } });
  await openApp(`/my-projects/${id}/household`);
  const address = page.getByText('bo@example.com', { exact: true });
  await expect.element(address).toBeVisible();
  await button('Logga ut').click();
  await gone(address);
  await expect.element(page.getByRole('main').getByRole('button', { name: 'Logga in' })).toBeVisible();
});

test('after the user has withdrawn an invitation, the heading of the page has the focus', async () => {
  await enter();
  const { id } = await saveHouse('Björkliden 142', 'Mitt hus');
  await (await browserApi()).invite({ parameters: { id }, body: { email: 'bo@example.com' } });
  await openApp(`/my-projects/${id}/household`);
  await page.getByRole('button', { name: /bo@example\.com/ }).click();
  await gone(page.getByText('bo@example.com', { exact: true }));
  await expect.element(heading).toHaveFocus();
});

test('if a user deletes a saved house, this browser also deletes the unsaved changes to this house', async () => {
  await enter();
  const { id } = await saveHouse('Björkliden 142', 'Mitt hus');
  await begin({ at: `/configuration/${id}/1/1` });
  await sample(KITCHEN).click();
  await expect.poll(() => readHouses().map(({ token }) => token)).toEqual([id]);
  await cleanup();
  await openApp('/my-projects');
  await button('Radera Mitt hus').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Radera' }).click();
  await gone(page.getByRole('heading', { name: 'Mitt hus' }));
  await expect.poll(readHouses).toEqual([]);
});

test('if a house could not be deleted, the dialog closes, so that the user sees the message about the failure', async () => {
  await enter();
  await saveHouse('Björkliden 142', 'Mitt hus');
  await openApp('/my-projects');
  intercept(/^\/api\/guidemodel\/\w{8}$/, fail);
  await button('Radera Mitt hus').click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Radera' }).click();
  await gone(question);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Det gick inte. Kontrollera din uppkoppling och försök igen.');
});

test('if a user moves a saved house to another municipality, the house keeps its id and opens in the new municipality', async () => {
  await enter();
  const { id } = await saveHouse('Björkliden 142', 'Mitt hus');
  const app = await openApp(`/configuration/${id}/1/1?view=municipality`);
  const panel = page.getByRole('dialog', { name: 'Byt kommun' });
  await panel.getByRole('combobox', { name: 'Var ska du bygga?' }).fill('umeå');
  await page.getByRole('option', { name: /^Umeå/ }).click();
  await panel.getByRole('button', { name: 'Bygg i Umeå' }).click();
  await gone(panel);
  await button('Spara').click();
  const houses = async () =>
    (await (await browserApi()).listSavedHouses()).map((house) => [house.id, house.municipalityName, house.revision]);
  await expect.poll(houses).toEqual([[id, 'Umeå', 2]]);
  expect(app.address()).toMatch(new RegExp(`^/configuration/${id}/1/1`));
  await cleanup();
  await openApp(`/configuration/${id}/1/1`);
  await expect.element(page.getByText('Mitt hus, Umeå')).toBeVisible();
});

test('before a user deletes a shared house, the page warns that the other people in the household will lose the house too', async () => {
  await enter();
  await saveHouse('Björkliden 142', 'Vårt hus');
  const other = { Id: 2, FullName: 'Erik Ek', IsOwner: false, IsThis: false };
  intercept(/^\/api\/account\/configurations$/, (ask) =>
    changed<readonly { Household: readonly object[] }[]>(ask(), (houses) =>
      houses.map((house) => ({ ...house, Household: [...house.Household, other] })),
    ),
  );
  await openApp('/my-projects');
  await button('Radera Vårt hus').click();
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent(/Huset försvinner också för Erik Ek\./);
});

test('after a confirmation, a user leaves a house that another person shares with them, and returns to the list of own houses', async () => {
  await enter();
  const { id } = await saveHouse('Björkliden 142', 'Vårt hus');
  const owner = { Id: 2, FullName: 'Erik Ek', IsOwner: true, IsThis: false };
  intercept(/^\/api\/guidemodel\/\w{8}\/household$/, (ask) =>
    changed<{ People: readonly object[] }>(ask(), (household) => ({
      ...household,
      People: [owner, ...household.People.map((person) => ({ ...person, IsOwner: false }))],
    })),
  );
  const left: string[] = [];
  intercept(/\/household\/\d+$/, (_ask, { method = 'GET' }) => {
    left.push(method);
    return Response.json(null);
  });
  const app = await openApp(`/my-projects/${id}/household`);
  await button('Lämna huset').click();
  const question = page.getByRole('alertdialog', { name: 'Vill du sluta dela huset?' });
  await question.getByRole('button', { name: 'Avbryt' }).click();
  expect(left).toEqual([]);
  await button('Lämna huset').click();
  await question.getByRole('button', { name: 'Lämna huset' }).click();
  await expect.poll(app.address).toBe('/my-projects');
  expect(left).toEqual(['DELETE']);
});

test('the profile lists the account’s houses, and a click opens the house', async () => {
  await enter();
  const { id } = await saveHouse('Björkliden 142', 'Vårt hus');
  const app = await openApp('/my-profile');
  await expect.element(page.getByRole('heading', { level: 2, name: 'Mina sparade hus' })).toBeVisible();
  await page.getByRole('link', { name: 'Fortsätt bygga Vårt hus' }).click();
  await expect.poll(app.address).toMatch(new RegExp(`^/configuration/${id}`));
});

test('houses that do not exist do not count towards the three houses of a comparison; the user can replace three compared houses of other people by own houses', async () => {
  await enter();
  const others = await Promise.all(
    ['Furuvik 112', 'Skogsgård 152', 'Björkliden 142'].map((title) => saveHouse(title, 'Annat hus')),
  );
  const own = [await saveHouse('Furuvik 112', 'Vårt första'), await saveHouse('Skogsgård 152', 'Vårt andra')].map(({ id }) => id);
  // The account then lists only two of the five houses, as if the other ones belonged to other people.
  intercept(/^\/api\/account\/configurations$/, (answer) =>
    changed<readonly { Id: string }[]>(answer(), (houses) => houses.filter(({ Id }) => own.includes(Id))),
  );
  const tick = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });
  const columns = page.getByRole('columnheader');
  const app = await openApp(`/compare?house=${own[0]}&house=zzzzzzzz&house=yyyyyyyy`);
  await tick('Vårt andra').click();
  await expect.poll(() => columns.elements().length).toBe(2);

  await app.goTo('/my-projects');
  await app.goTo(`/compare?${others.map(({ id }) => `house=${id}`).join('&')}`);
  await expect.poll(() => columns.elements().length).toBe(3);
  await button('Jämför andra hus').click();
  await tick('Vårt första').click();
  await tick('Vårt andra').click();
  await expect.poll(app.address).toBe(`/compare?house=${own[0]}&house=${own[1]}`);
});

test('the comparison page can compare houses of the account with a house of this browser, and allows at most three houses', async () => {
  await keepChanged();
  await enter();
  const saved = ['Furuvik 112', 'Skogsgård 152', 'Björkliden 142'];
  for (const title of saved) await saveHouse(title, `Vårt ${title}`);
  await openApp('/compare');
  const tick = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });
  for (const name of ['Vårt Furuvik 112', 'Vårt Skogsgård 152', 'Mitt hus']) await tick(name).click();
  await expect.element(page.getByText(/^Högst tre hus ryms/)).toBeVisible();
  await expect.element(tick('Vårt Björkliden 142')).toBeDisabled();
  const columns = page.getByRole('columnheader');
  await expect.poll(() => columns.elements().length).toBe(3);
  const names = ['Vårt Furuvik 112', 'Vårt Skogsgård 152', 'Mitt hus'];
  for (const [at, name] of names.entries()) await expect.element(columns.nth(at)).toMatchTextContent(name);
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Boarea' }) });
  await expect.element(row).toMatchTextContent(/112.m².*152.m².*142.m²/);
  expect(await findAxeViolations(page.getByRole('main'))).toEqual([]);
});

test('the address of a comparison still finds a house of this browser after it was saved to the account, and shows it only once if the address names it twice', async () => {
  await keepChanged();
  await enter();
  const { id } = await saveHouse('Furuvik 112', 'Vårt hus');
  const kept = readHouses()[0]?.startedAt;
  const app = await openApp('/my-projects');
  await button('Spara på ditt konto').click();
  await button('Spara på mitt konto').click();
  await expect.poll(() => readHouses()[0]?.token).toMatch(/^\w{8}$/);
  const token = readHouses()[0]?.token;

  const columns = page.getByRole('columnheader');
  for (const address of [`/compare?house=${kept}&house=${id}`, `/compare?house=${kept}&house=${token}&house=${id}`]) {
    await app.goTo(address);
    await expect.poll(() => columns.elements().length).toBe(2);
    await expect.element(columns.nth(0)).toMatchTextContent('Mitt hus');
    await expect.element(columns.nth(1)).toMatchTextContent('Vårt hus');
    await expect.element(page.getByText(/finns inte längre/)).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'Öppna Mitt hus' })).toHaveAttribute('href', `/start/${token}`);
    await app.goTo('/my-projects');
  }
});

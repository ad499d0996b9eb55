import type { Page } from '@playwright/test';
import { logIn } from './support/account.ts';
import { ConfiguratorPage } from './support/configurator.ts';
import { makeAccount } from './support/make-account.ts';
import { saveHouse } from './support/save-house.ts';
import { expect, test } from './support/test.ts';

// The browser logs an error when the server refuses a change, and when the test logs out while a page in the other tab is still loading.
test.use({ expectedErrors: [/status of 4(?:01|09)/] });

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Någon annan är inloggad' });

test.describe('when another user has logged in in another tab', () => {
  test('the first user’s tab offers to continue as the new user or to log the new user out, and does what the person clicks', async ({
    page,
    context,
  }, { project }) => {
    const [anna, berit] = await people(page, project.name, 'hears');
    const token = await saveHouse(page, 'Annas hus');
    await page.goto(`/configuration/${token}/1/1`);
    const configurator = new ConfiguratorPage(page);
    await configurator.choices.first().click();
    const total = await configurator.total();

    const second = await context.newPage();
    await changeTo(second, berit);
    await expect(second).toHaveURL(/\/(my-profile)?$/);
    await expect(question(page)).toContainText('Den här sidan hör till Anna Ek');
    await question(page).getByRole('button', { name: 'Fortsätt som Berit Ek' }).click();
    await expect(configurator.samples).toBeVisible();
    await expect(question(page)).toBeHidden();
    expect(await configurator.total(), 'what was chosen is still there').toBe(total);
    expect(await houses(page), 'nothing has been saved on Berit’s account').toEqual([]);
    await page.getByRole('button', { name: 'Spara', exact: true }).click();
    await expect.poll(() => houses(page)).toEqual(['Annas hus']);

    await changeTo(second, anna);
    await expect(question(page)).toContainText('Den här sidan hör till Berit Ek');
    await question(page).getByRole('button', { name: 'Logga ut Anna Ek' }).click();
    await expect(question(page)).toBeHidden();
    await expect.poll(async () => (await page.request.get('/api/account')).json()).toBeNull();
  });

  test('even if a tab gets no message that another user has logged in, the tab does not save the house in the account of this other user', async ({
    page,
    context,
  }, { project }) => {
    await context.addInitScript(() => {
      BroadcastChannel.prototype.postMessage = () => undefined;
    });
    const [, berit] = await people(page, project.name, 'deaf');
    const token = await saveHouse(page, 'Annas hus');
    await page.goto(`/configuration/${token}/1/1`);
    await page.evaluate(() => addEventListener('focus', (event) => event.stopImmediatePropagation(), { capture: true }));
    const configurator = new ConfiguratorPage(page);
    await configurator.choices.first().click();
    const second = await context.newPage();
    await changeTo(second, berit);
    await expect(second).toHaveURL(/\/(my-profile)?$/);
    await page.getByRole('button', { name: 'Spara', exact: true }).click();
    await expect(question(page)).toBeVisible();
    expect(await houses(page), 'nothing has been saved on Berit’s account').toEqual([]);
  });
});

/** Logs out the current user and logs in another one. */
async function changeTo(page: Page, email: string): Promise<void> {
  await page.request.post('/api/account/logout');
  await logIn(page, email);
}

/** Creates Anna's and Berit's accounts and returns their e-mail addresses; Anna is logged in. */
async function people(page: Page, project: string, test: string): Promise<[anna: string, berit: string]> {
  const [anna, berit] = [`anna.${test}.${project}@example.com`, `berit.${test}.${project}@example.com`];
  await makeAccount(page, berit, 'Berit');
  await makeAccount(page, anna, 'Anna');
  return [anna, berit];
}

/** Returns the names of the logged-in user's houses. */
async function houses({ request }: Page): Promise<string[]> {
  const listed: { Name: string }[] = await (await request.get('/api/account/configurations')).json();
  return listed.map(({ Name }) => Name);
}

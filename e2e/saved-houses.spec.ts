import type { Page } from '@playwright/test';
import { logIn, register } from './support/account.ts';
import { ConfiguratorPage } from './support/configurator.ts';
import { keptHouse } from './support/kept-house.ts';
import { makeAccount } from './support/make-account.ts';
import { pressSave } from './support/save-house.ts';
import { expect, expectNoAxeViolations, test } from './support/test.ts';

// The browser itself logs errors about a save that conflicts with another one, and about a server that it cannot reach.
test.use({ expectedErrors: [/status of 412|ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

const SAVED = /\/configuration\/[0-9A-Za-z]{8}\//;

test('a visitor saves a house in the browser and then in an account, opens the house in another browser, and deletes it', async ({
  page,
  anotherBrowser,
  begin,
}, { project }) => {
  const email = `spara.${project.name}@example.com`;
  const configurator = await begin({});
  await configurator.choices.first().click();
  const total = await configurator.total();

  await page.getByRole('button', { name: 'Spara', exact: true }).click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('heading', { name: 'Huset är sparat' })).toBeVisible();
  await expect(panel).toContainText('Det ligger i den här webbläsaren.');
  await panel.getByRole('button', { name: 'Logga in eller skapa konto' }).click();
  await page.getByRole('radio', { name: 'Skapa konto' }).check();
  await register(page, email);
  await expect(page.getByRole('dialog')).toContainText('Det ligger på ditt konto under Mina hus.');
  await expect(page).toHaveURL(/\/configuration\/[0-9A-Za-z]{8}\/1\/1\?view=save$/);
  await expect.poll(() => keptHouse(page), 'for the other tabs').toMatchObject({ token: expect.any(String), saved: true });
  await page.getByRole('button', { name: 'Fortsätt bygga' }).click();
  expect(await configurator.total()).toBe(total);
  await page.getByRole('button', { name: 'Ångra', exact: true }).click();
  await expect.poll(() => configurator.total(), 'the visit has gone on').not.toBe(total);
  await page.getByRole('button', { name: 'Gör om', exact: true }).last().click();
  await save(page);
  await configurator.next();
  await expect(page).toHaveURL(SAVED);

  await page.goto('/my-projects');
  await expect(page.getByRole('article', { name: 'Mitt hus' })).toContainText('Björkliden 142 i Malmö');
  await page.getByRole('button', { name: 'Logga ut' }).click();
  await expect(page.getByRole('link', { name: 'Logga in' }).first()).toBeVisible();
  await page.goto('/my-projects');
  await expect(page.getByRole('heading', { name: 'Här finns inget hus än' })).toBeVisible();

  const second = await anotherBrowser();
  await logIn(second, email);
  await expect(second).toHaveURL('/my-profile');
  await second.goto('/my-projects');
  await second.getByRole('link', { name: 'Fortsätt bygga Mitt hus' }).click();
  const other = new ConfiguratorPage(second);
  await expect(other.samples).toBeVisible();
  await expect(second).toHaveURL(SAVED);
  expect(await other.total()).toBe(total);

  await other.choices.last().click();
  const changed = await other.total();
  await pressSave(second);
  await second
    .getByRole('link', { name: /till startsidan/ })
    .first()
    .click();
  await expect(second, 'nothing is unsaved').toHaveURL('/');
  await second.goto('/my-projects');
  const row = second.getByRole('article', { name: 'Mitt hus' });
  await expect(row).toContainText(`${changed.toLocaleString('sv-SE').replaceAll(/\s/g, '\u00a0')}\u00a0kr`);

  await row.getByRole('button', { name: 'Byt namn på Mitt hus' }).click();
  await second.getByRole('textbox', { name: 'Husets namn' }).fill('Huset på höjden');
  await second.getByRole('button', { name: 'Byt namn', exact: true }).last().click();
  const renamed = second.getByRole('article', { name: 'Huset på höjden', exact: true });
  await renamed.getByRole('button', { name: 'Kopiera Huset på höjden' }).click();
  await expect(second.getByRole('article', { name: 'Huset på höjden (kopia)' })).toBeVisible();
  await renamed.getByRole('button', { name: 'Versioner av Huset på höjden' }).click();
  const versions = second.getByRole('dialog', { name: 'Versioner av Huset på höjden' });
  await expect(versions.getByRole('listitem')).toHaveCount(3);
  await versions
    .getByRole('button', { name: /^Återställ/ })
    .last()
    .click();
  await expect(second.getByText('Versionen är återställd.', { exact: false })).toBeVisible();
  await expect(second.getByRole('article', { name: 'Mitt hus' })).toBeVisible();

  for (const name of ['Mitt hus', 'Huset på höjden (kopia)']) {
    await second.getByRole('button', { name: `Radera ${name}` }).click();
    await second
      .getByRole('alertdialog', { name: 'Är du säker på att du vill radera huset?' })
      .getByRole('button', { name: 'Radera' })
      .click();
    await expect(second.getByRole('article', { name, exact: true })).toHaveCount(0);
  }
  await expect(second.getByRole('heading', { name: 'Här finns inget hus än' })).toBeVisible();
});

test('a user whose save conflicts with a save in the user’s other browser sees the price of each version, and keeps one version or both', async ({
  page,
  anotherBrowser,
  begin,
}, { project }) => {
  const email = `tva.${project.name}@example.com`;
  await makeAccount(page, email);
  const second = await anotherBrowser({ storageState: await page.context().storageState() });
  const configurator = await begin({});
  const other = new ConfiguratorPage(second);
  await save(page);
  await expect(page).toHaveURL(SAVED);
  const address = page.url();
  await second.goto(address);
  await expect(other.samples).toBeVisible();

  /**
   * Changes the saved house in both browsers of the user. The second browser saves first, so the save of the first browser
   * conflicts.
   */
  async function meet() {
    await other.choices.first().click();
    await save(second);
    const theirs = await other.total();
    await configurator.choices.last().click();
    const mine = await configurator.total();
    await page.getByRole('button', { name: 'Spara', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Huset har sparats på ett annat ställe' });
    await expect(dialog).toContainText('Eva Ek sparade Mitt hus');
    await expect(dialog.getByRole('row').last()).toContainText(krText(mine));
    await expect(dialog.getByRole('row').last()).toContainText(krText(theirs));
    return { dialog, theirs, mine };
  }

  const over = await meet();
  await over.dialog.getByRole('button', { name: 'Spara min version' }).click();
  await expect(over.dialog).toBeHidden();
  await second.reload();
  await expect.poll(() => other.total()).toBe(over.mine);

  const take = await meet();
  await take.dialog.getByRole('button', { name: 'Öppna den sparade' }).click();
  await expect(take.dialog).toBeHidden();
  await expect.poll(() => configurator.total()).toBe(take.theirs);
  await page.reload();
  await expect.poll(() => configurator.total(), 'nothing of mine is left').toBe(take.theirs);

  const copy = await meet();
  await copy.dialog.getByRole('button', { name: 'Behåll min som en kopia' }).click();
  await expect(copy.dialog).toBeHidden();
  await expect.poll(() => new URL(page.url()).pathname).not.toBe(new URL(address).pathname);
  expect(await configurator.total()).toBe(copy.mine);
  await second.reload();
  await expect.poll(() => other.total()).toBe(copy.theirs);
  await page.goto('/my-projects');
  await expect(page.getByRole('article', { name: 'Mitt hus (kopia)' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Mitt hus', exact: true })).toBeVisible();
});

test('a house that the page cannot save stays in the browser, and the page saves it when the server responds again', async ({
  page,
  context,
  begin,
}, { project }) => {
  await makeAccount(page, `natet.${project.name}@example.com`);
  const configurator = await begin({});
  await save(page);
  await configurator.choices.first().click();
  const total = await configurator.total();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Spara', exact: true }).click();
  await expect(page.getByText('Huset är inte sparat på ditt konto än.', { exact: false })).toBeVisible();
  await expectNoAxeViolations(page);
  await expect.poll(async () => (await keptHouse(page))?.isWaiting).toBe(true);
  await context.setOffline(false);
  await expect(page.getByText('Huset är inte sparat på ditt konto än.', { exact: false })).toBeHidden();
  await expect.poll(() => keptHouse(page)).toMatchObject({ saved: true, isWaiting: false });
  await page.goto('/my-projects');
  await expect(page.getByRole('article', { name: 'Mitt hus' })).toContainText(krText(total));
});

test('after a reload, each of two tabs still shows its own house; a login moves the houses of both tabs from the browser to the account', async ({
  page,
  context,
  begin,
}, { project }) => {
  const email = `flera.${project.name}@example.com`;
  await makeAccount(page, email);
  await context.clearCookies();
  const configurator = await begin({});
  await configurator.choices.first().click();
  const total = await configurator.total();
  const tab = await context.newPage();
  const other = await begin({ house: 'Furuvik 112' }, tab);
  await other.choices.first().click();
  await page.getByRole('button', { name: 'Ångra', exact: true }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Gör om', exact: true }).last().click();
  await expect.poll(() => configurator.total(), 'undo outlives a reload').toBe(total);
  await expect(page).toHaveTitle(/Björkliden 142/);
  await tab.reload();
  await expect(tab).toHaveTitle(/Furuvik 112/);

  await tab.goto('/my-projects', { waitUntil: 'load' });
  await expect(tab.getByRole('article')).toHaveCount(2);
  await expectNoAxeViolations(tab);
  await logIn(tab, email);
  await expect(tab.getByText('Det finns två hus i den här webbläsaren.', { exact: false })).toBeVisible();
  await tab.getByRole('button', { name: 'Spara på mitt konto' }).click();
  await expect(tab).toHaveURL('/my-profile');
  await tab.goto('/my-projects');
  await expect(tab.getByRole('article')).toHaveCount(2);
  await expect(tab.getByRole('heading', { name: 'Bara i den här webbläsaren' })).toHaveCount(0);
  await expect(page, 'the tab that shows one goes on under its token').toHaveURL(SAVED);
  expect(await configurator.total()).toBe(total);
});

/** Saves the house as a logged-in user and waits until the server has stored it. */
async function save(page: Page): Promise<void> {
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/guidemodel/');
  await page.getByRole('button', { name: 'Spara', exact: true }).click();
  expect((await answered).status()).toBe(200);
}

/** Returns an amount in the form in which the screen shows it. */
function krText(amount: number): string {
  return `${amount.toLocaleString('sv-SE').replaceAll(/\s/g, '\u00a0')}\u00a0kr`;
}

import type { Page } from '@playwright/test';
import { ConfiguratorPage } from './support/configurator.ts';
import { keptHouse } from './support/kept-house.ts';
import { expect, test } from './support/test.ts';
import { wake } from './support/wake.ts';

const MALMO = '1280';

test('the start page welcomes the visitor, links to the houses and shows the campaign @only-phone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Bygg ditt hus/);
  await expect(page.getByText('Välj hus och kommun. Sedan bestämmer du resten')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Kampanj' }).getByRole('heading')).toHaveText(
    '40 000 kr lägre pris på alla 1,5-planshus',
  );
  const more = page.getByRole('button', { name: 'Mer om kampanjen' });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await more.click();
  await expect(page.getByText('Kampanjen gäller i hela landet')).toBeVisible();
  await more.click();
  await expect(page.getByText('Kampanjen gäller i hela landet')).toBeHidden();
  await page.getByRole('link', { name: 'Välj hus' }).click();
  await expect(page.getByRole('group', { name: 'Hustyp' })).toBeInViewport();
});

test('each link of the main menu opens a page with its own address, and the menu marks only the link of the open page as current @phone', async ({
  page,
  isMobile,
}) => {
  const tabs = [
    ['Min profil', '/my-profile', 'Min profil'],
    ['Mina hus', '/my-projects', 'Mina hus'],
    ['Nytt hus', '/new-project', 'Nytt hus'],
    ['Hjälp', '/help', 'Så fungerar det'],
    ['Start', '/', /Bygg ditt hus/],
  ] as const;
  await page.goto('/house');
  const navigation = page.getByRole('navigation', { name: 'Huvudmeny' });
  for (const [name, address, heading] of tabs) {
    if (isMobile) await page.getByRole('button', { name: 'Meny', exact: true }).click();
    await navigation.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('.page-tabs [aria-current="page"]')).toHaveText([name]);
  }
});

test('Escape closes the phone’s menu and returns focus to its button @only-phone', async ({ page }) => {
  await page.goto('/help');
  await page.getByRole('button', { name: 'Meny', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Mina hus' })).toBeVisible();
  await page.getByRole('link', { name: 'Mina hus' }).focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Huvudmeny' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Meny', exact: true })).toBeFocused();
});

test('the button in the deletion dialog deletes the house that the dialog names, and not a house that another tab has started since the dialog opened', async ({
  page,
  context,
  begin,
}) => {
  await begin({});
  await keep(page);
  await page.goto('/my-projects');
  await page.getByRole('button', { name: 'Radera Mitt hus' }).click();
  const other = await context.newPage();
  await begin({ house: 'Herrgården 188' }, other);
  await keep(other);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Radera' }).click();
  await expect(page.getByText('Huset är raderat.')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Mitt hus' })).toHaveCount(1);
  await expect(page.getByRole('article', { name: 'Mitt hus' })).toContainText('Herrgården 188 i Malmö');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('without a campaign, the start page shows the house that the visitor has begun, or else the builder’s own picture', async ({
  page,
  begin,
}) => {
  await page.route('**/api/campaign/primary', (route) => route.fulfill({ json: null }));
  await page.goto('/help');
  await wake(page);
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await expect(page.locator('img[src*="splash"]:not(.is-behind)')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mer om kampanjen' })).toBeHidden();
  await begin({ house: 'Herrgården 188' });
  await keep(page);
  await page.goto('/help');
  await wake(page);
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('img', { name: 'Bild på Herrgården 188', exact: true })).toBeVisible();
});

test('a text that the visitor types before the scripts have loaded stays in its field', async ({ page }) => {
  const come = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await come.promise;
    await route.continue();
  });
  await page.goto(`/municipality?h=${await houseId(page, 'Björkliden 142')}&m=${MALMO}`, { waitUntil: 'commit' });
  const name = page.getByRole('textbox', { name: 'Vad ska huset heta?' });
  await name.fill('Huset i backen');
  come.resolve();
  await page.waitForLoadState('networkidle');
  await expect(name).toHaveValue('Huset i backen');
  await page.getByRole('button', { name: 'Börja bygg!' }).click();
  await expect(new ConfiguratorPage(page).samples).toBeVisible();
  await keep(page);
  await page.goto('/my-projects');
  await expect(page.getByRole('article', { name: 'Huset i backen' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('without scripts, the form for a new house still opens `/start/new`, with the house, the municipality and the typed name in the address', async ({
    page,
  }) => {
    await page.goto(`/municipality?h=${await houseId(page, 'Björkliden 142')}&m=${MALMO}`);
    await expect(page.getByRole('combobox', { name: 'Var ska du bygga?' })).toHaveValue('Malmö');
    await page.getByRole('textbox', { name: 'Vad ska huset heta?' }).fill('Huset i backen');
    await page.getByRole('button', { name: 'Börja bygg!' }).click();
    await expect(page).toHaveURL(/\/start\/new\?h=\d+&m=1280&name=Huset\+i\+backen$/);
    await expect(page.getByText(/JavaScript/)).toBeVisible();
  });
});

test.describe('without a network', () => {
  test.use({ expectedErrors: [/ERR_FAILED|ApiError: network/] });

  test('a page that could not be loaded shows a Swedish error, and loads when the visitor tries again', async ({ page }) => {
    await page.goto('/help');
    await wake(page);
    await page.route('**/api/**', (route) => route.abort());
    await page.getByRole('link', { name: 'Start', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ingen kontakt med servern' })).toBeVisible();
    // After a navigation within the site, the style sheets load in another order than when the browser loads a whole document. The button
    // must look the same.
    await expect(page.getByRole('button', { name: 'Försök igen' })).toHaveCSS('padding-left', '20px');
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: 'Försök igen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Bygg ditt hus/ })).toBeVisible();
  });
});

/** Chooses any answer, so that the browser stores the house. */
async function keep(page: Page): Promise<void> {
  await new ConfiguratorPage(page).choices.first().click();
  await expect.poll(() => keptHouse(page)).not.toBeNull();
}

async function houseId(page: Page, title: string): Promise<number> {
  const houses: { Id: number; Title: string }[] = await (await page.request.get('/api/houses')).json();
  return houses.find((house) => house.Title === title)?.Id ?? 0;
}

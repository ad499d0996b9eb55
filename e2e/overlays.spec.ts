import type { APIRequestContext } from '@playwright/test';
import { ConfiguratorPage } from './support/configurator.ts';
import { expect, test } from './support/test.ts';
import { wake } from './support/wake.ts';

const FIRST = '/configuration/new/1/1';

test.describe('without a network', () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/] });

  test('a panel that could not be loaded shows an error, and opens when the visitor tries again', async ({ page, begin }) => {
    await page.route(/assets\/views-.*\.js/, (route) => route.abort('internetdisconnected'));
    await begin({});
    const opener = page.getByRole('button', { name: 'Spara', exact: true });
    await opener.click();
    const panel = page.getByRole('dialog');
    await expect(panel.getByRole('heading', { name: 'Det gick inte att hämta' })).toBeVisible();
    await page.unroute(/assets\/views-.*\.js/);
    await panel.getByRole('button', { name: 'Försök igen' }).click();
    await expect(panel.getByRole('heading', { name: 'Huset är sparat' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });

  test('a house that could not be loaded shows a Swedish message, and opens when the visitor tries again', async ({ page }) => {
    await page.goto('/house?m=1280');
    await page.route('**/api/houses/*/beginning?*', (route) => route.abort('internetdisconnected'));
    await page.getByRole('link', { name: 'Bygg Björkliden 142' }).click();
    await expect(page.getByRole('heading', { name: 'Huset kan inte hämtas just nu' })).toBeVisible();
    await page.unroute('**/api/houses/*/beginning?*');
    await page.getByRole('button', { name: 'Försök igen' }).click();
    await expect(new ConfiguratorPage(page).samples).toBeVisible();
  });
});

test('before a shared link opens another house, the page asks whether to continue with the house that the visitor is building', {
  tag: '@only-phone',
}, async ({ page, request, begin }) => {
  const { token } = await shared(request);
  const configurator = await begin({});
  const title = await configurator.choices.first().locator('b').innerText();
  await configurator.choices.first().click();
  const own = page.getByRole('radio', { name: title, exact: true });
  await expect(own).toBeChecked();

  await page.goto(`/start/${token}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Fortsätt där du slutade?' })).toBeVisible();
  await expect(page.getByText('Öppnar du länken får du ett hus till. Det här ligger kvar under Mina hus.')).toBeVisible();
  await page.getByRole('link', { name: 'Fortsätt bygga' }).click();
  await expect(own).toBeChecked();

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`/start/${token}`);
  await expect(page.getByRole('link', { name: 'Öppna länken' })).toBeVisible();
  // The HTML behind the link already contains the shared house, so the page must not request the house again.
  expect(asked).toContain(`/start/${token}`);
  expect(asked).not.toContain(`/api/guidemodel/${token}`);
  await page.getByRole('link', { name: 'Öppna länken' }).click();
  await expect(page).toHaveURL(FIRST);
  await expect(own).not.toBeChecked();
});

test('the HTML of a shared link has Open Graph tags with the name of the house, its price and a JPEG picture', async ({
  request,
}) => {
  const { token } = await shared(request);
  const html = await (await request.get(`/start/${token}`)).text();
  const tag = (property: string) => new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  expect(tag('og:title')).toBe('Kortets hus – Björkliden 142');
  expect(tag('og:description')).toMatch(/^Björkliden 142 i Malmö\. Totalpris från [\d\s]+kr inklusive moms\.$/);
  const picture = await request.get(tag('og:image'));
  expect(picture.status()).toBe(200);
  expect(picture.headers()['content-type']).toBe('image/jpeg');
});

test('the configurator asks before a link, the browser’s Back button or closing the tab discards unsaved changes', async ({
  page,
}) => {
  await page.goto('/house?m=1280');
  await wake(page);
  await page.getByRole('link', { name: 'Bygg Björkliden 142' }).click();
  const configurator = new ConfiguratorPage(page);
  await expect(configurator.samples).toBeVisible();
  await configurator.choices.first().click();
  const question = page.getByText('Det finns osparade ändringar. Är du säker på att du vill lämna konfiguratorn?');

  await page.getByRole('link', { name: /till startsidan/ }).click();
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Stanna kvar' }).click();
  await page.goBack();
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Stanna kvar' }).click();
  await expect(question).toBeHidden();

  // A link to an e-mail address opens another program and the page stays open, so the page must not ask about unsaved changes.
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => dialogs.push(dialog.type()));
  await page.getByRole('button', { name: 'Kontakta säljare' }).click();
  await page.getByRole('link', { name: /^Mejla Björkvik Hus/ }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(dialogs).toEqual([]);
  page.removeAllListeners('dialog');

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await page.goBack();
  await page.getByRole('button', { name: 'Lämna', exact: true }).click();
  await expect(page).toHaveURL(/\/house\?m=1280$/);
});

async function houseId(request: APIRequestContext): Promise<number> {
  const houses: { Id: number; Title: string }[] = await (await request.get('/api/houses')).json();
  return houses.find(({ Title }) => Title === 'Björkliden 142')?.Id ?? 0;
}

/** Shares a house and returns the token of the shared link (`/start/:token`), and the house's answers. */
async function shared(request: APIRequestContext): Promise<{ token: string; answers: Record<string, number> }> {
  const id = await houseId(request);
  const started = await request.post('/api/guidemodel/new', { data: { HouseId: id, MunicipalityId: '1280' } });
  const { WebConfigurationId, AnswerModel } = await started.json();
  const stored = await request.post('/api/guidemodel/share', {
    data: { HouseId: id, MunicipalityId: '1280', WebConfigurationId, Name: 'Kortets hus', Answers: AnswerModel.Answers },
  });
  const { Id, Answers } = await stored.json();
  return { token: Id, answers: Answers };
}

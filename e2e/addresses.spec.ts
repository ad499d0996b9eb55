import { ConfiguratorPage } from './support/configurator.ts';
import { expect, expectNoAxeViolations, test } from './support/test.ts';

test.use({ expectedErrors: [/404/] });

test('an incomplete start address leads to what is missing', async ({ page }) => {
  await page.goto('/start/new');
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/start/new?m=1280');
  await expect(page).toHaveURL(/\/house\?m=1280$/);
  await page.goto('/start/new?h=1');
  await expect(page).toHaveURL(/\/municipality\?h=1$/);
});

test('unknown addresses and houses are a page in Swedish with a way on, and 404', async ({ page }) => {
  for (const address of ['/finns-inte', '/start/new?h=999999&m=1280', '/start/kort']) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/finns inte/);
    await expectNoAxeViolations(page);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  }
});

test('an unknown token leads to the guide with a notice', async ({ page }) => {
  await page.goto('/start/AAAAAAAA');
  await expect(page.getByText(/Länken leder inte till något sparat hus/)).toBeVisible();
  await page.goto('/configuration/AAAAAAAA/1/1');
  await expect(page.getByText(/Länken leder inte till något sparat hus/)).toBeVisible();
});

test('nothing to configure leads to the guide', async ({ page }) => {
  await page.goto('/configuration/new/1/1');
  await expect(page).toHaveURL(/\/$/);
});

test('without a token the address is that of this browser’s visit, which goes on at the step that was open last', async ({
  page,
}) => {
  const houses: { Id: number }[] = await (await page.request.get('/api/houses')).json();
  const configurator = new ConfiguratorPage(page);
  await configurator.start(houses[0]?.Id ?? 0, '1280');
  await configurator.next();
  await configurator.next();
  await expect.poll(async () => (await configurator.counter()).n).toBe(3);
  await configurator.choices.first().click();
  const { pathname } = new URL(page.url());
  await page.goto('/');
  await page.goto('/configuration');
  await expect(page).toHaveURL(pathname);
});

test('the web configuration and the name go along to the choice of municipality', async ({ page }) => {
  await page.goto('/start/new?h=1&c=1&b=1&name=Sommarhuset');
  await expect(page).toHaveURL('/municipality?h=1&c=1&b=1&name=Sommarhuset');
  await expect(page.getByRole('textbox', { name: 'Vad ska huset heta?' })).toHaveValue('Sommarhuset');
});

test('a house that is not offered any more is said to be gone', async ({ page }) => {
  const houses: { Id: number }[] = await (await page.request.get('/api/houses')).json();
  const configurator = new ConfiguratorPage(page);
  await configurator.start(houses[0]?.Id ?? 0, '1280');
  await configurator.choices.first().click();
  await page.evaluate(() => {
    sessionStorage.clear();
    const [key = ''] = Object.keys(localStorage).filter((name) => localStorage.getItem(name)?.includes('houseId'));
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? ''), houseId: 999_999 }));
  });
  await page.goto('/configuration');
  await expect(page.getByText(/Huset som du höll på med går inte att öppna/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Påbörjat hus' })).toBeHidden();
  await page.goto('/my-projects');
  await expect(page.getByText('Den här husmodellen finns inte längre')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Fortsätt bygga/ })).toHaveCount(0);
});

test('an unknown section is only logged and leads to the first step; an unknown view closes itself', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const houses: { Id: number }[] = await (await page.request.get('/api/houses')).json();
  await new ConfiguratorPage(page).start(houses[0]?.Id ?? 0, '1280');
  for (const address of ['/configuration/new/99/1', '/configuration/new/1/99', '/configuration/new/abc/1']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/configuration\/new\/1\/1$/);
  }
  await page.goto('/configuration/new/2/1?view=cellar');
  await expect(page).toHaveURL(/\/configuration\/new\/2\/1$/);
  expect(logged.filter((text) => text.startsWith('Section information missing')).length).toBeGreaterThanOrEqual(3);
});

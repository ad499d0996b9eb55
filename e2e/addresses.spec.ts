import { expect, test } from './support/test.ts';

test.use({ expectedErrors: [/40[04]/] });

test('if the address /start/new lacks the house or the municipality, the browser opens the page that asks for it, and the address keeps its other parameters; an unknown address shows error 404, and an address with a malformed token error 400', async ({
  page,
}) => {
  for (const [address, leadsTo] of [
    ['/start/new', '/'],
    ['/start/new?m=1280', '/house?m=1280'],
    ['/start/new?h=1', '/municipality?h=1'],
    ['/start/new?h=1&c=1&b=1&name=Sommarhuset', '/municipality?h=1&c=1&b=1&name=Sommarhuset'],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveURL(leadsTo);
  }
  await expect(page.getByRole('textbox', { name: 'Vad ska huset heta?' })).toHaveValue('Sommarhuset');

  for (const address of ['/finns-inte', '/start/new?h=999999&m=1280']) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/finns inte/);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  }
  for (const address of ['/start/kort', '/configuration/kort', '/configuration/kort/1/1', '/configuration/AAAAAAA%C3%85/1/1']) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(400);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Adressen stämmer inte');
  }
  for (const address of ['/start/AAAAAAAA', '/configuration/AAAAAAAA/1/1']) {
    await page.goto(address);
    await expect(page.getByText(/Länken leder inte till något sparat hus/)).toBeVisible();
  }
  // This browser has no begun house, so the address has nothing to show.
  await page.goto('/configuration/new/1/1');
  await expect(page).toHaveURL('/');
});

test('the address /configuration opens the house that this browser stores, at the step that was open last; an address with an unknown step opens the first step, and an unknown view is removed from the address', async ({
  page,
  begin,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const configurator = await begin({});
  for (const address of ['/configuration/new/99/1', '/configuration/new/1/99', '/configuration/new/abc/1']) {
    await page.goto(address);
    await expect(page).toHaveURL('/configuration/new/1/1');
  }
  await page.goto('/configuration/new/2/1?view=cellar');
  await expect(page).toHaveURL('/configuration/new/2/1');
  // The page has logged a message for each of the three unknown steps.
  expect(logged.filter((text) => text.startsWith('Section information missing')).length).toBeGreaterThanOrEqual(3);

  await configurator.next();
  await configurator.choices.first().click();
  const { pathname } = new URL(page.url());
  expect(pathname).not.toBe('/configuration/new/2/1');
  await page.goto('/');
  await page.goto('/configuration');
  await expect(page).toHaveURL(pathname);
});

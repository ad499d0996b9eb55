import type { Page } from '@playwright/test';
import { ConfiguratorPage, krOf } from './support/configurator.ts';
import { keptHouse } from './support/kept-house.ts';
import { expect, expectNoAxeViolations, test } from './support/test.ts';

const MALMO = '1280';

test('the start page welcomes, leads down to the houses and tells of the campaign @phone', async ({ page }) => {
  await page.goto('/');
  const more = page.getByRole('button', { name: 'Mer om kampanjen' });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await more.click();
  await expect(page.getByText('Kampanjen gäller i hela landet')).toBeVisible();
  await expectNoAxeViolations(page);
  await more.click();
  await expect(page.getByText('Kampanjen gäller i hela landet')).toBeHidden();
  await page.getByRole('link', { name: 'Välj hus' }).click();
  await expect(page.getByRole('group', { name: 'Hustyp' })).toBeInViewport();
});

test('the tabs have addresses and one is current at a time @phone', async ({ page, isMobile }) => {
  const tabs = [
    ['Mina hus', '/my-projects', 'Mina hus'],
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
    if (address !== '/') await expectNoAxeViolations(page);
  }
  if (isMobile) await page.getByRole('button', { name: 'Meny', exact: true }).click();
  await expectNoAxeViolations(page);
  await navigation.getByRole('link', { name: 'Nytt hus' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nytt hus' })).toBeVisible();
});

test('the menu of a phone closes by Escape and gives focus back @only-phone', async ({ page }) => {
  await page.goto('/help');
  await page.getByRole('button', { name: 'Meny', exact: true }).click();
  await page.getByRole('link', { name: 'Mina hus' }).focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Huvudmeny' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Meny', exact: true })).toBeFocused();
});

test('login, register and profile show their forms, say how to reach the builder, and lead back @phone', async ({ page }) => {
  const brand: { Contact: { Phone: string } } = await (await page.request.get('/api/brand')).json();
  await page.goto('/');
  await page.getByRole('region', { name: 'Konto' }).getByRole('link', { name: 'Logga in' }).click();
  await expect(page).toHaveURL('/login');
  for (const address of ['/login', '/register', '/my-profile']) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('link', { name: brand.Contact.Phone })).toHaveAttribute('href', /^tel:\d+$/);
    await expectNoAxeViolations(page);
  }
  await page.goto('/register?returnUrl=%2Fhouse%3Ftyp%3D2');
  await page.getByRole('link', { name: 'Tillbaka' }).click();
  await expect(page).toHaveURL('/house?typ=2');
  await page.goto('/login?returnUrl=https%3A%2F%2Fexample.com%2F');
  await expect(page.getByRole('link', { name: 'Tillbaka' })).toHaveAttribute('href', '/');
});

test('the filter shows the houses of its type, and never type 6', async ({ page }) => {
  await page.goto('/house');
  const filter = page.getByRole('group', { name: 'Hustyp' });
  await expect(filter.getByRole('button')).toHaveText([
    /^Alla hustyper/,
    /^1-plan/,
    /^1,5-plan/,
    /^2-plan/,
    /^Förhöjt väggliv/,
    /^Sidobyggnad/,
  ]);
  const list = page.getByRole('region', { name: 'Våra hus' });
  await expect(list.getByRole('article', { name: 'Visningshus 120' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Sidobyggnader' }).getByRole('article', { name: 'Garage 32' })).toBeVisible();
  for (const [type, house] of [
    ['2-plan', 'Herrgården 188'],
    ['Förhöjt väggliv', 'Skogsgård 152'],
    ['Sidobyggnad', 'Garage 32'],
  ] as const) {
    await filter.getByRole('button', { name: type }).click();
    await expect(list.getByRole('article', { name: house })).toBeVisible();
    const types = await list.getByRole('article').locator('.house-card-name span').allInnerTexts();
    expect(new Set(types)).toEqual(new Set([type]));
    const shown = await filter.getByRole('button', { name: type }).locator('.num').innerText();
    expect(types).toHaveLength(Number(shown));
  }
});

test('a thumbnail changes the picture of its card', async ({ page }) => {
  await page.goto('/house');
  const card = page.getByRole('article', { name: 'Björkliden 142' });
  const picture = card.getByRole('img').first();
  const before = await picture.getAttribute('src');
  await card.getByRole('button', { name: /^Visa bild 2 av/ }).click();
  await expect(picture).not.toHaveAttribute('src', before ?? '');
  await expect(picture).toHaveAccessibleName(/^Bild 2 av \d på Björkliden 142$/);
  await expect(card.getByRole('button', { name: /^Visa bild 2 av/ })).toHaveAttribute('aria-pressed', 'true');
});

test('a house that was begun waits on the start page, in the list and under Mina hus @phone', async ({ page }) => {
  const total = await begin(page, 'Björkliden 142');
  await page.goto('/');
  const kept = page.getByRole('region', { name: 'Påbörjat hus' });
  await expect(kept.getByRole('heading', { name: 'Mitt hus' })).toBeVisible();
  await expect(kept.getByText('Björkliden 142 i Malmö')).toBeVisible();
  expect(krOf(await kept.locator('.num').innerText())).toBe(total);
  await expectNoAxeViolations(page);
  await expect(page.getByRole('article', { name: 'Björkliden 142' }).getByText('Detta är huset du konfigurerar')).toBeVisible();

  await kept.getByRole('button', { name: 'Inte nu' }).click();
  await expect(kept).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByText('Detta är huset du konfigurerar')).toBeVisible();
  await expect(kept).toBeHidden();

  await page.goto('/my-projects');
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Fortsätt bygga Mitt hus' }).click();
  const configurator = new ConfiguratorPage(page);
  await expect(configurator.samples).toBeVisible();
  expect(await configurator.total()).toBe(total);
});

test('deleting a saved house asks first, and leaves nothing to go on with @phone', async ({ page }) => {
  await begin(page, 'Björkliden 142');
  await page.goto('/my-projects');
  const remove = page.getByRole('button', { name: 'Radera Mitt hus' });
  await remove.click();
  const question = page.getByRole('alertdialog', { name: 'Är du säker på att du vill radera huset?' });
  await expectNoAxeViolations(page);
  await question.getByRole('button', { name: 'Avbryt' }).click();
  await expect(remove).toBeFocused();
  await remove.click();
  await question.getByRole('button', { name: 'Radera' }).click();
  await expect(page.getByRole('heading', { name: 'Här finns inget hus än' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectNoAxeViolations(page);
  await page.goto('/start');
  await expect(page).toHaveURL('/');
});

test('a house that another tab has begun meanwhile is not deleted in the place of the one asked about', async ({
  page,
  context,
}) => {
  await begin(page, 'Björkliden 142');
  await page.goto('/my-projects');
  await page.getByRole('button', { name: 'Radera Mitt hus' }).click();
  const other = await context.newPage();
  await begin(other, 'Herrgården 188');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Radera' }).click();
  await expect(page.getByText('Huset är raderat.')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Mitt hus' })).toHaveCount(1);
  await expect(page.getByRole('article', { name: 'Mitt hus' })).toContainText('Herrgården 188 i Malmö');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('without a campaign the splash shows the saved house, and without one the builder’s own picture', async ({ page }) => {
  await page.route('**/api/campaign/primary', (route) => route.fulfill({ json: null }));
  await page.goto('/help');
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await expect(page.locator('img[src*="splash"]:not(.is-behind)')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mer om kampanjen' })).toBeHidden();
  await begin(page, 'Herrgården 188');
  await page.goto('/help');
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('img', { name: 'Bild på Herrgården 188', exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('starting the same house again asks whether to go on @phone', async ({ page }) => {
  const total = await begin(page, 'Björkliden 142');
  const address = `/start/new?h=${await houseId(page, 'Björkliden 142')}&m=${MALMO}`;
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Fortsätt där du slutade?' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Fortsätt bygga' }).click();
  const configurator = new ConfiguratorPage(page);
  await expect(configurator.samples).toBeVisible();
  expect(await configurator.total()).toBe(total);

  await page.goto(address);
  await page.getByRole('link', { name: 'Börja om' }).click();
  await expect(configurator.samples).toBeVisible();
  expect(await configurator.total()).not.toBe(total);
});

test('a new project asks for a municipality, shows its price and takes the name along @phone', async ({ page }) => {
  await page.goto('/new-project');
  await expectNoAxeViolations(page);
  await page.getByRole('combobox', { name: 'Vilket hus ska du bygga?' }).fill('havs');
  await page.getByRole('option', { name: /^Havsutsikten 164/ }).click();
  await page.getByRole('button', { name: 'Börja bygg!' }).click();
  await expect(page.getByRole('alert')).toHaveText('Du måste välja kommun för att gå vidare.');
  await expect(page.getByRole('combobox', { name: 'Var ska du bygga?' })).toBeFocused();
  await expectNoAxeViolations(page);

  await page.getByRole('combobox', { name: 'Var ska du bygga?' }).fill('malmö');
  await page.getByRole('option', { name: /^Malmö/ }).click();
  await expect(page.getByText('Pris i Malmö från, inkl. moms')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Vad ska huset heta?' })).toHaveValue('Mitt hus');
  await page.getByRole('textbox', { name: 'Vad ska huset heta?' }).fill('Huset på höjden');
  await page.getByRole('button', { name: 'Börja bygg!' }).click();
  await expect(new ConfiguratorPage(page).samples).toBeVisible();
  await begunBy(page);
  await page.goto('/my-projects');
  await expect(page.getByRole('article', { name: 'Huset på höjden' })).toContainText('Havsutsikten 164 i Malmö');
});

test('a municipality is found and chosen by keyboard alone @phone', async ({ page }) => {
  await page.goto(`/municipality?h=${await houseId(page, 'Björkliden 142')}`);
  const field = page.getByRole('combobox', { name: 'Var ska du bygga?' });
  const active = page.locator('[role=option][data-highlighted]');
  await field.focus();
  await field.press('ArrowDown');
  await expect(page.getByRole('listbox', { name: 'Kommuner' })).toBeVisible();
  await expect(active).toHaveText(/^Ale/);
  await expect(field).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '');
  await field.press('ArrowUp');
  await expect(active).toHaveText(/^Övertorneå/);
  await expect(active).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);

  await field.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await field.pressSequentially('mal');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ förslag$/ })).toBeAttached();
  await expect(active).toHaveText(/^Malmö/);
  await field.press('Escape');
  await expect(field).toHaveValue('mal');
  await field.press('Escape');
  await expect(field).toHaveValue('');

  await field.pressSequentially('ÅMÅL');
  await expectNoAxeViolations(page);
  await field.press('Enter');
  await expect(field).toHaveValue('Åmål');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(page.getByText('Pris i Åmål från, inkl. moms')).toBeVisible();
  // What is chosen is no search: the whole list, with what is chosen in view.
  await field.press('ArrowDown');
  await expect(page.getByRole('option')).toHaveCount(290);
  await expect(page.getByRole('option', { selected: true })).toBeInViewport();

  await field.fill('Malmøø');
  await expect(page.getByRole('group', { name: 'Liknande namn' }).getByRole('option')).toHaveText([/^Malmö/]);
  await field.fill('qq');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(page.getByText('Ingen kommun och ingen större ort heter så. Kontrollera stavningen.').last()).toBeVisible();
  // What is spelt as it is written comes first, and a place leads to its municipality.
  await field.fill('håb');
  await expect(active).toHaveText(/^Håbo/);
  await field.press('Enter');
  await expect(field).toHaveValue('Håbo');
  await field.fill('visb');
  await expect(page.getByRole('group', { name: 'Orter' }).getByRole('option')).toHaveText([/^Visby, Gotland/]);
  await expect(active).toHaveText(/^Visby, Gotland/);
  await field.press('Enter');
  await expect(field).toHaveValue('Gotland');
  await field.fill('upsala');
  await field.press('Enter');
  await expect(field).toHaveValue('Uppsala');
  // A whole name is chosen when the line is left.
  await field.fill('göteborg');
  await field.press('Tab');
  await expect(field).toHaveValue('Göteborg');
  await expect(page).toHaveURL(/m=1480/);
});

test('a form says all that is wrong, and leads to the first of it', async ({ page }) => {
  await page.goto(`/municipality?h=${await houseId(page, 'Björkliden 142')}`);
  const name = page.getByRole('textbox', { name: 'Vad ska huset heta?' });
  const municipality = page.getByRole('combobox', { name: 'Var ska du bygga?' });
  const begin = page.getByRole('button', { name: 'Börja bygg!' });
  const faults = page.getByRole('alert');
  await name.fill('x'.repeat(201));
  await begin.click();
  await expect(faults).toHaveText(['Namnet får ha högst 200 tecken.', 'Du måste välja kommun för att gå vidare.']);
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Namnet får ha högst 200 tecken.');
  await expect(municipality).toHaveAccessibleDescription('Du måste välja kommun för att gå vidare.');
  await expectNoAxeViolations(page);

  await name.fill('x'.repeat(200));
  await expect(faults).toHaveText(['Du måste välja kommun för att gå vidare.']);
  await begin.click();
  await expect(municipality).toBeFocused();
  await municipality.fill('malmö');
  await municipality.press('Enter');
  await expect(faults).toHaveCount(0);
  await expect(municipality).toHaveAttribute('aria-invalid', 'false');
  await begin.click();
  await expect(page).toHaveURL(/\/configuration\/new\/1\/1$/);
});

test('what is written before the scripts have come stays', async ({ page }) => {
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
  await begunBy(page);
  await page.goto('/my-projects');
  await expect(page.getByRole('article', { name: 'Huset i backen' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a new house is sent on with its municipality and its name', async ({ page }) => {
    await page.goto(`/municipality?h=${await houseId(page, 'Björkliden 142')}&m=${MALMO}`);
    await expect(page.getByRole('combobox', { name: 'Var ska du bygga?' })).toHaveValue('Malmö');
    await page.getByRole('textbox', { name: 'Vad ska huset heta?' }).fill('Huset i backen');
    await page.getByRole('button', { name: 'Börja bygg!' }).click();
    await expect(page).toHaveURL(/\/start\/new\?h=\d+&m=1280&name=Huset\+i\+backen$/);
    await expect(page.getByText(/JavaScript/)).toBeVisible();
  });
});

test('a new project without a house leads to the list, in the municipality that was chosen', async ({ page }) => {
  await page.goto('/new-project');
  await page.getByRole('combobox', { name: 'Var ska du bygga?' }).fill('malmö');
  await page.getByRole('option', { name: /^Malmö/ }).click();
  await page.getByRole('button', { name: 'Välj bland husen' }).click();
  await expect(page).toHaveURL(`/house?m=${MALMO}`);
  await expect(page.getByText('Priserna gäller i Malmö.')).toBeVisible();
});

test('a municipality on the deny list stops before the house is begun @phone', async ({ page }) => {
  await page.route('**/api/municipalities', async (route) => {
    const response = await route.fetch();
    const municipalities: { Id: string }[] = await response.json();
    await route.fulfill({
      response,
      json: municipalities.map((place) => (place.Id === MALMO ? { ...place, Denied: true } : place)),
    });
  });
  await page.goto('/house');
  await page.getByRole('link', { name: 'Bygg Björkliden 142' }).click();
  await page.getByRole('combobox', { name: 'Var ska du bygga?' }).fill('malmö');
  await expect(page.getByRole('option', { name: /^Malmö/ })).toContainText('Vi levererar inte hit');
  await page.getByRole('option', { name: /^Malmö/ }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Dessvärre kan vi inte leverera hus till den kommunen som du har angett att du vill bygga i.',
  );
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Börja bygg!' }).click();
  await expect(page).toHaveURL(/\/municipality\?/);
});

test('changing house says what follows along and what does not, and goes on with it @phone', async ({ page, isMobile }) => {
  const total = await begin(page, 'Björkliden 142');
  if (isMobile) await page.goto(`${new URL(page.url()).pathname}?view=house`);
  else await page.getByRole('button', { name: 'Byt husmodell' }).click();
  const dialog = page.getByRole('dialog', { name: 'Byt husmodell' });
  const filter = dialog.getByRole('group', { name: 'Hustyp' });
  await expect(filter.getByRole('button')).toHaveText([/^Alla hustyper/, /^1-plan/, /^1,5-plan/, /^2-plan/, /^Förhöjt väggliv/]);
  await filter.getByRole('button', { name: /^1,5-plan/ }).click();
  const own = dialog.getByRole('article', { name: 'Björkliden 142' });
  await expect(own.getByText('Detta är huset du konfigurerar')).toBeVisible();
  await expect(own.getByRole('button', { name: 'Bygg Björkliden 142' })).toBeHidden();
  await expectNoAxeViolations(page);

  await filter.getByRole('button', { name: /^1-plan/ }).click();
  await dialog.getByRole('button', { name: 'Bygg Furuvik 112' }).click();
  await expect(dialog.getByRole('heading', { name: 'Byt till Furuvik 112?' })).toBeFocused();
  await expect(dialog.getByRole('heading', { name: 'Det här följer inte med' })).toBeVisible();
  await expect(dialog.getByText('Det finns osparade ändringar.', { exact: false })).toBeVisible();
  const prices = (await dialog.locator('dd.num').allInnerTexts()).map(krOf);
  expect(prices[0]).toBe(total);
  expect((prices[1] ?? 0) - (prices[0] ?? 0)).toBe(prices[2]);
  await expectNoAxeViolations(page);

  await dialog.getByRole('button', { name: 'Byt till Furuvik 112' }).click();
  await expect(dialog).toBeHidden();
  const configurator = new ConfiguratorPage(page);
  await expect(configurator.samples).toBeVisible();
  await expect(page).toHaveTitle(/Furuvik 112/);
  expect(await configurator.total()).toBe(prices[1]);
  await page.reload();
  await expect(page).toHaveTitle(/Furuvik 112/);
  expect(await configurator.total()).toBe(prices[1]);
});

test('Back leaves the houses and keeps the house', async ({ page }) => {
  const total = await begin(page, 'Björkliden 142');
  await page.getByRole('button', { name: 'Byt husmodell' }).click();
  await expect(page.getByRole('dialog', { name: 'Byt husmodell' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Byt husmodell' })).toBeHidden();
  expect(await new ConfiguratorPage(page).total()).toBe(total);
});

test.describe('without a network', () => {
  test.use({ expectedErrors: [/ERR_FAILED|ApiError: network/] });

  test('the houses to change to can be asked for again, and nothing is lost', async ({ page }) => {
    const total = await begin(page, 'Björkliden 142');
    await page.route('**/api/houses**', (route) => route.abort());
    await page.getByRole('button', { name: 'Byt husmodell' }).click();
    const dialog = page.getByRole('dialog', { name: 'Byt husmodell' });
    await expect(dialog.getByRole('alert')).toContainText('Det gick inte att hämta husen.');
    await expectNoAxeViolations(page);
    await page.unroute('**/api/houses**');
    await dialog.getByRole('button', { name: 'Försök igen' }).click();
    await expect(dialog.getByRole('article').first()).toBeVisible();
    await page.goBack();
    expect(await new ConfiguratorPage(page).total()).toBe(total);
  });

  test('a page that could not be loaded says so in Swedish and tries again', async ({ page }) => {
    await page.goto('/help');
    await page.route('**/api/**', (route) => route.abort());
    await page.getByRole('link', { name: 'Start', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ingen kontakt med servern' })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.unroute('**/api/**');
    await page.getByRole('link', { name: 'Försök igen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Bygg ditt hus/ })).toBeVisible();
  });
});

/** Starts a house in Malmö and chooses something in it; the total then, kr. */
async function begin(page: Page, title: string): Promise<number> {
  const configurator = new ConfiguratorPage(page);
  await configurator.start(await houseId(page, title), MALMO);
  const before = await configurator.total();
  const choice = configurator.choices.filter({ hasText: /[+−]/ }).first();
  await choice.click();
  await expect.poll(() => configurator.total()).not.toBe(before);
  return configurator.total();
}

/** Chooses anything at all, so that the browser keeps the house. */
async function begunBy(page: Page): Promise<void> {
  await new ConfiguratorPage(page).choices.first().click();
  await expect.poll(() => keptHouse(page)).not.toBeNull();
}

async function houseId(page: Page, title: string): Promise<number> {
  const houses: { Id: number; Title: string }[] = await (await page.request.get('/api/houses')).json();
  return houses.find((house) => house.Title === title)?.Id ?? 0;
}

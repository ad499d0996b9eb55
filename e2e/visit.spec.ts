import { ConfiguratorPage, krOf } from './support/configurator.ts';
import { expect, test } from './support/test.ts';

test('the visitor filters the houses, finds the municipality without typing å, ä or ö, and reaches the first step @only-phone', async ({
  page,
}) => {
  await page.goto('/');
  await page
    .getByRole('link', { name: /^1,5-plan/ })
    .or(page.getByRole('button', { name: /^1,5-plan/ }))
    .click();
  await expect(page.getByRole('heading', { name: 'Mjällom 96' })).toBeHidden();
  await page.getByRole('link', { name: 'Bygg Björkliden 142' }).click();

  await page.getByRole('button', { name: 'Börja bygg!' }).click();
  await expect(page.getByText('Du måste välja kommun för att gå vidare.')).toBeVisible();
  const municipality = page.getByRole('combobox', { name: 'Var ska du bygga?' });
  await municipality.fill('malmo');
  await page.getByRole('option', { name: /^Malmö/ }).click();
  await page.getByRole('button', { name: 'Börja bygg!' }).click();

  await expect(page).toHaveURL(/\/configuration\/new\/1\/1$/);
  await expect(new ConfiguratorPage(page).samples).toBeVisible();
});

test('choices are kept after a reload and appear in a second tab; the page asks before the visitor leaves the configurator with unsaved changes', async ({
  page,
  context,
}) => {
  const configurator = new ConfiguratorPage(page);
  await configurator.start(await houseId(page, 'Furuvik 112'), '0180');
  const title = await configurator.choices.first().locator('b').innerText();
  await configurator.choices.first().click();
  const total = await configurator.total();
  await page.reload();
  await expect(page.getByRole('radio', { name: title, exact: true })).toBeChecked();

  const second = await context.newPage();
  await second.goto('/configuration/new/1/1');
  await expect(second.getByRole('radio', { name: title, exact: true })).toBeChecked();
  expect(await new ConfiguratorPage(second).total()).toBe(total);
  await second.close({ runBeforeUnload: false });

  await page.getByRole('link', { name: /till startsidan/ }).click();
  const question = page.getByText('Det finns osparade ändringar. Är du säker på att du vill lämna konfiguratorn?');
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Stanna kvar' }).click();
  await page.getByRole('button', { name: 'Spara', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Huset är sparat' })).toBeVisible();
  await page.getByRole('button', { name: 'Skapa länk' }).click();
  const link = await page.getByRole('textbox', { name: 'Länk till huset' }).inputValue();
  await page.getByRole('button', { name: 'Fortsätt bygga' }).click();
  await page.getByRole('link', { name: /till startsidan/ }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('link', { name: 'Fortsätt bygga' }).click();
  await expect(page.getByRole('radio', { name: title, exact: true })).toBeChecked();

  await page.goto(link);
  await expect(page).toHaveURL(/\/configuration\/new\/1\/1$/);
  await expect(page.getByRole('radio', { name: title, exact: true })).toBeChecked();
});

async function houseId({ request }: { request: import('@playwright/test').APIRequestContext }, title: string): Promise<number> {
  const houses: { Id: number; Title: string }[] = await (await request.get('/api/houses')).json();
  return houses.find((house) => house.Title === title)?.Id ?? 0;
}

test('if two tabs show the same house, a change in one tab appears in the other tab, and the other tab can undo it for both', async ({
  page,
  context,
  begin,
}) => {
  const configurator = await begin({ house: 'Furuvik 112', municipality: '0180' });
  await configurator.choices.first().click();
  const first = await configurator.total();
  const second = await context.newPage();
  await second.goto('/configuration/new');
  const other = new ConfiguratorPage(second);
  await expect.poll(() => other.total()).toBe(first);
  await other.choices.last().click();
  const later = await other.total();
  await expect.poll(() => configurator.total()).toBe(later);
  await page.getByRole('button', { name: 'Ångra', exact: true }).click();
  await expect.poll(() => other.total()).toBe(first);
});

test('if the price of the house has changed since the visitor left, the page shows a notice about this once, when the visitor returns', async ({
  page,
  begin,
}) => {
  const configurator = await begin({ house: 'Furuvik 112', municipality: '0180' });
  await configurator.choices.first().click();
  const total = await configurator.total();
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith('gavel.house.'))) {
      const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...kept, price: kept.price - 1_000_000 }));
    }
  });
  await page.reload();
  const notice = page.getByRole('status').filter({ hasText: 'Priset har ändrats sedan sist' });
  await expect(notice).toBeVisible();
  expect((await notice.innerText()).match(/[\d\s]+(?=\skr)/g)?.map(krOf)).toEqual([total - 10_000, total]);
  await page.reload();
  await expect(configurator.samples).toBeVisible();
  await expect(notice, 'it is told once').toHaveCount(0);
});

test('beginning a house in a second tab does not change the house in the first tab', async ({ page, context, begin }) => {
  const configurator = await begin({ house: 'Furuvik 112', municipality: '0180' });
  const title = await configurator.choices.first().locator('b').innerText();
  await configurator.choices.first().click();
  const total = await configurator.total();

  const second = await context.newPage();
  const other = await begin({}, second);
  await other.choices.first().click();
  const kept = await other.total();
  await configurator.next();
  await page.reload();
  await page.getByRole('button', { name: 'Tillbaka' }).click();
  await expect(page.getByRole('radio', { name: title, exact: true })).toBeChecked();
  expect(await configurator.total()).toBe(total);
  await second.reload();
  expect(await other.total(), 'nor the other way round').toBe(kept);
});

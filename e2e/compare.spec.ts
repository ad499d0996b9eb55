import { ConfiguratorPage } from './support/configurator.ts';
import { MALMO } from './support/houses.ts';
import { houseId } from './support/screens/screen.ts';
import { expect, test } from './support/test.ts';

test('the comparison page shows two houses of this browser side by side, and a link shows the comparison in another browser', {
  tag: '@only-phone',
}, async ({ page, anotherBrowser }) => {
  const configurator = new ConfiguratorPage(page);
  const totals: string[] = [];
  for (const house of ['Furuvik 112', 'Björkliden 142']) {
    await configurator.start(await houseId(page, house), MALMO);
    await configurator.choices.nth(1).click();
    totals.push(await page.getByTestId('total').innerText());
  }

  await page.goto('/compare');
  for (const house of ['Furuvik 112', 'Björkliden 142']) await page.getByRole('checkbox', { name: house }).check();
  const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  await expect(row('Husmodell').first()).toContainText('Furuvik 112');
  await expect(row('Boarea')).toHaveText(/112.m².*142.m²/s);
  for (const total of totals) await expect(row('Totalpris')).toContainText(total);
  // Both houses have the same value in this row. The page hides equal rows until the visitor chooses "Allt" (everything).
  await expect(row('Kommun')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Allt' }).check();
  await expect(row('Kommun')).toHaveText(/Malmö.*Malmö/s);

  await page.getByRole('button', { name: 'Dela jämförelsen' }).click();
  const link = await page.getByRole('textbox', { name: 'Länk till jämförelsen' }).inputValue();
  const other = await anotherBrowser();
  await other.goto(link);
  for (const total of totals) await expect(other.getByRole('row').filter({ hasText: 'Totalpris' })).toContainText(total);
});

test('the comparison leaves out a house that was deleted, and shows a notice about this', async ({ page }) => {
  await page.goto('/compare?house=1700000000000');
  await expect(page.getByText('Ett hus finns inte längre och är inte med.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Välj två eller tre hus' })).toBeVisible();
});

// Component tests load the style sheets of all pages, so they do not notice a style sheet that is missing on the page.
test('the comparison page without houses loads the style sheet of its heading', async ({ page }) => {
  await page.goto('/compare');
  await expect(page.getByRole('heading', { name: 'Välj två eller tre hus' })).toHaveCSS('font-size', '30px');
});

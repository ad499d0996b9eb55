import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { krOf } from './support/configurator.ts';
import { type OtherServer, serveOtherRange } from './support/other-range.ts';
import { expect, expectNoAxeViolations, test } from './support/test.ts';

let server: OtherServer | null = null;
test.afterEach(() => server?.stop());

test('a builder can show what the price could cost a month; the assumptions are there to be changed', async ({ page }) => {
  // A second server reads and publishes a whole range first.
  test.setTimeout(240_000);
  server = await serveOtherRange((range) => {
    appendFileSync(join(range, 'brand.yaml'), 'monthlyCost:\n  interest: 3.6\n  downPayment: 15\n');
  });
  const houses: { Id: number; Title: string }[] = await (await page.request.get(`${server.address}/api/houses`)).json();
  const house = houses.find(({ Title }) => Title === 'Furuvik 112')?.Id;
  await page.goto(`${server.address}/start/new?h=${house}&m=0180`);
  await expect(page.getByRole('radiogroup')).toBeVisible();
  await page.goto(`${server.address}/configuration/new/1/1?view=price`);
  const sheet = page.getByRole('dialog');
  const price = krOf(await sheet.locator('.price-sheet-total').innerText());
  const perMonth = async () => krOf(await sheet.getByText('per månad', { exact: false }).first().locator('b').innerText());
  const loan = price * 0.85;
  expect(await perMonth()).toBe(Math.round((loan * 0.036) / 12) + Math.round((loan * 0.02) / 12));
  await expect(sheet.getByText('Då ska minst 2\u00a0% av det amorteras varje år.')).toBeVisible();

  await sheet.getByRole('button', { name: 'Räkna med egna siffror' }).click();
  await expectNoAxeViolations(page);
  await sheet.getByRole('textbox', { name: 'Kontantinsats' }).fill('50');
  await expect(sheet.getByText('Då finns inget krav på amortering.')).toBeVisible();
  await sheet.getByRole('textbox', { name: 'Ränta' }).fill('2,4');
  expect(await perMonth()).toBe(Math.round((price * 0.5 * 0.024) / 12));
  await sheet.getByRole('textbox', { name: 'Amortering' }).fill('1');
  expect(await perMonth()).toBe(Math.round((price * 0.5 * 0.024) / 12) + Math.round((price * 0.5 * 0.01) / 12));

  await sheet.getByRole('textbox', { name: 'Kontantinsats' }).fill('5');
  await expect(sheet.getByText('Kontantinsatsen måste vara minst 10\u00a0%. Vi räknar därför med 10\u00a0%.')).toBeVisible();
  await expect(sheet.getByText('Amorteringen måste vara minst 2\u00a0%. Vi räknar därför med 2\u00a0%.')).toBeVisible();
  await sheet.getByRole('textbox', { name: 'Ränta' }).fill('många');
  await expect(sheet.getByText('Ange ett tal från 0 till 100.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Återställ' }).click();
  await expect(sheet.getByRole('textbox', { name: 'Ränta' })).toHaveValue('3,6');
  expect(await perMonth()).toBe(Math.round((loan * 0.036) / 12) + Math.round((loan * 0.02) / 12));

  await page.goto(`${server.address}/configuration/new/1/1?view=summary`);
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Månadskostnad' })).toBeVisible();
  await expectNoAxeViolations(page);
});

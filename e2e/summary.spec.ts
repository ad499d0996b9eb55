import type { Locator, Page } from '@playwright/test';
import { ConfiguratorPage, krOf } from './support/configurator.ts';
import { expect, expectNoAxeViolations, test } from './support/test.ts';

const MALMO = '1280';
/** Campaigns of the demo range that this asks about: for all 1½-storey houses, and for geothermal heating from a month later. */
const STOREY_CAMPAIGN = '1,5-planskampanjen';
const HEAT_CAMPAIGN = 'Värme från berget';

test('from the filter to the house, its bundle and all steps to the summary', async ({ page }) => {
  test.setTimeout(180_000);
  const configurator = new ConfiguratorPage(page);
  await page.goto('/house?typ=2&m=1280');
  await expect(page.getByRole('heading', { name: 'Mjällom 96' })).toBeHidden();
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Björkliden 142' }) });
  await card.getByRole('button', { name: 'Utgå från ett paket' }).click();
  await card.getByRole('link', { name: 'Starta med detta paket: Komplett' }).click();
  await expect(page).toHaveURL(/\/configuration\/new\/1\/1$/);

  const { total: steps } = await configurator.counter();
  for (let n = 1; n < steps; n += 1) {
    await configurator.next();
    await expect.poll(async () => (await configurator.counter()).n).toBe(n + 1);
  }
  const header = await configurator.total();
  await page.getByRole('button', { name: 'Slutför' }).click();
  const summary = summaryOf(page);
  await expect(page).toHaveURL(/view=summary/);
  await expect(page).toHaveTitle(/^Sammanställning – Björkliden 142/);
  expect(krOf(await summary.getByTestId('summary-total').innerText())).toBe(header);
  await expect(summary.getByText('1,5-plan', { exact: true })).toBeVisible();
  for (const [term, value] of [
    ['Kommun', 'Malmö'],
    ['Namn', 'Mitt hus'],
    ['Husmodell', 'Björkliden 142'],
    ['Offert begärd', 'Inte ännu'],
  ] as const)
    await expect(summary.getByText(term, { exact: true }).last().locator('xpath=following-sibling::dd')).toHaveText(value);
  await expect(summary.getByText('Det här ingår inte i priset:')).toBeVisible();
  await summary.getByRole('button', { name: 'Stäng sammanställningen' }).click();
  await expect(summary).toBeHidden();
  await expect(page).not.toHaveURL(/view=/);
  await expect(page).toHaveTitle(/Björkliden 142/);
  await expect(page).not.toHaveTitle(/^Sammanställning/);
});

test.describe('without rendered pictures of the house', () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_FAILED/] });

  test('its drawing stands on the summary', async ({ page }) => {
    await page.route('**/media/*/exterior/**', (route) => route.abort());
    const summary = await openSummary(page);
    await expect(summary.locator('.summary-picture img[src*="/media/drawn/house/"]')).toBeVisible();
  });
});

test('filters show less and still add up @phone', async ({ page }) => {
  const summary = await openSummary(page, { bundle: 'Komplett' });
  const rows = summary.getByRole('link', { name: /^Ändra / });
  const ordinary = await categoriesOf(summary);
  await expect(rows.first()).toBeHidden();
  await summary.getByRole('button', { name: 'Visa alla rader' }).click();
  const all = await rows.count();
  await expectNoAxeViolations(page);

  await summary.getByRole('radio', { name: 'Mina val' }).check();
  await expect.poll(() => rows.count()).toBeLessThan(all);
  expect(await rows.count()).toBeGreaterThan(0);
  expect(await categoriesOf(summary)).toBe(ordinary);
  await expectNoAxeViolations(page);

  await summary.getByRole('radio', { name: 'Det som kostar' }).check();
  await expect(summary.locator('.summary-row-price', { hasText: 'Ingår' })).toHaveCount(0);
  expect(await rows.count()).toBeGreaterThan(0);
  expect(await categoriesOf(summary)).toBe(ordinary);
  await expectNoAxeViolations(page);
});

test('a house as it is delivered has nothing of the visitor’s own', async ({ page }) => {
  const summary = await openSummary(page);
  const ordinary = await categoriesOf(summary);
  await summary.getByRole('radio', { name: 'Mina val' }).check();
  await expect(summary.getByText('Allt är som huset levereras. När du väljer något annat står det här.')).toBeVisible();
  expect(await categoriesOf(summary)).toBe(ordinary);
  await expectNoAxeViolations(page);
});

test('"Ändra" leads to the question, and Back to its row @phone', async ({ page }) => {
  const summary = await openSummary(page);
  await summary.getByRole('radio', { name: 'Allt' }).focus();
  await summary.getByRole('button', { name: /^\d+\s*Fasad/ }).click();
  const change = summary.getByRole('link', { name: 'Ändra Fasadkulör' });
  await change.click();
  await expect(summary).toBeHidden();
  await expect(page).toHaveURL(/\/configuration\/new\/3\/\d+$/);
  await expect(page).toHaveTitle(/^Fasadkulör/);
  const sample = new ConfiguratorPage(page).choices.first();
  const title = await sample.locator('b').innerText();
  await sample.click();
  await page.goBack();
  await expect(summary).toBeVisible();
  await expect(change).toBeFocused();
  await expect(
    summary
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'Ändra Fasadkulör' }) })
      .last(),
  ).toContainText(title);
  await expectNoAxeViolations(page);
});

test('a campaign price stands beside the ordinary and the earlier lowest price @phone', async ({ page, request }) => {
  const running = (await (await request.get('/api/campaigns')).json()).map(({ Title }: { Title: string }) => Title);
  const configurator = new ConfiguratorPage(page);
  const summary = await openSummary(page);
  if (!running.includes(STOREY_CAMPAIGN)) {
    await expect(summary.getByText('Totalpris från', { exact: true }).first()).toBeVisible();
    await expect(summary.getByText('Tidigare lägsta pris (30 dagar)')).toBeHidden();
    return;
  }
  // Before it began nothing was taken off.
  const ordinary = await categoriesOf(summary);
  const [total, earlier] = [summary.getByTestId('summary-total'), summary.getByTestId('earlier-lowest')];
  await expect(summary.getByText('Kampanjpris från', { exact: true }).first()).toBeVisible();
  expect(krOf(await total.innerText())).toBe(ordinary - 40_000);
  expect(krOf(await earlier.innerText())).toBe(ordinary);
  await expect(summary.locator('.summary-totals')).toContainText(/1,5-planskampanjen\s*−40\s000\skr/);
  await expectNoAxeViolations(page);

  // The second campaign began when the first had run for a month: the price then was the first one's.
  await page.goBack();
  await page.getByRole('radiogroup').waitFor();
  const step = await stepOf(page, 'Värmekälla');
  await page.goto(step);
  await configurator.samples.getByRole('radio', { name: 'Bergvärme', exact: true }).click();
  const header = await configurator.total();
  const changed = (await configurator.summary()).ordinary;
  expect(krOf(await total.innerText())).toBe(header);
  expect(header).toBe(changed - 40_000 - (running.includes(HEAT_CAMPAIGN) ? 25_000 : 0));
  expect(krOf(await earlier.innerText())).toBe(running.includes(HEAT_CAMPAIGN) ? changed - 40_000 : changed);
  await summary.getByRole('button', { name: 'Mer om kampanjerna' }).click();
  await expect(page.getByRole('dialog', { name: 'Kampanjer' })).toBeVisible();
});

test('a campaign that ends while the page is open takes its discount along', async ({ page }) => {
  const configurator = new ConfiguratorPage(page);
  const houses: { Id: number; Title: string }[] = await (await page.request.get('/api/houses')).json();
  await configurator.start(houses.find(({ Title }) => Title === 'Björkliden 142')?.Id ?? 0, MALMO);
  const total = await configurator.total();
  await page.clock.setFixedTime('2029-01-01T00:00:00+01:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => configurator.total()).toBe(total + 40_000);
});

test('pictures: every camera, drawings and what the visitor chose @phone', async ({ page, isMobile }) => {
  const summary = await openSummary(page);
  const pictures = summary.getByRole('region', { name: 'Bilder' });
  await expect(pictures.getByRole('img', { name: /^Björkliden 142: / })).toBeVisible();
  await pictures.getByRole('button', { name: 'Plan', exact: true }).click();
  await expect(pictures.getByRole('img', { name: 'Björkliden 142: Plan' })).toBeVisible();
  await expect(pictures.getByRole('button', { name: 'Plan', exact: true })).toHaveAttribute('aria-pressed', 'true');
  if (!isMobile) {
    await pictures.getByRole('button', { name: 'Föregående bild' }).click();
    await expect(pictures.getByRole('img', { name: 'Björkliden 142: Fasad' })).toBeVisible();
  }
  await expectNoAxeViolations(page);
});

test('PDF asks to log in, submitting opens the offer, and Back leads to the summary again @phone', async ({ page }) => {
  const summary = await openSummary(page);
  await summary.getByRole('button', { name: 'Spara som PDF' }).click();
  const pdf = page.getByRole('dialog', { name: 'Du måste vara inloggad' });
  await expect(pdf).toBeVisible();
  await expect(page).toHaveURL(/view=summary&pdf=1/);
  await expectNoAxeViolations(page);
  await page.goBack();
  await expect(pdf).toBeHidden();
  await expect(summary).toBeVisible();

  await summary.getByRole('button', { name: 'Spara som PDF' }).click();
  await page.keyboard.press('Escape');
  await expect(pdf).toBeHidden();
  await expect(summary).toBeVisible();
  await expect(summary.getByRole('button', { name: 'Spara som PDF' })).toBeFocused();

  await summary.getByRole('button', { name: 'Spara som PDF' }).click();
  await pdf.getByRole('button', { name: 'Logga in' }).click();
  await expect(page.getByRole('dialog', { name: 'Logga in' })).toBeVisible();
  await page.goBack();
  await expect(summary).toBeVisible();

  await summary.getByRole('button', { name: 'Begär offert' }).click();
  await expect(page.getByRole('dialog', { name: 'Begär offert' })).toBeVisible();
  await expect(page).toHaveURL(/view=offer/);
});

test('on paper everything is open, nothing can be pressed, and the house can be found again', async ({ page }, testInfo) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  const summary = await openSummary(page, { bundle: 'Komplett' });
  await summary.getByRole('button', { name: 'Skriv ut' }).click();
  await expect(page.locator('[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 673, height: 995 });

  await expect(summary.getByText('Fasadkulör')).toBeVisible();
  await expect(summary.getByText('Offert begärd')).toBeVisible();
  for (const button of await summary.getByRole('button').filter({ hasNotText: /^\d+/ }).all()) await expect(button).toBeHidden();
  await expect(page.getByRole('main', { includeHidden: true })).toBeHidden();
  // On paper the picture covers a frame of another shape: what its layers are clipped to on the screen would cut the house.
  await expect(summary.locator('.stage-layers img').first()).toBeAttached();
  const clips = await summary
    .locator('.stage-layers img')
    .evaluateAll((images) => images.map((image) => getComputedStyle(image).clipPath));
  expect([...new Set(clips)]).toEqual(['none']);
  const address = await summary.getByText(/^Öppna huset på /).innerText();
  await testInfo.attach('summary on paper', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height, 'the whole summary, not what fits on a screen').toBeGreaterThan(2000);

  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1440, height: 900 });
  const total = await summary.getByTestId('summary-total').innerText();
  await page.goto(new URL(address.slice('Öppna huset på '.length)).pathname);
  expect(await new ConfiguratorPage(page).total()).toBe(krOf(total));
});

/** The summary of Björkliden 142 in Malmö, as it is delivered or with a bundle. */
async function openSummary(page: Page, { bundle }: { bundle?: string } = {}): Promise<Locator> {
  const houses: { Id: number; Title: string; BundleListDtos: { Id: number; Name: string }[] }[] = await (
    await page.request.get('/api/houses')
  ).json();
  const house = houses.find(({ Title }) => Title === 'Björkliden 142');
  const configurator = new ConfiguratorPage(page);
  await configurator.start(house?.Id ?? 0, MALMO, house?.BundleListDtos.find(({ Name }) => Name === bundle)?.Id);
  await page.getByRole('button', { name: 'Sammanställning', exact: true }).first().click();
  const summary = summaryOf(page);
  await expect(summary).toBeVisible();
  return summary;
}

function summaryOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Björkliden 142' });
}

/** What the price categories add up to, kr. */
async function categoriesOf(summary: Locator): Promise<number> {
  const amounts = await summary.getByTestId('category-total').allInnerTexts();
  return amounts.map(krOf).reduce((sum, amount) => sum + amount, 0);
}

/** The address of a question's step. */
async function stepOf(page: Page, question: string): Promise<string> {
  await page.getByRole('button', { name: 'Sammanställning', exact: true }).first().click();
  const summary = summaryOf(page);
  await summary.getByRole('button', { name: 'Visa alla rader' }).click();
  const address = await summary.getByRole('link', { name: `Ändra ${question}`, exact: true }).getAttribute('href');
  return address ?? '';
}

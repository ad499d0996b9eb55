import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { ConfiguratorPage } from './support/configurator.ts';
import { houseId, MALMO, UMEA } from './support/screens/screen.ts';
import { expect, expectNoAxeViolations, test } from './support/test.ts';

const PLOTS = '**/api/plots/**';

test('the plots of a municipality, in a list and in a grid', { tag: '@phone' }, async ({ page }) => {
  const panel = await openPlots(page, UMEA);
  await expect(panel.getByRole('status')).toHaveText('3 tomter');
  const first = panel.getByRole('listitem').filter({ hasText: 'Granåkersvägen 14' });
  for (const text of ['Strömbäck', 'Umeå Granåkern 3:14', /^1.240.m²$/, /^785.000.kr$/]) {
    await expect(first.getByText(text)).toBeVisible();
  }
  for (const picture of await panel.locator('li img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }

  const looks = panel.getByRole('group', { name: 'Visa tomterna som' });
  const list = looks.getByRole('button', { name: 'Lista' });
  const grid = looks.getByRole('button', { name: 'Rutnät' });
  await expect(list).toHaveAttribute('aria-pressed', 'true');
  expect(await areBesideEachOther(panel)).toBe(false);
  await expectNoAxeViolations(page);

  await list.focus();
  await page.keyboard.press('Tab');
  await expect(grid).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(grid).toHaveAttribute('aria-pressed', 'true');
  await expect(list).toHaveAttribute('aria-pressed', 'false');
  expect(await areBesideEachOther(panel)).toBe(true);
  await expectNoAxeViolations(page);
});

test('a plot is asked about by mail or telephone, as interest cannot be marked yet', { tag: '@phone' }, async ({ page }) => {
  const panel = await openPlots(page, UMEA);
  await expect(panel.getByText('Det går inte att logga in här än.')).toBeVisible();
  await expect(panel.getByRole('link', { name: /^Ring / })).toHaveAttribute('href', /^tel:\+?\d{6,}$/);
  const mail = panel.getByRole('link', { name: 'Mejla om tomten Näsuddsvägen 31' });
  const address = new URL((await mail.getAttribute('href')) ?? '');
  expect(address.protocol).toBe('mailto:');
  expect(address.searchParams.get('subject')).toBe('Tomten Näsuddsvägen 31 i Umeå');
  expect(address.searchParams.get('body')).toMatch(
    /Näsuddsvägen 31, Tavelsjö, Umeå \(Umeå Näsudden 2:9, 2\s310\sm², 560\s000\skr\)\. .+Björkliden 142/,
  );
});

test('the summary and the offer lead to the plots; Back and Escape lead away again', async ({ page }) => {
  await begin(page, UMEA);
  const opener = page.getByRole('button', { name: 'Sammanställning', exact: true }).first();
  await opener.click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Lediga tomter i Umeå' }).click();
  await expect(panel.getByRole('heading', { name: 'Lediga tomter i Umeå' })).toBeFocused();
  await expect(page).toHaveURL(/view=plots$/);
  // The summary is emptied half a second after it closed; what was focused in it is no place to go back to.
  await expect(page.getByTestId('summary-total')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await panel.getByRole('button', { name: 'Begär offert' }).click();
  await panel.getByRole('button', { name: 'Lediga tomter i Umeå' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(3);
  await page.goBack();
  await expect(panel).toBeHidden();
});

test('where there are no plots, the builder is told what one is looking for', { tag: '@phone' }, async ({ page }) => {
  const panel = await openPlots(page, MALMO);
  await expect(panel.getByText('Just nu har vi inga tomter i Malmö.')).toBeVisible();
  await expect(panel.getByRole('link', { name: /^Ring Björkvik Hus/ })).toBeVisible();
  const mail = panel.getByRole('link', { name: /^Mejla Björkvik Hus/ });
  expect(decodeURIComponent((await mail.getAttribute('href')) ?? '')).toContain('subject=Jag söker tomt i Malmö');
  await expect(panel.getByRole('button', { name: 'Rutnät' })).toBeHidden();
  await expectNoAxeViolations(page);

  // The way there is shown only where it leads to something.
  const listed = page.waitForResponse(PLOTS);
  await page.goto('/configuration/new/1/1?view=summary');
  await listed;
  await expect(page.getByTestId('summary-total')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Lediga tomter/ })).toBeHidden();
});

test('a plot with a page of its own leads there; one without a picture has none', async ({ page, request }) => {
  const [plot] = await plotsOf(request, 'Umeå');
  await page.route(PLOTS, (route) =>
    route.fulfill({ json: [{ ...plot, Url: 'https://example.com/tomter/14', ImageUrl: '', AreaName: '', Price: '450000.50' }] }),
  );
  const panel = await openPlots(page, UMEA);
  const own = panel.getByRole('link', { name: 'Granåkersvägen 14, läs mer i en ny flik' });
  await expect(own).toHaveAttribute('href', 'https://example.com/tomter/14');
  await expect(own).toHaveAttribute('target', '_blank');
  await expect(panel.getByText(/^450.000,50.kr$/)).toBeVisible();
  await expect(panel.getByRole('status')).toHaveText('1 tomt');
  await expect(panel.locator('li img')).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test.describe('when the network', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('fails, the panel says so and tries again', { tag: '@phone' }, async ({ page }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(PLOTS, (route) => route.abort());
    const panel = await openPlots(page, UMEA);
    await expect(panel.getByRole('alert')).toContainText('Tomterna gick inte att hämta.');
    await expectNoAxeViolations(page);
    await page.unroute(PLOTS);
    await page.route(PLOTS, async (route) => {
      await held;
      await route.continue();
    });
    await panel.getByRole('button', { name: 'Försök igen' }).click();
    await expect(panel.getByRole('status')).toHaveText('Hämtar tomterna');
    await expect.poll(() => panel.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await expectNoAxeViolations(page);
    answer();
    await expect(panel.getByRole('listitem')).toHaveCount(3);
  });
});

async function begin(page: Page, municipalityId: string): Promise<void> {
  await new ConfiguratorPage(page).start(await houseId(page), municipalityId);
}

async function openPlots(page: Page, municipalityId: string): Promise<Locator> {
  await begin(page, municipalityId);
  await page.goto('/configuration/new/1/1?view=plots');
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('heading', { name: /^Lediga tomter i / })).toBeVisible();
  return panel;
}

/** Whether the last two plots stand on one line. */
async function areBesideEachOther(panel: Locator): Promise<boolean> {
  const boxes = await Promise.all([1, 2].map((index) => panel.getByRole('listitem').nth(index).boundingBox()));
  return boxes[0]?.y === boxes[1]?.y;
}

async function plotsOf(request: APIRequestContext, municipalityName: string): Promise<object[]> {
  return (await request.get('/api/plots/', { params: { municipalityName } })).json();
}

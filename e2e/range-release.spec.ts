import type { Page } from '@playwright/test';
import { enterStaff } from './support/enter-staff.ts';
import { linkIn, mailWith } from './support/mails.ts';
import { openSalesSite, type SalesSite } from './support/sales-site.ts';
import { test as base, expect } from './support/test.ts';

/**
 * Playwright’s `test` with a server for each test, because the test changes the range (houses, answers and prices). A price change
 * above one percent needs a second person's approval.
 */
const test = base.extend<{ readonly site: SalesSite }>({
  site: async ({ clockShift }, use) => {
    const site = await openSalesSite(clockShift, { RANGE_REVIEW_PERCENT: '1' });
    await use(site);
    await site.stop();
  },
  baseURL: ({ site }, use) => use(site.address),
});

const HOUSE = 'Björkliden 142';
const [ADMINISTRATOR, SALESPERSON] = ['administrator@demo.example', 'saljare@demo.example'];
const HOUR_MS = 3_600_000;

test('if a draft of the range changes prices by more than the limit, a second person must approve the draft; the server publishes it at the scheduled time', async ({
  page: vera,
  anotherBrowser,
  site,
}) => {
  const lage = await anotherBrowser();
  await enterStaff(vera, site, ADMINISTRATOR);
  const before = await priceFrom(vera);
  const after = before + 100_000;

  await test.step('no colleague may publish yet, so the page shows how to give a colleague this right', async () => {
    await vera.goto('/admin/sortiment/priser');
    await vera.getByLabel('Blad').selectOption('Hus');
    await vera.getByLabel('Sök titel eller nyckel').fill(HOUSE);
    const [cell, other] = await vera
      .getByRole('row', { name: new RegExp(HOUSE) })
      .getByRole('gridcell')
      .all();
    for (const one of [cell, other]) {
      const price = Number((await one?.innerText())?.replaceAll(/\D/g, '')) + 100_000;
      await one?.click();
      await vera.keyboard.type(String(price));
      await vera.keyboard.press('Enter');
    }
    await expect(vera.getByText('2 ändringar i utkastet')).toBeVisible();
    await vera.getByRole('link', { name: 'Följder' }).click();
    const review = vera.getByRole('region', { name: 'Granskning' });
    await expect(review).toContainText(`${HOUSE} får ett pris med standardval som är`);
    await expect(review).toContainText('En administratör kan ge en kollega rätten att publicera');
    await expect(vera.getByRole('button', { name: 'Publicera nu' })).toBeHidden();
    await review.getByRole('link', { name: 'Till Personal' }).click();
    await vera.getByRole('button', { name: 'Lage Sund' }).click();
    await vera.getByLabel('Får publicera sortimentet').click();
    await expect(vera.getByText('publicerar sortimentet')).toBeVisible();
  });

  await test.step('the author asks for a review, and the reviewer approves it from the e-mail or the first page', async () => {
    await vera.goto('/admin/sortiment/foljder');
    await vera.getByLabel('Till den som granskar').fill('Virket har blivit dyrare');
    await vera.getByRole('button', { name: 'Be om granskning' }).click();
    await expect(vera.getByText('Väntar på Lage Sund.')).toBeVisible();
    await enterStaff(lage, site, SALESPERSON);
    await lage.goto('/admin');
    await expect(lage.getByRole('region', { name: 'Granska sortimentet' })).toContainText('Virket har blivit dyrare');
    await lage.goto(new URL(linkIn(await mailWith(SALESPERSON, '/admin/sortiment/'), '/admin/sortiment/')).pathname);
    await lage.getByRole('link', { name: 'Läs ändringarna' }).click();
    await expect(lage.getByText(/^Priset i Norr ändras från .* till .*\.$/)).toBeVisible();
    await lage.getByRole('link', { name: 'Läs följderna' }).click();
    await lage.getByRole('button', { name: 'Godkänn' }).click();
    await expect(lage.getByText(/^Lage Sund godkände utkastet/)).toBeVisible();
  });

  await test.step('the author schedules the approved draft, and visitors still see the old price', async () => {
    await vera.goto('/admin/sortiment/foljder');
    await expect(vera.getByText(/^Lage Sund godkände utkastet/)).toBeVisible();
    await vera.getByRole('radio', { name: 'Vid en tid' }).click();
    await vera.getByLabel('Dag').fill('2026-11-20');
    await vera.getByLabel('Klockslag').fill('13:30');
    await vera.getByLabel('Varför, för den som läser versionerna senare').fill('Dyrare virke');
    await vera.getByRole('button', { name: 'Publicera vid den tiden' }).click();
    await expect(vera.getByText('Inga ändringar i utkastet')).toBeVisible();
    await vera.getByRole('link', { name: 'Versioner' }).click();
    await expect(vera.getByRole('region', { name: 'Publiceras senare' })).toContainText(/Idag 13:30.*2 ändringar av Vera Kvist/s);
    expect(await priceFrom(vera)).toBe(before);
  });

  await test.step('at that time, even after a restart, visitors see the new price, and the version shows who approved it', async () => {
    // Close the pages, because an open page would report an error when the restart of the server ends its connection.
    for (const page of [vera, lage]) await page.goto('about:blank');
    await site.passTime(2 * HOUR_MS);
    await expect.poll(() => priceFrom(vera), { timeout: 30_000 }).toBe(after);
    await vera.goto('/admin/sortiment/versioner');
    await expect(vera.getByText(/publicerad vid en bestämd tid/)).toBeVisible();
    await expect(vera.getByText(/^Godkänd av Lage Sund/)).toBeVisible();
    await expect(vera.getByRole('region', { name: 'Publiceras senare' })).toBeHidden();
  });
});

/** Returns the price of the test's house as visitors see it, in kr. */
async function priceFrom({ request }: Page): Promise<number> {
  const houses: readonly { Title: string; Id: number }[] = await (await request.get('/api/houses')).json();
  const id = houses.find(({ Title }) => Title === HOUSE)?.Id;
  const begun = await request.post('/api/guidemodel/new', { data: { HouseId: id, MunicipalityId: '1280' } });
  const { Price }: { Price: number } = await begun.json();
  return Price;
}

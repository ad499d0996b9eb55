import type { Page } from '@playwright/test';
import { makeAccount, PASSWORD } from './support/make-account.ts';
import { openSalesSite, type SalesSite } from './support/sales-site.ts';
import { saveHouse } from './support/save-house.ts';
import { test as base, expect } from './support/test.ts';

/** With a server of its own, whose range changes. */
const test = base.extend<{ readonly site: SalesSite }>({
  site: async ({ clockShift }, use) => {
    const site = await openSalesSite(clockShift);
    await use(site);
    await site.stop();
  },
  baseURL: ({ site }, use) => use(site.address),
});

const HOUSE = 'Björkliden 142';

test('a price is pasted, its effects are read, it is published, a visitor sees it, and the version before is restored', async ({
  page: vera,
  anotherBrowser,
  site,
}) => {
  const eva = await anotherBrowser();
  await makeAccount(eva, `eva.${crypto.randomUUID()}@example.com`);
  await saveHouse(eva, 'Vårt hus');
  await enter(vera, site, 'administrator@demo.example');
  const before = await priceFrom(eva);

  await test.step('two prices are pasted from a spreadsheet', async () => {
    await vera.goto('/admin/sortiment');
    await vera.getByLabel('Blad').selectOption('Hus');
    await vera.getByLabel('Sök titel eller nyckel').fill(HOUSE);
    const cells = vera.getByRole('row', { name: new RegExp(HOUSE) }).getByRole('gridcell');
    await cells.first().click();
    const raised = (await cells.allInnerTexts()).map((text) => Number(text.replaceAll(/\D/g, '')) + 10_000);
    await paste(vera, raised.join('\t'));
    await expect(vera.getByText('2 priser ändrade')).toBeVisible();
    await expect(vera.getByText(/^\d ändring(ar)? i utkastet$/)).toBeVisible();
  });

  await test.step('the draft is sentences, and its effects are those of every house that is saved', async () => {
    await vera.getByRole('link', { name: /^Ändringar/ }).click();
    await expect(vera.getByText(/^Priset i Norr ändras från .* till .*\.$/)).toBeVisible();
    await vera.getByRole('link', { name: 'Se följderna' }).click();
    await expect(vera.getByText('Sortimentet är utan fel.')).toBeVisible();
    await expect(vera.getByRole('table', { name: 'Husens pris med standardval' }).getByRole('row')).toHaveCount(3);
    await expect(vera.getByRole('region', { name: 'Sparade hus' }).getByText(/Alla \d+ öppnade och prissatta/)).toBeVisible();
  });

  await test.step('it is published, and a visitor sees it', async () => {
    await vera.getByLabel('Varför, för den som läser versionerna senare').fill('Dyrare virke');
    await vera.getByRole('button', { name: 'Publicera nu' }).click();
    await expect(vera.getByText('Inga ändringar i utkastet')).toBeVisible();
    await expect.poll(() => priceFrom(eva)).toBe(before + 10_000);
  });

  await test.step('the version before is restored as a new one', async () => {
    await vera.getByRole('link', { name: 'Versioner' }).click();
    await expect(vera.getByText('Dyrare virke')).toBeVisible();
    await vera.getByRole('button', { name: 'Jämför' }).click();
    await expect(vera.getByText(`${HOUSE} › pris › Norr`)).toBeVisible();
    await vera.getByRole('button', { name: 'Återställ version 1' }).click();
    await vera.getByRole('alertdialog').getByRole('button', { name: 'Återställ' }).click();
    await expect(vera.getByText(/återställd version 1/)).toBeVisible();
    await expect.poll(() => priceFrom(eva)).toBe(before);
  });
});

/** What the house costs as visitors are told, kr. */
async function priceFrom({ request }: Page): Promise<number> {
  const houses: readonly { Title: string; Id: number }[] = await (await request.get('/api/houses')).json();
  const id = houses.find(({ Title }) => Title === HOUSE)?.Id;
  const begun = await request.post('/api/guidemodel/new', { data: { HouseId: id, MunicipalityId: '1280' } });
  const { Price }: { Price: number } = await begun.json();
  return Price;
}

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

async function enter({ request }: Page, site: SalesSite, username: string): Promise<void> {
  const password = site.oneTimePassword(username);
  expect((await request.post('/api/account/login', { data: { username, password } })).ok()).toBe(true);
  const change = { OldPassword: password, NewPassword: PASSWORD };
  expect((await request.post('/api/account/changepassword', { data: change })).ok()).toBe(true);
}

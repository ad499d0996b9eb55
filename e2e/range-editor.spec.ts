import type { Locator, Page } from '@playwright/test';
import { makeAccount, PASSWORD } from './support/make-account.ts';
import { openSalesSite, type SalesSite } from './support/sales-site.ts';
import { saveHouse } from './support/save-house.ts';
import { houseId } from './support/screens/screen.ts';
import { test as base, expect } from './support/test.ts';

/** Playwright’s `test` with a server for each test, because these tests change the range (houses, answers and prices). */
const test = base.extend<{ readonly site: SalesSite }>({
  site: async ({ clockShift }, use) => {
    const site = await openSalesSite(clockShift);
    await use(site);
    await site.stop();
  },
  baseURL: ({ site }, use) => use(site.address),
});

const HOUSE = 'Björkliden 142';
/**
 * The longest wait for the PDF of a house in a draft of the range, in ms. The server draws all its pictures again, which takes a busy
 * machine more than a minute.
 */
const DRAWN_PDF_MS = 180_000;

test('an administrator pastes prices, reads the effects, previews and publishes the draft; a visitor sees the new price; then the administrator restores the earlier version of the range', async ({
  page: vera,
  anotherBrowser,
  site,
}) => {
  const eva = await anotherBrowser();
  await makeAccount(eva, `eva.${crypto.randomUUID()}@example.com`);
  await saveHouse(eva, 'Vårt hus');
  await enter(vera, site, 'administrator@demo.example');
  const before = await priceFrom(eva);

  await test.step('the administrator pastes two prices from a spreadsheet', async () => {
    await vera.goto('/admin/sortiment');
    await expect(vera.getByRole('row', { name: /kan bli tom eller fastna/ })).toContainText('Bevisat för alla kommuner');
    await vera.getByRole('link', { name: 'Priser' }).click();
    await vera.getByLabel('Blad').selectOption('Hus');
    await vera.getByLabel('Sök titel eller nyckel').fill(HOUSE);
    const cells = vera.getByRole('row', { name: new RegExp(HOUSE) }).getByRole('gridcell');
    await cells.first().click();
    const raised = (await cells.allInnerTexts()).map((text) => Number(text.replaceAll(/\D/g, '')) + 10_000);
    await paste(vera, raised.join('\t'));
    await expect(vera.getByText('2 priser ändrade')).toBeVisible();
    await expect(vera.getByText(/^\d ändring(ar)? i utkastet$/)).toBeVisible();
  });

  await test.step('the draft lists its changes as sentences, and its effects on every saved house', async () => {
    await vera.getByRole('link', { name: /^Ändringar/ }).click();
    await expect(vera.getByText(/^Priset i Norr ändras från .* till .*\.$/)).toBeVisible();
    await vera.getByRole('link', { name: 'Se följderna' }).click();
    await expect(vera.getByText('Sortimentet är utan fel.')).toBeVisible();
    await expect(vera.getByRole('table', { name: 'Husens pris med standardval' }).getByRole('row')).toHaveCount(3);
    await expect(vera.getByRole('region', { name: 'Sparade hus' }).getByText(/Alla \d+ öppnade och prissatta/)).toBeVisible();
  });

  await test.step('a colleague without an account sees the draft through a private link, and changes nothing', async () => {
    await vera.getByRole('button', { name: 'Förhandsgranska' }).click();
    const link = await vera.getByLabel('Länk till förhandsvisningen').inputValue();
    const colleague = await anotherBrowser();
    await colleague.goto(link);
    await expect(colleague.getByRole('heading', { name: /^Förbereder förhandsvisningen/ }).or(banner(colleague))).toBeVisible();
    await expect(banner(colleague)).toContainText(/Förhandsvisning av utkast \d+ · inget sparas/);
    expect(await priceFrom(colleague, new URL(link).pathname)).toBe(before + 10_000);
    expect(await priceFrom(eva)).toBe(before);
    await colleague.goto(`${link}start/new?h=${await houseId(colleague, HOUSE)}&m=1280`);
    await expect(colleague).toHaveURL(new RegExp(`^${link}configuration/new/`));
    await colleague.goto(`${link}configuration/new/1/1?view=summary`);
    const summary = colleague.getByRole('dialog');
    await expect(summary.getByRole('heading', { name: HOUSE })).toBeVisible();
    // A dialog is open, which hides the banner from screen readers, but not from view.
    await expect(colleague.getByText('inget sparas')).toBeVisible();
    const [pdf] = await Promise.all([
      colleague.waitForEvent('download', { timeout: DRAWN_PDF_MS }),
      summary.getByRole('button', { name: 'Spara som PDF' }).click(),
    ]);
    expect(pdf.suggestedFilename()).toMatch(/\.pdf$/);
    const example = vera.getByRole('link', { name: 'Öppna i förhandsgranskning Vårt hus' });
    await colleague.goto((await example.getAttribute('href')) ?? '');
    await expect(colleague.getByRole('heading', { name: 'Huset har ändrats sedan du sparade det' })).toBeVisible();
    await expect(colleague.getByText('Husets grundpris')).toBeVisible();
    await colleague.getByText('Öppna huset').click();
    await expect(colleague).toHaveURL(new RegExp(`^${link}configuration/\\w{8}/`));
    await colleague.getByRole('button', { name: 'Spara', exact: true }).click();
    await expect(banner(colleague).getByRole('alert')).toContainText('inget sparas');
    await colleague.goto(link);
    await banner(colleague).getByRole('link', { name: 'Lämna förhandsvisningen' }).click();
    await expect(colleague).toHaveURL(/\/$/);
    await expect(banner(colleague)).toBeHidden();
    await colleague.goto('/my-projects');
    await expect(colleague.getByText(HOUSE)).toBeHidden();
  });

  await test.step('the administrator publishes the draft, and a visitor sees the new price', async () => {
    await vera.getByLabel('Varför, för den som läser versionerna senare').fill('Dyrare virke');
    await vera.getByRole('button', { name: 'Publicera nu' }).click();
    await expect(vera.getByText('Inga ändringar i utkastet')).toBeVisible();
    await expect.poll(() => priceFrom(eva)).toBe(before + 10_000);
  });

  await test.step('a buyer who opens a saved house sees what has changed', async () => {
    await eva.goto('/my-projects');
    await eva.getByRole('link', { name: /^Fortsätt bygga Vårt hus/ }).click();
    await expect(eva.getByRole('heading', { name: 'Huset har ändrats sedan du sparade det' })).toBeVisible();
    await expect(eva.getByText('Husets grundpris')).toBeVisible();
  });

  await test.step('the administrator restores the previous version of the range, which becomes a new version', async () => {
    await vera.getByRole('link', { name: 'Versioner' }).click();
    await expect(vera.getByText('Dyrare virke')).toBeVisible();
    await vera.getByRole('button', { name: 'Jämför' }).click();
    await expect(vera.getByText(`${HOUSE} › pris › Norr`)).toBeVisible();
    await vera.getByRole('button', { name: 'Återställ version 1' }).click();
    await vera.getByRole('alertdialog').getByRole('button', { name: 'Återställ' }).click();
    await expect(vera.getByText(/återställd version 1/)).toBeVisible();
    await expect(vera.getByText(/påståenden prövade på .* s, (inga invändningar|\d+ varning)/).first()).toBeVisible();
    await expect.poll(() => priceFrom(eva)).toBe(before);
  });
});

function banner(page: Page): Locator {
  return page.getByRole('region', { name: 'Förhandsvisning' });
}

/**
 * Returns the price of the test's house as visitors see it, in kr.
 * @param site the path of the site, with a slash at its end
 */
async function priceFrom({ request }: Page, site = '/'): Promise<number> {
  const houses: readonly { Title: string; Id: number }[] = await (await request.get(`${site}api/houses`)).json();
  const id = houses.find(({ Title }) => Title === HOUSE)?.Id;
  const begun = await request.post(`${site}api/guidemodel/new`, { data: { HouseId: id, MunicipalityId: '1280' } });
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

import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { ConfiguratorPage } from './support/configurator.ts';
import { enterStaff } from './support/enter-staff.ts';
import { type FactoryList, fromCsv, fromJson, readShownOrder } from './support/factory-list.ts';
import { linkIn, mailWith, pdfIn } from './support/mails.ts';
import { makeAccount } from './support/make-account.ts';
import { openSalesSite, type SalesSite } from './support/sales-site.ts';
import { pressSave, saveHouse } from './support/save-house.ts';
import { test as base, expect } from './support/test.ts';
import { wake } from './support/wake.ts';

/** Playwright’s `test` with a server for each test, because the range (houses, answers and prices) changes while a quote is valid. */
const test = base.extend<{ readonly site: SalesSite }>({
  site: async ({ clockShift }, use) => {
    const site = await openSalesSite(clockShift);
    await use(site);
    await site.stop();
  },
  baseURL: ({ site }, use) => use(site.address),
});

// Errors that the browser itself logs while the server restarts.
test.use({ expectedErrors: [/net::ERR_(CONNECTION|EMPTY|INCOMPLETE)/] });

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

test('a salesperson turns a request into a final order and downloads its list for the factory; a new price of the builder changes neither the quote nor the order', async ({
  page: vera,
  anotherBrowser,
  site,
}) => {
  // The test has three users, and the server makes many pictures and PDFs for it.
  test.setTimeout(600_000);
  const lage = await anotherBrowser();
  const eva = await anotherBrowser(PHONE);
  // Each run of the test uses a new e-mail address, by which it finds its own e-mails.
  const email = `eva.${crypto.randomUUID()}@example.com`;
  await makeAccount(eva, email);
  const token = await saveHouse(eva, 'Vårt hus');
  await enterStaff(vera, site, 'administrator@demo.example');
  await enterStaff(lage, site, 'saljare@demo.example');

  await test.step('a request appears on a screen that is already open', async () => {
    await vera.goto('/admin/leads?view=unassigned');
    await lage.goto('/admin');
    await expect(vera.getByText('Inga förfrågningar i Utan ansvarig.')).toBeVisible();
    await eva.goto(`/configuration/${token}/1/1?view=summary`);
    await eva.getByRole('button', { name: 'Begär offert' }).click();
    const asking = eva.getByRole('dialog', { name: 'Begär offert' });
    await asking.getByRole('textbox', { name: 'Något mer vi ska veta?' }).fill('Ring helst efter fem.');
    await asking.getByRole('button', { name: 'Skicka offertförfrågan' }).click();
    await expect(eva.getByRole('dialog', { name: 'Tack, din offertförfrågan är skickad' })).toBeVisible();
    await show(vera, 'En ny förfrågan');
    await vera.getByRole('link', { name: 'Eva Ek' }).click();
    await expect(vera.getByText('Ring helst efter fem.')).toBeVisible();
  });

  await test.step('the administrator makes a salesperson the owner of the request, and the salesperson’s open screen shows this', async () => {
    await next(vera).getByRole('button', { name: 'Välj' }).click();
    await vera.getByLabel('Ansvarig säljare').selectOption('Lage Sund');
    await vera.getByRole('button', { name: 'Spara', exact: true }).click();
    await expect(next(vera).getByText('Lage Sund')).toBeVisible();
    await show(lage, 'Vera Kvist har gett dig en förfrågan');
    await lage.getByRole('link', { name: 'Börja med Eva Ek' }).click();
    await expect(vera.getByText('Lage Sund har också öppnat förfrågan')).toBeVisible();
  });

  await test.step('the salesperson calls the customer, with a note and the next step', async () => {
    await expect(lage.getByRole('link', { name: 'Ring Eva Ek' })).toHaveAttribute('href', 'tel:0701234567');
    await lage.getByRole('button', { name: 'Anteckna' }).click();
    await lage.getByRole('textbox', { name: 'Anteckning' }).fill('Vill ha bergvärme och hyvlad panel.');
    await lage.getByRole('button', { name: 'Spara', exact: true }).click();
    await show(vera, 'Lage Sund har skrivit en anteckning');
    await expect(vera.getByText('Vill ha bergvärme och hyvlad panel.')).toBeVisible();
    await lage.getByRole('button', { name: 'Sätt läge Kontakt' }).click();
    await next(lage).getByRole('button', { name: 'Bestäm' }).click();
    await lage.getByLabel('Vad ska göras').fill('Skicka offert');
    await lage.getByRole('button', { name: 'Spara', exact: true }).click();
    await expect(next(lage).getByText('Skicka offert')).toBeVisible();
  });

  await test.step('the salesperson opens the customer’s house, changes it, and saves it as the same house', async () => {
    await lage.getByRole('link', { name: 'Öppna som kund' }).click();
    await lage.getByLabel('Anledning').fill('Ändrar efter samtalet');
    await lage.getByRole('button', { name: /^Arbeta åt kund/ }).click();
    const banner = lage.getByRole('region', { name: 'Du arbetar åt en kund' });
    await expect(banner).toContainText('Du arbetar åt Eva Ek');
    const configurator = new ConfiguratorPage(lage);
    await expect(configurator.samples).toBeVisible();
    await wake(lage);
    for (const [section, question, answer] of [
      [/Fasad/, /^Panel /, 'Fjällpanel'],
      [/Fasad/, /^Panelens yta/, 'Hyvlad'],
      [/Värme/, /^Värmekälla/, 'Bergvärme'],
    ] as const) {
      await (await configurator.openSection(section)).getByRole('link', { name: question }).click();
      await lage.getByRole('radio', { name: answer }).click();
    }
    expect(await configurator.total()).toBe(CHANGED);
    await pressSave(lage);
    await expect(lage).toHaveURL(new RegExp(`/configuration/${token}/`));
    await banner.getByRole('button', { name: 'Avsluta' }).click();
    await expect(lage).toHaveURL('/admin');
  });

  const offered =
    await test.step('the salesperson makes a quote of the house and sends it, and the customer receives it', async () => {
      await lage.getByRole('link', { name: 'Börja med Eva Ek' }).click();
      await lage.getByRole('link', { name: 'Offert', exact: true }).click();
      await lage.getByRole('button', { name: 'Lägg till rad' }).click();
      await lage.getByLabel('Vad raden gäller').fill('Altan 24 m²');
      await lage.getByLabel('Belopp i kr inkl. moms').fill('64 000');
      await lage.getByRole('button', { name: 'Lägg till rad' }).click();
      await lage.getByLabel('Vad raden gäller').last().fill('Rabatt');
      await lage.getByLabel('Belopp i kr inkl. moms').last().fill('-10 000');
      await lage.getByRole('button', { name: 'Hämta mall' }).click();
      await lage.getByRole('button', { name: 'Skicka offert' }).click();
      await lage.getByRole('button', { name: 'Skicka nu' }).click();
      await expect(lage.getByText(`Offert 2026-0001 är skickad till ${email}.`)).toBeVisible();
      const mail = await mailWith(email, '/offer/');
      expect(await wordsOf(pdfIn(mail))).toContain(krText(OFFERED));
      return linkIn(mail, '/offer/');
    });

  await test.step('the builder publishes another price; the quote keeps its price, and staff see the difference', async () => {
    await site.publish('base-questions.yaml', 'price: 120,', 'price: 139.5,');
    await eva.goto(offered);
    await expect(eva.getByText('Gäller till och med 20 december 2026', { exact: true })).toBeVisible();
    await expect(eva.getByRole('main').getByText(krText(OFFERED)).first()).toBeVisible();
    await lage.reload();
    const difference = lage.getByRole('region', { name: 'Skillnad mot 2026-0001' });
    await expect(difference.getByRole('listitem')).toHaveText([
      /^Ändrade priser på samma val.*\+2\s613\skr$/,
      /^Ny summa.*\+2\s613\skr$/,
    ]);
    await lage.getByRole('link', { name: 'Eva Ek' }).click();
    await expect(lage.getByText(krText(OFFERED))).toBeVisible();
    const colourThen = lage.locator('.lead-changes').getByText(/^Fasadkulör/);
    await expect(colourThen).toBeHidden();
    // The printed page shows only the request, with its list of changes open.
    await lage.emulateMedia({ media: 'print' });
    await expect(colourThen).toBeVisible();
    await expect(lage.locator('.leads-list')).toBeHidden();
    await lage.emulateMedia({ media: 'screen' });
    await lage.getByText('Ändrat sedan förfrågan').click();
    await lage.getByRole('link', { name: 'Jämför det skickade med huset nu' }).click();
    const colour = lage.getByRole('row', { name: /^Fasadkulör/ });
    await expect(colour).toContainText('Falu rödfärg');
    await expect(colour).toContainText(/Linoljevit.*18\s693\skr/);
    await lage.goBack();
    await expect(lage.getByRole('heading', { level: 1, name: 'Eva Ek' })).toBeVisible();
  });

  await test.step('the customer answers on a phone that she wants to go on with the quote, and the salesperson sees that immediately', async () => {
    await eva.getByRole('link', { name: 'Jag vill gå vidare' }).click();
    await expect(eva.getByLabel('Ditt namn')).toHaveValue('Eva Ek');
    await eva.getByRole('button', { name: 'Jag vill gå vidare' }).click();
    await expect(eva.getByText('Eva Ek svarade ”Jag vill gå vidare” den 20 november 2026.', { exact: false })).toBeVisible();
    await show(lage, 'Kunden vill gå vidare med offerten');
    await expect(lage.getByText('Vill gå vidare med offert 2026-0001')).toBeVisible();
  });

  const order = await test.step('the salesperson settles the open points and freezes the order', async () => {
    await expect(lage.getByText('Eva Ek vill gå vidare, 20 november 2026')).toBeVisible();
    await lage.getByRole('link', { name: 'Till beställningen' }).click();
    await expect(lage.getByText('Inte avstämt: Tomten är klar')).toBeVisible();
    await expect(lage.getByRole('button', { name: 'Lås beställningen' })).toBeDisabled();
    for (const [title, words] of [
      ['Tomten är klar', 'Malmö Sågen 4:17, köpt i somras'],
      ['Finansieringen är klar', 'Lånelöfte 3 200 000 kr'],
      ['De som ska skriva under är kända', 'Eva Ek'],
    ] as const) {
      await lage.getByLabel(`Anteckning till ${title}`).fill(words);
      await lage.getByRole('button', { name: `Klart: ${title}` }).click();
    }
    await expect(lage.getByText('Inget saknas. Beställningen kan låsas.')).toBeVisible();
    await lage.getByRole('button', { name: 'Lås beställningen' }).click();
    await expect(lage.getByText('En låst beställning ändras aldrig.', { exact: false })).toBeVisible();
    await lage.getByRole('button', { name: 'Lås beställningen' }).click();
    // Before the server freezes the order, it makes the order's pictures and PDF, which takes time.
    await expect(lage.getByRole('heading', { level: 1, name: 'Slutlig beställning 1001' })).toBeVisible({ timeout: 300_000 });
    return readShownOrder(lage);
  });

  await test.step('the customer gets an e-mail about the order, finds it in the list, reads it, and cannot change it', async () => {
    const mail = await mailWith(email, '/base/');
    expect(await wordsOf(pdfIn(mail))).toContain(krText(OFFERED));
    await eva.goto('/my-projects');
    const row = eva.getByRole('article', { name: 'Vårt hus' }).filter({ hasText: 'Slutlig beställning' });
    await row.getByRole('link', { name: /^Öppna beställningen/ }).click();
    await expect(eva).toHaveURL(linkIn(mail, '/base/'));
    expect(await readShownOrder(eva)).toEqual(order);
    await expect(eva.getByRole('main').getByRole('button')).toHaveText(['Hämta PDF', 'Skriv ut']);
    const pdf = await download(eva, eva.getByRole('button', { name: 'Hämta PDF' }));
    expect(await wordsOf(pdf)).toContain(krText(OFFERED));
  });

  await test.step('the factory’s list has the same prices as the final order', async () => {
    const csv = fromCsv(String(await download(lage, lage.getByRole('link', { name: 'Fabrikslista (CSV)' }))));
    const json = fromJson(String(await download(lage, lage.getByRole('link', { name: 'Fabrikslista (JSON)' }))));
    expect(csv).toEqual(json);
    const priced = order.choices.filter(({ price }) => price !== 0);
    expect(priced).toHaveLength(4);
    expect(pricesOf(json)).toEqual(new Map(priced.map(({ question, answer, price }) => [`${question}: ${answer}`, price])));
    expect(json.house).toBe(order.house);
    const { 'Ordinarie pris': ordinary = 0, 'Att betala': toPay, ...others } = order.sums;
    expect(sum(json.lines.map(({ amount }) => amount)) + json.house).toBe(ordinary);
    expect(toPay).toBe(OFFERED);
    expect(others).toMatchObject({ 'Huset med alla val': CHANGED, 'Altan 24 m²': 64_000, Rabatt: -10_000 });
  });
});

/**
 * Prices in kr before the builder changes the price list. `CHANGED`: the house as the salesperson saved it: the house itself, three answers
 * whose price is multiplied by the house’s quantity of façade (`fasad: 134` in the range), the heat source, and the discounts of three
 * campaigns. `OFFERED`: that house with the extra lines of the quote.
 */
const CHANGED = 2_439_000 + 165 * 134 + 45 * 134 + 120 * 134 + 120_000 - 40_000 - 15_000 - 25_000;
const OFFERED = CHANGED + 64_000 - 10_000;

/**
 * Waits until the open page, without a reload, announces that something has changed. Then clicks the button that shows the change.
 */
async function show(page: Page, words: string): Promise<void> {
  await expect(page.getByText(words, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Visa', exact: true }).click();
  await expect(page.getByText(words, { exact: true })).toBeHidden();
}

/** Returns the part of the page of a request that shows the next step and the owner. */
function next(page: Page): Locator {
  return page.getByRole('region', { name: 'Nästa steg' });
}

/** Returns the price of each choice that costs something: the sum of its lines. Expects each amount to be quantity × unit price. */
function pricesOf({ lines }: FactoryList): ReadonlyMap<string, number> {
  const prices = new Map<string, number>();
  for (const { question, answer, quantity, unitPrice, amount } of lines) {
    expect(amount, `${question}: ${answer}`).toBe(quantity * unitPrice);
    const choice = `${question}: ${answer}`;
    if (amount !== 0) prices.set(choice, (prices.get(choice) ?? 0) + amount);
  }
  return prices;
}

async function download(page: Page, way: Locator): Promise<Buffer> {
  const downloading = page.waitForEvent('download');
  await way.click();
  return readFile(await (await downloading).path());
}

async function wordsOf(pdf: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

function krText(amount: number): string {
  return `${amount.toLocaleString('sv-SE').replaceAll(/\s/g, ' ')} kr`;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, one) => all + one, 0);
}

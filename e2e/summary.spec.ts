import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { askPoppler, withoutPoppler } from '../apps/server/src/testing/poppler.ts';
import { ConfiguratorPage, krOf } from './support/configurator.ts';
import { mailsNaming, pdfIn } from './support/mails.ts';
import { makeAccount, PASSWORD } from './support/make-account.ts';
import { expect, test } from './support/test.ts';

const MALMO = '1280';
/** The e-mail address of the salesperson for Umeå. */
const SALESPERSON = 'anna.lind@bjorkvikhus.example';

test('a visitor filters houses, chooses a bundle, opens the summary, its PDF and the plots, and requests a quote; the server then sends e-mails', async ({
  page,
}) => {
  test.setTimeout(360_000);
  const email = 'helavagen@example.com';
  await makeAccount(page, email, 'Karin');
  await page.context().clearCookies();
  const configurator = new ConfiguratorPage(page);
  await page.goto('/house?typ=2&m=2480');
  await expect(page.getByRole('heading', { name: 'Mjällom 96' })).toBeHidden();
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Björkliden 142' }) });
  await card.getByRole('button', { name: 'Utgå från ett paket' }).click();
  await card.getByRole('link', { name: 'Starta med detta paket: Komplett' }).click();
  await expect(page).toHaveURL(/\/configuration\/new\/1\/1$/);
  await page.getByRole('navigation', { name: 'Översikt' }).getByRole('link', { name: 'Paket' }).click();
  await expect(page.getByText('Valt paket')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/configuration\/new\/1\/1$/);

  // Go directly to the last step. `configure-houses.spec.ts` goes through every step, with the house Garage 32.
  await (await configurator.openSection(/Färdigställande/)).getByRole('link').last().click();
  await expect.poll(async () => (await configurator.counter()).n, 'the last step').toBe((await configurator.counter()).total);
  const header = await configurator.total();
  await page.getByRole('button', { name: 'Slutför' }).click();
  const summary = summaryOf(page);
  await expect(page).toHaveURL(/view=summary/);
  await expect(page).toHaveTitle(/^Sammanställning – Björkliden 142/);
  expect(krOf(await summary.getByTestId('summary-total').innerText())).toBe(header);
  await expect(summary.getByText('1,5-plan', { exact: true })).toBeVisible();
  for (const [term, value] of [
    ['Kommun', 'Umeå'],
    ['Namn', 'Mitt hus'],
    ['Husmodell', 'Björkliden 142'],
    ['Offert begärd', 'Inte ännu'],
  ] as const)
    await expect(summary.getByText(term, { exact: true }).last().locator('xpath=following-sibling::dd')).toHaveText(value);
  await expect(summary.getByText('Det här ingår inte i priset:')).toBeVisible();
  // A visitor without a login must first log in and save the house.
  await summary.getByRole('button', { name: 'Spara som PDF' }).click();
  await page.getByRole('dialog', { name: 'Du måste vara inloggad' }).getByRole('button', { name: 'Logga in' }).click();
  const login = page.getByRole('dialog', { name: /^Logga in/ });
  await login.getByRole('textbox', { name: 'E-postadress' }).fill(email);
  await login.getByRole('textbox', { name: 'Lösenord' }).fill(PASSWORD);
  await login.getByRole('button', { name: 'Logga in', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Spara ditt hus för att skapa pdf' })
    .getByRole('button', { name: 'Spara', exact: true })
    .click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('dialog', { name: 'Huset är sparat' }).getByRole('button', { name: 'Hämta PDF:en' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Björkliden 142.pdf');
  const pdf = await readFile(await download.path());
  const total = `${header.toLocaleString('sv-SE').replaceAll(/\s/g, ' ')} kr`;
  expect(await wordsOf(pdf)).toContain(total);

  // Choose a plot, then request a quote for the house.
  await summary.getByRole('button', { name: 'Lediga tomter i Umeå' }).click();
  const plots = page.getByRole('dialog', { name: /^Lediga tomter i/ });
  await plots.getByRole('button', { name: 'Välj tomten Granåkersvägen 14' }).click();
  await expect(plots.getByRole('button', { name: 'Vald. Ta bort tomten Granåkersvägen 14' })).toBeVisible();
  await page.goBack();
  await expect(summary.getByText(/^Granåkersvägen 14, Strömbäck/)).toBeVisible();
  await summary.getByRole('button', { name: 'Begär offert' }).click();
  const quote = page.getByRole('dialog', { name: 'Begär offert' });
  await quote.getByRole('textbox', { name: 'Något mer vi ska veta?' }).fill('Ring efter fem');
  await quote.getByRole('button', { name: 'Skicka offertförfrågan' }).click();
  const sent = page.getByRole('dialog', { name: 'Tack, din offertförfrågan är skickad' });
  await sent.getByRole('button', { name: 'Klar' }).click();
  await expect(summary.getByText('Offert begärd', { exact: true }).last().locator('xpath=following-sibling::dd')).toHaveText(
    '2026-11-20',
  );

  const mails = await mailsNaming(email, 2);
  expect(mails.map((mail) => /^To: .*<(.+)>/m.exec(mail)?.[1]).toSorted()).toEqual([SALESPERSON, email].toSorted());
  for (const mail of mails) {
    const words = await wordsOf(pdfIn(mail));
    expect(words).toContain(total);
    // The visitor chose this plot after downloading the first PDF, so the server must have made a new PDF for the e-mail.
    expect(words).toContain('Tomten Granåkersvägen 14');
  }

  await summary.getByRole('button', { name: 'Stäng sammanställningen' }).click();
  await expect(summary).toBeHidden();
  await expect(page).not.toHaveURL(/view=/);
  await expect(page).toHaveTitle(/Björkliden 142/);
  await expect(page).not.toHaveTitle(/^Sammanställning/);
});

test.describe('without rendered pictures of the house', () => {
  test.use({ pictures: 'real', expectedErrors: [/Failed to load resource|ERR_FAILED/] });

  test('without rendered pictures, the summary shows the house’s drawing', async ({ page }) => {
    await page.route('**/media/*/exterior/**', (route) => route.abort());
    const summary = await openSummary(page);
    await expect(summary.locator('.summary-picture img[src*="/media/drawn/house/"]')).toBeVisible();
  });
});

test('the printed summary shows every row and drawing, has no buttons, and shows the web address that opens the same house', async ({
  page,
}, testInfo) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  const name = 'Huset vid Åsjön för familjen Andersson-Lindqvist';
  const summary = await openSummary(page, { bundle: 'Komplett', name });
  await expect(summary.getByText('Huset vid Åsjön för ..., Malmö')).toBeVisible();
  const rows = summary.locator('.summary-rows li > div');
  await summary.getByRole('button', { name: 'Visa alla rader' }).click();
  await expect(rows.filter({ visible: true })).not.toHaveCount(0);
  const answers = await rows.allTextContents();
  await summary.getByRole('button', { name: 'Dölj alla rader' }).click();
  await expect(rows.filter({ visible: true })).toHaveCount(0);
  // The printed document begins with a picture of the house from outside, even if another picture is on the screen.
  await summary.getByRole('button', { name: 'Entréplan', exact: true }).click();
  await expect(summary.getByRole('img', { name: 'Björkliden 142: Entréplan' })).toBeVisible();
  await summary.getByRole('button', { name: 'Skriv ut' }).click();
  await expect(page.locator('[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 673, height: 995 });

  await expect(rows.filter({ visible: true })).toHaveText(answers);
  await expect(summary.getByText('Offert begärd')).toBeVisible();
  await expect(summary.getByRole('banner')).toContainText('Björkvik Hus');
  await expect(summary.getByRole('banner').locator('svg')).toBeVisible();
  await expect(summary.getByText(`${name}, Malmö`)).toBeVisible();
  await expect(summary.getByText('Din säljare').locator('xpath=following-sibling::dd').first()).toHaveText(/^\S+ \S+/);
  await expect(summary.getByRole('img', { name: 'Björkliden 142: Entré', exact: true })).toBeVisible();
  const drawings = ['Ritad entré', 'Entréplan', 'Övervåning', 'Snitt', 'Ritad trädgård', 'Ritad gavel'];
  await expect(summary.getByRole('figure')).toHaveText(drawings);
  for (const drawing of drawings) {
    const onPaper = summary.getByRole('figure').getByRole('img', { name: `Björkliden 142: ${drawing}`, exact: true });
    await expect(onPaper).toBeVisible();
    await expect.poll(() => onPaper.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  for (const button of await summary.getByRole('button').filter({ hasNotText: /^\d+/ }).all()) await expect(button).toBeHidden();
  await expect(page.getByRole('main', { includeHidden: true })).toBeHidden();
  // On paper the picture has another shape than on the screen. With the clip paths of the screen, parts of the house would be cut off.
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
  await page.getByRole('button', { name: 'Sammanställning', exact: true }).first().click();
  await expect(rows).toHaveText(answers);
});

/** Returns the text of a PDF. If Poppler is installed, also checks that the PDF is tagged and contains its fonts. */
async function wordsOf(pdf: Buffer): Promise<string> {
  const [info, fonts] = await Promise.all([askPoppler('pdfinfo', pdf), askPoppler('pdffonts', pdf)]);
  if (info === null || fonts === null) test.info().annotations.push({ type: 'not looked at', description: withoutPoppler() });
  else {
    expect(info).toMatch(/^Title: +.*Björkliden 142.* – sammanställning från Björkvik Hus$/m);
    expect(info).toMatch(/^Tagged: +yes$/m);
    for (const face of fonts.trimEnd().split('\n').slice(2)) expect(face).toMatch(/ yes +yes +yes +\d+ +\d+$/);
  }
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return text.replaceAll('\u00a0', ' ');
}

/** Opens the summary of Björkliden 142 in Malmö, with standard answers or with a bundle. */
async function openSummary(page: Page, { bundle, name }: { bundle?: string; name?: string } = {}): Promise<Locator> {
  const houses: { Id: number; Title: string; BundleListDtos: { Id: number; Name: string }[] }[] = await (
    await page.request.get('/api/houses')
  ).json();
  const house = houses.find(({ Title }) => Title === 'Björkliden 142');
  const configurator = new ConfiguratorPage(page);
  await configurator.start(house?.Id ?? 0, MALMO, house?.BundleListDtos.find(({ Name }) => Name === bundle)?.Id, name);
  await page.getByRole('button', { name: 'Sammanställning', exact: true }).first().click();
  const summary = summaryOf(page);
  await expect(summary).toBeVisible();
  return summary;
}

function summaryOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Björkliden 142' });
}

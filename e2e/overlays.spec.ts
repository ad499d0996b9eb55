import type { APIRequestContext, Page } from '@playwright/test';
import { ConfiguratorPage, krOf } from './support/configurator.ts';
import { keptHouse } from './support/kept-house.ts';
import { expect, expectNoAxeViolations, test } from './support/test.ts';

const FIRST = '/configuration/new/1/1';
const STEP = '/configuration/new/3/1';
const SHARE = '**/api/guidemodel/share';

test('the help guide points at the real things, to its end', { tag: '@phone' }, async ({ page }) => {
  await start(page);
  const guide = await openView(page, 'guide');
  const titles = ['Översikt', 'Profil', 'Snabbnavigering', 'Palett', 'Verktyg', 'Rotera hus', 'Sammanställning'];
  for (const [index, title] of titles.entries()) {
    await expect(guide.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(guide.getByText(`${index + 1}/7`, { exact: true })).toBeVisible();
    await expect(guide.getByText(`Steg ${index + 1} av 7`)).toBeAttached();
    const spot = await boxOf(page, '.guide-spot');
    const card = await boxOf(page, '.guide-card');
    expect(covered(spot, card), `what step ${index + 1} points at is hidden behind its card`).toBeLessThan(0.5);
    if (index === 0 || index === 3) await expectNoAxeViolations(page);
    await guide.getByRole('button', { name: index === 6 ? 'OK, börja!' : 'Nästa', exact: true }).click();
  }
  await expect(guide).toBeHidden();
  await expect(page).toHaveURL(STEP);
});

test('the help guide can be left at any time, and gone back in', async ({ page }) => {
  await start(page);
  const guide = await openView(page, 'guide');
  await guide.getByRole('button', { name: 'Nästa' }).click();
  await guide.getByRole('button', { name: 'Tillbaka' }).click();
  await expect(guide.getByText('1/7', { exact: true })).toBeVisible();
  await guide.getByRole('button', { name: 'Avsluta hjälpguiden' }).click();
  await expect(guide).toBeHidden();
  await openView(page, 'guide');
  await page.keyboard.press('Escape');
  await expect(guide).toBeHidden();
});

test('contact: to ring, to write, and salespersons with a picture', { tag: '@phone' }, async ({ page }) => {
  await start(page);
  const panel = await openView(page, 'contact');
  await expect(panel.getByRole('heading', { name: 'Kontakta säljare' })).toBeFocused();
  await expect(panel.getByRole('link', { name: /^Ring Björkvik Hus/ })).toHaveAttribute('href', /^tel:\+?\d{6,}$/);
  await expect(panel.getByRole('link', { name: /^Mejla Björkvik Hus/ })).toHaveAttribute(
    'href',
    /^mailto:[^?]+@[^?]+\?subject=Fr%C3%A5ga%20om%20Bj%C3%B6rkliden/,
  );
  const people = panel.getByRole('listitem');
  await expect(people).toHaveCount(3);
  for (const person of await people.all()) {
    await expect(person.locator('img')).toHaveJSProperty('complete', true);
    await expect(person.getByRole('link').first()).toHaveAttribute('href', /^tel:/);
  }
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test('profile, login and offer say honestly what can be done, and lead there', { tag: '@phone' }, async ({ page }) => {
  await start(page);
  const panel = await openView(page, 'profile');
  await expect(panel.getByRole('heading', { name: 'Min profil' })).toBeVisible();
  await expectNoAxeViolations(page);
  await panel.getByRole('button', { name: 'Skapa konto' }).click();
  await expect(panel.getByRole('heading', { name: 'Logga in' })).toBeVisible();
  await expect(panel.getByRole('textbox', { name: 'Lösenord', exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Skapa konto' }).click();
  await expect(panel.getByRole('checkbox', { name: 'Jag ger mitt samtycke till användarvillkoren' })).toBeVisible();
  await expectNoAxeViolations(page);
  await panel.getByRole('button', { name: 'Glömt lösenordet?' }).click();
  await expect(panel.getByRole('heading', { name: 'Glömt lösenordet?' })).toBeVisible();
  await expectNoAxeViolations(page);

  await openView(page, 'offer');
  await expect(panel.getByRole('heading', { name: 'Begär offert' })).toBeVisible();
  const mail = panel.getByRole('link', { name: 'Mejla huset' });
  expect(decodeURIComponent((await mail.getAttribute('href')) ?? '')).toMatch(/Björkliden 142 i Malmö\. .+\skr inklusive moms/);
  await panel.getByRole('button', { name: 'Skapa länk' }).click();
  const link = await panel.getByRole('textbox', { name: 'Länk till huset' }).inputValue();
  expect(decodeURIComponent((await mail.getAttribute('href')) ?? '')).toContain(link);
  await expectNoAxeViolations(page);
});

test('a panel opened by its button gives focus back; Back closes it', async ({ page }) => {
  await start(page);
  const opener = page.getByRole('button', { name: 'Spara', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/view=save/);
  await expect(page.getByRole('heading', { name: 'Huset är sparat' })).toBeVisible();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    // The guard at the end of the panel hands the focus on a moment later.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[role="dialog"], [data-base-ui-focus-guard]') !== null))
      .toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(FIRST);
});

test('a panel that leads to another gives focus back to what opened the first', async ({ page }) => {
  await start(page);
  const panel = page.getByRole('dialog');
  for (const name of ['Min profil', 'Spara']) {
    const opener = page.getByRole('button', { name, exact: true });
    await opener.click();
    await panel.getByRole('button', { name: 'Logga in', exact: true }).click();
    await expect(panel.getByRole('heading', { name: 'Logga in' })).toBeFocused();
    await page.goBack();
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();
  }
  expect(await isKeptAsSaved(page)).toBe(true);
});

test('coming forward to the save panel saves what has been chosen since', async ({ page }) => {
  await start(page);
  await page.getByRole('button', { name: 'Spara', exact: true }).click();
  const panel = page.getByRole('dialog');
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toBeHidden();
  await new ConfiguratorPage(page).choices.first().click();
  await expect.poll(() => isKeptAsSaved(page)).toBe(false);
  await page.goForward();
  await expect(panel.getByRole('heading', { name: 'Huset är sparat' })).toBeVisible();
  expect(await isKeptAsSaved(page)).toBe(true);
});

test('campaigns: what they take off, until when, and what is still missing', { tag: '@phone' }, async ({ page }) => {
  await start(page);
  const panel = await openView(page, 'campaign');
  const fixed = panel.getByRole('article').filter({ hasText: '1,5-planskampanjen' });
  await expect(fixed.getByText(/^Du får 40.000.kr i rabatt\.$/)).toBeVisible();
  await expect(fixed.getByText('Gäller från och med 2026-10-01 till och med 2028-12-31')).toBeVisible();
  const levels = panel.getByRole('article').filter({ hasText: 'Mer hus för pengarna' });
  await expect(levels.getByText(/^Välj till för ytterligare [\d\s]+kr, så får du 15.000.kr i rabatt\.$/)).toBeVisible();
  await expectNoAxeViolations(page);
});

test('the price sheet adds up, and says what a campaign price was before', { tag: '@phone' }, async ({ page }) => {
  await start(page);
  const panel = await openView(page, 'price');
  const amount = async (term: string) =>
    krOf(
      await panel
        .locator('div', { has: page.locator('dt', { hasText: new RegExp(`^${term}`) }) })
        .locator('dd')
        .innerText(),
    );
  const ordinary = await amount('Ordinarie pris');
  expect((await amount('Husmodell')) + (await amount('Dina val'))).toBe(ordinary);
  expect(krOf(await panel.locator('.price-sheet-total').innerText())).toBe(ordinary + (await amount('1,5-planskampanjen')));
  await expect(panel.getByText('Tidigare lägsta pris (30 dagar)')).toBeVisible();
  // The builder has not switched it on.
  await expect(panel.getByText('Månadskostnad')).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test('all options: found by name without diacritics, chosen ones marked, one leads to its question', { tag: '@phone' }, async ({
  page,
}) => {
  await start(page);
  const panel = await openView(page, 'options');
  const count = panel.getByRole('status');
  await expect(count).toHaveText(/^\d{3} tillval$/);
  await expectNoAxeViolations(page);
  const search = panel.getByRole('textbox', { name: 'Sök tillval' });
  await search.fill('bergvarme');
  await expect(count).toHaveText('1 tillval');
  await expect(panel.getByRole('heading', { level: 3 })).toHaveCount(1);
  await search.press('ArrowDown');
  const found = panel.getByRole('listitem').getByRole('link');
  await expect(found).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Värmekälla');
  await page.getByRole('radio', { name: 'Bergvärme' }).click();

  await openView(page, 'options', page.url().replace(/^https?:\/\/[^/]+/, ''));
  await panel.getByRole('checkbox', { name: 'Bara valda' }).check();
  await expect(panel.getByRole('listitem').filter({ hasText: 'Bergvärme' })).toContainText('Valt');
  await search.fill('finns inte');
  await expect(panel.getByText('Inget tillval matchar ”finns inte”')).toBeVisible();
  await panel.getByRole('button', { name: 'Rensa sökningen' }).click();
  await expect(search).toBeFocused();
});

test('a link is made, goes stale with the next choice, and can be withdrawn', { tag: '@phone' }, async ({ page }) => {
  await start(page);
  const panel = await openView(page, 'save');
  await panel.getByRole('button', { name: 'Skapa länk' }).click();
  const field = panel.getByRole('textbox', { name: 'Länk till huset' });
  await expect(field).toBeFocused();
  await expect(panel.getByRole('status').filter({ hasText: 'Länken är skapad' })).toBeVisible();
  const link = await field.inputValue();
  expect(link).toMatch(/\/start\/[0-9A-Za-z]{8}$/);
  await expectNoAxeViolations(page);
  await panel.getByRole('button', { name: 'Fortsätt bygga' }).click();
  const configurator = new ConfiguratorPage(page);
  await configurator.choices.first().click();
  await page.getByRole('button', { name: 'Sammanställning', exact: true }).first().click();
  await page.getByRole('button', { name: 'Begär offert' }).click();
  const offer = page.getByRole('dialog', { name: 'Begär offert' });
  await expect(offer.getByRole('link', { name: /mejl/i }).first(), 'not the link to the house of before').not.toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(link)),
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Spara', exact: true }).click();
  await expect(panel.getByText('Du har ändrat huset sedan länken skapades.')).toBeVisible();
  await panel.getByRole('button', { name: 'Skapa ny länk' }).click();
  await expect(field).not.toHaveValue(link);

  await panel.getByRole('button', { name: '2 länkar som du har skapat' }).click();
  await expectNoAxeViolations(page);
  const withdraw = panel.getByRole('button', { name: /^Återkalla länken till/ }).last();
  const confirm = panel.getByRole('button', { name: 'Återkalla', exact: true });
  await withdraw.click();
  await expect(confirm).toBeFocused();
  await panel.getByRole('button', { name: 'Avbryt' }).click();
  await expect(withdraw).toBeFocused();
  await withdraw.click();
  await confirm.click();
  await expect(panel.getByRole('button', { name: 'En länk som du har skapat' })).toBeFocused();
  await expect(panel.getByRole('status').filter({ hasText: 'Länken är återkallad' })).toBeAttached();
  await panel.getByRole('button', { name: 'Fortsätt bygga' }).click();
  await page.goto(link);
  await expect(page.getByText('Länken leder inte till något sparat hus.')).toBeVisible();
});

test.describe('when the range has changed meanwhile', () => {
  test.use({ expectedErrors: [/status of 400/] });

  test('a house that is not sold like that any more is not shared, but reckoned anew', { tag: '@phone' }, async ({ page }) => {
    await start(page);
    const configurator = new ConfiguratorPage(page);
    const chosen = configurator.choices.first();
    const title = await chosen.locator('b').innerText();
    await chosen.click();
    // As the browser would ask that had opened the house before an answer was taken out of the range.
    await page.route(SHARE, (route) => {
      const body = route.request().postDataJSON();
      const [question] = Object.keys(body.Answers);
      return route.continue({ postData: { ...body, Answers: { ...body.Answers, [question ?? '']: 999_999 } } });
    });
    const panel = await openView(page, 'save');
    await panel.getByRole('button', { name: 'Skapa länk' }).click();
    await expect(panel.getByText('Räkna om det med dagens val och priser.')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.unroute(SHARE);
    await panel.getByRole('button', { name: 'Räkna om huset' }).click();
    await expect(panel).toBeHidden();
    await expect(page.getByRole('radio', { name: title, exact: true })).toBeChecked();
    await openView(page, 'save');
    await panel.getByRole('button', { name: 'Skapa länk' }).click();
    await expect(panel.getByRole('textbox', { name: 'Länk till huset' })).toBeFocused();
  });
});

test('the address is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await start(page);
  const panel = await openView(page, 'save');
  await panel.getByRole('button', { name: 'Skapa länk' }).click();
  await panel.getByRole('button', { name: 'Kopiera' }).click();
  await expect(panel.getByText('Länken är kopierad')).toBeVisible();
  const link = await panel.getByRole('textbox', { name: 'Länk till huset' }).inputValue();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
});

test('a phone passes the link on in its own way', { tag: '@only-phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (shared: ShareData) => {
        document.title = `shared ${shared.url}`;
      },
    });
  });
  await start(page);
  const panel = await openView(page, 'save');
  await panel.getByRole('button', { name: 'Skapa länk' }).click();
  await panel.getByRole('button', { name: 'Dela', exact: true }).click();
  const link = await panel.getByRole('textbox', { name: 'Länk till huset' }).inputValue();
  await expect(page).toHaveTitle(`shared ${link}`);
});

test.describe('without a network', () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/] });

  test('choices go on, a link waits and says so, and is made when the network is back', async ({ page, context }) => {
    await start(page);
    // The panels come when there is nothing else to do.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const configurator = new ConfiguratorPage(page);
    const title = await configurator.choices.first().locator('b').innerText();
    await configurator.choices.first().click();
    await expect(page.getByRole('radio', { name: title, exact: true })).toBeChecked();
    await page.getByRole('button', { name: 'Spara', exact: true }).click();
    const panel = page.getByRole('dialog');
    await panel.getByRole('button', { name: 'Skapa länk' }).click();
    await expect(panel.getByText('Länken skapas när du är det igen')).toBeVisible();
    await panel.getByRole('button', { name: 'Fortsätt bygga' }).click();
    await expect(panel).toBeHidden();
    await expect(page.getByText('Länken skapas när du är det igen')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Du är uppkopplad igen och länken till huset är klar.')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Visa länken' }).click();
    await expect(panel.getByRole('textbox', { name: 'Länk till huset' })).toHaveValue(/\/start\/[0-9A-Za-z]{8}$/);
  });

  test('panels that cannot be fetched say so, and open on another try', async ({ page }) => {
    await page.route(/assets\/save-panel-.*\.js/, (route) => route.abort('internetdisconnected'));
    await start(page);
    const opener = page.getByRole('button', { name: 'Spara', exact: true });
    await opener.click();
    const panel = page.getByRole('dialog');
    await expect(panel.getByRole('heading', { name: 'Det gick inte att hämta' })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.unroute(/assets\/save-panel-.*\.js/);
    await panel.getByRole('button', { name: 'Försök igen' }).click();
    await expect(panel.getByRole('heading', { name: 'Huset är sparat' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });

  test('a house that cannot be fetched is said in Swedish, with another try', async ({ page }) => {
    await page.goto('/house?m=1280');
    await page.route('**/api/guidemodel/new', (route) => route.abort('internetdisconnected'));
    await page.getByRole('link', { name: 'Bygg Björkliden 142' }).click();
    await expect(page.getByRole('heading', { name: 'Ingen kontakt med servern' })).toBeVisible();
    // Its style sheets have come in another order than those of a document.
    await expect(page.getByRole('link', { name: 'Försök igen' })).toHaveCSS('padding-left', '20px');
    await expectNoAxeViolations(page);
    await page.unroute('**/api/guidemodel/new');
    await page.getByRole('link', { name: 'Försök igen' }).click();
    await expect(new ConfiguratorPage(page).samples).toBeVisible();
  });
});

test('a link to the house that one is building asks before it is opened', { tag: '@phone' }, async ({ page, request }) => {
  const { token } = await shared(request);
  await start(page);
  const configurator = new ConfiguratorPage(page);
  const title = await configurator.choices.first().locator('b').innerText();
  await configurator.choices.first().click();
  const own = page.getByRole('radio', { name: title, exact: true });
  await expect(own).toBeChecked();

  await page.goto(`/start/${token}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Fortsätt där du slutade?' })).toBeVisible();
  await expect(page.getByText('Öppnar du länken, ersätts det när du gör ditt första val.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Fortsätt bygga' }).click();
  await expect(own).toBeChecked();

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`/start/${token}`);
  await expect(page.getByRole('link', { name: 'Öppna länken' })).toBeVisible();
  // What lies behind the link has come with the document.
  expect(asked).toContain(`/start/${token}`);
  expect(asked).not.toContain(`/api/guidemodel/${token}`);
  await page.getByRole('link', { name: 'Öppna länken' }).click();
  await expect(page).toHaveURL(FIRST);
  await expect(own).not.toBeChecked();
});

test('a link is passed on with a card: name, price and a picture', async ({ request }) => {
  const { token } = await shared(request);
  const html = await (await request.get(`/start/${token}`)).text();
  const tag = (property: string) => new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  expect(tag('og:title')).toBe('Kortets hus – Björkliden 142');
  expect(tag('og:description')).toMatch(/^Björkliden 142 i Malmö\. Totalpris från [\d\s]+kr inklusive moms\.$/);
  const picture = await request.get(tag('og:image'));
  expect(picture.status()).toBe(200);
  expect(picture.headers()['content-type']).toBe('image/jpeg');
});

test('leaving with unsaved changes asks: by a link, by Back and by closing the tab', async ({ page }) => {
  await page.goto('/house?m=1280');
  await page.getByRole('link', { name: 'Bygg Björkliden 142' }).click();
  const configurator = new ConfiguratorPage(page);
  await expect(configurator.samples).toBeVisible();
  await configurator.choices.first().click();
  const question = page.getByText('Det finns osparade ändringar. Är du säker på att du vill lämna konfiguratorn?');

  await page.getByRole('link', { name: /till startsidan/ }).click();
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Stanna kvar' }).click();
  await page.goBack();
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Stanna kvar' }).click();
  await expect(question).toBeHidden();

  // A mail program opens beside the page, which stays: nothing to ask about.
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => dialogs.push(dialog.type()));
  await page.getByRole('button', { name: 'Kontakta säljare' }).click();
  await page.getByRole('link', { name: /^Mejla Björkvik Hus/ }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(dialogs).toEqual([]);
  page.removeAllListeners('dialog');

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await page.goBack();
  await page.getByRole('button', { name: 'Lämna', exact: true }).click();
  await expect(page).toHaveURL(/\/house\?m=1280$/);
});

/** Björkliden 142 in Malmö, at its first step. */
async function start(page: Page): Promise<void> {
  await new ConfiguratorPage(page).start(await houseId(page.request), '1280');
}

/** Whether what the browser keeps is what the visitor saved last. */
async function isKeptAsSaved(page: Page): Promise<boolean> {
  return (await keptHouse(page))?.saved === true;
}

/** Opens a view through its address, as a link to it would. */
async function openView(page: Page, view: string, at = STEP) {
  await page.goto(`${at}?view=${view}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

async function houseId(request: APIRequestContext): Promise<number> {
  const houses: { Id: number; Title: string }[] = await (await request.get('/api/houses')).json();
  return houses.find(({ Title }) => Title === 'Björkliden 142')?.Id ?? 0;
}

/** A house that somebody has shared. */
async function shared(request: APIRequestContext): Promise<{ token: string; answers: Record<string, number> }> {
  const id = await houseId(request);
  const started = await request.post('/api/guidemodel/new', { data: { HouseId: id, MunicipalityId: '1280' } });
  const { WebConfigurationId, AnswerModel } = await started.json();
  const stored = await request.post('/api/guidemodel/share', {
    data: { HouseId: id, MunicipalityId: '1280', WebConfigurationId, Name: 'Kortets hus', Answers: AnswerModel.Answers },
  });
  const { Id, Answers } = await stored.json();
  return { token: Id, answers: Answers };
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxOf(page: Page, selector: string): Promise<Box> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not on the screen`);
  return box;
}

/** How much of the first box the second covers, 0 to 1. */
function covered(below: Box, above: Box): number {
  const width = Math.min(below.x + below.width, above.x + above.width) - Math.max(below.x, above.x);
  const height = Math.min(below.y + below.height, above.y + above.height) - Math.max(below.y, above.y);
  return (Math.max(0, width) * Math.max(0, height)) / (below.width * below.height);
}

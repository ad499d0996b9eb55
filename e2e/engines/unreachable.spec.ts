import { eventually } from './eventually.ts';
import type { Screen } from './screen.ts';
import { DESKTOP, expect, PHONE, test } from './test.ts';

test.use({ expectedErrors: [/^could not load: <(?:img|link) /] });

for (const size of [PHONE, DESKTOP])
  test(`the page shows a notice while the network is cut, although navigator.onLine stays true, on a screen ${size.width} pixels wide`, async ({
    front,
    openBrowser,
  }) => {
    const page = await openBrowser(size);
    await begin(page);
    front.cut();
    await choose(page);
    await page.text(/^Du är offline\./).seen();
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    await page.button('Nästa').click();
    await page.at(/\/1\/2$/);
    front.reconnect();
    await page.text(/^Du är offline\./).gone();
  });

test('a reload without a network shows the house with the chosen answers and a notice about the network', async ({
  front,
  openBrowser,
}) => {
  const page = await openBrowser(PHONE);
  await begin(page);
  await choose(page);
  await frameIsKept(page);
  front.cut();
  await page.reload();
  await page.role('radiogroup').seen();
  await page.text(/^Du är offline\./).seen();
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await expectChosen(page);
  front.reconnect();
  await page.text(/^Du är offline\./).gone();
});

test('without a network, a page that the browser has not stored is replaced by the offline page, which links to the begun house; when the network is back, the requested page opens', async ({
  front,
  openBrowser,
}) => {
  const page = await openBrowser(PHONE);
  await begin(page);
  await choose(page);
  await frameIsKept(page);
  front.cut();
  await page.goto('/');
  await page.role('heading', 'Ingen kontakt med servern').seen();
  await page.at(/^\/offline\?from=%2F$/);
  await page.link('Fortsätt bygga Mitt hus').click();
  await page.role('radiogroup').seen();
  await expectChosen(page);
  await page.goto('/help');
  await page.role('heading', 'Ingen kontakt med servern').seen();
  front.reconnect();
  await page.role('heading', 'Så fungerar det').seen();
  await page.at(/^\/help$/);
});

for (const status of [503, 429])
  test(`the page shows no notice about the network when the server responds with status ${status}`, async ({
    front,
    openBrowser,
  }) => {
    const page = await openBrowser(PHONE);
    await begin(page);
    await page.button('Spara').click();
    front.rule(/^\/api\//, { status });
    await page.role('dialog').button('Skapa länk').click();
    await page
      .role('dialog')
      .text(/^Länken kunde inte skapas\./)
      .seen();
    expect(await page.text(/^Du är offline\./).count()).toBe(0);
    expect(front.count(/^\/healthz/)).toBe(0);
  });

async function begin(page: Screen): Promise<void> {
  await page.goto('/start/new?h=1&m=1280&anew=1');
  await page.role('radiogroup').seen();
}

/** Waits until the service worker has stored the page's frame (its HTML without data), which it stores last. */
function frameIsKept(page: Screen): Promise<void> {
  return eventually('the frame is kept', async () => {
    const status = await page.evaluate(async () => (await caches.match('/configuration/new/1/1'))?.status);
    if (status !== 200) throw new Error(`it is ${status}`);
  });
}

/** Chooses another answer, so that the page requests another picture. */
async function choose(page: Screen): Promise<void> {
  await page.role('radio').place(1).click();
  await expectChosen(page);
}

function expectChosen(page: Screen): Promise<void> {
  return page
    .role('radio')
    .place(1)
    .has('is chosen', (radio) => radio.matches(':checked, [aria-checked="true"]'), Boolean);
}

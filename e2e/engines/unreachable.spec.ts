import { eventually } from './eventually.ts';
import type { Screen } from './screen.ts';
import { DESKTOP, expect, PHONE, test } from './test.ts';

test.use({ expectedErrors: [/^could not load: <(?:img|link) /] });

for (const size of [PHONE, DESKTOP])
  test(`a cut that the browser does not know of is told and goes when the network is back, ${size.width} pixels wide`, async ({
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

test('a reload without a network shows the house with what was chosen, and that there is no network', async ({
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

test('without a network the front door leads to the house at hand, and opens when the network is back', async ({
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
  test(`a server that answers ${status} is not a missing network`, async ({ front, openBrowser }) => {
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

/** The frame is kept last. */
function frameIsKept(page: Screen): Promise<void> {
  return eventually('the frame is kept', async () => {
    const status = await page.evaluate(async () => (await caches.match('/configuration/new/1/1'))?.status);
    if (status !== 200) throw new Error(`it is ${status}`);
  });
}

/** Another picture is asked for. */
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

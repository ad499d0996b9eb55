import { LOADER, readBuiltFiles } from '../support/read-built-files.ts';
import { eventually } from './eventually.ts';
import type { Front } from './front.ts';
import type { Screen } from './screen.ts';
import { DESKTOP, expect, PHONE, test } from './test.ts';

// These tests refuse style sheets and scripts, so pages report errors about them. WebKit may remember that a refused module has failed.
// Then the page reloads itself, and the tests refuse the first scripts of the new document too.
test.use({ expectedErrors: [/^could not load: <(?:link|script) /] });

const HOUSE = 'Ängsbacken 156';
const STEP = '/configuration/new/1/1';
const VIEWS = /^\/assets\/views-/;

test('if the server refuses a script or style sheet when the page’s loader is called, a second call of the loader loads the file', async ({
  engineName,
  front,
  openBrowser,
}) => {
  const page = await openBrowser(DESKTOP);
  await begin(page, front);
  const refused = refuse(front, /^\/assets\//);
  const { parts, loader } = readBuiltFiles();
  const faults: string[] = [];
  for (let at = 0; at < parts.length; at += 20) faults.push(...(await tryTwice(page, loader, parts.slice(at, at + 20))));
  // WebKit may remember that a module has failed, and not request it again. The loader then throws `outdated`, at which a page reloads
  // itself. Allow this for two modules.
  const remembered = engineName === 'webkit' ? faults.filter((fault) => fault.endsWith(': outdated')) : [];
  expect(faults.filter((fault) => !remembered.includes(fault))).toEqual([]);
  expect(remembered.length).toBeLessThan(3);
  // The test cannot refuse files that the page has already loaded at its start.
  expect(refused.size).toBeGreaterThan(parts.length / 2);
});

for (const size of [PHONE, DESKTOP])
  test(`if the server refuses the files of a panel, the panel opens after the visitor presses “Försök igen”, on a screen ${size.width} pixels wide`, async ({
    front,
    openBrowser,
  }) => {
    const page = await openBrowser(size);
    await begin(page, front);
    refuse(front, /^\/assets\//);
    await page.button('Spara').click();
    await pressUntil(page, page.role('dialog', 'Huset är sparat'));
    await page.press('Escape');
    await page.role('dialog').gone();
    await page.button('Sammanställning').place(0).click();
    await pressUntil(page, page.role('dialog', HOUSE));
  });

test('if the server refuses the files that the browser prefetches for a page, the page still opens, without a reload', async ({
  front,
  openBrowser,
}) => {
  const page = await openBrowser(DESKTOP);
  // The page prefetches these files when it is idle. So add the rule before the page opens.
  const refused = refuse(front, /^\/assets\/bundles-/);
  await begin(page, front);
  await page.role('radio').place(1).click();
  await eventually('the prefetch is refused', async () => {
    if (refused.size === 0) throw new Error('no request was refused twice');
  });
  await page.role('link', /Paket/).place(0).click();
  await page.at(/^\/configuration\/new\/0$/);
  expect(documents(front), 'the page did not reload').toBe(0);
});

test('if the server does not have the files of a panel, the page reloads itself and opens the panel, and the visitor’s choice is kept', async ({
  front,
  openBrowser,
}) => {
  const page = await openBrowser(PHONE);
  front.rule(VIEWS, () => (documents(front) === 0 ? { status: 404 } : null));
  await begin(page, front);
  const chosen = page.role('radio').place(1);
  await chosen.click();
  await page.button('Spara').click();
  await page.role('dialog', 'Huset är sparat').seen();
  await page.text(/^Vi har uppdaterat sidan\./).seen();
  expect(documents(front)).toBe(1);
  await page.press('Escape');
  await chosen.has(
    'is still chosen',
    (radio) => radio.getAttribute('aria-checked') ?? String(radio.matches(':checked')),
    (is) => is === 'true',
  );
});

test('if the files of a panel are missing even after the page has reloaded itself, the panel shows an error, and the page does not reload again', async ({
  front,
  openBrowser,
}) => {
  const page = await openBrowser(PHONE);
  // The page fetches the files of the panels when it is idle, so make the files missing before that.
  front.rule(VIEWS, { status: 404 });
  await begin(page, front);
  const before = documents(front);
  await page.button('Spara').click();
  await page.role('heading', 'Det gick inte att hämta').seen();
  await page.button('Försök igen').click();
  await page.role('heading', 'Det gick inte att hämta').seen();
  expect(documents(front)).toBe(before + 1);
});

test('if the server refuses the first scripts of a page, the page reloads itself and then starts', async ({
  front,
  openBrowser,
}) => {
  const page = await openBrowser(PHONE);
  // Chromium and Firefox request a refused script again. Before the page reloads itself, it requests `/healthz`.
  front.rule(/^\/assets\/framework-/, () => (front.count(/^\/healthz/) === 0 ? 'refuse' : null));
  await begin(page, front);
  expect(front.count(/^\/start\/new\?/), 'the page reloaded itself once').toBe(2);
  await page.button('Nästa').click();
  await page.at(/^\/configuration\/new\/1\/2$/);
});

/** Begins a house without a service worker. With one, the proxy (`front`) would refuse the worker’s requests instead of the page’s. */
async function begin(page: Screen, front: Front): Promise<void> {
  front.rule(/^\/service-worker\.js/, { status: 404 });
  await page.goto('/start/new?h=1&m=1280&anew=1');
  await page.role('radiogroup').seen();
}

/** From now on refuses each matching address twice, because the page itself retries once. Returns the addresses that it refused twice. */
function refuse(front: Front, path: RegExp): ReadonlySet<string> {
  const asked = new Map<string, number>();
  const refused = new Set<string>();
  front.rule(path, (address) => {
    const times = (asked.get(address) ?? 0) + 1;
    asked.set(address, times);
    if (times > 2) return null;
    if (times === 2) refused.add(address);
    return 'refuse';
  });
  return refused;
}

function documents(front: Front): number {
  return front.count(new RegExp(`^${STEP}(?:\\?|$)`));
}

/**
 * Clicks "Försök igen" (try again) each time it appears, until the element `there` exists. Several clicks may be needed, because the files
 * of a panel may load further files, which the proxy (`front`) refuses too.
 */
async function pressUntil(page: Screen, there: ReturnType<Screen['role']>): Promise<void> {
  while ((await there.count()) === 0) {
    if ((await page.button('Försök igen').count()) > 0)
      await page
        .button('Försök igen')
        .place(0)
        .click()
        .catch(() => undefined);
  }
}

/**
 * Loads files twice with the page's own loader. Returns the files that did not load at the second attempt, each with its error.
 */
async function tryTwice(page: Screen, loader: string, parts: ReturnType<typeof readBuiltFiles>['parts']): Promise<string[]> {
  const inPage = async (
    file: string,
    source: string,
    all: readonly { readonly name: string; readonly files: readonly string[] }[],
  ) => {
    const exported: unknown[] = Object.values(await import(file));
    // The loader has another name in each build, so find it by its source text.
    const load = exported.find((one) => typeof one === 'function' && String(one).includes(source)) as (
      load: () => Promise<unknown>,
      files: readonly string[],
    ) => Promise<unknown>;
    const faults: string[] = [];
    for (const { name, files } of all) {
      const own = `/assets/${name}`;
      const attempt = () =>
        load(() => (name.endsWith('.css') ? Promise.resolve() : import(own)), files).then(
          () => '',
          (fault: unknown) => String(fault),
        );
      await attempt();
      const fault = await attempt();
      if (fault) faults.push(`${name}: ${fault}`);
    }
    return faults;
  };
  return (await page.tab.evaluate(
    `(${inPage})(${JSON.stringify(`/assets/${loader}`)}, ${JSON.stringify(LOADER)}, ${JSON.stringify(parts)})`,
  )) as string[];
}

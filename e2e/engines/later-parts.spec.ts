import { LOADER, readBuiltFiles } from '../support/read-built-files.ts';
import type { Front } from './front.ts';
import type { Screen } from './screen.ts';
import { DESKTOP, expect, PHONE, test } from './test.ts';

// What pages report about the style sheets that are refused on purpose.
test.use({ expectedErrors: [/^could not load: <link /] });

const HOUSE = 'Ängsbacken 156';
const STEP = '/configuration/new/1/1';
const VIEWS = /^\/assets\/views-/;

test('each script and style sheet of the build that was refused comes at the next try', async ({ front, openBrowser }) => {
  const page = await openBrowser(DESKTOP);
  await begin(page, front);
  const refused = refuse(front, /^\/assets\//);
  const { parts, loader } = readBuiltFiles();
  const faults: string[] = [];
  for (let at = 0; at < parts.length; at += 20) faults.push(...(await tryTwice(page, loader, parts.slice(at, at + 20))));
  expect(faults).toEqual([]);
  // What the page had from the start cannot be refused.
  expect(refused.size).toBeGreaterThan(parts.length / 2);
});

for (const size of [PHONE, DESKTOP])
  test(`a panel whose parts were refused opens on another try, ${size.width} pixels wide`, async ({ front, openBrowser }) => {
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

test('a panel whose parts are gone is there after the page was loaded anew, with what was chosen', async ({
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

test('a panel whose parts are gone for good says so, and the page is loaded anew only once', async ({ front, openBrowser }) => {
  const page = await openBrowser(PHONE);
  await begin(page, front);
  const before = documents(front);
  front.rule(VIEWS, { status: 404 });
  await page.button('Spara').click();
  await page.role('heading', 'Det gick inte att hämta').seen();
  await page.button('Försök igen').click();
  await page.role('heading', 'Det gick inte att hämta').seen();
  expect(documents(front)).toBe(before + 1);
});

test.describe('with first scripts that are refused', () => {
  test.use({ expectedErrors: [/^could not load: <(?:link|script) /] });

  test('a page begins by itself', async ({ front, openBrowser }) => {
    const page = await openBrowser(PHONE);
    refuse(front, /^\/assets\/framework-/);
    await begin(page, front);
    await page.button('Nästa').click();
    await page.at(/^\/configuration\/new\/1\/2$/);
  });
});

/** Begins a house. Nothing is kept by a service worker, whose own requests would be refused in the page's place. */
async function begin(page: Screen, front: Front): Promise<void> {
  front.rule(/^\/service-worker\.js/, { status: 404 });
  await page.goto('/start/new?h=1&m=1280&anew=1');
  await page.role('radiogroup').seen();
}

/** From now on each matching address is refused twice: the page itself asks again once before it gives up. Returns those that were. */
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

/** Presses *Försök igen* as often as it is offered, until something is there: a panel's parts ask for parts of their own. */
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

/** Loads parts by the page's own loader twice. Returns those that did not come the second time, or were not refused and not there before. */
async function tryTwice(page: Screen, loader: string, parts: ReturnType<typeof readBuiltFiles>['parts']): Promise<string[]> {
  const inPage = async (
    file: string,
    source: string,
    all: readonly { readonly name: string; readonly files: readonly string[] }[],
  ) => {
    const exported: unknown[] = Object.values(await import(file));
    // Its name is another one in each build.
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

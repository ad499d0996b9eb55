import { mailWith } from '../support/mails.ts';
import { PASSWORD } from '../support/make-account.ts';
import { renamedBuild } from '../support/renamed-build.ts';
import { openSalesSite, type SalesSite } from '../support/sales-site.ts';
import { ask } from './ask.ts';
import { eventually } from './eventually.ts';
import { fieldValueOf } from './read-element.ts';
import { saveHouseOf } from './saved-house.ts';
import type { Screen } from './screen.ts';
import { test as base, DESKTOP, PHONE } from './test.ts';

/** Playwright’s `test`, with a separate server for each test. The server can switch to another build of the web application. */
const test = base.extend<{ readonly site: SalesSite }>({
  site: async ({ clockShift }, use) => {
    const site = await openSalesSite(clockShift);
    await use(site);
    await site.stop();
  },
  baseURL: ({ site }, use) => use(site.address),
});

// During a deploy, a page may fail to load files of the old build before it reloads.
test.use({
  // Join all patterns into one. Playwright would read an array of two patterns as a pair: the fixture's value and the fixture's options.
  expectedErrors: [/^could not load: <(?:link|script|img) |dynamically imported module|[Ii]mporting a module script failed/],
});

test('open pages keep working after a deploy, and keep the choice and the typed text', async ({ front, openBrowser, site }) => {
  test.setTimeout(900_000);
  front.rule(/^\/service-worker\.js/, { status: 404 });
  const start = await openBrowser(PHONE);
  await start.goto('/');
  await start.role('heading', 'Björkliden 142').seen();

  const configurator = await openBrowser(PHONE);
  await configurator.goto('/start/new?h=1&m=1280&anew=1');
  await configurator.role('radio').place(1).click();

  const summary = await openBrowser(DESKTOP);
  await summary.goto('/start/new?h=1&m=1280&anew=1');
  await summary.role('radiogroup').seen();
  await summary.button('Sammanställning').place(0).click();
  await summary.role('dialog').seen();

  const eva = await openBrowser(PHONE);
  const email = `eva.${crypto.randomUUID()}@example.com`;
  const token = await saveHouseOf(eva, 'Eva Ek', email);
  await eva.goto(`/configuration/${token}/1/1?view=offer`);
  const words = eva.role('dialog', 'Begär offert').role('textbox', 'Något mer vi ska veta?');
  await words.fill('Ring helst efter fem.');

  const list = await openBrowser(DESKTOP);
  await enter(list, 'administrator@demo.example', site.oneTimePassword('administrator@demo.example'));
  await list.goto('/admin/leads');
  await list.role('heading', 'Förfrågningar').seen();

  await site.deploy(renamedBuild('apps/web/build'));

  await test.step('the start page leads to the choice of the municipality', async () => {
    await start.link('Bygg Björkliden 142').click();
    await start.at(/^\/municipality/);
    await start.role('combobox', 'Var ska du bygga?').fill('malmo');
    await start.role('option', /^Malmö/).seen();
  });
  await test.step('the configurator goes on, saves and keeps the choice', async () => {
    await configurator.button('Nästa').click();
    await configurator.at(/\/1\/2$/);
    await configurator.button('Spara').click();
    await configurator.role('dialog', 'Huset är sparat').seen();
    await configurator.press('Escape');
    await configurator.button('Tillbaka').place(0).click();
    await configurator
      .role('radio')
      .place(1)
      .has('is still chosen', (radio) => radio.matches(':checked, [aria-checked="true"]'), Boolean);
  });
  await test.step('the summary opens the quote form', async () => {
    await summary.role('dialog').button('Begär offert').click();
    await summary.role('dialog', 'Begär offert').seen();
  });
  await test.step('the list of requests leads to the list of customers', async () => {
    await list.link('Kunder').click();
    await list.role('heading', 'Kunder').seen();
  });
  await test.step('the half-filled form keeps its text and is sent', async () => {
    await eva.role('dialog', 'Begär offert').button('Skicka offertförfrågan').click();
    await eva
      .text(/Tack, din offertförfrågan är skickad/)
      .seen()
      .catch(async () => {
        await words.has('is still there', fieldValueOf, (value) => value === 'Ring helst efter fem.');
        await eva.role('dialog', 'Begär offert').button('Skicka offertförfrågan').click();
        await eva.text(/Tack, din offertförfrågan är skickad/).seen();
      });
    await mailWith(email, 'Ring helst efter fem.');
  });
});

test('a page whose service worker has stored the old build keeps working after a deploy, even after a reload and after the browser’s Back button', async ({
  openBrowser,
  site,
}) => {
  const page = await openBrowser(PHONE);
  const chosen = page.role('radio').place(1);
  const seeChosen = () => chosen.has('is chosen', (radio) => radio.matches(':checked, [aria-checked="true"]'), Boolean);
  await page.goto('/start/new?h=1&m=1280&anew=1');
  await chosen.click();
  await eventually('the service worker has the frame', async () => {
    const status = await page.evaluate(async () => (await caches.match('/configuration/new/1/1'))?.status);
    if (status !== 200) throw new Error(`it is ${status}`);
  });

  await site.deploy(renamedBuild('apps/web/build'));

  await page.button('Sammanställning').place(0).click();
  await page.role('dialog').seen();
  await page.back();
  await page.role('dialog').gone();
  await page.reload();
  await seeChosen();
  await page.goto('/help');
  await page.role('heading', 'Så fungerar det').seen();
  await page.back();
  await seeChosen();
  await page.button('Spara').click();
  await page.role('dialog', 'Huset är sparat').seen();
});

/** Logs in a member of staff with the one-time password, and sets the password that the tests use. */
async function enter(page: Screen, email: string, password: string): Promise<void> {
  await page.goto('/house');
  await ask(page, '/api/account/login', { username: email, password });
  await ask(page, '/api/account/changepassword', { OldPassword: password, NewPassword: PASSWORD });
}

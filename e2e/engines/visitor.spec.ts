import { krOf } from '../support/configurator.ts';
import { logIn, register } from './account.ts';
import { textOf } from './read-element.ts';
import type { Screen } from './screen.ts';
import { DESKTOP, expect, PHONE, test } from './test.ts';

const HOUSE = 'Björkliden 142';

for (const size of [PHONE, DESKTOP])
  test(`on a screen ${size.width} pixels wide, a visitor finds, configures and saves a house, and requests a quote for it`, async ({
    openBrowser,
  }, { project }) => {
    const email = `${project.name}.${crypto.randomUUID()}@example.com`;
    const page = await openBrowser(size);

    await test.step('the visitor filters the houses on the start page, opens one and chooses its municipality', async () => {
      await page.goto('/');
      await page.button(/^1,5-plan/).click();
      await page.role('heading', 'Mjällom 96').gone();
      await page.link(`Bygg ${HOUSE}`).click();
      await page.role('combobox', 'Var ska du bygga?').fill('malmo');
      await page.role('option', /^Malmö/).click();
      await page.button('Börja bygg!').click();
      await page.at(/^\/configuration\/new\/1\/1$/);
    });

    const total =
      await test.step('the visitor passes ten steps, each with its pictures, and chooses a blocked answer in the last of them', async () => {
        for (let step = 1; ; step += 1) {
          await page.role('radiogroup').seen();
          await page.button(/^Översikt, steg/).has(`is at ${step}`, textOf, (text) => text.includes(`${step}/`));
          await seePictures(page);
          if (step === 9) await page.role('radio', 'Hyvlad').click();
          if (step === 10) break;
          await page.button('Nästa').click();
        }
        await page
          .button(/^Välj ändå/)
          .place(0)
          .click();
        await page
          .role('dialog')
          .button(/^Välj /)
          .click();
        await page.role('dialog').gone();
        return totalOf(page);
      });

    await test.step('the summary has the same price as the header', async () => {
      await page.button('Sammanställning').place(0).click();
      await page
        .role('dialog', HOUSE)
        .css('[data-testid="summary-total"]')
        .has(`is ${total}`, textOf, (text) => krOf(text) === total);
      await page.back();
      await page.role('dialog').gone();
    });

    await test.step('the visitor saves the house in the browser, then on a new account', async () => {
      await page.button('Spara').click();
      await page.role('dialog', 'Huset är sparat').button('Logga in eller skapa konto').click();
      await page.role('dialog').role('radio', 'Skapa konto').click();
      await register(page.role('dialog'), email);
      await page
        .role('dialog')
        .text(/Det ligger på ditt konto under Mina hus/)
        .seen();
      await page.at(/^\/configuration\/[0-9A-Za-z]{8}\/\d+\/\d+\?view=save$/);
      await page.button('Fortsätt bygga').click();
      await page.role('dialog').gone();
      await page.reload();
      await page.role('radiogroup').seen();
      expect(await totalOf(page)).toBe(total);
    });

    await test.step('the visitor downloads the PDF and requests a quote', async () => {
      await page.button('Sammanställning').place(0).click();
      const summary = page.role('dialog', HOUSE);
      await summary.button('Spara som PDF').click();
      await page.downloadedPdf(`${HOUSE}.pdf`);
      await summary.button('Begär offert').click();
      const quote = page.role('dialog', 'Begär offert');
      await quote.role('textbox', 'Något mer vi ska veta?').fill('Går det att flytta in före jul?');
      await quote.button('Skicka offertförfrågan').click();
      await page.role('dialog', 'Tack, din offertförfrågan är skickad').seen();
    });

    await test.step('the owner opens the house in another browser', async () => {
      const other = await openBrowser(size);
      await logIn(other, email);
      await other.goto('/my-projects');
      await other.link('Fortsätt bygga Mitt hus').click();
      await other.role('radiogroup').seen();
      expect(await totalOf(other)).toBe(total);
    });
  });

/** Waits until all layers of the picture on the stage have loaded. */
async function seePictures(page: Screen): Promise<void> {
  await page
    .css('main .stage-layers')
    .place(-1)
    .has(
      'has all its pictures',
      (layers) => [...layers.querySelectorAll('img')].map(({ complete, naturalWidth }) => complete && naturalWidth > 0),
      (loaded) => loaded.length > 0 && loaded.every(Boolean),
    );
}

/** Returns the total in the header, kr. */
async function totalOf(page: Screen): Promise<number> {
  return krOf(await page.css('[data-testid="total"]').words());
}

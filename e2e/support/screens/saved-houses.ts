import type { Page } from '@playwright/test';
import { ConfiguratorPage } from '../configurator.ts';
import { MALMO } from '../houses.ts';
import { linkIn, mailTo } from '../mails.ts';
import { makeAccount, PASSWORD } from '../make-account.ts';
import { saveHouse } from '../save-house.ts';
import { expect } from '../test.ts';
import { moveTo, openView } from './move-to.ts';
import { houseId, screen, type Walk } from './screen.ts';

const UMEA = '2480';

let token = '';
let email = '';

/** The screens of a customer with saved houses. */
export const savedHouses: Walk = {
  title: 'saved houses',
  // The errors of a save conflict, of an expired invitation, and of a page's data that cannot be fetched.
  expectedErrors: [/status of (404|412)|ERR_FAILED/],
  async begin(page) {
    email = `lova.${crypto.randomUUID()}@example.com`;
    await makeAccount(page, email);
    await saveHouse(page, 'Fritidshuset vid sjön');
    token = await saveHouse(page, 'Vårt hus');
    await page.request.post(`/api/guidemodel/${token}/name`, { data: { Name: 'Huset på höjden' } });
    await page.request.post(`/api/guidemodel/${token}/household/invitations`, { data: { Email: `bo.${email}` } });
    // Add a house that is only in the browser.
    await new ConfiguratorPage(page).start(await houseId(page, 'Furuvik 112'), MALMO);
    await new ConfiguratorPage(page).choices.first().click();
  },
  screens: [
    screen('start-saved', async (page) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Mina hus' })).toBeVisible();
    }),
    screen('my-projects-saved', async (page) => {
      await page.goto('/my-projects');
      await expect(page.getByRole('article', { name: 'Huset på höjden' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Bara i den här webbläsaren' })).toBeVisible();
    }),
    screen('my-projects-take-over', async (page) => {
      await page.getByRole('button', { name: 'Spara på ditt konto' }).click();
      await expect(page.getByRole('checkbox', { name: /Furuvik 112/ })).toBeChecked();
      await page.getByRole('checkbox', { name: /Furuvik 112/ }).scrollIntoViewIfNeeded();
    }),
    screen('versions', async (page) => {
      await page.getByRole('button', { name: 'Versioner av Huset på höjden' }).click();
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
      await page.getByRole('button', { name: /^Vad ändrades/ }).click();
      await expect(
        page
          .getByRole('dialog')
          .getByText(/ blev /)
          .first(),
      ).toBeVisible();
    }),
    screen('rename', async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Byt namn på Huset på höjden' }).click();
      await expect(page.getByRole('textbox', { name: 'Husets namn' })).toBeVisible();
    }),
    screen('carried-over-saved', async (page) => {
      await page.keyboard.press('Escape');
      await openCarriedOver(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Huset har ändrats sedan du sparade det' })).toBeVisible();
    }),
    screen('version', async (page) => {
      await page.unrouteAll();
      await page.goto(`/start/${token}?version=1`);
      await expect(page.getByText('Det här är en tidigare version.', { exact: false })).toBeVisible();
    }),
    screen('profile-saved', async (page) => {
      await page.goto(`/configuration/${token}/1/1`);
      await expect(new ConfiguratorPage(page).samples).toBeVisible();
      const panel = await openView(page, 'profile', `/configuration/${token}/1/1`);
      await expect(panel.getByText('Det här huset är öppet')).toBeVisible();
    }),
    screen('offer-form', async (page) => {
      const panel = await openView(page, 'offer', `/configuration/${token}/1/1`);
      await expect(panel.getByRole('textbox', { name: 'E-postadress' })).toHaveValue(email);
    }),
    screen('offer-sent', async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Skicka offertförfrågan' }).click();
      await expect(page.getByText('Tack, din offertförfrågan är skickad')).toBeVisible();
    }),
    screen('sent-requests', async (page) => {
      // Rename the house, so that it has changed since the quote request.
      await page.request.post(`/api/guidemodel/${token}/name`, { data: { Name: 'Huset vid ån' } });
      await page.goto('/my-projects');
      await page.getByRole('button', { name: /^Offert begärd .*, Huset vid ån$/ }).click();
      await expect(page.getByRole('dialog').getByRole('region', { name: 'Ändrat sedan dess' })).toBeVisible();
    }),
    screen('sent-house', async (page) => {
      await page.getByRole('link', { name: 'Titta på huset som det skickades' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Huset som det skickades' })).toBeVisible();
      await expect(page.getByRole('table')).toBeVisible();
    }),
    screen('save-account', async (page) => {
      const panel = await openView(page, 'save', `/configuration/${token}/1/1`);
      await expect(panel.getByRole('heading', { name: 'Huset är sparat' })).toBeVisible();
    }),
    screen('conflict', async (page) => {
      await moveTo(page, `/configuration/${token}/1/1`);
      await saveElsewhere(page);
      await new ConfiguratorPage(page).choices.first().click();
      await page.getByRole('button', { name: 'Spara', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Huset har sparats på ett annat ställe' });
      await expect(dialog.getByRole('row', { name: /^Husmodell Björkliden 142 Furuvik 112/ })).toBeVisible();
    }),
    screen('take-over', async (page) => {
      await page.context().clearCookies();
      await page.goto('/login');
      const main = page.getByRole('main');
      await main.getByRole('textbox', { name: 'E-postadress' }).fill(email);
      await main.getByLabel('Lösenord', { exact: true }).fill(PASSWORD);
      await main.getByRole('button', { name: 'Logga in' }).click();
      await expect(page.getByText(/^Det finns .* i den här webbläsaren\./)).toBeVisible();
    }),
    screen('invitation', async (page) => {
      await page.goto(linkIn(await mailTo(`bo.${email}`), '/invitation#'));
      await expect(page.getByText('Eva Ek vill dela huset', { exact: false })).toBeVisible();
    }),
    screen('invitation-over', async (page) => {
      await page.goto('/');
      await page.goto(`/invitation#${'x'.repeat(32)}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Inbjudan gäller inte längre' })).toBeVisible();
    }),
  ],
};

/** Opens a saved house as if the range (houses, answers and prices) had changed since the house was saved. */
async function openCarriedOver(page: Page): Promise<void> {
  // Abort the request for the page's data. The browser then requests the house itself, and the test can change that response.
  await page.route('**/start/*.data*', (route) => route.abort());
  await page.route(`**/api/guidemodel/${token}`, async (route) => {
    const response = await route.fetch();
    const opened: Opened = await response.json();
    await route.fulfill({ response, json: { ...opened, CarriedOver: carriedOver(opened) } });
  });
  await moveTo(page, `/start/${token}`);
}

interface Opened {
  readonly QuestionModel: {
    readonly Sections: readonly { readonly Questions: readonly { readonly Id: number; readonly Answers: { Id: number }[] }[] }[];
  };
}

/** Returns the response's `CarriedOver` as if the range had changed: an answer no longer exists, one was replaced, and prices differ. */
function carriedOver({ QuestionModel }: Opened) {
  const several = QuestionModel.Sections.flatMap(({ Questions }) => Questions).filter(({ Answers }) => Answers.length > 2);
  const [one, other] = several;
  const [first, second] = one?.Answers ?? [];
  return {
    Gone: [{ QuestionId: 999_998, AnswerId: 999_999, QuestionTitle: 'Vitvaror', AnswerTitle: 'Svarta', ReplacedBy: null }],
    Replaced: [{ QuestionId: one?.Id, From: first?.Id, To: second?.Id }],
    Repriced: [{ QuestionId: other?.Id, AnswerId: other?.Answers[1]?.Id, Before: 4900, After: 6400 }],
    HousePriceDifference: 32_000,
    PriceDifference: 19_300,
  };
}

/** Saves a new version of the house `token`, as another device of the user would. */
async function saveElsewhere(page: Page): Promise<void> {
  const HouseId = await houseId(page, 'Furuvik 112');
  const where = { HouseId, MunicipalityId: UMEA };
  const { WebConfigurationId, AnswerModel } = await (await page.request.post('/api/guidemodel/new', { data: where })).json();
  const house = { ...where, WebConfigurationId, Answers: AnswerModel.Answers, PlotIds: [], Price: null };
  const saved = await page.request.post('/api/guidemodel/', { data: { ...house, Id: token, Name: 'Huset i Umeå' } });
  expect(saved.ok()).toBe(true);
}

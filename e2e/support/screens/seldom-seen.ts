import type { Page } from '@playwright/test';
import { ConfiguratorPage } from '../configurator.ts';
import { MALMO } from '../houses.ts';
import { expect } from '../test.ts';
import { beginChangedHouse, beginHouse, moveTo, openView } from './move-to.ts';
import { houseId, screen, type Walk } from './screen.ts';

/** A municipality where radon protection is mandatory. */
const SKOVDE = '1496';
const FIRST = '/configuration/new/1/1';
const NEW = '**/api/houses/*/beginning?*';
const SHARE = '**/api/guidemodel/share';
const HOUSES = '**/api/houses**';

/** Screens that few visitors see: a house without bundles, an outdated link, a network that fails and works again. */
export const seldomSeen: Walk = {
  title: 'screens that few visitors see',
  expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 400|ApiError: network/],
  screens: [
    screen('intro', async (page) => {
      await page.route(NEW, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), Bundles: [] } });
      });
      await beginHouse(page);
      await moveTo(page, '/configuration/new/0');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Nu bygger du /);
      await page.unroute(NEW);
    }),
    screen('summary-untouched', async (page) => {
      const summary = await openView(page, 'summary', FIRST);
      await summary.getByRole('radio', { name: 'Mina val' }).check();
      await expect(summary.getByText(/^Allt är som huset levereras\./)).toBeVisible();
    }),
    screen('way-explained', async (page) => {
      await new ConfiguratorPage(page).start(await houseId(page), SKOVDE);
      await moveTo(page, '/configuration/new/2/2');
      const blocked = page.locator('.sample-place').filter({ hasText: 'Radonsäkert krävs i kommunen' }).getByRole('radio');
      await openView(page, `way&answer=${await blocked.getAttribute('data-answer')}`, '/configuration/new/2/2');
      await expect(page.getByRole('dialog', { name: /går inte att välja$/ })).toBeVisible();
    }),
    screen('repriced', async (page) => {
      await beginChangedHouse(page);
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage).filter((name) => name.startsWith('gavel.house.'))) {
          const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
          localStorage.setItem(key, JSON.stringify({ ...kept, price: kept.price - 1_000_000 }));
        }
      });
      await page.reload();
      await expect(page.getByText(/^Priset har ändrats sedan sist/)).toBeVisible();
    }),
    screen('change-house-failed', async (page) => {
      await page.route(HOUSES, (route) => route.abort());
      await expect((await openView(page, 'house', FIRST)).getByRole('alert')).toBeVisible();
      await page.unroute(HOUSES);
    }),
    screen('picture-failed', async (page) => {
      // Load the page again, because a phone shows the price notice where the picture's tools would be. After loading, the notice is gone.
      await page.goto(FIRST);
      await page.route('**/api/guidemodel/picture', (route) => route.abort());
      await page.getByRole('button', { name: 'Ladda ner bilden' }).click();
      await expect(page.getByText('Bilden gick inte att hämta. Försök igen.')).toBeVisible();
    }),
    screen('save-outdated', async (page) => {
      await page.route(SHARE, (route) => {
        const body = route.request().postDataJSON();
        const [question = ''] = Object.keys(body.Answers);
        return route.continue({ postData: { ...body, Answers: { ...body.Answers, [question]: 999_999 } } });
      });
      const panel = await openView(page, 'save', FIRST);
      await panel.getByRole('button', { name: 'Skapa länk' }).click();
      await expect(panel.getByText('Räkna om det med dagens val och priser.')).toBeVisible();
      await page.unroute(SHARE);
    }),
    screen('offline', async (page) => {
      await moveTo(page, FIRST);
      await page.context().setOffline(true);
      await expect(page.getByRole('status').filter({ hasText: 'Du är offline.' })).toBeVisible();
    }),
    screen('save-waiting', async (page) => {
      const panel = await openView(page, 'save', FIRST);
      await panel.getByRole('button', { name: 'Skapa länk' }).click();
      await expect(panel.getByText('Länken skapas när du är det igen')).toBeVisible();
    }),
    screen('link-ready', async (page) => {
      await moveTo(page, FIRST);
      // Wait until the panel is closed. If it is open when the link is created, the page shows no notice about the link.
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.context().setOffline(false);
      await expect(page.getByText('Du är uppkopplad igen och länken till huset är klar.')).toBeVisible();
    }),
    screen('resume-link', async (page) => {
      await page.goto(`/start/${await share(page)}`);
      await expect(page.getByRole('link', { name: 'Öppna länken' })).toBeVisible();
    }),
    screen('panels-failed', async (page) => {
      await page.route(/assets\/views-.*\.js/, (route) => route.abort());
      await page.goto(`${FIRST}?view=save`);
      await expect(page.getByRole('dialog').getByRole('heading', { name: 'Det gick inte att hämta' })).toBeVisible();
    }),
    screen(
      'overview-low',
      async (page) => {
        await page.goto(FIRST);
        await expect(page.getByRole('navigation', { name: 'Översikt' }).getByRole('link').first()).toBeVisible();
      },
      { width: 1100, height: 500, isPhone: false },
    ),
    screen(
      'step-least',
      async (page) => {
        await page.goto('/configuration/new/3/3');
        await expect(new ConfiguratorPage(page).samples).toBeVisible();
      },
      { width: 320, height: 640, isPhone: true },
    ),
    screen(
      'step-lying',
      async (page) => {
        await expect(page.getByRole('button', { name: 'Nästa', exact: true })).toBeInViewport({ ratio: 1 });
      },
      { width: 844, height: 390, isPhone: true },
    ),
  ],
};

/** Shares a house and returns the token of the shared link (`/start/:token`). */
async function share(page: Page): Promise<string> {
  const data = { HouseId: await houseId(page), MunicipalityId: MALMO };
  const { WebConfigurationId, AnswerModel } = await (await page.request.post('/api/guidemodel/new', { data })).json();
  const shared = { ...data, WebConfigurationId, Name: 'Delat hus', Answers: AnswerModel.Answers };
  return (await (await page.request.post('/api/guidemodel/share', { data: shared })).json()).Id;
}

import { PASSWORD } from '../make-account.ts';
import { ADMINISTRATOR, enterAs } from '../staff.ts';
import { expect } from '../test.ts';
import { moveTo } from './move-to.ts';
import { changeRange, needReview, takeRangeBack } from './range-draft.ts';
import { houseId, screen, type Walk } from './screen.ts';

/** The longest time that the proof of the demo range takes while other tests run, in ms. */
const PROOF_MS = 120_000;

/** Screens of an administrator, and the page on which new staff set their password. */
export const administrators: Walk = {
  title: 'screens of an administrator',
  async begin(page) {
    await enterAs(page, ADMINISTRATOR);
    await page.goto('/admin');
  },
  screens: [
    screen('today-orders', async (page) => {
      await expect(page.getByRole('region', { name: 'Beställningar att godkänna' })).toContainText('Ingrid Bergvall');
    }),
    screen('order-waiting', async (page) => {
      await page
        .getByRole('link', { name: /Ingrid Bergvall/ })
        .first()
        .click();
      await expect(page.getByRole('button', { name: 'Godkänn och lås' })).toBeVisible();
    }),
    screen('statistics', async (page) => {
      await moveTo(page, `/admin/statistics?house=${await houseId(page)}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Statistik' })).toBeVisible();
      await expect(page.getByRole('figure', { name: 'Val per fråga' })).toBeVisible();
    }),
    screen('people', async (page) => {
      await moveTo(page, '/admin/staff');
      await expect(page.getByText('Inbjuden, länken gäller till', { exact: false })).toBeVisible();
    }),
    screen('people-one', async (page) => {
      await page.getByRole('button', { name: 'Mehmet Aydin' }).click();
      await expect(page.getByRole('button', { name: 'Ändra kommuner' })).toBeVisible();
    }),
    screen('people-invite', async (page) => {
      await page.getByRole('button', { name: 'Bjud in' }).click();
      await expect(page.getByRole('region', { name: 'Bjud in' }).getByLabel('Förnamn')).toBeVisible();
    }),
    screen('log', async (page) => {
      await moveTo(page, '/admin/log');
      await expect(page.getByRole('heading', { level: 1, name: 'Logg' })).toBeVisible();
      await expect(page.getByText('Lena Falk').first()).toBeVisible();
    }),
    screen('retention', async (page) => {
      await moveTo(page, '/admin/retention');
      await page.getByText('Visa vilka').first().click();
      await expect(page.getByText('Göran Lööf')).toBeVisible();
    }),
    screen('retention-person', async (page) => {
      await page.getByLabel('Kundens e-postadress').fill('maria.tallberg@example.com');
      await page.getByRole('main').locator('form').getByRole('button', { name: 'Visa', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Maria Tallberg' })).toBeVisible();
    }),
    screen('range-health', async (page) => {
      await moveTo(page, '/admin/sortiment');
      await expect(page.getByRole('heading', { name: 'Vad som är prövat' })).toBeVisible({ timeout: PROOF_MS });
    }),
    screen('range-prices', async (page) => {
      await moveTo(page, '/admin/sortiment/priser');
      await expect(page.getByRole('grid', { name: 'Priser i kronor, inklusive moms' })).toBeVisible();
    }),
    screen('range-content', async (page) => {
      await moveTo(page, '/admin/sortiment/innehall');
      await page.getByRole('link', { name: 'Kök och vardagsrum' }).first().click();
      await expect(page.getByRole('heading', { name: 'Svar', exact: true })).toBeVisible();
    }),
    screen('range-rules', async (page) => {
      await moveTo(page, '/admin/sortiment/regler');
      await page.getByRole('link', { name: /Dubbel takhöjd i vardagsrummet kan väljas/ }).click();
      await expect(page.getByText('Bevisat för alla kommuner')).toBeVisible({ timeout: PROOF_MS });
    }),
    screen('range-campaigns', async (page) => {
      await moveTo(page, '/admin/sortiment/kampanjer');
      await page.getByRole('link', { name: /^Mer hus för pengarna/ }).click();
      await expect(page.getByRole('heading', { name: 'Vad priset blir' })).toBeVisible({ timeout: PROOF_MS });
    }),
    screen('range-pictures', async (page) => {
      await moveTo(page, '/admin/sortiment/bilder');
      await page.getByLabel('Avsnitt').selectOption('Fasad');
      await page.getByRole('gridcell', { name: 'Falu rödfärg, Entré: Bild finns' }).click({ timeout: PROOF_MS });
      await expect(page.getByRole('heading', { name: 'Falu rödfärg' })).toBeVisible();
    }),
    screen('range-covers', async (page) => {
      await page.getByLabel('Avsnitt').selectOption('Bilder utan kamera');
      await expect(page.getByRole('region', { name: 'Hela webbplatsen' })).toBeVisible();
    }),
    screen('range-changes', async (page) => {
      await changeRange(page);
      await page.goto('/admin/sortiment/andringar');
      await expect(page.getByRole('button', { name: /^Ta tillbaka ändringen av Prov: / })).toBeVisible();
    }),
    screen('range-effects', async (page) => {
      await moveTo(page, '/admin/sortiment/foljder');
      await page.getByRole('button', { name: 'Förhandsgranska' }).click({ timeout: PROOF_MS });
      await expect(page.getByLabel('Länk till förhandsvisningen')).toBeVisible({ timeout: PROOF_MS });
    }),
    screen('range-review', async (page) => {
      await needReview(page);
      await moveTo(page, '/admin/sortiment/andringar');
      await expect(page.getByRole('button', { name: /^Ta tillbaka ändringen av Prov: / })).toBeVisible();
      await moveTo(page, '/admin/sortiment/foljder');
      await expect(page.getByRole('region', { name: 'Granskning' })).toContainText('Björkliden 142', { timeout: PROOF_MS });
      await page.unroute('**/api/admin/range/effects');
    }),
    screen('range-versions', async (page) => {
      await moveTo(page, '/admin/sortiment/versioner');
      await expect(page.getByRole('heading', { name: /^Version 1/ })).toBeVisible();
    }),
    screen('connections', async (page) => {
      await moveTo(page, '/admin/connections');
      await expect(page.getByText('Fastighetssystemet').first()).toBeVisible();
    }),
    screen('connections-key', async (page) => {
      await page.getByRole('button', { name: 'Ny nyckel' }).click();
      await page.getByLabel('Vilket system').fill('Kalkylarket');
      await page.getByLabel('Ditt lösenord').fill(PASSWORD);
      await expect(page.getByRole('button', { name: 'Gör nyckeln' })).toBeEnabled();
    }),
    screen('connections-key-made', async (page) => {
      await page.getByRole('button', { name: 'Gör nyckeln' }).click();
      await expect(page.getByRole('button', { name: 'Kopiera' })).toBeVisible();
    }),
    screen('range-preview', async (page) => {
      const made: { Path: string } = await (await page.request.post('/api/admin/range/previews')).json();
      await takeRangeBack(page);
      await page.goto(made.Path);
      // The server builds the preview site only when somebody opens it. Until the site is ready, the page waits and asks again.
      await expect(page.getByRole('region', { name: 'Förhandsvisning' })).toBeVisible({ timeout: PROOF_MS });
    }),
    screen('welcome', async (page) => {
      // Leave the administration, because its open page would keep sending requests.
      await page.goto('about:blank');
      await page.context().clearCookies();
      await page.goto(`/welcome#${'x'.repeat(32)}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Välj ditt lösenord' })).toBeVisible();
    }),
  ],
};

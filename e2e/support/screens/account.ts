import { codeOf, secretIn } from '../authenticator.ts';
import { makeAccount, PASSWORD } from '../make-account.ts';
import { saveHouse } from '../save-house.ts';
import { expect } from '../test.ts';
import { moveTo } from './move-to.ts';
import { screen, type Walk } from './screen.ts';

/** What somebody sees who is logged in. */
export const account: Walk = {
  title: 'what an account has',
  async begin(page) {
    // One a walk: they run side by side on one server.
    await makeAccount(page, `eva.${crypto.randomUUID()}@example.com`);
  },
  screens: [
    screen('my-profile-account', async (page) => {
      await page.goto('/my-profile');
      await expect(page.getByRole('heading', { name: 'Byt lösenord' })).toBeVisible();
    }),
    screen('second-factor', async (page) => {
      await page.goto('/my-profile');
      await page.getByRole('button', { name: 'Slå på tvåstegsinloggning' }).click();
      await page.getByLabel('Ditt lösenord').first().fill(PASSWORD);
      await page.getByRole('button', { name: 'Fortsätt', exact: true }).click();
      await expect(page.getByRole('img', { name: 'QR-kod för din autentiseringsapp' })).toBeVisible();
    }),
    screen('recovery-codes', async (page) => {
      await page.getByLabel('Kod från appen').fill(codeOf(await secretIn(page)));
      await page.getByRole('button', { name: 'Bekräfta koden' }).click();
      await expect(page.getByRole('heading', { name: 'Dina återställningskoder' })).toBeVisible();
    }),
    screen('own-data', async (page) => {
      await page.goto('/my-profile');
      await page.getByRole('button', { name: 'Radera mitt konto' }).first().click();
      await expect(page.getByText('slutliga beställningar', { exact: false })).toBeVisible();
    }),
    screen('administration-refused', async (page) => {
      await page.goto('/admin');
      await expect(page.getByRole('heading', { name: 'Den här sidan är för anställda' })).toBeVisible();
    }),
    screen('household', async (page) => {
      const token = await saveHouse(page, 'Vårt hus');
      await page.request.post(`/api/guidemodel/${token}/household/invitations`, { data: { Email: 'bo@example.com' } });
      await page.goto(`/my-projects/${token}/household`);
      await expect(page.getByRole('button', { name: 'Återkalla inbjudan till bo@example.com' })).toBeVisible();
    }),
    screen('final-order', async (page) => {
      const token = await saveHouse(page, 'Huset vi har beställt');
      // No call makes an order of a house: it is one in what the server answers.
      await page.route(`**/api/guidemodel/${token}`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), Type: 'base' } });
      });
      await moveTo(page, `/base/${token}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Slutlig beställning' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Skriv ut' })).toBeVisible();
    }),
    screen('invitation-unknown', async (page) => {
      await page.goto('/invitation');
      await expect(page.getByText('Öppna länken i mejlet du har fått.')).toBeVisible();
    }),
  ],
};

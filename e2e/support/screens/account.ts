import { codeOf, secretIn } from '../authenticator.ts';
import { MALMO } from '../houses.ts';
import { makeAccount, PASSWORD } from '../make-account.ts';
import { saveHouse } from '../save-house.ts';
import { expect } from '../test.ts';
import { moveTo } from './move-to.ts';
import { screen, type Walk } from './screen.ts';

/** The screens of a logged-in customer. */
export const account: Walk = {
  title: 'screens of an account',
  async begin(page) {
    // Each run of these screens makes a new account, because several runs use one server at the same time.
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
      // The test itself answers this request, because only staff make orders.
      await page.route('**/api/orders/base1234', (route) => route.fulfill({ json: ORDER }));
      await moveTo(page, '/base/base1234');
      await expect(page.getByRole('heading', { level: 1, name: 'Slutlig beställning' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Hämta PDF' })).toBeVisible();
    }),
    screen('invitation-unknown', async (page) => {
      await page.goto('/invitation');
      await expect(page.getByText('Öppna länken i mejlet du har fått.')).toBeVisible();
    }),
  ],
};

const MADE = '2026-11-19T09:30:00.000Z';
const ORDER = {
  Token: 'base1234',
  Number: 1001,
  State: 'frozen',
  MadeAtUtc: MADE,
  MadeBy: 'Elin Sandahl',
  FrozenAtUtc: MADE,
  CancelledAtUtc: null,
  Reason: '',
  Replaces: null,
  ReplacedBy: null,
  Chosen: {
    ConfigurationId: 'abcd1234',
    Revision: 1,
    HouseId: 1,
    WebConfigurationId: 10,
    WebConfigurationVersion: 1,
    MunicipalityId: MALMO,
    PriceListAreaCode: 'S',
    Answers: {},
  },
  House: {
    HouseModelName: 'Björkliden 142',
    Name: 'Huset vi har beställt',
    MunicipalityName: 'Malmö',
    PriceListName: 'Syd',
    Sections: [
      { Kind: 'house', Title: '', Total: 2_100_000, Rows: [] },
      {
        Kind: 'section',
        Title: 'Fasad',
        Total: 54_500,
        Rows: [{ QuestionId: 1, AnswerId: 2, Question: 'Fasadpanel', Answer: 'Stående lockpanel av gran', Price: 54_500 }],
      },
    ],
    Campaigns: [{ Title: 'Höstkampanj', Discount: 20_000 }],
    OrdinaryPrice: 2_154_500,
    Price: 2_134_500,
    EarlierLowestPrice: 2_134_500,
    Terms: '<p>Priserna gäller vid beställning.</p>',
  },
  Lines: [{ Title: 'Avdrag', Amount: -10_000, VatRate: 25 }],
  OfferNumber: '2026-0007',
  Plots: [],
  Checks: [{ Title: 'Tomten är klar', Words: 'Sågen 1:4', By: 'Elin Sandahl', AtUtc: MADE }],
  Customer: { Name: 'Anna Ek', Email: 'anna@example.com', Phone: '0701234567', AccountId: 12 },
  Seller: { Name: 'Elin Sandahl', Email: 'elin@example.com', Phone: '' },
  Factory: [],
  Pictures: [],
};

import type { Locator, Page } from '@playwright/test';
import { enterStaff } from './support/enter-staff.ts';
import { UMEA } from './support/houses.ts';
import { openSalesSite, type SalesSite } from './support/sales-site.ts';
import { test as base, expect } from './support/test.ts';

/** Playwright’s `test` with a server for each test, because these tests change the range (houses, answers and prices). */
const test = base.extend<{ readonly site: SalesSite }>({
  site: async ({ clockShift }, use) => {
    const site = await openSalesSite(clockShift);
    await use(site);
    await site.stop();
  },
  baseURL: ({ site }, use) => use(site.address),
});

test('the editor shows the clicks after which a new rule would leave a question without a possible answer; an administrator removes this rule, and publishes another rule and a question’s new name', async ({
  page: vera,
  site,
}) => {
  await enterStaff(vera, site, 'administrator@demo.example');
  const verdict = vera.getByRole('region', { name: 'Prövning' });

  await test.step('the administrator adds a rule, so that grey corners can be chosen only with one panel', async () => {
    await vera.goto('/admin/sortiment/regler?regel=answer:knutar-gra:rule');
    await expect(verdict).toContainText('Ingen besökare fastnar');
    await vera.getByLabel('Regeln som text').fill('answer("panel-lock")');
    await expect(vera.getByText(/kan väljas bara om Panel är Lockpanel/).first()).toBeVisible();
    await vera.getByRole('button', { name: 'Spara i utkastet' }).click();
    await expect(vera.getByText('1 ändring i utkastet')).toBeVisible();
  });

  await test.step('for the white corners, the check shows that the same rule would leave other panels without a corner colour', async () => {
    await vera.goto('/admin/sortiment/regler?regel=answer:knutar-vit:rule');
    await vera.getByRole('button', { name: 'Lägg till villkor', exact: true }).click();
    await vera.getByLabel('Vad villkor 1 handlar om').selectOption({ label: 'Panel' });
    await expect(vera.getByLabel('Regeln som text')).toHaveValue('answer("panel-lock")');
    await expect(verdict).toContainText('Regeln kan inte publiceras');
    await expect(verdict).toContainText('Frågan ”Knutar och foder” visas utan något svar att välja.');
    await expect(verdict.getByRole('listitem').filter({ hasText: /^Panel: / })).toBeVisible();
    await vera.getByRole('button', { name: 'Ångra' }).click();
    await expect(verdict).not.toContainText('Regeln kan inte publiceras');
  });

  await test.step('an administrator edits a name beside a preview of what the visitor sees', async () => {
    await vera.getByRole('link', { name: 'Innehåll', exact: true }).click();
    await vera.getByRole('link', { name: 'Knutar och foder', exact: true }).click();
    await vera.getByLabel('Namn', { exact: true }).first().fill('Knutarnas färg');
    await expect(vera.getByRole('region', { name: 'Så ser besökaren det' })).toContainText('Knutarnas färg');
    await vera.getByRole('button', { name: 'Spara i utkastet' }).click();
    await expect(vera.getByText('2 ändringar i utkastet')).toBeVisible();
  });

  await test.step('the draft shows both changes as sentences, and the administrator publishes them', async () => {
    await vera.getByRole('link', { name: /^Ändringar/ }).click();
    await expect(vera.getByText(/kan väljas bara om Panel är Lockpanel/)).toBeVisible();
    await vera.getByRole('link', { name: 'Se följderna' }).click();
    await expect(vera.getByText('Sortimentet är utan fel.')).toBeVisible();
    await vera.getByRole('button', { name: 'Publicera nu' }).click();
    await expect(vera.getByText('Inga ändringar i utkastet')).toBeVisible();
    await expect.poll(() => publishedCorners(vera)).toEqual({ title: 'Knutarnas färg', rules: { Vita: '', Grå: 'answer(1)' } });
  });
});

test('an administrator changes and publishes a rule and a price with the keyboard alone', async ({ page: vera, site }) => {
  await enterStaff(vera, site, 'administrator@demo.example');
  await vera.goto('/admin/sortiment/regler?regel=answer:knutar-gra:rule');
  await expect(vera.getByRole('region', { name: 'Prövning' })).toContainText('Ingen besökare fastnar');
  await tabTo(vera, vera.getByLabel('Regeln som text'));
  await vera.keyboard.press('ControlOrMeta+A');
  await vera.keyboard.type('answer("panel-lock")');
  await press(vera, vera.getByRole('button', { name: 'Spara i utkastet' }));
  await expect(vera.getByText('1 ändring i utkastet')).toBeVisible();

  await press(vera, vera.getByRole('link', { name: 'Priser', exact: true }));
  await tabTo(vera, vera.getByLabel('Blad'));
  await vera.keyboard.type('Hus');
  await tabTo(vera, vera.getByLabel('Sök titel eller nyckel'));
  await vera.keyboard.type('Björkliden 142');
  const cell = vera
    .getByRole('row', { name: /Björkliden 142/ })
    .getByRole('gridcell')
    .first();
  await expect(cell).toBeVisible();
  await tabTo(vera, cell);
  await vera.keyboard.type('2345000');
  await vera.keyboard.press('Enter');
  await expect(vera.getByText('2 ändringar i utkastet')).toBeVisible();

  await press(vera, vera.getByRole('link', { name: /^Ändringar/ }));
  await press(vera, vera.getByRole('link', { name: 'Se följderna' }));
  await expect(vera.getByText('Sortimentet är utan fel.')).toBeVisible();
  await press(vera, vera.getByRole('button', { name: 'Publicera nu' }));
  await expect(vera.getByText('Inga ändringar i utkastet')).toBeVisible();
  await expect.poll(() => publishedCorners(vera)).toEqual({ title: 'Knutar och foder', rules: { Vita: '', Grå: 'answer(1)' } });
  expect((await published(vera)).HousePrice).toBe(2_345_000);
});

async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

/** Presses Tab until the element has the focus. Fails if it has no focus after `MOST_TABS` presses. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let pressed = 0; pressed < MOST_TABS; pressed += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${control} did not get the focus`);
}

const MOST_TABS = 300;

/** The fields of the server's response for a new house that these tests check. */
interface Published {
  readonly HousePrice: number;
  readonly QuestionModel: {
    readonly Sections: readonly {
      readonly Questions: readonly {
        readonly Title: string;
        readonly Answers: readonly { readonly Title: string; readonly Rule: string }[];
      }[];
    }[];
  };
}

/** Returns Björkliden 142 in Umeå, where the price of the area Norr applies, from the published range. */
async function published({ request }: Page): Promise<Published> {
  const houses: readonly { Title: string; Id: number }[] = await (await request.get('/api/houses')).json();
  const id = houses.find(({ Title }) => Title === 'Björkliden 142')?.Id;
  const begun = await request.post('/api/guidemodel/new', { data: { HouseId: id, MunicipalityId: UMEA } });
  return begun.json();
}

/** Returns the title of the question about the corners in the published range, and the rule of each answer. The rule names an answer by its id. */
async function publishedCorners(page: Page) {
  const { QuestionModel } = await published(page);
  const questions = QuestionModel.Sections.flatMap(({ Questions }) => Questions);
  const corners = questions.find(({ Title }) => Title.startsWith('Knutar'));
  return { title: corners?.Title, rules: Object.fromEntries(corners?.Answers.map(({ Title, Rule }) => [Title, Rule]) ?? []) };
}

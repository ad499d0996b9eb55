import type { Page } from '@playwright/test';
import { HOUSE, MALMO } from './houses.ts';
import { houseId } from './screens/screen.ts';
import { expect } from './test.ts';

/** Saves a house on the account with which the page is logged in. Returns the token of the house: its id in addresses. */
export async function saveHouse(page: Page, name: string): Promise<string> {
  const HouseId = await houseId(page, HOUSE);
  const begun = await page.request.post('/api/guidemodel/new', { data: { HouseId, MunicipalityId: MALMO } });
  const { WebConfigurationId, AnswerModel } = await begun.json();
  const { Answers } = AnswerModel;
  const saved = await page.request.post('/api/guidemodel/', {
    data: { Id: null, HouseId, MunicipalityId: MALMO, WebConfigurationId, Name: name, Answers, PlotIds: [], Price: null },
  });
  const { data } = await saved.json();
  expect(data).toMatch(/^\w{8}$/);
  return data;
}

/** Clicks "Spara" (save) and waits until the house is saved. */
export async function pressSave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Spara', exact: true }).click();
  await expectSaved(page);
}

/** Expects the notice that everything is saved. The page shows it until something changes. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByText('Sparat på ditt konto', { exact: true })).toBeAttached();
}

import type { Page } from '@playwright/test';
import { HOUSE, MALMO } from './houses.ts';
import { houseId } from './screens/screen.ts';
import { expect } from './test.ts';

/** Saves a house as the account that the page is logged in with; gives its token. */
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

/** Presses "Spara" and waits until that is done. */
export async function pressSave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Spara', exact: true }).click();
  await expectSaved(page);
}

/** The page says that everything is saved, and goes on saying so until something changes. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByText('Sparat på ditt konto', { exact: true })).toBeAttached();
}

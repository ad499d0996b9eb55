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

/** Presses "Spara" and waits for "Sparat". The page shows that for half a second, so the page itself watches for it. */
export async function pressSave(page: Page): Promise<void> {
  const shown = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          const statuses = [...document.querySelectorAll('[role="status"]')];
          if (!statuses.some(({ textContent }) => textContent === 'Sparat')) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body, { childList: true, characterData: true, subtree: true });
      }),
  );
  await page.getByRole('button', { name: 'Spara', exact: true }).click();
  await shown;
}

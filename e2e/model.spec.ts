import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './support/test.ts';
import { wake } from './support/wake.ts';

// The whole page is painted: what the model shows is measured.
test.use({ isPainted: true });

/** Where the façade gets its colour. */
const FACADE = '/configuration/new/3/3';

const model = (page: Page) => page.getByRole('img', { name: /^3D-modell av Björkliden 142/ });

/** How light the middle of the model is, where its façade is, 0–255. */
async function lightness(page: Page): Promise<number> {
  const shot = await model(page).screenshot();
  const { width = 0, height = 0 } = await sharp(shot).metadata();
  const middle = {
    left: Math.round(width * 0.4),
    top: Math.round(height * 0.3),
    width: Math.round(width * 0.2),
    height: Math.round(height * 0.2),
  };
  const { channels } = await sharp(await sharp(shot).extract(middle).toBuffer()).stats();
  return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean, 0) / 3;
}

test('the model is opened, turned with keys, changes with the façade’s colour and gives way to the picture @phone', async ({
  page,
  begin,
}) => {
  const configurator = await begin({ at: FACADE });
  await wake(page);
  await page.getByRole('button', { name: 'Visa huset i 3D' }).click();
  await expect(model(page)).toHaveAccessibleName(/sedd snett framifrån, från vänster\. .*Fasadkulör: Falu rödfärg/);
  await expect(model(page)).toBeFocused();

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(model(page)).toHaveAccessibleName(/sedd framifrån\./);
  const red = await lightness(page);

  await configurator.samples.getByRole('radio', { name: 'Linoljevit' }).click();
  await expect(model(page)).toHaveAccessibleName(/Fasadkulör: Linoljevit/);
  await expect.poll(() => lightness(page)).toBeGreaterThan(red + 25);

  await page.getByRole('button', { name: 'Tillbaka till bilden' }).click();
  await expect(page.getByRole('img', { name: /^Bild på Björkliden 142.*Fasadkulör: Linoljevit/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Visa huset i 3D' })).toBeFocused();
});

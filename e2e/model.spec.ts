import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './support/test.ts';
import { wake } from './support/wake.ts';

// This test measures colours of the 3D model, so the browser must paint the whole page.
test.use({ isPainted: true });

/** The step in which the visitor chooses the façade's colour. */
const FACADE = '/configuration/new/3/3';

const model = (page: Page) => page.getByRole('img', { name: /^3D-modell av Björkliden 142/ });

/** Returns the lightness, 0–255, of the middle of the 3D model's picture, where the façade is. */
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

test('the visitor opens the 3D model, turns it with keys, sees a new façade colour, and returns to the picture @phone', async ({
  page,
  begin,
}) => {
  const configurator = await begin({ at: FACADE });
  await wake(page);
  await page.getByRole('button', { name: 'Visa huset i 3D' }).click();
  await expect(model(page)).toHaveAccessibleName(/sedd snett framifrån, från vänster\. .*Fasadkulör: Falu rödfärg/);
  // A machine without a graphics card may need a minute for the first frame.
  await expect(model(page)).toBeFocused({ timeout: 120_000 });

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(model(page)).toHaveAccessibleName(/sedd framifrån\./);
  const red = await lightness(page);

  await configurator.samples.getByRole('radio', { name: 'Linoljevit' }).click();
  await expect(model(page)).toHaveAccessibleName(/Fasadkulör: Linoljevit/);
  await expect.poll(() => lightness(page)).toBeGreaterThan(red + 25);

  const shown = page.getByRole('combobox', { name: 'Visa' });
  await shown.selectOption('Gå in, Entréplan');
  await expect(model(page)).toHaveAccessibleName(/inifrån\. Entréplan: du står i rummet Entré och hall/);
  await page.getByRole('combobox', { name: 'Gå till' }).selectOption('Vardagsrum');
  await expect(model(page)).toHaveAccessibleName(/du står i rummet Vardagsrum/);
  await shown.selectOption('Utsida');
  await expect(model(page)).toHaveAccessibleName(/Fasadkulör: Linoljevit/);

  await page.getByRole('button', { name: 'Tillbaka till bilden' }).click();
  await expect(page.getByRole('img', { name: /^Bild på Björkliden 142.*Fasadkulör: Linoljevit/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Visa huset i 3D' })).toBeFocused();
});

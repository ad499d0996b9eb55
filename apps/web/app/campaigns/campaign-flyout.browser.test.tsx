import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { begin } from '../../testing/begin.ts';
import { dialog, sizes } from '../../testing/look.ts';

describe.each(sizes)('the list of campaigns on the screen of $size', ({ width, height }) => {
  test('a campaign shows its discount, and its first and last day; a campaign with levels shows how much is missing for the first discount', async () => {
    await page.viewport(width, height);
    await begin({ at: '/configuration/new/3/1?view=campaign' });
    const fixed = dialog.getByRole('article').filter({ hasText: '1,5-planskampanjen' });
    await expect.element(fixed.getByText(/^Du får 40.000.kr i rabatt\.$/)).toBeVisible();
    await expect.element(fixed.getByText('Gäller från och med 2026-10-01 till och med 2028-12-31')).toBeVisible();
    const levels = dialog.getByRole('article').filter({ hasText: 'Mer hus för pengarna' });
    await expect.element(levels.getByText(/^Välj till för ytterligare [\d\s]+kr, så får du 15.000.kr i rabatt\.$/)).toBeVisible();
  });
});

import type { Configuration } from '@gavel/core';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { begin } from '../../testing/begin.ts';
import { dialog, sizes } from '../../testing/look.ts';

describe.each(sizes)('the list of campaigns on the screen of $size', ({ width, height }) => {
  test('each campaign shows its first and last day, and either its discount or the conditions that are not met yet', async () => {
    await page.viewport(width, height);
    // Without this change, a campaign for a certain answer is only shown once the visitor has chosen that answer.
    const change = (house: Configuration): Configuration => ({
      ...house,
      campaigns: house.campaigns.map(({ triggers, ...campaign }) => ({
        ...campaign,
        triggers: triggers.map((trigger) => ({ ...trigger, isDisplay: false })),
      })),
    });
    await begin({ at: '/configuration/new/3/1?view=campaign', change });
    for (const [name, effect, from] of [
      ['1,5-planskampanjen', /^Du får 40.000.kr i rabatt\.$/, '2026-10-01'],
      ['Mer hus för pengarna', /^Välj till för ytterligare [\d\s]+kr, så får du 15.000.kr i rabatt\.$/, '2026-10-01'],
      ['Värme från berget', /^Välj Bergvärme under Värmekälla, så gäller kampanjen\./, '2026-11-01'],
    ] as const) {
      const campaign = dialog.getByRole('article').filter({ hasText: name });
      await expect.element(campaign.getByText(effect)).toBeVisible();
      await expect.element(campaign.getByText(`Gäller från och med ${from} till och med 2028-12-31`)).toBeVisible();
    }
  });
});

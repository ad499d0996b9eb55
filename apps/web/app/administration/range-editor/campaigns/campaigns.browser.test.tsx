import { type CampaignEffects, campaignEffectsBody } from '@gavel/contract/staff';
import { kr } from '@gavel/core';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { aPart, aRangeServer, NOW, type RangeServer } from '../../../../testing/a-range-server.ts';
import { findAxeViolations } from '../../../../testing/find-axe-violations.ts';
import { intercept } from '../../../../testing/intercept.ts';
import { button } from '../../../../testing/look.ts';
import { openApp } from '../../../../testing/open-app.tsx';

let server: RangeServer;
let effects: CampaignEffects;
beforeEach(async () => {
  server = await aRangeServer({
    parts: [
      aPart('campaign', 'host', 'Höstkampanj', [
        ['title', 'line', 'Höstkampanj'],
        ['text', 'html', '<p>Vi drar av.</p>'],
        ['from', 'date', '2026-11-01'],
        ['to', 'date', '2026-11-30'],
        ['discount', 'amount', '40000'],
        ['disabled', 'flag', null],
      ]),
      aPart('campaign', 'veckor', 'Garageveckor', [
        ['title', 'line', 'Garageveckor'],
        ['weeks.from', 'weeks', '1'],
        ['weeks.to', 'weeks', '2'],
        ['levels.1.accessories', 'amount', '100000'],
        ['levels.1.discount', 'amount', '15000'],
        ['disabled', 'flag', 'true'],
      ]),
    ],
    municipalities: [],
  });
  effects = {
    hasFaults: false,
    startsAt: NOW,
    houses: [
      {
        houseTitle: 'Sjövik',
        area: 'Norr',
        ordinary: kr(2_000_000),
        price: kr(1_960_000),
        ownDiscount: kr(40_000),
        earlierLowest: kr(1_990_000),
      },
    ],
  };
  intercept(/^\/api\/admin\/range\/campaigns\/\w+\/effects$/, () => Response.json(z.encode(campaignEffectsBody, effects)));
});

const campaign = (name: RegExp) => page.getByRole('region', { name: 'Kampanjer' }).getByRole('link', { name });

test.each([
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
])(
  'in a window $width pixels wide the calendar shows the campaigns, a click opens one, and axe finds no violations',
  async ({ width, height }) => {
    await page.viewport(width, height);
    await openApp('/admin/sortiment/kampanjer');
    await expect.element(campaign(/^Höstkampanj.*1 nov\.–30 nov\. · pågår/)).toBeVisible();
    await expect.element(campaign(/^Garageveckor.*avstängd/)).toBeVisible();
    expect(await findAxeViolations(page.getByRole('main'))).toEqual([]);
    await campaign(/^Höstkampanj/).click();
    await expect
      .element(page.getByRole('row', { name: /Sjövik Norr 2\s000\s000\skr 1\s960\s000\skr −40\s000\skr 1\s990\s000\skr/ }))
      .toBeVisible();
    expect(await findAxeViolations(page.getByRole('main'))).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await page.viewport(1440, 900);
  },
);

test('the page saves the dates and the discount of a campaign together, but saves nothing if the period ends before it begins or the amount is invalid', async () => {
  await openApp('/admin/sortiment/kampanjer?kampanj=host');
  await page.getByLabelText('Till och med').fill('2026-10-15');
  await expect.element(page.getByText('Kampanjen slutar innan den börjar.')).toBeVisible();
  await expect.element(button('Spara i utkastet')).toBeDisabled();
  await page.getByLabelText('Till och med').fill('2026-12-24');
  await page.getByLabelText('Rabatt, kr').fill('mycket');
  await expect.element(page.getByText(/^Ange beloppet i hela kronor/)).toBeVisible();
  await expect.element(button('Spara i utkastet')).toBeDisabled();
  await page.getByLabelText('Rabatt, kr').fill('50 000');
  await page.getByRole('checkbox', { name: /^Avstängd/ }).click();
  await button('Spara i utkastet').click();
  const name = { kind: 'campaign', key: 'host' } as const;
  await expect
    .poll(() => server.saved)
    .toEqual([
      [
        { ...name, field: 'to', read: '2026-11-30', value: '2026-12-24' },
        { ...name, field: 'discount', read: '40000', value: '50000' },
        { ...name, field: 'disabled', read: null, value: 'true' },
      ],
    ]);
  await expect.element(campaign(/^Höstkampanj.*1 nov\.–24 dec\. · avstängd\s*ändrad/)).toBeVisible();
});

test('if the period of a campaign is given in weeks from the publication, the editor shows its first and last date; for a campaign that requires certain choices, the editor shows this requirement', async () => {
  effects = { ...effects, houses: effects.houses.map((house) => ({ ...house, ownDiscount: kr(0), earlierLowest: null })) };
  await openApp('/admin/sortiment/kampanjer?kampanj=veckor');
  await expect.element(page.getByText(/blir det 2026-11-23 till 2026-12-06\.$/)).toBeVisible();
  await page.getByLabelText('Sista vecka').fill('3');
  await expect.element(page.getByText(/till 2026-12-13\.$/)).toBeVisible();
  await expect.element(page.getByText(/^Kampanjen kräver val/)).toBeVisible();
});

test('the editor refuses to save a campaign whose last week is empty or far in the future', async () => {
  await openApp('/admin/sortiment/kampanjer?kampanj=veckor');
  for (const wrong of ['', '999999999']) {
    await page.getByLabelText('Sista vecka').fill(wrong);
    await expect.element(page.getByText('Ange veckan som ett helt tal mellan −520 och 520.')).toBeVisible();
    await expect.element(button('Spara i utkastet')).toBeDisabled();
  }
  await page.getByLabelText('Sista vecka').fill('3');
  await expect.element(button('Spara i utkastet')).toBeEnabled();
});

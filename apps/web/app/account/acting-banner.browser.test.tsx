import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { appearAs, enter, SALESPERSON } from '../../testing/enter.ts';
import { gone, heading } from '../../testing/look.ts';
import { openApp } from '../../testing/open-app.tsx';

test('if staff begin to act for a customer in another tab, this tab shows the banner with the customer’s name when staff return to this tab', async () => {
  await enter('Sara');
  let ActingFor: object | null = null;
  appearAs(() => ({ ...SALESPERSON, ActingFor }));
  await openApp('/help');
  await expect.element(heading).toBeVisible();
  const banner = page.getByRole('region', { name: 'Du arbetar åt en kund' });
  await gone(banner);
  ActingFor = { Id: 12, FullName: 'Anna Berg' };
  dispatchEvent(new Event('focus'));
  await expect.element(banner).toMatchTextContent('Anna Berg');
  ActingFor = null;
  dispatchEvent(new Event('focus'));
  await gone(banner);
});

test('if staff act for a customer, the page with the list of saved houses shows this customer’s name', async () => {
  await enter('Sara');
  appearAs(() => ({ ...SALESPERSON, ActingFor: { Id: 12, FullName: 'Anna Berg' } }));
  await openApp('/my-projects');
  await expect.element(page.getByText(/^Husen på kontot för Anna Berg\./)).toBeVisible();
});

test('on a phone, the banner that shows for which customer staff act contains a long name in full', async () => {
  await page.viewport(390, 844);
  await enter('Sara');
  appearAs(() => ({
    ...SALESPERSON,
    ActingFor: { Id: 1012, FullName: 'Anna-Karin Margareta Söderström-Lindqvist af Björkestrand' },
  }));
  await openApp('/help');
  const words = page.getByText(/^Du arbetar åt Anna-Karin Margareta/);
  const element = await words.findElement();
  expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
  expect(element.scrollHeight).toBeLessThanOrEqual(element.clientHeight);
});

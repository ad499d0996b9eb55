import { DESKTOP, expect, PHONE, test } from './test.ts';

test('the start page opens at phone and desktop width, and the browser has the Swedish language and time zone, reduced motion and the date 20 November 2026', async ({
  front,
  openBrowser,
}) => {
  const page = await openBrowser(PHONE);
  await page.goto('/');
  for (const size of [PHONE, DESKTOP]) {
    await page.tab.resize(size);
    await page.role('heading', 'Björkliden 142').seen();
    expect(await page.evaluate(() => innerWidth)).toBe(size.width);
  }
  const { day, language, zone } = await page.evaluate(() => ({
    day: new Date().toISOString().slice(0, 10),
    language: navigator.language,
    zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  }));
  expect({ day, language, zone }).toEqual({ day: '2026-11-20', language: 'sv-SE', zone: 'Europe/Stockholm' });
  expect(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true);
  expect(front.count(/^\/$/)).toBe(1);
});

test.describe('the start page works even if the network refuses all its pictures', () => {
  test.use({ expectedErrors: [/^could not load: <(?:img|link rel="preload" as="image") /] });

  test('the start page shows the name of a house even if no picture loads', async ({ front, openBrowser }) => {
    front.rule(/^\/media\//, 'refuse');
    const page = await openBrowser(PHONE);
    await page.goto('/');
    await page.role('heading', 'Björkliden 142').seen();
    expect(front.count(/^\/media\//)).toBeGreaterThan(0);
  });
});

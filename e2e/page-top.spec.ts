import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

// This test runs with animations, as most visitors have them, and the browser paints the whole page.
test.use({ isPainted: true, contextOptions: { reducedMotion: 'no-preference' } });

test('after a link to another page, the first frame already shows the top of that page; a link to a place in the same page scrolls smoothly', {
  tag: '@phone',
}, async ({ page }) => {
  await page.addInitScript(recordFrames);
  await page.goto('/house');
  const last = page.getByRole('article').last();
  await last.scrollIntoViewIfNeeded();
  const link = last.getByRole('heading').getByRole('link');
  const house = await link.innerText();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: house })).toBeInViewport();
  expect(await framesOf(page, house), 'every frame of the new page shows its top').toEqual([0]);

  // Back restores the scroll position of the page before.
  await page.goBack();
  await expect(last).toBeInViewport();

  await page.goto('/');
  const top = await page.getByRole('heading', { level: 1 }).innerText();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.getByRole('link', { name: 'Välj hus' }).click();
  await expect(page.getByRole('group', { name: 'Hustyp' })).toBeInViewport();
  await expect.poll(async () => (await framesOf(page, top)).length, { message: 'frames on the way there' }).toBeGreaterThan(2);
});

/** Returns the scroll positions that `recordFrames` recorded for the page with this heading, in order, without repetitions. */
function framesOf(page: Page, heading: string) {
  return page.evaluate((wanted) => {
    const places = window.gavelFrames.filter(({ heading }) => heading === wanted).map(({ y }) => y);
    return places.filter((y, at) => y !== places[at - 1]);
  }, heading);
}

/** Runs in the page. Records the heading and the scroll position at the start of each animation frame. */
function recordFrames() {
  window.gavelFrames = [];
  const record = () => {
    const heading = document.querySelector<HTMLElement>('h1')?.innerText ?? '';
    window.gavelFrames.push({ heading, y: Math.round(scrollY) });
    requestAnimationFrame(record);
  };
  requestAnimationFrame(record);
}

declare global {
  interface Window {
    gavelFrames: { readonly heading: string; readonly y: number }[];
  }
}

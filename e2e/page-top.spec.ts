import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

// With motion, as most visitors have it, and with what is painted.
test.use({ isPainted: true, contextOptions: { reducedMotion: 'no-preference' } });

test('a new page is painted from its top at once; only a link within the page scrolls smoothly', { tag: '@phone' }, async ({
  page,
}) => {
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

  // Back is where one was.
  await page.goBack();
  await expect(last).toBeInViewport();

  await page.goto('/');
  const top = await page.getByRole('heading', { level: 1 }).innerText();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.getByRole('link', { name: 'Välj hus' }).click();
  await expect(page.getByRole('group', { name: 'Hustyp' })).toBeInViewport();
  await expect.poll(async () => (await framesOf(page, top)).length, { message: 'frames on the way there' }).toBeGreaterThan(2);
});

/** How far the page with this heading was scrolled in its frames: each place once, in order. */
function framesOf(page: Page, heading: string) {
  return page.evaluate((wanted) => {
    const places = window.gavelFrames.filter(({ heading }) => heading === wanted).map(({ y }) => y);
    return places.filter((y, at) => y !== places[at - 1]);
  }, heading);
}

/** Runs in the page: what each frame begins with. */
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

import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { intercept } from '../../testing/intercept.ts';
import { gone, heading } from '../../testing/look.ts';
import { openApp } from '../../testing/open-app.tsx';

test('while the next page loads slowly, an indicator shows that it is loading, and screen readers announce this once', async () => {
  const app = await openApp('/help');
  await expect.element(heading).toHaveTextContent('Så fungerar det');
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  intercept(/^\/api\//, async (ask) => {
    await answered;
    return ask();
  });
  const going = app.goTo('/house');
  const sign = page.getByRole('status').filter({ hasText: 'Laddar sidan' });
  await expect.element(sign).toBeVisible();
  await expect.element(heading, { message: 'the page stays until then' }).toHaveTextContent('Så fungerar det');
  answer();
  await going;
  await gone(sign);
});

test('the loading indicator also shows while a pressed button waits for the scripts of the page', async () => {
  await openApp('/help');
  await expect.element(heading).toHaveTextContent('Så fungerar det');
  const sign = document.querySelector('.pending-page');
  if (!sign) throw new Error('no sign');
  const { dataset } = document.documentElement;
  onTestFinished(() => void delete dataset.waits);
  expect(getComputedStyle(sign).display).toBe('none');
  dataset.waits = '';
  expect(getComputedStyle(sign).display).toBe('block');
});

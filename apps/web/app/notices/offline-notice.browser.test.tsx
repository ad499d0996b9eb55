import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { begin } from '../../testing/begin.ts';
import { one } from '../../testing/look.ts';

afterEach(() => {
  vi.restoreAllMocks();
  dispatchEvent(new Event('online'));
});

test.each([320, 360, 390, 700])(
  'in a window %i px wide, the offline notice is above the bar with the cameras and does not cover it',
  async (width) => {
    await page.viewport(width, 844);
    await begin({ at: '/configuration/new/3/2' });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    dispatchEvent(new Event('offline'));
    await expect.element(page.getByText(/^Du är offline/)).toBeVisible();
    const tools = () => one('.camera-bar').getBoundingClientRect().top - one('.title-line').getBoundingClientRect().bottom;
    await expect.poll(tools).toBeGreaterThanOrEqual(0);
  },
);

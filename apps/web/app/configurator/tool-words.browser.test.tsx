import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { begin } from '../../testing/begin.ts';

/** The bars of tools: buttons with an icon and a name. */
const BARS = '.title-cells, .camera-bar, .title-history';

describe.each([
  [390, 844],
  [360, 740],
  [768, 1024],
  [1024, 768],
])('the names of the tools in a window of %i × %i pixels', (width, height) => {
  test('each visible tool shows its whole name, and no other element covers the name', async () => {
    await page.viewport(width, height);
    await begin({ at: '/configuration/new/3/2' });
    for (const tool of await seenTools(4)) {
      const words = tool.innerText.trim();
      expect(words, tool.outerHTML).not.toBe('');
      expect(tool.scrollWidth, words).toBeLessThanOrEqual(tool.clientWidth);
      expect(tool.scrollHeight, words).toBeLessThanOrEqual(tool.clientHeight);
      const { left, right, top, bottom } = tool.getBoundingClientRect();
      expect([left >= 0, right <= innerWidth], words).toEqual([true, true]);
      expect(tool.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)), words).toBe(true);
    }
  });
});

test('if there is no space for the name of a tool, a tooltip shows it when the pointer hovers over the tool', async () => {
  await begin({ at: '/configuration/new/3/2' });
  for (const tool of await seenTools(5)) expect(tool.innerText.trim() || tool.title, tool.outerHTML).not.toBe('');
});

async function seenTools(atLeast: number): Promise<readonly HTMLElement[]> {
  const seen = () =>
    [...document.querySelectorAll<HTMLElement>(BARS)]
      .flatMap((bar) => [...bar.querySelectorAll<HTMLElement>('button:not(.price-cell *)')])
      .filter((tool) => tool.checkVisibility({ visibilityProperty: true }));
  await expect.poll(() => seen().length).toBeGreaterThanOrEqual(atLeast);
  return seen();
}

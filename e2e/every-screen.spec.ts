import type { Page } from '@playwright/test';
import { findFaults } from './support/find-faults.ts';
import { isNarrow, type Walk } from './support/screens/screen.ts';
import { walks } from './support/screens/walks.ts';
import { screenshotFolder, takeScreenshot } from './support/take-screenshot.ts';
import { expect, test } from './support/test.ts';

// A phone's pictures, a quarter as large, show that each can be had.
test.use({ pictures: async ({ isMobile }, use) => use(isMobile || screenshotFolder ? 'real' : 'plain') });

for (const walk of walks) {
  test.describe(walk.title, () => {
    test.use({ expectedErrors: [...(walk.expectedErrors ?? [])] });

    test(`every screen is sound: ${walk.title}`, { tag: '@phone' }, async ({ page }) => {
      test.setTimeout(600_000);
      const faults: string[] = [];
      await goThrough(walk, page, async (name) => {
        if (screenshotFolder) await takeScreenshot(page, name, screenshotFolder);
        else faults.push(...(await findFaults(page)).map((fault) => `${name}: ${fault}`));
      });
      expect(faults).toEqual([]);
    });
  });
}

async function goThrough({ begin, screens }: Walk, page: Page, look: (name: string) => Promise<void>): Promise<void> {
  await begin?.(page);
  for (const { name, only, show } of screens) {
    if (only && only !== (isNarrow(page) ? 'narrow' : 'wide')) continue;
    await test.step(name, async () => {
      await show(page);
      await look(name);
    });
  }
}

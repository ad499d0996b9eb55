import type { Page } from '@playwright/test';
import { findFaults } from './support/find-faults.ts';
import type { Walk } from './support/screens/screen.ts';
import { DESKTOP, PHONE, resize, type Size, TABLET } from './support/screens/size.ts';
import { walks } from './support/screens/walks.ts';
import { screenshotFolder, takeScreenshot } from './support/take-screenshot.ts';
import { expect, test } from './support/test.ts';

/** The sizes at which a screen without `only` is checked. It opens at the first size, and is then resized to the others. */
const sizes = screenshotFolder ? [PHONE, TABLET, DESKTOP] : [PHONE, DESKTOP];

test.use({ pictures: screenshotFolder ? 'real' : 'plain', isPainted: Boolean(screenshotFolder) });

for (const walk of walks) {
  test.describe(walk.title, () => {
    test.use({ expectedErrors: [...(walk.expectedErrors ?? [])] });

    test(`every screen passes the accessibility and layout checks: ${walk.title}`, { tag: '@only-phone' }, async ({ page }) => {
      test.setTimeout(600_000);
      const faults: string[] = [];
      await goThrough(walk, page, async (name, size) => {
        const called = `${name}-${size.width}`;
        if (screenshotFolder) await takeScreenshot(page, called, screenshotFolder);
        else faults.push(...(await findFaults(page, size)).map((fault) => `${called}: ${fault}`));
      });
      expect(faults).toEqual([]);
    });
  });
}

async function goThrough({ begin, screens }: Walk, page: Page, look: (name: string, size: Size) => Promise<void>): Promise<void> {
  await begin?.(page);
  for (const { name, only, isShownAnew = false, show } of screens) {
    await test.step(name, async () => {
      for (const [at, size] of (only ? [only] : sizes).entries()) {
        await resize(page, size);
        if (at === 0 || isShownAnew) await show(page, size);
        await look(name, size);
      }
    });
  }
}

import type { Page } from '@playwright/test';
import { isNarrow } from './screens/screen.ts';
import { findAxeViolations } from './test.ts';

/** The least width that WCAG asks for (1.4.10), CSS pixels. */
const LEAST_WIDTH = 320;

/**
 * What is wrong with the screen that is shown, a line for each fault: what axe finds, a page without a title of its own, and what is
 * wider than the screen. On a phone also at 320 pixels, on a desktop also what is cut off when letters are twice as large.
 */
export async function findFaults(page: Page): Promise<string[]> {
  const faults = [...(await findAxeViolations(page)), ...(await titleFaults(page)), ...(await widthFaults(page))];
  return [...faults, ...(isNarrow(page) ? await faultsWhenLeast(page) : await faultsWithLargeLetters(page))];
}

async function titleFaults(page: Page): Promise<string[]> {
  const title = await page.title();
  return /\S – \S/.test(title) ? [] : [`the page's title is "${title}"`];
}

async function widthFaults(page: Page): Promise<string[]> {
  const { content, screen } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }));
  return content > screen ? [`${content} pixels wide on a screen of ${screen}`] : [];
}

async function faultsWhenLeast(page: Page): Promise<string[]> {
  const size = page.viewportSize();
  if (!size) return [];
  await page.setViewportSize({ width: LEAST_WIDTH, height: size.height });
  const content = await page.evaluate(() => document.documentElement.scrollWidth);
  await page.setViewportSize(size);
  return content > LEAST_WIDTH ? [`${content} pixels wide on a screen of ${LEAST_WIDTH}`] : [];
}

/** 200 % text (1.4.4). */
async function faultsWithLargeLetters(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const faults = [...(await widthFaults(page)), ...(await page.evaluate(findCutText))].map(
    (fault) => `letters twice as large: ${fault}`,
  );
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  return faults;
}

/** Words that lie outside a box which hides what does not fit and cannot be scrolled. Runs in the page. */
function findCutText(): string[] {
  const faults: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    const words = node.textContent?.trim();
    if (!words || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    for (let box: HTMLElement | null = parent; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.position === 'absolute' && box.offsetWidth <= 1) break; // For screen readers only.
      const { overflowX, overflowY, textOverflow } = style;
      // Scrolled to, or shortened with dots because it stands in full elsewhere.
      if (/auto|scroll/.test(overflowX + overflowY) || textOverflow === 'ellipsis') break;
      const edges = box.getBoundingClientRect();
      const cutsAcross = overflowX !== 'visible' && (text.right > edges.right + 2 || text.left < edges.left - 2);
      const cutsDown = overflowY !== 'visible' && (text.bottom > edges.bottom + 2 || text.top < edges.top - 2);
      if (cutsAcross || cutsDown) faults.push(`"${words.slice(0, 40)}" is cut off by .${box.className}`);
    }
  }
  return faults;
}

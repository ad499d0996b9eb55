import type { Page } from '@playwright/test';
import { findCutText } from '../../apps/web/testing/in-page/find-cut-text.ts';
import { findSmallTargets } from '../../apps/web/testing/in-page/find-small-targets.ts';
import { findAxeViolations } from './find-axe-violations.ts';
import { afterPainting, browserOf, resize, type Size } from './screens/size.ts';

/** The smallest width that a page must support according to WCAG (1.4.10), in CSS pixels. */
const LEAST_WIDTH = 320;

/**
 * Returns the faults of the current screen, one line each: what axe finds, a page title without a dash, and content wider than the screen.
 * On a phone also: small touch targets, content too wide with text at 200 % (only visitors' pages), and content too wide at 320 pixels.
 * Afterwards, the phone's page is still 320 pixels wide. On a desktop also: content that is too wide or cut off with text at 200 %.
 */
export async function findFaults(page: Page, size: Size): Promise<string[]> {
  const faults = [...(await findAxeViolations(page)), ...(await titleFaults(page)), ...(await widthFaults(page))];
  return [...faults, ...(size.isPhone ? await faultsOfPhones(page, size) : await faultsWithLargeLetters(page))];
}

async function titleFaults(page: Page): Promise<string[]> {
  const title = await page.title();
  return /\S – \S/.test(title) ? [] : [`the page's title is "${title}"`];
}

async function widthFaults(page: Page): Promise<string[]> {
  const wide = await page.evaluate(() => {
    const { scrollWidth: content, clientWidth: screen } = document.documentElement;
    if (content <= screen) return null;
    const reachOf = (element: Element) => element.getBoundingClientRect().right;
    const beyond = [...document.body.querySelectorAll('*')].filter((element) => reachOf(element) > screen + 1);
    const ends = beyond.filter((element) => !beyond.some((other) => other !== element && element.contains(other)));
    return { content, screen, ends: ends.slice(0, 3).map(({ outerHTML }) => outerHTML.slice(0, 90)) };
  });
  return wide ? [`${wide.content} pixels wide on a screen of ${wide.screen}: ${wide.ends.join(', ')}`] : [];
}

async function faultsOfPhones(page: Page, size: Size): Promise<string[]> {
  const missed = [...(await page.evaluate(findSmallTargets)), ...(await faultsOfLargeText(page))];
  await resize(page, { ...size, width: LEAST_WIDTH });
  return [...missed, ...(await widthFaults(page))];
}

/** Checks 200 % text (WCAG 1.4.4) on a phone, set in two ways: by the browser's text setting, and by the root's text size. */
async function faultsOfLargeText(page: Page): Promise<string[]> {
  // Skip staff pages, because some of them are still wider than the screen with such text.
  if (new URL(page.url()).pathname.startsWith('/admin')) return [];
  const byBrowser = await withLargeText(page, () => widthFaults(page));
  const scaleRoot = (size: string) =>
    page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
  await scaleRoot('200%');
  const byRoot = await widthFaults(page);
  await scaleRoot('');
  return [...byBrowser, ...byRoot].map((fault) => `text twice as large: ${fault}`);
}

async function faultsWithLargeLetters(page: Page): Promise<string[]> {
  const faults = await withLargeText(page, async () => [...(await widthFaults(page)), ...(await page.evaluate(findCutText))]);
  return faults.map((fault) => `text twice as large: ${fault}`);
}

/**
 * Runs `look` while the browser shows text at 200 %, as with a visitor's own text size setting. Then resets the size; the browser lays the
 * page out again at its next change.
 */
async function withLargeText(page: Page, look: () => Promise<string[]>): Promise<string[]> {
  const browser = await browserOf(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await afterPainting(page);
  const faults = await look();
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  return faults;
}

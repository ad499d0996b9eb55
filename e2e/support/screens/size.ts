import type { CDPSession, Page } from '@playwright/test';

/** The size of a screen in CSS pixels, and whether it is a phone, which follows the page's viewport settings. */
export interface Size {
  readonly width: number;
  readonly height: number;
  readonly isPhone: boolean;
}

export const PHONE: Size = { width: 390, height: 844, isPhone: true };
export const TABLET: Size = { width: 1024, height: 768, isPhone: false };
export const DESKTOP: Size = { width: 1440, height: 900, isPhone: false };

/**
 * The DevTools session with the browser for each page. It stays open as long as the page, because the end of a session undoes its settings.
 */
const sessions = new WeakMap<Page, Promise<CDPSession>>();
const sizes = new WeakMap<Page, Size>();
const unpainted = new WeakSet<Page>();

/** Returns the DevTools session of a page, for commands that Playwright lacks. */
export function browserOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/**
 * Resizes an open page and waits until its layout is done. Playwright cannot change a page from phone to desktop, and would also resize the
 * browser's window.
 */
export async function resize(page: Page, size: Size): Promise<void> {
  if (sizes.get(page) === size) return;
  sizes.set(page, size);
  await setSize(page, size);
  await afterPainting(page);
}

/**
 * Makes the browser paint only one pixel, in the corner of the page. Layout, text, clicks and measurements do not change. Painting is slow
 * without a graphics card, and these tests need no pixels. The effect lasts until Playwright resizes the page.
 */
export async function leaveUnpainted(page: Page, size: Size): Promise<void> {
  unpainted.add(page);
  sizes.set(page, size);
  await setSize(page, size);
}

/** Undoes `leaveUnpainted`: the browser paints the whole page again. */
export async function paint(page: Page): Promise<void> {
  const size = sizes.get(page);
  if (!size || !unpainted.delete(page)) return;
  await setSize(page, size);
  await afterPainting(page);
}

async function setSize(page: Page, { width, height, isPhone }: Size): Promise<void> {
  const screen = { width, height, screenWidth: width, screenHeight: height };
  await (await browserOf(page)).send('Emulation.setDeviceMetricsOverride', {
    ...screen,
    deviceScaleFactor: 1,
    mobile: isPhone,
    ...(unpainted.has(page) && { viewport: { x: 0, y: 0, width: 1, height: 1, scale: 1 } }),
  });
}

/** Waits until the browser has painted the page's latest changes. */
export async function afterPainting(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

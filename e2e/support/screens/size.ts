import type { CDPSession, Page } from '@playwright/test';

/** How large a screen is, CSS pixels, and whether it is a phone's: fingers point at it, and it reads what pages say of their width. */
export interface Size {
  readonly width: number;
  readonly height: number;
  readonly isPhone: boolean;
}

export const PHONE: Size = { width: 390, height: 844, isPhone: true };
export const TABLET: Size = { width: 1024, height: 768, isPhone: false };
export const DESKTOP: Size = { width: 1440, height: 900, isPhone: false };

/** Of each page its session with the browser, kept as long as the page: with a session that ends, what it has set ends too. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();
const sizes = new WeakMap<Page, Size>();
const unpainted = new WeakSet<Page>();

/** The browser's own words for what Playwright has none for. */
export function browserOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/**
 * Gives an open page another size where it stands, and waits until it is laid out anew. Playwright cannot make a desktop's of a phone's, and would move
 * the browser's window besides.
 */
export async function resize(page: Page, size: Size): Promise<void> {
  if (sizes.get(page) === size) return;
  sizes.set(page, size);
  await setSize(page, size);
  await afterPainting(page);
}

/**
 * Has no more of a page painted than one pixel in its corner. What is laid out, read, pressed, measured or judged is what it was: only the browser's
 * window on it is that small. Without a graphics card the processor paints each frame, and nobody looks at it. Only until Playwright resizes the page.
 */
export async function leaveUnpainted(page: Page, size: Size): Promise<void> {
  unpainted.add(page);
  sizes.set(page, size);
  await setSize(page, size);
}

/** Paints a page that was left unpainted. */
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

/** Waits until what has been asked of the page stands on the screen. */
export async function afterPainting(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

import type { BrowserContext, Page } from '@playwright/test';

/** 200 × 143 pixels of one colour, in the shape of a rendered picture. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAMgAAACPCAMAAACI22R4AAAAA1BMVEWKj4wTzegDAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAM0lEQVR42u3BMQEAAADCoPVPbQsvoAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAICTAXBHAAHX1tY8AAAAAElFTkSuQmCC';
const answer = {
  responseCode: 200,
  responseHeaders: [
    { name: 'Content-Type', value: 'image/png' },
    { name: 'Cache-Control', value: 'public, max-age=31536000, immutable' },
  ],
  body: PICTURE,
};

/**
 * Answers every picture of the server's with one that costs nothing: making, decoding and scaling them is half of what a screen of a
 * desktop takes. The browser is told what to hold back, not Playwright, which would look at every request and switch the cache off.
 */
export function showPlainPictures(context: BrowserContext): void {
  // A page that has gone meanwhile asks for no pictures.
  context.on('page', (page) => void answerPictures(page).catch(() => undefined));
}

async function answerPictures(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  browser.on('Fetch.requestPaused', ({ requestId }) => {
    browser.send('Fetch.fulfillRequest', { requestId, ...answer }).catch(() => undefined);
  });
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: '*/media/*', resourceType: 'Image' }] });
}

import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { browserOf } from './screens/size.ts';

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

/** Rendered, by the hash of all pictures, and drawn. Others are somebody's own, which nobody else can ask for, and few. */
const OF_THE_RANGE = /\/media\/(?:[0-9a-f]{16}|drawn)\//;

/**
 * Answers every picture of the range with one that costs nothing: making, decoding and scaling them is half of what a screen of a
 * desktop takes. The browser is told what to hold back, not Playwright, which would look at every request and switch the cache off.
 * @param asked gets what was asked for
 */
export function showPlainPictures(context: BrowserContext, asked: Set<string>): void {
  // A page that has gone meanwhile asks for no pictures.
  context.on('page', (page) => void answerPictures(page, asked).catch(() => undefined));
}

async function answerPictures(page: Page, asked: Set<string>): Promise<void> {
  const browser = await browserOf(page);
  browser.on('Fetch.requestPaused', ({ requestId, request: { url } }) => {
    const isPlain = OF_THE_RANGE.test(url);
    if (isPlain) asked.add(url);
    const answered = isPlain
      ? browser.send('Fetch.fulfillRequest', { requestId, ...answer })
      : browser.send('Fetch.continueRequest', { requestId });
    answered.catch(() => undefined);
  });
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: '*/media/*', resourceType: 'Image' }] });
}

/** As small as rendered ones come: that one is there is shown by any size of it. */
const LEAST = 'preset=placeholder';
/** Of this process, which were asked for and are there. */
const there = new Set<string>();

/** Asks the server itself, once for each picture, for those that pages were given another for; gives the addresses that lead nowhere. */
export async function missingPictures(request: APIRequestContext, asked: ReadonlySet<string>): Promise<readonly string[]> {
  const addresses = new Set([...asked].map((address) => address.replace(/(\/media\/[0-9a-f]{16}\/[^?]+)\?.*/, `$1?${LEAST}`)));
  const missing: string[] = [];
  for (const address of addresses.difference(there)) {
    if ((await request.get(address)).ok()) there.add(address);
    else missing.push(address);
  }
  return missing;
}

import { setTimeout } from 'node:timers/promises';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { browserOf } from './screens/size.ts';

/** A picture of 200 × 143 pixels in one colour. It has the shape of a rendered picture. */
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
 * Matches the addresses of drawings, and of rendered pictures, which contain a hash of 16 digits. Matches no other pictures, because the
 * others are few, and some of them belong to one user, so `missingPictures` could not request them.
 */
const OF_THE_RANGE = /\/media\/(?:[0-9a-f]{16}|drawn)\//;

/**
 * Answers every request for a picture of the range with one small plain picture. Otherwise, making, decoding and scaling pictures
 * would take half the time of a desktop screen's check. It uses the browser's own protocol, which intercepts only requests for
 * pictures. Playwright would intercept every request and switch the cache off.
 * @param asked collects the requested addresses
 */
export function showPlainPictures(context: BrowserContext, asked: Set<string>): void {
  // Ignore a page that was closed meanwhile, because it requests no pictures.
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

/** The parameter for the smallest size of rendered pictures. If the server returns a picture in this size, the picture exists. */
const LEAST = 'preset=placeholder';
/** Addresses of pictures that this process has requested and that exist. */
const there = new Set<string>();

/**
 * Requests from the server, once each, all pictures that `showPlainPictures` replaced with a plain one. Returns the addresses that do not
 * exist on the server.
 */
export async function missingPictures(request: APIRequestContext, asked: ReadonlySet<string>): Promise<readonly string[]> {
  const addresses = new Set([...asked].map((address) => address.replace(/(\/media\/[0-9a-f]{16}\/[^?]+)\?.*/, `$1?${LEAST}`)));
  const missing: string[] = [];
  for (const address of addresses.difference(there)) {
    if (await exists(request, address)) there.add(address);
    else missing.push(address);
  }
  return missing;
}

/**
 * Returns whether the server has a picture at the address. If the server is busy or refuses further requests for now, waits as long as its
 * `Retry-After` header requires, and tries again.
 */
async function exists(request: APIRequestContext, address: string): Promise<boolean> {
  for (;;) {
    const response = await request.get(address);
    const { 'retry-after': after } = response.headers();
    if (after === undefined) return response.ok();
    await setTimeout(Number(after) * 1000);
  }
}

import { type Browser, chromium, type Page, type Request } from '@playwright/test';
import { chromium as launchOptions } from '../chromium.ts';
import { atMost, figure, type Row } from '../judged.ts';
import { aHouse } from './a-house.ts';
import type { Product } from './product.ts';

/** A page counts as loaded if no request begins or ends for this time, in ms. */
const SILENCE = 3000;

/** Measures everything that a page loads without a click until the network is idle, including scripts that load later. */
export async function measureNetwork(product: Product): Promise<Row[]> {
  const server = await product.start();
  const browser = await chromium.launch(launchOptions);
  try {
    const begin = `/start/new?h=${(await aHouse(server.address)).id}&m=1280`;
    // Load each page once before measuring. At the first request the server makes pictures, which would arrive after the measurement.
    for (const path of ['/', begin]) await load(browser, server.address + path);
    const start = await load(browser, server.address);
    const configurator = await load(browser, server.address + begin);
    const scripts = { start: ofKind(start, /javascript/), configurator: ofKind(configurator, /javascript/) };
    const fonts = ofKind(start, /font/);
    const all = start.filter(({ byWorker }) => !byWorker);
    const row = (measure: string, value: number, goal: number, unit: string, beside: string) =>
      atMost({ measure, value, goal, unit, beside });
    return [
      row('fonts of the start page', kilobytes(fonts), 60, 'KB', `${fonts.length} files`),
      row('JavaScript, start page', kilobytes(scripts.start), 100, 'KB', `${scripts.start.length} files${later(start)}`),
      row(
        'JavaScript, configurator',
        kilobytes(scripts.configurator),
        200,
        'KB',
        `${scripts.configurator.length} files${later(configurator)}`,
      ),
      row('desktop start page', kilobytes(all), 700, 'KB', `pictures as WebP ${figure(kilobytes(ofKind(start, /image/)))} KB`),
      row('desktop start page, requests', all.length, 30, 'requests', `${ofKind(start, /image/).length} pictures`),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

interface Fetched {
  readonly type: string;
  /** The bytes of headers and body as received. */
  readonly bytes: number;
  /** Whether the service worker fetched the file, for later use. */
  readonly byWorker: boolean;
}

/** Loads a page in a new browser and returns everything that it loads until the network is idle. */
async function load(browser: Browser, address: string): Promise<Fetched[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'sv-SE' });
  const requests: Request[] = [];
  let last = performance.now();
  context.on('request', (request) => {
    if (request.url().startsWith('http')) requests.push(request);
    last = performance.now();
  });
  for (const event of ['requestfinished', 'requestfailed'] as const)
    context.on(event as 'requestfinished', () => {
      last = performance.now();
    });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load' });
  await settle(page, () => performance.now() - last > SILENCE);
  const fetched = await Promise.all(requests.map(told));
  await context.close();
  return fetched.filter((one) => one !== null);
}

async function settle(page: Page, isSilent: () => boolean): Promise<void> {
  while (!isSilent()) await page.waitForTimeout(SILENCE / 10);
}

/** Returns the type and size of the response to a request; null: the response did not come over the network. */
async function told(request: Request): Promise<Fetched | null> {
  const response = await request.response();
  if (!response || response.fromServiceWorker()) return null;
  const { responseHeadersSize, responseBodySize } = await request.sizes();
  // Leave out a response from the browser's own cache, for which Playwright reports a negative size.
  if (responseBodySize < 0) return null;
  return {
    type: response.headers()['content-type'] ?? '',
    bytes: responseHeadersSize + responseBodySize,
    byWorker: request.serviceWorker() !== null,
  };
}

function ofKind(fetched: readonly Fetched[], kind: RegExp): Fetched[] {
  return fetched.filter(({ type, byWorker }) => kind.test(type) && !byWorker);
}

/** Returns a text with the size of all files that the service worker has loaded; empty if it has loaded none. */
function later(fetched: readonly Fetched[]): string {
  const byWorker = fetched.filter((one) => one.byWorker);
  return byWorker.length === 0 ? '' : `; when it is idle, to be without a network: ${figure(kilobytes(byWorker))} KB`;
}

/** Returns the size in KB; 1 KB is 1000 bytes. */
function kilobytes(fetched: readonly Fetched[]): number {
  return fetched.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}

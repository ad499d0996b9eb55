import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromium as launchOptions } from '../chromium.ts';
import { atMost, type Row } from '../judged.ts';
import { quantile } from '../measured.ts';
import { chooseOther } from '../picture-in-page.ts';
import { aHouse } from './a-house.ts';
import { type Awaited, hearTap, largestPaint, type Tapped } from './phone-in-page.ts';
import type { Product } from './product.ts';

/** The network of a slow phone (Slow 4G) with Lighthouse's numbers: bytes per second, and the latency of each request in ms. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** The factor by which the processor is slowed down. */
const SLOWDOWN = 4;
/** How often each page is measured, each time in a new browser. The median of the results counts. */
const ROUNDS = 3;
/** The number of steps and of choices in each round. */
const STEPS = 6;
/** The pause between two measurements in ms, in which a visitor would look at the page. */
const PAUSE = 1500;

/** Measures how fast the site responds on a phone: 390 × 844, touch, a slow network and a processor that is four times slower. */
export async function measurePhone(product: Product): Promise<Row[]> {
  const server = await product.start();
  const browser = await chromium.launch(launchOptions);
  try {
    const house = await aHouse(server.address);
    // Make one visit without measuring, because the server makes pictures at the first request.
    await visit(browser, server.address, house.title);
    const visits: Visit[] = [];
    for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(browser, server.address, house.title));
    const middle = (of: (one: Visit) => readonly number[]) => quantile(visits.flatMap(of), 0.5);
    const row = (measure: string, value: number, goal: number, beside: string) =>
      atMost({ measure: `phone: ${measure}`, value, goal, unit: 'ms', beside });
    const worst = (of: (one: Visit) => readonly number[]) =>
      `longest of ${visits.flatMap(of).length}: ${Math.max(...visits.flatMap(of)).toFixed(0)} ms`;
    return [
      row(
        'start page, largest paint',
        middle(({ paint }) => [paint]),
        2500,
        worst(({ paint }) => [paint]),
      ),
      row(
        'tap on a house to a sign',
        middle(({ begun }) => [begun.sign]),
        300,
        worst(({ begun }) => [begun.sign]),
      ),
      row(
        'tap on a house to the first step',
        middle(({ begun }) => [begun.done]),
        1500,
        worst(({ begun }) => [begun.done]),
      ),
      row(
        'Nästa to the heading',
        middle(({ steps }) => steps),
        200,
        worst(({ steps }) => steps),
      ),
      row(
        'answer to picture',
        middle(({ pictures }) => pictures),
        500,
        worst(({ pictures }) => pictures),
      ),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** The times of a visit, ms. */
interface Visit {
  readonly paint: number;
  readonly begun: Tapped;
  readonly steps: readonly number[];
  readonly pictures: readonly number[];
}

/** Makes a visit in a new browser: opens the start page, begins a house, goes through some steps and chooses some façade colours. */
async function visit(browser: Browser, address: string, house: string): Promise<Visit> {
  const context = await phone(browser, address);
  try {
    const page = await context.newPage();
    await slow(page);
    await page.goto(address, { waitUntil: 'networkidle' });
    const paint = await page.evaluate(largestPaint);
    await page.goto(`${address}/house`, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: `Bygg ${house}` }).tap();
    await page.getByRole('combobox', { name: 'Var ska du bygga?' }).fill('malmö');
    await page.getByRole('option', { name: /^Malmö/ }).tap();
    const begin = page.getByRole('button', { name: 'Börja bygg!' });
    await begin.waitFor();
    await page.waitForTimeout(PAUSE);
    const begun = await tap(page, 'Börja bygg!', {
      path: '/configuration/',
      selector: '[role="radiogroup"]',
      otherHeading: true,
    });
    const steps: number[] = [];
    for (let step = 0; step < STEPS; step += 1) {
      await page.waitForTimeout(PAUSE);
      const { done } = await tap(page, 'Nästa', { path: '/configuration/', selector: 'h1', otherHeading: true });
      steps.push(done);
    }
    return { paint, begun, steps, pictures: await choosePictures(page, address) };
  } finally {
    await context.close();
  }
}

async function choosePictures(page: Page, address: string): Promise<readonly number[]> {
  // In this step the visitor chooses the colour of the façade.
  await page.goto(`${address}/configuration/new/3/3`);
  await page.locator('.stage-layers').first().waitFor();
  const times: number[] = [];
  for (let round = 0; round < STEPS; round += 1) {
    await page.waitForTimeout(PAUSE);
    times.push((await page.evaluate(chooseOther, round)).time);
  }
  return times;
}

async function tap(page: Page, button: string, awaited: Awaited): Promise<Tapped> {
  const heard = page.evaluate(hearTap, awaited);
  await page.getByRole('button', { name: button }).first().tap();
  return heard;
}

function phone(browser: Browser, baseURL: string): Promise<BrowserContext> {
  return browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    hasTouch: true,
    isMobile: true,
    locale: 'sv-SE',
  });
}

async function slow(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

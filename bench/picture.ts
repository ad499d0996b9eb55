import { chromium, type Page } from '@playwright/test';
import { chromium as launchOptions } from './chromium.ts';
import { ms, noTarget, quantile, ratio, verdict } from './measured.ts';
import { chooseOther, noteInteractions, reloadWhole, type Shown } from './picture-in-page.ts';
import { type PictureServer, startPictureServer } from './picture-server.ts';
import { type Column, printTable } from './table.ts';
import { TRACED, workToPaint } from './work-to-paint.ts';

const ROUNDS = 10;
/** The time between two clicks of a visitor, in ms. */
const PAUSE = 800;
/** The goal for the time from a choice to the changed picture, at the machine's own speed, in ms. */
const SHOWN = 100;
/** The goal for the main thread's time until a choice and its price are painted, on a machine that is four times slower, in ms. */
const PAINTED = 50;

/**
 * Measures the time from a click on a façade colour to the frame that shows the colour, with warm caches. Compares this time with the time
 * to load the whole picture again in the same page. Measures both at the machine’s own speed and four times slower, in one run, so that the
 * ratios are valid on a busy machine. Returns the missed targets.
 */
export async function benchPicture(): Promise<readonly string[]> {
  const server = await startPictureServer();
  const browser = await chromium.launch(launchOptions);
  try {
    const rows: Column[][] = [];
    for (const slowdown of [1, 4]) {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        locale: 'sv-SE',
        reducedMotion: 'reduce',
      });
      rows.push(await measure(await context.newPage(), server, slowdown));
      await context.close();
    }
    return printTable(rows);
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function measure(page: Page, { address, sizes }: PictureServer, slowdown: number): Promise<Column[]> {
  await openFacadeColours(page, address);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const answers = await page.locator('[role="radio"][aria-disabled="false"]').count();

  const choices: Shown[] = [];
  const reloads: number[] = [];
  // Do not measure the first round, because it only warms the caches.
  for (let round = 0; round < answers + ROUNDS; round += 1) {
    const shown = await page.evaluate(chooseOther, round % answers);
    const reload = await page.evaluate(reloadWhole, `/media/0bench/full-${round % answers}.webp?width=${shown.width}`);
    if (round >= answers) {
      choices.push(shown);
      reloads.push(reload);
    }
  }
  // Trace in a separate round, because tracing itself takes time.
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: TRACED });
  for (let round = 0; round < ROUNDS; round += 1) await page.evaluate(chooseOther, round % answers);
  const painted = quantile(workToPaint(String(await browser?.stopTracing()), 'choice'), 0.5);

  const interactions = await pressAndLook(page, answers);
  const changed = choices.map(({ layers }) => layers.reduce((sum, layer) => sum + (sizes.get(layer) ?? 0), 0));
  const whole = [...sizes].filter(([path]) => path.includes('/full-')).map(([, bytes]) => bytes);
  const times = choices.map(({ time }) => time);
  const asItIs = slowdown === 1;
  return [
    { title: 'machine', value: asItIs ? 'as it is' : `${slowdown} × slower` },
    { title: 'layers', value: String(choices[0]?.stacked ?? 0) },
    { title: 'main thread until painted', value: ms(painted) },
    asItIs ? noTarget : verdict(painted, PAINTED),
    { title: 'press to next frame (Event Timing) p75', value: ms(quantile(interactions, 0.75)) },
    { title: 'choice to picture p50', value: ms(quantile(times, 0.5)) },
    { title: 'p95', value: ms(quantile(times, 0.95)) },
    asItIs ? verdict(quantile(times, 0.5), SHOWN) : noTarget,
    { title: 'against a whole picture', value: ratio(quantile(times, 0.5), quantile(reloads, 0.5)) },
    { title: 'KB a choice', value: (quantile(changed, 0.5) / 1000).toFixed(0) },
    { title: 'whole picture', value: ratio(quantile(whole, 0.5), quantile(changed, 0.5)) },
  ];
}

/** Clicks ten times as a visitor does. Returns the times from click to next frame that the browser reports (`noteInteractions`), in ms. */
async function pressAndLook(page: Page, answers: number): Promise<readonly number[]> {
  const noted = await page.evaluateHandle(noteInteractions);
  for (let round = 0; round < ROUNDS; round += 1) {
    await page
      .locator('[role="radio"][aria-disabled="false"]')
      .nth(round % answers)
      .click();
    await page.waitForTimeout(PAUSE);
  }
  return noted.evaluate((map) => [...map.values()]);
}

async function openFacadeColours(page: Page, address: string): Promise<void> {
  const houses: { Id: number; HouseType: string }[] = await (await page.request.get(`${address}/api/houses`)).json();
  await page.goto(`${address}/start/new?h=${houses.find(({ HouseType }) => HouseType === '2')?.Id}&m=1280`);
  await page.waitForURL('**/configuration/new/**');
  // In this step the visitor chooses the colour of the façade.
  await page.goto(`${address}/configuration/new/3/3`);
  await page.locator('.stage-layers').waitFor();
}

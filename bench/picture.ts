import { existsSync } from 'node:fs';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { ms, quantile, ratio, verdict } from './measured.ts';
import { chooseOther, reloadWhole, type Shown } from './picture-in-page.ts';
import { type PictureServer, startPictureServer } from './picture-server.ts';
import { type Column, printTable } from './table.ts';

const ROUNDS = 10;
/** From choice to changed picture, and what a choice may take of the main thread; ms. */
const SHOWN = 100;
const MAIN_THREAD = 50;
const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/**
 * From a click on a façade colour to the frame that shows it, with warm caches, beside loading the whole picture anew in the same page;
 * once as the machine is and once four times slower. Everything in one run, so that the ratios hold on a noisy machine.
 */
export async function benchPicture(): Promise<void> {
  const server = await startPictureServer();
  const executable = existsSync(SYSTEM_CHROMIUM) ? { executablePath: SYSTEM_CHROMIUM } : {};
  const browser = await chromium.launch({ ...executable, args: ['--no-sandbox', '--disable-background-networking'] });
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
    printTable(rows);
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function measure(page: Page, { address, sizes }: PictureServer, slowdown: number): Promise<Column[]> {
  await openFacadeColours(page, address);
  const devtools = await page.context().newCDPSession(page);
  // Its own time, not what other programs make it wait.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const answers = await page.locator('[role="radio"][aria-disabled="false"]').count();

  const choices: Choice[] = [];
  const reloads: number[] = [];
  // The first round warms the caches.
  for (let round = 0; round < answers + ROUNDS; round += 1) {
    const before = await mainThread(devtools);
    const shown = await page.evaluate(chooseOther, round % answers);
    const spent = (await mainThread(devtools)) - before;
    const reload = await page.evaluate(reloadWhole, `/media/0bench/full-${round % answers}.webp?width=${shown.width}`);
    if (round >= answers) {
      choices.push({ ...shown, spent });
      reloads.push(reload);
    }
  }
  const changed = choices.map(({ layers }) => layers.reduce((sum, layer) => sum + (sizes.get(layer) ?? 0), 0));
  const whole = [...sizes].filter(([path]) => path.includes('/full-')).map(([, bytes]) => bytes);
  const [time, spent] = [choices.map((choice) => choice.time), choices.map((choice) => choice.spent)];
  return [
    { title: 'machine', value: slowdown === 1 ? 'as it is' : `${slowdown} × slower` },
    { title: 'layers', value: String(choices[0]?.stacked ?? 0) },
    { title: 'choice to picture p50', value: ms(quantile(time, 0.5)) },
    { title: 'p95', value: ms(quantile(time, 0.95)) },
    { title: 'target', value: verdict(quantile(time, 0.5), SHOWN) },
    { title: 'against a whole picture', value: ratio(quantile(time, 0.5), quantile(reloads, 0.5)) },
    { title: 'main thread p50', value: ms(quantile(spent, 0.5)) },
    { title: 'target', value: verdict(quantile(spent, 0.5), MAIN_THREAD) },
    { title: 'KB a choice', value: (quantile(changed, 0.5) / 1000).toFixed(0) },
    { title: 'whole picture', value: ratio(quantile(whole, 0.5), quantile(changed, 0.5)) },
  ];
}

interface Choice extends Shown {
  /** Of the main thread, ms. */
  readonly spent: number;
}

async function openFacadeColours(page: Page, address: string): Promise<void> {
  const houses: { Id: number; HouseType: string }[] = await (await page.request.get(`${address}/api/houses`)).json();
  await page.goto(`${address}/start/new?h=${houses.find(({ HouseType }) => HouseType === '2')?.Id}&m=1280`);
  await page.getByRole('navigation', { name: 'Översikt' }).getByRole('link', { name: 'Fasad' }).click();
  await page.getByRole('link', { name: 'Fasadkulör' }).click();
  await page.locator('.stage-layers').waitFor();
}

/** What the page's main thread has worked so far, ms. */
async function mainThread(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

import { chromium as playwright } from '@playwright/test';
import { chromium } from '../chromium.ts';
import { demoHouses } from './demo-houses.ts';
import { countGraphics, timeChoices, timeTurns } from './gl-in-page.ts';
import { memoryOfPages } from './memory-of-pages.ts';

/** `CHOICES`: the number of measured choices. `TURNS`: the number of measured turns of the viewpoint. */
const CHOICES = 12;
const TURNS = 8;
/** How many times slower the processor is for the slow measurement. */
export const SLOWER = 4;

export const withWebGl = { ...chromium, args: [...chromium.args, '--enable-unsafe-swiftshader'] };
export const phone = { viewport: { width: 390, height: 844 }, locale: 'sv-SE', reducedMotion: 'reduce' } as const;

export interface SeenModel {
  /** The times from a click to the end of the frame that shows the choice, in ms. */
  readonly times: readonly number[];
  readonly slowTimes: readonly number[];
  /** The time of a frame while the viewpoint turns, in ms. */
  readonly frame: number;
  readonly calls: number;
  readonly triangles: number;
  /** The bytes of all textures that the page has created. */
  readonly textures: number;
  /** How many bytes more the tab and its graphics need than before the 3D model was opened. */
  readonly memory: number;
}

/** Opens the 3D model of one house in a browser without a graphics processor, makes choices and turns the viewpoint. */
export async function seeModel(address: string): Promise<SeenModel> {
  const browser = await playwright.launch(withWebGl);
  try {
    const page = await browser.newPage(phone);
    await page.addInitScript(countGraphics);
    const house = (await demoHouses(address)).find(({ Title }) => Title === 'Björkliden 142');
    await page.goto(`${address}/start/new?h=${house?.Id}&m=1280`);
    await page.getByRole('radiogroup').waitFor();
    await page.goto(`${address}/configuration/new/3/3`);
    await page.mouse.move(10, 10);
    const open = page.getByRole('button', { name: 'Visa huset i 3D' });
    await open.waitFor();
    const before = await memoryOfPages(browser);
    await open.click();
    await page.locator('.model-stage canvas.is-there').waitFor();
    const { times, calls, triangles } = await page.evaluate(timeChoices, CHOICES);
    const frame = await page.evaluate(timeTurns, TURNS);
    const textures = await page.evaluate(() => window.graphics?.textures ?? 0);
    const memory = (await memoryOfPages(browser)) - before;
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const { times: slowTimes } = await page.evaluate(timeChoices, CHOICES);
    return { times, slowTimes, frame, calls, triangles, textures, memory };
  } finally {
    await browser.close();
  }
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { seededRandom } from '@gavel/core/testing';
import { type HouseSolids, modelHouse } from '@gavel/house-model';
import { chromium as playwright } from '@playwright/test';
import { z } from 'zod';
import { buildPlan } from '../packages/range/src/build/build-plan.ts';
import { offerOf } from '../packages/range/src/build/offer.ts';
import { readRange } from '../packages/range/src/read/read-range.ts';
import { houseTypes } from '../packages/range/src/source/format.ts';
import { indexRange } from '../packages/range/src/source/range-index.ts';
import { chromium } from './chromium.ts';
import { atMost, figure, judged, type Row } from './judged.ts';
import { leastOf, quantile } from './measured.ts';
import { prepareProduct } from './pages/product.ts';
import { printTable } from './table.ts';

const root = join(import.meta.dirname, '..');

/** The number of choices for each house, and how often each is repeated. The shortest time of each choice counts. */
const CHOICES = 12;
const PLAYS = 3;
/** The number of choices that are measured in the browser. */
const SEEN = 12;

/**
 * Measures the 3D model: the size of its script, the time to build the model of each house of the demo range, and its triangles. In a
 * browser without a graphics card it also measures the time from a choice to the changed frame. Returns the missed goals.
 */
export async function benchModel(): Promise<readonly string[]> {
  const made = await makeModels();
  const product = await prepareProduct();
  const script = scriptSize();
  const server = await product.start();
  try {
    const seen = await choose(server.address);
    return printTable([
      atMost({ measure: 'script of the view, Brotli', value: script / 1000, goal: 190, unit: 'KB', beside: '' }),
      atMost({
        measure: `model, p95 of ${made.times.length}`,
        value: quantile(made.times, 0.95),
        goal: 60,
        unit: 'ms',
        beside: `median ${figure(quantile(made.times, 0.5))} ms`,
      }),
      atMost({ measure: 'triangles of the largest', value: made.triangles, goal: 150_000, unit: '', beside: made.largest }),
      atMost({ measure: 'materials of the largest', value: made.materials, goal: 25, unit: '', beside: '' }),
      atMost({
        measure: 'draw calls of a frame',
        value: seen.calls,
        goal: 120,
        unit: '',
        beside: `${figure(seen.triangles)} triangles`,
      }),
      atMost({
        measure: `choice to frame, p95 of ${SEEN}`,
        value: quantile(seen.times, 0.95),
        goal: 50,
        unit: 'ms',
        beside: `median ${figure(quantile(seen.times, 0.5))} ms`,
      }),
      ...frames(seen.frame),
    ]);
  } finally {
    await server.stop();
  }
}

/** Returns rows for the time of a frame on a screen of 390 × 844, drawn by the processor alone. */
function frames(time: number): Row[] {
  return [
    judged({
      measure: 'frames at 390 × 844',
      today: `${figure(1000 / time)} /s`,
      goal: '≥ 20 /s',
      holds: time <= 50,
      beside: `${figure(time)} ms each`,
    }),
  ];
}

async function makeModels() {
  const { source } = await readRange(join(root, 'ranges/bjorkvik'));
  if (!source) throw new Error('the range could not be read');
  const index = indexRange(source);
  const random = seededRandom(5);
  const wishes = source.houses.flatMap((house) => {
    const plan = buildPlan(offerOf(index, house), source);
    if (!plan) return [];
    const { open = false, dormer = 'ingen', garageDoors = 0, ...measures } = house.drawing;
    const building = { ...measures, open, dormer, garageDoors, type: houseTypes[house.type] };
    return Array.from({ length: CHOICES }, () => {
      const answers = Object.values(plan.questions).flatMap((keys) => keys[Math.floor(random() * keys.length)] || []);
      return { title: house.title, make: () => modelHouse(plan, building, answers) };
    });
  });
  const models = wishes.map(({ title, make }) => ({ title, model: make() }));
  const times = leastOf(PLAYS, () =>
    wishes.map(({ make }) => {
      const start = performance.now();
      make();
      return performance.now() - start;
    }),
  );
  const [largest] = models.toSorted((one, other) => trianglesOf(other.model) - trianglesOf(one.model));
  return {
    times,
    triangles: largest ? trianglesOf(largest.model) : 0,
    materials: largest ? new Set(largest.model.parts.map(({ material }) => material)).size : 0,
    largest: largest?.title ?? '',
  };
}

function trianglesOf({ parts }: HouseSolids): number {
  return parts.reduce((sum, { mesh }) => sum + mesh.positions.length / 9, 0);
}

function scriptSize(): number {
  const assets = join(root, 'apps/web/build/client/assets');
  const file = existsSync(assets) ? readdirSync(assets).find((name) => /^model-.*\.js$/.test(name)) : undefined;
  if (!file) throw new Error('the build has no script of the model');
  return brotliCompressSync(readFileSync(join(assets, file))).length;
}

/** Opens the model in a browser and makes choices. A time is that from the click to the end of the frame that shows the choice, in ms. */
async function choose(address: string) {
  const browser = await playwright.launch({ ...chromium, args: [...chromium.args, '--enable-unsafe-swiftshader'] });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'sv-SE', reducedMotion: 'reduce' });
    await page.addInitScript(countDraws);
    const houses = z
      .array(z.object({ Id: z.number(), Title: z.string() }))
      .parse(await (await fetch(`${address}/api/houses`)).json());
    const id = houses.find(({ Title }) => Title === 'Björkliden 142')?.Id;
    await page.goto(`${address}/start/new?h=${id}&m=1280`);
    await page.getByRole('radiogroup').waitFor();
    await page.goto(`${address}/configuration/new/3/3`);
    await page.mouse.move(10, 10);
    await page.getByRole('button', { name: 'Visa huset i 3D' }).click();
    await page.locator('.model-stage canvas.is-there').waitFor();
    return await page.evaluate(timeChoices, SEEN);
  } finally {
    await browser.close();
  }
}

declare global {
  interface Window {
    /** The draw calls and triangles since the last reset. */
    drawn?: { calls: number; triangles: number };
  }
}

/** Runs in the page. Counts WebGL's draw calls. */
function countDraws(): void {
  window.drawn = { calls: 0, triangles: 0 };
  const { drawArrays, drawElements, drawElementsInstanced, drawArraysInstanced } = WebGL2RenderingContext.prototype;
  const count = (corners: number, times = 1) => {
    if (!window.drawn) return;
    window.drawn.calls += 1;
    window.drawn.triangles += (corners / 3) * times;
  };
  Object.assign(WebGL2RenderingContext.prototype, {
    drawArrays(this: WebGL2RenderingContext, ...asked: Parameters<typeof drawArrays>) {
      count(asked[2]);
      drawArrays.apply(this, asked);
    },
    drawElements(this: WebGL2RenderingContext, ...asked: Parameters<typeof drawElements>) {
      count(asked[1]);
      drawElements.apply(this, asked);
    },
    drawElementsInstanced(this: WebGL2RenderingContext, ...asked: Parameters<typeof drawElementsInstanced>) {
      count(asked[1], asked[4]);
      drawElementsInstanced.apply(this, asked);
    },
    drawArraysInstanced(this: WebGL2RenderingContext, ...asked: Parameters<typeof drawArraysInstanced>) {
      count(asked[2], asked[3]);
      drawArraysInstanced.apply(this, asked);
    },
  });
}

/** Runs in the page. Clicks samples one after the other and measures the time of each. */
async function timeChoices(count: number) {
  const canvas = document.querySelector<HTMLCanvasElement>('.model-stage canvas');
  const context = canvas?.getContext('webgl2');
  if (!canvas || !context) throw new Error('there is no model');
  const drawn = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));
  /** Waits until the processor has drawn everything. */
  const finish = () => context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, new Uint8Array(4));
  const times: number[] = [];
  let most = { calls: 0, triangles: 0 };
  for (let at = 0; at < count; at++) {
    const free = [...document.querySelectorAll<HTMLElement>('[role=radio][aria-checked=false][aria-disabled=false]')];
    const sample = free[at % free.length];
    if (!sample) break;
    await new Promise((done) => setTimeout(done, 300));
    const before = canvas.ariaLabel;
    window.drawn = { calls: 0, triangles: 0 };
    const start = performance.now();
    sample.click();
    while (canvas.ariaLabel === before) await drawn();
    await drawn();
    finish();
    times.push(performance.now() - start);
    if (window.drawn.calls > most.calls) most = window.drawn;
  }
  const turning = performance.now();
  for (let at = 0; at < 8; at++) {
    canvas.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    await drawn();
    finish();
  }
  return { times, ...most, frame: (performance.now() - turning) / 8 };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromium as launchOptions } from '../chromium.ts';
import { freePort } from '../free-port.ts';
import { figure, judged, type Row } from '../judged.ts';
import { quantile } from '../measured.ts';
import { aHouse } from './a-house.ts';
import { startBare } from './bare.ts';
import type { Product } from './product.ts';

/** The number of runs of each page. The median of the runs counts. */
const RUNS = 3;
/** The screen of the phone that Lighthouse emulates. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

const PUBLIC = 98;
const CONFIGURATOR = 85;
/** The limits in ms for the largest contentful paint and for the total blocking time. */
const LCP = 1800;
const TBT = 100;

interface Place {
  readonly measure: string;
  readonly path: string;
  /** The lowest Lighthouse score that meets the goal, of 100. */
  readonly score: number;
  /** What the visitor does before the measurement, in another tab of the same browser. */
  readonly before?: (page: Page) => Promise<void>;
}

/** Measures the pages of a visit with Lighthouse as on a phone (simulated network and processor). Each page opens in a new tab. */
export async function measureLighthouse(product: Product): Promise<Row[]> {
  const beside = await measureBare();
  const server = await product.start();
  try {
    const begin = `${server.address}/start/new?h=${(await aHouse(server.address)).id}&m=1280`;
    const places: Place[] = [
      { measure: 'Lighthouse, start', path: '/', score: PUBLIC },
      { measure: 'Lighthouse, list', path: '/house', score: PUBLIC },
      { measure: 'Lighthouse, new house', path: '/municipality', score: PUBLIC },
      { measure: 'Lighthouse, configurator', path: begin, score: CONFIGURATOR },
      {
        measure: 'Lighthouse, summary',
        path: '/configuration/new/1/1?view=summary',
        score: CONFIGURATOR,
        before: (page) => changeHouse(page, begin),
      },
    ];
    const rows: Row[] = [];
    for (const place of places) {
      await server.quiet();
      const scores = await inBrowser(async (context, port) => {
        const address = new URL(place.path, server.address).href;
        await warm(context, address, place.before);
        return manyRuns(address, port);
      });
      rows.push(judge(place, scores, rows.length === 0 ? `bare React Router page ${said(beside)}` : ''));
    }
    return rows;
  } finally {
    await server.stop();
  }
}

interface Scores {
  readonly score: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

async function measureBare(): Promise<Scores> {
  const server = await startBare();
  try {
    return await inBrowser((_, port) => oneRun(server.address, port));
  } finally {
    await server.stop();
  }
}

/** Runs work in a new browser without stored data. */
async function inBrowser<Result>(work: (context: BrowserContext, port: number) => Promise<Result>): Promise<Result> {
  const profile = mkdtempSync(join(tmpdir(), 'gavel-lighthouse-'));
  const port = await freePort();
  const args = [...launchOptions.args, `--remote-debugging-port=${port}`];
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions, args, locale: 'sv-SE', ...PHONE });
  try {
    return await work(context, port);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Loads a page once without measuring it, because the server makes pictures at the first request. */
async function warm(context: BrowserContext, address: string, before?: Place['before']): Promise<void> {
  const page = await context.newPage();
  await before?.(page);
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await page.close();
}

/** Begins a house and chooses an answer, so that the browser stores the house. */
async function changeHouse(page: Page, begin: string): Promise<void> {
  await page.goto(begin);
  await page.locator('[role="radio"][aria-checked="false"]:not([aria-disabled="true"])').first().click();
  await page.waitForFunction(() => localStorage.length > 0);
  await page.waitForLoadState('networkidle');
}

async function manyRuns(address: string, port: number): Promise<Scores> {
  const runs: Scores[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await oneRun(address, port));
  const median = (of: keyof Scores) =>
    quantile(
      runs.map((run) => run[of]),
      0.5,
    );
  return { score: median('score'), lcp: median('lcp'), tbt: median('tbt'), cls: median('cls') };
}

async function oneRun(address: string, port: number): Promise<Scores> {
  const result = await lighthouse(address, { port, onlyCategories: ['performance'], logLevel: 'error' });
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  const { audits, categories } = result.lhr;
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    score: Math.round((categories.performance?.score ?? Number.NaN) * 100),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}

function judge({ measure, score }: Place, scores: Scores, beside: string): Row {
  const holds = scores.score >= score && scores.lcp <= LCP && scores.tbt <= TBT;
  return judged({ measure, today: said(scores), goal: `≥ ${score}, LCP ≤ ${LCP / 1000} s, TBT ≤ ${TBT} ms`, holds, beside });
}

function said({ score, lcp, tbt, cls }: Scores): string {
  return `${score}, LCP ${(lcp / 1000).toFixed(1)} s, TBT ${tbt.toFixed(0)} ms, CLS ${figure(cls)}`;
}

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Page, chromium as playwright } from '@playwright/test';
import { chromium } from './chromium.ts';
import { ms, noTarget, quantile, verdict } from './measured.ts';
import { prepareProduct } from './pages/product.ts';
import type { Column } from './table.ts';

/**
 * `RULES`: the number of measured rules, at equal distances in the list of all rules. `KEYS`: the number of measured keystrokes in
 * each of them. `WARM_UP`: the number of keystrokes before these, which are not measured.
 */
const RULES = 6;
const KEYS = 20;
const WARM_UP = 2;
/** The pause between the verdict on a rule and the next keystroke, in ms. */
const THINKING_MS = 150;
const GOAL_MS = 200;
const email = 'administrator@bench.example';
const PASSWORD = 'granbarr i snö';

/**
 * Measures the elapsed time from a keystroke in a rule of the demo range until the page shows the verdict: whether the proof has objections
 * to the changed rule.
 */
export async function keystrokeToVerdict(): Promise<readonly Column[]> {
  const data = mkdtempSync(join(tmpdir(), 'gavel-bench-'));
  process.once('exit', () => rmSync(data, { recursive: true, force: true }));
  const product = await prepareProduct();
  const oneTime = await makeAdministrator(data);
  const server = await product.start({ GAVEL_DATA: data });
  const browser = await playwright.launch(chromium);
  try {
    const page = await browser.newPage({ baseURL: server.address });
    const login = { username: email, password: oneTime };
    await page.request.post('/api/account/login', { data: login });
    await page.request.post('/api/account/changepassword', { data: { OldPassword: oneTime, NewPassword: PASSWORD } });
    await page.goto('/admin/sortiment/regler');
    const rules = page.getByRole('region', { name: 'Regler' }).getByRole('listitem').getByRole('link');
    await rules.first().waitFor();
    const count = await rules.count();
    const times: number[] = [];
    for (let at = 0; at < RULES; at += 1) {
      await rules.nth(Math.floor((at * count) / RULES)).click();
      times.push(...(await pressKeys(page)));
    }
    return [
      { title: 'keystrokes', value: String(times.length) },
      { title: 'p50', value: ms(quantile(times, 0.5)) },
      { title: 'p95', value: ms(quantile(times, 0.95)) },
      verdict(quantile(times, 0.95), GOAL_MS),
      { title: 'longest', value: ms(Math.max(...times)) },
      noTarget,
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Creates an administrator while no server runs, and returns the one-time password. */
async function makeAdministrator(data: string): Promise<string> {
  const env = { ...process.env, GAVEL_DATA: data, LOG_LEVEL: 'warn' };
  const args = ['apps/server/src/admin.ts', 'create', email, '--role', 'Admin', '--name', 'Vera Öman'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: join(import.meta.dirname, '..'), env });
  return /: ([a-z0-9-]{35})$/m.exec(stdout)?.[1] ?? '';
}

/**
 * Types `!` at the beginning of the rule and deletes it again, several times. Waits for the verdict after each keystroke. Returns the times
 * from each measured keystroke to its verdict, in ms.
 */
async function pressKeys(page: Page): Promise<readonly number[]> {
  const text = page.getByLabel('Regeln som text');
  await page.locator('.rule-safe, .rule-refused').waitFor({ timeout: 60_000 });
  await text.focus();
  await page.keyboard.press('Control+Home');
  const times: number[] = [];
  for (let at = 0; at < WARM_UP + KEYS; at += 1) {
    const shown = page.evaluate(verdictAfterKey);
    await page.keyboard.press(at % 2 === 0 ? '!' : 'Backspace');
    times.push(await shown);
    await setTimeout(THINKING_MS);
  }
  return times.slice(WARM_UP);
}

/** Runs in the page. Returns the time from the next keystroke to the frame that shows the verdict on the changed rule, in ms. */
function verdictAfterKey(): Promise<number> {
  return new Promise((resolve) => {
    document.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        let isJudging = false;
        const look = () => {
          isJudging ||= document.querySelector('.rule-judging') !== null;
          if (isJudging && document.querySelector('.rule-safe, .rule-refused')) resolve(performance.now() - timeStamp);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { once: true, capture: true },
    );
  });
}

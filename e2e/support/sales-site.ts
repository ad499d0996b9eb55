import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../tools/free-port.ts';
import { startServer } from './start-server.ts';

/** A separate server for one test, such as a test that changes the range (houses, answers and prices). */
export interface SalesSite {
  readonly address: string;
  /** Returns the one-time password of one of the demonstration's users. */
  oneTimePassword(email: string): string;
  /** Changes a text in one of the range's files, and publishes the range as an operator does: by restarting the server on the same data. */
  publish(file: string, was: string, is: string): Promise<void>;
  /** Restarts the server with another build of the web application. */
  deploy(build: string): Promise<void>;
  /** Moves the server’s clock forward by this time, in ms, and restarts the server on the same data. The browser’s clock stays. */
  passTime(time: number): Promise<void>;
  stop(): Promise<void>;
}

/** The points that staff must settle before they freeze an order. They are added to the copy of the small range, which has none. */
const checks = `
orderChecks:
  - { key: tomt, title: Tomten är klar, hint: Fastighetsbeteckning, about: plot, words: required }
  - { key: finansiering, title: Finansieringen är klar, words: required }
  - { key: undertecknare, title: De som ska skriva under är kända, words: required }
`;

/**
 * Starts the built product, which sends to the tests' mail server. The product uses a copy of the component tests' small range, which it
 * can publish within a second.
 * @param clockShift by how many ms the server's clock is ahead of the real time
 * @param own further settings of the server
 */
export async function openSalesSite(clockShift: number, own: Readonly<Record<string, string>> = {}): Promise<SalesSite> {
  // This folder is deleted with the data of the test run, whether the run passes or fails.
  const folder = join(process.env.GAVEL_E2E_DATA ?? '', `sales-${crypto.randomUUID()}`);
  const range = join(folder, 'range');
  cpSync('apps/web/testing/range', range, { recursive: true });
  writeFileSync(join(range, 'brand.yaml'), checks, { flag: 'a' });
  // Copy the empty database that the server of the other tests has made, because making a new one would take longer.
  cpSync(join(process.env.GAVEL_E2E_DATA ?? '', 'empty'), join(folder, 'data'), { recursive: true });
  const port = String(await freePort());
  const address = `http://127.0.0.1:${port}`;
  let said = '';
  let program = ['apps/server/src/main.ts'];
  let passed = 0;

  async function start(): Promise<ChildProcess> {
    const settings = {
      PORT: port,
      BASE_URL: address,
      TRUSTED_PROXIES: '127.0.0.1',
      GAVEL_DATA: join(folder, 'data'),
      GAVEL_CLOCK: new Date(Date.now() + clockShift + passed).toISOString(),
      RANGE: range,
      DEMO: 'on',
      LOG_LEVEL: 'error',
      PICTURE_AVIF: 'off',
      SMTP_URL: `smtp://127.0.0.1:${process.env.GAVEL_E2E_MAIL_PORT}`,
      ...own,
    };
    return startServer(program, settings, (words) => {
      said += words;
    });
  }

  let running = await start();
  async function end(): Promise<void> {
    const ended = once(running, 'exit');
    running.kill('SIGTERM');
    await ended;
  }

  return {
    address,
    oneTimePassword(email) {
      const [, password] = new RegExp(`${email} +([a-z0-9-]{35})$`, 'm').exec(said) ?? [];
      if (!password) throw new Error(`no password of ${email}: ${said}`);
      return password;
    },
    async publish(file, was, is) {
      const path = join(range, file);
      const before = readFileSync(path, 'utf8');
      if (!before.includes(was)) throw new Error(`${file} does not say ${was}`);
      writeFileSync(path, before.replace(was, is));
      await end();
      running = await start();
    },
    async deploy(build) {
      program = ['apps/server/src/testing/serve-build.ts', build];
      await end();
      running = await start();
    },
    async passTime(time) {
      passed += time;
      await end();
      running = await start();
    },
    async stop() {
      await end();
      rmSync(folder, { recursive: true });
    },
  };
}

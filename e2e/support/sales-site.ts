import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../tools/free-port.ts';
import { startServer } from './start-server.ts';

/** A builder of the journey's own, whose range changes in the middle of it. */
export interface SalesSite {
  readonly address: string;
  /** A password that holds once, of one of the demonstration's people. */
  oneTimePassword(email: string): string;
  /** Publishes the range with something else in one of its files, as it is done for real: the server is started again on the same data. */
  publish(file: string, was: string, is: string): Promise<void>;
  /** Starts the server again with another build of the web application. */
  deploy(build: string): Promise<void>;
  stop(): Promise<void>;
}

/** What has to be settled before an order, which the small range does not ask for. */
const checks = `
orderChecks:
  - { key: tomt, title: Tomten är klar, hint: Fastighetsbeteckning, about: plot, words: required }
  - { key: finansiering, title: Finansieringen är klar, words: required }
  - { key: undertecknare, title: De som ska skriva under är kända, words: required }
`;

/**
 * The built product over a copy of the components' small range, which is published in a second, with the journeys' mail server.
 * @param clockShift how much later its clock is than the real one, ms
 */
export async function openSalesSite(clockShift: number): Promise<SalesSite> {
  // Goes with the data of the run, however that ends.
  const folder = join(process.env.GAVEL_E2E_DATA ?? '', `sales-${crypto.randomUUID()}`);
  const range = join(folder, 'range');
  cpSync('apps/web/testing/range', range, { recursive: true });
  writeFileSync(join(range, 'brand.yaml'), checks, { flag: 'a' });
  // Its database need not be made: the journeys' server has left an empty one.
  cpSync(join(process.env.GAVEL_E2E_DATA ?? '', 'empty'), join(folder, 'data'), { recursive: true });
  const port = String(await freePort());
  const address = `http://127.0.0.1:${port}`;
  let said = '';
  let program = ['apps/server/src/main.ts'];

  async function start(): Promise<ChildProcess> {
    const settings = {
      PORT: port,
      BASE_URL: address,
      TRUSTED_PROXIES: '127.0.0.1',
      GAVEL_DATA: join(folder, 'data'),
      GAVEL_CLOCK: new Date(Date.now() + clockShift).toISOString(),
      RANGE: range,
      DEMO: 'on',
      LOG_LEVEL: 'error',
      PICTURE_AVIF: 'off',
      SMTP_URL: `smtp://127.0.0.1:${process.env.GAVEL_E2E_MAIL_PORT}`,
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
    async stop() {
      await end();
      rmSync(folder, { recursive: true });
    },
  };
}

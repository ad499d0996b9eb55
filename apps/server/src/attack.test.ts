import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { limits, startedConfigurationBody } from '@gavel/contract';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Known } from './testing/attack/an-example.ts';
import { type Answer, faultOf } from './testing/attack/judge.ts';
import { randomOf } from './testing/attack/random.ts';
import { aRawAttack } from './testing/attack/raw-attacks.ts';
import { anAttack, type Session } from './testing/attack/requests.ts';
import { send, sendRaw } from './testing/attack/send.ts';
import { prepareFolder } from './testing/databases.ts';

// Sends malformed requests to a real server, as visitors, customers, salespersons and administrators. `npm run attack` sends more
// requests. The same seed always sends the same requests, apart from tokens that the server makes.

const { count, seed } = inject('attack');
/** The number of concurrent requests. */
const AT_ONCE = 16;
/** One of this many requests is written directly to a connection, in a form that no HTTP client would send. */
const ONE_RAW_IN = 8;

const SECRETS = ['xyzzy-signs-all-the-cookies-of-this-server', 'xyzzy-hemligt'];
let folder: string;
let server: ChildProcess;
let output = '';
let port: number;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gavel-attack-'));
  await prepareFolder(join(folder, 'data'));
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  server = spawn(process.execPath, ['--max-semi-space-size=8', '--max-old-space-size=640', main], {
    env: {
      PORT: '0',
      GAVEL_DATA: join(folder, 'data'),
      RANGE: fileURLToPath(new URL('../../web/testing/range', import.meta.url)),
      DEMO: 'on',
      PICTURE_AVIF: 'off',
      TRUSTED_PROXIES: '127.0.0.1/32',
      AUTH_SECRET: SECRETS[0],
      LOG_LEVEL: 'warn',
      MALLOC_ARENA_MAX: '2',
      MALLOC_TRIM_THRESHOLD_: '131072',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [server.stdout, server.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  while (!output.includes('administrator@')) {
    if (server.exitCode !== null) throw new Error(`the server ended: ${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  port = Number(/^Gavel: http:\/\/localhost:(\d+)$/m.exec(output)?.[1]);
});
afterAll(async () => {
  if (server.exitCode === null) {
    server.kill('SIGKILL');
    await once(server, 'exit');
  }
  await rm(folder, { recursive: true });
});

test('malformed requests cause no internal error and make the server reveal no secret', {
  timeout: 6 * 3600_000,
}, async () => {
  const sessions: readonly Session[] = [null, null, ...(await logIn())];
  const known = await whatIsThere(sessions);
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE, timeout: 90_000 });
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  let next = 0;
  const attackOn = async () => {
    while (next < count && faults.length < 20) {
      const at = next;
      next += 1;
      const random = randomOf(seed * 1_000_003 + at);
      const fault = await (at % ONE_RAW_IN === 0 ? attackRaw(random) : attack(random));
      if (fault) faults.push(`${seed}/${at}: ${fault}`);
    }
  };
  const attack = async (random: ReturnType<typeof randomOf>) => {
    const session = random.one(sessions);
    const asked = anAttack(random, known, session);
    // Use up to a thousand clients, so that some requests are refused by a limit, but not all.
    const from = `10.0.${random.below(4)}.${random.below(250)}`;
    const described = () =>
      `${asked.method} ${asked.target.slice(0, 300)} ${JSON.stringify(asked.headers).slice(0, 300)} ${asked.body?.toString('latin1').slice(0, 300) ?? ''}`;
    try {
      const headers = 'X-Forwarded-For' in asked.headers ? asked.headers : { 'X-Forwarded-For': from, ...asked.headers };
      const answer = await send(port, { ...asked, headers }, agent);
      if (answer) statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const fault = answer && faultOf(answer, asked, SECRETS);
      return fault ? `${fault}: ${described()} → ${answer?.text.slice(0, 300)}` : null;
    } catch (error) {
      // Node’s HTTP client refuses to send some malformed requests. These never reach the server, so they cannot harm it.
      return isRefused(error) ? null : `${String(error)}: ${described()}`;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, attackOn));
  agent.destroy();

  expect(faults).toEqual([]);
  // Check that the requests reached different parts of the server: some were valid, and others were refused for many reasons.
  for (const status of [200, 400, 401, 403, 404, 405])
    expect(statuses.get(status) ?? 0, `answers of ${status}`).toBeGreaterThan(0);
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  expect(server.exitCode).toBeNull();
  const lines = output.split('\n').filter((line) => line.startsWith('{'));
  expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  expect(output.split('\n').filter((line) => !line.startsWith('{') && /^\s+at |Error:/.test(line))).toEqual([]);
  const told = [...statuses].toSorted(([a], [b]) => a - b).map(([status, times]) => `${status} × ${times}`);
  console.log(
    `seed ${seed}: ${count} requests; ${told.join(', ')}; ${residentMegabytes()} MB resident, ${lines.length} warnings`,
  );
});

test('a client that invents a different X-Forwarded-For address for each request is still counted as one client', async () => {
  const random = randomOf(seed);
  const invented = () => `${random.below(256)}.${random.below(256)}.${random.below(256)}.${random.below(256)}`;
  const statuses: number[] = [];
  for (let asked = 0; asked <= limits.register.requests; asked += 1)
    statuses.push((await ask('/api/account/register', {}, { 'X-Forwarded-For': `${invented()}, 10.66.6.6` })).status);
  expect(statuses.slice(0, -1)).not.toContain(429);
  expect(statuses.at(-1)).toBe(429);
});

async function attackRaw(random: ReturnType<typeof randomOf>): Promise<string | null> {
  const attack = aRawAttack(random);
  const described = () => `${attack.name}: ${JSON.stringify(Buffer.concat(attack.pieces).toString('latin1').slice(0, 400))}`;
  try {
    const came = await sendRaw(port, attack);
    const heads = [...came.matchAll(/^HTTP\/1\.1 (\d{3}) [^\r\n]*\r\n((?:[^\r\n]+\r\n)*)/gm)];
    if (heads.filter(([, status]) => status !== '100').length > attack.most) return `${heads.length} answers to ${described()}`;
    for (const [, status, headers = ''] of heads) {
      const answer: Answer = {
        status: Number(status),
        headers: Object.fromEntries(
          Array.from(headers.matchAll(/^([\w-]+): *(.*)$/gm), ([, name = '', value]) => [name.toLowerCase(), value]),
        ),
        text: came,
      };
      const fault = faultOf(answer, { method: 'GET', headers: {} }, SECRETS);
      if (fault) return `${fault}: ${described()} → ${came.slice(0, 300)}`;
    }
    return null;
  } catch (error) {
    return `${String(error)}: ${described()}`;
  }
}

const isRefused = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  ['ERR_INVALID_CHAR', 'ERR_UNESCAPED_CHARACTERS', 'ERR_INVALID_HTTP_TOKEN', 'ERR_HTTP_INVALID_HEADER_VALUE'].includes(
    String(error.code),
  );

const ask = async (path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { 'X-Forwarded-For': '10.9.9.9', ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  const cookie = response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return { status: response.status, body: (await response.json().catch(() => null)) as unknown, cookie };
};

/** Logs in as the demonstration's customer, salesperson and administrator, each with a new password. */
async function logIn(): Promise<readonly Session[]> {
  const printed = [...output.matchAll(/^ {2}(\S+@demo\.example) +([a-z0-9-]{35})$/gm)];
  expect(printed).toHaveLength(3);
  const sessions: { headers: Record<string, string> }[] = [];
  for (const [, username, password] of printed) {
    const first = await ask('/api/account/login', { username, password });
    const changed = await ask(
      '/api/account/changepassword',
      { OldPassword: password, NewPassword: SECRETS[1] },
      { Cookie: first.cookie },
    );
    expect([username, first.status, changed.status]).toEqual([username, 200, 200]);
    sessions.push({ headers: { Cookie: changed.cookie || first.cookie } });
  }
  return sessions;
}

/** Returns names and ids, most of which exist on the server: in the range, and of a saved and a shared house. */
async function whatIsThere(sessions: readonly Session[]): Promise<Known> {
  const started = await ask('/api/guidemodel/new', { HouseId: 1, MunicipalityId: '2480' });
  const { webConfigurationId, selections } = startedConfigurationBody.parse(started.body);
  const Answers = Object.fromEntries(selections);
  const house = { HouseId: 1, MunicipalityId: '2480', WebConfigurationId: webConfigurationId, Answers };
  const saved = await ask('/api/guidemodel/', { ...house, Name: 'Huset', Id: null }, sessions[2]?.headers);
  const shared = await ask('/api/guidemodel/share', { ...house, Name: 'Huset' });
  const tokens = [Object(saved.body).data, Object(shared.body).Id];
  expect(tokens.map((token) => typeof token)).toEqual(['string', 'string']);
  const municipality = ['2480', '1280', '0180'];
  const known: Record<string, readonly unknown[]> = {
    houseid: [1, 2, 3],
    idorname: ['1', 'nothing'],
    municipalityid: municipality,
    municipality,
    webconfigurationid: [webConfigurationId, webConfigurationId, 1],
    answers: [Answers, Answers, {}],
    id: [...tokens, null, 1],
    token: tokens,
    revision: [1, 2],
    password: [SECRETS[1], 'granskog vid tjärn'],
    email: ['kund@demo.example', 'nobody@example.se'],
    gdprconsentid: [1, 2],
  };
  return new Map(Object.entries(known));
}

function residentMegabytes(): number {
  const [, pages = '0'] = readFileSync(`/proc/${server.pid}/statm`, 'utf8').split(' ');
  return Math.round((Number(pages) * 4096) / 1e6);
}

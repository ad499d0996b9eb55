import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openedConfigurationBody, sharedConfigurationBody, startedConfigurationBody } from '@gavel/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openEmbedded } from './db/connect.ts';
import { findLatestRange } from './modules/range/range.repository.ts';
import { shortLived } from './testing/a-killable-server.ts';
import { prepareFolder } from './testing/databases.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
/** A small range that can be published in a second. */
const smallRange = fileURLToPath(new URL('../../web/testing/range', import.meta.url));

let folder: string;
let started: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gavel-main-'));
});
afterEach(async () => {
  for (const child of started) child.kill('SIGKILL');
  await Promise.all(started.map((child) => (child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null)));
  started = [];
  await rm(folder, { recursive: true });
});

/**
 * Prepares an empty database before the server starts, because creating one takes as long as the rest of the start. The first test starts
 * without a database.
 */
const prepared = () => prepareFolder(join(folder, 'data'));

/** Starts a separate server process. `output` returns everything that the process has written. */
function start(settings: Record<string, string> = {}) {
  const child = spawn(process.execPath, [...shortLived, main], {
    env: { PORT: '0', GAVEL_DATA: join(folder, 'data'), RANGE: smallRange, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return { child, output: () => output, closed: once(child, 'close') };
}

type Started = ReturnType<typeof start>;

/** Returns the exit code of a server that ends, after all of its output has arrived. */
async function exitCodeOf({ child, closed }: Started): Promise<number | null> {
  await closed;
  return child.exitCode;
}

/** Returns the server's address, after it has printed one. */
async function addressOf({ child, output }: Started): Promise<string> {
  while (child.exitCode === null) {
    const [, address] = /^Gavel: (\S+)$/m.exec(output()) ?? [];
    if (address !== undefined) return address;
    await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'exit')]);
  }
  throw new Error(`the server ended: ${output()}`);
}

/** Returns the path of a copy of the range that cannot be published, because the brand lacks fields. */
async function brokenRange(): Promise<string> {
  const broken = join(folder, 'range');
  await cp(smallRange, broken, { recursive: true });
  await writeFile(join(broken, 'brand.yaml'), 'name: Provhus\n');
  return broken;
}

/** Sends half of a request and leaves it unfinished. */
async function halfARequest(address: string): Promise<void> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.on('error', () => {});
  // The server answers the header `Expect` as soon as it begins to read the request.
  socket.write(
    'POST /api/guidemodel/share HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n{',
  );
  await once(socket, 'data');
}

test('the server creates its database, serves its range, lets no second process use its folder or port, and stops on a signal despite an open request', async () => {
  const first = start({ METRICS_PORT: '0', DEMO: 'off', STOP_SECONDS: '2' });
  const address = await addressOf(first);
  expect(await (await fetch(`${address}/api/houses`)).json()).toHaveLength(6);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);

  const inItsFolder = start();
  expect(await exitCodeOf(inItsFolder)).toBe(1);
  expect(inItsFolder.output()).toContain(`${join(folder, 'data')} is in use by process ${first.child.pid}`);

  await prepareFolder(join(folder, 'other'));
  const atItsPort = start({ PORT: new URL(address).port, GAVEL_DATA: join(folder, 'other') });
  expect(await exitCodeOf(atItsPort)).toBe(1);
  expect(atItsPort.output()).toContain('Set PORT to another one');
  const untouched = await openEmbedded(join(folder, 'other'));
  expect(await findLatestRange(untouched.db)).toBeNull();
  await untouched.close();

  expect((await fetch(`${address}/api/houses`)).status).toBe(200);
  const [, metrics = ''] = /"metrics":"([^"]+)"/.exec(first.output()) ?? [];
  expect(await (await fetch(metrics)).text()).toContain('gavel_requests_total{method="GET",route="/readyz",status="200"} 1');
  await halfARequest(address);
  first.child.kill('SIGTERM');
  expect(await exitCodeOf(first)).toBe(0);
  const [words, ...others] = first
    .output()
    .trim()
    .split('\n')
    .toSorted((a, b) => Number(b.startsWith('Gavel')) - Number(a.startsWith('Gavel')));
  expect(words).toBe(`Gavel: ${address}`);
  expect(others.map((line) => JSON.parse(line))).toContainEqual(expect.objectContaining({ msg: 'stopping', withinMs: 2000 }));
});

test('a server that starts after a kill and with a broken range serves the range published last; it does not print the passwords of the demonstration accounts again', async () => {
  await prepared();
  const first = start({ DEMO: 'on' });
  const address = await addressOf(first);
  const post = async (path: string, body: unknown) =>
    (
      await fetch(`${address}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json();
  const umea = { HouseId: 1, MunicipalityId: '2480' };
  const { webConfigurationId, selections } = startedConfigurationBody.parse(await post('/api/guidemodel/new', umea));
  const share = { ...umea, WebConfigurationId: webConfigurationId, Name: 'Mitt hus', Answers: Object.fromEntries(selections) };
  const { id, price } = sharedConfigurationBody.parse(await post('/api/guidemodel/share', share));

  const printed = [...first.output().matchAll(/^ {2}(\S+@demo\.example) +([a-z0-9-]{35})$/gm)];
  expect(printed.map(([, email]) => email)).toEqual(['kund@demo.example', 'saljare@demo.example', 'administrator@demo.example']);
  const [, username, password] = printed[0] ?? [];
  expect(await post('/api/account/login', { username, password })).toMatchObject({
    Email: 'kund@demo.example',
    MustChoosePassword: true,
  });
  first.child.kill('SIGKILL');
  await exitCodeOf(first);

  const second = start({ DEMO: 'on', RANGE: await brokenRange() });
  const again = await addressOf(second);
  await expect.poll(second.output).toMatch(/brand\.yaml:1.*the one published last is served/s);
  expect(await (await fetch(`${again}/api/houses`)).json()).toHaveLength(6);
  const opened = openedConfigurationBody.parse(await (await fetch(`${again}/api/guidemodel/${id}`)).json());
  expect(opened).toMatchObject({ id, price, selections });
  expect(second.output()).toContain('npm run admin -- one-time-password kund@demo.example');
  expect(second.output()).not.toMatch(/[a-z0-9]{5}-[a-z0-9]{5}-/);
});

test('the server does not start if its range is broken and no range was published before', async () => {
  await prepared();
  const server = start({ RANGE: await brokenRange() });
  expect(await exitCodeOf(server)).toBe(1);
  expect(server.output()).toMatch(/brand\.yaml:1/);
  expect(server.output()).not.toContain('Gavel: ');
});

test('unusable settings prevent the start, and the error names each faulty setting', async () => {
  const server = start({ PORT: 'many', LOG_LEVEL: 'loud' });
  expect(await exitCodeOf(server)).toBe(1);
  expect(server.output()).toContain('PORT: expected a port');
  expect(server.output()).toContain('LOG_LEVEL: expected one of');
});

test('an address at which the server cannot listen prevents the start, and the error names the settings to change', async () => {
  await prepared();
  const server = start({ HOST: '192.0.2.1', PORT: '8080' });
  expect(await exitCodeOf(server)).toBe(1);
  expect(server.output()).toContain('The server cannot use the address (listen EADDRNOTAVAIL');
  expect(server.output()).toContain('Set HOST and PORT');
  expect(server.output()).not.toContain('    at ');
});

test('if the server cannot read the file with the users of the housing portal, it does not start, and the error names the file’s path', async () => {
  const server = start({ PORTAL_DIRECTORY: '/nowhere/portal.json' });
  expect(await exitCodeOf(server)).toBe(1);
  expect(server.output()).toMatch(/^The housing portal's directory \/nowhere\/portal\.json cannot be used/);
});

test('a database that does not respond prevents the start, and the error names its address without the password', async () => {
  const server = start({ DATABASE_URL: 'postgres://gavel:hemligt@127.0.0.1:1/gavel' });
  expect(await exitCodeOf(server)).toBe(1);
  expect(server.output()).toContain('The database gavel on 127.0.0.1:1 cannot be used');
  expect(server.output()).not.toContain('hemligt');
});

test('a second signal ends the server immediately, even if it is another signal than the first', async () => {
  await prepared();
  const server = start({ DEMO: 'off' });
  await halfARequest(await addressOf(server));
  server.child.kill('SIGTERM');
  while (!server.output().includes('"stopping"')) await once(server.child.stdout ?? server.child, 'data');
  server.child.kill('SIGINT');
  await exitCodeOf(server);
  expect(server.child.signalCode).toBe('SIGINT');
});

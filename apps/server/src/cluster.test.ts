import { randomUUID } from 'node:crypto';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { configurationVersions } from './modules/visit/saved-houses/saved-houses.tables.ts';
import { aCrashSite, aStranger, type CrashPerson, house, ok, register } from './testing/a-crash-site.ts';
import { aKillableServer, type KillableServer } from './testing/a-killable-server.ts';
import { aProxy, nginx, type TestProxy } from './testing/a-proxy.ts';
import { freePort } from './testing/free-port.ts';

// Runs three processes of the real server on one PostgreSQL, behind nginx and TLS as docs/how-to/run-in-production.md describes.

const PROCESSES = 3;
const PEOPLE = 3;
/** A person’s pause after each save and each failed request, in ms. The test checks that no data is lost, and not the servers’ speed. */
const PAUSE = 100;

const missing =
  nginx === null ? 'there is no nginx, or no openssl' : inject('postgresUrl') === null ? 'there is no PostgreSQL' : null;
if (missing !== null) console.log(`Several processes behind a proxy are not tested: ${missing}`);

const cleanUp: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

test.skipIf(missing !== null)(
  'users behind a proxy do not notice that three processes restart one after the other, and no data is lost when one process is killed',
  { timeout: 600_000 },
  async () => {
    const { settings, open, remove } = await aCrashSite('PostgreSQL');
    cleanUp.push(remove);
    const port = await freePort();
    const ports = await Promise.all(Array.from({ length: PROCESSES }, freePort));
    const BASE_URL = `https://localhost:${port}`;
    // Start all processes at the same time, as after a restart of the machine.
    const servers = await Promise.all(
      ports.map((own) => aKillableServer({ ...settings, PORT: String(own), BASE_URL, DRAIN_SECONDS: '1' })),
    );
    cleanUp.push(() => Promise.all(servers.map((server) => server.stop())));
    const proxy = await aProxy(nginx ?? '', port, ports);
    cleanUp.push(() => proxy.close());
    const plain = await fetch(`${proxy.plainAddress}/house?x=1`, { redirect: 'manual' });
    expect([plain.status, plain.headers.get('Location')]).toEqual([301, 'https://hus.example.se/house?x=1']);
    expect((await fetch(`${proxy.plainAddress}/api/houses`, { redirect: 'manual' })).status).toBe(403);
    expect((await fetch(`${proxy.address}/api/houses`)).headers.get('Strict-Transport-Security')).toContain('max-age=31536000');
    // The server prints BASE_URL as its address, so these requests go through nginx.
    const [first] = servers as [KillableServer];
    const people = await Promise.all(Array.from({ length: PEOPLE }, (_, number) => register(first, aStranger(number))));
    for (const { headers } of people) expect(headers.Cookie).toMatch(/^__Host-gavel/);

    const whileAnew = await useWhile(proxy, people, async () => {
      for (const server of servers) await server.restart();
    });
    expect(whileAnew.failed).toEqual([]);
    expect(whileAnew.saved.length).toBeGreaterThan(PROCESSES);

    const whileKilled = await useWhile(proxy, people, async ({ savedBy }) => {
      // Wait until the first process has saved something that the kill could lose. `crash.test.ts` kills a process more often.
      await vi.waitFor(() => expect(savedBy).toContain(ports[0]), { timeout: 60_000 });
      await first.kill(async () => {});
    });

    const saved = [...whileAnew.saved, ...whileKilled.saved];
    const connection = await open();
    cleanUp.push(() => connection.close());
    const stored = (await connection.db.select().from(configurationVersions)).map(({ token, name }) => `${token} ${name}`);
    expect(saved.filter((one) => !stored.includes(one))).toEqual([]);
    // Each saved house exists once, even if a person sent the save twice because the first response was lost.
    const names = stored.map((one) => one.split(' ')[1]);
    expect(names.length).toBe(new Set(names).size);
    console.log(
      `${saved.length} saves; started anew: ${whileAnew.asked} requests, 0 failed; killed: ${whileKilled.asked}, ${whileKilled.failed.length} sent again`,
    );
  },
);

/** The requests of people while servers were restarted or killed, and the responses that the people got. */
interface Used {
  asked: number;
  /** The saved houses, as `token name`. */
  readonly saved: string[];
  /** The ports of the processes whose response confirmed a save. */
  readonly savedBy: Set<number>;
  /** The requests that failed; each of them was sent again. */
  readonly failed: string[];
}

async function useWhile(
  proxy: TestProxy,
  people: readonly CrashPerson[],
  happening: (used: Used) => Promise<void>,
): Promise<Used> {
  const used: Used = { asked: 0, saved: [], savedBy: new Set(), failed: [] };
  let isOver = false;
  const ask = async (path: string, init: RequestInit): Promise<Response> => {
    for (;;) {
      used.asked += 1;
      // A response that breaks off because the server process was killed is counted as failed.
      const { status, headers, text } = await fetch(`${proxy.address}${path}`, init)
        .then(async (answer) => ({ status: answer.status, headers: answer.headers, text: await answer.text() }))
        .catch((error: unknown) => ({ status: 0, headers: new Headers(), text: String(error) }));
      if (status === 200) return new Response(text, { headers });
      used.failed.push(`${init.method ?? 'GET'} ${path}: ${status} ${text}`);
      await pause();
    }
  };
  const live = async ({ email, headers }: CrashPerson) => {
    while (!isOver) {
      // The request may reach another process than the registration did. Every process must know the session.
      expect(await ok(await ask('/api/account', { headers }))).toMatchObject({ Email: email });
      await ask('/api/houses', {});
      const name = randomUUID();
      const answer = await ask('/api/guidemodel/', {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': name },
        body: JSON.stringify({ ...house, Name: name, Id: null }),
      });
      const { data } = await ok<{ data: string }>(answer);
      used.saved.push(`${data} ${name}`);
      used.savedBy.add(Number(answer.headers.get('X-Served-By')?.split(':').at(-1)));
      await pause();
    }
  };
  const happened = happening(used).finally(() => {
    isOver = true;
  });
  await Promise.all([happened, ...people.map(live)]);
  return used;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));

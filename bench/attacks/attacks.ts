import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atMost, figure, judged, type Row } from '../judged.ts';
import { quantile } from '../measured.ts';
import { aHouse } from '../pages/a-house.ts';
import { type Ask, asker } from '../pages/ask.ts';
import type { MeasuredServer } from '../pages/measured-server.ts';
import { prepareProduct } from '../pages/product.ts';
import { avifProcess, heldMemory, type LowProcess, residentMemory } from '../pages/resident.ts';
import { printTable } from '../table.ts';
import { type Attack, run } from './attack.ts';

const SECONDS = 20;
/** The time that the benchmark counts for a failed request, in ms. */
const UNANSWERED_MS = 60_000;
/** The pause between two requests of another visitor, whose response times are measured, in ms. */
const LOOK_MS = 150;
const MUNICIPALITY = '1280';

/**
 * Measures how one attacking laptop affects other visitors: the response time of `/readyz` and of another visitor's page, and the memory of
 * the server with its processes before, during and after the attack. Also measures a composed picture and the making of AVIF. Attacks only
 * this machine, and stops automatically. Returns the missed goals.
 */
export async function benchAttacks(): Promise<readonly string[]> {
  const product = await prepareProduct();
  const data = mkdtempSync(join(tmpdir(), 'gavel-attacks-'));
  process.once('exit', () => rmSync(data, { recursive: true, force: true }));
  // Measure the first start in a folder: it publishes the range and so uses more memory than any other start.
  const server = await product.start({ PICTURE_AVIF: 'on', GAVEL_DATA: data });
  const rows: Row[] = [];
  try {
    const own = asker(server.address);
    const { id } = await aHouse(server.address);
    const composed = await picturesToCompose(own, id);
    rows.push(await oneComposed(server, own, id));
    const attacks: readonly { readonly name: string; readonly kind: Attack['kind']; readonly paths: readonly string[] }[] = [
      { name: '4 connections looping GET /', kind: 'looping', paths: ['/'] },
      {
        name: '4 looping pages that are rendered for one',
        kind: 'looping',
        paths: ['/compare?a=1', `/new?houseId=${id}`, '/?x=1'],
      },
      { name: '400 sending 8 ahead, reading nothing: /', kind: 'unread', paths: ['/'] },
      {
        name: '400 sending ahead, reading nothing: large answers',
        kind: 'unread',
        paths: ['/api/houses', '/api/docs', '/api/openapi.json'],
      },
      { name: '64 composing pictures', kind: 'pictures', paths: composed },
    ];
    for (const { name, kind, paths } of attacks) {
      console.error(`${name} …`);
      rows.push(...(await suffer(server, name, { kind, address: server.address, paths, seconds: SECONDS })));
    }
    rows.push(await avifWhile(server, composed));
  } finally {
    await server.stop();
  }
  return printTable(rows);
}

/** Returns addresses of pictures that the server must compose. Each picture shows the house with a different set of answers. */
async function picturesToCompose(ask: Ask, house: number): Promise<string[]> {
  const begun = await ask({ path: '/api/guidemodel/new', body: { HouseId: house, MunicipalityId: MUNICIPALITY } });
  const sections: { Questions: { Answers: { Id: number }[] }[] }[] = JSON.parse(begun.text()).QuestionModel.Sections;
  const questions = sections.flatMap(({ Questions }) => Questions.map(({ Answers }) => Answers.map(({ Id }) => Id)));
  if (questions.length === 0) throw new Error('the house has no questions');
  return Array.from({ length: 4000 }, (_, at) => {
    const answers = questions.map((ids, of) => ids[(at * (of + 3) + ((at >> (of % 9)) & 7)) % ids.length]);
    return `/media/houses/${house}.jpg?municipality=${MUNICIPALITY}&answers=${answers.join('.')}&width=1920`;
  });
}

/** Requests the largest allowed picture twice. Measures the processor time of the second request, for which all files are loaded. */
async function oneComposed(server: MeasuredServer, ask: Ask, house: number): Promise<Row> {
  const visit = { HouseId: house, MunicipalityId: MUNICIPALITY };
  const begun = JSON.parse((await ask({ path: '/api/guidemodel/new', body: visit })).text());
  const body = {
    ...visit,
    WebConfigurationId: begun.WebConfigurationId,
    Answers: begun.AnswerModel.Answers,
    SectionId: null,
    CameraId: null,
  };
  const compose = () => ask({ path: '/api/guidemodel/picture', body });
  await compose();
  const before = await server.usage();
  await compose();
  const { processor } = await server.usage();
  return atMost({
    measure: 'one picture to keep, composed',
    value: processor - before.processor,
    goal: 2000,
    unit: 'ms of a processor',
    beside: '2560 wide, JPEG at its best',
  });
}

async function suffer(server: MeasuredServer, name: string, attack: Attack): Promise<Row[]> {
  const before = await memoryOf(server);
  let peak = before;
  /** The largest measured 99th percentile of the event loop's delay, ms. */
  let latest = 0;
  const ready: number[] = [];
  const pages: number[] = [];
  const failures: string[] = [];
  const [looking, paging] = [asker(server.address), asker(server.address)];
  let isOver = false;
  const others = [look(ready, looking, '/readyz'), look(pages, paging, '/house'), weigh()];
  const answers = await run(attack);
  isOver = true;
  await Promise.all(others);
  await wait(3000);
  const after = await memoryOf(server);
  const answered = Object.entries(answers).map(([status, times]) => `${times} × ${status}`);
  const worst = (times: readonly number[]) =>
    `median ${figure(quantile(times, 0.5))}, slowest ${figure(Math.max(...times))} of ${times.length}`;
  const megabytes = `before ${figure(before / 1e6)}, 3 s after ${figure(after / 1e6)} MB`;
  return [
    atMost({
      measure: `${name}: /readyz`,
      value: quantile(ready, 0.95),
      goal: 500,
      unit: 'ms (95 of 100)',
      beside: `${worst(ready)}; loop ${figure(latest)} ms late at most`,
    }),
    atMost({
      measure: 'somebody else’s page',
      value: quantile(pages, 0.95),
      goal: 1000,
      unit: 'ms (95 of 100)',
      beside: worst(pages),
    }),
    atMost({
      measure: 'memory, resident, at most',
      value: peak / 1e6,
      goal: 600,
      unit: 'MB',
      beside: `${megabytes}; ${answered.join(', ')}${failures.length > 0 ? `; others met ${failures.length} × ${failures[0]}` : ''}`,
    }),
  ];

  async function look(times: number[], ask: Ask, path: string): Promise<void> {
    while (!isOver) {
      const begin = performance.now();
      // Count a failed request with `UNANSWERED_MS`. With its real time, an error that arrives quickly would count as a fast
      // response.
      const took = await ask({ path, headers: { Cookie: 'seen=1' } }).then(
        () => performance.now() - begin,
        (fault: unknown) => {
          failures.push(String(fault));
          return UNANSWERED_MS;
        },
      );
      times.push(took);
      await wait(LOOK_MS);
    }
  }

  async function weigh(): Promise<void> {
    while (!isOver) {
      latest = Math.max(latest, (await server.usage()).delay);
      peak = Math.max(peak, await memoryOf(server));
      await wait(LOOK_MS);
    }
  }
}

/**
 * Returns the memory of the server and all its child processes, in bytes. On Linux, counts mapped files only once, even if several
 * processes map them.
 */
async function memoryOf(server: MeasuredServer): Promise<number> {
  return heldMemory(server) || (await residentMemory(server));
}

/**
 * Compares the processor time of the AVIF process during an attack that requests composed pictures with its processor time without an
 * attack. The AVIF process encodes pictures at the lowest priority.
 */
async function avifWhile(server: MeasuredServer, composed: readonly string[]): Promise<Row> {
  const alone = await workOfAvif(server, wait(10_000));
  // The AVIF process may be missing, because the server ends it to free memory while many visitors wait for pictures.
  const niceness = avifProcess(server.pid)?.niceness ?? null;
  const attacked = await workOfAvif(
    server,
    run({ kind: 'pictures', address: server.address, paths: [...composed].reverse(), seconds: 10 }),
  );
  return judged({
    measure: 'AVIF while pictures are composed, of 10 s',
    today: `${figure(attacked)} s of a processor`,
    goal: 'a process of niceness 19, half of what it takes alone at most',
    holds: niceness === 19 && attacked <= Math.max(1, alone / 2),
    beside: `niceness ${niceness ?? 'none: no such process'}; alone ${figure(alone)} s`,
  });
}

/** Returns the processor time, in seconds, that the AVIF process uses until a promise resolves. */
async function workOfAvif(server: MeasuredServer, until: Promise<unknown>): Promise<number> {
  const before = avifProcess(server.pid);
  await until;
  const after: LowProcess | null = avifProcess(server.pid);
  if (!after) return 0;
  return after.seconds - (before?.pid === after.pid ? before.seconds : 0);
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

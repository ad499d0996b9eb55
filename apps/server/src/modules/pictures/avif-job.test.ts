import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { timedJobs } from '../../adapters/jobs/timed-jobs.ts';
import { wait } from '../../adapters/jobs/wait.ts';
import type { WantedPicture } from '../../adapters/media/renditions.ts';
import { aClock } from '../../testing/a-clock.ts';
import { avifJob, makeAvifs } from './avif-job.ts';

/** Renditions of these paths that only note what is made. */
function noting(...paths: string[]) {
  const noted: { readonly path: string; readonly wanted: WantedPicture }[] = [];
  return {
    noted,
    takeMissed: (): ReadonlySet<string> => new Set(),
    storage: { list: async () => paths, read: async () => null, version: async () => null },
    makeAvif: async (path: string, wanted: WantedPicture) => {
      noted.push({ path, wanted });
      return true;
    },
  };
}

async function madeOf(...paths: string[]): Promise<string[]> {
  const renditions = noting(...paths);
  await makeAvifs({ renditions, random: () => 0.5, wait }, new AbortController().signal);
  return renditions.noted.map(({ path, wanted: { fit, quality, format } }) => {
    expect([quality, format]).toEqual([80, 'avif']);
    return `${path} ${fit.mode} ${fit.width} × ${fit.height}`;
  });
}

const widths = (path: string, ...some: number[]) => some.map((width) => `${path} max ${width} × null`);

test.each([
  'exterior/villa/front/base.webp',
  'interior/kitchen/kitchen-1/fronts/ek.webp',
  'sections/kok.webp',
  'fullscreen/oppet-kok.webp',
])('%s is made in the widths of the stage, usual ones first', async (path) => {
  expect(await madeOf(path)).toEqual(widths(path, 960, 1280, 1920, 640, 1600, 2560));
});

test.each(['splash.webp', 'houses/villa/garden.webp'])('%s is made for telephones before the other widths', async (path) => {
  expect(await madeOf(path)).toEqual(widths(path, 768, 960, 1280, 1920, 640, 1600, 2560));
});

test.each(['houses/villa/card.webp', 'houses/villa/thumb-1.webp'])('%s is made for lists and thumbnails', async (path) => {
  expect(await madeOf(path)).toEqual([...widths(path, 480, 768, 960, 160), `${path} crop 960 × 640`]);
});

test('bundles, swatches and products are made for where they are shown', async () => {
  const bundle = 'bundles/mork.webp';
  expect(await madeOf(bundle)).toEqual([...widths(bundle, 640), `${bundle} crop 960 × 640`]);
  const swatch = 'palette/plan-ffffff.webp';
  expect(await madeOf(swatch)).toEqual([`${swatch} crop 320 × 240`, ...widths(swatch, 480, 1280)]);
  const product = 'products/fasad-rod.webp';
  expect(await madeOf(product)).toEqual([`${product} crop 320 × 240`, ...widths(product, 1280)]);
});

test('what the web asks for nowhere is not made', async () => {
  expect(await madeOf('made.json', 'exterior/villa/manifest.json', 'other/a.webp', 'houses/villa/card.png')).toEqual([]);
});

test('what is seen most comes first', async () => {
  const order = await madeOf('palette/plan-ffffff.webp', 'exterior/villa/front/base.webp', 'houses/villa/card.webp');
  const firsts = order.map((line) => line.split('/')[0]);
  expect(firsts.join(' ')).toBe(
    'houses houses houses houses houses exterior exterior exterior palette palette palette exterior exterior exterior',
  );
});

/** The job of a process, in the hands of the test. */
function aProcess(parts: { readonly renditions: ReturnType<typeof noting>; readonly currentHash: () => Promise<string | null> }) {
  const lines: { readonly msg: string; readonly hash?: string; readonly made?: number }[] = [];
  const logger = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
  const clock = aClock();
  const jobs = timedJobs({ wait: clock.wait, logger });
  jobs.schedule(avifJob({ ...parts, random: () => 0.5, wait: clock.wait, logger }));
  onTestFinished(() => jobs.stop());
  return { clock, told: () => lines.map(({ msg, hash, made }) => [msg, hash, made]) };
}

test.each(['hash', 'list'])('a %s that cannot be read for a moment is told, and tried again', async (failing) => {
  const once = new Set([failing]);
  const read = async <Value>(name: string, value: Value) => {
    if (once.delete(name)) throw new Error('away');
    return value;
  };
  const renditions = noting();
  const storage = { ...renditions.storage, list: () => read('list', ['bundles/mork.webp']) };
  const { clock, told } = aProcess({ renditions: { ...renditions, storage }, currentHash: () => read('hash', 'first') });
  await clock.pass(19_999);
  expect(told()).toEqual([]);
  await clock.pass(1);
  expect(told()).toEqual([['job failed', undefined, undefined]]);
  await clock.pass(40_000);
  expect(told()).toEqual([
    ['job failed', undefined, undefined],
    ['AVIF pictures made', 'first', 2],
  ]);
  expect(renditions.noted).toHaveLength(2);
});

test('what has been published is made once; what is published later is made then', async () => {
  let hash: string | null = null;
  const renditions = noting('bundles/mork.webp');
  const { clock, told } = aProcess({ renditions, currentHash: async () => hash });
  await clock.pass(60_000);
  expect(renditions.noted).toEqual([]);
  hash = 'first';
  await clock.pass(60_000);
  hash = 'second';
  await clock.pass(60_000);
  expect(told()).toEqual([
    ['AVIF pictures made', 'first', 2],
    ['AVIF pictures made', 'second', 2],
  ]);
  expect(renditions.noted).toHaveLength(4);
});

test('what visitors miss later is made again, and nothing else', async () => {
  let missed: string[] = [];
  const renditions = { ...noting('bundles/mork.webp', 'houses/villa/card.webp'), takeMissed: () => new Set(missed.splice(0)) };
  const { clock, told } = aProcess({ renditions, currentHash: async () => 'first' });
  await clock.pass(60_000);
  expect(renditions.noted).toHaveLength(7);
  missed = ['bundles/mork.webp', 'asked/for/nowhere.webp'];
  await clock.pass(60_000);
  expect(renditions.noted.slice(7).map(({ path }) => path)).toEqual(['bundles/mork.webp', 'bundles/mork.webp']);
  expect(told().map(([, , made]) => made)).toEqual([7, 2]);
});

test('a pass that is stopped is not taken for finished', async () => {
  const stopping = new AbortController();
  const renditions = noting('bundles/mork.webp', 'houses/villa/card.webp');
  const lines: string[] = [];
  const logger = pino({}, { write: (line: string) => void lines.push(line) });
  const job = avifJob({ renditions, currentHash: async () => 'first', random: () => 0.5, wait, logger });
  const makeAvif = renditions.makeAvif;
  renditions.makeAvif = async (...one) => {
    stopping.abort();
    return makeAvif(...one);
  };
  await job.run(stopping.signal);
  expect([renditions.noted.length, lines]).toEqual([1, []]);
  await job.run(new AbortController().signal);
  expect(renditions.noted).toHaveLength(8);
});

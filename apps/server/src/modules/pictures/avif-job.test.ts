import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { WantedPicture } from '../../adapters/media/renditions.ts';
import { makeAvifs, startAvifJob } from './avif-job.ts';

/** Renditions of these paths that only note what is made. */
function noting(...paths: string[]) {
  const noted: { readonly path: string; readonly wanted: WantedPicture }[] = [];
  return {
    noted,
    storage: { list: async () => paths, read: async () => null, version: async () => null },
    makeAvif: async (path: string, wanted: WantedPicture) => {
      noted.push({ path, wanted });
      return true;
    },
    settled: async () => undefined,
  };
}

async function madeOf(...paths: string[]): Promise<string[]> {
  const renditions = noting(...paths);
  await makeAvifs(renditions, () => 0.5, new AbortController().signal);
  return renditions.noted.map(({ path, wanted: { fit, quality, format } }) => {
    expect([quality, format]).toEqual([80, 'avif']);
    return `${path} ${fit.mode} ${fit.width} × ${fit.height}`;
  });
}

const widths = (path: string, ...some: number[]) => some.map((width) => `${path} max ${width} × null`);

test.each([
  'exterior/villa/front/base.webp',
  'interior/kitchen/kitchen-1/fronts/ek.webp',
  'splash.webp',
  'houses/villa/garden.webp',
  'sections/kok.webp',
  'fullscreen/oppet-kok.webp',
])('%s is made in the widths of the stage, usual ones first', async (path) => {
  expect(await madeOf(path)).toEqual(widths(path, 960, 1280, 1920, 640, 1600, 2560));
});

test.each(['houses/villa/card.webp', 'houses/villa/thumb-1.webp'])('%s is made for lists and thumbnails', async (path) => {
  expect(await madeOf(path)).toEqual([`${path} crop 960 × 640`, ...widths(path, 160, 240)]);
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
    'houses houses houses exterior exterior exterior palette palette palette exterior exterior exterior',
  );
});

test.each(['hash', 'list'])('a %s that cannot be read for a moment is told, and tried again', async (failing) => {
  const once = new Set([failing]);
  const read = async <Value>(name: string, value: Value) => {
    if (once.delete(name)) throw new Error('away');
    return value;
  };
  const lines: string[] = [];
  const made = Promise.withResolvers<void>();
  const write = (line: string) => {
    lines.push(JSON.parse(line).msg);
    if (lines.includes('AVIF pictures made')) made.resolve();
  };
  const renditions = noting();
  const storage = { ...renditions.storage, list: () => read('list', ['bundles/mork.webp']) };
  const job = startAvifJob({
    renditions: { ...renditions, storage },
    currentHash: () => read('hash', '0123456789abcdef'),
    random: () => 0.5,
    logger: pino({}, { write }),
    lookEveryMs: 1,
  });
  await made.promise;
  await job.stop();
  expect(lines).toEqual(['AVIF pictures cannot be made now', 'AVIF pictures made']);
  expect(renditions.noted).toHaveLength(2);
});

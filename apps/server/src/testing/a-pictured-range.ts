import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type PublishOutcome, publishRange } from '@gavel/range/publishing';
import { now } from './a-server.ts';
import { aLayer, aPicture } from './some-pictures.ts';

const folder = fileURLToPath(new URL('../../../web/testing/range', import.meta.url));

/** The size in pixels of every picture of the house in `aPicturedRange`. */
export const picturedSize = { width: 60, height: 42 };

const subject = { x: 10, y: 10, width: 40, height: 20 };
const box = { left: 20, top: 12, width: 20, height: 12 };
const base = { cladding: 'lockpanel', facade: 'linoljevit', trim: 'vit' };
const red = { r: 150, g: 40, b: 30 };

interface PicturedRange {
  readonly published: PublishOutcome;
  /** The bytes of each picture, by the path of its file. */
  readonly files: Readonly<Record<string, Buffer<ArrayBuffer>>>;
}

/**
 * Returns the test range with pictures of one house, `villa`, and of a kitchen. Two pictures are missing: the façade `parlgra` seen from
 * the front, and the worktop `ek` seen from the second camera.
 */
export async function aPicturedRange(villa: string): Promise<PicturedRange> {
  const { width, height } = picturedSize;
  const layer = await aLayer(width, height, box, red);
  const whole = await aPicture(width, height, { r: 220, g: 215, b: 200 });
  const named = (camera: string, category: string, key: string) => ({
    picture: `${camera}/${category}-${key}.webp`,
    keys: { [category]: key },
    box: { x: box.left, y: box.top, width: box.width, height: box.height },
  });
  const layersOf = (camera: string) => [
    { picture: `${camera}/base.webp`, keys: {} },
    named(camera, 'cladding', 'liggande'),
    ...['falurod', 'skogsgron', ...(camera === 'back' ? ['parlgra'] : [])].map((key) => named(camera, 'facade', key)),
    named(camera, 'trim', 'gra'),
  ];
  const manifest = {
    cameras: Object.fromEntries(
      ['front', 'back'].map((camera) => [camera, { width, height, subject, base, layers: layersOf(camera) }]),
    ),
  };
  const scene = { cameras: Object.fromEntries(['kitchen-1', 'kitchen-2'].map((camera) => [camera, { width, height, subject }])) };
  const kitchen = ['kitchen-1', 'kitchen-2'].flatMap((camera) =>
    ['base', 'fronts/slat-vit', 'fronts/ram-gron', 'worktop/laminat', 'worktop/ek']
      .filter((name) => camera === 'kitchen-1' || name !== 'worktop/ek')
      .map((name) => [`interior/kitchen/${camera}/${name}.webp`, name === 'base' ? whole : layer] as const),
  );
  const files: Record<string, Buffer<ArrayBuffer>> = {
    [`exterior/${villa}/manifest.json`]: Buffer.from(JSON.stringify(manifest)),
    'interior/kitchen/scene.json': Buffer.from(JSON.stringify(scene)),
    ...Object.fromEntries(kitchen),
  };
  for (const { picture } of Object.values(manifest.cameras).flatMap(({ layers }) => layers))
    files[`exterior/${villa}/${picture}`] = picture.endsWith('base.webp') ? whole : layer;
  const copy = await mkdtemp(join(tmpdir(), 'gavel-pictured-'));
  try {
    await cp(folder, copy, { recursive: true });
    for (const [path, bytes] of Object.entries(files)) {
      await mkdir(dirname(join(copy, 'pictures', path)), { recursive: true });
      await writeFile(join(copy, 'pictures', path), bytes);
    }
    return { published: await publishRange(copy, now), files };
  } finally {
    await rm(copy, { recursive: true });
  }
}

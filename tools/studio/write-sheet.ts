import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { composeView, madeCamera } from './compose-view.ts';
import type { StudioView } from './studio-views.ts';

const WIDTH = 240;
const COLUMNS = 8;

/**
 * Writes a page with every picture, small, into `.cache/studio/sheet`; answers the page's path. Of a view: its base, then each layer on
 * the base, row by row in the order of the caption. After the views the pictures that are not composed.
 */
export async function writeSheet(root: string, pictures: string, views: readonly StudioView[]): Promise<string> {
  const folder = join(root, '.cache/studio/sheet');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const sections: string[] = [];
  const write = async (title: string, tiles: readonly Tile[]) => {
    if (tiles.length === 0) return;
    const file = `${title.replaceAll('/', '-')}.webp`;
    await writeTiles(tiles, join(folder, file));
    const captions = tiles.map(({ caption }) => caption).join(' · ');
    sections.push(`<h2>${title}</h2>\n<img src="${file}" alt="">\n<p>${captions}</p>\n`);
    console.log(`${title}: ${tiles.length} pictures`);
  };
  for (const view of views) await write(view.id, await tilesOfView(pictures, view));
  for (const [title, paths] of Object.entries(await singlePictures(pictures)))
    await write(title, await Promise.all(paths.map((path) => tileOfPicture(pictures, path))));
  const page = join(folder, 'index.html');
  await writeFile(page, `<!doctype html>\n<meta charset="utf-8">\n<title>Contact sheet</title>\n${sections.join('')}`);
  return page;
}

interface Tile {
  readonly caption: string;
  readonly png: Buffer;
  readonly height: number;
}

async function tilesOfView(pictures: string, view: StudioView): Promise<Tile[]> {
  const tiles: Tile[] = [];
  for (const { caption, keys } of await statesOf(pictures, view)) {
    const { data, width, height } = await composeView(pictures, view, keys);
    tiles.push(await tileOf(caption, sharp(data, { raw: { width, height, channels: 3 } })));
  }
  return tiles;
}

interface State {
  readonly caption: string;
  readonly keys: Readonly<Record<string, string>>;
}

/** The state of the base, then one for each layer, named after what it adds. */
async function statesOf(pictures: string, view: StudioView): Promise<State[]> {
  const camera = await madeCamera(pictures, view);
  if (!camera) return [];
  if (camera.layers) {
    const shown = camera.layers.map(({ keys }) => keys).filter((keys) => Object.keys(keys).length > 0);
    const different = [...new Map(shown.map((keys) => [JSON.stringify(keys), keys])).values()];
    return [
      { caption: 'base', keys: camera.base ?? {} },
      ...different.map((keys) => ({ caption: printed(keys), keys: { ...camera.base, ...keys } })),
    ];
  }
  const folder = join(pictures, view.kind, view.name, view.camera);
  const described = 'categories' in view.description ? Object.keys(Object(view.description.categories)) : [];
  const options = await Promise.all(
    described.map(async (category) => {
      const files = await readdir(join(folder, category)).catch(() => []);
      return files.map((file) => ({ [category]: basename(file, '.webp') }));
    }),
  );
  return [{ caption: 'base', keys: {} }, ...options.flat().map((keys) => ({ caption: printed(keys), keys }))];
}

function printed(keys: State['keys']): string {
  return Object.entries(keys)
    .map(([category, key]) => (key === 'on' ? category : `${category} ${key}`))
    .join(' + ');
}

/** Those that are not composed, by kind; paths in the pictures' folder. */
async function singlePictures(pictures: string): Promise<Record<string, readonly string[]>> {
  const all = (await readdir(pictures, { recursive: true })).filter((path) => path.endsWith('.webp')).sort();
  const named = (name: RegExp) => all.filter((path) => name.test(path));
  return {
    cards: named(/^houses\/.*\/card/),
    thumbnails: named(/^houses\/.*\/thumb/),
    gardens: named(/^houses\/.*\/garden/),
    bundles: named(/^bundles\//),
    sections: named(/^sections\//),
    samples: named(/^palette\//),
    start: named(/^splash/),
  };
}

async function tileOfPicture(pictures: string, path: string): Promise<Tile> {
  const caption = path.startsWith('houses/') ? basename(dirname(path)) : basename(path, '.webp');
  return tileOf(caption, sharp(join(pictures, path)));
}

async function tileOf(caption: string, picture: Sharp): Promise<Tile> {
  const { data, info } = await picture.resize(WIDTH).png().toBuffer({ resolveWithObject: true });
  return { caption, png: data, height: info.height };
}

async function writeTiles(tiles: readonly Tile[], file: string): Promise<void> {
  const tall = Math.max(...tiles.map(({ height }) => height));
  const height = Math.ceil(tiles.length / COLUMNS) * tall;
  const placed = tiles.map(({ png }, at) => ({ input: png, left: (at % COLUMNS) * WIDTH, top: Math.floor(at / COLUMNS) * tall }));
  await sharp({ create: { width: COLUMNS * WIDTH, height, channels: 3, background: '#fff' } })
    .composite(placed)
    .webp({ quality: 72, effort: 5 })
    .toFile(file);
}

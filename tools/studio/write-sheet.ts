import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { readCamera } from './camera-file.ts';
import { composeAdded, composeView } from './compose-view.ts';
import { madeLists, shelfOf } from './made.ts';
import type { Studio } from './studio.ts';
import type { StudioJob } from './studio-jobs.ts';
import type { StudioAddition, StudioView } from './studio-views.ts';

const WIDTH = 240;
const COLUMNS = 8;

/** The pictures below one heading: all layers of a view, or all cover pictures, all swatches, … */
interface Group {
  readonly title: string;
  readonly jobs: readonly StudioJob[];
}

/**
 * Writes a page with small pictures of these jobs and returns its path. Prefers pictures in progress to published pictures. For a view, the
 * page shows the base picture, then each layer on the base picture; the text below names them in the same order. Leaves out pictures that
 * have never been made.
 */
export async function writeSheet(studio: Studio, jobs: readonly StudioJob[]): Promise<string> {
  const folder = join(studio.cache, 'sheet');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const lists = await madeLists(studio);
  const sections: string[] = [];
  for (const { title, jobs: together } of groupsOf(jobs)) {
    const tiles = await Promise.all(
      together.map((job) => {
        const { pictures } = shelfOf(studio, job, lists);
        return job.kind === 'addition'
          ? tilesOfAddition(shelfOf(studio, job.view, lists).pictures, pictures, job)
          : tilesOf(job, pictures);
      }),
    );
    if (tiles.flat().length === 0) continue;
    const file = `${title.replaceAll('/', '-')}.webp`;
    await writeTiles(tiles.flat(), join(folder, file));
    const captions = tiles.flat().map(({ caption }) => caption);
    sections.push(`<h2>${title}</h2>\n<img src="${file}" alt="">\n<p>${captions.join(' · ')}</p>\n`);
    console.log(`${title}: ${captions.length} pictures`);
  }
  const page = join(folder, 'index.html');
  await writeFile(page, `<!doctype html>\n<meta charset="utf-8">\n<title>Contact sheet</title>\n${sections.join('')}`);
  return page;
}

/** Puts each view in a separate group, and the other jobs in groups by kind, such as all cover pictures or all swatches. */
function groupsOf(jobs: readonly StudioJob[]): Group[] {
  const titles = Map.groupBy(jobs, ({ id }) => {
    const [kind = '', , own] = id.split('/');
    return kind === 'houses' ? `${own}s` : id.startsWith('exterior/') || id.startsWith('interior/') ? id : kind;
  });
  return [...titles].map(([title, together]) => ({ title, jobs: together }));
}

async function tilesOf(job: Exclude<StudioJob, StudioAddition>, pictures: string): Promise<Tile[]> {
  if (job.kind === 'exterior' || job.kind === 'interior') return tilesOfView(pictures, job);
  const file = join(pictures, `${job.id}.webp`);
  if (!existsSync(file)) return [];
  const [kind, owner] = job.id.split('/');
  return [await tileOf(kind === 'houses' ? (owner ?? '') : basename(job.id), sharp(file))];
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

async function tilesOfAddition(basePictures: string, pictures: string, job: StudioAddition): Promise<Tile[]> {
  const made = job.keys.filter((key) => existsSync(join(pictures, job.id, `${key}.webp`)));
  return Promise.all(
    made.map(async (key) => {
      const { data, width, height } = await composeAdded(basePictures, pictures, job, key);
      return tileOf(`${job.group} ${key}`, sharp(data, { raw: { width, height, channels: 3 } }));
    }),
  );
}

interface State {
  readonly caption: string;
  readonly keys: Readonly<Record<string, string>>;
}

/** Returns the keys and the caption of each picture that shows a view: the base picture, then the base picture with each layer. */
async function statesOf(pictures: string, view: StudioView): Promise<State[]> {
  const camera = await readCamera(pictures, view);
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

import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { composeView, madeCamera } from './compose-view.ts';
import type { StudioView } from './studio-views.ts';

const WIDTH = 240;
const COLUMNS = 8;

/** Writes docs/pictures.md: every view that has been made, in every state that a layer of its own shows. */
export async function writeSheet(root: string, pictures: string, views: readonly StudioView[]): Promise<number> {
  const folder = join(root, 'docs/images/pictures');
  await mkdir(folder, { recursive: true });
  const parts: string[] = [];
  for (const view of views) {
    const states = await statesOf(pictures, view);
    if (states.length === 0) continue;
    const name = `${view.name}-${view.camera}.webp`;
    await sheetOf(pictures, view, states, join(folder, name));
    parts.push(`## ${view.id}\n\n![${states.length} pictures](images/pictures/${name})\n\n${captions(states)}\n`);
    console.log(`${view.id}: ${states.length} pictures`);
  }
  const head = `# Contact sheet

Every picture that is composed, written by \`npm run studio -- sheet\`. First the base, then each layer on it, row by row in the order of the
captions.
`;
  await writeFile(join(root, 'docs/pictures.md'), [head, ...parts].join('\n'));
  return 0;
}

type State = Readonly<Record<string, string>>;

/** The state of the base, then one for each layer. */
async function statesOf(pictures: string, view: StudioView): Promise<State[]> {
  const camera = await madeCamera(pictures, view);
  if (!camera) return [];
  if (camera.layers) {
    const shown = camera.layers.map(({ keys }) => keys).filter((keys) => Object.keys(keys).length > 0);
    const different = [...new Map(shown.map((keys) => [JSON.stringify(keys), keys])).values()];
    return [camera.base ?? {}, ...different.map((keys) => ({ ...camera.base, ...keys }))];
  }
  const folder = join(pictures, view.kind, view.name, view.camera);
  const categories = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const described = 'categories' in view.description ? Object.keys(Object(view.description.categories)) : [];
  const order = described.filter((category) => categories.includes(category));
  const options = await Promise.all(
    order.map(async (category) =>
      (await readdir(join(folder, category))).map((file) => ({ [category]: file.replace(/\.webp$/, '') })),
    ),
  );
  return [{}, ...options.flat()];
}

async function sheetOf(pictures: string, view: StudioView, states: readonly State[], file: string): Promise<void> {
  const tiles = [];
  let tileHeight = 0;
  for (const state of states) {
    const { data, width, height } = await composeView(pictures, view, state);
    tileHeight = Math.round((WIDTH * height) / width);
    const input = await sharp(data, { raw: { width, height, channels: 3 } })
      .resize(WIDTH, tileHeight)
      .png()
      .toBuffer();
    tiles.push({ input, left: (tiles.length % COLUMNS) * WIDTH, top: Math.floor(tiles.length / COLUMNS) * tileHeight });
  }
  const height = Math.ceil(states.length / COLUMNS) * tileHeight;
  await sharp({ create: { width: COLUMNS * WIDTH, height, channels: 3, background: '#fff' } })
    .composite(tiles)
    .webp({ quality: 72, effort: 5 })
    .toFile(file);
}

function captions(states: readonly State[]): string {
  const [base = {}, ...others] = states;
  const differing = others.map((state) =>
    Object.entries(state)
      .filter(([category, key]) => base[category] !== key)
      .map(([, key]) => key)
      .join(' + '),
  );
  return ['base', ...differing].join(' · ');
}

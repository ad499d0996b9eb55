import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PictureBox } from '@gavel/core';
import sharp from 'sharp';
import { parse } from 'yaml';
import { composeView, madeCamera } from './compose-view.ts';
import type { StudioView } from './studio-views.ts';

interface Still {
  readonly view: string;
  readonly keys?: Readonly<Record<string, string>>;
}

interface Kind {
  readonly size: readonly [number, number];
  readonly pictures: Readonly<Record<string, Still>>;
}

/** What a card shows beside the house's colours: what its texts say that it shows. */
const SHOWN = ['porch', 'chimney'] as const;

/** Cuts cards, thumbnails, bundles' pictures and sections' backgrounds out of the views that have been made; names those that have not. */
export async function makeStills(root: string, pictures: string, views: readonly StudioView[]): Promise<number> {
  const plan = parse(await readFile(join(root, 'studio/stills.yaml'), 'utf8'));
  const written: string[] = [];
  const missing = new Set<string>();

  const cut = async (
    view: StudioView | undefined,
    keys: Still['keys'],
    size: Kind['size'],
    margin: number | 'all',
    path: string,
  ) => {
    const camera = view && (await madeCamera(pictures, view));
    if (!view || !camera) {
      missing.add(path);
      return;
    }
    const { data, width, height } = await composeView(pictures, view, { ...camera.base, ...keys });
    const box = margin === 'all' ? inMiddle(width, height, size) : round(camera.subject, margin, width, height, size);
    const file = join(pictures, path);
    await mkdir(dirname(file), { recursive: true });
    await sharp(data, { raw: { width, height, channels: 3 } })
      .extract(box)
      .resize(...size)
      .webp({ quality: 84, effort: 5 })
      .toFile(file);
    written.push(path);
  };

  for (const view of views.filter(({ id }) => id.startsWith('exterior/') && id.endsWith('/front'))) {
    const { card, garden, thumbnail } = plan;
    const keys = Object.fromEntries(SHOWN.filter((part) => part in view.description).map((part) => [part, 'on']));
    const back = views.find(({ name, camera }) => name === view.name && camera === 'back');
    const [side, state] = back ? [back, { chimney: keys.chimney ?? 'none' }] : [view, { ...keys, ...plan.repainted[view.name] }];
    await cut(view, keys, card.size, card.margin, `houses/${view.name}/card.webp`);
    await cut(view, keys, garden.size, 'all', `houses/${view.name}/garden.webp`);
    await cut(side, state, thumbnail.size, thumbnail.margin, `houses/${view.name}/thumb-1.webp`);
  }
  for (const kind of ['bundles', 'sections']) {
    const { size, pictures: stills }: Kind = plan[kind];
    for (const [key, still] of Object.entries(stills))
      await cut(
        views.find(({ id }) => id === still.view),
        still.keys,
        size,
        'all',
        `${kind}/${key}.webp`,
      );
  }
  console.log(
    `${written.length} stills written${missing.size > 0 ? `; their views are not made yet: ${[...missing].join(', ')}` : ''}`,
  );
  return 0;
}

/** The box round the subject with a margin, a share of its width, in the picture's shape and inside of it. */
function round(subject: PictureBox, margin: number, width: number, height: number, [across, down]: Kind['size']) {
  const shape = across / down;
  const wish = Math.max(subject.width * (1 + 2 * margin), subject.height * (1 + 2 * margin) * shape);
  const w = Math.round(Math.min(width, wish, height * shape));
  const h = Math.round(w / shape);
  const left = Math.min(Math.max(0, subject.x + subject.width / 2 - w / 2), width - w);
  const top = Math.min(Math.max(0, subject.y + subject.height * 0.54 - h / 2), height - h);
  return { left: Math.round(left), top: Math.round(top), width: w, height: h };
}

function inMiddle(width: number, height: number, [across, down]: Kind['size']) {
  const w = Math.min(width, Math.floor((height * across) / down));
  const h = Math.min(height, Math.floor((w * down) / across));
  return { left: Math.floor((width - w) / 2), top: Math.floor((height - h) / 2), width: w, height: h };
}

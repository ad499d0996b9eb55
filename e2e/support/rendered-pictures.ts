import type { Page, Route } from '@playwright/test';
import sharp from 'sharp';

/** As large as the pictures say they are; what is sent is a quarter of it, flat colours without detail. */
const size = { width: 2000, height: 1430 };
const subject = { x: 420, y: 420, width: 1160, height: 640 };
const FOLDER = '/media/0e2e';

/** What a layer paints: a box of the picture in a colour. */
const boxes = {
  facade: { x: 420, y: 680, width: 1160, height: 380 },
  roof: { x: 420, y: 420, width: 1160, height: 260 },
  fronts: { x: 300, y: 500, width: 1400, height: 600 },
} as const;
const colours = ['#8a2f2a', '#e8e2d4', '#c79a3c', '#55585a', '#2c2b2a', '#6d7f66', '#35516b', '#b9b4a8'];

interface WireCamera {
  Id: string;
  Width: number | null;
  Height: number | null;
  Subject: Record<'X' | 'Y' | 'Width' | 'Height', number> | null;
}

interface WireSection {
  DynamicImageFolder: string;
  DynamicImageSceneId: string;
  DynamicImageCameras: WireCamera[];
  Questions: { Answers: { DynamicImageKeys: string[] }[] }[];
}

interface WireConfiguration {
  QuestionModel: { Sections: WireSection[] };
}

/** Pictures as the studio makes them, for every house; small and plain. */
export interface RenderedPictures {
  /** Gives a house's exterior a manifest and its kitchen layers. */
  furnish(configuration: object): object;
  /** Paths below the folder that have been asked for, without their query. */
  readonly asked: string[];
  /** Paths that match are answered only after `release`. */
  hold(path: RegExp): void;
  release(): void;
  /** Paths that match answer 404; null: none. */
  miss(path: RegExp | null): void;
}

/** Answers for pictures of houses that it has furnished. Must come before the page is opened. */
export async function renderPictures(page: Page): Promise<RenderedPictures> {
  const asked: string[] = [];
  let missing: RegExp | null = null;
  let held: { readonly path: RegExp; readonly released: Promise<void>; release(): void } | null = null;
  const facades = new Set<string>();

  await page.route(`**${FOLDER}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname.slice(FOLDER.length + 1);
    asked.push(path);
    if (held?.path.test(path)) await held.released;
    if (missing?.test(path)) return answer(route, { status: 404 });
    if (path.endsWith('.json')) return answer(route, { json: manifestOf([...facades]) });
    const headers = { 'Cache-Control': 'public, max-age=31536000, immutable' };
    await answer(route, { body: await pictureAt(path), contentType: 'image/webp', headers });
  });

  return {
    asked,
    furnish(configuration) {
      const furnished: WireConfiguration = JSON.parse(JSON.stringify(configuration));
      for (const section of furnished.QuestionModel.Sections) {
        furnish(section);
        for (const key of section.Questions.flatMap(({ Answers }) => Answers.flatMap(({ DynamicImageKeys }) => DynamicImageKeys)))
          facades.add(key);
      }
      return furnished;
    },
    hold(path) {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = { path, released: promise, release: resolve };
    },
    release() {
      held?.release();
      held = null;
    },
    miss(path) {
      missing = path;
    },
  };
}

/** A page that has been closed meanwhile needs no answer. */
async function answer(route: Route, options: Parameters<Route['fulfill']>[0]) {
  await route.fulfill(options).catch(() => undefined);
}

function furnish(section: WireSection) {
  const scene = section.DynamicImageSceneId;
  if (scene !== 'exterior' && scene !== 'kitchen') return;
  section.DynamicImageFolder = scene === 'exterior' ? `${FOLDER}/exterior` : `${FOLDER}/interior`;
  section.DynamicImageCameras = section.DynamicImageCameras.map((camera) => ({
    ...camera,
    Width: size.width,
    Height: size.height,
    Subject: { X: subject.x, Y: subject.y, Width: subject.width, Height: subject.height },
  }));
}

/** From the front every façade and roof of the range, from the back the façades alone. */
function manifestOf(keys: readonly string[]) {
  const layersOf = (camera: string, categories: readonly (keyof typeof boxes)[]) => [
    { picture: `${camera}/base.webp`, keys: {} },
    ...categories.flatMap((category) =>
      keys
        .filter((pair) => pair.startsWith(`${category}:`))
        .map((pair) => pair.slice(category.length + 1))
        .map((key) => ({
          picture: `${camera}/${category}-${key}.webp`,
          keys: { [category]: key },
          box: boxes[category],
        })),
    ),
  ];
  const frame = { ...size, subject, base: {} };
  return {
    cameras: {
      front: { ...frame, layers: layersOf('front', ['facade', 'roof']) },
      back: { ...frame, layers: layersOf('back', ['facade']) },
    },
  };
}

/** `exterior/front/facade-falurod.webp` or `interior/kitchen/kitchen-1/fronts/slat-vit.webp`; a colour for each key. */
async function pictureAt(path: string): Promise<Buffer> {
  const [, category, key = ''] = /(facade|roof|fronts)[-/](.+)\.webp$/.exec(path) ?? [];
  const { width, height } = size;
  const colour = colours[[...key].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % colours.length];
  const box = Object.entries(boxes).find(([name]) => name === category)?.[1];
  const painted = box
    ? `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="${colour}"/>`
    : '<rect width="2000" height="800" fill="#a9c3d4"/><rect y="800" width="2000" height="630" fill="#7d9a55"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width / 4}" height="${height / 4}" viewBox="0 0 ${width} ${height}">${painted}</svg>`;
  return sharp(Buffer.from(svg)).webp({ lossless: true }).toBuffer();
}

/** Where the subject stands on the screen, CSS pixels. */
export async function subjectOnScreen(page: Page): Promise<{ x: number; y: number; width: number; height: number }> {
  const layers = await page.locator('.stage-layers').last().boundingBox();
  if (!layers) throw new Error('nothing is on the stage');
  const scale = layers.width / size.width;
  return {
    x: layers.x + subject.x * scale,
    y: layers.y + subject.y * scale,
    width: subject.width * scale,
    height: subject.height * scale,
  };
}

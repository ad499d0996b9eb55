import type { Page, Route } from '@playwright/test';
import sharp from 'sharp';

/**
 * The size of a picture according to the manifest (the list of a house's layers), in pixels. The sent pictures have a quarter of
 * this width and height, and flat colours without detail.
 */
const size = { width: 2000, height: 1430 };
const subject = { x: 420, y: 420, width: 1160, height: 640 };
const FOLDER = '/media/0e2e';

/** For each category of layers, the rectangle of the picture that the layer paints, in pixels. */
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

/** Small plain pictures of every house, which replace the rendered pictures. */
export interface RenderedPictures {
  /** Adds a manifest (the list of layers) to a house's exterior, and layers to its kitchen. */
  furnish(configuration: object): object;
  /** The paths that pages have requested, below the folder of pictures, without query. */
  readonly asked: string[];
  /** Delays responses for matching paths until `release` is called. */
  hold(path: RegExp): void;
  release(): void;
  /** From now on, requests for matching paths get status 404; null: all requests get pictures again. */
  miss(path: RegExp | null): void;
}

/** Answers requests for pictures of houses that `furnish` changed. Tests call this function before the page opens. */
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

/** Sends a response. Ignores a page that was closed meanwhile. */
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

/**
 * Returns a manifest (the list of layers). Its front camera has a layer for every façade and every roof; its back camera has a
 * layer for every façade.
 */
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

/**
 * Makes a picture for a path such as `exterior/front/facade-falurod.webp` or `interior/kitchen/kitchen-1/fronts/slat-vit.webp`, in one of
 * eight colours, which depends on the key.
 */
async function pictureAt(path: string): Promise<Buffer> {
  const [, category, key = ''] = /(facade|roof|fronts)[-/](.+)\.webp$/.exec(path) ?? [];
  const { width, height } = size;
  const colour = colours[[...key].reduce((sum, mail) => sum + mail.charCodeAt(0), 0) % colours.length];
  const box = Object.entries(boxes).find(([name]) => name === category)?.[1];
  const painted = box
    ? `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="${colour}"/>`
    : '<rect width="2000" height="800" fill="#a9c3d4"/><rect y="800" width="2000" height="630" fill="#7d9a55"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width / 4}" height="${height / 4}" viewBox="0 0 ${width} ${height}">${painted}</svg>`;
  return sharp(Buffer.from(svg)).webp({ lossless: true }).toBuffer();
}

/** Returns the box of the subject on the screen, CSS pixels. */
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

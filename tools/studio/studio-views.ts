import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse } from 'yaml';

/** One camera's pictures of one house or room: what the studio makes at a time. */
export interface StudioView {
  /** `exterior/bjorkliden-142/front` */
  readonly id: string;
  readonly kind: 'exterior' | 'interior';
  readonly name: string;
  readonly camera: string;
  readonly description: object;
  /** Of all that the pictures depend on: the description, the scripts, the size. */
  readonly hash: string;
  /** Of all that Blender's renderings depend on, before they are developed and cut. */
  readonly rendering: string;
  /** Seconds of one core, before anything like it has been made. */
  readonly guess: number;
}

/** The start page's picture, and what it depends on as a view does. */
export interface StudioSplash extends Pick<StudioView, 'hash' | 'guess'> {
  readonly id: 'splash';
  /** What the darkroom is told of it. */
  readonly plan: object;
}

/** What has been made, by its id; kept beside the pictures. */
export type Made = Readonly<Record<string, { readonly hash: string; readonly seconds: number }>>;

/** Pixels of every exterior and interior picture, and samples for each of them. */
export const SIZE = [2000, 1430] as const;
export const SAMPLES = { exterior: 8, interior: 10 } as const;

/** Every view of every description in `studio/houses` and `studio/scenes`. */
export async function studioViews(root: string): Promise<StudioView[]> {
  return [...(await viewsOf(root, 'exterior', 'houses', 700)), ...(await viewsOf(root, 'interior', 'scenes', 1500))];
}

/** The start page's picture, as studio/splash.yaml describes it. */
export async function studioSplash(root: string): Promise<StudioSplash> {
  const { house: name, size, samples, state, camera } = parse(await readFile(join(root, 'studio/splash.yaml'), 'utf8'));
  const house = parse(await readFile(join(root, 'studio/houses', `${name}.yaml`), 'utf8'));
  const description = { ...house, cameras: { splash: camera }, state };
  const scripts = await contentOf(join(root, 'studio'), [
    ...['blender', 'blender/lib', 'blender/exterior', 'blender/splash'],
    ...['camera', 'denoise', 'finish', 'make_splash'].map((name) => `darkroom/${name}.py`),
  ]);
  const hash = hashOf([description, size, samples, scripts]);
  return { id: 'splash', plan: { description, camera: 'splash', size, samples }, hash, guess: 900 };
}

async function viewsOf(root: string, kind: StudioView['kind'], folder: string, guess: number): Promise<StudioView[]> {
  const scene = await contentOf(join(root, 'studio'), ['blender', 'blender/lib', `blender/${kind}`]);
  const darkroom = await contentOf(join(root, 'studio'), [
    ...['boxes', 'camera', 'denoise', 'finish', 'make', `${kind}_layers`].map((name) => `darkroom/${name}.py`),
    ...(kind === 'exterior' ? ['darkroom/bounce.py', 'darkroom/panes.py', 'exterior.yaml'] : []),
  ]);
  const files = (await readdir(join(root, 'studio', folder)).catch(() => [])).filter((file) => file.endsWith('.yaml')).sort();
  const views = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(root, 'studio', folder, file), 'utf8');
      const description = parse(text);
      const name = basename(file, '.yaml');
      return Object.entries(description.cameras).map(([camera, spec]) => {
        const rest = { ...description, cameras: { [camera]: spec } };
        const rendering = hashOf([rest, SIZE, SAMPLES[kind], scene]);
        const hash = hashOf([rendering, darkroom]);
        return { id: `${kind}/${name}/${camera}`, kind, name, camera, description, hash, rendering, guess };
      });
    }),
  );
  return views.flat();
}

function hashOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

/** The bytes of scripts, by name: of a folder its own, not those of folders inside it. */
async function contentOf(folder: string, parts: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const part of parts) {
    const isFile = part.includes('.');
    const names = isFile
      ? [part]
      : (await readdir(join(folder, part))).filter((name) => name.endsWith('.py')).map((name) => `${part}/${name}`);
    for (const name of names.sort()) hash.update(`${name}\0`).update(await readFile(join(folder, name)));
  }
  return hash.digest('hex');
}

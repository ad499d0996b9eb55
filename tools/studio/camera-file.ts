import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ManifestCamera, PictureFrame } from '@gavel/core';
import type { StudioView } from './studio-views.ts';

/** A camera as the studio describes it. The camera of a room has no base and no layers. */
export type MadeCamera = PictureFrame & Partial<ManifestCamera>;

/** Returns a view's camera from the description of its house or scene. Returns null if the view has not been made. */
export async function readCamera(pictures: string, view: StudioView): Promise<MadeCamera | null> {
  return (await camerasIn(fileOf(pictures, view)))[view.camera] ?? null;
}

/** Writes a view's camera into the description of its house or scene, and sorts the cameras by name. */
export async function writeCamera(pictures: string, view: StudioView, camera: MadeCamera): Promise<void> {
  const file = fileOf(pictures, view);
  const all = Object.entries({ ...(await camerasIn(file)), [view.camera]: camera });
  const cameras = Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify({ cameras }, null, 1)}\n`);
}

function fileOf(pictures: string, { kind, name }: StudioView): string {
  return join(pictures, kind, name, kind === 'exterior' ? 'manifest.json' : 'scene.json');
}

async function camerasIn(file: string): Promise<Readonly<Record<string, MadeCamera>>> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? {} : JSON.parse(text).cameras;
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ManifestLayer } from '@gavel/core';
import { parse } from 'yaml';
import { type MadeCamera, readCamera, writeCamera } from './camera-file.ts';
import { isEmpty } from './is-empty.ts';
import type { Studio } from './studio.ts';
import type { StudioView } from './studio-views.ts';

/**
 * The format of studio/doors.yaml. `plain`: the houses whose doors have only the usual paint. `kinds`: the kinds of doors that have the
 * paint; if it is missing, all kinds have it.
 */
export interface DoorPaints {
  readonly usual: string;
  readonly plain: readonly string[];
  readonly paints: Readonly<Record<string, { readonly kinds?: readonly string[] }>>;
}

/** The kind of door that is rendered in the usual paint. It needs no other layer for that paint. */
const RENDERED_USUAL = 'slat';

/**
 * Paints the doors of an exterior in every paint of studio/doors.yaml. The exterior must be cut into layers already. Adds each layer to the
 * manifest above its door; `pictures` is the folder of pictures that contains the view. Returns the number of layers.
 */
export async function paintDoors(studio: Studio, pictures: string, view: StudioView): Promise<number> {
  const camera = await readCamera(pictures, view);
  if (!camera?.layers) return 0;
  const paints: DoorPaints = parse(await readFile(join(studio.root, 'studio/doors.yaml'), 'utf8'));
  const { painted, wanted } = withPaints(camera, view.name, paints);
  const job = { folder: join(pictures, view.id), wanted };
  if (wanted.length > 0)
    await studio.python(studio.root, 'paint_doors.py', join(studio.cache, 'doors', `${view.name}-${view.camera}.json`), job);
  await writeCamera(pictures, view, painted);
  return wanted.length;
}

/** Returns the camera with a layer for each kind of door in each of its paints, and the layers to paint. */
export function withPaints(
  camera: MadeCamera,
  house: string,
  { usual, plain, paints }: DoorPaints,
): { readonly painted: MadeCamera; readonly wanted: readonly (readonly [kind: string, paint: string])[] } {
  const { base = {}, layers = [], unseen = [] } = camera;
  const rendered = layers.filter(({ keys }) => !('doorpaint' in keys));
  const doors = rendered.filter(({ keys }) => 'door' in keys);
  const isHidden = unseen.includes('door') || (doors.length > 0 && doors.every(isEmpty));
  if (isHidden) {
    const others = unseen.filter((one) => one !== 'door' && one !== 'doorpaint');
    const seen = rendered.filter((layer) => !doors.includes(layer));
    return { painted: { ...camera, unseen: [...others, 'door', 'doorpaint'], layers: seen }, wanted: [] };
  }
  // The light on a door is computed from the differences between doors in different paints, so at least two doors are needed.
  if (doors.length < 2) return { painted: camera, wanted: [] };
  const wanted = Object.entries(paints).flatMap(([paint, { kinds }]) =>
    doors.flatMap(({ keys: { door = '' } }): [string, string][] => {
      const isAsked = paint === usual ? door !== RENDERED_USUAL : !plain.includes(house);
      return isAsked && (kinds?.includes(door) ?? true) ? [[door, paint]] : [];
    }),
  );
  const over = wanted.map(([kind, paint]): ManifestLayer => {
    const below = doors.find(({ keys }) => keys.door === kind) as ManifestLayer;
    return { ...below, picture: below.picture.replace(/\.webp$/, `-${paint}.webp`), keys: { door: kind, doorpaint: paint } };
  });
  const at = rendered.lastIndexOf(doors.at(-1) as ManifestLayer) + 1;
  return {
    painted: {
      ...camera,
      base: { ...base, doorpaint: usual },
      layers: [...rendered.slice(0, at), ...over, ...rendered.slice(at)],
    },
    wanted,
  };
}

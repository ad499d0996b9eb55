import type { ManifestCamera, PictureBox, PictureManifest } from '@gavel/core';
import { z } from '../zod.ts';
import '../body.ts';

/**
 * The readable parts of a manifest, and the faults of the parts that are left out, each with its path: `cameras.front.layers.2.picture: …`.
 */
export interface ReadManifest {
  readonly manifest: PictureManifest;
  readonly faults: readonly string[];
}

/**
 * Parses the JSON of a `manifest.json`. A broken camera, layer or box is left out and reported, so that the valid parts still work. If the
 * whole file is invalid, the manifest has no cameras.
 */
export function readPictureManifest(json: unknown): ReadManifest {
  const faults: string[] = [];
  const read = reader(faults);
  const file = read(manifestFile, json, '');
  const cameras = Object.entries(file?.cameras ?? {}).flatMap(([id, camera]): [string, ManifestCamera][] => {
    const place = `cameras.${id}`;
    const frame = read(manifestCamera, camera, place);
    if (!frame) return [];
    const layers = frame.layers.flatMap((written, at) => {
      const layer = read(manifestLayer, written, `${place}.layers.${at}`);
      if (!layer) return [];
      const { picture, keys, box } = layer;
      // The browser blends a layer without a box over the whole picture. This looks the same as blending only within the box.
      const known = box === undefined ? undefined : read(pictureBox, box, `${place}.layers.${at}.box`);
      return { picture, keys, ...(known && { box: known }) };
    });
    return [[id, { ...frame, layers }]];
  });
  return { manifest: { cameras: Object.fromEntries(cameras) }, faults };
}

// Positions and lengths in a manifest, in pixels. The limit is ten times the width of our camera pictures, which is 2000.
const pixels = z.int().check(z.minimum(0), z.maximum(20_000));
const length = pixels.check(z.minimum(1));

const pictureBox: z.ZodMiniType<PictureBox> = z.object({ x: pixels, y: pixels, width: length, height: length });

const keys = z.record(z.string(), z.string());

const manifestLayer = z.object({
  // Only paths in the manifest’s folder and its subfolders, so no other sites and no parent folders.
  picture: z.string().check(z.regex(/^([\w-]+\/)*[\w-]+(\.[\w-]+)*\.webp$/, 'expected a .webp beside the manifest')),
  keys: z._default(keys, {}),
  box: z.optional(z.unknown()),
});

const manifestCamera = z.object({
  width: length,
  height: length,
  subject: pictureBox,
  base: z._default(keys, {}),
  unseen: z._default(z.array(z.string()), []),
  former: z.optional(keys),
  layers: z.array(z.unknown()),
});

const manifestFile = z.object({ cameras: z.record(z.string(), z.unknown()) });

function reader(faults: string[]) {
  return <Value>(schema: z.ZodMiniType<Value>, value: unknown, place: string): Value | undefined => {
    const result = schema.safeParse(value);
    for (const { path, message } of result.error?.issues ?? [])
      faults.push(`${[place, ...path].filter((part) => part !== '').join('.')}: ${message}`);
    return result.data;
  };
}

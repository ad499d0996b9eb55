import { z } from 'zod';

/** The descriptions that lie among a range's pictures, as the studio writes them. */

// The largest picture a camera of ours takes is a fifth of this.
const pixels = z.int().min(0).max(20_000);
const length = pixels.min(1);
const keys = z.record(z.string(), z.string());

const frame = z.object({
  width: length,
  height: length,
  subject: z.object({ x: pixels, y: pixels, width: length, height: length }),
});

/** `exterior/{house key}/manifest.json` */
export const manifestFile = z.object({
  cameras: z.record(
    z.string(),
    frame.extend({
      base: keys.default({}),
      unseen: z.array(z.string()).default([]),
      layers: z
        .array(
          z.object({
            picture: z.string().regex(/^([\w-]+\/)*[\w-]+(\.[\w-]+)*\.webp$/, 'expected a .webp beside the manifest'),
            keys: keys.default({}),
          }),
        )
        .min(1),
    }),
  ),
});

/** `interior/{scene}/scene.json` */
export const sceneFile = z.object({ cameras: z.record(z.string(), frame) });

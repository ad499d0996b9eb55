import { z } from 'zod';

/**
 * The formats of the JSON files that the studio writes beside a range's pictures. `whole` validates a complete file; `fitting` keeps its
 * valid parts.
 */

// The limit is ten times the width of the largest picture of our cameras, which is 2000 pixels wide.
const pixels = z.int().min(0).max(20_000);
const length = pixels.min(1);
const keys = z.record(z.string(), z.string());

const box = z.object({ x: pixels, y: pixels, width: length, height: length });
const frame = z.object({ width: length, height: length, subject: box });

const layer = z.object({
  picture: z.string().regex(/^([\w-]+\/)*[\w-]+(\.[\w-]+)*\.webp$/, 'expected a .webp beside the manifest'),
  keys: keys.default({}),
  box: box.optional(),
});

const camera = frame.extend({
  base: keys.default({}),
  unseen: z.array(z.string()).default([]),
  former: keys.optional(),
  layers: z.array(layer).min(1),
});

/** The valid layers, each with its position (from 0) among the layers of the file. */
const fittingLayers = z
  .array(z.unknown())
  .transform((written) =>
    written.flatMap((one, at) => {
      const { data } = layer.safeParse(one);
      return data ? [{ ...data, at }] : [];
    }),
  )
  .refine((layers) => layers.length > 0);

function fittingCameras<Camera>(format: z.ZodType<Camera>) {
  return z.record(z.string(), z.unknown()).transform((written) => {
    const cameras = Object.entries(written).flatMap(([id, one]): [string, Camera][] => {
      const { success, data } = format.safeParse(one);
      return success ? [[id, data]] : [];
    });
    return Object.fromEntries(cameras);
  });
}

/** `exterior/{house key}/manifest.json` */
export const manifestFile = {
  whole: z.object({ cameras: z.record(z.string(), camera) }),
  fitting: z.object({ cameras: fittingCameras(camera.extend({ layers: fittingLayers })) }),
};

/** `interior/{scene}/scene.json` */
export const sceneFile = {
  whole: z.object({ cameras: z.record(z.string(), frame) }),
  fitting: z.object({ cameras: fittingCameras(frame) }),
};

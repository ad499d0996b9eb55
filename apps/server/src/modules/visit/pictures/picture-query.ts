import { z } from 'zod';
import { type formatNames, formatOf } from '../../../adapters/media/picture-format.ts';
import { type Fit, LARGEST_SIZE, snapped, snappedBox } from '../../../adapters/media/picture-sizes.ts';
import type { WantedPicture } from '../../../adapters/media/renditions.ts';
import { AppError } from '../../../http/app-error.ts';

/**
 * Parses the query parameters `preset`, `width` (`w`), `height`, `mode`, `quality` and `format` of a picture. Sizes are rounded to sizes
 * that the server makes. A parameter overrides the value of the preset. Throws `malformed-query`, with the name of the parameter.
 */
export function readPictureQuery(search: URLSearchParams): WantedPicture {
  refuseSurprises(search);
  const parsed = parameters.safeParse(Object.fromEntries(search));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw malformed(String(issue?.path[0] ?? ''), issue?.message ?? parsed.error.message);
  }
  const { preset, w, ...own } = parsed.data;
  const asked: Asked = { ...(preset ? presets[preset] : {}), ...(w === undefined ? {} : { width: w }), ...own };
  return {
    fit: fitOf(asked),
    quality: asked.quality === undefined ? USUAL_QUALITY : Math.ceil(asked.quality / 10) * 10,
    format: asked.format === undefined ? null : formatOf(asked.format),
    blur: asked.blur ?? 0,
  };
}

interface Asked {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly mode?: 'max' | 'crop' | undefined;
  readonly quality?: number | undefined;
  readonly format?: keyof typeof formatNames | undefined;
  readonly blur?: number;
}

const presets = {
  houselist: { width: 960, height: 640, mode: 'crop' },
  desktop: { width: 1920 },
  palette: { width: 320, height: 240, mode: 'crop' },
  moreinformation: { width: 1280 },
  // The blurred background of the stage, around the picture. At this size all formats need about the same number of bytes, so one
  // format is enough.
  blurred: { width: 320, blur: 5, format: 'webp' },
  // The picture that a page shows until its first picture has loaded. It has about 300 bytes; the page contains it and stretches it.
  placeholder: { width: 80, blur: 2, quality: 10, format: 'webp' },
} as const satisfies Readonly<Record<string, Asked>>;

const USUAL_QUALITY = 80;

function fitOf({ width, height, mode }: Asked): Fit {
  if (mode !== 'crop') return { mode: 'max', width: snappedOrNull(width), height: snappedOrNull(height) };
  if (width === undefined) throw malformed('width', 'mode=crop needs a width');
  if (height === undefined) throw malformed('height', 'mode=crop needs a height');
  return { mode: 'crop', ...snappedBox({ width, height }) };
}

function snappedOrNull(pixels: number | undefined): number | null {
  return pixels === undefined ? null : snapped(pixels);
}

const wholeNumber = (largest: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, `expected a whole number from 1 to ${largest}`)
    .transform(Number)
    .refine((number) => number >= 1 && number <= largest, `expected a whole number from 1 to ${largest}`)
    .optional();

const oneOf = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.enum(names, { error: `expected one of ${names.join(', ')}` }).optional();

const parameters = z.object({
  preset: oneOf(['houselist', 'desktop', 'palette', 'moreinformation', 'blurred', 'placeholder']),
  width: wholeNumber(LARGEST_SIZE),
  w: wholeNumber(LARGEST_SIZE),
  height: wholeNumber(LARGEST_SIZE),
  mode: oneOf(['max', 'crop']),
  quality: wholeNumber(100),
  format: oneOf(['avif', 'webp', 'jpeg', 'jpg']),
});

/** Throws `malformed-query` for unknown or repeated parameters, because the server would return another picture than the client wants. */
function refuseSurprises(search: URLSearchParams): void {
  const names = [...search.keys()];
  for (const [at, name] of names.entries()) {
    if (!Object.hasOwn(parameters.shape, name)) {
      throw malformed(name.slice(0, 40), `expected one of ${Object.keys(parameters.shape).join(', ')}`);
    }
    if (names.indexOf(name) < at) throw malformed(name, 'given twice');
  }
  if (search.has('w') && search.has('width')) throw malformed('w', 'the same as width; expected one of them');
}

function malformed(field: string, message: string): AppError {
  return new AppError('malformed-query', `${field}: ${message}`, { field });
}

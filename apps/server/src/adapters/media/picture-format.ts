/** What pictures are delivered as. */
export type Format = 'avif' | 'webp' | 'jpeg';

/** `format=` → format. */
export const formatNames = { avif: 'avif', webp: 'webp', jpeg: 'jpeg', jpg: 'jpeg' } as const satisfies Readonly<
  Record<string, Format>
>;

export function formatOf(name: keyof typeof formatNames): Format {
  return formatNames[name];
}

/**
 * The formats to try for a picture, best first, after what the client accepts (the header; absent: anything). Only what is named counts
 * for AVIF and WebP, because many say that they take everything. JPEG has no alpha, so a picture with alpha is WebP to everybody else.
 */
export function acceptedFormats(accept: string | undefined, hasAlpha: boolean): readonly Format[] {
  const accepted = new Set((accept ?? '').split(',').flatMap(acceptedType));
  const modern = (['avif', 'webp'] as const).filter((format) => accepted.has(`image/${format}`));
  if (!hasAlpha) return [...modern, 'jpeg'];
  return modern.includes('webp') ? modern : [...modern, 'webp'];
}

/** `image/webp` of `image/webp;q=0.8`; nothing when its quality is 0, which refuses it. */
function acceptedType(range: string): string[] {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  return isRefused ? [] : [type];
}

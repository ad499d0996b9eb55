/** The formats in which pictures are delivered. */
export type Format = 'avif' | 'webp' | 'jpeg';

/** The format for each value of the query parameter `format`. */
export const formatNames = { avif: 'avif', webp: 'webp', jpeg: 'jpeg', jpg: 'jpeg' } as const satisfies Readonly<
  Record<string, Format>
>;

export function formatOf(name: keyof typeof formatNames): Format {
  return formatNames[name];
}

/**
 * Returns the formats to try for a picture, best first. AVIF and WebP count only if the `Accept` header names them, because many clients
 * claim to accept everything. JPEG cannot store transparency, so a transparent picture is WebP even for a client that names neither AVIF
 * nor WebP.
 * @param accept the `Accept` header; undefined: the request has none, so the client names neither AVIF nor WebP
 */
export function acceptedFormats(accept: string | undefined, hasAlpha: boolean): readonly Format[] {
  const accepted = new Set((accept ?? '').split(',').flatMap(acceptedType));
  const modern = (['avif', 'webp'] as const).filter((format) => accepted.has(`image/${format}`));
  if (!hasAlpha) return [...modern, 'jpeg'];
  return modern.includes('webp') ? modern : [...modern, 'webp'];
}

/** Returns `image/webp` for `image/webp;q=0.8`; an empty list for a quality of 0, by which a client refuses the type. */
function acceptedType(range: string): string[] {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  return isRefused ? [] : [type];
}

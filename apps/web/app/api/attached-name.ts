/** The file name that a `Content-Disposition` gives, in full (RFC 6266, `filename*`); null where it gives none. */
export function attachedName(headers: Headers): string | null {
  const [, name] = /filename\*=UTF-8''([^;]+)/i.exec(headers.get('Content-Disposition') ?? '') ?? [];
  try {
    return name === undefined ? null : decodeURIComponent(name);
  } catch {
    return null;
  }
}

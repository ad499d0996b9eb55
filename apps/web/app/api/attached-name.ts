/** Returns the complete file name in a `Content-Disposition` header (RFC 6266, `filename*`); null if it has no readable one. */
export function attachedName(headers: Headers): string | null {
  const [, name] = /filename\*=UTF-8''([^;]+)/i.exec(headers.get('Content-Disposition') ?? '') ?? [];
  try {
    return name === undefined ? null : decodeURIComponent(name);
  } catch {
    return null;
  }
}

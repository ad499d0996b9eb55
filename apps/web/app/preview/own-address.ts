/** The beginning of all paths in a preview: the address of a private link, under which the whole site is shown with a draft. */
const PREVIEW = /^\/preview\/[0-9A-Za-z]+(?=\/|$)/;

/** The beginning of every path in the preview that this browser shows; empty on the real site, and on the server. */
export const previewPrefix = PREVIEW.exec(globalThis.location?.pathname ?? '')?.[0] ?? '';

/** Whether this browser shows a preview, which stores nothing. */
export const isPreview = previewPrefix !== '';

/**
 * Paths for which a preview has its own responses. All other paths, such as those of the built files, are the same as on the real site.
 */
const OWN = /^\/(?:api|media)\//;

/** Returns the address of a path on the site of this page: the real site or the preview. */
export function ownAddress(path: string): string {
  return OWN.test(path) ? `${previewPrefix}${path}` : path;
}

/** Returns a path without the beginning that a preview adds to it. */
export function withoutPreview(path: string): string {
  return path.replace(PREVIEW, '');
}

/**
 * Returns the path of a preview (the site as it would be with a draft). Every address of the previewed site begins with this
 * path.
 */
export function previewAddress(token: string): string {
  return `/preview/${token}`;
}

/** The route pattern that matches the paths of all previews. `newKey` makes the token. */
export const PREVIEW_PATTERN = '/preview/:token{[0-9A-Za-z]{32}}';

/** Returns the path of a preview, which is the site with a draft. Every address of that site begins with this path. */
export function previewAddress(token: string): string {
  return `/preview/${token}`;
}

/** The pattern of all paths of previews. `newKey` makes the token. */
export const PREVIEW_PATTERN = '/preview/:token{[0-9A-Za-z]{32}}';

import type { Api } from '../api/create-api.ts';
import { orNone } from '../api/or-none.ts';
import type { Preview } from '../page-context.ts';

/**
 * Loads the builder’s brand, the address of the site and the user who is logged in.
 * @param preview the draft that the site shows; null on the real site
 */
export async function loadSite(api: Api, request: Request, preview: Preview | null) {
  const [brand, account] = await Promise.all([api.readBrand(), orNone(api.readAccount())]);
  return { brand, account, origin: new URL(request.url).origin, preview: preview && { draft: preview.draft } };
}

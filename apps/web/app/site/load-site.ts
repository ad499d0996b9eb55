import type { Api } from '../api/create-api.ts';

/** The builder whose site this is, and the site's own address. */
export async function loadSite(api: Api, request: Request) {
  return { brand: await api.readBrand(), origin: new URL(request.url).origin };
}

import type { Api } from '../api/create-api.ts';

/** The builder whose site this is, the site's own address, and who is logged in. */
export async function loadSite(api: Api, request: Request) {
  const [brand, account] = await Promise.all([api.readBrand(), api.readAccount()]);
  return { brand, account, origin: new URL(request.url).origin };
}

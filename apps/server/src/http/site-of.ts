/** The address of the site, without a path. @param baseUrl where visitors reach the server; null: where a request says */
export function siteOf(baseUrl: string | null, headers: Headers): string {
  return new URL(baseUrl ?? `http://${headers.get('host') ?? 'localhost'}`).origin;
}

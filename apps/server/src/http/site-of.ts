/**
 * Returns the address (origin) of the site, without a path.
 * @param baseUrl the address at which visitors reach the server; null: take it from each HTTP request
 */
export function siteOf(baseUrl: string | null, headers: Headers): string {
  return new URL(baseUrl ?? `http://${headers.get('host') ?? 'localhost'}`).origin;
}

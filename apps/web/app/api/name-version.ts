import type { Fetcher } from './fetcher.ts';

/**
 * Returns `address` with the version of its current response, so that caches may keep that response for ever. The head of the document
 * preloads the returned address. Returns null if the response is an error or has no version; then the page requests `address` without a
 * preload.
 */
export async function nameVersion(server: Fetcher, address: string): Promise<string | null> {
  const answered = await server.fetch(address, { headers: { 'Accept-Encoding': 'br' } });
  const [, version] = /^W\/"([\w-]+)"$/.exec(answered.headers.get('ETag') ?? '') ?? [];
  return answered.ok && version !== undefined ? `${address}&version=${version}` : null;
}

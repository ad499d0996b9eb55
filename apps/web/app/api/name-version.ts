import type { Fetcher } from './fetcher.ts';

/**
 * Returns an address with the version of its current response, which caches may keep for ever. The server preloads this address in the
 * head of the document; it has the response in memory. Returns null if the request failed. Then the browser sends its own request.
 */
export async function nameVersion(server: Fetcher, address: string): Promise<string | null> {
  const answered = await server.fetch(address, { headers: { 'Accept-Encoding': 'br' } });
  const [, version] = /^W\/"([\w-]+)"$/.exec(answered.headers.get('ETag') ?? '') ?? [];
  return answered.ok && version !== undefined ? `${address}&version=${version}` : null;
}

import type { Fetcher } from './fetcher.ts';

/**
 * The address of a kept answer that never changes: with its version, for a document's head to name. Null: it cannot be had, and the browser
 * asks for itself. Only on the server, which has the answer in memory.
 */
export async function nameVersion(server: Fetcher, address: string): Promise<string | null> {
  const answered = await server.fetch(address, { headers: { 'Accept-Encoding': 'br' } });
  const [, version] = /^W\/"([\w-]+)"$/.exec(answered.headers.get('ETag') ?? '') ?? [];
  return answered.ok && version !== undefined ? `${address}&version=${version}` : null;
}

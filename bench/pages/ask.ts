import http, { type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';

export interface Asked {
  readonly path: string;
  /** The body, which is sent by POST as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly headers: IncomingHttpHeaders;
  /** The bytes of the body as they arrived, which may be compressed. `text` decompresses them. */
  readonly bytes: Buffer;
  text(): string;
}

/** Sends a request as browsers do: over a connection that stays open, accepting compressed responses. */
export type Ask = (asked: Asked) => Promise<Answer>;

/**
 * Returns a function that sends HTTP requests to the server at an address. Each HTTP request names a different client address, so
 * that no limit per client applies. The function throws for an error response.
 * @param connections the number of parallel HTTP requests
 */
export function asker(address: string, connections = 1): Ask {
  const { Agent, request } = address.startsWith('https:') ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let visitors = 0;
  return ({ path, body, headers }) =>
    new Promise((resolve, reject) => {
      visitors += 1;
      const sent = request(new URL(path, address), {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          Accept: 'text/html,image/avif,image/webp,*/*;q=0.8',
          'Accept-Encoding': 'gzip, deflate, br, zstd',
          'Accept-Language': 'sv-SE',
          'X-Forwarded-For': `10.${(visitors >> 16) % 256}.${(visitors >> 8) % 256}.${visitors % 256}`,
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...headers,
        },
      });
      sent.once('error', reject);
      sent.once('response', (response) => {
        buffer(response).then((bytes) => {
          const { statusCode = 0 } = response;
          if (statusCode >= 400) reject(new Error(`${path} answered ${statusCode}: ${bytes.toString().slice(0, 300)}`));
          else resolve({ headers: response.headers, bytes, text: () => unpacked(bytes, response.headers).toString() });
        }, reject);
      });
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    });
}

function unpacked(bytes: Buffer, { 'content-encoding': encoding }: IncomingHttpHeaders): Buffer {
  if (encoding === 'br') return brotliDecompressSync(bytes);
  if (encoding === 'gzip') return gunzipSync(bytes);
  return encoding === 'zstd' ? zstdDecompressSync(bytes) : bytes;
}

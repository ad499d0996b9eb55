import { createHash } from 'node:crypto';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isInside, lookUpPublic } from './public-address.ts';
import type { Receiver, Reply } from './receiver.ts';
import { signedHeaders } from './sign-message.ts';

/** How long an answer may take, its body included, in milliseconds: Standard Webhooks advises 15 to 30 seconds. */
const PATIENCE_MS = 15_000;

/** So much of an answer is read, and so much of that is kept. */
const READ_BYTES = 4096;
const KEPT_CHARACTERS = 200;

/** Where a receiver may be. `internet`: nowhere on this machine or in its own network, whatever its name is looked up to. */
export type Reach = 'internet' | 'anywhere';

interface HttpReceiverParts {
  readonly url: string;
  /** `whsec_…`; the newest first. */
  readonly secrets: readonly string[];
  readonly reach: Reach;
  readonly patience?: number;
}

/** A receiver over HTTP. A redirection is an answer like another and is not followed: nobody but the builder says where messages go. */
export function httpReceiver({ url, secrets, reach, patience = PATIENCE_MS }: HttpReceiverParts): Receiver {
  return {
    fingerprint: createHash('sha256').update(url).digest('hex'),
    async send(message) {
      const begunAt = performance.now();
      const replied = (status: Reply['status'], words: string): Reply => ({
        status,
        words: words
          .replaceAll(/\p{C}+/gu, ' ')
          .trim()
          .slice(0, KEPT_CHARACTERS),
        milliseconds: Math.round(performance.now() - begunAt),
      });
      const signal = AbortSignal.timeout(patience);
      try {
        const headers = {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(message.body),
          'User-Agent': 'Gavel-Webhooks/1',
          ...signedHeaders(secrets, message),
        };
        const response = await post(new URL(url), headers, message.body, { reach, signal });
        return replied(response.statusCode ?? null, await beginningOf(response));
      } catch (error) {
        return replied(null, signal.aborted ? 'no answer in time' : reason(error));
      }
    },
  };
}

/** A connection of its own for each: what was looked up for one receiver is used for no other. */
function post(
  url: URL,
  headers: Readonly<Record<string, string | number>>,
  body: string,
  { reach, signal }: { readonly reach: Reach; readonly signal: AbortSignal },
): Promise<IncomingMessage> {
  if (reach === 'internet' && isInside(url)) throw Object.assign(new Error('no address of the internet'), { code: 'EPRIVATE' });
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const lookup = reach === 'internet' ? { lookup: lookUpPublic } : {};
  return new Promise((resolve, reject) => {
    request(url, { method: 'POST', headers, signal, agent: false, ...lookup }, resolve)
      .on('error', reject)
      .end(body);
  });
}

/** The rest is never read. What breaks off in the middle takes nothing from the status. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of response) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= READ_BYTES) break;
    }
  } catch {
    // What has come is enough.
  }
  return Buffer.concat(chunks).subarray(0, READ_BYTES).toString('utf8');
}

/** Why there is no answer, in the network's words, without the address. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer';
  return 'code' in error ? String(error.code) : error.name;
}

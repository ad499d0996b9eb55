import { createHash } from 'node:crypto';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isInside, lookUpPublic } from './public-address.ts';
import type { Receiver, Reply } from './receiver.ts';
import { signedHeaders } from './sign-message.ts';

/** The time limit for the response of the receiver, in milliseconds. Standard Webhooks recommends 15 to 30 seconds. */
const PATIENCE_MS = 15_000;

/** The greatest number of bytes that are read from a response, and the greatest number of its characters that are stored. */
const READ_BYTES = 4096;
const KEPT_CHARACTERS = 200;

/**
 * Which receivers are allowed. `internet`: none of the IP addresses of the receiver's host may be on this machine or in its network.
 * `anywhere`: all receivers.
 */
export type Reach = 'internet' | 'anywhere';

interface HttpReceiverParts {
  readonly url: string;
  /** The secrets, each as `whsec_…`, the newest first. */
  readonly secrets: readonly string[];
  readonly reach: Reach;
  readonly patience?: number;
}

/**
 * Returns a receiver over HTTP. A redirect counts as the response and is not followed, because only the builder decides where messages are
 * sent.
 */
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

/** Sends a message over a new connection, so that a receiver's IP address is looked up and checked each time. */
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

/**
 * Returns the beginning of a response, without reading the rest. If the connection breaks off in the body, the status is still
 * valid.
 */
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
    // The connection broke off. Return the bytes that have arrived.
  }
  return Buffer.concat(chunks).subarray(0, READ_BYTES).toString('utf8');
}

/** Returns why there is no response: the network's error code. The message of the error could contain the receiver's address. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer';
  return 'code' in error ? String(error.code) : error.name;
}

import { createHash } from 'node:crypto';
import type { Receiver, Reply } from './receiver.ts';
import { signedHeaders } from './sign-message.ts';

/** How long an answer may take, its body included, in milliseconds: Standard Webhooks advises 15 to 30 seconds. */
const PATIENCE_MS = 15_000;

/** So much of an answer is read, and so much of that is kept. */
const READ_BYTES = 4096;
const KEPT_CHARACTERS = 200;

interface HttpReceiverParts {
  readonly url: string;
  /** `whsec_…`; the newest first. */
  readonly secrets: readonly string[];
  readonly patience?: number;
}

/** A receiver over HTTP. A redirection is an answer like another and is not followed: nobody but the operator says where messages go. */
export function httpReceiver({ url, secrets, patience = PATIENCE_MS }: HttpReceiverParts): Receiver {
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
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'User-Agent': 'Gavel-Webhooks/1', ...signedHeaders(secrets, message) },
          body: message.body,
          redirect: 'manual',
          signal: AbortSignal.timeout(patience),
        });
        return replied(response.status, await beginningOf(response));
      } catch (error) {
        return replied(null, reason(error));
      }
    },
  };
}

/** The rest is never read. What breaks off in the middle takes nothing from the status. */
async function beginningOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of body ?? []) {
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
  if (error.name === 'TimeoutError') return 'no answer in time';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
}

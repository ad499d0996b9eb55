import { createHmac } from 'node:crypto';
import type { Message } from './receiver.ts';

/** The prefix of a secret. */
const PREFIX = 'whsec_';

/** Returns whether a text is a secret of Standard Webhooks: `whsec_` and 24 to 64 bytes in Base64. */
export function isWebhookSecret(text: string): boolean {
  const encoded = text.slice(PREFIX.length);
  const bytes = Buffer.from(encoded, 'base64');
  return text.startsWith(PREFIX) && bytes.toString('base64') === encoded && bytes.length >= 24 && bytes.length <= 64;
}

/**
 * Returns a secret of Standard Webhooks that consists of these bytes.
 * @param bytes random bytes, 24 to 64
 */
export function webhookSecretOf(bytes: Buffer): string {
  return `${PREFIX}${bytes.toString('base64')}`;
}

/**
 * Returns the headers of Standard Webhooks 1.0: an HMAC-SHA256 of id, time in seconds and body with each secret. With two secrets, a
 * builder can replace one while every message can still be verified.
 */
export function signedHeaders(secrets: readonly string[], { id, sentAt, body }: Message): Readonly<Record<string, string>> {
  const timestamp = Math.floor(sentAt / 1000);
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', new Uint8Array(key)).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': signatures.join(' ') };
}

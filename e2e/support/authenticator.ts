import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';

/** Returns the secret that the set-up page shows for an authenticator app. */
export async function secretIn(page: Page): Promise<string> {
  const address = await page.getByRole('link', { name: 'appen härifrån' }).getAttribute('href');
  return new URL(address ?? '').searchParams.get('secret') ?? '';
}

/** Returns the code that an authenticator app shows now (RFC 6238: SHA-1, 30 seconds, six digits). */
export function codeOf(secret: string): string {
  const bits = [...secret].map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const time = Buffer.alloc(8);
  time.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const digest = createHmac('sha1', key).update(time).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

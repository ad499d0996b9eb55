import { expect, test } from 'vitest';
import { sealWith } from './seal.ts';

test('an encrypted text can be decrypted only with the same secret and purpose, and only if it is unchanged', () => {
  const { seal, open } = sealWith('hemligt', 'letters');
  const sealed = seal('till Anna');
  expect(open(sealed)).toBe('till Anna');
  // Encrypting the same text twice gives different results, so that nobody can see from the results that the texts are equal.
  expect(seal('till Anna')).not.toBe(sealed);
  expect(() => sealWith('hemligt', 'webhooks').open(sealed)).toThrow();
  expect(() => sealWith('annat', 'letters').open(sealed)).toThrow();
  const bytes = Buffer.from(sealed, 'base64url');
  for (const at of [0, 12, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(() => open(changed.toString('base64url')), `byte ${at}`).toThrow();
  }
});

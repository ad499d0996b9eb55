import { expect, test } from 'vitest';
import { sealWith } from './seal.ts';

test('what is sealed is opened with its secret and for its purpose alone, and not once it was changed', () => {
  const { seal, open } = sealWith('hemligt', 'letters');
  const sealed = seal('till Anna');
  expect(open(sealed)).toBe('till Anna');
  // Never the same twice, so that nobody sees that two say the same.
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

import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

test('password hashes have the cost that OWASP recommends', async () => {
  expect(await createPasswords().hash('granskog vid tjärn')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('the server computes two password hashes at the same time and lets 50 more wait; for each further hash it returns the error “busy”', async () => {
  const passwords = createPasswords({ memoryCost: 8, timeCost: 1 });
  const asked = Array.from({ length: 54 }, () => passwords.hash('granskog vid tjärn'));
  const settled = Promise.allSettled(asked);
  expect(passwords.reckoned()).toBe(2);
  const refused = (await settled).flatMap((one, at) => (one.status === 'rejected' ? [{ at, ...one }] : []));
  const busy = expect.objectContaining({ code: 'busy', retryAfter: 2 });
  expect(refused.map(({ at, reason }) => [at, reason])).toEqual([
    [52, busy],
    [53, busy],
  ]);
  expect(passwords.reckoned()).toBe(52);
  // Now the queue is empty, and all waiting hashes have been computed.
  const [hash = ''] = await Promise.all(asked.slice(51, 52));
  expect(await passwords.verify({ hash, password: 'granskog vid tjärn' })).toBe(true);
});

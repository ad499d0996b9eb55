import { symmetricEncrypt } from 'better-auth/crypto';
import { expect, test } from 'vitest';
import { hashRecoveryCode, recoveryCodes } from './recovery-codes.ts';

const SECRET = 's'.repeat(40);

test('recovery codes that an older version of the server stored in encrypted form are still valid; when the user uses one of them, the server stores the others as hashes', async () => {
  const { storeBackupCodes } = recoveryCodes(SECRET);
  if (typeof storeBackupCodes !== 'object') throw new Error('they are not stored as hashes');
  const codes = ['aB3dE-Fg7hI', 'jK1mN-oPq2S'];
  const stored = await symmetricEncrypt({ key: SECRET, data: JSON.stringify(codes) });
  const known = JSON.parse(await storeBackupCodes.decrypt(stored));
  expect(known).toEqual(codes.map(hashRecoveryCode));
  const left = await storeBackupCodes.encrypt(JSON.stringify(known.slice(1)));
  expect(JSON.parse(left)).toEqual([hashRecoveryCode('jK1mN-oPq2S')]);
  expect(await storeBackupCodes.decrypt(left)).toBe(left);
});

import { symmetricDecrypt } from 'better-auth/crypto';
import type { BackupCodeOptions } from 'better-auth/plugins/two-factor';
import { groupsOfSigns } from './make-one-time-password.ts';
import { hashOneTimePassword } from './one-time-passwords.ts';

const CODES = 10;
/** 123 bits: enough for a hash that is not slow. */
const GROUPS = 5;

/**
 * Recovery codes are stored as hashes, which the library takes for the codes themselves: `hashRecoveryCode` before one is tried.
 * @param secret encrypts those that were made by the version before
 */
export function recoveryCodes(secret: string): BackupCodeOptions {
  return {
    customBackupCodesGenerate: () => Array.from({ length: CODES }, () => groupsOfSigns(GROUPS)),
    storeBackupCodes: {
      // Also asked to store those that are left when one was used, which are hashes already.
      encrypt: async (codes) => JSON.stringify(listOf(codes).map((code) => (isHash(code) ? code : hashRecoveryCode(code)))),
      decrypt: async (stored) =>
        stored.startsWith('[')
          ? stored
          : JSON.stringify(listOf(await symmetricDecrypt({ key: secret, data: stored })).map(hashRecoveryCode)),
    },
  };
}

export const hashRecoveryCode = hashOneTimePassword;

const isHash = (text: string) => /^[\da-f]{64}$/.test(text);

function listOf(json: string): readonly string[] {
  return JSON.parse(json);
}

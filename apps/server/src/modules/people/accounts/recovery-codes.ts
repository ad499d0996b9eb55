import { symmetricDecrypt } from 'better-auth/crypto';
import type { BackupCodeOptions } from 'better-auth/plugins/two-factor';
import { groupsOfSigns } from './make-one-time-password.ts';
import { hashOneTimePassword } from './one-time-passwords.ts';

const CODES = 10;
/** The number of groups of five characters in a code. A code has 123 bits, so a fast hash is enough. */
const GROUPS = 5;

/**
 * Returns options that make the account library store recovery codes as hashes. The library compares what the user sent with the stored
 * text. So the calling code must first convert a typed code with `hashRecoveryCode`.
 * @param secret decrypts codes that the previous version of the server stored
 */
export function recoveryCodes(secret: string): BackupCodeOptions {
  return {
    customBackupCodesGenerate: () => Array.from({ length: CODES }, () => groupsOfSigns(GROUPS)),
    storeBackupCodes: {
      // After a code is used, the library stores the remaining codes again. They are hashes already and must stay unchanged.
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

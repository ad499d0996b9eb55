import { symmetricDecrypt } from 'better-auth/crypto';
import type { BackupCodeOptions } from 'better-auth/plugins/two-factor';
import { groupsOfSigns } from './make-one-time-password.ts';
import { hashOneTimePassword } from './one-time-passwords.ts';

const CODES = 10;
/** The number of groups in a code. Together they have 123 bits, enough for a fast hash. */
const GROUPS = 5;

/**
 * Stores recovery codes as hashes. The account library compares what the user sent with these hashes, so the caller must first convert a
 * typed code with `hashRecoveryCode`.
 * @param secret decrypts codes stored by the previous version
 */
export function recoveryCodes(secret: string): BackupCodeOptions {
  return {
    customBackupCodesGenerate: () => Array.from({ length: CODES }, () => groupsOfSigns(GROUPS)),
    storeBackupCodes: {
      // After a code is used, the library stores the remaining codes again. Those are hashes already and stay unchanged.
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

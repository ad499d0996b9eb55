import { storedInvitation } from './formats.ts';
import { isRecord } from './stored.ts';

/**
 * Stores the key of an invitation to a household in this tab until the invited person has accepted it. So the key need not stay in the
 * address, and is in no log of the server.
 */
export function keepInvitationKey(key: string): void {
  storedInvitation.write('sessionStorage', { key });
}

/** Returns the key of the invitation to a household; null if this tab has stored none. */
export function readInvitationKey(): string | null {
  const stored = storedInvitation.read('sessionStorage');
  return isRecord(stored) && typeof stored.key === 'string' ? stored.key : null;
}

export function forgetInvitationKey(): void {
  storedInvitation.forget('sessionStorage');
}

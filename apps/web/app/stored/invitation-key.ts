import { storedInvitation } from './formats.ts';
import { isRecord } from './stored.ts';

/** Keeps the key of an invitation in this tab, until whoever has it is logged in: so it is in no address, and in no server's log. */
export function keepInvitationKey(key: string): void {
  storedInvitation.write('sessionStorage', { key });
}

/** Null: the tab has none. */
export function readInvitationKey(): string | null {
  const stored = storedInvitation.read('sessionStorage');
  return isRecord(stored) && typeof stored.key === 'string' ? stored.key : null;
}

export function forgetInvitationKey(): void {
  storedInvitation.forget('sessionStorage');
}

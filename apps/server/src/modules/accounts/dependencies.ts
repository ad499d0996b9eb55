import type { Logger } from 'pino';
import type { Database } from '../../db/connect.ts';
import type { Limits } from '../../http/rate-limits.ts';
import type { ReadRange } from '../range/current-range.ts';
import type { Auth } from './auth.ts';
import type { Passwords } from './passwords.ts';

/** What accounts need of others. */
export interface AccountsDependencies {
  readonly db: Database;
  readonly auth: Auth;
  readonly passwords: Passwords;
  readonly portal: PortalDirectory;
  readonly currentRange: ReadRange;
  readonly limits: Pick<Limits, 'loginOfAccount' | 'resetOfAccount'>;
  /** Mails somebody a password that holds once. */
  readonly mailOneTimePassword: (to: Addressee, password: string) => Promise<void>;
  /** Random characters of at least 128 bits that can be typed. */
  readonly makeOneTimePassword: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly logger: Logger;
}

export interface Addressee {
  readonly email: string;
  readonly firstName: string;
}

/** The housing portal's users: a second directory, whose people may log in with what they use there. */
export interface PortalDirectory {
  /** Whether somebody has this address there. */
  has(email: string): Promise<boolean>;
  /** Who it is, when the password is theirs. */
  verify(email: string, password: string): Promise<PortalUser | null>;
}

interface PortalUser {
  readonly firstName: string;
  readonly lastName: string;
  readonly cellphone: string;
  readonly municipalityId: string;
}

/** A builder without a housing portal. */
export const noPortal: PortalDirectory = { has: async () => false, verify: async () => null };

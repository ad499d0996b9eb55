import type { Logger } from 'pino';
import type { PortalDirectory } from '../../adapters/portal-directory/portal-directory.ts';
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

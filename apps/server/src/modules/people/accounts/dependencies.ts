import type { Logger } from 'pino';
import type { PortalDirectory } from '../../../adapters/portal-directory/portal-directory.ts';
import type { Database } from '../../../db/connect.ts';
import type { Limits } from '../../../http/rate-limits.ts';
import type { ReadRange } from '../../range/current-range.ts';
import type { Mails } from '../mail/mails.ts';
import type { Auth } from './auth.ts';
import type { PasswordResets } from './password-resets.ts';
import type { Passwords } from './passwords.ts';

/** The dependencies of the accounts module. */
export interface AccountsDependencies {
  readonly db: Database;
  readonly auth: Auth;
  readonly passwords: Passwords;
  readonly portal: PortalDirectory;
  readonly currentRange: ReadRange;
  readonly limits: Pick<Limits, 'login' | 'loginOfAccount' | 'codeOfAccount' | 'resetOfAccount'>;
  readonly mails: Mails;
  readonly passwordResets: PasswordResets;
  /** Ends the invitation of a member of staff who has chosen a password without using the invitation. */
  readonly endInvitation: (tx: Database, userId: string) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The functions with which other modules export and delete the personal data that they store. */
  readonly personalRecords: readonly PersonalRecords[];
  /** Deletes the files of e-mails. */
  readonly eraseMail: (ids: readonly string[]) => Promise<void>;
  readonly logger: Logger;
}

/** The functions that export and delete the personal data of one module. Each module has such functions for its tables. */
export interface PersonalRecords {
  /** The name of this data in the export. */
  readonly name: string;
  /** Returns all data about a user, as values that JSON supports. */
  readonly exportOf: (tx: Database, userId: string) => Promise<unknown>;
  /**
   * Deletes the data. If the data must stay, removes only the part that shows whose data it is. Runs in the transaction that
   * deletes the account. Returns the ids of e-mails whose files must be deleted after the commit.
   */
  readonly forget: (tx: Database, userId: string) => Promise<readonly string[]>;
  /**
   * Locks rows of these users that other transactions lock before the rows that `forget` changes. Runs before the first `forget`. Without
   * these locks, two transactions could wait for each other, and the database would refuse one of them.
   */
  readonly lock?: (tx: Database, userIds: readonly string[]) => Promise<void>;
}

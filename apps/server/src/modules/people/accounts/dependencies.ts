import type { Logger } from 'pino';
import type { PortalDirectory } from '../../../adapters/portal-directory/portal-directory.ts';
import type { Database } from '../../../db/connect.ts';
import type { Limits } from '../../../http/rate-limits.ts';
import type { ReadRange } from '../../range/current-range.ts';
import type { Letters } from '../letters/letters.ts';
import type { Auth } from './auth.ts';
import type { PasswordResets } from './password-resets.ts';
import type { Passwords } from './passwords.ts';

/** What accounts need of others. */
export interface AccountsDependencies {
  readonly db: Database;
  readonly auth: Auth;
  readonly passwords: Passwords;
  readonly portal: PortalDirectory;
  readonly currentRange: ReadRange;
  readonly limits: Pick<Limits, 'login' | 'loginOfAccount' | 'codeOfAccount' | 'resetOfAccount'>;
  readonly letters: Letters;
  readonly passwordResets: PasswordResets;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** What other modules keep about people. */
  readonly personalRecords: readonly PersonalRecords[];
  /** Takes away what lies in files of letters. */
  readonly eraseMail: (ids: readonly string[]) => Promise<void>;
  readonly logger: Logger;
}

/** What a module keeps about people: the module that owns a table exports it and forgets it. */
export interface PersonalRecords {
  /** What it is called in the file that somebody gets. */
  readonly name: string;
  /** Everything about somebody, as values that JSON has words for. */
  readonly exportOf: (tx: Database, userId: string) => Promise<unknown>;
  /**
   * Deletes it or, where it has to stay, takes away whose it is; in the transaction that deletes the account. Answers the ids of letters whose
   * files are to be taken away once that is committed.
   */
  readonly forget: (tx: Database, userId: string) => Promise<readonly string[]>;
}

import type { AuditAction } from '@gavel/contract/staff';
import {
  findUserByEmail,
  insertUser,
  listUsers,
  putOneTimePassword,
  removeSecondFactor,
  setDisabled,
  setRole,
  type User,
} from './accounts.repository.ts';
import { addAuditEntry } from './audit-log.repository.ts';
import type { AccountsDependencies } from './dependencies.ts';
import { hashOneTimePassword } from './one-time-passwords.ts';
import { endSessions } from './sessions.repository.ts';

interface Needed extends Pick<AccountsDependencies, 'db' | 'passwords' | 'now'> {
  /** Returns a random password of at least 128 bits that is easy to type. */
  readonly makeOneTimePassword: () => string;
}

/** A mistake of the operator. The message of the error explains the mistake. */
export class AdministrationError extends Error {
  override readonly name = 'AdministrationError';
}

/** How long a one-time password that the operator hands over is valid. */
const HOLDS_MS = 7 * 24 * 60 * 60_000;

/** Returns the operator's functions for accounts, for `npm run admin`. Every change adds an audit entry whose actor is null. */
export function administerAccounts({ db, passwords, makeOneTimePassword, now }: Needed) {
  async function known(email: string): Promise<User> {
    const user = await findUserByEmail(db, email);
    if (!user) throw new AdministrationError(`There is no account with the address ${email}.`);
    return user;
  }

  /** Changes an account and writes the audit entry in one transaction. */
  function change(user: User, action: AuditAction, work: (tx: Needed['db'], at: Date) => Promise<void>): Promise<void> {
    const at = new Date(now());
    return db.transaction(async (tx) => {
      await work(tx, at);
      await addAuditEntry(tx, { actorId: null, subjectId: user.id, action }, at);
    });
  }

  async function oneTimePasswordFor(user: User, action: AuditAction): Promise<string> {
    const password = makeOneTimePassword();
    await change(user, action, (tx) =>
      putOneTimePassword(tx, user.id, hashOneTimePassword(password), new Date(now() + HOLDS_MS)),
    );
    return password;
  }

  return {
    /** Adds an account and returns its one-time password. */
    async create(asked: { readonly email: string; readonly role: User['role']; readonly name: string | null }): Promise<string> {
      const { email, role, name } = asked;
      const [firstName = '', ...lastNames] = (name ?? email.split('@')[0] ?? '').trim().split(/\s+/);
      const person = { email, role, firstName, lastName: lastNames.join(' '), cellphone: '', municipalityId: '' };
      // Nobody knows this random password. The user logs in with the one-time password instead.
      const hash = await passwords.hash(makeOneTimePassword());
      const user = await insertUser(db, person, hash, [], new Date(now()));
      if (!user) throw new AdministrationError(`The address ${email} has an account already.`);
      return oneTimePasswordFor(user, 'account-created');
    },
    list: () => listUsers(db),
    oneTimePassword: async (email: string) => oneTimePasswordFor(await known(email), 'one-time-password-made'),
    /** Changes a role. Ends the user’s sessions, because a session must not keep the rights of the old role. */
    async setRole(email: string, role: User['role']): Promise<void> {
      const user = await known(email);
      if (user.role === role) return;
      await change(user, 'role-changed', async (tx, at) => {
        await setRole(tx, user.id, role, at);
        await endSessions(tx, user.id, null, at);
      });
    },
    async disable(email: string): Promise<void> {
      const user = await known(email);
      await change(user, 'account-disabled', async (tx, at) => {
        await setDisabled(tx, user.id, at);
        await endSessions(tx, user.id, null, at);
      });
    },
    async enable(email: string): Promise<void> {
      const user = await known(email);
      await change(user, 'account-enabled', (tx) => setDisabled(tx, user.id, null));
    },
    /** Removes the second factor of a user who has lost their telephone and their recovery codes. */
    async resetSecondFactor(email: string): Promise<void> {
      const user = await known(email);
      await change(user, 'second-factor-reset', async (tx, at) => {
        await removeSecondFactor(tx, user.id);
        await endSessions(tx, user.id, null, at);
      });
    },
  };
}

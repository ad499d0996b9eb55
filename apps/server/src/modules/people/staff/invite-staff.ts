import type { StaffInvitation } from '@gavel/contract/staff';
import type { Database } from '../../../db/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import { hashKey, type Secrets } from '../../../secrets/secrets.ts';
import type { ReadRange } from '../../range/current-range.ts';
import { choosePassword, findUser, insertUser, type User } from '../accounts/accounts.repository.ts';
import { addAuditEntry } from '../accounts/audit-log.repository.ts';
import type { Auth } from '../accounts/auth.ts';
import { refuseGuessedPassword } from '../accounts/common-passwords.ts';
import { userAgentOf } from '../accounts/own-sessions.ts';
import type { Passwords } from '../accounts/passwords.ts';
import { tell } from '../changes/changes.repository.ts';
import type { Mails } from '../mail/mails.ts';
import { putInvitation, takeInvitation } from './staff.repository.ts';
import { staffMail } from './staff-mail.ts';

/** The dependencies for inviting and changing staff. */
export interface Inviting {
  readonly db: Database;
  readonly auth: Auth;
  readonly passwords: Passwords;
  readonly mails: Mails;
  readonly currentRange: ReadRange;
  readonly secrets: Pick<Secrets, 'newKey'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** How long an e-mailed link is valid. */
const HOLDS_MS = 7 * 24 * 60 * 60_000;

/**
 * Creates a staff account to which nobody can log in yet, and e-mails its owner a link with which they choose their password.
 * Throws `address-taken` and `busy`.
 */
export async function inviteStaff(inviting: Inviting, actorId: string, asked: StaffInvitation): Promise<void> {
  const { db, passwords, secrets, now } = inviting;
  // The account gets a random password that nobody knows. The invited person chooses another one.
  const hash = await passwords.hash(secrets.newKey());
  const invitation = await writeInvitation(inviting, asked);
  await db.transaction(async (tx) => {
    const user = await insertUser(
      tx,
      { ...asked, cellphone: '', municipalityId: '', mustChoosePassword: true },
      hash,
      [],
      new Date(now()),
    );
    if (!user) throw new AppError('address-taken', '', { field: 'Email' });
    await sendInvitation(inviting, tx, { actorId, userId: user.id, invitation });
  });
}

/**
 * Sets the password of an invited user, and returns the cookies of a new session. Throws `unknown-invitation`,
 * `common-password`, `own-words-password` and `busy`.
 */
export async function acceptInvitation(
  { db, auth, passwords, currentRange, now }: Inviting,
  { key, password }: { readonly key: string; readonly password: string },
  requestHeaders: Headers,
): Promise<readonly string[]> {
  const range = await currentRange();
  const hash = await passwords.hash(password);
  const at = new Date(now());
  const userId = await db.transaction(async (tx) => {
    const taken = await takeInvitation(tx, hashKey(key), at);
    const user = taken === null ? null : await findUser(tx, taken);
    if (taken === null || !user) throw new AppError('unknown-invitation');
    // An error here rolls the transaction back, so the invitation stays valid.
    refuseGuessedPassword(password, 'Password', range, user);
    await choosePassword(tx, taken, hash, at);
    await addAuditEntry(tx, { actorId: taken, subjectId: taken, action: 'invitation-accepted' }, at);
    return taken;
  });
  const browser = userAgentOf(requestHeaders);
  const { headers } = await auth.api.openSession({ body: { userId }, headers: browser, returnHeaders: true });
  return headers.getSetCookie();
}

/** Writes the e-mail with an invitation link for a user. `sendInvitation` makes the link valid and sends the e-mail. */
export async function writeInvitation({ mails, secrets, now }: Inviting, to: Pick<User, 'email' | 'firstName'>) {
  const key = secrets.newKey();
  const holdsUntil = new Date(now() + HOLDS_MS);
  return { keyHash: hashKey(key), holdsUntil, mail: await mails.write(staffMail(to, key, holdsUntil)) };
}

interface Sent {
  readonly actorId: string;
  readonly userId: string;
  readonly invitation: Awaited<ReturnType<typeof writeInvitation>>;
}

/** Stores and e-mails an invitation. It replaces an earlier invitation of the user, whose link is then no longer valid. */
export async function sendInvitation(
  { mails, now }: Inviting,
  tx: Database,
  { actorId, userId, invitation }: Sent,
): Promise<void> {
  await putInvitation(tx, userId, invitation.keyHash, invitation.holdsUntil);
  await addAuditEntry(tx, { actorId, subjectId: userId, action: 'staff-invited' }, new Date(now()));
  await tell(tx, { kind: 'staff', by: actorId });
  await mails.queue(tx, invitation.mail, invitation.holdsUntil);
}

import { grantableRights } from '@gavel/contract/staff';
import type { Logger } from 'pino';
import type { Database } from '../../../db/connect.ts';
import { answers } from '../../../db/unavailable.ts';
import { databaseAway } from '../../../http/app-error.ts';
import { type Identify, type Member, VISITOR, type Visitor } from '../../../http/identity.ts';
import type { CurrentRange, ReadRange } from '../../range/current-range.ts';
import { findUser, findUserByEmail, type User } from './accounts.repository.ts';
import type { Auth } from './auth.ts';
import { sessionEnds } from './session-ends.ts';
import { endSession, noteUse } from './sessions.repository.ts';

/** How often the time of a session’s last use is stored, so that not every request writes to the database. */
const NOTED_EVERY_MS = 10 * 60_000;

/**
 * Returns a function that identifies the sender of an HTTP request by the session cookie. A session of a disabled account is not
 * valid. If the time of the session’s last use cannot be stored, the function only logs the error. Throws `unavailable` if the
 * database does not respond.
 */
export function identifyWith(db: Database, auth: Auth, currentRange: ReadRange, logger: Logger): Identify {
  const tell = (error: unknown) => logger.warn({ err: error }, 'how a session is used could not be noted');
  return async (headers, { isUse = true } = {}) => {
    // Return early, because most requests have no cookie and need no query.
    if (!headers.get('cookie')) return VISITOR;
    const found = await auth.api.getSession({ headers, query: { disableRefresh: true } }).catch(async (error: unknown) => {
      // Check the database, because the error of the library does not show whether the database responds.
      throw (await answers(db)) ? error : databaseAway();
    });
    if (!found || found.user.disabledAt) return VISITOR;
    const { user, session } = found;
    const role = roleOf(user.role);
    const [age, unused] = [Date.now() - session.createdAt.getTime(), Date.now() - session.updatedAt.getTime()];
    const ends = role === 'Customer' ? sessionEnds.ofCustomers : sessionEnds.ofStaff;
    if (age > ends.afterMs || unused > ends.unusedAfterMs) {
      await endSession(db, session.id, new Date()).catch(tell);
      return VISITOR;
    }
    if (isUse && unused > NOTED_EVERY_MS) await noteUse(db, session.id, new Date()).catch(tell);
    return {
      kind: 'member',
      userId: user.id,
      sessionId: session.id,
      role,
      access: grantableRights.filter((right) => user.grantedAccess?.includes(right)),
      mustChoosePassword: user.mustChoosePassword ?? false,
      needsSecondFactor: needsSecondFactor(await currentRange(), role, user.twoFactorEnabled ?? false),
      actingFor: session.actingFor ?? null,
    };
  };
}

/**
 * Returns the identity that the user of an account has after a login. The server needs it when somebody opens a link that a user
 * made to a PDF. The download needs no login, and the PDF shows what that user may see. A disabled account counts as a visitor.
 */
export async function identifyUser(db: Database, currentRange: ReadRange, userId: string): Promise<Member | Visitor> {
  return identityOf(await findUser(db, userId), currentRange);
}

/** Returns the identity that `identifyUser` returns for the account with this e-mail address. Without an account: a visitor. */
export async function identifyAddress(db: Database, currentRange: ReadRange, address: string): Promise<Member | Visitor> {
  return identityOf(await findUserByEmail(db, address), currentRange);
}

async function identityOf(user: User | null, currentRange: ReadRange): Promise<Member | Visitor> {
  if (!user || user.disabledAt) return VISITOR;
  const role = roleOf(user.role);
  return {
    kind: 'member',
    userId: user.id,
    sessionId: '',
    role,
    access: user.grantedAccess,
    mustChoosePassword: user.mustChoosePassword,
    needsSecondFactor: needsSecondFactor(await currentRange(), role, user.twoFactorEnabled),
    actingFor: null,
  };
}

/** Returns whether a user must set up a second factor before anything else. */
export function needsSecondFactor({ brand }: Pick<CurrentRange, 'brand'>, role: Member['role'], hasOne: boolean): boolean {
  return brand.staffNeedSecondFactor && role !== 'Customer' && !hasOne;
}

function roleOf(role: string | null | undefined) {
  return role === 'Admin' || role === 'Salesmen' ? role : 'Customer';
}

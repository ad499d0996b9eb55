import type { Logger } from 'pino';
import type { Database } from '../../db/connect.ts';
import { answers } from '../../db/unavailable.ts';
import { databaseAway } from '../../http/app-error.ts';
import { type Identify, type Member, VISITOR } from '../../http/identity.ts';
import type { CurrentRange, ReadRange } from '../range/current-range.ts';
import type { Auth } from './auth.ts';
import { endSession, noteUse } from './sessions.repository.ts';

/** Who sees other people's data logs in every working day; customers after 30 days (`auth.ts`). */
export const STAFF_SESSION_MS = 12 * 60 * 60_000;

/** How exactly a session says when it was used last: not every request writes. */
const NOTED_EVERY_MS = 60 * 60_000;

/** Who asks, from the session's cookie. A session of an account that has been closed is none. What is only noted need not succeed. Throws `unavailable`. */
export function identifyWith(db: Database, auth: Auth, currentRange: ReadRange, logger: Logger): Identify {
  const tell = (error: unknown) => logger.warn({ err: error }, 'how a session is used could not be noted');
  return async (headers) => {
    // Most requests have no cookie at all.
    if (!headers.get('cookie')) return VISITOR;
    const found = await auth.api.getSession({ headers, query: { disableRefresh: true } }).catch(async (error: unknown) => {
      // The library does not say why it could not look.
      throw (await answers(db)) ? error : databaseAway();
    });
    if (!found || found.user.disabledAt) return VISITOR;
    const { user, session } = found;
    const role = roleOf(user.role);
    if (role !== 'Customer' && Date.now() - session.createdAt.getTime() > STAFF_SESSION_MS) {
      await endSession(db, session.id, new Date()).catch(tell);
      return VISITOR;
    }
    if (Date.now() - session.updatedAt.getTime() > NOTED_EVERY_MS) await noteUse(db, session.id, new Date()).catch(tell);
    return {
      kind: 'member',
      userId: user.id,
      sessionId: session.id,
      role,
      mustChoosePassword: user.mustChoosePassword ?? false,
      needsSecondFactor: needsSecondFactor(await currentRange(), role, user.twoFactorEnabled ?? false),
      actingFor: session.actingFor ?? null,
    };
  };
}

/** Whether somebody has to set up a second factor before anything else. */
export function needsSecondFactor({ brand }: Pick<CurrentRange, 'brand'>, role: Member['role'], hasOne: boolean): boolean {
  return brand.staffNeedSecondFactor && role !== 'Customer' && !hasOne;
}

function roleOf(role: string | null | undefined) {
  return role === 'Admin' || role === 'Salesmen' ? role : 'Customer';
}

import { type Identify, VISITOR } from '../../http/identity.ts';
import type { Auth } from './auth.ts';

/** Who asks, from the session's cookie. A session of an account that has been closed is none. */
export function identifyWith(auth: Auth): Identify {
  return async (headers) => {
    // Most requests have no cookie at all.
    if (!headers.get('cookie')) return VISITOR;
    const found = await auth.api.getSession({ headers, query: { disableRefresh: true } });
    if (!found || found.user.disabledAt) return VISITOR;
    const { user, session } = found;
    return {
      kind: 'member',
      userId: user.id,
      sessionId: session.id,
      role: roleOf(user.role),
      mustChoosePassword: user.mustChoosePassword ?? false,
      actingFor: session.actingFor ?? null,
    };
  };
}

function roleOf(role: string | null | undefined) {
  return role === 'Admin' || role === 'Salesmen' ? role : 'Customer';
}

import { hasEntered, type Identify, isStaff, memberOf } from '../../../http/identity.ts';
import type { Handlers } from '../../../http/serve-endpoint.ts';
import { findListed } from '../desk/lead-list.repository.ts';
import { lookingOf, type Selling } from '../desk/look-at-leads.ts';
import type { Live } from './live.ts';

interface LiveDependencies extends Selling {
  readonly live: Live;
  readonly identify: Identify;
}

/** What open screens hear. */
export function liveRoutes(dependencies: LiveDependencies): Handlers<'readEvents'> {
  const { db, live, identify } = dependencies;
  return {
    async readEvents({ parameters: { lead }, identity, requestHeaders }) {
      const { userId, role, sessionId } = memberOf(identity);
      const looking = lookingOf(dependencies, identity);
      // Nobody learns who has something open that they may not see.
      const isThere = lead !== undefined && isId(lead) && (await findListed(db, looking, lead)) !== null;
      const listener = {
        userId,
        isAdministrator: role === 'Admin',
        seesAll: looking.seesAll,
        lead: isThere ? lead : null,
        async mayListen() {
          const still = await identify(requestHeaders, { isUse: false });
          return hasEntered(still) && isStaff(still) && still.sessionId === sessionId && still.role === role;
        },
      };
      return { open: () => live.listen(listener).body };
    },
  };
}

/** What cannot be an id is not asked for: PostgreSQL fails on it. */
function isId(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
}

import { hasEntered, type Identify, isStaff, memberOf } from '../../../http/identity.ts';
import type { Handlers } from '../../../http/serve-endpoint.ts';
import { lookingOf, type Selling } from '../desk/look-at-requests.ts';
import { findListed } from '../desk/request-list.repository.ts';
import type { Live } from './live.ts';

interface LiveDependencies extends Selling {
  readonly live: Live;
  readonly identify: Identify;
}

/** Returns the handler of the stream of events for open screens of the administration. */
export function liveRoutes(dependencies: LiveDependencies): Handlers<'readEvents'> {
  const { db, live, identify } = dependencies;
  return {
    async readEvents({ parameters: { lead: request }, identity, requestHeaders }) {
      const { userId, role, sessionId } = memberOf(identity);
      const looking = lookingOf(dependencies, identity);
      // Ignore a request that the user may not see, so that they do not learn who else has it open.
      const isThere = request !== undefined && isId(request) && (await findListed(db, looking, request)) !== null;
      const listener = {
        userId,
        isAdministrator: role === 'Admin',
        seesAll: looking.seesAll,
        lead: isThere ? request : null,
        async mayListen() {
          const still = await identify(requestHeaders, { isUse: false });
          return hasEntered(still) && isStaff(still) && still.sessionId === sessionId && still.role === role;
        },
      };
      return { open: () => live.listen(listener).body };
    },
  };
}

/** Returns whether a text is a UUID. A PostgreSQL query with any other text would fail. */
function isId(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
}

import { memberOf } from '../../../http/identity.ts';
import type { Handlers } from '../../../http/serve-endpoint.ts';
import { erasePerson, exportPersonFor, findPerson } from './erase-person.ts';
import { planRetention, type Retaining, runRetention } from './retain.ts';

type RetentionEndpoint = 'readRetention' | 'runRetention' | 'findPerson' | 'exportPersonFor' | 'erasePerson';

/** Returns the handlers for retention, and for erasing a person who asks for it. */
export function retentionRoutes(retaining: Retaining): Handlers<RetentionEndpoint> {
  return {
    readRetention: () => planRetention(retaining),
    async runRetention({ identity, body }) {
      await runRetention(retaining, body.seenAt, memberOf(identity).userId);
      return planRetention(retaining);
    },
    findPerson: ({ body }) => findPerson(retaining.db, body.address),
    async exportPersonFor({ identity, body }) {
      const text = JSON.stringify(await exportPersonFor(retaining, memberOf(identity).userId, body.address), null, 2);
      return { bytes: new TextEncoder().encode(text), name: 'kundens-uppgifter.json' };
    },
    async erasePerson({ identity, body }) {
      await erasePerson(retaining, memberOf(identity).userId, body);
      return null;
    },
  };
}

import type { Handlers } from '../../http/serve-endpoint.ts';
import { mayCount } from '../counts/may-count.ts';
import { type Counting, countVisit } from './count-visit.ts';

export function statisticsRoutes(dependencies: Counting): Handlers<'countVisit'> {
  return {
    async countVisit({ body, requestHeaders }) {
      await countVisit(dependencies, body, mayCount(requestHeaders));
      return null;
    },
  };
}

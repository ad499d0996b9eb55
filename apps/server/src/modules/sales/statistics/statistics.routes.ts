import type { AskedPeriod } from '@gavel/contract/staff';
import type { Identity } from '../../../http/identity.ts';
import type { Handlers } from '../../../http/serve-endpoint.ts';
import { mayCount } from '../../visit/counts/may-count.ts';
import { lookingOf, type Selling } from '../desk/look-at-requests.ts';
import { type Counting, countVisit } from './count-visit.ts';
import { readHouseStatistics } from './read-house-statistics.ts';
import { readSalesStatistics } from './read-sales-statistics.ts';
import { readStatistics } from './read-statistics.ts';

type StatisticsEndpoint =
  | 'countVisit'
  | 'readStatistics'
  | 'readHouseStatistics'
  | 'readSalesStatistics'
  | 'readStatisticsRecord'
  | 'readHouseStatisticsRecord'
  | 'readSalesStatisticsRecord';

/**
 * Returns the handlers that count visitors and that return the statistics. Staff and the builder's other systems read the same numbers of
 * visits. The numbers of sales count only the requests that the reader may see, and only administrators see those of each salesperson.
 */
export function statisticsRoutes(dependencies: Counting & Selling): Handlers<StatisticsEndpoint> {
  const ofSales = (identity: Identity, asked: AskedPeriod) => {
    const isAdministrator = identity.kind === 'member' && identity.role === 'Admin';
    return readSalesStatistics(dependencies.db, lookingOf(dependencies, identity), isAdministrator, asked);
  };
  return {
    async countVisit({ body, requestHeaders }) {
      await countVisit(dependencies, body, mayCount(requestHeaders));
      return null;
    },
    readStatistics: ({ parameters }) => readStatistics(dependencies, parameters),
    readHouseStatistics: ({ parameters }) => readHouseStatistics(dependencies, parameters),
    readSalesStatistics: ({ parameters, identity }) => ofSales(identity, parameters),
    readStatisticsRecord: ({ parameters }) => readStatistics(dependencies, parameters),
    readHouseStatisticsRecord: ({ parameters }) => readHouseStatistics(dependencies, parameters),
    readSalesStatisticsRecord: ({ parameters, identity }) => ofSales(identity, parameters),
  };
}

import type { Identify } from '../http/identity.ts';
import type { Handlers } from '../http/serve-endpoint.ts';
import { connectionsRoutes } from '../modules/integrations/connections/connections.routes.ts';
import { findUser } from '../modules/people/accounts/accounts.repository.ts';
import { accountsRoutes } from '../modules/people/accounts/accounts.routes.ts';
import { auditRoutes } from '../modules/people/audit/audit.routes.ts';
import { salespersonsRoutes } from '../modules/people/salespersons/salespersons.routes.ts';
import { endInvitation } from '../modules/people/staff/staff.repository.ts';
import { staffRoutes } from '../modules/people/staff/staff.routes.ts';
import { rangeRoutes } from '../modules/range/range.routes.ts';
import { rangeDeskRoutes } from '../modules/range-editing/range-desk.routes.ts';
import { recordsRoutes } from '../modules/records/api/records.routes.ts';
import { exportsRoutes } from '../modules/records/exports/exports.routes.ts';
import { retentionRoutes } from '../modules/records/retention/retention.routes.ts';
import { salesRoutes } from '../modules/sales/desk/sales.routes.ts';
import { liveRoutes } from '../modules/sales/live/live.routes.ts';
import { frozenDocument } from '../modules/sales/orders/frozen-files.ts';
import { orderEnds } from '../modules/sales/orders/orders.repository.ts';
import { ordersRoutes } from '../modules/sales/orders/orders.routes.ts';
import { plotInterestRoutes } from '../modules/sales/plot-interest/plot-interest.routes.ts';
import { quotesRoutes } from '../modules/sales/quotes/quotes.routes.ts';
import { houseRequestsRoutes } from '../modules/sales/requests/house-requests.routes.ts';
import { tellOfSaves } from '../modules/sales/requests/request-events.ts';
import { requestsRoutes } from '../modules/sales/requests/requests.routes.ts';
import { latestQuestions, quotedBy } from '../modules/sales/requests/requests-of-house.repository.ts';
import { statisticsRoutes } from '../modules/sales/statistics/statistics.routes.ts';
import { campaignsRoutes } from '../modules/visit/campaigns/campaigns.routes.ts';
import { configurationsRoutes } from '../modules/visit/configurations/configurations.routes.ts';
import { savedRoutes } from '../modules/visit/configurations/saved.routes.ts';
import { documentsRoutes } from '../modules/visit/documents/documents.routes.ts';
import { housesRoutes } from '../modules/visit/houses/houses.routes.ts';
import { downloadRoutes } from '../modules/visit/pictures/download-picture.ts';
import { plotsRoutes } from '../modules/visit/plots/plots.routes.ts';
import { householdRoutes } from '../modules/visit/saved-houses/household.routes.ts';
import type { Dependencies } from './dependencies.ts';
import { personalRecords } from './personal-records.ts';

/** Returns the handlers of all endpoints of the API. */
export function apiCalls(dependencies: Dependencies, identify: Identify): Handlers {
  const records = personalRecords(dependencies);
  return {
    ...accountsRoutes({
      ...dependencies,
      ...dependencies.accounts,
      personalRecords: records,
      endInvitation,
    }),
    ...housesRoutes(dependencies),
    ...configurationsRoutes(dependencies),
    ...savedRoutes({ ...dependencies, latestQuestions, orderEnds, afterSave: tellOfSaves(dependencies.webhooks) }),
    ...householdRoutes(dependencies),
    ...campaignsRoutes(dependencies),
    ...plotsRoutes(dependencies),
    ...salespersonsRoutes(dependencies),
    ...rangeRoutes(dependencies),
    ...rangeDeskRoutes(dependencies),
    ...downloadRoutes(dependencies),
    ...documentsRoutes({ ...dependencies, quotedBy, frozenDocument, findPerson: findUser }),
    ...requestsRoutes(dependencies),
    ...recordsRoutes(dependencies),
    ...exportsRoutes(dependencies),
    ...connectionsRoutes({ ...dependencies, ...dependencies.accounts }),
    ...houseRequestsRoutes(dependencies),
    ...salesRoutes({ ...dependencies, latestQuestions, orderEnds }),
    ...auditRoutes(dependencies),
    ...staffRoutes({ ...dependencies, ...dependencies.accounts }),
    ...ordersRoutes(dependencies),
    ...plotInterestRoutes(dependencies),
    ...retentionRoutes({ ...dependencies, personalRecords: records }),
    ...quotesRoutes(dependencies),
    ...statisticsRoutes(dependencies),
    ...liveRoutes({ ...dependencies, identify }),
  };
}

import { absenceChangeBody, ownAbsenceBody } from '../staff-bodies.ts';
import { administratorEndpoints } from './administrator-endpoints.ts';
import { connectionEndpoints } from './connection-endpoints.ts';
import { type Endpoint, none } from './endpoint.ts';
import { exportEndpoints } from './export-endpoints.ts';
import { forStaff } from './for-staff.ts';
import { liveEndpoints } from './live-endpoints.ts';
import { rangeDeskEndpoints } from './range-desk-endpoints.ts';
import { staffCustomerEndpoints } from './staff-customer-endpoints.ts';
import { staffLeadEndpoints } from './staff-lead-endpoints.ts';
import { staffOfferEndpoints } from './staff-offer-endpoints.ts';
import { staffOrderEndpoints } from './staff-order-endpoints.ts';
import { staffPlotEndpoints } from './staff-plot-endpoints.ts';
import { staffStatisticsEndpoints } from './staff-statistics-endpoints.ts';
import { staffSuspectEndpoints } from './staff-suspect-endpoints.ts';
import { staffViewEndpoints } from './staff-view-endpoints.ts';

/** What the administration calls. The other pages do not load it. */
export const staffEndpoints = {
  ...administratorEndpoints,
  ...connectionEndpoints,
  ...liveEndpoints,
  ...rangeDeskEndpoints,
  ...staffOrderEndpoints,
  ...staffOfferEndpoints,
  ...exportEndpoints,
  ...staffPlotEndpoints,
  ...staffStatisticsEndpoints,
  ...staffSuspectEndpoints,
  ...staffLeadEndpoints,
  ...staffViewEndpoints,
  ...staffCustomerEndpoints,
  readOwnAbsence: {
    ...forStaff,
    method: 'GET',
    path: '/api/admin/absence',
    summary: 'The user’s own absence and possible substitutes; its version is the ETag',
    parameters: none,
    response: ownAbsenceBody,
    problems: [],
  },
  changeOwnAbsence: {
    ...forStaff,
    method: 'POST',
    path: '/api/admin/absence',
    summary: 'Sets or removes the user’s own absence and substitute',
    parameters: none,
    request: absenceChangeBody,
    response: ownAbsenceBody,
    headers: { 'If-Match': 'The ETag as it was read: refused when somebody has changed it since' },
    problems: ['unknown-account', 'staff-conflict', 'stand-in-circle'],
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

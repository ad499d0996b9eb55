import { absenceChangeBody, ownAbsenceBody } from '../staff/staff-bodies.ts';
import { administratorEndpoints } from './administrator-endpoints.ts';
import { connectionEndpoints } from './connection-endpoints.ts';
import { type Endpoint, none } from './endpoint.ts';
import { exportEndpoints } from './export-endpoints.ts';
import { forStaff } from './for-staff.ts';
import { liveEndpoints } from './live-endpoints.ts';
import { rangeDeskEndpoints } from './range-desk-endpoints.ts';
import { rangePartEndpoints } from './range-part-endpoints.ts';
import { rangePictureEndpoints } from './range-picture-endpoints.ts';
import { rangePreviewEndpoints } from './range-preview-endpoints.ts';
import { rangeReleaseEndpoints } from './range-release-endpoints.ts';
import { staffCustomerEndpoints } from './staff-customer-endpoints.ts';
import { staffOrderEndpoints } from './staff-order-endpoints.ts';
import { staffPlotEndpoints } from './staff-plot-endpoints.ts';
import { staffQuoteEndpoints } from './staff-quote-endpoints.ts';
import { staffRequestEndpoints } from './staff-request-endpoints.ts';
import { staffStatisticsEndpoints } from './staff-statistics-endpoints.ts';
import { staffSuspectEndpoints } from './staff-suspect-endpoints.ts';
import { staffViewEndpoints } from './staff-view-endpoints.ts';

/** Endpoints of the administration. Pages that visitors see do not load this file. */
export const staffEndpoints = {
  ...administratorEndpoints,
  ...connectionEndpoints,
  ...liveEndpoints,
  ...rangeDeskEndpoints,
  ...rangePartEndpoints,
  ...rangePictureEndpoints,
  ...rangePreviewEndpoints,
  ...rangeReleaseEndpoints,
  ...staffOrderEndpoints,
  ...staffQuoteEndpoints,
  ...exportEndpoints,
  ...staffPlotEndpoints,
  ...staffStatisticsEndpoints,
  ...staffSuspectEndpoints,
  ...staffRequestEndpoints,
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

import { asHouseId } from '@gavel/core';
import { isDay } from '@gavel/core/requests';
import { houseStatisticsBody } from '../staff/house-statistics-bodies.ts';
import { salesStatisticsBody } from '../staff/sales-statistics-bodies.ts';
import { lastDays, statisticsBody } from '../staff/statistics-bodies.ts';
import { z } from '../zod.ts';
import { type Endpoint, numeralOf } from './endpoint.ts';

const forStaff = { method: 'GET', request: null, access: 'staff', limit: null, personal: true } as const;
const day = z.string().check(z.refine(isDay, 'expected a day as yyyy-MM-dd'));
/**
 * The days of the statistics, in Stockholm: the last `days` days including today, or the days `from` to `to`, both included. At most 366
 * days.
 */
export const period = z.object({ days: z.optional(z.enum(lastDays)), from: z.optional(day), to: z.optional(day) });

export const ofHouse = z.extend(period, { house: numeralOf(asHouseId) });

/**
 * Endpoints for statistics. Responses hide every count from one to four, and round the counts that they show to multiples of five.
 */
export const staffStatisticsEndpoints = {
  readStatistics: {
    ...forStaff,
    path: '/api/admin/statistics',
    summary: 'Visits and progress over a period and the period before; campaigns',
    parameters: period,
    response: statisticsBody,
    problems: ['malformed-query'],
  },
  readHouseStatistics: {
    ...forStaff,
    path: '/api/admin/statistics/houses/:house',
    summary: 'Progress in a house, chosen answers, and answers that visitors tried but could not choose',
    parameters: ofHouse,
    response: houseStatisticsBody,
    problems: ['malformed-query', 'unknown-house'],
  },
  readSalesStatistics: {
    ...forStaff,
    path: '/api/admin/statistics/sales',
    summary: 'Time to first contact and reasons of loss, for requests that the user may see; by salesperson for administrators',
    parameters: period,
    response: salesStatisticsBody,
    problems: ['malformed-query'],
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

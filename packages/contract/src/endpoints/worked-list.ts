import { asAccountId } from '@gavel/core';
import { milestones } from '@gavel/core/requests';
import { requestOrders, requestViews } from '../staff/request-desk-bodies.ts';
import { z } from '../zod.ts';
import { numeralOf } from './endpoint.ts';

/** The filters of a list and a board of requests. */
export const narrowing = {
  view: z.optional(z.enum(requestViews)),
  /** `none`: requests without an owner. */
  owner: z.optional(z.union([z.literal('none'), numeralOf(asAccountId)])),
  municipality: z.optional(z.string().check(z.maxLength(20))),
  search: z.optional(z.string().check(z.maxLength(100))),
};
/** The filters of a list, and its sort order. */
export const listed = {
  ...narrowing,
  milestone: z.optional(z.enum(milestones)),
  order: z.optional(z.enum(requestOrders)),
  direction: z.optional(z.enum(['asc', 'desc'])),
};

import { asAccountId } from '@gavel/core';
import { milestones } from '@gavel/core/leads';
import { leadOrders, leadViews } from '../lead-desk-bodies.ts';
import { z } from '../zod.ts';
import { numeralOf } from './endpoint.ts';

/** What narrows a list and a board of requests. */
export const narrowing = {
  view: z.optional(z.enum(leadViews)),
  /** `none`: nobody takes care of it. */
  owner: z.optional(z.union([z.literal('none'), numeralOf(asAccountId)])),
  municipality: z.optional(z.string().check(z.maxLength(20))),
  search: z.optional(z.string().check(z.maxLength(100))),
};
/** The same of a list, and its order. */
export const listed = {
  ...narrowing,
  milestone: z.optional(z.enum(milestones)),
  order: z.optional(z.enum(leadOrders)),
  direction: z.optional(z.enum(['asc', 'desc'])),
};

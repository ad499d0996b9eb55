import { asAccountId } from '@gavel/core';
import { milestones } from '@gavel/core/leads';
import { leadOrders, leadViews } from '../lead-work-bodies.ts';
import { z } from '../zod.ts';
import { numeralOf } from './endpoint.ts';

/** What narrows a list and a board of requests. */
export const narrowing = {
  view: z.enum(leadViews).optional(),
  /** `none`: nobody takes care of it. */
  owner: z.union([z.literal('none'), numeralOf(asAccountId)]).optional(),
  municipality: z.string().max(20).optional(),
  search: z.string().max(100).optional(),
};
/** The same of a list, and its order. */
export const listed = {
  ...narrowing,
  milestone: z.enum(milestones).optional(),
  order: z.enum(leadOrders).optional(),
  direction: z.enum(['asc', 'desc']).optional(),
};

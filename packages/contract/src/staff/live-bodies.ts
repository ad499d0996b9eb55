import type { Body } from '../body.ts';
import { z } from '../zod.ts';
import { customerActions, requestActions } from './timeline-bodies.ts';

/**
 * The live events about a customer's request: every action in its history, its arrival, saves of its house, work on its quote draft or
 * order checks, and its erasure.
 */
export const toldOfRequests = [...requestActions, 'asked', 'saved', 'offer-draft', 'order-tick', 'forgotten'] as const;
export type ToldOfRequest = (typeof toldOfRequests)[number];

export const toldOfCustomers = customerActions;
export type ToldOfCustomer = (typeof toldOfCustomers)[number];

interface Done {
  /** The name of the actor; null: the customer, or the server. */
  readonly by: string | null;
  /** True: the user who receives this event is the actor. */
  readonly isOwn: boolean;
}

/** Events for open pages of the administration. They have ids, actions and names of staff; pages read the changed data again. */
export type LiveEvent =
  /** The first event: from now on the stream has all events. */
  | { readonly kind: 'begun' }
  /** Events may have been missed, so pages must read their data again. */
  | { readonly kind: 'again' }
  | ({
      readonly kind: 'lead';
      readonly id: string;
      readonly action: ToldOfRequest;
      /** True: the user who receives this event is the owner of the request. */
      readonly isYours: boolean;
    } & Done)
  | ({ readonly kind: 'customer'; readonly id: number; readonly action: ToldOfCustomer } & Done)
  /** A change of staff accounts; sent to administrators only. */
  | ({ readonly kind: 'staff' } & Done)
  /** The names of the other users who have this customer's request open now. */
  | { readonly kind: 'present'; readonly lead: string; readonly names: readonly string[] };

const by = { By: z.nullable(z.string()), IsOwn: z.boolean() };
const wire = z.discriminatedUnion('Kind', [
  z.object({ Kind: z.enum(['begun', 'again']) }),
  z.object({ Kind: z.literal('lead'), Id: z.string(), Action: z.enum(toldOfRequests), IsYours: z.boolean(), ...by }),
  z.object({ Kind: z.literal('customer'), Id: z.int(), Action: z.enum(toldOfCustomers), ...by }),
  z.object({ Kind: z.literal('staff'), ...by }),
  z.object({ Kind: z.literal('present'), LeadId: z.string(), Names: z.array(z.string()) }),
]);

/** One event of the stream: the JSON after `data:`. */
export const liveEventBody: Body<LiveEvent> = z.codec(wire, z.custom<LiveEvent>(), {
  decode: (told): LiveEvent => {
    switch (told.Kind) {
      case 'lead':
        return { kind: 'lead', id: told.Id, action: told.Action, isYours: told.IsYours, by: told.By, isOwn: told.IsOwn };
      case 'customer':
        return { kind: 'customer', id: told.Id, action: told.Action, by: told.By, isOwn: told.IsOwn };
      case 'staff':
        return { kind: 'staff', by: told.By, isOwn: told.IsOwn };
      case 'present':
        return { kind: 'present', lead: told.LeadId, names: told.Names };
      default:
        return { kind: told.Kind };
    }
  },
  encode: (event) => {
    switch (event.kind) {
      case 'lead':
        return {
          Kind: 'lead' as const,
          Id: event.id,
          Action: event.action,
          IsYours: event.isYours,
          By: event.by,
          IsOwn: event.isOwn,
        };
      case 'customer':
        return { Kind: 'customer' as const, Id: event.id, Action: event.action, By: event.by, IsOwn: event.isOwn };
      case 'staff':
        return { Kind: 'staff' as const, By: event.by, IsOwn: event.isOwn };
      case 'present':
        return { Kind: 'present' as const, LeadId: event.lead, Names: [...event.names] };
      default:
        return { Kind: event.kind };
    }
  },
});

import type { Body } from './body.ts';
import { customerActions, leadActions } from './timeline-bodies.ts';
import { z } from './zod.ts';

/**
 * What is told of a request as it happens: all that stands in its history, that it has come, that its house was saved, that somebody writes on
 * its offer or ticks something for its order, and that its words are erased.
 */
export const toldOfLeads = [...leadActions, 'asked', 'saved', 'offer-draft', 'order-tick', 'forgotten'] as const;
export type ToldOfLead = (typeof toldOfLeads)[number];

export const toldOfCustomers = customerActions;
export type ToldOfCustomer = (typeof toldOfCustomers)[number];

interface Done {
  /** The name of who did it; null: the customer, or the server. */
  readonly by: string | null;
  /** It was who reads this. */
  readonly isOwn: boolean;
}

/** What open screens are told as it happens. Ids, actions and names of staff: what has become of a thing is read anew. */
export type LiveEvent =
  /** From here on everything is told. */
  | { readonly kind: 'begun' }
  /** Something may have happened that was not told: what is shown is to be read anew. */
  | { readonly kind: 'again' }
  | ({
      readonly kind: 'lead';
      readonly id: string;
      readonly action: ToldOfLead;
      /** Who reads this takes care of it. */
      readonly isYours: boolean;
    } & Done)
  | ({ readonly kind: 'customer'; readonly id: number; readonly action: ToldOfCustomer } & Done)
  /** Something about who works here: told to administrators. */
  | ({ readonly kind: 'staff' } & Done)
  /** Who else has a request open at this moment, by name. */
  | { readonly kind: 'present'; readonly lead: string; readonly names: readonly string[] };

const by = { By: z.nullable(z.string()), IsOwn: z.boolean() };
const wire = z.discriminatedUnion('Kind', [
  z.object({ Kind: z.enum(['begun', 'again']) }),
  z.object({ Kind: z.literal('lead'), Id: z.string(), Action: z.enum(toldOfLeads), IsYours: z.boolean(), ...by }),
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

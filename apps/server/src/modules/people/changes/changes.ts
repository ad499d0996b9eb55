import { type ToldOfCustomer, type ToldOfRequest, toldOfCustomers, toldOfRequests } from '@gavel/contract/staff';
import { z } from 'zod';

/**
 * A notification between the processes of the server. It has only ids; readers find names and texts in the tables. `by` is the
 * id of the user who made the change; null: the customer or the server made it.
 */
export type Change =
  | {
      readonly kind: 'lead';
      readonly id: string;
      readonly action: ToldOfRequest;
      readonly by: string | null;
      /** The user who handles the request now; null: nobody. */
      readonly owner: string | null;
      /** The user who handled the request before; null: nobody; missing: the owner has not changed. */
      readonly before?: string | null | undefined;
    }
  | {
      readonly kind: 'customer';
      readonly id: number;
      readonly action: ToldOfCustomer;
      readonly by: string | null;
      /** The users who handle the customer’s requests; null: the notification is for all staff. */
      readonly owners: readonly string[] | null;
    }
  | { readonly kind: 'staff'; readonly by: string | null }
  /** A session of this user has ended. */
  | { readonly kind: 'session'; readonly user: string }
  /** Which users have a request open in browsers that are connected to the process with the id `process`; empty: nobody. */
  | { readonly kind: 'present'; readonly process: string; readonly lead: string; readonly people: readonly string[] }
  /** A process has started to listen, and asks all other processes which users have requests open. */
  | { readonly kind: 'who-is-there'; readonly process: string };

const by = z.string().nullable();

const changes: z.ZodType<Change> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('lead'),
    id: z.string(),
    action: z.enum(toldOfRequests),
    by,
    owner: by,
    before: by.optional(),
  }),
  z.object({
    kind: z.literal('customer'),
    id: z.int(),
    action: z.enum(toldOfCustomers),
    by,
    owners: z.array(z.string()).nullable(),
  }),
  z.object({ kind: z.literal('staff'), by }),
  z.object({ kind: z.literal('session'), user: z.string() }),
  z.object({ kind: z.literal('present'), process: z.string(), lead: z.string(), people: z.array(z.string()) }),
  z.object({ kind: z.literal('who-is-there'), process: z.string() }),
]);

/** Returns the parsed notification; null: its kind is unknown, because another version of the server sent it. */
export function readChange(payload: string): Change | null {
  try {
    return changes.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    return null;
  }
}

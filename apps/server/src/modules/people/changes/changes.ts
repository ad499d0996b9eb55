import { type ToldOfCustomer, type ToldOfLead, toldOfCustomers, toldOfLeads } from '@gavel/contract/staff';
import { z } from 'zod';

/**
 * What the server's processes tell each other of. Ids only: what somebody is called, and what was written, is in the tables. `by`: the id of who
 * did it; null: the customer, or the server.
 */
export type Change =
  | {
      readonly kind: 'lead';
      readonly id: string;
      readonly action: ToldOfLead;
      readonly by: string | null;
      /** Who takes care of it now; null: nobody. */
      readonly owner: string | null;
      /** Who took care of it before, where that is somebody else. */
      readonly before?: string | null | undefined;
    }
  | {
      readonly kind: 'customer';
      readonly id: number;
      readonly action: ToldOfCustomer;
      readonly by: string | null;
      /** Those who take care of their requests; null: everybody may know of them. */
      readonly owners: readonly string[] | null;
    }
  | { readonly kind: 'staff'; readonly by: string | null }
  /** A session of somebody has ended. */
  | { readonly kind: 'session'; readonly user: string }
  /** Who has a request open at one process; nobody: an empty list. */
  | { readonly kind: 'present'; readonly process: string; readonly lead: string; readonly people: readonly string[] }
  /** A process has begun to listen, and knows of nobody yet. */
  | { readonly kind: 'who-is-there'; readonly process: string };

const by = z.string().nullable();

const changes: z.ZodType<Change> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('lead'),
    id: z.string(),
    action: z.enum(toldOfLeads),
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

/** What a process has told; null: one of another version tells of something that this one does not know. */
export function readChange(payload: string): Change | null {
  try {
    return changes.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    return null;
  }
}

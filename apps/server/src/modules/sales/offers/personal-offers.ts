import { customerOfferBody } from '@gavel/contract/staff';
import { z } from 'zod';
import type { Database } from '../../../db/connect.ts';
import type { PersonalRecords } from '../../people/accounts/dependencies.ts';
import { listLeads } from '../leads/leads.repository.ts';
import { customerOffer } from './answer-offer.ts';
import { listOffers } from './offers.repository.ts';

/** What was offered to somebody. When their account goes it is emptied with the requests that it belongs to (`forgetWords`). */
export function personalOffers({ now }: { readonly now: () => number }): PersonalRecords {
  return {
    name: 'offers',
    async exportOf(tx, userId) {
      const leads = await listLeads(tx, userId);
      return exportOffers(
        tx,
        leads.map(({ id }) => id),
        now(),
      );
    },
    forget: async () => [],
  };
}

/** The offers that were sent on these requests, as whoever they are to sees them. */
export async function exportOffers(tx: Database, leadIds: readonly string[], now: number): Promise<readonly unknown[]> {
  const exports: unknown[] = [];
  for (const leadId of leadIds)
    for (const offer of await listOffers(tx, leadId)) exports.push(z.encode(customerOfferBody, customerOffer(offer, now)));
  return exports;
}

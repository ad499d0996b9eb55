import { customerQuoteBody } from '@gavel/contract/staff';
import { z } from 'zod';
import type { Database } from '../../../db/connect.ts';
import type { PersonalRecords } from '../../people/accounts/dependencies.ts';
import { listRequests } from '../requests/requests.repository.ts';
import { customerQuote } from './answer-quote.ts';
import { listQuotes } from './quotes.repository.ts';

/** The quotes of a person. When the person’s account is deleted, the quotes are erased together with the requests (`forgetWords`). */
export function personalQuotes({ now }: { readonly now: () => number }): PersonalRecords {
  return {
    name: 'offers',
    async exportOf(tx, userId) {
      const requests = await listRequests(tx, userId);
      return exportQuotes(
        tx,
        requests.map(({ id }) => id),
        now(),
      );
    },
    forget: async () => [],
  };
}

/** Returns the sent quotes of these requests, in the form in which their customers see them. */
export async function exportQuotes(tx: Database, requestIds: readonly string[], now: number): Promise<readonly unknown[]> {
  const exports: unknown[] = [];
  for (const requestId of requestIds)
    for (const quote of await listQuotes(tx, requestId))
      exports.push(z.encode(customerQuoteBody, await customerQuote(tx, quote, now)));
  return exports;
}

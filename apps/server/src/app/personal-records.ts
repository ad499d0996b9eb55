import type { Database } from '../db/connect.ts';
import type { PersonalRecords } from '../modules/people/accounts/dependencies.ts';
import { personalViews } from '../modules/sales/desk/personal-views.ts';
import { personalOrders } from '../modules/sales/orders/personal-orders.ts';
import { personalQuotes } from '../modules/sales/quotes/personal-quotes.ts';
import { personalCustomers } from '../modules/sales/requests/personal-customers.ts';
import { personalMails } from '../modules/sales/requests/personal-mails.ts';
import { lockWorkOfUsers, personalRequests } from '../modules/sales/requests/personal-requests.ts';
import { personalHouses } from '../modules/visit/saved-houses/personal-houses.ts';
import { personalInvitations } from '../modules/visit/saved-houses/personal-invitations.ts';
import type { Dependencies } from './dependencies.ts';

/**
 * Returns the personal records of all modules, in the order in which they are erased. E-mails are erased before requests, because the
 * requests show which e-mails to erase.
 */
export function personalRecords(dependencies: Pick<Dependencies, 'webhooks' | 'now'>): readonly PersonalRecords[] {
  return [
    personalViews,
    personalMails,
    personalQuotes(dependencies),
    personalRequests(dependencies),
    personalCustomers,
    personalInvitations,
    personalOrders,
    { ...personalHouses, lock: lockHousesAndWork },
  ];
}

/**
 * Locks the saved houses of these users first, then the state of the users' requests (table `lead_work`). Saving a house and sending a
 * quote take the same locks in the same order, so that no deadlock arises.
 */
async function lockHousesAndWork(tx: Database, userIds: readonly string[]): Promise<void> {
  await personalHouses.lock?.(tx, userIds);
  await lockWorkOfUsers(tx, userIds);
}

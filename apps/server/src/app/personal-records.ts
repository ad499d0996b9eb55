import type { PersonalRecords } from '../modules/people/accounts/dependencies.ts';
import { personalViews } from '../modules/sales/desk/personal-views.ts';
import { personalCustomers } from '../modules/sales/leads/personal-customers.ts';
import { personalLeads } from '../modules/sales/leads/personal-leads.ts';
import { personalLetters } from '../modules/sales/leads/personal-letters.ts';
import { personalOffers } from '../modules/sales/offers/personal-offers.ts';
import { personalOrders } from '../modules/sales/orders/personal-orders.ts';
import { personalHouses } from '../modules/visit/saved-houses/personal-houses.ts';
import { personalInvitations } from '../modules/visit/saved-houses/personal-invitations.ts';
import type { Dependencies } from './dependencies.ts';

/** What modules keep about people. Letters are found by requests; what requests lock is locked before any house, everywhere. */
export function personalRecords(dependencies: Pick<Dependencies, 'webhooks' | 'now'>): readonly PersonalRecords[] {
  return [
    personalViews,
    personalLetters,
    personalOffers(dependencies),
    personalLeads(dependencies),
    personalCustomers,
    personalInvitations,
    personalOrders,
    personalHouses,
  ];
}

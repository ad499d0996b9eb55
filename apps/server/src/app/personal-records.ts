import type { PersonalRecords } from '../modules/accounts/dependencies.ts';
import { personalCustomers } from '../modules/leads/personal-customers.ts';
import { personalLeads } from '../modules/leads/personal-leads.ts';
import { personalLetters } from '../modules/leads/personal-letters.ts';
import { personalOffers } from '../modules/offers/personal-offers.ts';
import { personalOrders } from '../modules/orders/personal-orders.ts';
import { personalViews } from '../modules/sales/personal-views.ts';
import { personalHouses } from '../modules/saved-houses/personal-houses.ts';
import { personalInvitations } from '../modules/saved-houses/personal-invitations.ts';
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

import { fillWithPeople } from './office-people.ts';
import { fillWithSales } from './office-sales.ts';
import { fillWithVisits } from './office-visits.ts';
import { openOffice } from './open-office.ts';

/**
 * Fills a data folder with two years of a builder’s sales: staff, customers, requests, quotes and orders. Except for accounts, calls the
 * server’s own API, with the clock set to the time of each event. Returns the one-time password of Sara Lind, who has never logged in.
 */
export async function fillOffice(): Promise<string> {
  const office = await openOffice();
  const people = await fillWithPeople(office);
  await fillWithVisits(office);
  await fillWithSales(office, people);
  await office.close();
  return people.oneTimePassword;
}

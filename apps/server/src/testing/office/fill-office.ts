import { fillWithPeople } from './office-people.ts';
import { fillWithSales } from './office-sales.ts';
import { fillWithVisits } from './office-visits.ts';
import { openOffice } from './open-office.ts';

/**
 * Two years of a builder's sales in the data folder of a server that is to start: who works there, who has asked, what was offered and ordered.
 * All of it is done by the server's own API, each thing at its own time. Gives what Sara Lind, who has never been in, logs in with once.
 */
export async function fillOffice(): Promise<string> {
  const office = await openOffice();
  const people = await fillWithPeople(office);
  await fillWithVisits(office);
  await fillWithSales(office, people);
  await office.close();
  return people.oneTimePassword;
}

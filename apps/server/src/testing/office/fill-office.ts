import '../../app/production.ts';
import { fillWithPeople } from './office-people.ts';
import { fillWithSales } from './office-sales.ts';
import { fillWithVisits } from './office-visits.ts';
import { openOffice } from './open-office.ts';

/**
 * Before the server of the journeys starts: two years of a builder's sales in its data folder, who works there, who has asked, what was offered and
 * ordered. All of it is done by the server's own API, each thing at its own time. Prints what Sara Lind, who has never been in, logs in with once.
 */
const office = await openOffice();
const people = await fillWithPeople(office);
await fillWithVisits(office);
await fillWithSales(office, people);
await office.close();
process.stdout.write(people.oneTimePassword);
process.exit(0);

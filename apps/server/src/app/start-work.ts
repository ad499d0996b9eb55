import type { QueuedJobs } from '../adapters/jobs/jobs.ts';
import type { Mail } from '../adapters/mail/mail.ts';
import type { Database } from '../db/connect.ts';
import { deliverWebhooks } from '../modules/integrations/webhooks/deliver-webhooks.ts';
import { receiversOf } from '../modules/integrations/webhooks/receivers.ts';
import { makeOneTimePassword } from '../modules/people/accounts/make-one-time-password.ts';
import { mailPasswords } from '../modules/people/accounts/password-resets.ts';
import { sendLetters } from '../modules/people/letters/send-letters.ts';
import { readLeadEvents } from '../modules/sales/leads/lead-events.ts';
import { untakenLetter } from '../modules/sales/leads/lead-letters.ts';
import { quotedBy } from '../modules/sales/leads/leads-of-house.repository.ts';
import { printLead } from '../modules/sales/leads/print-lead.ts';
import { readOfferEvents } from '../modules/sales/offers/offer-events.ts';
import { printForLetter } from '../modules/sales/offers/print-offer.ts';
import { attachOrder, frozenDocument } from '../modules/sales/orders/frozen-files.ts';
import { readOrderEvents } from '../modules/sales/orders/order-events.ts';
import { printHouseForLetter } from '../modules/visit/documents/print-for-letter.ts';
import type { Seal } from '../secrets/seal.ts';
import type { Dependencies } from './dependencies.ts';

/** Starts the queued work of this process: e-mails, webhooks and one-time passwords. */
export async function startWork({
  dependencies,
  jobs,
  mail,
  seal,
  resetSeal,
}: {
  readonly dependencies: Dependencies;
  readonly jobs: Pick<QueuedJobs<Database>, 'work'>;
  readonly mail: Mail;
  readonly seal: Seal;
  readonly resetSeal: Seal;
}): Promise<void> {
  const { db, currentRange, letters, receivers, now, logger, ownUrl: baseUrl } = dependencies;
  const printFor = printLead({ ...dependencies, baseUrl });
  const printOffer = printForLetter({ ...dependencies, baseUrl });
  const printOrder = attachOrder({ db, currentRange, logger });
  const printHouse = printHouseForLetter({ ...dependencies, baseUrl, quotedBy, frozenDocument });
  const instead = untakenLetter;
  await jobs.work(sendLetters({ db, mail, letters, seal, printFor, printOffer, printOrder, printHouse, instead, now, logger }));
  const readLeads = readLeadEvents({ db, currentRange, baseUrl });
  const readEvent = readOfferEvents({ db, now }, readOrderEvents({ db, baseUrl }, readLeads));
  await jobs.work(deliverWebhooks({ db, receiverOf: receiversOf({ ...receivers, db, now }), readEvent, now, logger }));
  await jobs.work(mailPasswords({ db, seal: resetSeal, letters, makeOneTimePassword, now, logger }));
}

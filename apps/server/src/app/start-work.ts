import type { QueuedJobs } from '../adapters/jobs/jobs.ts';
import type { MailTransport } from '../adapters/mail/mail.ts';
import type { Database } from '../db/connect.ts';
import { deliverWebhooks } from '../modules/integrations/webhooks/deliver-webhooks.ts';
import { receiversOf } from '../modules/integrations/webhooks/receivers.ts';
import { identifyAddress } from '../modules/people/accounts/identify.ts';
import { makeOneTimePassword } from '../modules/people/accounts/make-one-time-password.ts';
import { mailPasswords } from '../modules/people/accounts/password-resets.ts';
import { sendMails } from '../modules/people/mail/send-mails.ts';
import { attachOrder, frozenDocument } from '../modules/sales/orders/frozen-files.ts';
import { readOrderEvents } from '../modules/sales/orders/order-events.ts';
import { printForMail } from '../modules/sales/quotes/print-quote.ts';
import { readQuoteEvents } from '../modules/sales/quotes/quote-events.ts';
import { printRequest } from '../modules/sales/requests/print-request.ts';
import { readRequestEvents } from '../modules/sales/requests/request-events.ts';
import { untakenMail } from '../modules/sales/requests/request-mails.ts';
import { quotedBy } from '../modules/sales/requests/requests-of-house.repository.ts';
import { printHouseForMail } from '../modules/visit/documents/print-for-mail.ts';
import type { Seal } from '../secrets/seal.ts';
import type { Dependencies } from './dependencies.ts';

/** Starts the work of this process on the queues: e-mails, webhooks and one-time passwords. */
export async function startWork({
  dependencies,
  jobs,
  mail,
  seal,
  resetSeal,
}: {
  readonly dependencies: Dependencies;
  readonly jobs: Pick<QueuedJobs<Database>, 'work'>;
  readonly mail: MailTransport;
  readonly seal: Seal;
  readonly resetSeal: Seal;
}): Promise<void> {
  const { db, currentRange, mails, receivers, now, logger, ownUrl: baseUrl } = dependencies;
  const printFor = printRequest({ ...dependencies, baseUrl });
  const printQuote = printForMail({ ...dependencies, baseUrl });
  const printOrder = attachOrder({ db, currentRange, logger });
  const printHouse = printHouseForMail({
    ...dependencies,
    baseUrl,
    quotedBy,
    frozenDocument,
    identifyAddress: (address) => identifyAddress(db, currentRange, address),
  });
  const instead = untakenMail;
  await jobs.work(sendMails({ db, mail, mails, seal, printFor, printQuote, printOrder, printHouse, instead, now, logger }));
  const readRequests = readRequestEvents({ db, currentRange, baseUrl });
  const readEvent = readQuoteEvents({ db, now }, readOrderEvents({ db, baseUrl }, readRequests));
  await jobs.work(deliverWebhooks({ db, receiverOf: receiversOf({ ...receivers, db, now }), readEvent, now, logger }));
  await jobs.work(mailPasswords({ db, seal: resetSeal, mails, makeOneTimePassword, now, logger }));
}

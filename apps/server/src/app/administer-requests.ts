import { pino } from 'pino';
import { queuedJobs } from '../adapters/jobs/queued-jobs.ts';
import { queuedWebhooks, WEBHOOKS } from '../modules/integrations/webhooks/webhooks.ts';
import { findSharedSecret } from '../modules/people/accounts/accounts.repository.ts';
import { AdministrationError } from '../modules/people/accounts/administer-accounts.ts';
import { MAILS, queuedMails } from '../modules/people/mail/mails.ts';
import { moment } from '../modules/people/mail/moment.ts';
import { currentRange } from '../modules/range/current-range.ts';
import { listHeldBack } from '../modules/sales/requests/held-back.repository.ts';
import { releaseHeldBack } from '../modules/sales/requests/held-back.ts';
import type { CustomerRequest } from '../modules/sales/requests/request-rows.repository.ts';
import { sealWith } from '../secrets/seal.ts';
import type { Administering } from './administering.ts';
import { openLog } from './open-log.ts';

/** Returns the function that runs a command `leads …` of `npm run admin`; null: there is no such command. */
export function requestsCommand([command, id = '']: readonly string[]): ((at: Administering) => Promise<string>) | null {
  if (command === 'held-back') return async ({ connection }) => listed(await listHeldBack(connection.db));
  if (command === 'release' && id !== '') return (at) => release(at, id);
  return null;
}

async function release({ env, connection, now }: Administering, id: string): Promise<string> {
  const { db } = connection;
  const secret = env.authSecret ?? (await findSharedSecret(db, 'auth'));
  if (secret === null)
    throw new AdministrationError('AUTH_SECRET has to be the server’s: e-mails that wait are encrypted with it.');
  const logger = openLog(env.logLevel, pino.destination(2));
  const jobs = await queuedJobs({ database: connection.queues, logger });
  try {
    await jobs.open(MAILS);
    await jobs.open(WEBHOOKS);
    const webhooks = queuedWebhooks({ jobs, now, isSet: env.webhook !== null });
    const range = currentRange({ db, now, logger });
    const baseUrl = env.baseUrl ?? `http://localhost:${env.port}`;
    const mails = queuedMails({ jobs, seal: sealWith(secret, 'letters'), currentRange: range, baseUrl, now });
    const request = await releaseHeldBack({ db, mails, webhooks, currentRange: range, now }, id, null);
    if (!request) throw new AdministrationError(`No request is held back under ${id}.`);
    return `${request.salespersonName} (${request.salespersonEmail}) and ${request.email} get their e-mails.`;
  } finally {
    await jobs.stop();
  }
}

function listed(requests: readonly CustomerRequest[]): string {
  if (requests.length === 0) return 'No request is held back.';
  return requests.map(told).join('\n\n');
}

/**
 * Returns a request as text, from which the operator decides whether a person wrote it. Leaves out control characters, because a terminal
 * would execute them.
 */
function told({ id, heldBack, sentAt, name, email, phone, message, houseTitle }: CustomerRequest): string {
  const about = [name, email, phone, houseTitle].filter(Boolean).join(', ');
  return [`${id}  ${moment(sentAt)}  ${heldBack}`, about, ...message.split('\n')]
    .map((line) => line.replaceAll(/\p{C}/gu, ''))
    .join('\n  ');
}

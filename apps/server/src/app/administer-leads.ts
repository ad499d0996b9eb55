import { pino } from 'pino';
import { queuedJobs } from '../adapters/jobs/queued-jobs.ts';
import { queuedWebhooks, WEBHOOKS } from '../modules/integrations/webhooks/webhooks.ts';
import { findSharedSecret } from '../modules/people/accounts/accounts.repository.ts';
import { AdministrationError } from '../modules/people/accounts/administer-accounts.ts';
import { LETTERS, queuedLetters } from '../modules/people/letters/letters.ts';
import { moment } from '../modules/people/letters/moment.ts';
import { currentRange } from '../modules/range/current-range.ts';
import { listHeldBack } from '../modules/sales/leads/held-back.repository.ts';
import { releaseHeldBack } from '../modules/sales/leads/held-back.ts';
import type { Lead } from '../modules/sales/leads/lead-rows.repository.ts';
import { sealWith } from '../secrets/seal.ts';
import type { Administering } from './administering.ts';
import { openLog } from './open-log.ts';

/** What `leads …` asks for; null: there is no such command. */
export function leadsCommand([command, id = '']: readonly string[]): ((at: Administering) => Promise<string>) | null {
  if (command === 'held-back') return async ({ connection }) => listed(await listHeldBack(connection.db));
  if (command === 'release' && id !== '') return (at) => release(at, id);
  return null;
}

async function release({ env, connection, now }: Administering, id: string): Promise<string> {
  const { db } = connection;
  const secret = env.authSecret ?? (await findSharedSecret(db, 'auth'));
  if (secret === null)
    throw new AdministrationError('AUTH_SECRET has to be the server’s: letters that wait are encrypted with it.');
  const logger = openLog(env.logLevel, pino.destination(2));
  const jobs = await queuedJobs({ database: connection.queues, logger });
  try {
    await jobs.open(LETTERS);
    await jobs.open(WEBHOOKS);
    const webhooks = queuedWebhooks({ jobs, now, isSet: env.webhook !== null });
    const range = currentRange({ db, now, logger });
    const baseUrl = env.baseUrl ?? `http://localhost:${env.port}`;
    const letters = queuedLetters({ jobs, seal: sealWith(secret, 'letters'), currentRange: range, baseUrl, now });
    const lead = await releaseHeldBack({ db, letters, webhooks, currentRange: range, now }, id, null);
    if (!lead) throw new AdministrationError(`No request is held back under ${id}.`);
    return `${lead.salespersonName} (${lead.salespersonEmail}) and ${lead.email} get their letters.`;
  } finally {
    await jobs.stop();
  }
}

function listed(leads: readonly Lead[]): string {
  if (leads.length === 0) return 'No request is held back.';
  return leads.map(told).join('\n\n');
}

/** The request for whoever has to see whether a person wrote it, without what a terminal would obey. */
function told({ id, heldBack, sentAt, name, email, phone, message, houseTitle }: Lead): string {
  const about = [name, email, phone, houseTitle].filter(Boolean).join(', ');
  return [`${id}  ${moment(sentAt)}  ${heldBack}`, about, ...message.split('\n')]
    .map((line) => line.replaceAll(/\p{C}/gu, ''))
    .join('\n  ');
}

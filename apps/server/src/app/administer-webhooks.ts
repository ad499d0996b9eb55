import { pino } from 'pino';
import { queuedJobs } from '../adapters/jobs/queued-jobs.ts';
import {
  type Attempt,
  type LoggedDelivery,
  listAttempts,
  listDeliveries,
  listUndelivered,
} from '../modules/integrations/webhooks/webhooks.repository.ts';
import { replayEvent, WEBHOOKS } from '../modules/integrations/webhooks/webhooks.ts';
import { AdministrationError } from '../modules/people/accounts/administer-accounts.ts';
import { moment } from '../modules/people/mail/moment.ts';
import type { Administering } from './administering.ts';
import { openLog } from './open-log.ts';

/** The greatest number of lines of the webhook log that the command prints. */
const SHOWN = 200;

/** Returns the function that runs a command `webhooks …` of `npm run admin`; null: there is no such command. */
export function webhooksCommand([command, event = '']: readonly string[]): ((at: Administering) => Promise<string>) | null {
  if (command === 'log' && event === '') return async ({ connection }) => logged(await listDeliveries(connection.db, SHOWN));
  if (command === 'log') return async ({ connection }) => tried(await listAttempts(connection.db, idOf(event)), event);
  if (command === 'replay' && event !== '') return (at) => replay(at, event);
  return null;
}

async function replay({ env, connection, now }: Administering, event: string): Promise<string> {
  const { db } = connection;
  const events = event === 'undelivered' ? await listUndelivered(db) : [idOf(event)];
  const jobs = await queuedJobs({ database: connection.queues, logger: openLog(env.logLevel, pino.destination(2)) });
  try {
    await jobs.open(WEBHOOKS);
    for (const id of events)
      if (!(await replayEvent({ db, jobs, now }, id))) throw new AdministrationError(`The log has no event ${id}.`);
  } finally {
    await jobs.stop();
  }
  return `${events.length} told again, under the ids that they had.`;
}

function logged(deliveries: readonly LoggedDelivery[]): string {
  if (deliveries.length === 0) return 'Nothing has been told in the last 30 days.';
  return deliveries
    .map(({ eventId, queuedAt, type, outcome, tries, lastStatus }) => {
      const answers = tries === 0 ? '' : `${tries} tried, last ${lastStatus ?? 'no answer'}`;
      return [eventId, moment(queuedAt), type, outcome ?? 'waiting', answers].filter(Boolean).join('  ');
    })
    .join('\n');
}

function tried(attempts: readonly Attempt[], event: string): string {
  if (attempts.length === 0) return `Nobody was called about ${event}.`;
  return attempts
    .map(({ at, status, milliseconds, words }) =>
      [moment(at), status ?? 'no answer', `${milliseconds} ms`, words].filter((part) => part !== '').join('  '),
    )
    .join('\n');
}

/** Returns the text if it has the form of an event's id (a UUID), else throws. PostgreSQL would fail on any other text. */
function idOf(text: string): string {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)) throw new AdministrationError(`${text} is no event’s id.`);
  return text;
}

import type { RetentionPlan, RetentionRule } from '@gavel/contract/staff';
import { stockholmDay } from '@gavel/core';
import type { Logger } from 'pino';
import type { Job } from '../../../adapters/jobs/jobs.ts';
import { findUser } from '../../people/accounts/accounts.repository.ts';
import { addAuditEntry, findLastAudit } from '../../people/accounts/audit-log.repository.ts';
import { deleteCustomer } from '../../people/customers/customers.repository.ts';
import { deleteLettersAbout } from '../../people/letters/letters.repository.ts';
import type { Letters } from '../../people/letters/letters.ts';
import { forgetInViews } from '../../sales/desk/personal-views.ts';
import { listLeadsOf } from '../../sales/leads/leads.repository.ts';
import { forgetRequests } from '../../sales/leads/personal-leads.ts';
import { type Erasing, forgetIdle } from './erase-person.ts';
import { idleLetter } from './idle-letter.ts';
import {
  countDueLeads,
  countDueOrders,
  countIdle,
  countToldIdle,
  type Due,
  deleteDueOrders,
  isKnownFrom,
  listDueLeads,
  listDueOrders,
  listIdle,
  listToldIdle,
  lockDueLeads,
  lockToldIdle,
  noteTold,
} from './retention.repository.ts';

const DAY_MS = 86_400_000;

/** How long things are kept: the operator's settings. */
export interface KeepPeriods {
  readonly leadsMonths: number;
  readonly accountsMonths: number;
  readonly ordersYears: number;
  /** Whether a run is made every day by itself. */
  readonly isDaily: boolean;
}

/** What letting things go takes. */
export interface Retaining extends Erasing {
  readonly letters: Letters;
  readonly keep: KeepPeriods;
}

/** So long an account is left after its owner was told. */
const NOTICE_DAYS = 30;
/** Of each kind so many are shown. */
const SHOWN = 20;
/** So many are looked up at once. */
const BATCH = 100;

/** What a run would do now. Nothing is done. */
export async function planRetention({ db, keep, now }: Retaining): Promise<RetentionPlan> {
  const at = now();
  const due = dueAt(keep, at);
  const people = (found: Awaited<ReturnType<typeof listIdle>>) =>
    found.map(({ name, lastAt }) => ({ name, lastAt: lastAt.getTime() }));
  return {
    now: at,
    periods: { ...keep, noticeDays: NOTICE_DAYS },
    parts: [
      {
        rule: 'leads',
        count: await countDueLeads(db, due.leads, due.today),
        people: people(await listDueLeads(db, due.leads, due.today, SHOWN)),
      },
      { rule: 'idle', count: await countIdle(db, due.accounts), people: people(await listIdle(db, due.accounts, SHOWN)) },
      { rule: 'accounts', count: await countToldIdle(db, due.told), people: people(await listToldIdle(db, due.told, SHOWN)) },
      {
        rule: 'orders',
        count: await countDueOrders(db, due.orders),
        people: people(await listDueOrders(db, due.orders, SHOWN)),
      },
    ],
    lastRunAt: (await findLastAudit(db, 'retention-run'))?.getTime() ?? null,
  };
}

/**
 * Lets go what is due: requests lose who asked, owners of idle accounts are told, and accounts that nobody has used since go. Each batch is a
 * transaction of its own, and judges anew: of two at once each does a part.
 * @param seenAt what became due after this stays for the next time
 * @param actorId null: the server, which writes nothing where nothing was done
 */
export async function runRetention(
  retaining: Retaining,
  seenAt: number,
  actorId: string | null,
): Promise<Record<RetentionRule, number>> {
  const due = dueAt(retaining.keep, Math.min(seenAt, retaining.now()));
  const done = {
    // First those whose time is over: who is told in this run has all of it.
    accounts: await eraseTold(retaining, due.told),
    idle: await tellIdle(retaining, due.accounts),
    leads: await forgetLeads(retaining, due),
    orders: await retaining.db.transaction((tx) => deleteDueOrders(tx, due.orders)),
  };
  if (actorId !== null || Object.values(done).some((count) => count > 0))
    await addAuditEntry(
      retaining.db,
      { actorId, subjectId: null, action: 'retention-run', details: done },
      new Date(retaining.now()),
    );
  return done;
}

/** Every day, where the operator has it so. */
export function retentionJob(retaining: Retaining, logger: Logger): Job {
  return {
    name: 'retention',
    schedule: { firstAfter: DAY_MS / 24, every: DAY_MS },
    async run() {
      const done = await runRetention(retaining, retaining.now(), null);
      logger.info(done, 'what was due has gone');
    },
  };
}

interface DueTimes {
  readonly leads: Date;
  readonly orders: Date;
  /** Days in Stockholm. */
  readonly accounts: string;
  readonly today: string;
  readonly told: Date;
}

function dueAt({ leadsMonths, accountsMonths, ordersYears }: KeepPeriods, at: number): DueTimes {
  return {
    leads: monthsBefore(at, leadsMonths),
    orders: monthsBefore(at, 12 * ordersYears),
    accounts: stockholmDay(monthsBefore(at, accountsMonths).getTime()),
    today: stockholmDay(at),
    told: new Date(at - NOTICE_DAYS * DAY_MS),
  };
}

function monthsBefore(at: number, months: number): Date {
  const time = new Date(at);
  time.setUTCMonth(time.getUTCMonth() - months);
  return time;
}

async function forgetLeads(retaining: Retaining, { leads: before, today }: DueTimes): Promise<number> {
  const { db, eraseMail } = retaining;
  let count = 0;
  for (;;) {
    const ids = (await listDueLeads(db, before, today, BATCH)).map(({ id }) => id);
    if (ids.length === 0) return count;
    const { forgotten, files } = await db.transaction(async (tx) => {
      const locked = await lockDueLeads(tx, ids, before, today);
      const leads = await listLeadsOf(tx, locked);
      const letters = await deleteLettersAbout(tx, locked, []);
      await forgetRequests(tx, retaining, leads);
      // Whoever is known by nothing else is no customer any more.
      for (const address of new Set(leads.map(({ email }) => email.toLowerCase()))) {
        if (address === '' || (await isKnownFrom(tx, address))) continue;
        await forgetInViews(
          tx,
          leads.filter(({ email }) => email.toLowerCase() === address),
        );
        await deleteCustomer(tx, address);
      }
      return { forgotten: locked.length, files: letters };
    });
    await eraseMail(files);
    count += forgotten;
    if (forgotten === 0) return count;
  }
}

async function tellIdle(retaining: Retaining, before: string): Promise<number> {
  const { db, letters, now } = retaining;
  return inBatches(
    () => listIdle(db, before, BATCH),
    async ({ id }) => {
      const user = await findUser(db, id);
      const at = new Date(now());
      const letter = user && (await letters.write(idleLetter(user, new Date(now() + NOTICE_DAYS * DAY_MS))));
      if (!letter) return false;
      return db.transaction(async (tx) => {
        if (!(await noteTold(tx, id, before, at))) return false;
        await letters.queue(tx, letter);
        return true;
      });
    },
  );
}

async function eraseTold(retaining: Retaining, toldBefore: Date): Promise<number> {
  const { db, eraseMail } = retaining;
  return inBatches(
    () => listToldIdle(db, toldBefore, BATCH),
    async ({ id }) => {
      const files = await db.transaction(async (tx) => {
        const user = (await lockToldIdle(tx, id, toldBefore)) ? await findUser(tx, id) : null;
        return user && (await forgetIdle(tx, retaining, user));
      });
      if (files) await eraseMail(files);
      return files !== null;
    },
  );
}

/** One after another until none is left, or none of those that are can be done now. How many were. */
async function inBatches(list: () => Promise<readonly Due[]>, work: (due: Due) => Promise<boolean>): Promise<number> {
  let count = 0;
  for (;;) {
    let done = 0;
    for (const due of await list()) if (await work(due)) done += 1;
    if (done === 0) return count;
    count += done;
  }
}

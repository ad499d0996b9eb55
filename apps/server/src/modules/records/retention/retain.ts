import type { RetentionPlan, RetentionRule } from '@gavel/contract/staff';
import { stockholmDay } from '@gavel/core';
import type { Logger } from 'pino';
import type { Job } from '../../../adapters/jobs/jobs.ts';
import { findUser } from '../../people/accounts/accounts.repository.ts';
import { addAuditEntry, findLastAudit } from '../../people/accounts/audit-log.repository.ts';
import { lockRecords } from '../../people/accounts/personal-data.ts';
import { deleteCustomer } from '../../people/customers/customers.repository.ts';
import { deleteMailsAbout } from '../../people/mail/mails.repository.ts';
import type { Mails } from '../../people/mail/mails.ts';
import { forgetInViews } from '../../sales/desk/personal-views.ts';
import { forgetRequests } from '../../sales/requests/personal-requests.ts';
import { listRequestsOf } from '../../sales/requests/requests.repository.ts';
import { type Erasing, forgetIdle } from './erase-person.ts';
import { idleMail } from './idle-mail.ts';
import {
  countDueOrders,
  countDueRequests,
  countIdle,
  countToldIdle,
  type Due,
  deleteDueOrders,
  findDueRequests,
  isKnownFrom,
  listDueOrders,
  listDueRequests,
  listIdle,
  listToldIdle,
  lockDueRequests,
  lockToldIdle,
  noteTold,
} from './retention.repository.ts';

const DAY_MS = 86_400_000;

/** How long data is kept, from the operator’s settings. */
export interface KeepPeriods {
  readonly leadsMonths: number;
  readonly accountsMonths: number;
  readonly ordersYears: number;
  /**
   * Whether retention (deleting personal data when its period ends) runs every day; false: it runs only when an administrator starts it.
   */
  readonly isDaily: boolean;
}

/** The dependencies of retention. */
export interface Retaining extends Erasing {
  readonly mails: Mails;
  readonly keep: KeepPeriods;
}

/** Days between the warning and the deletion of an unused account. */
const NOTICE_DAYS = 30;
/** For each retention rule, the administration shows at most this number of requests, accounts or orders to which the rule applies. */
const SHOWN = 20;
/** A run of retention reads at most this number of requests or accounts from the database at a time. */
const BATCH = 100;

/** Returns what a run of retention would delete and whom it would warn now, without doing it. */
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
        count: await countDueRequests(db, due.leads, due.today),
        people: people(await listDueRequests(db, due.leads, due.today, SHOWN)),
      },
      {
        rule: 'idle',
        count: await countIdle(db, due.accounts, due.today),
        people: people(await listIdle(db, due.accounts, due.today, SHOWN)),
      },
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
 * Applies all retention rules. Old requests lose their personal data. Owners of unused accounts are warned, and accounts that stay unused
 * after the warning are deleted. Old final orders are deleted. Each transaction first checks whether its requests, account or orders are
 * still due, so that several runs at the same time share the work.
 * @param seenAt requests, accounts and orders that became due after this time wait for the next run
 * @param actorId null: the server started the run; it adds no audit entry if the run changed nothing
 */
export async function runRetention(
  retaining: Retaining,
  seenAt: number,
  actorId: string | null,
): Promise<Record<RetentionRule, number>> {
  const due = dueAt(retaining.keep, Math.min(seenAt, retaining.now()));
  const done = {
    // Delete accounts before warning others, so that owners who are warned in this run have the whole notice period.
    accounts: await eraseTold(retaining, due.told),
    idle: await tellIdle(retaining, due),
    leads: await forgetDueRequests(retaining, due),
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

/** Returns the daily job. The operator’s settings decide whether it is scheduled. */
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
  /** These two are days in Stockholm (yyyy-MM-dd). An account that was last used before the day `accounts` counts as unused. */
  readonly accounts: string;
  readonly today: string;
  readonly told: Date;
}

function dueAt({ leadsMonths: requestsMonths, accountsMonths, ordersYears }: KeepPeriods, at: number): DueTimes {
  return {
    leads: monthsBefore(at, requestsMonths),
    orders: monthsBefore(at, 12 * ordersYears),
    accounts: stockholmDay(monthsBefore(at, accountsMonths).getTime()),
    today: stockholmDay(at),
    told: new Date(at - NOTICE_DAYS * DAY_MS),
  };
}

function monthsBefore(at: number, months: number): Date {
  const time = new Date(at);
  const day = time.getUTCDate();
  time.setUTCMonth(time.getUTCMonth() - months);
  // The earlier month may be too short to have this day. JavaScript then sets a day of the month after it; use the last day of
  // the earlier month instead.
  if (time.getUTCDate() !== day) time.setUTCDate(0);
  return time;
}

async function forgetDueRequests(retaining: Retaining, { leads: before, today }: DueTimes): Promise<number> {
  const { db, eraseMail } = retaining;
  let count = 0;
  for (;;) {
    const ids = await findDueRequests(db, before, today, BATCH);
    if (ids.length === 0) return count;
    const { forgotten, files } = await db.transaction(async (tx) => {
      const locked = await lockDueRequests(tx, ids, before, today);
      const requests = await listRequestsOf(tx, locked);
      const mails = await deleteMailsAbout(tx, locked, []);
      await forgetRequests(tx, retaining, requests);
      // Also delete a customer who has no other request and no account.
      for (const address of new Set(requests.map(({ email }) => email.toLowerCase()))) {
        if (address === '' || (await isKnownFrom(tx, address))) continue;
        await forgetInViews(
          tx,
          requests.filter(({ email }) => email.toLowerCase() === address),
        );
        await deleteCustomer(tx, address);
      }
      return { forgotten: locked.length, files: mails };
    });
    await eraseMail(files);
    count += forgotten;
    if (forgotten === 0) return count;
  }
}

async function tellIdle(retaining: Retaining, { accounts: before, today }: DueTimes): Promise<number> {
  const { db, mails, now } = retaining;
  return inBatches(
    () => listIdle(db, before, today, BATCH),
    async ({ id }) => {
      const user = await findUser(db, id);
      const at = new Date(now());
      const mail = user && (await mails.write(idleMail(user, new Date(now() + NOTICE_DAYS * DAY_MS))));
      if (!mail) return false;
      return db.transaction(async (tx) => {
        if (!(await noteTold(tx, id, { before, today, at }))) return false;
        await mails.queue(tx, mail);
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
        await lockRecords(tx, retaining.personalRecords, [id]);
        const user = (await lockToldIdle(tx, id, toldBefore)) ? await findUser(tx, id) : null;
        return user && (await forgetIdle(tx, retaining, user));
      });
      if (files) await eraseMail(files);
      return files !== null;
    },
  );
}

/** Handles entries in batches, until no entry is left, or until no entry of a batch could be handled. Returns how many were handled. */
async function inBatches(list: () => Promise<readonly Due[]>, work: (due: Due) => Promise<boolean>): Promise<number> {
  let count = 0;
  for (;;) {
    let done = 0;
    for (const due of await list()) if (await work(due)) done += 1;
    if (done === 0) return count;
    count += done;
  }
}

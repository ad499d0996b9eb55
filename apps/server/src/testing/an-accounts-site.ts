import { asConsentId } from '@gavel/core';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { noPortal } from '../adapters/portal-directory/portal-directory.ts';
import type { Connection, Database } from '../db/connect.ts';
import type { Member } from '../http/identity.ts';
import { insertUser } from '../modules/people/accounts/accounts.repository.ts';
import { users } from '../modules/people/accounts/accounts.tables.ts';
import { makeOneTimePassword } from '../modules/people/accounts/make-one-time-password.ts';
import { mailPasswords, queuedPasswordResets } from '../modules/people/accounts/password-resets.ts';
import { storeRange } from '../modules/range/store-range.ts';
import { sealWith } from '../secrets/seal.ts';
import { aMailbox } from './a-mailbox.ts';
import { aPublishedRange } from './a-published-range.ts';
import { aServer, now, type TestServer } from './a-server.ts';
import { aVisitor, type TestAnswer, type TestVisitor } from './a-visitor.ts';

export const terms = {
  id: asConsentId(7),
  slug: 'anvandarvillkor',
  version: '2026-09-01',
  title: 'Villkor',
  text: '<p>Villkor</p>',
};
export const newsletter = {
  id: asConsentId(8),
  slug: 'nyhetsbrev',
  version: '2026-09-01',
  title: 'Nyhetsbrev',
  text: '<p>Ja</p>',
};

/** The body with which Anna registers. */
export const anna = {
  Email: 'Anna@Example.se ',
  Password: 'granskog vid tjärn',
  FirstName: 'Anna',
  LastName: 'Berg',
  Cellphone: '+46 70-123 45 67',
  MunicipalityId: '2480',
  GdprConsentId: 7,
  Newsletter: true,
};
/** The body with which Anna logs in. */
export const login = { username: 'anna@example.se', password: anna.Password };

/** The user for functions that a test calls directly, without an HTTP request. */
export const caller: Member = {
  kind: 'member',
  userId: '',
  sessionId: '',
  role: 'Customer',
  mustChoosePassword: false,
  access: [],
  needsSecondFactor: false,
  actingFor: null,
};

/**
 * A server for the tests of accounts, with its database, mailbox, clock and housing portal. Call this function inside `describe`: it opens
 * one database for the suite, and deletes all accounts before each test. A test may replace `server` and `portal` and move `clock`.
 */
export function anAccountsSite(open: () => Promise<Connection>) {
  let connection: Connection;
  let server: TestServer;
  /** The ids of requests for a new password whose job has not run yet. */
  const asked: string[] = [];
  const jobs = { enqueue: async (_transaction: Database, _queue: string, id: string) => void asked.push(id) };
  const seal = sealWith('secret', 'password-resets');
  const logger = pino({ level: 'silent' });
  const visitor = () => aVisitor(server.app);

  const site = {
    box: aMailbox(),
    /** Milliseconds since 1970. At the start of each test, this is the current time. */
    clock: 0,
    portal: noPortal,
    get db() {
      return connection.db;
    },
    get server() {
      return server;
    },
    set server(next: TestServer) {
      server = next;
    },
    visitor,
    registered,
    aMemberOfStaff,
    forgot,
    /** Returns the one-time passwords in the e-mails that the server has sent. */
    mailed: (): readonly string[] =>
      site.box.mails.flatMap(({ text }) => /\b[a-z2-9]{5}(?:-[a-z2-9]{5}){5}\b/.exec(text)?.[0] ?? []),
    /** Returns the number of password hashes that the server has computed. */
    reckoned: () => server.dependencies.accounts.passwords.reckoned(),
  };

  beforeAll(async () => {
    connection = await open();
    await storeRange(connection.db, { ...aPublishedRange(), consents: [terms, newsletter] }, new Date(now));
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    await connection.db.delete(users);
    site.box = aMailbox();
    site.clock = Date.now();
    site.portal = noPortal;
    const { accounts } = aServer(connection.db, { now: () => site.clock }).dependencies;
    server = aServer(connection.db, {
      now: () => site.clock,
      mails: site.box,
      accounts: {
        ...accounts,
        passwordResets: queuedPasswordResets({ db: connection.db, jobs, seal, now: () => site.clock }),
        portal: { has: (email) => site.portal.has(email), verify: (email, password) => site.portal.verify(email, password) },
      },
    });
  });

  /** Requests a new password and runs the jobs for it. */
  async function forgot(Email: string): Promise<TestAnswer> {
    const answer = await visitor().post('/api/account/resetpassword', { Email });
    const parts = { db: connection.db, seal, mails: site.box, makeOneTimePassword, now: () => site.clock, logger };
    for (const id of asked.splice(0)) await mailPasswords(parts).run(id);
    return answer;
  }

  /** Registers Anna and returns the browser in which she registered. */
  async function registered(): Promise<TestVisitor> {
    const browser = visitor();
    const { status, body } = await browser.post('/api/account/register', anna);
    expect([status, body]).toEqual([200, { Success: true, AccountAlreadyExists: false }]);
    return browser;
  }

  /** Creates an account of a staff member and returns a browser in which this person has logged in. */
  async function aMemberOfStaff(role: 'Salesmen' | 'Admin' = 'Salesmen'): Promise<TestVisitor> {
    const { passwords } = server.dependencies.accounts;
    const person = { firstName: 'Sara', lastName: 'Säljare', cellphone: '0701234567', municipalityId: '2480', role };
    const email = `${role.toLowerCase()}@example.se`;
    await insertUser(connection.db, { ...person, email }, await passwords.hash('en egen mening'), [], new Date(site.clock));
    const browser = visitor();
    expect((await browser.post('/api/account/login', { username: email, password: 'en egen mening' })).body).not.toBeNull();
    return browser;
  }

  return site;
}

import { pino } from 'pino';
import { buildApp } from '../../app/build-app.ts';
import type { Dependencies } from '../../app/dependencies.ts';
import { readEnv } from '../../app/env.ts';
import { wire } from '../../app/wire.ts';
import { insertUser, type NewUser } from '../../modules/people/accounts/accounts.repository.ts';
import { consentWithSlug } from '../../modules/people/accounts/consents.ts';
import { createPasswords } from '../../modules/people/accounts/passwords.ts';
import { mailsSentBefore } from '../../modules/people/mail/mails-sent-before.ts';
import { openCounts } from '../../modules/visit/counts/counts.ts';
import { noLimits } from '../a-server.ts';
import { aVisitor, type TestVisitor } from '../a-visitor.ts';

/** The password of everybody whose account `enter` creates. */
export const PASSWORD = 'granbarr i snö';

/** A server that listens on no port, with a clock that the caller sets. */
export interface Office {
  readonly dependencies: Dependencies;
  /** A visitor without an account. */
  readonly visitor: Browser;
  /** Sets the clock to a time in Stockholm (winter time), such as `2026-11-19 13:48`. */
  at(time: string): void;
  /** Creates an account for a person and logs in to it. */
  enter(person: NewUser): Promise<Somebody>;
  close(): Promise<void>;
}

/** A client that sends the HTTP requests of one person. It throws an error if the server refuses a request. */
interface Browser {
  get<Answer>(path: string): Promise<Answer>;
  /**
   * Sends a POST request with JSON.
   * @param tag the ETag of the data that the person has read and changes now
   */
  post<Answer>(path: string, body?: object, tag?: string | number): Promise<Answer>;
}

/** A logged-in person. */
export interface Somebody extends Browser {
  /** The account’s number. */
  readonly number: number;
  readonly email: string;
}

export async function openOffice(): Promise<Office> {
  // The server does not listen on a port, so `takePort`, the third argument, does nothing.
  const wired = await wire({ ...readEnv(), ordersNeed: 'administrator' }, pino({ level: 'error' }), async () => {});
  const { db, mails, logger } = wired.dependencies;
  let time = 0;
  const now = () => time;
  const dependencies: Dependencies = {
    ...wired.dependencies,
    now,
    // All e-mails of the past count as sent already, because making dozens of PDFs for old requests would take long.
    mails: mailsSentBefore(mails, now),
    counts: openCounts({ db, now, logger }),
    limits: noLimits,
  };
  const app = buildApp(dependencies, {
    render: null,
    publicPages: [],
    pageOf: () => null,
    clientFolder: null,
    development: false,
  });
  // A cheap hash makes logins quick. Tests of passwords use the real cost.
  const passwords = createPasswords({ memoryCost: 8, timeCost: 1 });
  const hash = await passwords.hash(PASSWORD);

  function browserOf(visitor: TestVisitor): Browser {
    const answered = async <Answer>(path: string, asked: ReturnType<TestVisitor['get']>): Promise<Answer> => {
      const { status, body } = await asked;
      if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
      return body as Answer;
    };
    return {
      get: (path) => answered(path, visitor.get(path)),
      post: (path, body = {}, tag) =>
        answered(path, visitor.post(path, body, tag === undefined ? {} : { 'If-Match': `"${tag}"` })),
    };
  }

  async function enter(person: NewUser): Promise<Somebody> {
    const consent = consentWithSlug(await dependencies.currentRange(), 'anvandarvillkor');
    const agreed = consent ? [{ consentId: consent.id, slug: consent.slug, version: consent.version }] : [];
    const user = await insertUser(db, person, hash, agreed, new Date(now()));
    if (!user) throw new Error(`${person.email} has an account already`);
    const visitor = aVisitor(app);
    await visitor.post('/api/account/login', { username: person.email, password: PASSWORD });
    return { number: user.customerNumber, email: user.email, ...browserOf(visitor) };
  }

  return {
    dependencies,
    visitor: browserOf(aVisitor(app)),
    at(later) {
      time = Date.parse(`${later.replace(' ', 'T')}:00+01:00`);
    },
    enter,
    async close() {
      await dependencies.counts.write();
      await wired.close();
    },
  };
}

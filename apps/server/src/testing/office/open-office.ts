import { pino } from 'pino';
import { buildApp } from '../../app/build-app.ts';
import type { Dependencies } from '../../app/dependencies.ts';
import { readEnv } from '../../app/env.ts';
import { wire } from '../../app/wire.ts';
import { insertUser, type NewUser } from '../../modules/people/accounts/accounts.repository.ts';
import { consentWithSlug } from '../../modules/people/accounts/consents.ts';
import { createPasswords } from '../../modules/people/accounts/passwords.ts';
import { lettersSentBefore } from '../../modules/people/letters/letters-sent-before.ts';
import { openCounts } from '../../modules/visit/counts/counts.ts';
import { noLimits } from '../a-server.ts';
import { aVisitor, type TestVisitor } from '../a-visitor.ts';

/** What everybody of the office logs in with. */
export const PASSWORD = 'granbarr i snö';

/** The server before anybody can reach it, and what time it is there. */
export interface Office {
  readonly dependencies: Dependencies;
  /** Who has no account. */
  readonly visitor: Browser;
  /** Lets it be that time: `2026-11-19 13:48`, in Stockholm in winter. */
  at(time: string): void;
  /** Makes an account and logs it in. */
  enter(person: NewUser): Promise<Somebody>;
  close(): Promise<void>;
}

/** Somebody with a browser. What is refused throws. */
interface Browser {
  get<Answer>(path: string): Promise<Answer>;
  /** @param tag of what was read */
  post<Answer>(path: string, body?: object, tag?: string | number): Promise<Answer>;
}

/** Somebody who is logged in. */
export interface Somebody extends Browser {
  /** The account's number. */
  readonly number: number;
  readonly email: string;
}

export async function openOffice(): Promise<Office> {
  // Nobody reaches it, so that there is no port to take.
  const wired = await wire({ ...readEnv(), ordersNeed: 'administrator' }, pino({ level: 'error' }), async () => {});
  const { db, letters, logger } = wired.dependencies;
  let time = 0;
  const now = () => time;
  const dependencies: Dependencies = {
    ...wired.dependencies,
    now,
    // Nobody waits for dozens of PDFs of old requests.
    letters: lettersSentBefore(letters, now),
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
  // What a password costs is shown where it is hashed.
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

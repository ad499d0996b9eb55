import { randomUUID } from 'node:crypto';
import { limits } from '@gavel/contract';
import type { CampaignId } from '@gavel/core';
import { guideOf, type PublishedRange } from '@gavel/range';
import { drizzle } from 'drizzle-orm/pglite';
import type { Hono } from 'hono';
import { type Logger, pino } from 'pino';
import { noPortal } from '../adapters/portal-directory/portal-directory.ts';
import { buildApp } from '../app/build-app.ts';
import type { Dependencies } from '../app/dependencies.ts';
import type { Database } from '../db/connect.ts';
import { noMetrics } from '../http/metrics.ts';
import type { Limits } from '../http/rate-limits.ts';
import { findUser } from '../modules/people/accounts/accounts.repository.ts';
import { createAuth } from '../modules/people/accounts/auth.ts';
import { createPasswords } from '../modules/people/accounts/passwords.ts';
import { tell } from '../modules/people/changes/changes.repository.ts';
import { withGivenAreas } from '../modules/people/salespersons/with-given-areas.ts';
import { type CurrentRange, currentRange, type ReadRange } from '../modules/range/current-range.ts';
import { findLatestRange } from '../modules/range/range.repository.ts';
import { rangeModels } from '../modules/range/range-models.ts';
import { rememberedVersions } from '../modules/range/remembered-versions.ts';
import { rangeWorkHere } from '../modules/range-editing/work/range-jobs.ts';
import { createLive } from '../modules/sales/live/live.ts';
import { priceHistories } from '../modules/visit/campaigns/price-histories.ts';
import { openCounts } from '../modules/visit/counts/counts.ts';
import { documentLinks } from '../modules/visit/documents/document-links.ts';
import { pricesFrom } from '../modules/visit/houses/price-from.ts';
import { passingPrices } from '../modules/visit/houses/remembered-prices.ts';
import { sealWith } from '../secrets/seal.ts';
import { systemSecrets } from '../secrets/secrets.ts';
import { aMailbox } from './a-mailbox.ts';
import { aPress } from './a-press.ts';
import { aPublishedRange } from './a-published-range.ts';
import { lineDrawings } from './some-pictures.ts';

/** Limits that never refuse an HTTP request. */
export const noLimits = Object.fromEntries(Object.keys(limits).map((name) => [name, free])) as unknown as Limits;

/** 2026-11-20, noon in Stockholm. */
export const now = Date.UTC(2026, 10, 20, 11);

export interface TestServer {
  readonly app: Hono;
  readonly dependencies: Dependencies;
  /** GETs JSON. */
  get(path: string): Promise<Answer>;
  /** POSTs JSON. */
  post(path: string, body: unknown): Promise<Answer>;
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** `unknown`, because tests check it with matchers. */
  readonly body: unknown;
}

/** Returns the whole server without a database, for tests of endpoints that only read the range. */
export function aServerOf(range: PublishedRange = aPublishedRange(), parts: Partial<Dependencies> = {}): TestServer {
  const current = aCurrentRange(range);
  const noHistory = { campaignStarts: new Map<CampaignId, number>(), periods: [] };
  return aServer(drizzle.mock(), {
    currentRange: async () => current,
    priceHistories: async () => noHistory,
    ...parts,
  });
}

/** Returns a range in the form that the server keeps in memory. */
export function aCurrentRange(range: PublishedRange = aPublishedRange()): CurrentRange {
  const houses = range.houses.map((house) => ({
    ...house,
    webConfigurationVersion: 1,
    guide: guideOf(house.webConfiguration, range.pictures),
  }));
  return { ...range, houses, contentHash: 'test' };
}

/** Returns the whole server with a database. The server does not listen on a port. */
export function aServer(db: Database, parts: Partial<Dependencies> = {}): TestServer {
  const dependencies = testDependencies(db, parts);
  const app = buildApp(dependencies, {
    render: null,
    publicPages: [],
    pageOf: () => null,
    clientFolder: null,
    development: false,
  });
  const ask = async (path: string, init?: RequestInit): Promise<Answer> => {
    const response = await app.request(path, init);
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
  };
  return {
    app,
    dependencies,
    get: (path) => ask(path),
    post: (path, body) =>
      ask(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  };
}

function testDependencies(db: Database, parts: Partial<Dependencies>): Dependencies {
  const logger = parts.logger ?? pino({ level: 'silent' });
  const readVersion = rememberedVersions(db, logger);
  const models = rangeModels();
  const clock = parts.now ?? (() => now);
  return {
    isPreview: false,
    db,
    currentRange: latestRange(db, logger),
    readVersion,
    rangeWork: rangeWorkHere,
    models,
    priceHistories: priceHistories({ db, readVersion, models, now: clock }),
    priceFrom: pricesFrom(passingPrices()),
    pictures: lineDrawings(),
    storeAnswers: null,
    press: aPress(),
    brandFonts: { serif: null, sans: null },
    documentLinks: documentLinks(sealWith('s'.repeat(40), 'document-links'), clock),
    now: clock,
    random: () => 0.5,
    secrets: systemSecrets,
    baseUrl: null,
    ownUrl: parts.baseUrl ?? 'http://localhost',
    accounts: accountsOver(db),
    counts: openCounts({ db, now: clock, logger }),
    mails: aMailbox(),
    webhooks: { tell: free },
    receivers,

    live: liveOver(db, logger),
    salesmenSee: 'all',
    ordersNeed: 'nobody',
    reviewAbove: null,
    keep: { leadsMonths: 24, accountsMonths: 24, ordersYears: 7, isDaily: true },
    eraseMail: free,
    discountLimits: { salesman: 1, administrator: 5 },
    limits: noLimits,
    isStarting: () => false,
    isStopping: () => false,
    trustedProxies: [],
    securityContact: null,
    embedders: [],
    metrics: noMetrics,
    logger,
    ...parts,
  };
}

const receivers: Dependencies['receivers'] = {
  seal: sealWith('s'.repeat(40), 'webhooks'),
  configured: null,
  configuredUrl: null,
  reach: 'internet',
  replay: async () => false,
};

function accountsOver(db: Database): Dependencies['accounts'] {
  // A cheap hash, because hundreds of test accounts log in. The tests of hashing use the real cost.
  const passwords = createPasswords({ memoryCost: 8, timeCost: 1 });
  return {
    auth: createAuth({ db, baseUrl: 'http://localhost', secret: 's'.repeat(40), passwords, issuer: 'Test' }),
    passwords,
    portal: noPortal,
    passwordResets: { ask: free },
  };
}

function liveOver(db: Database, logger: Logger): Dependencies['live'] {
  return createLive({
    process: randomUUID(),
    tell: (...changes) => tell(db, ...changes),
    nameOf: async (id) => (await findUser(db, id))?.name ?? null,
    logger,
  });
}

/**
 * Returns a function that checks at each call whether a newer range was published, because tests read a range right after publishing it. A
 * range that was already loaded is reused.
 */
function latestRange(db: Database, logger: Logger): ReadRange {
  let known: { readonly id: number | undefined; readonly read: ReadRange } | null = null;
  return async () => {
    const id = (await findLatestRange(db))?.id;
    // The clock that `currentRange` gets never moves, so `currentRange` queries the database only once.
    if (!known || known.id !== id) known = { id, read: currentRange({ db, now: () => now, logger }) };
    return withGivenAreas({ db, readRange: known.read, now: () => now })();
  };
}

async function free(): Promise<void> {}

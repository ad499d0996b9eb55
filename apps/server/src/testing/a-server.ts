import type { PublishedRange } from '@gavel/range';
import type { Hono } from 'hono';
import { pino } from 'pino';
import { buildApp } from '../app/build-app.ts';
import type { Dependencies } from '../app/dependencies.ts';
import { systemSecrets } from '../app/secrets.ts';
import { type Connection, openInMemory } from '../db/connect.ts';
import { currentRange } from '../modules/range/current-range.ts';
import { rangeModels } from '../modules/range/range-models.ts';
import { storeRange } from '../modules/range/store-range.ts';
import { aPublishedRange } from './a-published-range.ts';

/** 2026-11-20, noon in Stockholm. */
export const now = Date.UTC(2026, 10, 20, 11);

export interface TestServer {
  readonly app: Hono;
  readonly connection: Connection;
  readonly dependencies: Dependencies;
  /** GETs JSON. */
  get(path: string): Promise<Answer>;
  /** Sends JSON. */
  post(path: string, body: unknown): Promise<Answer>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // What came is looked at with matchers, so its type says nothing.
  readonly body: unknown;
}

/** The whole server over an embedded database in memory, with a range published; nothing listens. */
export async function aServer(range: PublishedRange = aPublishedRange(), parts: Partial<Dependencies> = {}): Promise<TestServer> {
  const connection = await openInMemory();
  await storeRange(connection.db, range, new Date(now));
  return serverOver(connection, parts);
}

export function serverOver(connection: Connection, parts: Partial<Dependencies> = {}): TestServer {
  const { db } = connection;
  const dependencies: Dependencies = {
    db,
    // A look at every request: tests publish and ask at once.
    currentRange: () => currentRange(db, () => now)(),
    models: rangeModels(),
    now: () => now,
    random: () => 0.5,
    secrets: systemSecrets,
    limits: { lookUp: async () => undefined, share: async () => undefined },
    logger: pino({ level: 'silent' }),
    ...parts,
  };
  const app = buildApp(dependencies, { render: null, clientFolder: null, development: false });
  const ask = async (path: string, init?: RequestInit): Promise<Answer> => {
    const response = await app.request(path, init);
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
  };
  return {
    app,
    connection,
    dependencies,
    get: (path) => ask(path),
    post: (path, body) =>
      ask(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  };
}

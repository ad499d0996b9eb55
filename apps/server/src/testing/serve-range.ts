import type { IncomingMessage, ServerResponse } from 'node:http';
import { publishRange } from '@gavel/range/publishing';
import { getRequestListener } from '@hono/node-server';
import { dumpEmpty, openDumped } from '../db/connect.ts';
import { storeRange } from '../modules/range/store-range.ts';
import { aServer, now } from './a-server.ts';

/** Long enough before the tests' day that its prices are what they were for all of the thirty days before a campaign. */
const PUBLISHED = new Date('2026-08-01T08:00Z');

/** The API of one range, until it is closed. */
export interface ServedRange {
  listen(request: IncomingMessage, response: ServerResponse): void;
  close(): Promise<void>;
}

/** The whole API over a range that was published in August 2026, as it answers on the tests' day. Throws when the range has faults. */
export async function serveRange(folder: string): Promise<ServedRange> {
  const [{ range, faults }, dump] = await Promise.all([publishRange(folder, now), dumpEmpty()]);
  if (!range) throw new Error(`${folder}: ${JSON.stringify(faults)}`);
  const { db, close } = await openDumped(dump);
  await storeRange(db, range, PUBLISHED);
  const listen = getRequestListener(aServer(db, { now: () => now }).app.fetch);
  return { listen: (request, response) => void listen(request, response), close };
}

import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { publishRange } from '@gavel/range/publishing';
import { getRequestListener } from '@hono/node-server';
import { pino } from 'pino';
import { openDumped } from '../db/connect.ts';
import { unpackDump } from '../db/dumped-folder.ts';
import { currentRange } from '../modules/range/current-range.ts';
import { storeRange } from '../modules/range/store-range.ts';
import type { Pictures } from '../modules/visit/pictures/pictures.ts';
import { aServer, now } from './a-server.ts';
import { emptyDatabase } from './empty-database.ts';
import { somePictures } from './some-pictures.ts';

/**
 * The day on which the range is published. It is so early that the prices of the range apply in all of the thirty days before the tests'
 * campaigns.
 */
const PUBLISHED = new Date('2026-08-01T08:00Z');

/** The API with one published range. */
export interface ServedRange {
  listen(request: IncomingMessage, response: ServerResponse): void;
  close(): Promise<void>;
}

/**
 * Serves the whole API with a range that was published in August 2026, with the clock at the date of the tests. Throws an error if
 * the range has faults.
 */
export async function serveRange(folder: string): Promise<ServedRange> {
  const [{ range, faults }, empty] = await Promise.all([publishRange(folder, now), emptyDatabase()]);
  if (!range) throw new Error(`${folder}: ${JSON.stringify(faults)}`);
  const { db, close } = await openDumped(await unpackDump(await openAsBlob(empty.file)));
  await storeRange(db, range, PUBLISHED);
  // Nobody publishes another range here, so read the range only once.
  const readRange = currentRange({ db, now: () => now, logger: pino({ level: 'silent' }) });
  const parts = { now: () => now, currentRange: readRange, pictures: plainPictures() };
  const listen = getRequestListener(aServer(db, parts).app.fetch);
  return { listen: (request, response) => void listen(request, response), close };
}

/**
 * Returns the picture service with plain pictures of one colour, in the size of the real pictures. Browsers would take long to paint the
 * real ones. Floor plans and elevations are real, because the tests read them. Two plain pictures have the same colour only if the real
 * ones are equal, so that the effect of a choice is visible.
 */
function plainPictures(): Pictures {
  const { drawings, ...others } = somePictures();
  return {
    ...others,
    drawings(range, path, query) {
      const svg = drawings(range, path, query);
      if (svg === null || /\/(plan|elevation)\//.test(path)) return svg;
      const colour = createHash('sha256').update(svg).digest('hex').slice(0, 6);
      return svg.replace(/(<svg[^>]*>).*(?=<\/svg>)/s, `$1<path d="M0 0h9999v9999H0z" fill="#${colour}"/>`);
    },
  };
}

import { type Endpoint, encodeTrusted } from '@gavel/contract';
import { type KeptAnswer, keepAnswer } from './kept-answer.ts';
import { KeptAnswers } from './kept-answers.ts';
import type { ReadSeason, Season } from './season.ts';

interface Found {
  readonly answer: KeptAnswer;
  readonly season: Season;
}

/**
 * The answer of a call that is kept; null where nothing is, because the endpoint is not kept or because a parameter is no name that the range
 * has: whoever makes up names, or writes them in their own way, fills no memory. Throws what `handle` throws.
 */
export type ReadKept = (
  name: string,
  endpoint: Endpoint,
  parameters: unknown,
  handle: () => Promise<unknown>,
) => Promise<Found | null>;

/** Some five hundred lists of houses. */
const LARGEST = 8_000_000;

export function keptCalls(readSeason: ReadSeason): ReadKept {
  const answers = new KeptAnswers<KeptAnswer>(readSeason, LARGEST);
  return async (name, endpoint, parameters, handle) => {
    const { kept, response } = endpoint;
    if (!kept || !response) return null;
    const given = Object.entries(Object(parameters)).filter(([, value]) => value !== undefined);
    const season = await readSeason();
    if (!given.every(([, value]) => season.names.has(String(value)))) return null;
    const answer = await answers.get(JSON.stringify([name, given]), season, async () =>
      keepAnswer(JSON.stringify(encodeTrusted(response, await handle())), { 'Content-Type': 'application/json; charset=utf-8' }),
    );
    return answer && { answer, season };
  };
}

import { type Endpoint, encodeTrusted } from '@gavel/contract';
import { type KeptAnswer, keepAnswer } from './kept-answer.ts';
import { KeptAnswers } from './kept-answers.ts';
import type { Metrics } from './metrics.ts';
import type { ReadSeason, Season } from './season.ts';

interface Found {
  readonly answer: KeptAnswer;
  readonly season: Season;
  /** Whether the address contains the version of this response. */
  readonly isNamed: boolean;
}

/**
 * Returns the cached response of an API call. Null: the endpoint is not cached, or a parameter is not a name in the range. Responses to
 * invented or respelled names are not cached, because they could fill the memory. Throws the errors of `handle`.
 */
export type ReadKept = (
  name: string,
  endpoint: Endpoint,
  parameters: unknown,
  handle: () => Promise<unknown>,
) => Promise<Found | null>;

const VERSION = 'version';
/**
 * The greatest total size of the cached responses, in bytes: about five hundred lists of houses, or three hundred responses with which a
 * visit begins.
 */
const LARGEST = 8_000_000;

export function keptCalls(readSeason: ReadSeason, metrics: Pick<Metrics, 'lookedUp'>): ReadKept {
  const answers = new KeptAnswers<KeptAnswer>(readSeason, LARGEST, (isKept) => metrics.lookedUp('calls', isKept));
  return async (name, endpoint, parameters, handle) => {
    const { kept, response, isVersioned = false } = endpoint;
    if (!kept || !response) return null;
    const said = Object.entries(Object(parameters)).filter(([, value]) => value !== undefined);
    const given = said.filter(([parameter]) => !(isVersioned && parameter === VERSION));
    const [, version] = said.find((one) => !given.includes(one)) ?? [];
    const season = await readSeason();
    if (!given.every(([, value]) => season.names.has(String(value)))) return null;
    const answer = await answers.get(JSON.stringify([name, given]), season, async () =>
      keepAnswer(JSON.stringify(encodeTrusted(response, await handle())), { 'Content-Type': 'application/json; charset=utf-8' }),
    );
    return answer && { answer, season, isNamed: version === answer.version };
  };
}

import { nextCampaignChange } from '@gavel/core';
import type { ReadSeason, Season } from '../../http/season.ts';
import type { CurrentRange, ReadRange } from './current-range.ts';

/**
 * Returns a function that returns the current season. A season ends when another range is served, or when a campaign begins or
 * ends.
 * @param now milliseconds since 1970
 */
export function readSeason(currentRange: ReadRange, now: () => number): ReadSeason {
  let known: { readonly range: CurrentRange; readonly from: number; readonly season: Season } | null = null;
  return async () => {
    const range = await currentRange();
    const moment = now();
    if (!known || known.range !== range || moment < known.from || moment >= known.season.until)
      known = { range, from: moment, season: seasonOf(range, moment) };
    return known.season;
  };
}

function seasonOf(range: CurrentRange, now: number): Season {
  const changes = range.houses.map(({ webConfiguration }) => nextCampaignChange({ model: webConfiguration }, now));
  return { until: Math.min(...changes, Number.POSITIVE_INFINITY), names: namesIn(range) };
}

function namesIn({ houses, municipalities, consents }: CurrentRange): ReadonlySet<string> {
  const questions = houses.flatMap(({ webConfiguration }) => webConfiguration.sections.flatMap((section) => section.questions));
  const configurations = houses.map(({ webConfiguration }) => webConfiguration);
  const bundles = houses.flatMap(({ webConfiguration }) => webConfiguration.bundles);
  return new Set([
    ...houses.flatMap(({ id, key, title }) => [String(id), key, title]),
    ...municipalities.flatMap(({ id, name }) => [id, name]),
    ...[...questions, ...bundles, ...configurations].map(({ id }) => String(id)),
    ...consents.map(({ slug }) => slug),
  ]);
}

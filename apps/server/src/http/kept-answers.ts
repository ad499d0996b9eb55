import { BoundedCache } from '../cache/bounded-cache.ts';
import type { ReadSeason, Season } from './season.ts';

/**
 * A cache of responses that are valid in one season (the time in which the range and the campaigns stay the same). It drops the least
 * recently used responses. A caller that requests a response while it is being made gets this response.
 */
export class KeptAnswers<Answer extends { readonly bytes: number }> {
  private readonly readSeason: ReadSeason;
  private readonly answers: BoundedCache<Answer>;
  private readonly making = new Map<string, Promise<Answer | null>>();
  private readonly onLookUp: (isKept: boolean) => void;
  private season: Season | null = null;

  /**
   * Returns an empty cache.
   * @param limit the bytes that all responses together may use
   * @param onLookUp called after each lookup; `isKept` is whether the requested response was in the cache
   */
  constructor(readSeason: ReadSeason, limit: number, onLookUp: (isKept: boolean) => void = () => {}) {
    this.readSeason = readSeason;
    this.onLookUp = onLookUp;
    this.answers = new BoundedCache(limit, ({ bytes }) => bytes);
  }

  /**
   * Returns the response with a key.
   * @param make makes the response if it is not cached; returns null for a response that must not be cached. Its errors reach
   * all callers who wait for the response
   */
  async get(key: string, season: Season, make: () => Promise<Answer | null>): Promise<Answer | null> {
    if (season !== this.season) {
      this.season = season;
      this.answers.clear();
      this.making.clear();
    }
    const kept = this.answers.find(key);
    this.onLookUp(kept !== undefined);
    return kept ?? this.making.get(key) ?? this.begin(key, season, make);
  }

  private begin(key: string, season: Season, make: () => Promise<Answer | null>): Promise<Answer | null> {
    const making = this.made(key, season, make).finally(() => {
      if (this.making.get(key) === making) this.making.delete(key);
    });
    this.making.set(key, making);
    return making;
  }

  private async made(key: string, season: Season, make: () => Promise<Answer | null>): Promise<Answer | null> {
    const answer = await make();
    // The season may have changed while the response was made. If so, the response must not be cached.
    const isOfSeason = (await this.readSeason()) === season && this.season === season;
    if (answer && isOfSeason) this.answers.put(key, answer);
    return answer;
  }
}

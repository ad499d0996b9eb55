import { BoundedCache } from '../cache/bounded-cache.ts';
import type { ReadSeason, Season } from './season.ts';

/**
 * Remembers answers for the season in which they were made, and of these the ones asked for last. Whoever asks for one that is just being
 * made gets that one.
 */
export class KeptAnswers<Answer extends { readonly bytes: number }> {
  private readonly readSeason: ReadSeason;
  private readonly answers: BoundedCache<Answer>;
  private readonly making = new Map<string, Promise<Answer | null>>();
  private readonly onLookUp: (isKept: boolean) => void;
  private season: Season | null = null;

  /** @param limit bytes that all answers together may take. @param onLookUp is told whether one that was asked for was there */
  constructor(readSeason: ReadSeason, limit: number, onLookUp: (isKept: boolean) => void = () => {}) {
    this.readSeason = readSeason;
    this.onLookUp = onLookUp;
    this.answers = new BoundedCache(limit, ({ bytes }) => bytes);
  }

  /** The answer under a key. @param make gives null for what is not to be kept; what it throws is thrown to all who wait for it */
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
    // It may tell of what has come between.
    const isOfSeason = (await this.readSeason()) === season && this.season === season;
    if (answer && isOfSeason) this.answers.put(key, answer);
    return answer;
  }
}

/** A period in which the same range and the same campaigns apply, so that responses which depend on them can be cached. */
export interface Season {
  /**
   * When the next campaign begins or ends, in milliseconds since 1970; infinite: there is no next campaign. A new range ends
   * the season earlier.
   */
  readonly until: number;
  /** All names in the range: ids and names of its houses, municipalities, questions and consents. */
  readonly names: ReadonlySet<string>;
}

/** Returns the current season, always the same object as long as the season lasts. Throws if there is no range. */
export type ReadSeason = () => Promise<Season>;

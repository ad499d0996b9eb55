/** A time in which the range and its campaigns tell everybody the same. */
export interface Season {
  /** When a campaign begins or ends, milliseconds since 1970; infinite where none is to come. Another range ends it sooner. */
  readonly until: number;
  /** What the range has names for: ids and names of its houses, municipalities, questions and consents. */
  readonly names: ReadonlySet<string>;
}

/** Which season it is: the same object as long as it lasts. Throws where there is no range. */
export type ReadSeason = () => Promise<Season>;

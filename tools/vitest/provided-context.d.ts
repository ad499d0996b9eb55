import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of an empty PostgreSQL database. Null if no address was configured and no server could be started. */
    postgresUrl: string | null;
    /** A file with the dump of an empty database, which PGlite loads. */
    databaseDump: string;
    /** The data folder of an empty embedded database (PGlite). */
    databaseFolder: string;
    /** The name of the empty PostgreSQL database. Tests make all their PostgreSQL databases as copies of it. */
    postgresTemplate: string;
    /** How many examples property tests try; `vitest.config.ts` sets it. */
    propertyDepth: 'short' | 'full';
    /**
     * `kills`: how often this run kills the server. `from`: how many kills the earlier parts of a long run have made. `database`: the
     * only database to test; null: all. `vitest.config.ts` sets them.
     */
    crash: { readonly kills: number; readonly from: number; readonly database: string | null };
    /** The number of malformed requests, and the seed that chooses them; `vitest.config.ts` sets both. */
    attack: { readonly count: number; readonly seed: number };
  }
}

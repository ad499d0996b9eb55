import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of an empty PostgreSQL database; null: no server was given, and none could be started. */
    postgresUrl: string | null;
    /** A file with an empty database, for PGlite. */
    databaseDump: string;
    /** A folder with the same database in the embedded form. */
    databaseFolder: string;
    /** The name of the empty PostgreSQL database from which tests make all others. */
    postgresTemplate: string;
    /** How many examples property tests try; `vitest.config.ts` sets it. */
    propertyDepth: 'short' | 'full';
    /**
     * How often the server is killed, after how many kills of other parts, and over which database (null: over all); `vitest.config.ts`
     * sets it.
     */
    crash: { readonly kills: number; readonly from: number; readonly database: string | null };
    /** How many malformed requests are sent, and which; `vitest.config.ts` sets it. */
    attack: { readonly count: number; readonly seed: number };
  }
}

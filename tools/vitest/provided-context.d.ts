import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** An empty PostgreSQL server's database, or null where none could be started and none was given. */
    postgresUrl: string | null;
    /** A file with an empty database, for PGlite. */
    databaseDump: string;
    /** The same as the folder of an embedded database. */
    databaseFolder: string;
    /** The name of an empty database on PostgreSQL that every other is made from. */
    postgresTemplate: string;
    /** How thoroughly properties are tried; `vitest.config.ts` sets it. */
    propertyDepth: 'short' | 'full';
    /** How often the server is killed, after how many kills of other parts, and over which database (null: over all); `vitest.config.ts` sets it. */
    crash: { readonly kills: number; readonly from: number; readonly database: string | null };
    /** How many malformed requests are sent, and which; `vitest.config.ts` sets it. */
    attack: { readonly count: number; readonly seed: number };
  }
}

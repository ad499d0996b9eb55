import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** An empty PostgreSQL server's database, or null where none could be started and none was given. */
    postgresUrl: string | null;
    /** A file with an empty database, for PGlite. */
    databaseDump: string;
    /** How thoroughly properties are tried; `vitest.config.ts` sets it. */
    propertyDepth: 'short' | 'full';
    /** How often the server is killed; `vitest.config.ts` sets it. */
    crashDepth: 'short' | 'full';
  }
}

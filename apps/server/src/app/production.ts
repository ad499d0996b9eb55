import './quick-drizzle.ts';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A server of the built application is in production where nothing else is said: React's development code takes twice as long for a page. */
process.env.NODE_ENV ??= 'production';

// What Node compiles is kept, also by the processes that the server starts: its start takes a third less, and that of a letter's process too.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../../../../node_modules/.cache/compiled', import.meta.url));
enableCompileCache(process.env.NODE_COMPILE_CACHE);

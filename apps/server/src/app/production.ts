import './quick-drizzle.ts';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/** The default of `NODE_ENV` is production, because React's development code takes twice the time to render a page. */
process.env.NODE_ENV ??= 'production';

// Cache the code that Node compiles, also for child processes. The server, and the child process that it starts for each e-mail, then
// start a third faster.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../../../../node_modules/.cache/compiled', import.meta.url));
enableCompileCache(process.env.NODE_COMPILE_CACHE);

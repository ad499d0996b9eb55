import * as z from 'zod/mini';

// A browser under our content security policy reports zod's attempt at `new Function` as a violation.
z.config({ jitless: 'document' in globalThis });

/** For whoever writes a schema outside of this package, too: what is set above holds for it then. */
export { z };

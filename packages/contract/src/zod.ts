import * as z from 'zod/mini';

// Without this setting, browsers with our content security policy report zod’s attempt at `new Function` as a violation.
z.config({ jitless: 'document' in globalThis });

/** Schemas that run in a browser import zod from here too, so that the setting above applies to them. */
export { z };

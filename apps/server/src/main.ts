// This must be the first import. It sets variables that other modules read when they are loaded, and turns on the cache for
// their compiled code.
import './app/production.ts';

const { serve } = await import('./serve.ts');
await serve();

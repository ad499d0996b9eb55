// Before all others: they look at it when they are loaded, and it keeps what they are compiled to.
import './app/production.ts';

const { serve } = await import('./serve.ts');
await serve();

// As in `main.ts`: before all others.
import '../app/production.ts';

/** The server of the deploy journey: with a web application that was built into another folder, its first argument. */
const { serve } = await import('../serve.ts');
await serve(process.argv[2]);

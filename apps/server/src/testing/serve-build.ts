// This import is first, for the reason in `main.ts`.
import '../app/production.ts';

/** The server of the browser test of a deployment. Its first argument is the folder of another build of the web application. */
const { serve } = await import('../serve.ts');
await serve(process.argv[2]);

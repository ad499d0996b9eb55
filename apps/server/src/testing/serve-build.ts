// This must be the first import, because it sets environment variables that other modules read when they are loaded.
import '../app/production.ts';

/**
 * The server for the browser test that deploys a new version. Its first argument is the folder of another build of the web
 * application.
 */
const { serve } = await import('../serve.ts');
await serve(process.argv[2]);

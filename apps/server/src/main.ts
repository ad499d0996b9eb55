import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { buildApp } from './app/build-app.ts';
import { loadPages } from './app/pages.ts';
import { run } from './app/run.ts';

await run(async (dependencies) => {
  const pages = await loadPages();
  if (!pages) dependencies.logger.warn('the web application is not built (npm run build): only the API is served');
  const web = { render: pages?.render ?? null, clientFolder: pages?.clientFolder ?? null, development: false };
  return createServer(getRequestListener(buildApp(dependencies, web).fetch));
});

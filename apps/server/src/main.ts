import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { buildApp } from './app/build-app.ts';
import { beProduction } from './app/env.ts';
import { loadPages } from './app/pages.ts';
import { run } from './app/run.ts';

await run(async (dependencies) => {
  beProduction();
  const pages = await loadPages();
  if (!pages) dependencies.logger.warn('the web application is not built (npm run build): only the API is served');
  const web = { render: pages?.render ?? null, clientFolder: pages?.clientFolder ?? null, development: false };
  const app = buildApp(dependencies, web);
  // So that the first visitor does not wait for the prices of all houses.
  void app.request('/api/houses');
  return createServer(getRequestListener(app.fetch));
});

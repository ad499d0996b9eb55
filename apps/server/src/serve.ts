import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { buildApp } from './app/build-app.ts';
import { loadPages } from './app/pages.ts';
import { run } from './app/run.ts';

/** Longer than the minute that proxies keep a connection: they never ask on one that was just closed here. Milliseconds. */
const KEPT_OPEN = 72_000;

await run(async (dependencies) => {
  const pages = await loadPages();
  if (!pages) dependencies.logger.warn('the web application is not built (npm run build): only the API is served');
  const web = {
    render: pages?.render ?? null,
    publicPages: pages?.publicPages ?? [],
    clientFolder: pages?.clientFolder ?? null,
    development: false,
  };
  const app = buildApp(dependencies, web);
  // So that the first visitor does not wait for the prices of all houses.
  void app.request('/api/houses');
  return createServer({ keepAliveTimeout: KEPT_OPEN }, getRequestListener(app.fetch));
});

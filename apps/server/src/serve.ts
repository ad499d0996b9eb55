import { getRequestListener } from '@hono/node-server';
import { buildApp } from './app/build-app.ts';
import { loadPages } from './app/pages.ts';
import { run } from './app/run.ts';
import { isAmong } from './http/client-address.ts';
import { guardedServer } from './http/guard-connections.ts';
import { refuseUserinfo } from './http/refuse-userinfo.ts';

await run(async (dependencies) => {
  const pages = await loadPages();
  if (!pages) dependencies.logger.warn('the web application is not built (npm run build): only the API is served');
  const web = {
    render: pages?.render ?? null,
    publicPages: pages?.publicPages ?? [],
    pageOf: pages?.pageOf ?? (() => null),
    clientFolder: pages?.clientFolder ?? null,
    development: false,
  };
  const app = buildApp(dependencies, web);
  const server = guardedServer(
    refuseUserinfo(getRequestListener(app.fetch)),
    isAmong(dependencies.trustedProxies),
    dependencies.isStopping,
  );
  // So that the first visitor waits neither for the prices of all houses nor for code that has never run.
  server.once('listening', () => {
    const address = server.address();
    const Host = typeof address === 'object' && address ? `localhost:${address.port}` : 'localhost';
    void app.request(pages ? '/' : '/api/houses', { headers: { Host } });
  });
  return server;
});

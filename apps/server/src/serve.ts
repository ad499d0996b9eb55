import { getRequestListener } from '@hono/node-server';
import { buildApp } from './app/build-app.ts';
import { loadPages } from './app/pages.ts';
import { run } from './app/run.ts';
import { warmUp } from './app/warm-up.ts';
import { isAmong } from './http/client-address.ts';
import { guardedServer } from './http/guard-connections.ts';
import { refuseUserinfo } from './http/refuse-userinfo.ts';

/**
 * Runs the server until it receives a stop signal.
 * @param build the folder of the built web application; by default the folder that `npm run build` writes
 */
export function serve(build?: string): Promise<void> {
  return run(async (dependencies) => {
    const pages = await loadPages(build);
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
    const path = pages ? '/' : '/api/houses';
    return { server, warmUp: (port) => warmUp({ app, path, host: `localhost:${port}`, logger: dependencies.logger }) };
  });
}

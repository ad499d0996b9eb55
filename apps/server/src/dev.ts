import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite } from 'vite';
import { buildApp } from './app/build-app.ts';
import { type RenderPage, readBundle } from './app/pages.ts';
import { run } from './app/run.ts';

/** Leaves console output as it is and does not turn it into lines of the log, because the developer reads Vite's output. */
const keepsConsole = () => {};

/**
 * Runs the server and the web application in one process, for development. Vite compiles the files that the browser and the
 * page renderer request, and reloads them after changes.
 */
await run(async (dependencies) => {
  const server = createServer();
  const vite = await createVite({
    root: fileURLToPath(new URL('../../web', import.meta.url)),
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
  });
  // Remove the listeners of Vite’s plugins, which would end the process before the database is closed.
  process.removeAllListeners('SIGTERM');
  const render: RenderPage = async (request, context) =>
    readBundle(await vite.ssrLoadModule('/server.ts')).render(request, context);
  const listener = getRequestListener(
    buildApp(dependencies, { render, publicPages: [], pageOf: () => null, clientFolder: null, development: true }).fetch,
  );
  server.on('request', (request, response) => {
    vite.middlewares(request, response, () => void listener(request, response));
  });
  server.on('close', () => void vite.close());
  return { server };
}, keepsConsole);

import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite } from 'vite';
import { buildApp } from './app/build-app.ts';
import { type RenderPage, readBundle } from './app/pages.ts';
import { run } from './app/run.ts';

/** The developer reads Vite's output, so it is not turned into lines of the log. */
const keepsConsole = () => {};

/**
 * Runs the server and the web application in one process. Vite compiles what the browser and the page renderer request, and reloads it
 * after changes.
 */
await run(async (dependencies) => {
  const server = createServer();
  const vite = await createVite({
    root: fileURLToPath(new URL('../../web', import.meta.url)),
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
  });
  // Vite’s plugins would end the process before the database is closed.
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

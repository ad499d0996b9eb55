import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { createRequestHandler, RouterContextProvider } from 'react-router';

// Serves the frameworks without the product, for comparison. `/hello` comes from Hono, `/page` is a page that is kept in memory, and
// `/` is a React Router page. Listens on PORT and prints its address.

/** The size in bytes of the product’s start page when it was first measured. The page at `/page` has the same size. */
const PAGE_BYTES = 162_000;

const built = fileURLToPath(new URL('../../node_modules/.cache/bench-bare/', import.meta.url));
const render = createRequestHandler(await import(`${built}server/index.js`), 'production');
const page = randomBytes(PAGE_BYTES / 2).toString('hex');

const app = new Hono()
  .get('/hello', (c) => c.text('hello'))
  .get('/page', (c) => c.html(page))
  .get('/assets/*', compress(), serveStatic({ root: `${built}client` }))
  .all('*', (c) => render(c.req.raw, new RouterContextProvider()));
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env.PORT) }, ({ port }) =>
  console.log(`Gavel: http://127.0.0.1:${port}`),
);
